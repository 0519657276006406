"""Tables that want a first move within a day: a player who makes none loses the seat to the next person."""

import pytest

from bot.clock import FakeClock
from bot.host import reminders
from bot.host.host import Host, SeatSpec
from bot.table import deadlines, substitutes
from bot.table.customs import Customs
from bot.table.terms import Terms, plain_terms
from render.words import Words
from tests.host.people import BO

HOUR, DAY = 3600.0, 86400.0
SOON = Customs(begins_soon=True)


@pytest.mark.parametrize("terms", [None, Terms(7 * DAY, 2 * DAY, 10 * DAY)])
async def test_a_seat_without_a_first_move_is_free_after_a_day(
    host: Host, clock: FakeClock, terms: Terms | None
) -> None:
    match_id = (await host.open("toy", [SeatSpec("Ada"), BO], terms=terms, customs=SOON)).match_id
    await host.submit(match_id, 1, (await host.table(match_id)).pending()[1].default)
    clock.pass_time(DAY - 1)
    assert await host.sweep.once() == 0
    clock.pass_time(2)
    assert await host.sweep.once() == 1
    table = await host.table(match_id)
    assert table.seats[0].kind == "open"
    assert substitutes.free_seats(table) == [0]
    assert table.seats[1].kind == "person"
    heard = [event.text.key for event in await host.events_since(match_id, 0, None)]
    assert heard[-1] == "async-seat-unstarted"


async def test_a_player_who_moved_in_time_keeps_the_whole_clock(host: Host, clock: FakeClock) -> None:
    terms = Terms(7 * DAY, 2 * DAY, 10 * DAY)
    match_id = (await host.open("toy", [SeatSpec("Ada"), BO], terms=terms, customs=SOON)).match_id
    clock.pass_time(HOUR)
    table = await host.table(match_id)
    await host.submit(match_id, 0, table.pending()[0].default)
    assert (await host.table(match_id)).seats[0].bank == pytest.approx(9 * DAY - HOUR)


async def test_a_shorter_clock_goes_on_as_usual(host: Host, clock: FakeClock) -> None:
    match_id = (await host.open("toy", [SeatSpec("Ada"), BO], terms=plain_terms(HOUR), customs=SOON)).match_id
    clock.pass_time(HOUR + 1)
    await host.sweep.once()
    assert (await host.table(match_id)).seats[0].kind == "person"


async def test_another_pace_does_not_make_anyone_a_beginner(host: Host, clock: FakeClock) -> None:
    match_id = (await host.open("toy", [SeatSpec("Ada"), BO], terms=plain_terms(HOUR), customs=SOON)).match_id
    await host.submit(match_id, 0, (await host.table(match_id)).pending()[0].default)
    slow = deadlines.with_terms(await host.table(match_id), Terms(7 * DAY, 2 * DAY, 10 * DAY), clock.now())
    assert not deadlines.is_first_move(slow, 0)
    assert deadlines.is_first_move(slow, 1)


async def test_a_reminder_of_a_first_move_says_what_is_lost(host: Host) -> None:
    words, warning = Words("en"), "If you don’t make your first move in time"
    match_id = (await host.open("toy", [SeatSpec("Ada"), BO], customs=SOON)).match_id
    table = await host.table(match_id)
    assert warning in reminders.reminder_sentence("page-remind-arrived", table, 0, words)
    await host.submit(match_id, 0, table.pending()[0].default)
    after = await host.table(match_id)
    assert warning not in reminders.reminder_sentence("page-remind-arrived", after, 0, words)
    assert warning in reminders.reminder_sentence("page-remind-arrived", after, 1, words)
