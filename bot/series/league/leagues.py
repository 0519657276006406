"""Leagues: founding, rules, sign-up; members, organising and the tables of a round in parts of their own."""

from collections.abc import Callable
from dataclasses import replace

from bot import keys
from bot.host.host import Host
from bot.series.errands import Errands
from bot.series.errors import NotPossible
from bot.series.follow_up import FollowUp
from bot.series.league import season_progress
from bot.series.league.book import League, Rules, Season
from bot.series.league.members import Members
from bot.series.league.organising import Organising, check_organises
from bot.series.league.round_tables import RoundTables
from bot.series.league.rules import check_rules, sizes_for_all
from bot.series.people.results_book import ResultsBook
from bot.series.shelf import Shelf
from bot.table.seating import clean_name
from data import catalogue


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
        self._clock = host.clock
        self.shelf = league_shelf(host)
        errands = Errands(host, results)
        self.round_tables = RoundTables(host, self.shelf, errands, results)
        self.members = Members(self.shelf, errands)
        self.organising = Organising(self.shelf, errands, self.round_tables)

    async def create(
        self,
        name: str,
        rules: Rules,
        organiser: str,
        *,
        server: str = "",
        place: str = "",
        locale: str = catalogue.SOURCE,
        draft: bool = False,
    ) -> str:
        """A league whose first season is open for sign-up at once, or once its rules are settled."""
        check_rules(rules)
        now = self._clock.now()
        first = season_progress.new_season(1, now, rules)
        title = clean_name(name) or "?"
        book = League(title, rules, first, [organiser], keys.new_key(), place, locale)
        if draft:
            first.state = "draft"
        series_id = await self.shelf.add(title, server, book)
        if not draft:
            await self.shelf.change(series_id, _announce_signup)
        return series_id

    async def change_rules(self, series_id: str, by: str, change: Callable[[Rules], Rules]) -> League:
        """Change the rules, before the first sign-up or between two seasons."""

        def make(book: League, follow_up: FollowUp) -> None:
            check_organises(book, by)
            if book.season.state not in ("draft", "closed"):
                raise NotPossible("league-settled")
            rules = change(book.rules)
            if rules.titles != book.rules.titles and rules.sizes == book.rules.sizes:
                rules = replace(rules, sizes=sizes_for_all(rules.titles))
            check_rules(rules)
            if rules != book.rules:
                book.rules = rules
                follow_up.log(by, "league-log-rules")

        return await self.shelf.change(series_id, make)

    async def open_signup(self, series_id: str, by: str) -> League:
        """The rules are settled: the sign-up opens."""

        def make(book: League, follow_up: FollowUp) -> None:
            check_organises(book, by)
            if book.season.state != "draft":
                raise NotPossible("league-settled")
            check_rules(book.rules)
            book.season.state = "signup"
            book.season.starts = season_progress.signup_end(book.rules, self._clock.now())
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


def _announce_signup(book: League, follow_up: FollowUp) -> None:
    season_progress.announce_step(book, follow_up, "league-opened", season=book.season.number)
