"""What a book asks of matches: letters written with the book, so that no crash leaves the two apart."""

from collections.abc import Iterable
from contextlib import suppress

from bot.host.host import Host
from bot.host.outbox import Undeliverable
from bot.series.league.book import Member
from bot.series.league.seats import Change
from bot.series.people.ledger import Ledger
from bot.table import substitutes
from bot.table.errors import NoSuchMatch, NotLive, Over
from bot.table.letters import DueLetter, SeatErrand, VoidErrand
from bot.table.seating import SeatSpec

ERRAND = "league/errand"
"""Where errands go; each match has those that concern it in their order."""


def handed_over(changes: Iterable[Change], gone: str | None = None) -> list[SeatErrand]:
    """What goes to the house is known from the seat; the rest is counted for whoever is gone."""
    return [
        SeatErrand(match_id, seat, spec_of(heir), gone if heir else None) for match_id, seat, heir in changes
    ]


def spec_of(heir: Member | None) -> SeatSpec:
    """Nobody: the house plays on."""
    if heir is None:
        return SeatSpec(kind="house")
    return SeatSpec(heir.name, user_id=heir.user_id, locale=heir.locale)


class Errands:
    def __init__(self, host: Host, ledger: Ledger) -> None:
        self._host = host
        self._ledger = ledger

    async def run(self) -> None:
        """All that wait; what fails is tried again when the steward goes round."""
        await self._host.drain(ERRAND, self._do)

    async def _do(self, due: DueLetter) -> None:
        """A match that has not begun is opened as the book has it, and one that has ended stays as it is."""
        match due.letter:
            case SeatErrand() as errand:
                with suppress(NoSuchMatch, NotLive, Over):
                    await self._reseat(errand)
                if errand.left_by:
                    await self._host.store.results.left_seat(errand.left_by)
            case VoidErrand(match_id):
                with suppress(NoSuchMatch, NotLive, Over):
                    await self._give_up(match_id)
            case other:
                raise Undeliverable(f"{type(other).__name__} is no errand")

    async def _reseat(self, errand: SeatErrand) -> None:
        """Unless they sit there already: an errand may be run twice."""
        held = (await self._host.table(errand.match_id)).seats[errand.seat]
        if (held.kind, held.user_id) != (errand.holder.kind, errand.holder.user_id):
            await substitutes.reseat(self._host, errand.match_id, errand.seat, errand.holder)

    async def _give_up(self, match_id: str) -> None:
        await self._ledger.void(match_id)
        if (await self._host.table(match_id)).state == "live":
            await self._host.abandon(match_id)
