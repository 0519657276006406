"""What taking back does to clocks: nobody gains by their own, nobody loses by everyone's consent."""

import pytest

from bot.clock import FakeClock
from bot.host import rewind
from bot.host.host import Host
from bot.table import deadlines, substitutes, votes
from bot.table.terms import Terms
from engine.errors import CannotUndo
from tests.host.people import ADA, BO, CY

FISCHER = Terms(bank=100, increment=50, cap=1000)


async def left(host: Host, match_id: str, seat: int) -> float | None:
    return deadlines.time_left(await host.table(match_id), seat, host.clock.now())


async def won(host: Host, terms: Terms) -> str:
    """Ada has won the first card and is asked for a toast."""
    match_id = (await host.open("toy", [ADA, BO], {"cards": "40"}, terms=terms)).match_id
    await host.submit(match_id, 0, 5)
    await host.submit(match_id, 1, 0)
    return match_id


async def agreed(host: Host, match_id: str, asks: int, others: tuple[int, ...]) -> None:
    await votes.ask_undo(host, match_id, asks)
    (request,) = votes.requests(await host.table(match_id))
    for seat in others:
        await votes.vote(host, match_id, seat, request.id, True)


async def test_going_back_and_forth_over_two_questions_gains_nothing(host: Host) -> None:
    match_id = await won(host, FISCHER)
    assert await left(host, match_id, 0) == 200
    for _ in range(3):
        await host.submit(match_id, 0, "1")
        await host.submit(match_id, 0, 2)
        await host.undo(match_id, 0)
        await host.undo(match_id, 0)
    assert await left(host, match_id, 0) == 200


async def test_time_spent_on_the_next_question_is_spent(host: Host, clock: FakeClock) -> None:
    match_id = await won(host, FISCHER)
    await host.submit(match_id, 0, "1")
    clock.pass_time(70)
    await host.undo(match_id, 0)
    assert await left(host, match_id, 0) == 130


async def test_a_question_without_time_is_not_asked_again_but_the_table_may_be(
    host: Host, clock: FakeClock
) -> None:
    match_id = await won(host, Terms(0, 60, 60))
    clock.pass_time(59)
    await host.submit(match_id, 0, "1")
    clock.pass_time(30)
    before = await host.table(match_id)
    with pytest.raises(CannotUndo) as refused:
        await host.undo(match_id, 0)
    assert refused.value.reason.key == "async-undo-no-time"
    assert (await host.table(match_id)).revision == before.revision
    prospects = await rewind.prospects(host, match_id, 0)
    assert (prospects.free, prospects.ask) == (False, True)


async def test_whoever_takes_back_is_not_told_of_their_own_question(host: Host, clock: FakeClock) -> None:
    match_id = await won(host, FISCHER)
    await host.submit(match_id, 0, "1")
    await host.undo(match_id, 0)
    assert (await host.table(match_id)).waits[0].told == 1


async def test_by_consent_everyone_has_what_they_had(host: Host, clock: FakeClock) -> None:
    match_id = (await host.open("toy", [ADA, BO, CY], {"cards": "40"}, terms=FISCHER)).match_id
    clock.pass_time(60)
    await host.submit(match_id, 0, 5)
    clock.pass_time(10)
    await host.submit(match_id, 1, 1)
    await host.submit(match_id, 2, 0)
    clock.pass_time(100)
    await agreed(host, match_id, 0, (1, 2))
    assert [await left(host, match_id, seat) for seat in range(3)] == [90, 80, 80]
    clock.pass_time(20)
    await host.submit(match_id, 0, 5)
    assert (await host.table(match_id)).seats[0].bank == 70


async def test_by_consent_nobody_pays_for_a_question_that_is_no_more(host: Host, clock: FakeClock) -> None:
    match_id = await won(host, FISCHER)
    clock.pass_time(30)
    await agreed(host, match_id, 1, (0,))
    table = await host.table(match_id)
    assert (table.waits_for(), table.seats[0].bank) == ((1,), 150)


async def test_what_the_clock_answered_comes_back_with_an_increment(host: Host, clock: FakeClock) -> None:
    match_id = (await host.open("toy", [ADA, BO], {"cards": "40"}, terms=FISCHER)).match_id
    await host.submit(match_id, 0, 5)
    clock.pass_time(150)
    await host.sweep.once()
    await agreed(host, match_id, 1, (0,))
    assert await left(host, match_id, 1) == 50


async def test_a_substitute_has_a_clock_of_their_own_after_an_undo(host: Host, clock: FakeClock) -> None:
    match_id = (await host.open("toy", [ADA, BO], {"cards": "40"}, terms=FISCHER)).match_id
    clock.pass_time(140)
    await host.submit(match_id, 0, 5)
    await substitutes.leave(host, match_id, 0)
    await substitutes.take_over(host, match_id, 0, CY)
    await agreed(host, match_id, 0, (1,))
    assert await left(host, match_id, 0) == 150
