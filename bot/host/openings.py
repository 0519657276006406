"""Opening a match: who sits where, with which keys, settings and standing orders."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

import engine
from bot import keys
from bot.clock import Clock
from bot.host.commit import Commit
from bot.host.people import People
from bot.store.records import SurfaceNote
from bot.table import deadlines, plans, seating
from bot.table.customs import Customs
from bot.table.seating import SeatSpec
from bot.table.state import TableState
from bot.table.terms import Terms
from data import catalogue
from engine.choice import Answer
from engine.text import Seat


@dataclass(frozen=True, slots=True)
class Opened:
    """A fresh match. The keys are told here and never again: only their hashes are stored."""

    match_id: str
    keys: dict[Seat, str] = field(repr=False)
    opener_key: str = field(repr=False)


class Openings:
    """Sets up matches and lets them begin."""

    def __init__(self, clock: Clock, commit: Commit, people: People) -> None:
        self._people = people
        self._clock = clock
        self._commit = commit

    async def open(
        self,
        title: str,
        seats: Sequence[SeatSpec],
        options: Mapping[str, Answer] | None = None,
        seed: str | None = None,
        locale: str = catalogue.SOURCE,
        surface: Mapping[str, SurfaceNote] | None = None,
        terms: Terms | None = None,
        match_id: str | None = None,
        customs: Customs | None = None,
        paused: float | None = None,
    ) -> Opened:
        """Set up a match and let it begin; without `terms` there is no hurry.

        `match_id` is for a surface that had to name the match before it began; `paused`: until when the
        clocks rest, and the offered seats are kept.
        """
        match = engine.start(title, len(seats), seed, dict(options) if options is not None else None)
        now = self._clock.now()
        issued = {seat: keys.new_key() for seat, spec in enumerate(seats) if _has_link(spec)}
        opened = Opened(match_id or keys.new_id(), issued, keys.new_key())
        table = TableState(
            id=opened.match_id,
            match=match,
            seq=0,
            revision=0,
            stamp=keys.new_nonce(),
            state="over" if match.over else "live",
            seats=seating.seat_records(seats, issued, locale, paused),
            locale=locale,
            surface=surface or {},
            waits={},
            host_key_hash=keys.digest(opened.opener_key),
            created=now,
            updated=now,
            terms=terms or Terms(),
            paused=paused,
            customs=replace(customs or Customs(), strengths=seating.strengths_of(seats)),
        )
        seated = await self._with_settings(table)
        await self._commit.open(replace(seated, waits=deadlines.first_waits(seated, now)))
        return opened

    async def _with_settings(self, table: TableState) -> TableState:
        """The table with the settings and standing orders of those who sit at it."""
        settings = {
            seat.seat: stored
            for seat in table.seats
            if seat.user_id and (stored := await self._people.stored_settings(seat.user_id))
        }
        sitting = tuple(
            replace(seat, plans=plans.orders_to_bring(table, own))
            if (own := settings.get(seat.seat))
            else seat
            for seat in table.seats
        )
        return replace(table, settings=settings, seats=sitting)


def _has_link(spec: SeatSpec) -> bool:
    """Not a bot, and not a person who has yet to agree."""
    return spec.kind != "house" and spec.offered_to is None
