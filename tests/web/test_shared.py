"""Spectators share one answer; nobody is given another reader's."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from bot.host.host import Host, Opened
from bot.host.once import Once
from bot.web.play.page import table_page
from engine.choice import sample
from engine.rng import Rng
from tests.web.conftest import Visitor

ROOM = 3


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """For whom a page was put together."""
    found: list[object] = []

    async def noted(host: Host, drawings: Any, table: Any, seat: int | None, *rest: Any, **more: Any) -> Any:
        found.append(seat)
        return await table_page(host, drawings, table, seat, *rest, **more)

    monkeypatch.setattr("bot.web.play.telling.table_page", noted)
    return found


async def test_a_crowd_of_spectators_is_told_once_for_each_language_and_change(
    arrive: Callable[[], Visitor], host: Host, opened: Opened, made: list[object]
) -> None:
    here = f"/t/{opened.match_id}/state"
    visitors = [arrive() for _ in range(12)]
    told = await asyncio.gather(*(visitor.get(here) for visitor in visitors))
    assert len(set(told)) == len(made) == 1
    french = await visitors[0].get(here, Accept_Language="fr")
    assert (len(made), json.loads(french)["status"] == json.loads(told[0])["status"]) == (2, False)
    await host.seats.rename(opened.match_id, 1, "Zoe")
    assert "Zoe" in await visitors[0].get(here), "no move was made, and yet something changed"
    seat, decision = next(iter(((await host.table(opened.match_id)).pending()).items()))
    await host.submit(opened.match_id, seat, sample(decision.choice, Rng("any")))
    assert json.loads(await visitors[0].get(here))["seq"] == json.loads(told[0])["seq"] + 1


async def test_what_a_player_reads_is_made_for_that_player(
    arrive: Callable[[], Visitor], opened: Opened, made: list[object]
) -> None:
    ada, bo, spectator = arrive(), arrive(), arrive()
    hers, his = await ada.sit(opened, 0), await bo.sit(opened, 1)
    made.clear()
    states = [
        json.loads(await visitor.get(f"{base}/state"))
        for visitor, base in ((ada, hers), (spectator, f"/t/{opened.match_id}"), (bo, his), (ada, hers))
    ]
    assert made == [0, None, 1, 0]
    assert len({json.dumps(state["parts"]) for state in states}) == 3


async def test_what_could_not_be_made_is_tried_again() -> None:
    shared, tries = Once[bytes](ROOM), 0

    async def second_time_lucky() -> bytes:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise LookupError
        return b"told"

    with pytest.raises(LookupError):
        await shared.get("key", second_time_lucky)
    assert await shared.get("key", second_time_lucky) == b"told"


async def test_only_so_much_is_kept() -> None:
    shared, tries = Once[bytes](ROOM), [0]

    async def counted() -> bytes:
        tries[0] += 1
        return b"told"

    for number in range(ROOM + 1):
        await shared.get(number, counted)
    await shared.get(ROOM, counted)
    assert tries[0] == ROOM + 1
    await shared.get(0, counted)
    assert tries[0] == ROOM + 2
