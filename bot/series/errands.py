"""What a book asks of matches: letters written with the book, so that no crash leaves the two apart."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict

from bot.host.host import Host
from bot.series.league.book import Member
from bot.series.league.seats import Change
from bot.series.people.ledger import Ledger
from bot.store.records import Json, Letter
from bot.table import substitutes
from bot.table.errors import NoSuchMatch, NotLive, Over
from bot.table.seating import SeatSpec

ERRAND = "league/errand"
"""Where errands go; each match has those that concern it in their order."""


def sits_down(match_id: str, seat: int, spec: SeatSpec, gone: str | None = None) -> Json:
    """A seat changes hands. `gone`: for whom it counts as a seat left."""
    return {"do": "seat", "match": match_id, "seat": seat, "who": asdict(spec), "gone": gone}


def handed_over(changes: Iterable[Change], gone: str | None = None) -> list[Json]:
    """What goes to the house is known from the seat; the rest is counted for whoever is gone."""
    return [
        sits_down(match_id, seat, spec_of(heir), gone if heir else None) for match_id, seat, heir in changes
    ]


def spec_of(heir: Member | None) -> SeatSpec:
    """Nobody: the house plays on."""
    if heir is None:
        return SeatSpec(kind="house")
    return SeatSpec(heir.name, user_id=heir.user_id, locale=heir.locale)


def counts_for_nobody(match_id: str) -> Json:
    return {"do": "void", "match": match_id}


class Errands:
    def __init__(self, host: Host, ledger: Ledger) -> None:
        self._host = host
        self._ledger = ledger

    async def run(self) -> None:
        """All that wait; what fails is tried again when the steward goes round."""
        await self._host.drain(ERRAND, self._do)

    async def _do(self, letter: Letter) -> None:
        """A match that has not begun is opened as the book has it, and one that has ended stays as it is."""
        errand = letter.payload
        with suppress(NoSuchMatch, NotLive, Over):
            if errand["do"] == "seat":
                await self._reseat(errand)
            else:
                await self._give_up(errand["match"])
        if gone := errand.get("gone"):
            await self._host.store.results.left_seat(gone)

    async def _reseat(self, errand: Json) -> None:
        """Unless they sit there already: an errand may be run twice."""
        held = (await self._host.table(errand["match"])).seats[errand["seat"]]
        spec = SeatSpec(**errand["who"])
        if (held.kind, held.user_id) != (spec.kind, spec.user_id):
            await substitutes.reseat(self._host, errand["match"], errand["seat"], spec)

    async def _give_up(self, match_id: str) -> None:
        await self._ledger.void(match_id)
        if (await self._host.table(match_id)).state == "live":
            await self._host.abandon(match_id)
