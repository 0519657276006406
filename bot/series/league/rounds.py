"""The round that keeps every season going: opens tables, enters results, decides what is late."""

from functools import partial

from bot.host.host import Host
from bot.series.errands import Errands, handed_over, spec_of
from bot.series.league import season as seasons
from bot.series.league.book import League, Season, Table
from bot.series.league.season import Notes
from bot.series.league.seats import forfeit
from bot.series.people.ledger import SERIES, Ledger, SeriesNote
from bot.series.shelf import Entry, Shelf
from bot.store.records_leagues import ResultRecord
from bot.table.errors import NoSuchMatch
from bot.table.letters import SeatErrand
from bot.table.seating import SeatSpec
from bot.table.terms import of_pace

ROUNDS_AT_ONCE = 50
"""How often one visit may go round before it comes back later."""


class Rounds:
    def __init__(self, host: Host, ledger: Ledger) -> None:
        self._host = host
        self._ledger = ledger
        self._errands = Errands(host, ledger)
        self.shelf: Shelf[League] = Shelf(
            "league",
            League,
            host.store,
            host.clock,
            host.outbox,
            seasons.wakes,
            lambda book: book.place,
            lambda book: book.locale,
        )

    async def visit(self, series_id: str) -> None:
        """Do all that is due: pair, open tables, warn, decide, enter results, close."""
        for _ in range(ROUNDS_AT_ONCE):
            before = (await self.shelf.get(series_id)).book
            book = await self.shelf.change(series_id, partial(seasons.advance, now=self._host.clock.now()))
            opened = await self._open_paired(series_id, book)
            settled = await self._settle(series_id, book)
            if not opened and not settled and book == before:
                return

    async def _open_paired(self, series_id: str, book: League) -> bool:
        paired = [table for table in book.season.tables if table.state == "paired"]
        for table in paired:
            await self._open(series_id, book, table)
        ids = {table.match_id: table for table in paired}
        due = self._host.clock.now() + book.rules.round_time

        def make(after: League, notes: Notes) -> None:
            for table in after.season.tables:
                if table.match_id in ids and table.state == "paired":
                    table.state, table.due = "open", due
                    notes.errands += _since(after.season, ids[table.match_id], table)
                    notes.tables.append(table.match_id)

        if ids:
            await self.shelf.change(series_id, make)
        return bool(ids)

    async def _open(self, series_id: str, book: League, table: Table) -> None:
        """The match of a table; its id was written down before, so that it is opened once."""
        if await self._host.store.matches.revision(table.match_id) is not None:
            return
        record = await self._host.store.series.get(series_id)
        await self._host.open(
            table.title,
            [self._spec(book.season, table, who) for who in table.seats],
            options=book.rules.options.get(table.title),
            seed=table.seed,
            terms=of_pace(book.rules.pace),
            locale=book.locale,
            surface={
                SERIES: SeriesNote(
                    id=series_id,
                    server=record.server if record else "",
                    place=book.place,
                    duplicate=book.rules.duplicate,
                )
            },
            match_id=table.match_id,
        )

    def _spec(self, season: Season, table: Table, who: str) -> SeatSpec:
        member = season.member(who)
        if member is None or who in table.lost:
            return SeatSpec(season.name(who), kind="house")
        return SeatSpec(member.name, user_id=who, locale=member.locale)

    # --- tables that have ended, or should have

    async def _settle(self, series_id: str, book: League) -> bool:
        """Tables that have ended are entered, late ones decided; whether there were any."""
        settled = False
        for table in book.season.tables:
            if table.state != "open":
                continue
            found = await self._host.table(table.match_id)
            if found.state == "over":
                result = await self._ledger.enter(table.match_id)
                assert result is not None, "a match that is over has a result"
                await self._enter(series_id, result)
            elif found.state == "abandoned":
                await self._decide_void(series_id, table.match_id)
            elif table.due <= self._host.clock.now():
                await self._decide(
                    series_id, book, table, [found.seats[s].user_id for s in found.waits_for()]
                )
            else:
                continue
            settled = True
        return settled

    async def _enter(self, series_id: str, result: ResultRecord) -> None:
        def make(book: League, notes: Notes) -> None:
            table = book.season.table(result.match_id)
            if table is None or table.state != "open":
                return
            table.state = "over"
            table.places = {table.seats[seat.seat]: seat.place for seat in result.seats}
            table.totals = {table.seats[seat.seat]: seat.total for seat in result.seats}
            winners = tuple(seat.name for seat in result.seats if seat.place == 1)
            notes.announce("league-table-over", name=book.name, table=result.match_id, winners=winners)

        await self.shelf.change(series_id, make)

    async def _decide(self, series_id: str, book: League, table: Table, waited: list[str | None]) -> None:
        """The league's stated rule for a late table."""
        if book.rules.late == "void":
            await self._decide_late_void(series_id, table.match_id)
            return

        def make(after: League, notes: Notes) -> None:
            late = after.season.table(table.match_id)
            if late is None or late.state != "open" or late.due > self._host.clock.now():
                return
            late.due += max(after.rules.grace, 1.0)
            people = [who for who in late.seats if who in waited]
            changes = forfeit(late, people)
            notes.errands += handed_over(changes)
            if changes:
                gone = tuple(after.season.name(who) for who in people)
                notes.announce_at(late.match_id, "league-late-decided", name=after.name, people=gone)

        await self.shelf.change(series_id, make)
        await self._errands.run()

    async def _decide_late_void(self, series_id: str, match_id: str) -> None:
        """Unless an organiser has just given it more time. The match ends first: whatever fails after that,
        a match that was given up makes its table void."""
        table = (await self.shelf.get(series_id)).book.season.table(match_id)
        if table and table.state == "open" and table.due <= self._host.clock.now():
            await self._give_up(match_id)
            await self._decide_void(series_id, match_id)

    async def _decide_void(self, series_id: str, match_id: str) -> None:
        def make(book: League, notes: Notes) -> None:
            table = book.season.table(match_id)
            if table and table.state == "open":
                table.state = "void"
                notes.announce_at(match_id, "league-voided", name=book.name)

        await self.shelf.change(series_id, make)

    async def _give_up(self, match_id: str) -> None:
        try:
            found = await self._host.table(match_id)
        except NoSuchMatch:
            return
        if found.state == "live":
            await self._host.abandon(match_id)

    # --- what is free

    async def wanting(self, server: str | None = None) -> list[tuple[Entry[League], Table]]:
        """Running tables at which the house sits in for somebody who is gone."""
        found = await self.shelf.listed(server)
        return [
            (entry, table)
            for entry in found
            for table in entry.book.season.tables
            if table.state == "open" and table.lost
        ]


def _since(season: Season, before: Table, after: Table) -> list[SeatErrand]:
    """Whose seat changed hands while the match was being opened."""
    return [
        SeatErrand(after.match_id, seat, spec_of(None if who in after.lost else season.member(who)))
        for seat, (was, who) in enumerate(zip(before.seats, after.seats, strict=True))
        if (was, was in before.lost) != (who, who in after.lost)
    ]
