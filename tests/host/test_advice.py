"""Advice at a table: the same for the same question, taken in one press, and gone with its game."""

import pytest

from bot.acts.advice import advice_is_off
from bot.clock import FakeClock
from bot.host.advice import advice_note
from bot.host.host import Host
from bot.host.thinking import LostThought
from bot.host.thinking_task import Task
from bot.series.series_note import SERIES
from bot.store import Store
from bot.table.customs import Customs
from bot.table.seating import SeatSpec
from engine.choice import Answer
from engine.errors import Refused, Stale
from engine.text import text

GUESTS = [SeatSpec("Ada"), SeatSpec("Bo")]
ADA, BO = SeatSpec("Ada", user_id="web:ada"), SeatSpec("Bo", user_id="web:bo")
FRIENDLY = Customs(rated=False)


async def open_table(host: Host) -> str:
    host.advice.strength = "usual"  # no other process knows the toy
    return (await host.open("toy", GUESTS, seed="advised")).match_id


async def test_advice_is_the_same_again_and_is_taken_as_it_was_given(host: Host) -> None:
    match_id = await open_table(host)
    table = await host.table(match_id)
    advice = await host.advice.give(table, 0)
    assert advice == await host.advice.give(table, 0)
    await host.advice.take(table, 0)
    (move,) = [row for row in await host.log(match_id) if row.kind == "move"]
    assert (move.seat, move.answer, move.made_by) == (0, advice.answer, "person")
    assert await host.store.notes.get(advice_note(match_id, 0)) is None


async def test_a_restart_forgets_no_advice(host: Host, store: Store, clock: FakeClock) -> None:
    match_id = await open_table(host)
    advice = await host.advice.give(await host.table(match_id), 0)
    other = Host(store, clock)
    await other.advice.take(await other.table(match_id), 0)
    await other.close()
    assert (await host.log(match_id))[-1].answer == advice.answer


async def test_advice_for_an_earlier_question_is_refused_and_plays_nothing(host: Host) -> None:
    match_id = await open_table(host)
    await host.advice.give(await host.table(match_id), 0)
    for seat, bid in ((0, 9), (1, 1)):
        await host.submit(match_id, seat, bid)
    table = await host.table(match_id)
    with pytest.raises(Stale):
        await host.advice.take(table, 0)
    assert (await host.table(match_id)).seq == table.seq


async def test_nobody_takes_advice_that_was_not_given_or_asks_for_it_unasked(host: Host) -> None:
    match_id = await open_table(host)
    table = await host.table(match_id)
    with pytest.raises(Refused) as refused:
        await host.advice.take(table, 1)
    assert refused.value.reason.key == "advice-none"
    await host.submit(match_id, 0, 3)
    with pytest.raises(Refused):
        await host.advice.give(await host.table(match_id), 0)


async def test_where_nobody_waits_the_advice_may_be_to_say_nothing(host: Host) -> None:
    match_id = await open_table(host)
    for seat, bid in ((0, 9), (1, 1)):
        await host.submit(match_id, seat, bid)
    table = await host.table(match_id)
    assert (await host.advice.give(table, 1)).answer is None
    assert await host.store.notes.get(advice_note(match_id, 1)) is None


async def test_what_was_advised_goes_with_its_game(host: Host) -> None:
    match_id = await open_table(host)
    await host.advice.give(await host.table(match_id), 0)
    assert await host.store.notes.get(advice_note(match_id, 0))
    await host.delete(match_id, text("yes"))
    assert await host.store.notes.get(advice_note(match_id, 0)) is None


async def test_advice_is_off_at_rated_tables_and_in_series(host: Host) -> None:
    guests = await open_table(host)
    rated = (await host.open("toy", [ADA, BO])).match_id
    alone = (await host.open("toy", [ADA, SeatSpec("House", "house")])).match_id
    friendly = (await host.open("toy", [ADA, BO], customs=FRIENDLY)).match_id
    sought = (await host.open("toy", [ADA, BO], surface={SERIES: {"rated": False}})).match_id
    league = (await host.open("toy", GUESTS, surface={SERIES: {"id": "lido"}}, customs=FRIENDLY)).match_id
    opened = (guests, rated, alone, friendly, sought, league)
    off = {one for one in opened if advice_is_off(await host.table(one))}
    assert off == {rated, league}


async def test_a_strong_player_advises_where_the_table_waits(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await open_table(host)
    table = await host.table(match_id)
    tasks: list[Task] = []

    async def think(task: Task) -> Answer:
        tasks.append(task)
        return 17

    monkeypatch.setattr(host.house.thinkers, "think", think)
    host.advice.strength = "strong"
    assert (await host.advice.give(table, 0)).answer == 17
    assert (await host.advice.give(table, 0)).answer == 17
    (task,) = tasks
    assert table.match.seed not in repr(task), "it is handed nothing that the seat may not know"


async def test_a_thought_that_is_lost_leaves_the_usual_advice(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await open_table(host)
    table = await host.table(match_id)

    async def lose(_task: Task) -> Answer:
        raise LostThought

    monkeypatch.setattr(host.house.thinkers, "think", lose)
    host.advice.strength = "strong"
    assert (await host.advice.give(table, 0)).answer is not None
