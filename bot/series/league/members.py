"""Members of a league: they join, withdraw, stand by as substitutes, and take over seats."""

from collections.abc import Iterable

from bot.series.errands import Errands
from bot.series.errors import NotPossible
from bot.series.follow_up import FollowUp
from bot.series.league.admission import check_invited
from bot.series.league.book import League, Member, Season
from bot.series.league.organising import check_organises, step_down
from bot.series.league.table_seats import fill_seat, seat_errands, undecided_table
from bot.series.shelf import Shelf
from bot.table.seating import clean_name


class Members:
    def __init__(self, shelf: Shelf[League], errands: Errands) -> None:
        self._shelf = shelf
        self._errands = errands

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

        def make(book: League, follow_up: FollowUp) -> None:
            season = book.season
            _check_may_join(book, user_id, held, substitute)
            known = season.member(user_id)
            if known and known.state in ("in", "substitute"):
                raise NotPossible("league-in-already")
            if known and known.state == "withdrawn" and season.state == "playing":
                raise NotPossible("league-signup-closed")
            season.members = [member for member in season.members if member is not known]
            season.members.append(Member(user_id, clean_name(name) or user_id, locale))
            if substitute:
                season.members[-1].state = "substitute"
            key = "league-log-substitute" if substitute else "league-log-joined"
            follow_up.log(user_id, key, who=season.name(user_id))

        await self._shelf.change(series_id, make)

    async def withdraw(self, series_id: str, user_id: str, by: str | None = None) -> None:
        """Leave; a substitute takes the place and the seats, and where there is none, the house the seats."""

        def make(book: League, follow_up: FollowUp) -> None:
            if by is not None:
                check_organises(book, by)
            season = book.season
            member = season.member(user_id)
            if member is None or member.state in ("guest", "withdrawn"):
                raise NotPossible("league-not-in")
            if by is not None:
                follow_up.log(by, "league-log-withdrawn", who=member.name)
            if season.state != "playing" or member.state == "substitute":
                _leave_quietly(season, member)
                follow_up.log(user_id, "league-log-left", who=member.name)
                return
            heir = next((member for member in season.members if member.state == "substitute"), None)
            step_down(book, follow_up, user_id, heir)

        await self._shelf.change(series_id, make)
        await self._errands.run()

    async def take_seat(
        self, series_id: str, match_id: str, user_id: str, name: str, *, roles: Iterable[str] = ()
    ) -> None:
        """Take over a seat that a house player has for a member who is gone."""
        held = set(roles)

        def make(book: League, follow_up: FollowUp) -> None:
            check_invited(book, user_id, held)
            table = undecided_table(book, match_id)
            if not table.lost or user_id in table.seats:
                raise NotPossible("league-no-free-seat")
            called = clean_name(name) or user_id
            follow_up.errands += seat_errands(
                [fill_seat(book.season, table, table.lost[0], Member(user_id, called))]
            )
            follow_up.log(user_id, "league-log-took-seat", who=called, table=match_id)

        await self._shelf.change(series_id, make)
        await self._errands.run()


def _leave_quietly(season: Season, member: Member) -> None:
    """Remove a member without running tables: a season that is played keeps the name, sign-up does not."""
    if season.state == "closed":
        member.state = "withdrawn"
    else:
        season.members.remove(member)


def _check_may_join(book: League, user_id: str, roles: set[str], substitute: bool) -> None:
    """Refuse people who are not invited, and everyone while the sign-up is closed."""
    state = book.season.state
    check_invited(book, user_id, roles)
    if state == "draft":
        raise NotPossible("league-not-open-yet")
    if not substitute and state != "signup":
        raise NotPossible("league-signup-closed")
