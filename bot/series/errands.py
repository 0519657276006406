"""Errands: what a league or campaign asks of matches, stored with its book, so that no crash parts them."""

from contextlib import suppress

from bot.host.host import Host
from bot.host.outbox import Undeliverable
from bot.series.people.results_book import ResultsBook
from bot.table import substitutes
from bot.table.errors import NoSuchMatch, NotLive, Over
from bot.table.letters import DueLetter, SeatErrand, VoidErrand

ERRAND = "league/errand"
"""Where errands go; each match has those that concern it in their order."""


class Errands:
    """Runs the errands that wait: a seat changes hands, a match is made void."""

    def __init__(self, host: Host, results: ResultsBook) -> None:
        self._host = host
        self._results = results

    async def run(self) -> None:
        """Run all that wait; what fails is tried again when the steward goes round."""
        await self._host.outbox.drain(ERRAND, self._run_errand)

    async def _run_errand(self, due: DueLetter) -> None:
        """A match that has not begun is opened as the book has it, and one that has ended stays as it is."""
        match due.letter:
            case SeatErrand() as errand:
                with suppress(NoSuchMatch, NotLive, Over):
                    await self._reseat(errand)
                if errand.left_by:
                    await self._host.store.results.count_left_seat(errand.left_by)
            case VoidErrand(match_id):
                with suppress(NoSuchMatch, NotLive, Over):
                    await self._void_match(match_id)
            case other:
                raise Undeliverable(f"{type(other).__name__} is no errand")

    async def _reseat(self, errand: SeatErrand) -> None:
        """Unless they sit there already: an errand may be run twice."""
        held = (await self._host.table(errand.match_id)).seats[errand.seat]
        if (held.kind, held.user_id) != (errand.holder.kind, errand.holder.user_id):
            await substitutes.reseat(self._host, errand.match_id, errand.seat, errand.holder, errand.reason)

    async def _void_match(self, match_id: str) -> None:
        await self._results.void_result(match_id)
        if (await self._host.table(match_id)).state == "live":
            await self._host.abandon(match_id)
