"""The one door to a seat: whether a person may sit there, and whether they agreed.

A person who acts for themselves sits down at once (`take_seat`, `come_back`, `accept_offer`); where someone
else decides, the seat is only offered (`offer_seat`). Every way into a seat goes through this module.
"""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass

from bot.host.host import Host
from bot.host.outbox import Batch
from bot.series import programs
from bot.series.errors import NoSuchSeries, NotPossible
from bot.series.follow_up import FollowUp
from bot.series.league.admission import check_deal, check_invited
from bot.series.league.book import League
from bot.series.league.leagues import league_shelf
from bot.series.league.table_seats import note_seen
from bot.series.series_note import series_note
from bot.surfaces import prefix_for, reads_pages
from bot.table import moderation, offers, substitutes
from bot.table.errors import NoSuchMatch
from bot.table.letters import Addressed, SeatOffered
from bot.table.moderation import Who
from bot.table.seating import SeatSpec
from bot.table.state import TableState
from bot.table.substitutes import CannotSit
from engine.errors import Refused
from engine.text import Seat, Text, text


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person on the way into a seat."""

    id: str
    name: str = ""
    locale: str | None = None
    roles: tuple[str, ...] = ()
    """The roles they hold on the server of the table."""

    @property
    def spec(self) -> SeatSpec:
        return SeatSpec(self.name, user_id=self.id, locale=self.locale)


Check = Callable[[Host, TableState, Entrant], Awaitable[None]]
"""Refuses a person who may not sit at a table."""


def plan_letters(batch: Batch) -> Iterator[Addressed]:
    """The invitations of people who read pages; surfaces with rooms tell their own people."""
    for seat in offers.newly_offered(batch.before, batch.after):
        if seat.offered_to and reads_pages(seat.offered_to):
            prefix = prefix_for(seat.offered_to)
            yield Addressed(f"{prefix}offer/{batch.after.id}/{seat.seat}", SeatOffered(seat.seat))


# --- may they? --------------------------------------------------------------------------------------------


async def why_not(host: Host, table: TableState, entrant: Entrant) -> Text | None:
    """Why this person may not sit at the table; None: they may."""
    returns = any(substitutes.may_return(table, held.seat, user_id=entrant.id) for held in table.seats)
    try:
        await _check(host, table, entrant, RETURNING if returns else ENTERING)
    except Refused as refused:
        return refused.reason
    return None


async def _check(host: Host, table: TableState, entrant: Entrant, checks: tuple[Check, ...]) -> None:
    for check in checks:
        await check(host, table, entrant)


async def _check_league(host: Host, table: TableState, entrant: Entrant) -> None:
    """Refuse strangers to a closed league, and players of a sister table; nothing is noted."""
    series_id = series_note(table).get("id", "")
    try:
        book = (await league_shelf(host).get(series_id)).book
    except NoSuchSeries:
        return
    _check_book(book, table.id, entrant)


async def _check_not_avoided(host: Host, table: TableState, entrant: Entrant) -> None:
    """A player here avoids this person, who hears what everyone hears at a full table."""
    if await host.avoided.keep_out(table.known_people, entrant.id):
        raise CannotSit(text("no-free-seat"))


async def _check_not_apart(host: Host, table: TableState, entrant: Entrant) -> None:
    """Nobody is invited to meet a person they avoid, or who avoids them, as if they did not exist."""
    if await host.avoided.part(table.known_people, entrant.id):
        raise NotPossible("act-nobody-there")


async def _check_not_hidden(host: Host, _table: TableState, entrant: Entrant) -> None:
    """A person with a hidden profile is not to be found by others, as if they did not exist."""
    if (await host.store.results.profile(entrant.id)).hidden:
        raise NotPossible("act-nobody-there")


async def _check_program(host: Host, table: TableState, entrant: Entrant) -> None:
    await programs.check_table(host, table, entrant.id)


RETURNING: tuple[Check, ...] = (_check_league, _check_program)
"""What is asked of a person who comes back to a seat they held: nobody can be avoided out of their game."""
ENTERING: tuple[Check, ...] = (*RETURNING, _check_not_avoided)
"""What is asked of everyone who enters a seat."""
OFFERING: tuple[Check, ...] = (_check_not_hidden, _check_not_apart, *ENTERING)
"""What is asked of a person before a seat is offered to them."""


def _check_book(book: League, match_id: str, entrant: Entrant) -> None:
    table = book.season.table(match_id)
    if table is not None:
        check_invited(book, entrant.id, entrant.roles)
        check_deal(book.season, table, entrant.id)


async def _admit(
    host: Host, table: TableState, entrant: Entrant, checks: tuple[Check, ...] = ENTERING
) -> None:
    """Check, and note in the league's book that they know the deal, in one step.

    Of two sister tables entered in the same moment the second is refused.
    """
    await _check(host, table, entrant, checks)

    def make(book: League, _follow_up: FollowUp) -> None:
        _check_book(book, table.id, entrant)
        if round_table := book.season.table(table.id):
            note_seen(round_table, entrant.id)

    try:
        await league_shelf(host).change(series_note(table).get("id", ""), make)
    except NoSuchSeries:
        return


# --- did they agree? --------------------------------------------------------------------------------------


async def take_seat(host: Host, table: TableState, seat: Seat, entrant: Entrant) -> str | None:
    """Take a seat that was left; the key for a new holder, None for a person who comes back to it."""
    if substitutes.may_return(table, seat, user_id=entrant.id):
        await come_back(host, table, seat, entrant)
        return None
    if seat not in substitutes.free_seats(table):
        raise substitutes.seat_taken(table, seat)
    await _admit(host, table, entrant)
    return await substitutes.take_over(host, table.id, seat, entrant.spec)


async def come_back(host: Host, table: TableState, seat: Seat, entrant: Entrant) -> None:
    """A person comes back to the seat that they left."""
    await _admit(host, table, entrant, RETURNING)
    await substitutes.give_back(host, table.id, seat)


async def accept_offer(host: Host, table: TableState, seat: Seat, entrant: Entrant) -> str:
    """Sit down on a seat that was offered to this person.

    If a player who avoids them has sat down since, the invitation has ended.
    """
    if await host.avoided.keep_out(table.known_people, entrant.id):
        await offers.decline(host, table.id, seat, entrant.id)
        raise CannotSit(text("offer-gone"))
    await _admit(host, table, entrant)
    known = entrant.id if not entrant.id.startswith("seat/") else None
    return await offers.accept(host, table.id, seat, entrant.id, known)


async def offer_seat(
    host: Host, table: TableState, seat: Seat, entrant: Entrant, who: Who, by: str = ""
) -> None:
    """Offer a seat to a person who was not asked: they sit down once they accept.

    `by`: the person who offers it, whom they may avoid.
    """
    await _check(host, table, entrant, OFFERING)
    if by and await host.avoided.part([by], entrant.id):
        raise NotPossible("act-nobody-there")
    await moderation.offer_seat(host, table.id, seat, entrant.spec, who)


async def check_guest(host: Host, match_id: str, person_id: str) -> None:
    """Refuse a person from outside a league at a table where a player avoids them."""
    with suppress(NoSuchMatch):
        if await host.avoided.keep_out((await host.table(match_id)).known_people, person_id):
            raise NotPossible("league-no-free-seat")


async def claim_seat(host: Host, table: TableState, seat: Seat, person_id: str) -> None:
    """Connect a seat opened by its link with the person who opened it."""
    await _admit(host, table, Entrant(person_id))
    await host.seats.make_known(table.id, seat, person_id)
