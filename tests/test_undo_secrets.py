"""Nobody plays a move to see what others have hidden, and undoes it: at any table, whatever is at stake."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import engine
from bot.clock import FakeClock
from bot.host import rewind
from bot.host.host import Host, SeatSpec
from bot.series.league.book import Regulations
from bot.series.steward import Steward
from bot.store import Store
from bot.table.customs import Customs
from engine.choice import sample
from engine.errors import CannotUndo
from engine.genoa.components import BUILDINGS, MESSAGES
from engine.genoa.supply import delivered_along
from neptun.engine.ids import BY_NAME
from neptun.engine.sailing import Sail
from tests.titles import mediterranee_table, neptun_kit
from tests.titles.genoa_table import Game
from tests.titles.mediterranee_table import GENOA, VENICE, at_table, settle
from tests.titles.neptun_kit import GREEN, RED, column, oar, offer, put

DAY = 86400.0


def refuses_undo(match: engine.Match, seat: int) -> bool:
    with pytest.raises(CannotUndo, match="undo-shown"):
        match.undo(seat)
    return match.log[-1].shown


# --- title by title ---------------------------------------------------------------------------------------


def fleet() -> engine.Match:
    """Red is the first to sail, Green the next."""
    match = neptun_kit.table(3)
    s = neptun_kit.state(match)
    s.phase, s.turn, s.order = "sail", 1, [0, 1, 2]
    for seat, merchant in enumerate(s.merchants):
        merchant.played, merchant.hand, merchant.port = [oar(4)], [oar(2)], "roma"
        neptun_kit.load(match, seat, {5: ("olives", "crete")})
    put(match, Sail([0, 1, 2]))
    return match


def test_neptun_a_sealed_course_is_not_read_by_sailing_and_undoing() -> None:
    match = fleet()
    match.submit(GREEN, sample(match.pending()[GREEN].choice, engine.Rng("course")))
    assert not match.log[-1].shown, "what was only sealed may be sealed again"
    match.submit(RED, sample(match.pending()[RED].choice, engine.Rng("course")))
    assert refuses_undo(match, RED)


def test_neptun_a_course_of_which_nothing_was_read_may_be_undone() -> None:
    match = fleet()
    match.submit(RED, sample(match.pending()[RED].choice, engine.Rng("course")))
    assert not match.log[-1].shown


@pytest.mark.parametrize("wishes", [True, False])
def test_neptun_a_wish_list_is_not_felt_for(wishes: bool) -> None:
    """Whether or not the next player has left wishes: that they did not act tells of them as well."""
    match = neptun_kit.table(3)
    row = [column("salt", port, power, up=True) for power, port in enumerate(("roma", "tyros", "malaca"), 1)]
    offer(match, *row, column("honey", "roma", 7))
    if wishes:
        none: engine.Answer = {"none": {}}
        left = {"wish-1": {row[1].oar: "slot-1"}, "wish-2": none, "wish-3": none}
        match.submit(GREEN, {BY_NAME: left})
        assert not match.log[-1].shown
    match.submit(RED, {"contract-1": "slot-1"})
    assert refuses_undo(match, RED)


def test_genoa_the_highest_hidden_price_is_not_found_by_naming_and_undoing() -> None:
    """Nobody takes 100, so 95 would be next; the first answer was worth knowing already."""
    for limit in ({}, {"GIL": 60}):
        game = Game(4, "GIL")
        game.s.players[2].instructions.limits.update(limit)
        game.all_pass()
        game.does(0, {"price": {"space": "GIL", "ducats": 100}})
        assert refuses_undo(game.match, 0)


def test_genoa_messages_in_hidden_hands_are_not_found_by_trying_paths() -> None:
    way, delivered = way_of_a_message()
    other = next(card for card in MESSAGES if card not in delivered_along(way))
    for held in (delivered, other, None):
        game = Game(2, way[0])
        game.s.turn.path = way[:-1]
        if held is not None:
            game.deal(1, held)
        game.refresh().all_pass()
        told = game.does(0, {"move": way[-1]})
        assert ("genoa-claims" in told) == (held == delivered)
        assert game.match.log[-1].shown == (held is not None)


def way_of_a_message() -> tuple[tuple[str, ...], str]:
    """The two buildings of a message and a space beside the second one, and that message."""
    message, facts = next(iter(MESSAGES.items()))
    first, last = facts.pair
    game = Game(2, last)
    beside = next(space for space in game.s.reach.next if space not in BUILDINGS)
    return (first, beside, last), message


def test_mediterranee_peace_does_not_tell_where_others_land() -> None:
    ships = [(GENOA, "z_corfu", 2, ""), (VENICE, "z_modon", 3, "")]
    for settled in (True, False):
        match = at_table(3, ships, order=[VENICE, GENOA, 2, 3])
        if settled:
            match.submit(VENICE, settle(attack="nobody", land={"galley-2": 1}, sell="nothing"))
        match.submit(VENICE, {"done": {}})
        assert not match.log[-1].shown, "nobody after Venice can have settled anything yet"
        match.submit(GENOA, {"done": {}})
        assert refuses_undo(match, GENOA)
        owner = mediterranee_table.state(match).ports["modon"].owner
        assert (owner == VENICE) == settled


# --- over the host ----------------------------------------------------------------------------------------


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    store = await Store.open(str(tmp_path / "games.db"))
    made = Host(store, FakeClock())
    yield made
    await made.close()
    await store.close()


async def rated_table(host: Host, *, rated: bool = True) -> str:
    people = [SeatSpec(f"P{seat}", user_id=f"p{seat}") for seat in range(3)]
    return (await host.open("neptun", people, seed="undo", customs=Customs(rated=rated))).match_id


async def league_table(host: Host) -> str:
    steward = Steward(host)
    regulations = Regulations(titles=["neptun"], sizes=[3], pace=None, rounds=1, seasons=1)
    made = await steward.leagues.create("Lido", regulations, "doge", server="venice", place="test/lido")
    for number in range(3):
        await steward.leagues.members.join(made, f"p{number}", f"Player {number}")
    assert isinstance(host.clock, FakeClock)
    host.clock.pass_time(8 * DAY)
    await steward.once()
    (listing,) = await host.store.matches.list_matches()
    return listing.id


@pytest.mark.parametrize("kind", ["rated", "friendly", "league"])
async def test_no_table_offers_or_grants_an_undo_that_would_tell(host: Host, kind: str) -> None:
    """Whoever sails first, after all others have sealed their courses, knows these: it stays that way."""
    match_id = await (league_table(host) if kind == "league" else rated_table(host, rated=kind == "rated"))
    rng = engine.Rng("people")
    while True:
        table = await host.table(match_id)
        top = table.match.state.stack[-1]
        if isinstance(top, Sail) and len(table.waits_for()) == 1 and len(top.queue) > 1:
            break
        sealing = [seat for seat in table.waits_for() if not isinstance(top, Sail) or seat != top.queue[0]]
        seat = sealing[-1] if sealing else table.waits_for()[0]
        await host.submit(match_id, seat, sample(table.pending()[seat].choice, rng))
    (seat,) = table.waits_for()
    await host.submit(match_id, seat, sample(table.pending()[seat].choice, rng))
    assert not await host.undoable(match_id, seat)
    prospects = await rewind.prospects(host, match_id, seat)
    assert prospects.why is not None
    assert (prospects.free, prospects.why.key, prospects.ask) == (False, "undo-shown", True)
    with pytest.raises(CannotUndo, match="undo-shown"):
        await host.undo(match_id, seat)
    exported = await host.export(match_id)
    assert engine.replay(exported).log[-1].shown
