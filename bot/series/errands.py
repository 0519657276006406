"""Errands: what a league or campaign asks of matches, stored with its book, so that no crash parts them."""

from collections.abc import Iterable
from contextlib import suppress

from bot.host.host import Host
from bot.host.outbox import Undeliverable
from bot.series.league.book import Member
from bot.series.league.table_seats import SeatChange
from bot.series.people.results_book import ResultsBook
from bot.table import substitutes
from bot.table.errors import NoSuchMatch, NotLive, Over
from bot.table.letters import DueLetter, SeatErrand, VoidErrand
from bot.table.seating import SeatSpec
from engine.text import Text

ERRAND = "league/errand"
"""Where errands go; each match has those that concern it in their order."""


def seat_errands(
    changes: Iterable[SeatChange], gone: str | None = None, reason: Text | None = None
) -> list[SeatErrand]:
    """An errand for every seat that changes hands; seats taken over count as left by `gone`."""
    return [
        SeatErrand(match_id, seat, seat_spec(heir), gone if heir else None, reason)
        for match_id, seat, heir in changes
    ]


def seat_spec(heir: Member | None) -> SeatSpec:
    """Nobody: the house plays on."""
    if heir is None:
        return SeatSpec(kind="house")
    return SeatSpec(heir.name, user_id=heir.user_id, locale=heir.locale)


class Errands:
    """Runs the errands that wait: a seat changes hands, a match is made void."""

    def __init__(self, host: Host, results: ResultsBook) -> None:
        self._host = host
        self._results = results

    async def run(self) -> None:
        """Run all that wait; what fails is tried again when the steward goes round."""
        await self._host.drain(ERRAND, self._run_errand)

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
