"""Leagues as people meet them: founded, settled, opened, joined and left."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from bot import keys
from bot.series.errands import handed_over
from bot.series.errors import NotSo
from bot.series.league import season as seasons
from bot.series.league.book import League, Member, Rules, Season
from bot.series.league.rules import check, sizes_for_all
from bot.series.league.season import Notes
from bot.series.league.seats import fill, live
from bot.series.league.tools import Tools, organises, step_down
from bot.table.seating import clean

__all__ = ["Leagues", "check"]


class Leagues(Tools):
    # --- founding

    async def create(
        self,
        name: str,
        rules: Rules,
        organiser: str,
        *,
        server: str = "",
        place: str = "",
        locale: str = "en",
        draft: bool = False,
    ) -> str:
        """A league whose first season is open for sign-up at once, or once its rules are settled."""
        check(rules)
        now = self._host.clock.now()
        first = seasons.fresh(1, now, rules.signup)
        title = clean(name) or "?"
        book = League(title, rules, first, [organiser], keys.new_key(), place, locale)
        if draft:
            first.state = "draft"
        series_id = await self.shelf.add(title, server, book)
        if not draft:
            await self.shelf.change(series_id, lambda book, notes: _opened(book, notes))
        return series_id

    async def settle(self, series_id: str, by: str, change: Callable[[Rules], Rules]) -> League:
        """Other rules, before the first sign-up or between two seasons: none that somebody signed up for."""

        def make(book: League, notes: Notes) -> None:
            organises(book, by)
            if book.season.state not in ("draft", "closed"):
                raise NotSo("league-settled")
            rules = change(book.rules)
            if rules.titles != book.rules.titles and rules.sizes == book.rules.sizes:
                rules = replace(rules, sizes=sizes_for_all(rules.titles))
            check(rules)
            if rules != book.rules:
                book.rules = rules
                notes.note(by, "league-log-rules")

        return await self.shelf.change(series_id, make)

    async def open(self, series_id: str, by: str) -> League:
        """The rules are settled: the sign-up opens."""

        def make(book: League, notes: Notes) -> None:
            organises(book, by)
            if book.season.state != "draft":
                raise NotSo("league-settled")
            check(book.rules)
            book.season.state = "signup"
            book.season.starts = self._host.clock.now() + book.rules.signup
            _opened(book, notes)

        return await self.shelf.change(series_id, make)

    # --- joining and leaving

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
            season = book.season
            _may_enter(book, user_id, held, substitute)
            known = season.member(user_id)
            if known and known.state in ("in", "substitute"):
                raise NotSo("league-in-already")
            if known and known.state == "withdrawn" and season.state == "playing":
                raise NotSo("league-signup-closed")
            season.members = [one for one in season.members if one is not known]
            season.members.append(Member(user_id, clean(name) or user_id, locale))
            if substitute:
                season.members[-1].state = "substitute"
            key = "league-log-substitute" if substitute else "league-log-joined"
            notes.note(user_id, key, who=season.name(user_id))

        await self.shelf.change(series_id, make)

    async def withdraw(self, series_id: str, user_id: str, by: str | None = None) -> None:
        """Leave; a substitute takes the place and the seats, and where there is none, the house the seats."""

        def make(book: League, notes: Notes) -> None:
            if by is not None:
                organises(book, by)
            season = book.season
            member = season.member(user_id)
            if member is None or member.state in ("guest", "withdrawn"):
                raise NotSo("league-not-in")
            if by is not None:
                notes.note(by, "league-log-withdrawn", who=member.name)
            if season.state != "playing" or member.state == "substitute":
                _quietly(season, member)
                notes.note(user_id, "league-log-left", who=member.name)
                return
            heir = next((one for one in season.members if one.state == "substitute"), None)
            step_down(book, notes, user_id, heir)

        await self.shelf.change(series_id, make)
        await self._errands.run()

    async def take_seat(self, series_id: str, match_id: str, user_id: str, name: str) -> None:
        """Anybody may take over a seat that the house plays for somebody who is gone."""

        def make(book: League, notes: Notes) -> None:
            table = live(book, match_id)
            if not table.lost or user_id in table.seats:
                raise NotSo("league-no-free-seat")
            called = clean(name) or user_id
            notes.errands += handed_over([fill(book.season, table, table.lost[0], Member(user_id, called))])
            notes.note(user_id, "league-log-took-seat", who=called, table=match_id)

        await self.shelf.change(series_id, make)
        await self._errands.run()

    # --- seasons

    async def season(self, series_id: str, number: int) -> Season:
        """Any season of a league, whole: this one, or one that was closed."""
        book = (await self.shelf.get(series_id)).book
        for one in (book.season, book.last):
            if one is not None and one.number == number:
                return one
        kept = await self.shelf.kept(series_id, number, Season)
        if kept is None:
            raise NotSo("league-no-season")
        return kept


def _quietly(season: Season, member: Member) -> None:
    """Nobody waits for this one: a closed season keeps the name, an open one does not."""
    if season.state == "closed":
        member.state = "withdrawn"
    else:
        season.members.remove(member)


def _opened(book: League, notes: Notes) -> None:
    notes.announce("league-opened", name=book.name, season=book.season.number)


def _may_enter(book: League, user_id: str, roles: set[str], substitute: bool) -> None:
    rules, state = book.rules, book.season.state
    if (rules.role and rules.role not in roles) or (
        rules.invited is not None and user_id not in rules.invited
    ):
        raise NotSo("league-not-invited")
    if state == "draft":
        raise NotSo("league-not-open-yet")
    if not substitute and state != "signup":
        raise NotSo("league-signup-closed")
