"""The seats of a league's tables: who loses one, and who takes it."""

from collections.abc import Iterable
from dataclasses import replace

from bot.series.errors import NotPossible
from bot.series.league.admission import check_deal, knows_deal
from bot.series.league.book import League, Member, RoundTable, Season
from bot.table.letters import SeatErrand
from bot.table.seating import SeatSpec
from engine.text import Text

SeatChange = tuple[str, int, Member | None]
"""A match, a seat of it, and who sits down there; nobody: the house."""


def undecided_table(book: League, match_id: str) -> RoundTable:
    """A table that is still to be decided."""
    table = book.season.table(match_id)
    if table is None or table.state not in ("paired", "open"):
        raise NotPossible("league-no-table")
    return table


def hand_over_seats(season: Season, gone: str, heir: Member | None) -> list[SeatChange]:
    """Hand over the seats of a member who is gone, at every undecided table."""
    changes: list[SeatChange] = []
    for table in season.tables:
        if table.state in ("paired", "open") and gone in table.seats and gone not in table.lost:
            if heir is None or heir.user_id in table.seats or knows_deal(season, table, heir.user_id):
                changes += forfeit_seats(table, [gone])
            else:
                changes.append(fill_seat(season, table, gone, heir))
    return changes


def fill_seat(season: Season, table: RoundTable, out: str, heir: Member) -> SeatChange:
    if out not in table.seats or heir.user_id in table.seats:
        raise NotPossible("league-no-free-seat")
    check_deal(season, table, heir.user_id)
    seat = table.seats.index(out)
    table.seats[seat] = heir.user_id
    note_seen(table, out)
    table.lost = [who for who in table.lost if who != out]
    if season.member(heir.user_id) is None:
        season.members.append(replace(heir, state="guest", division=table.division))
    return table.match_id, seat, heir


def note_seen(table: RoundTable, user_id: str) -> None:
    """Note a person who sees or saw a hand of this table."""
    table.seen = [*dict.fromkeys([*table.seen, user_id])]


def forfeit_seats(table: RoundTable, people: Iterable[str]) -> list[SeatChange]:
    gone = [who for who in people if who in table.seats and who not in table.lost]
    table.lost += gone
    return [(table.match_id, table.seats.index(who), None) for who in gone]


def seat_errands(
    changes: Iterable[SeatChange], gone: str | None = None, reason: Text | None = None
) -> list[SeatErrand]:
    """An errand for every seat that changes hands; seats taken over count as left by `gone`."""
    return [
        SeatErrand(match_id, seat, seat_spec(heir), gone if heir else None, reason)
        for match_id, seat, heir in changes
    ]


def seat_spec(heir: Member | None) -> SeatSpec:
    """Nobody: the house plays on."""
    if heir is None:
        return SeatSpec(kind="house")
    return SeatSpec(heir.name, user_id=heir.user_id, locale=heir.locale)
