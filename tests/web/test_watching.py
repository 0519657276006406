"""What spectators ask for is made once, whatever they say they knew; silent changes leave it alone."""

import asyncio
import json
from collections.abc import Callable
from contextlib import aclosing
from typing import Any

import pytest

from bot.host.budget import PURSES, Purse
from bot.host.host import Host, Opened
from bot.host.notices import Notices
from bot.table.plans import plan_for
from bot.web.play import live
from bot.web.play.live import Silence
from bot.web.play.page import table_page
from bot.web.show.pages import html
from engine.choice import sample
from engine.rng import Rng
from tests.kit import PATIENCE
from tests.web.conftest import Visitor

Arrive = Callable[[], Visitor]


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """For whom a page was put together."""
    pages: list[object] = []

    async def noted(host: Host, drawings: Any, table: Any, seat: int | None, *rest: Any, **more: Any) -> Any:
        pages.append(seat)
        return await table_page(host, drawings, table, seat, *rest, **more)

    monkeypatch.setattr("bot.web.play.telling.table_page", noted)
    return pages


async def test_values_made_up_by_a_spectator_make_nothing_again(
    arrive: Arrive, opened: Opened, made: list[object]
) -> None:
    here, rng = f"/t/{opened.match_id}/state", Rng("made up")
    usual = await arrive().get(here)
    for _ in range(60):
        board = "".join(rng.pick(list("0123456789abcdef")) for _ in range(16))
        await arrive().get(f"{here}?since={rng.below(10**8)}&board={board}")
    assert len(made) == 1
    assert await arrive().get(here) == usual
    assert len(made) == 1, "what was made up has not pushed out what everybody reads"


async def test_a_spectator_who_makes_the_host_work_pays_for_it(
    arrive: Arrive, host: Host, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PURSES, "drawings", Purse(8, 8))
    here, stranger = f"/t/{opened.match_id}/state", arrive()
    for _ in range(2):
        await stranger.get(here, X_Forwarded_For="203.0.113.9")
        seat, decision = next(iter(((await host.table(opened.match_id)).pending()).items()))
        await host.submit(opened.match_id, seat, sample(decision.choice, Rng("any")))
    await stranger.get(here, status=429, X_Forwarded_For="203.0.113.9")
    await arrive().get(here, X_Forwarded_For="203.0.113.10")
    await stranger.get(here, X_Forwarded_For="203.0.113.9")


async def leave_plan(host: Host, opened: Opened) -> None:
    """Ada, who is not asked now, leaves an answer for later."""
    ahead = (await host.plans.predict(opened.match_id, 0))[-1]
    answer = sample(ahead.decision.choice, Rng("any"))
    await host.plans.leave(opened.match_id, 0, plan_for(ahead.decision, answer, "same"))


async def test_a_plan_leaves_what_others_read_untouched(
    arrive: Arrive, host: Host, opened: Opened, made: list[object]
) -> None:
    here, watcher = f"/t/{opened.match_id}/state", arrive()
    await host.submit(opened.match_id, 0, 5)
    before = await watcher.get(here)
    revision = (await host.table(opened.match_id)).revision
    await leave_plan(host, opened)
    assert (await host.table(opened.match_id)).revision > revision, "a plan was stored"
    assert await watcher.get(here) == before
    assert len(made) == 1, "the first look after a plan takes no longer than any other"


async def test_a_plan_left_in_another_process_leaves_what_others_read_untouched(
    arrive: Arrive, host: Host, opened: Opened, made: list[object]
) -> None:
    other, here, watcher = Host(host.store, host.clock), f"/t/{opened.match_id}/state", arrive()
    await host.submit(opened.match_id, 0, 5)
    before = await watcher.get(here)
    await leave_plan(other, opened)
    assert await watcher.get(here) == before
    assert len(made) == 1
    assert (await host.table(opened.match_id)).seats == (await other.table(opened.match_id)).seats
    await other.close()


async def test_only_a_written_line_moves_the_next_heartbeat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "HEARTBEAT", 0.2)
    notices, beats = Notices(), 0
    with notices.subscribe("match") as subscription:

        async def stir() -> None:
            """Changes of which nothing is written, without end."""
            while True:
                await asyncio.sleep(0)
                subscription.tell(1)

        stirring = asyncio.create_task(stir())
        async with asyncio.timeout(PATIENCE), aclosing(live.with_heartbeats(subscription, Silence())) as told:
            async for seq in told:
                beats += seq is None
                if beats == 3:
                    break
        stirring.cancel()
    assert beats == 3


async def test_a_spectator_who_slept_long_is_told_to_load_the_page(
    arrive: Arrive, host: Host, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, watcher = f"/t/{opened.match_id}/state", arrive()
    for seat in range(2):
        await host.submit(opened.match_id, seat, 5)
    assert json.loads(await watcher.get(f"{here}?since=0"))["lines"].count("<li")
    monkeypatch.setattr("bot.web.play.telling.LOG_MOVES", 1)
    assert json.loads(await watcher.get(f"{here}?since=0")) == {"seq": 2, "reload": ""}


@pytest.mark.parametrize("seated", [True, False])
async def test_a_page_that_knows_more_than_the_host_is_told_why_it_has_to_load_again(
    arrive: Arrive, host: Host, opened: Opened, *, seated: bool
) -> None:
    reader = arrive()
    here = await reader.sit(opened, 0) if seated else f"/t/{opened.match_id}"
    await host.submit(opened.match_id, 0, 5)
    now = json.loads(await reader.get(f"{here}/state"))
    for known, reloads in (
        (f"since=1&mark={now['mark']}", False),
        ("since=1", False),
        ("since=2", True),
        (f"since=1&mark={'0' * 16}", True),
    ):
        told = json.loads(await reader.get(f"{here}/state?{known}"))
        assert bool(told.get("reload")) is reloads, known
        assert told["seq"] == 1


async def test_the_page_of_a_spectator_is_made_once(
    arrive: Arrive, host: Host, opened: Opened, made: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, filled = f"/t/{opened.match_id}", []

    def noted(request: Any, template: str, *rest: Any, **more: Any) -> str:
        filled.append(template)
        return html(request, template, *rest, **more)

    monkeypatch.setattr("bot.web.play.watching.html", noted)
    first = await arrive().get(here)
    pages = {await arrive().get(f"{here}?{number}") for number in range(8)}
    assert pages == {first}
    assert (made, filled.count("table.html")) == ([None], 1)
    await host.submit(opened.match_id, 0, 5)
    assert await arrive().get(here) != first
    assert 'lang="fr"' in await arrive().get(here, Accept_Language="fr")
