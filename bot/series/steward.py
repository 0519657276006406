"""Goes round: enters games that have ended, and visits every league and campaign that is due."""

from collections.abc import Awaitable, Callable

import structlog

from bot.host import following, next_up
from bot.host.failures import contained
from bot.host.host import Host
from bot.host.outbox import Undeliverable
from bot.series import door, rematch
from bot.series.campaign.campaigns import Campaigns
from bot.series.errands import Errands
from bot.series.league.leagues import Leagues
from bot.series.people.profile import Profile, profile_of
from bot.series.people.results_book import ENDED, PHASE, ResultsBook
from bot.series.seeking import Seeking
from bot.series.series_note import series_note
from bot.store import StoreError
from bot.table.errors import NoSuchMatch
from bot.table.letters import DueLetter, GameEnded, GameFollowed, PhaseEnded, TurnNears
from engine.errors import Refused

log = structlog.get_logger(__name__)

FIRST_PAUSE = 60.0
LAST_PAUSE = 3600.0
"""Seconds before a series is visited again that could not be visited; twice as long after each failure."""


class Steward:
    """Everything around the games, on one host."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.results = ResultsBook(host)
        self.errands = Errands(host, self.results)
        self.leagues = Leagues(host, self.results)
        self.campaigns = Campaigns(host, self.results)
        self.seeking = Seeking(host, self.leagues, self.campaigns)
        self._failed: dict[str, tuple[int, float]] = {}
        """Series that could not be visited: how often in a row, and until when they are left alone."""
        host.outbox.plan("rematch", rematch.plan_letters)
        host.outbox.plan("offers", door.plan_letters)
        host.outbox.plan("following", following.plan_letters)
        host.outbox.plan("next-up", next_up.plan_letters)

    async def profile(self, user_id: str, reader: str | None) -> Profile:
        """What a person's finished games say, as far as this reader may see it."""
        return await profile_of(self.host.store, user_id, reader)

    async def once(self) -> None:
        """All that is due by now."""
        await self.errands.run()
        await self.host.outbox.drain(ENDED, self._enter_ended_game)
        now = self.host.clock.now()
        due = [record for record in await self.host.store.series.due(now) if self._is_tried(record, now)]
        for series_id in await self.host.store.leases.take("series", due, now):
            await self._visit(series_id)
        await self.host.outbox.drain(PHASE, self._post_phase)
        await self.host.outbox.drain(f"{following.FOLLOWED}/", self._tell_followers)
        await self.host.outbox.drain(f"{next_up.NEAR}/", self._tell_next)
        await self.seeking.match_up()
        await self.results.statistics.catch_up()

    async def run(self, every: float) -> None:
        """Go round again and again, until cancelled; what goes wrong in one round does not stop the next."""
        while True:
            try:
                await self.once()
            except StoreError as error:
                log.error("steward-failed", error=str(error))
            except Exception:
                log.exception("steward-failed")
            await self.host.clock.sleep(every)

    async def _enter_ended_game(self, due: DueLetter) -> None:
        """A game is over: enter it, and tell the league or campaign it belongs to."""
        if not isinstance(due.letter, GameEnded):
            raise Undeliverable("not about the end of a game")
        try:
            table = await self.host.table(due.letter.match_id)
        except NoSuchMatch:
            return
        await self.results.enter_result(table.id)
        if series_id := series_note(table).get("id"):
            await self._visit(series_id)

    async def _post_phase(self, due: DueLetter) -> None:
        if not isinstance(due.letter, PhaseEnded):
            raise Undeliverable("not about the end of a phase")
        try:
            await self.campaigns.games.post_phase(due.letter.series_id)
        except Refused as error:
            log.warning("phase-untold", series=due.letter.series_id, error=str(error))

    async def _tell_followers(self, due: DueLetter) -> None:
        if not isinstance(due.letter, GameFollowed):
            raise Undeliverable("not about a game that is followed")
        await following.deal_out(self.host, due.letter)

    async def _tell_next(self, due: DueLetter) -> None:
        if not isinstance(due.letter, TurnNears):
            raise Undeliverable("not about a turn")
        try:
            await next_up.deal_out(self.host, due.letter)
        except NoSuchMatch:
            return

    async def _visit(self, series_id: str) -> None:
        """One series that cannot be visited holds up no other."""
        record = await self.host.store.series.get(series_id)
        visits: dict[str, Callable[[str], Awaitable[None]]] = {
            "league": self.leagues.round_tables.visit,
            "campaign": self.campaigns.games.visit,
        }
        if record is None or record.kind not in visits:
            return
        visited = False
        with contained("visit-failed", series=series_id):
            await visits[record.kind](series_id)
            visited = True
        tries, _until = self._failed.pop(series_id, (0, 0.0))
        if not visited:
            pause = min(LAST_PAUSE, FIRST_PAUSE * 2.0**tries)
            self._failed[series_id] = tries + 1, self.host.clock.now() + pause

    def _is_tried(self, series_id: str, now: float) -> bool:
        """Whether a series is visited: one that could not be visited is left alone for a while."""
        return series_id not in self._failed or self._failed[series_id][1] <= now
