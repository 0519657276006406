"""Votes on the game itself: another pace, its end as it is, and a player who concedes."""

import pytest

from bot.clock import FakeClock
from bot.host.host import Host
from bot.series.people.results_book import ResultsBook
from bot.store import Store
from bot.table import substitutes, votes
from bot.table.errors import NotLive, Over
from bot.table.requests import Request, read_request
from bot.table.terms import PRESETS, Terms, plain_terms
from tests.host.people import ADA, BO, CY, HOUSE

HOUR = 3600.0


async def test_the_pace_changes_when_more_than_half_agree_and_clocks_begin_again(
    host: Host, clock: FakeClock
) -> None:
    slow = Terms(HOUR, HOUR, 2 * HOUR, "hand", 2)
    match_id = (await host.open("toy", [ADA, BO, CY], {"cards": "40"}, terms=slow)).match_id
    await host.sweep.tend()
    clock.pass_time(HOUR)
    await votes.ask_pace(host, match_id, 0, "week")
    (request,) = votes.requests(await host.table(match_id))
    await votes.vote(host, match_id, 1, request.id, True)
    assert (await host.table(match_id)).terms == slow, "one of two is not more than half"
    await votes.vote(host, match_id, 2, request.id, True)
    host.tables.forget(match_id)
    table = await host.table(match_id)
    week = PRESETS["week"]
    assert (table.terms.bank, table.terms.increment, table.terms.cap) == (week.bank, week.increment, week.cap)
    assert (table.terms.expiry, table.terms.strikes) == ("hand", 2), "what happens at the end stays the same"
    whole = max(week.bank, min(week.cap, week.bank + (week.increment or 0)))
    assert {wait.due for wait in table.waits.values()} == {clock.now() + whole}
    assert {wait.told for wait in table.waits.values()} == {1}, "nobody is told twice what they are asked"
    assert not table.requests


async def test_clocks_may_go_and_come(host: Host, clock: FakeClock) -> None:
    match_id = (await host.open("toy", [ADA, HOUSE], {"cards": "40"}, terms=plain_terms(HOUR))).match_id
    await votes.ask_pace(host, match_id, 0, "none")
    table = await host.table(match_id)
    assert (table.terms.has_clock, table.deadlines) == (False, {})
    await votes.ask_pace(host, match_id, 0, "day")
    assert (await host.table(match_id)).deadlines[0].due > clock.now()


async def test_a_game_ends_as_it_is_when_everyone_agrees(host: Host, store: Store) -> None:
    match_id = (await host.open("toy", [ADA, BO, CY], {"cards": "40"})).match_id
    await host.submit(match_id, 0, 5)
    await votes.ask_end(host, match_id, 0, "score")
    (request,) = votes.requests(await host.table(match_id))
    await votes.vote(host, match_id, 1, request.id, True)
    assert (await host.table(match_id)).state == "live", "everyone must agree"
    await votes.vote(host, match_id, 2, request.id, True)
    host.tables.forget(match_id)
    table = await host.table(match_id)
    result = table.result()
    assert (table.state, table.pending(), dict(table.waits)) == ("over", {}, {})
    assert result is not None
    assert sorted(score.seat for score in result.scores) == [0, 1, 2]
    for refused in (host.submit(match_id, 1, 3), votes.ask_end(host, match_id, 1, "cancel")):
        with pytest.raises(Over):
            await refused
    entered = await ResultsBook(host).enter_result(match_id)
    assert entered is not None
    assert [seat.place for seat in entered.seats] == [
        score.place for score in sorted(result.scores, key=lambda score: score.seat)
    ]


async def test_a_game_may_end_without_a_result(host: Host) -> None:
    match_id = (await host.open("toy", [ADA, BO], {"cards": "40"})).match_id
    await votes.ask_end(host, match_id, 0, "cancel")
    (request,) = votes.requests(await host.table(match_id))
    await votes.vote(host, match_id, 1, request.id, True)
    table = await host.table(match_id)
    assert (table.state, table.result()) == ("abandoned", None)
    with pytest.raises(NotLive):
        await host.submit(match_id, 0, 5)


async def test_who_concedes_comes_last_and_a_bot_plays_on(host: Host) -> None:
    match_id = (await host.open("toy", [ADA, BO, CY], {"cards": "3"})).match_id
    await substitutes.concede_seat(host, match_id, 0)
    table = await host.table(match_id)
    assert (table.state, table.seats[0].kind) == ("live", "house")
    assert not substitutes.may_return(table, 0, user_id=ADA.user_id or "")
    await votes.ask_end(host, match_id, 1, "score")
    (request,) = votes.requests(await host.table(match_id))
    await votes.vote(host, match_id, 2, request.id, True)
    entered = await ResultsBook(host).enter_result(match_id)
    assert entered is not None
    assert (entered.seats[0].place, entered.seats[0].name, entered.seats[0].kind) == (3, "Ada", "person")


def test_what_a_table_was_asked_before_there_was_a_pace_can_be_read() -> None:
    encoded = Request(7, "pause", 0, HOUR, 1.0).encode()
    stored = {name: value for name, value in encoded.items() if name != "pace"}
    assert read_request(stored) == Request(7, "pause", 0, HOUR, 1.0)
