"""The tables of a round: opened as matches, entered when they are over, decided when they are late."""

from contextlib import suppress
from functools import partial

from bot.host.host import Host
from bot.series.errands import Errands
from bot.series.follow_up import FollowUp
from bot.series.league import season_progress
from bot.series.league.book import League, RoundTable, Season
from bot.series.league.table_seats import forfeit_seats, seat_errands, seat_spec
from bot.series.people.results_book import ResultsBook
from bot.series.series_note import SERIES, SeriesNote
from bot.series.shelf import Entry, Shelf
from bot.store.records_leagues import ResultRecord
from bot.table import moderation
from bot.table.customs import Customs
from bot.table.errors import NoSuchMatch, NotLive, Over
from bot.table.letters import SeatErrand
from bot.table.seating import SeatSpec
from bot.table.terms import terms_of_pace
from engine.errors import EngineError
from engine.text import text

ROUNDS_AT_ONCE = 50
"""How often one visit may go round before it comes back later."""


class RoundTables:
    """Opens the tables of a round as matches, enters their results, and decides those that are late."""

    def __init__(self, host: Host, shelf: Shelf[League], errands: Errands, results: ResultsBook) -> None:
        self._host = host
        self._shelf = shelf
        self._errands = errands
        self._results = results

    async def visit(self, series_id: str) -> None:
        """Do all that is due: pair, open tables, warn, decide, enter results, close."""
        for _ in range(ROUNDS_AT_ONCE):
            before = (await self._shelf.get(series_id)).book
            book = await self._shelf.change(
                series_id, partial(season_progress.advance_season, now=self._host.clock.now())
            )
            opened = await self._open_paired_tables(series_id, book)
            settled = await self._settle_ended_tables(series_id, book)
            if not opened and not settled and book == before:
                return

    async def _open_paired_tables(self, series_id: str, book: League) -> bool:
        """Open a match for every table that is paired; whether there was any. One that cannot be opened is
        told of after the others are open."""
        paired = [table for table in book.season.tables if table.state == "paired"]
        ids: dict[str, RoundTable] = {}
        failure: EngineError | None = None
        for table in paired:
            try:
                await self._open_table(series_id, book, table)
                ids[table.match_id] = table
            except EngineError as error:
                failure = error
        now = self._host.clock.now()

        def make(after: League, follow_up: FollowUp) -> None:
            for table in after.season.tables:
                if table.match_id in ids and table.state == "paired":
                    table.state = "open"
                    table.due = season_progress.due_of_round(after, table.round, now)
                    follow_up.errands += _seats_changed_meanwhile(after.season, ids[table.match_id], table)
                    follow_up.opened_matches.append(table.match_id)

        if ids:
            await self._shelf.change(series_id, make)
        if failure is not None:
            raise failure
        return bool(ids)

    async def _open_table(self, series_id: str, book: League, table: RoundTable) -> None:
        """Open the match of a table; its id was written down before, so that it is opened once."""
        if await self._host.store.matches.revision(table.match_id) is not None:
            return
        record = await self._host.store.series.get(series_id)
        await self._host.open(
            table.title,
            [self._holder_of_seat(book.season, table, who) for who in table.seats],
            options=book.regulations.options.get(table.title),
            seed=table.seed,
            terms=terms_of_pace(book.regulations.pace),
            customs=Customs(breaks=book.regulations.breaks),
            locale=book.locale,
            surface={
                SERIES: SeriesNote(
                    id=series_id,
                    server=record.server if record else "",
                    place=book.place,
                    duplicate=book.regulations.duplicate,
                )
            },
            match_id=table.match_id,
        )

    def _holder_of_seat(self, season: Season, table: RoundTable, who: str) -> SeatSpec:
        member = season.member(who)
        if member is None or who in table.lost:
            return SeatSpec(season.name(who), kind="house")
        return SeatSpec(member.name, user_id=who, locale=member.locale)

    async def run_errands(self) -> None:
        """Do at once what a change asked of matches."""
        await self._errands.run()

    # --- tables that have ended, or should have

    async def _settle_ended_tables(self, series_id: str, book: League) -> bool:
        """Enter tables that have ended, and decide late ones; whether there were any."""
        settled = False
        for table in book.season.tables:
            if table.state != "open":
                continue
            state = await self._host.table(table.match_id)
            if state.state == "over":
                result = await self._results.enter_result(table.match_id)
                assert result is not None, "a match that is over has a result"
                await self._enter_result(series_id, result)
            elif state.state == "abandoned":
                await self._void_table(series_id, table.match_id)
            elif table.due <= self._host.clock.now():
                await self._decide_late_table(
                    series_id, book, table, [state.seats[s].user_id for s in state.waits_for()]
                )
            else:
                continue
            settled = True
        return settled

    async def _enter_result(self, series_id: str, result: ResultRecord) -> None:
        def make(book: League, follow_up: FollowUp) -> None:
            table = book.season.table(result.match_id)
            if table is None or table.state != "open":
                return
            table.state = "over"
            table.places = {table.seats[seat.seat]: seat.place for seat in result.seats}
            table.totals = {table.seats[seat.seat]: seat.total for seat in result.seats}
            winners = tuple(seat.name for seat in result.seats if seat.place == 1)
            follow_up.announce("league-table-over", name=book.name, table=result.match_id, winners=winners)

        await self._shelf.change(series_id, make)

    async def _decide_late_table(
        self, series_id: str, book: League, table: RoundTable, waited: list[str | None]
    ) -> None:
        """Do to a late table what the league agreed on: make it void, score it as it stands, or let the house
        play on."""
        if book.regulations.late == "void":
            await self._void_late_table(series_id, table.match_id)
            return
        if book.regulations.late == "score":
            await self._score_late_table(series_id, table.match_id)
            return

        def make(after: League, follow_up: FollowUp) -> None:
            late = after.season.table(table.match_id)
            if late is None or late.state != "open" or late.due > self._host.clock.now():
                return
            late.due += max(after.regulations.grace, 1.0)
            people = [who for who in late.seats if who in waited]
            changes = forfeit_seats(late, people)
            follow_up.errands += seat_errands(changes)
            if changes:
                gone = tuple(after.season.name(who) for who in people)
                follow_up.announce_at_table(
                    late.match_id, "league-late-decided", name=after.name, people=gone
                )

        await self._shelf.change(series_id, make)
        await self._errands.run()

    async def _void_late_table(self, series_id: str, match_id: str) -> None:
        """Make a late table void, unless an organiser has just given it more time. The match ends first: if
        the rest fails, an abandoned match makes its table void."""
        table = (await self._shelf.get(series_id)).book.season.table(match_id)
        if table and table.state == "open" and table.due <= self._host.clock.now():
            await self._abandon_match(match_id)
            await self._void_table(series_id, match_id)

    async def _score_late_table(self, series_id: str, match_id: str) -> None:
        """End a late table with the scores as they are, unless it just got more time; its result is entered
        like any other."""
        book = (await self._shelf.get(series_id)).book
        table = book.season.table(match_id)
        if table and table.state == "open" and table.due <= self._host.clock.now():
            with suppress(Over, NotLive):
                await moderation.score_game(self._host, match_id, text("league-scored", name=book.name))

    async def _void_table(self, series_id: str, match_id: str) -> None:
        def make(book: League, follow_up: FollowUp) -> None:
            table = book.season.table(match_id)
            if table and table.state == "open":
                table.state = "void"
                follow_up.announce_at_table(match_id, "league-voided", name=book.name)

        await self._shelf.change(series_id, make)

    async def _abandon_match(self, match_id: str) -> None:
        try:
            table = await self._host.table(match_id)
        except NoSuchMatch:
            return
        if table.state == "live":
            await self._host.abandon(match_id)

    # --- what is free

    async def tables_with_lost_seats(
        self, server: str | None = None
    ) -> list[tuple[Entry[League], RoundTable]]:
        """Running tables at which a house player has the seat of a member who is gone."""
        entries = await self._shelf.entries(server)
        return [
            (entry, table)
            for entry in entries
            for table in entry.book.season.tables
            if table.state == "open" and table.lost
        ]


def _seats_changed_meanwhile(season: Season, before: RoundTable, after: RoundTable) -> list[SeatErrand]:
    """Whose seat changed hands while the match was being opened."""
    return [
        SeatErrand(after.match_id, seat, seat_spec(None if who in after.lost else season.member(who)))
        for seat, (was, who) in enumerate(zip(before.seats, after.seats, strict=True))
        if (was, was in before.lost) != (who, who in after.lost)
    ]
