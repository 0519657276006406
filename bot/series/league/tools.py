"""The organiser's tools: each can be used by organisers alone, and each use is in the log."""

from bot.series.errands import handed_over
from bot.series.errors import NotSo
from bot.series.league.book import League, Member, Table
from bot.series.league.rounds import Rounds
from bot.series.league.season import Notes
from bot.series.league.seats import fill, forfeit, hand_over, live
from bot.table.letters import VoidErrand
from bot.table.seating import clean


class Tools(Rounds):
    async def move(self, series_id: str, by: str, user_id: str, division: int) -> None:
        """Into another division, from its next round on."""

        def make(book: League, notes: Notes) -> None:
            organises(book, by)
            member = _taking_part(book, user_id)
            if not 0 <= division < book.rules.divisions:
                raise NotSo("league-no-division", divisions=book.rules.divisions)
            member.division = division
            notes.note(by, "league-log-moved", who=member.name, division=division + 1)

        await self.shelf.change(series_id, make)

    async def bye(self, series_id: str, by: str, user_id: str) -> None:
        """Somebody sits out the next round of their division, for the points of a bye."""

        def make(book: League, notes: Notes) -> None:
            organises(book, by)
            member = _taking_part(book, user_id)
            if book.season.state != "playing" or user_id in book.season.resting:
                raise NotSo("league-no-bye")
            if book.season.rounds[member.division] >= book.rules.rounds:
                raise NotSo("league-no-bye")
            book.season.resting.append(user_id)
            notes.note(by, "league-log-bye", who=member.name)

        await self.shelf.change(series_id, make)

    async def replace(self, series_id: str, by: str, match_id: str, out: str, into: str, name: str) -> None:
        """Somebody else takes a seat at one table, for this table only."""

        def make(book: League, notes: Notes) -> None:
            organises(book, by)
            table, called = live(book, match_id), clean(name) or into
            notes.errands += handed_over([fill(book.season, table, out, Member(into, called))])
            instead = book.season.name(out)
            notes.note(by, "league-log-replaced", who=called, instead=instead, table=match_id)

        await self.shelf.change(series_id, make)
        await self._errands.run()

    async def substitute(self, series_id: str, by: str, out: str, into: str, name: str) -> None:
        """Somebody takes another's place and seats for the rest of the season."""

        def make(book: League, notes: Notes) -> None:
            organises(book, by)
            _taking_part(book, out)
            heir = book.season.member(into)
            if heir is None:
                heir = Member(into, clean(name) or into, state="substitute")
                book.season.members.append(heir)
            if heir.state not in ("substitute", "guest") or book.season.state != "playing":
                raise NotSo("league-no-substitute")
            notes.note(by, "league-log-substituted", who=heir.name, instead=book.season.name(out))
            step_down(book, notes, out, heir)

        await self.shelf.change(series_id, make)
        await self._errands.run()

    async def extend(self, series_id: str, by: str, match_id: str, seconds: float) -> None:
        def make(book: League, notes: Notes) -> None:
            organises(book, by)
            table = live(book, match_id)
            table.due += seconds
            table.warned = False
            notes.note(by, "league-log-extended", table=match_id, hours=round(seconds / 3600))

        await self.shelf.change(series_id, make)

    async def void(self, series_id: str, by: str, match_id: str) -> None:
        """A table that counts for nobody, running or over."""

        def make(book: League, notes: Notes) -> None:
            organises(book, by)
            table = book.season.table(match_id)
            if table is None or table.state == "void" or book.season.state != "playing":
                raise NotSo("league-no-table")
            table.state = "void"
            notes.note(by, "league-log-voided", table=match_id)
            notes.announce_at(match_id, "league-voided", name=book.name)
            notes.errands.append(VoidErrand(match_id))

        await self.shelf.change(series_id, make)
        await self._errands.run()
        await self.visit(series_id)

    async def forfeit(self, series_id: str, by: str, match_id: str, user_id: str) -> None:
        """The house plays on for somebody, who scores nothing at this table."""

        def make(book: League, notes: Notes) -> None:
            organises(book, by)
            table: Table = live(book, match_id)
            changes = forfeit(table, [user_id])
            if not changes:
                raise NotSo("league-not-there")
            notes.errands += handed_over(changes)
            notes.note(by, "league-log-forfeit", who=book.season.name(user_id), table=match_id)

        await self.shelf.change(series_id, make)
        await self._errands.run()

    async def appoint(self, series_id: str, by: str, user_id: str, name: str = "") -> None:
        """One more organiser."""

        def make(book: League, notes: Notes) -> None:
            organises(book, by)
            if user_id in book.organisers:
                raise NotSo("league-organises-already")
            book.organisers.append(user_id)
            notes.note(by, "league-log-organiser", who=clean(name) or book.season.name(user_id))

        await self.shelf.change(series_id, make)

    async def invite(self, series_id: str, by: str, user_id: str, name: str = "") -> None:
        def make(book: League, notes: Notes) -> None:
            organises(book, by)
            if book.rules.invited is None:
                raise NotSo("league-open-to-all")
            book.rules.invited = [*dict.fromkeys([*book.rules.invited, user_id])]
            notes.note(by, "league-log-invited", who=clean(name) or book.season.name(user_id))

        await self.shelf.change(series_id, make)


def organises(book: League, by: str) -> None:
    if by not in book.organisers:
        raise NotSo("league-not-organiser")


def step_down(book: League, notes: Notes, gone: str, heir: Member | None) -> None:
    """Somebody withdraws; whoever comes after takes the place and the seats."""
    season = book.season
    member = season.member(gone)
    assert member is not None, "whoever steps down takes part"
    member.state = "withdrawn"
    notes.announce("league-withdrew", name=book.name, who=member.name)
    if heir:
        heir.state, heir.division = "in", member.division
        notes.announce("league-substituted", name=book.name, who=heir.name, instead=member.name)
    notes.errands += handed_over(hand_over(season, gone, heir), gone)


def _taking_part(book: League, user_id: str) -> Member:
    member = book.season.member(user_id)
    if member is None or member.state != "in":
        raise NotSo("league-not-in")
    return member
