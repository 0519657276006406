"""The seats of a league's tables: who loses one, and who takes it."""

from collections.abc import Iterable
from dataclasses import replace

from bot.series.errors import NotSo
from bot.series.league.book import League, Member, Season, Table

Change = tuple[str, int, Member | None]
"""A match, a seat of it, and who sits down there; nobody: the house."""


def live(book: League, match_id: str) -> Table:
    """A table that is still to be decided."""
    table = book.season.table(match_id)
    if table is None or table.state not in ("paired", "open"):
        raise NotSo("league-no-table")
    return table


def hand_over(season: Season, gone: str, heir: Member | None) -> list[Change]:
    """The seats of somebody who is gone, at every table that is still to be decided."""
    changes: list[Change] = []
    for table in season.tables:
        if table.state in ("paired", "open") and gone in table.seats and gone not in table.lost:
            if heir is None or heir.user_id in table.seats:
                changes += forfeit(table, [gone])
            else:
                changes.append(fill(season, table, gone, heir))
    return changes


def fill(season: Season, table: Table, out: str, heir: Member) -> Change:
    if out not in table.seats or heir.user_id in table.seats:
        raise NotSo("league-no-free-seat")
    seat = table.seats.index(out)
    table.seats[seat] = heir.user_id
    table.lost = [who for who in table.lost if who != out]
    if season.member(heir.user_id) is None:
        season.members.append(replace(heir, state="guest", division=table.division))
    return table.match_id, seat, heir


def forfeit(table: Table, people: Iterable[str]) -> list[Change]:
    gone = [who for who in people if who in table.seats and who not in table.lost]
    table.lost += gone
    return [(table.match_id, table.seats.index(who), None) for who in gone]
