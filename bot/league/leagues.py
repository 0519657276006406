"""Leagues in play: what people and organisers do, and the round that keeps every season going."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

import engine
from bot import keys
from bot.errors import NoSuchMatch
from bot.host import Host
from bot.league import season as seasons
from bot.league.book import League, Member, Rules, Season, Table
from bot.league.errors import NotSo
from bot.league.ledger import SERIES, Ledger
from bot.league.season import Notes
from bot.league.shelf import Entry, Shelf
from bot.seating import SeatSpec, clean
from bot.store.records_leagues import ResultRecord

ROUNDS_AT_ONCE = 50
"""How often one visit may go round before it comes back later."""


class Leagues:
    def __init__(self, host: Host, ledger: Ledger) -> None:
        self._host = host
        self._ledger = ledger
        self.shelf: Shelf[League] = Shelf(
            "league",
            League,
            host.store,
            host.clock,
            host.post,
            seasons.wakes,
            lambda book: book.place,
            lambda book: book.locale,
        )

    # --- founding and joining

    async def create(
        self,
        name: str,
        rules: Rules,
        organiser: str,
        *,
        server: str = "",
        place: str = "",
        locale: str = "en",
    ) -> str:
        """A league whose first season is open for sign-up at once."""
        check(rules)
        now = self._host.clock.now()
        first = seasons.fresh(1, now, rules.signup)
        title = clean(name) or "?"
        book = League(title, rules, first, [organiser], keys.new_key(), place, locale)
        series_id = await self.shelf.add(title, server, book)

        def opened(book: League, notes: Notes) -> None:
            notes.announce("league-opened", name=book.name, season=1)

        await self.shelf.change(series_id, opened)
        return series_id

    async def join(
        self,
        series_id: str,
        user_id: str,
        name: str,
        *,
        roles: Iterable[str] = (),
        locale: str | None = None,
        substitute: bool = False,
    ) -> None:
        """Sign up for the season that is open, or as a substitute for the one that is played."""
        held = set(roles)

        def make(book: League, notes: Notes) -> None:
            season, rules = book.season, book.rules
            if (rules.role and rules.role not in held) or (
                rules.invited is not None and user_id not in rules.invited
            ):
                raise NotSo("league-not-invited")
            if not substitute and season.state != "signup":
                raise NotSo("league-signup-closed")
            known = season.member(user_id)
            if known and known.state != "withdrawn":
                raise NotSo("league-in-already")
            if known and season.state == "playing":
                raise NotSo("league-signup-closed")
            season.members = [one for one in season.members if one is not known]
            season.members.append(Member(user_id, clean(name) or user_id, locale))
            if substitute:
                season.members[-1].state = "substitute"
            key = "league-log-substitute" if substitute else "league-log-joined"
            notes.note(user_id, key, who=season.name(user_id))

        await self.shelf.change(series_id, make)

    async def invite(self, series_id: str, by: str, user_id: str) -> None:
        def make(book: League, notes: Notes) -> None:
            _organises(book, by)
            if book.rules.invited is None:
                raise NotSo("league-open-to-all")
            book.rules.invited = [*dict.fromkeys([*book.rules.invited, user_id])]
            notes.note(by, "league-log-invited", who=user_id)

        await self.shelf.change(series_id, make)

    async def withdraw(self, series_id: str, user_id: str, by: str | None = None) -> None:
        """Leave; a substitute takes the place and the seats, and where there is none, the house the seats."""
        moves: list[tuple[str, int, Member | None]] = []

        def make(book: League, notes: Notes) -> None:
            if by is not None:
                _organises(book, by)
            season = book.season
            member = season.member(user_id)
            if member is None or member.state == "withdrawn":
                raise NotSo("league-not-in")
            moves.clear()
            if season.state == "signup" or member.state == "substitute":
                season.members.remove(member)
                notes.note(by or user_id, "league-log-left", who=member.name)
                return
            member.state = "withdrawn"
            heir = next((one for one in season.members if one.state == "substitute"), None)
            notes.announce("league-withdrew", name=book.name, who=member.name)
            if heir:
                heir.state, heir.division = "in", member.division
                notes.announce("league-substituted", name=book.name, who=heir.name, instead=member.name)
            moves.extend(_hand_over(season, user_id, heir))

        await self.shelf.change(series_id, make)
        await self._reseat(moves)
        if moves:
            await self._host.store.results.left_seat(user_id)

    # --- the organiser's tools

    async def move(self, series_id: str, by: str, user_id: str, division: int) -> None:
        """Into another division, from its next round on."""

        def make(book: League, notes: Notes) -> None:
            _organises(book, by)
            member = book.season.member(user_id)
            if member is None or not 0 <= division < book.rules.divisions:
                raise NotSo("league-not-in")
            member.division = division
            notes.note(by, "league-log-moved", who=member.name, division=division + 1)

        await self.shelf.change(series_id, make)

    async def replace(self, series_id: str, by: str, match_id: str, out: str, into: str, name: str) -> None:
        """Somebody else takes a seat at one table, for this table only."""
        moves: list[tuple[str, int, Member | None]] = []

        def make(book: League, notes: Notes) -> None:
            _organises(book, by)
            moves.clear()
            moves.append(_fill(book.season, _live(book, match_id), out, Member(into, clean(name) or into)))
            notes.note(
                by,
                "league-log-replaced",
                who=clean(name) or into,
                instead=book.season.name(out),
                table=match_id,
            )

        await self.shelf.change(series_id, make)
        await self._reseat(moves)

    async def take_seat(self, series_id: str, match_id: str, user_id: str, name: str) -> None:
        """Anybody may take over a seat that the house plays for somebody who is gone."""
        moves: list[tuple[str, int, Member | None]] = []

        def make(book: League, notes: Notes) -> None:
            table = _live(book, match_id)
            if not table.lost or user_id in table.seats:
                raise NotSo("league-no-free-seat")
            moves.clear()
            moves.append(_fill(book.season, table, table.lost[0], Member(user_id, clean(name) or user_id)))
            notes.note(user_id, "league-log-took-seat", who=clean(name) or user_id, table=match_id)

        await self.shelf.change(series_id, make)
        await self._reseat(moves)

    async def extend(self, series_id: str, by: str, match_id: str, seconds: float) -> None:
        def make(book: League, notes: Notes) -> None:
            _organises(book, by)
            table = _live(book, match_id)
            table.due += seconds
            table.warned = False
            notes.note(by, "league-log-extended", table=match_id, hours=round(seconds / 3600))

        await self.shelf.change(series_id, make)

    async def void(self, series_id: str, by: str, match_id: str) -> None:
        """A table that counts for nobody, running or over."""

        def make(book: League, notes: Notes) -> None:
            _organises(book, by)
            table = book.season.table(match_id)
            if table is None or table.state == "void":
                raise NotSo("league-no-table")
            table.state = "void"
            notes.announce("league-voided", name=book.name, table=match_id)

        await self.shelf.change(series_id, make)
        await self._ledger.void(match_id)
        await self._give_up(match_id)
        await self.visit(series_id)

    async def forfeit(self, series_id: str, by: str, match_id: str, user_id: str) -> None:
        """The house plays on for somebody, who scores nothing at this table."""
        moves: list[tuple[str, int, Member | None]] = []

        def make(book: League, notes: Notes) -> None:
            _organises(book, by)
            table = _live(book, match_id)
            moves.clear()
            moves.extend(_forfeit(table, [user_id]))
            notes.note(by, "league-log-forfeit", who=book.season.name(user_id), table=match_id)

        await self.shelf.change(series_id, make)
        await self._reseat(moves)

    # --- going round

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
        ids = {table.match_id for table in paired}
        due = self._host.clock.now() + book.rules.round_time

        def make(after: League, notes: Notes) -> None:
            for table in after.season.tables:
                if table.match_id in ids and table.state == "paired":
                    table.state, table.due = "open", due
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
            pace=book.rules.pace,
            locale=book.locale,
            surface={
                SERIES: {
                    "id": series_id,
                    "server": record.server if record else "",
                    "place": book.place,
                    "duplicate": book.rules.duplicate,
                }
            },
            match_id=table.match_id,
        )

    def _spec(self, season: Season, table: Table, who: str) -> SeatSpec:
        member = season.member(who)
        if member is None or who in table.lost:
            return SeatSpec(season.name(who), kind="house")
        return SeatSpec(member.name, user_id=who, locale=member.locale)

    async def _settle(self, series_id: str, book: League) -> bool:
        """Tables that have ended are entered, late ones decided; whether there were any."""
        settled = False
        for table in book.season.tables:
            if table.state != "open":
                continue
            look = await self._host.look(table.match_id)
            if look.state == "over":
                result = await self._ledger.enter(table.match_id)
                assert result is not None, "a match that is over has a result"
                await self._enter(series_id, result)
                settled = True
            elif look.state == "abandoned":
                await self._decide_void(series_id, table.match_id)
                settled = True
            elif table.due <= self._host.clock.now():
                await self._decide(series_id, book, table, [look.seats[s].user_id for s in look.waits_for()])
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
            best = min(result.seats, key=lambda seat: seat.place)
            notes.announce("league-table-over", name=book.name, table=result.match_id, winner=best.name)

        await self.shelf.change(series_id, make)

    async def _decide(self, series_id: str, book: League, table: Table, waited: list[str | None]) -> None:
        """The league's stated rule for a late table."""
        if book.rules.late == "void":
            await self._decide_void(series_id, table.match_id)
            await self._give_up(table.match_id)
            return
        moves: list[tuple[str, int, Member | None]] = []

        def make(after: League, notes: Notes) -> None:
            late = after.season.table(table.match_id)
            if late is None or late.state != "open" or late.due > self._host.clock.now():
                return
            late.due += max(after.rules.grace, 1.0)
            people = [who for who in late.seats if who in waited]
            moves.clear()
            moves.extend(_forfeit(late, people))
            if moves:
                gone = tuple(after.season.name(who) for who in people)
                notes.announce("league-late-decided", name=after.name, table=late.match_id, people=gone)

        await self.shelf.change(series_id, make)
        await self._reseat(moves)

    async def _decide_void(self, series_id: str, match_id: str) -> None:
        def make(book: League, notes: Notes) -> None:
            table = book.season.table(match_id)
            if table and table.state == "open":
                table.state = "void"
                notes.announce("league-voided", name=book.name, table=match_id)

        await self.shelf.change(series_id, make)

    async def _give_up(self, match_id: str) -> None:
        try:
            look = await self._host.look(match_id)
        except NoSuchMatch:
            return
        if look.state == "live":
            await self._host.abandon(match_id)

    async def _reseat(self, moves: Iterable[tuple[str, int, Member | None]]) -> None:
        for match_id, seat, heir in moves:
            if await self._host.store.matches.revision(match_id) is None:
                continue
            if heir is None:
                await self._host.reseat(match_id, seat, SeatSpec(kind="house"))
            else:
                spec = SeatSpec(heir.name, user_id=heir.user_id, locale=heir.locale)
                await self._host.reseat(match_id, seat, spec)

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


def check(rules: Rules) -> None:
    """Refuse rules that no table could be played by."""
    known = engine.titles()
    if not rules.titles or any(title not in known for title in rules.titles):
        raise NotSo("league-bad-titles", titles=tuple(title.name for title in known.values()))
    for title in rules.titles:
        if not rules.sizes or any(size not in known[title].seats for size in rules.sizes):
            raise NotSo(
                "league-bad-sizes", title=known[title].name, seats=tuple(map(str, known[title].seats))
            )
    numbers = (rules.rounds, rules.tables, rules.divisions, *rules.sizes)
    if min(numbers) < 1 or rules.moving < 0 or not rules.points:
        raise NotSo("league-bad-numbers")
    if any(more < less for more, less in zip(rules.points, rules.points[1:], strict=False)):
        raise NotSo("league-bad-points")


def _organises(book: League, by: str) -> None:
    if by not in book.organisers:
        raise NotSo("league-not-organiser")


def _live(book: League, match_id: str) -> Table:
    table = book.season.table(match_id)
    if table is None or table.state not in ("paired", "open"):
        raise NotSo("league-no-table")
    return table


def _hand_over(season: Season, gone: str, heir: Member | None) -> list[tuple[str, int, Member | None]]:
    """The seats of somebody who is gone, at every table that is still to be decided."""
    moves: list[tuple[str, int, Member | None]] = []
    for table in season.tables:
        if table.state in ("paired", "open") and gone in table.seats and gone not in table.lost:
            if heir is None or heir.user_id in table.seats:
                moves += _forfeit(table, [gone])
            else:
                moves.append(_fill(season, table, gone, heir))
    return moves


def _fill(season: Season, table: Table, out: str, heir: Member) -> tuple[str, int, Member | None]:
    if out not in table.seats or heir.user_id in table.seats:
        raise NotSo("league-no-free-seat")
    seat = table.seats.index(out)
    table.seats[seat] = heir.user_id
    table.lost = [who for who in table.lost if who != out]
    if season.member(heir.user_id) is None:
        season.members.append(replace(heir, state="substitute", division=table.division))
    return table.match_id, seat, heir


def _forfeit(table: Table, people: Iterable[str]) -> list[tuple[str, int, Member | None]]:
    gone = [who for who in people if who in table.seats and who not in table.lost]
    table.lost += gone
    return [(table.match_id, table.seats.index(who), None) for who in gone]
