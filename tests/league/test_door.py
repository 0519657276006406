"""One door to a seat: every way in asks whether this person may sit there, and whether they agreed."""

import json
from collections.abc import Awaitable, Callable

import pytest

from bot.acts.act import SURE, Actor
from bot.acts.service import Acts
from bot.host.host import Host, SeatSpec
from bot.series import door
from bot.series.door import Entrant
from bot.series.follow_up import FollowUp
from bot.series.league.book import League, Regulations, RoundTable
from bot.series.seeking import Wish
from bot.series.steward import Steward
from bot.table import deadlines, offers, substitutes
from bot.table.customs import Customs
from bot.table.letters import SeatOffered, decode
from bot.table.settings import Settings
from bot.table.terms import plain_terms
from engine.errors import Refused
from tests.host.people import rows
from tests.league.people import actor, play_out

PLAYERS = [f"web:p{i}" for i in range(4)]
STRANGER, INVITED, HIDDEN = "web:stranger", "web:invited", "web:hidden"
AVOIDED, AVOIDS = "web:avoided", "web:avoids"
"""Whom the other player of the first table avoids, and who avoids that player."""


async def dealt_alike(steward: Steward, *, invited: bool = True) -> tuple[str, RoundTable, RoundTable]:
    """A closed league with two tables of one deal; at the first, p0's seat has no person any more."""
    names = [*PLAYERS, INVITED, HIDDEN, AVOIDED, AVOIDS] if invited else None
    regulations = Regulations(["toy"], [2], rounds=1, signup=0, duplicate=True, invited=names)
    league = await steward.leagues.create("Lido", regulations, PLAYERS[0])
    for who in PLAYERS:
        await steward.leagues.members.join(league, who, who.title())
    await steward.once()
    first, second = (await steward.leagues.shelf.get(league)).book.season.tables
    assert first.seed == second.seed
    await steward.host.store.results.hide(HIDDEN, True)
    await steward.host.avoided.add(first.seats[1], AVOIDED, "Avoided")
    await steward.host.avoided.add(AVOIDS, first.seats[1], "Other")
    return league, first, second


# --- every way in -----------------------------------------------------------------------------------------

Way = Callable[[Steward, str, RoundTable, str], Awaitable[str | None]]
"""Someone tries to get to a table with the other player of a league's table that has lost its first player;
the id of another table where they met, None: it is that table."""


async def by_taking_an_open_seat(steward: Steward, _league: str, table: RoundTable, who: str) -> str | None:
    await substitutes.leave(steward.host, table.match_id, 0)
    await Acts(steward).do("table-take-seat", table.match_id, {"seat": "0"}, actor(who))
    return None


async def by_the_league(steward: Steward, league: str, table: RoundTable, who: str) -> str | None:
    await steward.leagues.organising.forfeit_seat(league, PLAYERS[0], table.match_id, table.seats[0])
    await Acts(steward).do("league-take-seat", league, {"table": table.match_id}, actor(who))
    return None


async def by_standing_by(steward: Steward, league: str, table: RoundTable, who: str) -> str | None:
    book = (await steward.leagues.shelf.get(league)).book
    if book.season.member(who) is None:
        await steward.leagues.members.join(league, who, who.title(), substitute=True)
    await steward.leagues.members.withdraw(league, table.seats[0])
    return None


async def by_an_organiser(steward: Steward, league: str, table: RoundTable, who: str) -> str | None:
    book = (await steward.leagues.shelf.get(league)).book
    if book.season.member(who) is None:
        await steward.leagues.members.join(league, who, who.title(), substitute=True)
    await steward.leagues.organising.replace_at_table(
        league, PLAYERS[0], table.match_id, table.seats[0], who, who.title()
    )
    return None


async def by_an_offer(steward: Steward, _league: str, table: RoundTable, who: str) -> str | None:
    await substitutes.leave(steward.host, table.match_id, 0)
    keeper = Actor("web:keeper", "Keeper", moderates=True)
    said = {"seat": "0", "person": who}
    await Acts(steward).do("table-host-seat", table.match_id, said, keeper)
    assert (await steward.host.table(table.match_id)).seats[0].user_id is None, "nobody sits unasked"
    await Acts(steward).do("table-accept-seat", table.match_id, {}, actor(who))
    return None


async def by_coming_back(steward: Steward, _league: str, table: RoundTable, who: str) -> str | None:
    """They held the seat and left it."""
    host = steward.host
    await substitutes.reseat(host, table.match_id, 0, SeatSpec(who, user_id=who))
    await substitutes.leave(host, table.match_id, 0)
    await door.come_back(host, await host.table(table.match_id), 0, Entrant(who, who))
    return None


async def by_its_link(steward: Steward, _league: str, table: RoundTable, who: str) -> str | None:
    await substitutes.reseat(steward.host, table.match_id, 0, SeatSpec("Link"))
    await door.claim_seat(steward.host, await steward.host.table(table.match_id), 0, who)
    return None


async def by_a_search(steward: Steward, _league: str, table: RoundTable, who: str) -> str | None:
    for one in (table.seats[1], who):
        await steward.seeking.seek(one, one, Wish(["toy"], [2]))
    return next(iter(await steward.seeking.match_up()), "")


async def by_a_rematch_of_the_other(
    steward: Steward, _league: str, table: RoundTable, who: str
) -> str | None:
    over = await _over(steward, table.seats[1], who)
    asked = await Acts(steward).do("table-rematch", over, {}, Actor(table.seats[1], "Other", seat=1))
    assert asked.leads_to is not None
    await Acts(steward).do("table-accept-seat", asked.leads_to[1], {}, actor(who))
    return asked.leads_to[1]


async def by_a_rematch_of_a_third(steward: Steward, _league: str, table: RoundTable, who: str) -> str | None:
    """The other player has sat down again by then."""
    over = await _over(steward, table.seats[1], who, "web:third")
    asked = await Acts(steward).do("table-rematch", over, {}, Actor("web:third", "Third", seat=2))
    assert asked.leads_to is not None
    for one in (table.seats[1], who):
        await Acts(steward).do("table-accept-seat", asked.leads_to[1], {}, actor(one))
    return asked.leads_to[1]


async def _over(steward: Steward, other: str, who: str, *more: str) -> str:
    specs = [SeatSpec(one, user_id=one) for one in (who, other, *more)]
    match_id = (await steward.host.open("toy", specs, {"cards": "3"})).match_id
    await play_out(steward.host, match_id)
    return match_id


ASKED_NOBODY = {STRANGER: False, "sister": False, HIDDEN: True, INVITED: True, AVOIDED: True, AVOIDS: True}
"""Who enters a closed league's table by themselves, or by having signed up."""
WAYS: list[tuple[Way, dict[str, bool]]] = [
    (by_taking_an_open_seat, {**ASKED_NOBODY, AVOIDED: False}),
    (by_the_league, {**ASKED_NOBODY, AVOIDED: False}),
    (by_standing_by, ASKED_NOBODY),
    (by_an_organiser, ASKED_NOBODY),
    (by_an_offer, {**ASKED_NOBODY, HIDDEN: False, AVOIDED: False, AVOIDS: False}),
    (by_coming_back, ASKED_NOBODY),
    (by_its_link, {**ASKED_NOBODY, AVOIDED: False}),
    (by_a_search, {**dict.fromkeys(ASKED_NOBODY, True), AVOIDED: False, AVOIDS: False}),
    (by_a_rematch_of_the_other, {**dict.fromkeys(ASKED_NOBODY, True), AVOIDED: False, AVOIDS: False}),
    (by_a_rematch_of_a_third, {**dict.fromkeys(ASKED_NOBODY, True), AVOIDED: False}),
]
"""A hidden person may enter by themselves; only nobody else can look them up and invite them. So may a person
who avoids a player there. Members of a league play with all its other members, and nobody can be avoided out
of a seat they held."""


@pytest.mark.parametrize(
    ("way", "who", "enters"),
    [(way, who, enters) for way, table in WAYS for who, enters in table.items()],
    ids=[f"{way.__name__}-{who.rpartition(':')[2]}" for way, table in WAYS for who in table],
)
async def test_every_way_into_a_seat_asks_the_same_door(
    steward: Steward, way: Way, who: str, enters: bool
) -> None:
    league, first, second = await dealt_alike(steward)
    person = second.seats[0] if who == "sister" else who
    for known in (person, "web:keeper"):
        await steward.host.people.save_settings(known, (await named(steward.host, known)))
    elsewhere: str | None = None
    try:
        elsewhere = await way(steward, league, first, person)
    except Refused:
        assert not enters
    met = first.match_id if elsewhere is None else elsewhere
    assert (bool(met) and person in (await steward.host.table(met)).known_people) is enters
    log = await steward.host.events_since(first.match_id, -1, None)
    if way is by_an_offer and who == HIDDEN:
        assert "hidden" not in str([one.text for one in log]).lower(), "nor is their name told"


async def named(host: Host, who: str) -> Settings:
    return (await host.people.settings(who)).model_copy(update={"name": who.title()})


async def test_a_player_of_one_deal_does_not_read_a_hand_at_another_table(steward: Steward) -> None:
    _league, first, second = await dealt_alike(steward, invited=False)
    host, gone = steward.host, second.seats[0]
    await substitutes.leave(host, second.match_id, 0)
    await substitutes.leave(host, first.match_id, 0)
    with pytest.raises(Refused) as refused:
        await Acts(steward).do("table-take-seat", first.match_id, {"seat": "0"}, actor(gone))
    assert refused.value.reason.key == "league-same-deal"
    await Acts(steward).do("table-take-seat", first.match_id, {"seat": "0"}, actor(STRANGER))
    with pytest.raises(Refused):
        await Acts(steward).do("table-take-seat", second.match_id, {"seat": "0"}, actor(STRANGER))
    await play_out(host, first.match_id)
    await steward.once()
    await Acts(steward).do("table-take-seat", second.match_id, {"seat": "0"}, actor(STRANGER))
    assert (await host.table(second.match_id)).seats[0].user_id == STRANGER, "the sister is over"


async def test_a_substitute_who_plays_the_same_deal_leaves_the_seat_to_a_bot(steward: Steward) -> None:
    league, first, second = await dealt_alike(steward, invited=False)
    await steward.leagues.members.join(league, STRANGER, "Stranger", substitute=True)
    for table in (first, second):
        await steward.leagues.members.withdraw(league, table.seats[0])
        book = (await steward.leagues.shelf.get(league)).book
        for member in book.season.members:
            if member.user_id == STRANGER and member.state == "in":
                await steward.leagues.shelf.change(league, _stands_by_again)
    seats = [(await steward.host.table(one.match_id)).seats[0] for one in (first, second)]
    assert [one.kind for one in seats] == ["person", "house"]


def _stands_by_again(book: League, _follow_up: FollowUp) -> None:
    member = book.season.member(STRANGER)
    assert member is not None
    member.state = "substitute"


async def test_an_organiser_seats_only_people_who_stand_by(steward: Steward) -> None:
    league, first, _second = await dealt_alike(steward, invited=False)
    organising = steward.leagues.organising
    for tool in (
        organising.replace_at_table(league, PLAYERS[0], first.match_id, first.seats[1], STRANGER, "X"),
        organising.substitute_member(league, PLAYERS[0], first.seats[1], STRANGER),
    ):
        with pytest.raises(Refused) as refused:
            await tool
        assert refused.value.reason.key == "league-not-agreed"


# --- an offered seat --------------------------------------------------------------------------------------


async def rated_table(host: Host) -> str:
    """Ada and Bo play for a rating, with a day for each answer."""
    specs = [SeatSpec("Ada", user_id="web:ada"), SeatSpec("Bo", user_id="web:bo")]
    return (await host.open("toy", specs, {"cards": "3"}, terms=plain_terms(86400.0))).match_id


KEEPER = Actor("", "", moderates=True, office=None)


async def test_an_offered_seat_has_no_clock_and_no_result_until_it_is_accepted(
    steward: Steward, target: str
) -> None:
    host, acts = steward.host, Acts(steward)
    await host.people.save_settings("web:zoe", await named(host, "web:zoe"))
    match_id = await rated_table(host)
    await substitutes.leave(host, match_id, 0)
    assert 0 in (await host.table(match_id)).waits
    await acts.do("table-host-seat", match_id, {"seat": "0", "person": "web:zoe"}, KEEPER)
    table = await host.table(match_id)
    held = table.seats[0]
    assert (held.kind, held.user_id, held.offered_to) == ("open", None, "web:zoe")
    assert 0 not in table.waits
    sent = rows(target, "select payload, destination from outbox where destination like 'web/offer/%'")
    assert [decode(json.loads(said), to) for said, to in sent] == [SeatOffered(0)], "told once"
    with pytest.raises(Refused):
        await acts.do("table-take-seat", match_id, {"seat": "0"}, actor(STRANGER))
    with pytest.raises(Refused):
        await acts.do("table-accept-seat", match_id, {}, actor(STRANGER))
    done = await acts.do("table-accept-seat", match_id, {}, actor("web:zoe"))
    table = await host.table(match_id)
    assert (done.seat, table.seats[0].user_id, table.seats[0].offered_to) == (0, "web:zoe", None)
    assert 0 in table.waits


async def test_a_declined_or_lapsed_offer_leaves_the_seat_as_it_was(steward: Steward) -> None:
    host, acts = steward.host, Acts(steward)
    await host.people.save_settings("web:zoe", await named(host, "web:zoe"))
    match_id = await rated_table(host)
    await substitutes.leave(host, match_id, 0)
    for answered in (True, False):
        await acts.do("table-host-seat", match_id, {"seat": "0", "person": "web:zoe"}, KEEPER)
        if answered:
            await acts.do("table-decline-seat", match_id, {}, actor("web:zoe"))
        else:
            host.clock.pass_time(offers.LASTS + 1)  # type: ignore[attr-defined]
            await host.sweep.tend()
        table = await host.table(match_id)
        assert (table.seats[0].offered_to, table.seats[0].user_id) == (None, None)
    assert (await host.store.results.profile("web:zoe")).seats_left == 0


async def test_nobody_is_put_in_the_place_of_a_player_who_was_not_asked(steward: Steward) -> None:
    host, acts = steward.host, Acts(steward)
    await host.people.save_settings("web:zoe", await named(host, "web:zoe"))
    specs = [SeatSpec("Ada", user_id="web:ada"), SeatSpec("Bo", user_id="web:bo")]
    opened = await host.open("toy", specs, {"cards": "3"}, customs=Customs(rated=False))
    said = {"seat": "1", "person": "web:zoe", SURE: "yes"}
    await acts.do("table-host-replace", opened.match_id, said, KEEPER)
    assert (await host.table(opened.match_id)).seats[1].user_id == "web:bo", "who plays on until then"
    await acts.do("table-accept-seat", opened.match_id, {}, actor("web:zoe"))
    assert (await host.table(opened.match_id)).seats[1].user_id == "web:zoe"
    assert deadlines.asked_seats(await host.table(opened.match_id))


# --- a rematch asks -----------------------------------------------------------------------------------------


async def test_a_rematch_asks_each_and_no_clock_runs_before(steward: Steward) -> None:
    host, acts = steward.host, Acts(steward)
    match_id = await rated_table(host)
    await play_out(host, match_id)
    done = await acts.do("table-rematch", match_id, {}, Actor("web:ada", "Ada", seat=0))
    assert done.leads_to is not None
    again = await host.table(done.leads_to[1])
    assert [(one.kind, one.user_id, one.offered_to) for one in again.seats] == [
        ("person", "web:ada", None),
        ("open", None, "web:bo"),
    ]
    assert not again.deadlines
    await acts.do("table-accept-seat", again.id, {}, actor("web:bo"))
    again = await host.table(again.id)
    assert (again.seats[1].user_id, again.paused) == ("web:bo", None)
    assert again.deadlines


async def test_a_bot_plays_for_those_who_decline_a_rematch_or_do_not_answer(steward: Steward) -> None:
    host, acts = steward.host, Acts(steward)
    for declines in (True, False):
        match_id = await rated_table(host)
        await play_out(host, match_id)
        done = await acts.do("table-rematch", match_id, {}, Actor("web:ada", "Ada", seat=0))
        assert done.leads_to is not None
        again = done.leads_to[1]
        if declines:
            await acts.do("table-decline-seat", again, {}, actor("web:bo"))
        else:
            host.clock.pass_time(offers.LASTS + 1)  # type: ignore[attr-defined]
            await host.sweep.tend()
        table = await host.table(again)
        assert (table.seats[1].kind, table.paused) == ("house", None)
        assert "Bo" not in table.names
        await play_out(host, again)
        await steward.once()
        assert again not in [one.match_id for one in await host.store.results.of_person("web:bo")]
