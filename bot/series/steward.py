"""Goes round: enters games that have ended, and visits every league and campaign that is due."""

from collections.abc import Awaitable, Callable

import structlog

from bot.host.failures import contained
from bot.host.host import Host
from bot.host.outbox import Undeliverable
from bot.series.campaign.campaigns import Campaigns
from bot.series.errands import Errands
from bot.series.league.leagues import Leagues
from bot.series.people.ledger import ENDED, PHASE, Ledger, series_note
from bot.series.seeking import Seeking
from bot.store import StoreError
from bot.table.errors import NoSuchMatch
from bot.table.letters import DueLetter, GameEnded, PhaseEnded
from engine.errors import Refused

log = structlog.get_logger(__name__)


class Steward:
    """Everything around the games, on one host."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.ledger = Ledger(host)
        self.errands = Errands(host, self.ledger)
        self.leagues = Leagues(host, self.ledger)
        self.campaigns = Campaigns(host, self.ledger)
        self.seeking = Seeking(host, self.leagues, self.campaigns)

    async def once(self) -> None:
        """All that is due by now."""
        await self.errands.run()
        await self.host.drain(ENDED, self._ended)
        for series_id in await self.host.store.series.due(self.host.clock.now()):
            await self._visit(series_id)
        await self.host.drain(PHASE, self._phase)
        await self.seeking.match_up()

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

    async def _ended(self, due: DueLetter) -> None:
        """A game is over: enter it, and tell the league or campaign it belongs to."""
        if not isinstance(due.letter, GameEnded):
            raise Undeliverable("not about the end of a game")
        try:
            table = await self.host.table(due.letter.match_id)
        except NoSuchMatch:
            return
        await self.ledger.enter(table.id)
        if series_id := series_note(table).get("id"):
            await self._visit(series_id)

    async def _phase(self, due: DueLetter) -> None:
        if not isinstance(due.letter, PhaseEnded):
            raise Undeliverable("not about the end of a phase")
        try:
            await self.campaigns.tell(due.letter.series_id)
        except Refused as error:
            log.warning("phase-untold", series=due.letter.series_id, error=str(error))

    async def _visit(self, series_id: str) -> None:
        """One series that cannot be visited holds up no other."""
        record = await self.host.store.series.get(series_id)
        visits: dict[str, Callable[[str], Awaitable[None]]] = {
            "league": self.leagues.visit,
            "campaign": self.campaigns.visit,
        }
        if record is None or record.kind not in visits:
            return
        with contained("visit-failed", series=series_id):
            await visits[record.kind](series_id)
