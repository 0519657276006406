"""Seats change hands; secrets go to the new holder only."""

import pytest

from bot.clock import FakeClock
from bot.host.host import Host, SeatSpec
from bot.store import Store
from bot.table import substitutes, votes
from bot.table.errors import Over
from bot.table.settings import USUAL, Settings
from bot.table.substitutes import CannotSit
from bot.table.terms import plain_terms
from engine.errors import Stale
from tests.host.people import ADA, BO, CY, HOUSE, play_on


async def test_a_seat_is_left_offered_and_taken_over(host: Host) -> None:
    opened = await host.open("toy", [ADA, BO, HOUSE], {"cards": "40"})
    match_id = opened.match_id
    await substitutes.leave(host, match_id, 0)
    table = await host.table(match_id)
    assert substitutes.free_seats(table) == [0]
    assert await host.seats.for_key(match_id, opened.keys[0]) is None
    key = await substitutes.take_over(host, match_id, 0, SeatSpec("Dee", user_id="u4"))
    assert await host.seats.for_key(match_id, key) == 0
    assert await host.seats.for_key(match_id, opened.keys[0]) is None
    assert (await host.table(match_id)).names[0] == "Dee"


async def test_only_free_seats_are_to_be_had(host: Host) -> None:
    match_id = (await host.open("toy", [SeatSpec("Ada", user_id="u1"), BO, HOUSE], {"cards": "40"})).match_id
    for seat in (0, 2):
        with pytest.raises(CannotSit):
            await substitutes.take_over(host, match_id, seat, CY)
    await substitutes.leave(host, match_id, 1)
    with pytest.raises(CannotSit):
        await substitutes.take_over(host, match_id, 1, SeatSpec("Ada", user_id="u1"))


async def test_the_house_plays_until_the_seat_is_given_back(host: Host, store: Store) -> None:
    opened = await host.open("toy", [ADA, BO], {"cards": "40"})
    match_id = opened.match_id
    await substitutes.hand_over(host, match_id, 0)
    await host.house.idle()
    assert [row.made_by for row in await store.matches.log(match_id) if row.kind == "move"] == ["house"]
    table = await host.table(match_id)
    assert substitutes.may_return(table, 0, key=opened.keys[0])
    assert not substitutes.may_return(table, 0, key=opened.keys[1])
    await substitutes.give_back(host, match_id, 0)
    assert await host.seats.for_key(match_id, opened.keys[0]) == 0
    assert (await host.table(match_id)).seats[0].name == "Ada"


async def test_a_house_player_has_its_strength_for_as_long_as_it_sits_there(host: Host) -> None:
    match_id = (await host.open("toy", [ADA, BO], {"cards": "40"})).match_id
    await substitutes.hand_over(host, match_id, 0, strength="strong")
    assert (await host.table(match_id)).strength_of(0) == "strong"
    await substitutes.take_over(host, match_id, 0, SeatSpec("Dee", user_id="u4"))
    assert (await host.table(match_id)).customs.strengths == {}
    await substitutes.reseat(host, match_id, 0, SeatSpec(kind="house", strength="easy"))
    assert (await host.table(match_id)).strength_of(0) == "easy"


async def test_after_giving_back_the_substitute_has_no_key(host: Host) -> None:
    opened = await host.open("toy", [SeatSpec("Ada", user_id="u1"), BO])
    match_id = opened.match_id
    await substitutes.leave(host, match_id, 0)
    key = await substitutes.take_over(host, match_id, 0, CY)
    assert not substitutes.may_return(await host.table(match_id), 0, user_id="u1")
    await substitutes.give_back(host, match_id, 0)
    assert await host.seats.for_key(match_id, key) is None
    assert (await host.table(match_id)).seats[0].user_id == "u1"


async def test_the_log_keeps_the_names_as_they_were(host: Host) -> None:
    match_id = (await host.open("toy", [ADA, BO])).match_id
    await substitutes.leave(host, match_id, 0)
    await substitutes.take_over(host, match_id, 0, CY)
    words = (await host.table(match_id)).words()
    heard = [words.say(one.text) for one in await host.events_since(match_id, 0, None)]
    assert heard == ["Ada left. Their seat is free.", "Cy takes over from Ada."]


async def test_a_free_seat_holds_nobody_up(host: Host, clock: FakeClock) -> None:
    match_id = (await host.open("toy", [ADA, BO], {"cards": "40"}, terms=plain_terms(60))).match_id
    await substitutes.leave(host, match_id, 0)
    await host.submit(match_id, 1, 3)
    clock.pass_time(60)
    assert await host.sweep.once() == 1


async def test_a_half_filled_form_is_not_left_for_the_next(host: Host) -> None:
    match_id = (await host.open("toy", [ADA, BO])).match_id
    token = (await host.table(match_id)).token(0)
    assert token
    await host.store.drafts.set(match_id, 0, token, {"bid": 7})
    await substitutes.leave(host, match_id, 0)
    assert await host.store.drafts.get(match_id, 0, token) is None


async def test_a_table_that_everybody_left_ends_with_the_first_clock(host: Host, clock: FakeClock) -> None:
    match_id = (await host.open("toy", [ADA, BO], terms=plain_terms(60))).match_id
    for seat in (0, 1):
        await substitutes.leave(host, match_id, seat)
    clock.pass_time(59)
    await host.sweep.tend()
    assert (await host.table(match_id)).state == "live"
    clock.pass_time(1)
    await host.sweep.tend()
    table = await host.table(match_id)
    assert (table.state, table.deadlines) == ("abandoned", {})
    assert (await host.events_since(match_id, table.seq - 1, None))[0].text.key == "async-given-up"


async def test_a_table_without_clocks_that_everybody_left_ends_after_days(
    host: Host, clock: FakeClock
) -> None:
    match_id = (await host.open("toy", [ADA, BO])).match_id
    await substitutes.leave(host, match_id, 0)
    clock.pass_time(10 * 86400)
    await host.sweep.tend()
    assert (await host.table(match_id)).state == "live", "Bo still sits there"
    await substitutes.leave(host, match_id, 1)
    for seconds in (5, 3 * 86400 - 5):
        clock.pass_time(seconds)
        await host.sweep.tend()
        assert (await host.table(match_id)).state == "live"
    clock.pass_time(5)
    await host.sweep.tend()
    assert (await host.table(match_id)).state == "abandoned"


async def test_whoever_answers_at_the_last_moment_keeps_the_seat(host: Host, clock: FakeClock) -> None:
    match_id = (await host.open("toy", [ADA, BO], {"cards": "40"}, terms=plain_terms(60))).match_id
    clock.pass_time(60)
    await host.submit(match_id, 0, 3)
    with pytest.raises(Stale):
        await substitutes.hand_over(host, match_id, 0, by="clock")
    assert (await host.table(match_id)).seats[0].kind == "person"


async def test_nothing_that_was_settled_for_a_seat_alone_is_left_for_the_next(
    host: Host, store: Store
) -> None:
    match_id = (await host.open("toy", [ADA, BO])).match_id
    await host.people.save_settings(f"seat/{match_id}/0", Settings(zone="Asia/Tokyo"))
    await substitutes.leave(host, match_id, 0)
    await substitutes.take_over(host, match_id, 0, CY)
    assert (await host.table(match_id)).settings_of(0) == USUAL
    assert (await Host(store, host.clock).table(match_id)).settings_of(0) == USUAL


async def test_whoever_is_given_a_seat_has_time_and_is_bound_by_no_vote(host: Host, clock: FakeClock) -> None:
    match_id = (await host.open("toy", [ADA, BO, CY], {"cards": "40"}, terms=plain_terms(60))).match_id
    await votes.ask_pause(host, match_id, 2, 3600)
    (request,) = votes.requests(await host.table(match_id))
    await votes.vote(host, match_id, 0, request.id, True)
    clock.pass_time(59)
    await substitutes.reseat(host, match_id, 0, SeatSpec("Dee", user_id="u4"))
    table = await host.table(match_id)
    assert votes.requests(table)[0].yes == ()
    assert table.deadlines[0].due == clock.now() + 60
    heard = [table.words().say(one.text) for one in await host.events_since(match_id, table.seq - 1, None)]
    assert heard == ["Dee takes over from Ada."]


async def test_whoever_is_given_a_seat_answers_at_once_what_they_left_word_for(
    host: Host, store: Store
) -> None:
    await host.people.save_settings("u4", Settings(orders={"toy": {"bid": 3}}))
    match_id = (await host.open("toy", [ADA, BO], {"cards": "40"})).match_id
    await substitutes.reseat(host, match_id, 0, SeatSpec("Dee", user_id="u4"))
    moves = [row for row in await store.matches.log(match_id) if row.kind == "move"]
    assert [(row.seat, row.answer, row.made_by) for row in moves] == [(0, 3, "plan")]


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        (HOUSE, "A bot takes over from Ada."),
        (SeatSpec("Ada", user_id="u4"), "A person plays for Ada again."),
        (SeatSpec(kind="open"), "Ada’s seat is free."),
    ],
)
async def test_the_table_hears_who_was_given_a_seat(host: Host, spec: SeatSpec, told: str) -> None:
    match_id = (await host.open("toy", [ADA, BO])).match_id
    await substitutes.reseat(host, match_id, 0, spec)
    words = (await host.table(match_id)).words()
    assert words.say((await host.events_since(match_id, 0, None))[0].text) == told


async def test_no_seat_is_given_away_when_a_game_is_over(host: Host) -> None:
    match_id = (await host.open("toy", [ADA, BO], {"cards": "3"})).match_id
    await play_on(host, match_id)
    with pytest.raises(Over):
        await substitutes.reseat(host, match_id, 0, CY)
    assert (await host.table(match_id)).names[0] == "Ada"
