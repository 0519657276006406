"""Tables without breaks: they do not pause, and days away do not stop their clocks."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.clock import FakeClock
from bot.host.host import Host, SeatSpec
from bot.table import votes
from bot.table.customs import Customs
from bot.table.settings import Away, Settings
from bot.table.status import status
from bot.table.terms import plain_terms
from tests.host.people import BO

HOUR, DAY = 3600.0, 86400.0


async def test_a_table_without_breaks_neither_pauses_nor_rests_on_days_away(
    host: Host, clock: FakeClock
) -> None:
    seats, terms = [SeatSpec("Ada", user_id="u1"), BO], plain_terms(DAY)
    strict = (await host.open("toy", seats, terms=terms, customs=Customs(breaks=False))).match_id
    usual = (await host.open("toy", seats, terms=terms)).match_id
    due = (await host.table(strict)).deadlines[0].due
    await host.people.save_settings("u1", Settings(away=(away_today(clock),), quiet=None))
    assert (await host.table(strict)).deadlines[0].due == due, "the clock runs on days away"
    assert (await host.table(usual)).deadlines[0].due > due
    assert status((await host.table(strict)), clock.now()).seats[0].rests_until is None
    with pytest.raises(votes.CannotAsk, match="async-pause-never"):
        await votes.ask_pause(host, strict, 0, HOUR)
    await votes.ask_pause(host, usual, 0, HOUR)


async def test_clocks_that_are_given_back_after_a_silence_keep_to_the_customs_of_their_table(
    host: Host, clock: FakeClock
) -> None:
    seats, terms = [SeatSpec("Ada", user_id="u1"), BO], plain_terms(DAY)
    strict = (await host.open("toy", seats, terms=terms, customs=Customs(breaks=False))).match_id
    await host.people.save_settings("u1", Settings(away=(away_today(clock),)))
    before = (await host.table(strict)).deadlines[0].due
    await host.sweep.beat()
    clock.pass_time(6 * HOUR)
    await host.sweep.beat()
    host.tables.forget(strict)
    assert (await host.table(strict)).deadlines[0].due == before + 6 * HOUR


def away_today(clock: FakeClock) -> Away:
    today = datetime.fromtimestamp(clock.now(), UTC).date()
    return Away(first=today, last=today + timedelta(days=2))
