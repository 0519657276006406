"""Leagues: founding, regulations, sign-up; members, organising and round tables in parts of their own."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime

from bot import keys
from bot.host.host import Host
from bot.series.errands import Errands
from bot.series.errors import NotPossible
from bot.series.follow_up import FollowUp
from bot.series.league import season_progress
from bot.series.league.book import League, Regulations, Season
from bot.series.league.directing import Directing, count_writing
from bot.series.league.members import Members
from bot.series.league.organising import Organising, check_organises
from bot.series.league.regulations import LONGEST, check_regulations, sizes_for_all
from bot.series.league.round_tables import RoundTables
from bot.series.people.results_book import ResultsBook
from bot.series.shelf import Shelf
from bot.table.seating import clean_name
from data import catalogue
from engine.text import text


def league_shelf(host: Host) -> Shelf[League]:
    """Where the books of leagues stand."""
    return Shelf(
        "league",
        League,
        host.store,
        host.clock,
        host.outbox,
        season_progress.next_visit,
        lambda book: book.place,
        lambda book: book.locale,
    )


class Leagues:
    """All leagues of a host."""

    def __init__(self, host: Host, results: ResultsBook) -> None:
        self._host = host
        self._clock = host.clock
        self.shelf = league_shelf(host)
        errands = Errands(host, results)
        self.round_tables = RoundTables(host, self.shelf, errands, results)
        self.members = Members(self.shelf, errands)
        self.organising = Organising(self.shelf, errands, self.round_tables)
        self.directing = Directing(host, self.shelf, self.round_tables)

    async def create(
        self,
        name: str,
        regulations: Regulations,
        organiser: str,
        *,
        server: str = "",
        place: str = "",
        locale: str = catalogue.SOURCE,
        draft: bool = False,
    ) -> str:
        """A league whose first season is open for sign-up at once, or once its regulations are settled."""
        check_regulations(regulations)
        now = self._clock.now()
        first = season_progress.new_season(1, now, regulations)
        title = clean_name(name) or "?"
        book = League(title, regulations, first, [organiser], keys.new_key(), place, locale)
        if draft:
            first.state = "draft"
        series_id = await self.shelf.add(title, server, book)
        if not draft:
            await self.shelf.change(series_id, _announce_signup)
        return series_id

    async def change_regulations(
        self,
        series_id: str,
        by: str,
        change: Callable[[Regulations], Regulations],
        first_day: str | None = None,
    ) -> League:
        """Change the regulations and the day on which play begins, until the first round is paired; those who
        have signed up are told."""
        before, now = (await self.shelf.get(series_id)).book, self._clock.now()
        sentence = text("league-changed", name=before.name)
        letters = await self.directing.letters_to_members(series_id, before, by, sentence)
        has_programs = await self._has_programs(before)

        def make(book: League, follow_up: FollowUp) -> None:
            check_organises(book, by)
            if not may_change(book):
                raise NotPossible("league-settled")
            agreed = (book.regulations, book.season.starts)
            if first_day and book.season.state == "signup":
                book.season.starts = start_on(first_day, book.season.starts, now)
                if book.season.starts != agreed[1]:
                    follow_up.log(by, "league-log-start", day=first_day)
            regulations = change(book.regulations)
            if regulations.titles != book.regulations.titles and regulations.sizes == book.regulations.sizes:
                regulations = replace(regulations, sizes=sizes_for_all(regulations.titles))
            check_regulations(regulations)
            if has_programs and not regulations.programs:
                raise NotPossible("league-has-programs")
            if regulations != book.regulations:
                book.regulations = regulations
                follow_up.log(by, "league-log-rules")
            if book.season.state == "signup" and agreed != (book.regulations, book.season.starts):
                follow_up.announcements.append(sentence)
                follow_up.letters += letters if count_writing(book, now) else []

        return await self.shelf.change(series_id, make)

    async def _has_programs(self, book: League) -> bool:
        """Whether an account that a program plays has signed up."""
        members = [member.user_id for member in book.season.members if book.season.state == "signup"]
        return any([(await self._host.people.settings(who)).program for who in members])

    async def open_signup(self, series_id: str, by: str) -> League:
        """The regulations are settled: the sign-up opens."""

        def make(book: League, follow_up: FollowUp) -> None:
            check_organises(book, by)
            if book.season.state != "draft":
                raise NotPossible("league-open-already")
            check_regulations(book.regulations)
            book.season.state = "signup"
            follow_up.log(by, "league-log-opened")
            book.season.starts = season_progress.signup_end(book.regulations, self._clock.now())
            _announce_signup(book, follow_up)

        return await self.shelf.change(series_id, make)

    async def season(self, series_id: str, number: int) -> Season:
        """Any season of a league, whole: this one, or one that was closed."""
        book = (await self.shelf.get(series_id)).book
        for season in (book.season, book.last):
            if season is not None and season.number == number:
                return season
        closed = await self.shelf.closed_part(series_id, number, Season)
        if closed is None:
            raise NotPossible("league-no-season")
        return closed


def may_change(book: League) -> bool:
    """Whether the regulations can still change: no round of the season is paired yet."""
    return not book.ended and book.season.state != "playing"


def start_on(day: str, known: float, now: float) -> float:
    """The moment on a day (UTC) at the same time of day as before."""
    try:
        chosen = date.fromisoformat(day.strip())
    except ValueError:
        raise NotPossible("league-bad-start") from None
    at = datetime.fromtimestamp(known, UTC)
    starts = datetime.combine(chosen, at.timetz()).timestamp()
    if starts != known and not now <= starts <= now + LONGEST:
        raise NotPossible("league-bad-start")
    return starts


def _announce_signup(book: League, follow_up: FollowUp) -> None:
    season_progress.announce_step(book, follow_up, "league-opened", season=book.season.number)
