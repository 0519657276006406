"""What organisers of a league do: move, replace, substitute, extend, void, forfeit, appoint, invite."""

from bot.series.errands import Errands
from bot.series.errors import NotPossible
from bot.series.follow_up import FollowUp
from bot.series.league import knockout
from bot.series.league.admission import check_agreed
from bot.series.league.book import League, Member, RoundTable
from bot.series.league.round_tables import RoundTables
from bot.series.league.table_seats import (
    fill_seat,
    forfeit_seats,
    hand_over_seats,
    seat_errands,
    undecided_table,
)
from bot.series.shelf import Shelf
from bot.table.letters import VoidErrand
from bot.table.seating import clean_name
from engine.text import text


class Organising:
    """The tools of organisers; each use is in the log of the league."""

    def __init__(self, shelf: Shelf[League], errands: Errands, round_tables: RoundTables) -> None:
        self._shelf = shelf
        self._errands = errands
        self._round_tables = round_tables

    async def move_member(self, series_id: str, by: str, user_id: str, division: int) -> None:
        """Into another division, from its next round on."""

        def make(book: League, follow_up: FollowUp) -> None:
            check_organises(book, by)
            member = _player(book, user_id)
            if not 0 <= division < book.regulations.divisions:
                raise NotPossible("league-no-division", divisions=book.regulations.divisions)
            member.division = division
            follow_up.log(by, "league-log-moved", who=member.name, division=division + 1)

        await self._shelf.change(series_id, make)

    async def give_bye(self, series_id: str, by: str, user_id: str) -> None:
        """A member sits out the next round of their division, for the points of a bye."""

        def make(book: League, follow_up: FollowUp) -> None:
            check_organises(book, by)
            member = _player(book, user_id)
            if book.regulations.format == "knockout":
                raise NotPossible("league-no-bye-cup")
            if book.season.state != "playing" or user_id in book.season.resting:
                raise NotPossible("league-no-bye")
            if book.season.rounds[member.division] >= book.regulations.rounds:
                raise NotPossible("league-no-bye")
            book.season.resting.append(user_id)
            follow_up.log(by, "league-log-bye", who=member.name)

        await self._shelf.change(series_id, make)

    async def replace_at_table(
        self, series_id: str, by: str, match_id: str, out: str, into: str, name: str
    ) -> None:
        """Another person takes a seat at one table, for this table only."""

        def make(book: League, follow_up: FollowUp) -> None:
            check_organises(book, by)
            check_agreed(book.season, into)
            table, called = undecided_table(book, match_id), clean_name(name) or into
            follow_up.errands += seat_errands([fill_seat(book.season, table, out, Member(into, called))])
            instead = book.season.name(out)
            follow_up.log(by, "league-log-replaced", who=called, instead=instead, table=match_id)

        await self._shelf.change(series_id, make)
        await self._errands.run()

    async def substitute_member(self, series_id: str, by: str, out: str, into: str) -> None:
        """A person takes a member's place and seats for the rest of the season."""

        def make(book: League, follow_up: FollowUp) -> None:
            check_organises(book, by)
            _player(book, out)
            if book.season.state != "playing":
                raise NotPossible("league-no-substitute")
            if is_out(book, out):
                raise NotPossible("league-out-already")
            check_agreed(book.season, into)
            heir = book.season.member(into)
            assert heir is not None, "those who agreed take part"
            follow_up.log(by, "league-log-substituted", who=heir.name, instead=book.season.name(out))
            step_down(book, follow_up, out, heir)

        await self._shelf.change(series_id, make)
        await self._errands.run()

    async def extend_table(self, series_id: str, by: str, match_id: str, seconds: float) -> None:
        """More time for a table before it is late."""

        def make(book: League, follow_up: FollowUp) -> None:
            check_organises(book, by)
            table = undecided_table(book, match_id)
            table.due += seconds
            table.warned = False
            follow_up.log(by, "league-log-extended", table=match_id, hours=round(seconds / 3600))

        await self._shelf.change(series_id, make)

    async def void_table(self, series_id: str, by: str, match_id: str) -> None:
        """A table that counts for nobody, running or over."""

        def make(book: League, follow_up: FollowUp) -> None:
            check_organises(book, by)
            table = book.season.table(match_id)
            if table is None or table.state == "void" or book.season.state != "playing":
                raise NotPossible("league-no-table")
            table.state = "void"
            follow_up.log(by, "league-log-voided", table=match_id)
            follow_up.announce_at_table(match_id, "league-voided", name=book.name)
            follow_up.errands.append(VoidErrand(match_id))

        await self._shelf.change(series_id, make)
        await self._errands.run()
        await self._round_tables.visit(series_id)

    async def forfeit_seat(
        self, series_id: str, by: str, match_id: str, user_id: str, organiser: str = ""
    ) -> None:
        """A house player takes over a seat; its member scores nothing at this table, and is told who decided.

        `organiser` is the name of the person who does it.
        """

        def make(book: League, follow_up: FollowUp) -> None:
            check_organises(book, by)
            table: RoundTable = undecided_table(book, match_id)
            changes = forfeit_seats(table, [user_id])
            if not changes:
                raise NotPossible("league-not-there")
            whom, who = book.season.name(user_id), organiser or text("league-an-organiser")
            reason = text("league-seat-forfeited", who=who, whom=whom, name=book.name)
            follow_up.errands += seat_errands(changes, reason=reason)
            follow_up.log(by, "league-log-forfeit", who=whom, table=match_id)

        await self._shelf.change(series_id, make)
        await self._errands.run()

    async def appoint_organiser(self, series_id: str, by: str, user_id: str, name: str = "") -> None:
        """One more organiser."""

        def make(book: League, follow_up: FollowUp) -> None:
            check_organises(book, by)
            if user_id in book.organisers:
                raise NotPossible("league-organises-already")
            book.organisers.append(user_id)
            follow_up.log(by, "league-log-organiser", who=clean_name(name) or book.season.name(user_id))

        await self._shelf.change(series_id, make)

    async def invite(self, series_id: str, by: str, user_id: str, name: str = "") -> None:
        """Allow a person to sign up for a closed league."""

        def make(book: League, follow_up: FollowUp) -> None:
            check_organises(book, by)
            if book.regulations.invited is None:
                raise NotPossible("league-open-to-all")
            book.regulations.invited = [*dict.fromkeys([*book.regulations.invited, user_id])]
            follow_up.log(by, "league-log-invited", who=clean_name(name) or book.season.name(user_id))

        await self._shelf.change(series_id, make)


def check_organises(book: League, by: str) -> None:
    """Refuse people who do not organise this league."""
    if by not in book.organisers:
        raise NotPossible("league-not-organiser")


def step_down(book: League, follow_up: FollowUp, gone: str, heir: Member | None) -> None:
    """A member withdraws; the heir takes their place and seats."""
    season = book.season
    member = season.member(gone)
    assert member is not None, "a person who steps down takes part"
    heir = None if is_out(book, gone) else heir
    member.state = "withdrawn"
    follow_up.announce("league-withdrew", name=book.name, who=member.name)
    if heir:
        season.heirs[gone] = heir.user_id
        heir.state, heir.division = "in", member.division
        follow_up.announce("league-substituted", name=book.name, who=heir.name, instead=member.name)
    follow_up.errands += seat_errands(hand_over_seats(season, gone, heir), gone)


def is_out(book: League, user_id: str) -> bool:
    """Whether a person has lost their place in a knock-out already."""
    season = book.season
    if book.regulations.format != "knockout" or season.state != "playing" or not knockout.last_round(season):
        return False
    return user_id not in knockout.people_left(book.regulations, season)


def _player(book: League, user_id: str) -> Member:
    """A player of this season, who is no substitute or guest."""
    member = book.season.member(user_id)
    if member is None or member.state != "in":
        raise NotPossible("league-not-in")
    return member
