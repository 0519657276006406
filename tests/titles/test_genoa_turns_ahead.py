"""A turn of Genoa that was planned before its start square was rolled, through the host."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.clock import FakeClock
from bot.host.host import Host, SeatSpec
from bot.store import Store
from bot.table import plans
from bot.table.foresight import foresee
from bot.table.plans import Plan
from bot.table.state import TableState
from engine.choice import Answer
from engine.genoa.state import State
from engine.genoa.tower_question import KEY_TOWER
from tests.titles.choices import of_kind

LIST = {"route": {"goals": ["GIL", "TRA", "HAF", "KUT", "TAV", "PAR"], "ducats": 15}}
LIST_OUT_OF_REACH = {"route": {"goals": ["VCO"], "ducats": 0}}
PEOPLE = [SeatSpec(name, user_id=name) for name in ("Ada", "Bo", "Cy")]


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    store = await Store.open(str(tmp_path / "games.db"))
    made = Host(store, FakeClock())
    yield made
    await made.close()
    await store.close()


def _state(table: TableState) -> State:
    return of_kind(table.match.state, State)


async def _lead_nowhere(host: Host, match_id: str) -> None:
    """Everyone passes by default, and the tower player ends the turn at once."""
    table = await host.table(match_id)
    tower = _state(table).turn.tower
    for seat in range(len(PEOPLE)):
        if seat != tower and not _state(table).players[seat].instructions.quiet:
            await host.submit(match_id, seat, {"instruct": {"quiet": "yes"}})
    await host.submit(match_id, tower, {"end": {}})
    await host.submit(match_id, tower, {"go": {}})


async def _answers(host: Host, match_id: str, seat: int) -> list[tuple[object, str]]:
    log = await host.log(match_id)
    return [(row.answer, row.made_by) for row in log if row.kind == "move" and row.seat == seat]


async def _next_turn_planned(host: Host, answer: Answer, *, once: bool) -> tuple[str, int, int]:
    """A table where the next tower player has left a list; the tower player and the next one."""
    match_id = (await host.open("genoa", PEOPLE, seed="lists")).match_id
    now = _state(await host.table(match_id)).turn.tower
    after = (now + 1) % len(PEOPLE)
    await host.plans.leave(match_id, after, Plan(KEY_TOWER, answer, once=once))
    await _lead_nowhere(host, match_id)
    return match_id, now, after


async def test_a_list_left_before_plays_the_next_turn_wherever_it_starts(host: Host) -> None:
    match_id, now, after = await _next_turn_planned(host, LIST, once=True)
    assert _state(await host.table(match_id)).turn.tower == after
    await host.submit(match_id, now, {"instruct": {"quiet": "yes"}})
    table = await host.table(match_id)
    assert _state(table).turn.tower == (after + 1) % len(PEOPLE)
    assert (await _answers(host, match_id, after))[-1] == (LIST, "plan")
    assert not plans.orders_of(table.seats[after]), "it was for the next turn only"


async def test_a_list_for_every_turn_that_leads_nowhere_is_tried_once_a_turn(host: Host) -> None:
    match_id, now, after = await _next_turn_planned(host, LIST_OUT_OF_REACH, once=False)
    await host.submit(match_id, now, {"instruct": {"quiet": "yes"}})
    table = await host.table(match_id)
    assert _state(table).turn.tower == after
    assert table.waits_for() == (after,)
    assert [answer for answer, by in await _answers(host, match_id, after) if by == "plan"] == [
        LIST_OUT_OF_REACH
    ]
    assert plans.orders_of(table.seats[after])


async def test_a_list_for_the_next_turn_is_foreseen_for_that_turn_alone(host: Host) -> None:
    match_id, now, after = await _next_turn_planned(host, LIST, once=True)
    table = await host.table(match_id)
    assert table.waits_for() == (now,)
    ahead = foresee(table, after, 12)
    foreseen = [question.plan for question in ahead if question.decision.key == KEY_TOWER]
    assert [plan and plan.once for plan in foreseen] == [True, None]
