"""What our script is told of a table that moved on, and how little is read for it."""

import json
from collections.abc import Callable

import pytest

from bot.host.host import Host, Opened
from bot.store.matches import Matches
from bot.store.records import MoveRecord
from bot.table.seating import SeatSpec
from tests.web.browsing import (
    COUNT_STREAMED,
    DESK,
    Browse,
    link,
    one_answers,
    others_answer,
    point,
    pointer_at,
)
from tests.web.conftest import Visitor

Arrive = Callable[[], Visitor]
SETTLED = 1000
"""Milliseconds after which a page has asked for everything that it wants."""


async def test_a_page_hears_whether_its_seat_has_moved(arrive: Arrive, host: Host, opened: Opened) -> None:
    ada, bo = arrive(), arrive()
    here, there = await ada.sit(opened, 0), await bo.sit(opened, 1)

    async def hears_own(visitor: Visitor, path: str, since: int) -> bool:
        told = json.loads(await visitor.get(f"{path}/state?since={since}", Accept="application/json"))
        return bool(told["own"])

    await host.submit(opened.match_id, 0, 5)
    await host.submit(opened.match_id, 1, 1, by="house")
    assert await hears_own(ada, here, 0)
    assert not await hears_own(ada, here, 1), "it knows of its own move"
    assert not await hears_own(bo, there, 0), "the house moved for the seat"
    assert not await hears_own(bo, f"/t/{opened.match_id}", 0), "a spectator has no seat"


async def test_the_log_is_read_once_for_all_that_is_told_of_it(
    arrive: Arrive, host: Host, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, watcher = arrive(), arrive()
    here = await ada.sit(opened, 0)
    await host.submit(opened.match_id, 0, 5)
    await host.undo(opened.match_id, 0)
    reads: list[str] = []
    read = Matches.log

    async def noted(matches: Matches, match_id: str, after: int = -1) -> list[MoveRecord]:
        reads.append(match_id)
        return await read(matches, match_id, after)

    monkeypatch.setattr(Matches, "log", noted)
    host.tables.forget(opened.match_id)
    await ada.get(f"{here}/state?since=0", Accept="application/json")
    await watcher.get(f"/t/{opened.match_id}/state?since=0", Accept="application/json")
    assert len(reads) == 1
    await host.submit(opened.match_id, 0, 5)
    await ada.get(f"{here}/state?since=2", Accept="application/json")
    assert len(reads) == 1, "the move is added to what is known"


@pytest.mark.browser
async def test_the_page_reads_the_state_for_moves_of_others_alone(browse: Browse, house: Host) -> None:
    """The answer to a move shows what it did; the stream, which tells of it too, is not asked about again."""
    opened = await house.open("oltremare", [SeatSpec(name) for name in ("Ada", "Bo")], seed="once")
    page = await browse(link(opened, 0), viewport=DESK)
    await page.wait_for_url("**/seat/0")
    await page.add_init_script(COUNT_STREAMED)
    await page.clock.install()
    await page.reload()
    pointer = await pointer_at(page, house, 0, "once")
    await others_answer(house, opened.match_id, 0, pointer.rng)
    await pointer.settled()
    await page.clock.run_for(SETTLED)
    heard = await page.evaluate("window.streamed")
    reads: list[str] = []
    page.on("request", lambda sent: reads.append(sent.url) if "/state?" in sent.url else None)
    await point(pointer, "en")
    await page.wait_for_function("before => window.streamed > before", arg=heard)
    await page.clock.run_for(SETTLED)
    assert reads == []
    await one_answers(house, opened.match_id, pointer.rng)
    await pointer.settled()
    assert len(reads) == 1
