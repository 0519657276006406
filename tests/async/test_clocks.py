"""Clocks: they run only while the table waits for that person, and never twice."""

import asyncio
from datetime import datetime
from functools import partial
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.clock import FakeClock
from bot.host.host import Host, SeatSpec
from bot.host.sweep import SILENCE
from bot.store import Store
from bot.table import deadlines, substitutes, votes
from bot.table.hours import Calendar
from bot.table.settings import Settings
from bot.table.terms import PRESETS, BadTerms, Expiry, Terms, custom_terms, plain_terms
from data import catalogue
from engine.choice import Amount
from render.words import Words
from tests.host.people import ADA, BO, CY, vacation
from tests.kit import until

HOUR = 3600.0
FISCHER = Terms(bank=100, increment=50, cap=180)


async def left(host: Host, match_id: str, seat: int) -> float | None:
    return deadlines.time_left(await host.table(match_id), seat, host.clock.now())


async def test_a_question_adds_the_increment_up_to_the_cap(host: Host, clock: FakeClock) -> None:
    match_id = (await host.open("toy", [ADA, BO], {"cards": "40"}, terms=FISCHER)).match_id
    assert await left(host, match_id, 0) == 150
    clock.pass_time(60)
    await host.submit(match_id, 0, 5)
    assert (await host.table(match_id)).seats[0].bank == 90
    await host.submit(match_id, 1, 0)
    assert await left(host, match_id, 0) == 140
    await host.submit(match_id, 0, "1")
    assert await left(host, match_id, 0) == 180, "140 and 50 are more than the cap"


async def test_a_clock_rests_while_others_must_act(host: Host, clock: FakeClock) -> None:
    match_id = (await host.open("toy", [ADA, BO], {"cards": "40"}, terms=FISCHER)).match_id
    await host.submit(match_id, 0, 5)
    clock.pass_time(100)
    table = await host.table(match_id)
    assert sorted(table.deadlines) == [1]
    assert table.seats[0].bank == 150
    await host.submit(match_id, 1, 0)
    assert await left(host, match_id, 0) == 180


async def test_a_remark_of_somebody_else_adds_no_time(host: Host, clock: FakeClock) -> None:
    match_id = (await host.open("toy", [ADA, BO, CY], {"cards": "40"}, terms=FISCHER)).match_id
    for seat, bid in enumerate((5, 0, 0)):
        await host.submit(match_id, seat, bid)
    before = (await host.table(match_id)).deadlines[0].due
    clock.pass_time(30)
    await host.submit(match_id, 1, {"cheer": {}})
    assert (await host.table(match_id)).deadlines[0].due == before


async def test_taking_back_gives_nobody_time(host: Host, clock: FakeClock) -> None:
    match_id = (await host.open("toy", [ADA, BO], {"cards": "40"}, terms=FISCHER)).match_id
    clock.pass_time(60)
    for _ in range(5):
        await host.submit(match_id, 0, 5)
        await host.undo(match_id, 0)
    assert await left(host, match_id, 0) == 90
    assert await left(host, match_id, 1) == 90


async def test_quiet_hours_and_days_away_stop_the_clock(host: Host, clock: FakeClock) -> None:
    clock.pass_time(-clock.now() + 1_767_268_800)  # 2026-01-01, 13:00 in Paris
    wishes = Settings(
        zone="Europe/Paris", quiet=(22 * 60, 8 * 60), away=(vacation("2026-01-03", "2026-01-04"),)
    )
    await host.store.people.save_settings("u1", wishes.model_dump(mode="json"), None)
    seats = [SeatSpec("Ada", user_id="u1"), BO]
    match_id = (await host.open("toy", seats, terms=Terms(0, 24 * HOUR, 24 * HOUR))).match_id
    table = await host.table(match_id)
    # 9 h on the first, 14 h on the second, away on the 3rd and 4th, then 1 h on the 5th from 8:00 on.
    assert table.deadlines[0].due - clock.now() == (9 + 10 + 14 + 2 + 48 + 8 + 1) * HOUR
    assert table.deadlines[1].due - clock.now() == 24 * HOUR
    clock.pass_time(12 * HOUR)
    assert await left(host, match_id, 0) == 15 * HOUR


@pytest.mark.parametrize("start", [0, 5 * HOUR, 23 * HOUR, 30.5 * HOUR])
@pytest.mark.parametrize("seconds", [1.0, 7 * HOUR, 100 * HOUR])
def test_a_calendar_advances_as_far_as_it_ran(start: float, seconds: float) -> None:
    calendar = Calendar("America/New_York", (23 * 60, 7 * 60), (("2026-03-06", "2026-03-08"),))
    begun = 1_772_600_000 + start  # the clocks of New York jump on 2026-03-08
    end = calendar.advance(begun, seconds)
    assert calendar.ran(begun, end) == pytest.approx(seconds)
    assert calendar.rest(end - 0.01) is None


def test_a_clock_rests_on_the_same_days_of_every_week() -> None:
    weekend = Calendar("Europe/Paris", (22 * 60, 8 * 60), days_off=(5, 6))
    friday = datetime(2026, 3, 27, 20, tzinfo=ZoneInfo("Europe/Paris")).timestamp()
    monday = datetime(2026, 3, 30, 8, tzinfo=ZoneInfo("Europe/Paris")).timestamp()  # summer time since Sunday
    assert weekend.rest(friday) is None
    assert weekend.rest(friday + 3 * HOUR) == monday
    assert weekend.advance(friday, 3 * HOUR) == monday + HOUR
    assert weekend.ran(friday, monday + HOUR) == 3 * HOUR


@pytest.mark.parametrize("expiry", ["default", "house"])
async def test_what_an_expiry_plays_is_the_tables_choice(
    host: Host, store: Store, clock: FakeClock, expiry: Expiry
) -> None:
    terms = Terms(0, 60, 60, expiry)
    match_id = (await host.open("toy", [ADA, BO], terms=terms)).match_id
    clock.pass_time(60)
    assert await host.sweep.once() == 2
    bids = [row.answer for row in await store.matches.log(match_id)]
    assert (bids == [0, 0]) is (expiry == "default")
    assert [one.expired for one in (await host.table(match_id)).seats] == [1, 1]


async def test_who_stops_answering_is_found_out_by_the_clock(host: Host, clock: FakeClock) -> None:
    terms = Terms(0, 60, 60, "hand", strikes=2)
    match_id = (await host.open("toy", [ADA, BO], {"cards": "40"}, terms=terms)).match_id
    for _ in range(2):
        table = await host.table(match_id)
        while 0 in table.waits_for() or 1 not in table.waits_for():
            decision = table.decision(0)
            assert decision is not None
            await host.submit(match_id, 0, 0 if isinstance(decision.choice, Amount) else "1")
            table = await host.table(match_id)
        assert table.seats[1].kind == "person"
        clock.pass_time(60)
        await host.sweep.once()
    held = (await host.table(match_id)).seats[1]
    assert (held.kind, held.key_hash) == ("house", None)
    assert held.former["name"] == "Bo"


async def test_an_answer_in_time_wipes_the_slate(host: Host, clock: FakeClock) -> None:
    match_id = (await host.open("toy", [ADA, BO], {"cards": "40"}, terms=plain_terms(60))).match_id
    clock.pass_time(60)
    await host.sweep.once()
    table = await host.table(match_id)
    (seat,) = table.waits_for()
    await host.submit(match_id, seat, str(1 - seat))
    assert (await host.table(match_id)).seats[seat].expired == 0


async def test_the_clock_answers_once_however_many_hosts_sweep(
    host: Host, store: Store, clock: FakeClock
) -> None:
    match_id = (await host.open("toy", [ADA, BO], {"cards": "40"}, terms=plain_terms(60))).match_id
    second = Host(store, clock)
    stale = await second.table(match_id)
    clock.pass_time(60)
    due = await store.matches.due(clock.now())
    assert await host.sweep.once() == 2
    assert [await second.sweep.expire(one, clock.now()) for one in due] == [False, False]
    assert (await host.table(match_id)).seq == 2
    assert stale.seq == 0
    await second.close()


async def test_time_while_the_host_was_down_is_given_back(host: Host, store: Store, clock: FakeClock) -> None:
    match_id = (await host.open("toy", [ADA, BO], terms=FISCHER)).match_id
    await host.wake()
    clock.pass_time(50)
    await host.sweep.beat()
    clock.pass_time(10 * HOUR)
    second = Host(store, clock)
    await second.wake()
    assert await second.sweep.once() == 0
    assert await left(second, match_id, 0) == 100
    await second.wake()
    assert await left(second, match_id, 0) == 100
    await second.close()


async def test_a_short_silence_is_no_time_given(host: Host, clock: FakeClock) -> None:
    match_id = (await host.open("toy", [ADA, BO], terms=FISCHER)).match_id
    await host.wake()
    for _ in range(2):
        clock.pass_time(SILENCE)
        await host.sweep.beat()
    assert await left(host, match_id, 0) == 30


async def test_nights_while_the_host_was_down_are_not_given_twice(
    host: Host, store: Store, clock: FakeClock
) -> None:
    clock.pass_time(-clock.now() + 1_767_268_800)
    wishes = Settings(zone="Europe/Paris", quiet=(22 * 60, 8 * 60))
    await store.people.save_settings("u1", wishes.model_dump(mode="json"), None)
    terms = Terms(0, 24 * HOUR, 24 * HOUR)
    match_id = (await host.open("toy", [SeatSpec("Ada", user_id="u1"), BO], terms=terms)).match_id
    await host.wake()
    clock.pass_time(20 * HOUR)
    second = Host(store, clock)
    await second.wake()
    assert await left(second, match_id, 0) == 24 * HOUR
    await second.close()


async def test_a_pause_holds_every_clock_and_ends_by_itself(host: Host, clock: FakeClock) -> None:
    match_id = (await host.open("toy", [ADA, BO, CY], terms=FISCHER)).match_id
    clock.pass_time(50)
    await votes.ask_pause(host, match_id, 0, 5 * HOUR)
    assert (await host.table(match_id)).paused is None
    (request,) = votes.requests(await host.table(match_id))
    await votes.vote(host, match_id, 1, request.id, True)
    assert (await host.table(match_id)).paused is None, "one of two is not more than half"
    await votes.vote(host, match_id, 2, request.id, True)
    assert not (await host.table(match_id)).deadlines
    clock.pass_time(5 * HOUR)
    await host.sweep.tend()
    assert (await host.table(match_id)).paused is None
    assert await left(host, match_id, 1) == 100


HALF = {"en": "half", "fr": "moitié", "de": "Hälfte", "nl": "helft", "it": "metà", "es": "mitad"}


@pytest.mark.parametrize("kind", ["pause", "extend"])
async def test_the_buttons_promise_the_vote_that_is_taken(kind: str, host: Host) -> None:
    match_id = (await host.open("toy", [ADA, BO, CY, SeatSpec("Di")], terms=FISCHER)).match_id
    ask = votes.ask_pause if kind == "pause" else votes.ask_extension
    await ask(host, match_id, 0, HOUR)
    (request,) = votes.requests(await host.table(match_id))
    for seat in (1, 2):
        assert votes.requests(await host.table(match_id)), "one of three is not more than half"
        await votes.vote(host, match_id, seat, request.id, True)
    assert not votes.requests(await host.table(match_id)), "two of three are more than half: it is granted"
    assert set(HALF) == set(catalogue.locales())
    for locale, half in HALF.items():
        assert half in Words(locale)(f"act-table-{kind}-about"), locale


async def test_more_time_is_asked_of_the_table_and_granted(host: Host, clock: FakeClock) -> None:
    match_id = (await host.open("toy", [ADA, BO], terms=FISCHER)).match_id
    clock.pass_time(50)
    await votes.ask_extension(host, match_id, 0, 500)
    (request,) = votes.requests(await host.table(match_id))
    with pytest.raises(votes.CannotAsk):
        await votes.vote(host, match_id, 0, request.id, True)
    await votes.vote(host, match_id, 1, request.id, True)
    assert await left(host, match_id, 0) == 600
    assert await left(host, match_id, 1) == 100
    assert not votes.requests(await host.table(match_id))


async def test_a_vote_nobody_finishes_is_a_no(host: Host, clock: FakeClock) -> None:
    match_id = (await host.open("toy", [ADA, BO], terms=plain_terms(HOUR))).match_id
    await votes.ask_extension(host, match_id, 0, 500)
    clock.pass_time(HOUR - 1)
    await host.sweep.tend()
    assert votes.requests(await host.table(match_id))
    clock.pass_time(1)
    await host.sweep.tend()
    assert not votes.requests(await host.table(match_id))


async def test_whoever_sits_down_begins_with_a_whole_clock(host: Host, clock: FakeClock) -> None:
    match_id = (await host.open("toy", [ADA, BO], terms=FISCHER)).match_id
    clock.pass_time(140)
    await substitutes.leave(host, match_id, 0)
    await substitutes.take_over(host, match_id, 0, CY)
    assert await left(host, match_id, 0) == 150
    assert await left(host, match_id, 1) == 10


def test_every_preset_can_be_played() -> None:
    assert sorted(PRESETS) == ["day", "live", "none", "two-days", "week"]
    for name, terms in PRESETS.items():
        assert terms.has_clock is (name != "none")
        assert terms.cap >= max(terms.bank, terms.increment or 0)
    assert custom_terms("90 s", "1 m", "1 h") == Terms(90, 60, 3600)
    for bad in (("1 d", "0 s", "2 d"), ("1 d", "1 d", "1 h"), ("soon", "1 d", "2 d")):
        with pytest.raises(BadTerms):
            custom_terms(*bad)


def test_a_pace_of_years_is_refused() -> None:
    for bad in (("61 d", "1 d", "60 d"), ("1 d", "61 d", "60 d"), ("1 d", "1 d", "999999 d")):
        with pytest.raises(BadTerms, match="less than or equal"):
            custom_terms(*bad)


async def test_a_round_that_fails_does_not_stop_the_clocks(host: Host, clock: FakeClock) -> None:
    match_id = (await host.open("toy", [ADA, BO], {"cards": "40"}, terms=plain_terms(60))).match_id
    failed: list[int] = []

    async def stumble() -> None:
        failed.append(1)
        raise RuntimeError("a chore with a bug")

    host.sweep.chores.append(stumble)
    rounds = asyncio.create_task(host.sweep.run(30))

    def has_failed(times: int) -> bool:
        return len(failed) >= times or rounds.done()

    for n in range(1, 4):
        await until(partial(has_failed, n))
        clock.pass_time(30)
    rounds.cancel()
    await asyncio.gather(rounds, return_exceptions=True)
    assert (await host.table(match_id)).seq == 2


async def test_a_clock_that_is_set_in_the_middle_of_a_round_plays_for_nobody(
    host: Host, store: Store, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = (await host.open("toy", [ADA, BO], {"cards": "40"}, terms=plain_terms(3600))).match_id
    await host.sweep.beat()
    give_back = store.clocks.give_back

    async def and_jump(*about: Any) -> int:
        given = await give_back(*about)
        if host.sweep.last_round is None:
            clock.pass_time(7200)
        return given

    monkeypatch.setattr(store.clocks, "give_back", and_jump)
    rounds = asyncio.create_task(host.sweep.run(5))
    for _ in range(2):
        await until(lambda: host.sweep.last_round == clock.now())
        clock.pass_time(5)
    rounds.cancel()
    table = await host.table(match_id)
    assert table.seq == 0
    assert min(wait.due or 0 for wait in table.waits.values()) > clock.now() + 3500
