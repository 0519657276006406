"""The time of a table at one glance: who has how long, who is away, and which votes are open."""

from dataclasses import dataclass
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.store.records import Kind
from bot.table import deadlines, votes
from bot.table.requests import Request
from bot.table.state import TableState
from bot.table.terms import Terms
from engine.text import Seat


@dataclass(frozen=True, slots=True)
class SeatStatus:
    """`due` is when the running clock ends, `left` what is on it, `bank` what is saved up otherwise."""

    seat: Seat
    name: str
    kind: Kind
    asked: bool
    due: float | None
    left: float | None
    bank: float | None
    rests_until: float | None
    """Their clock rests until then: quiet hours, or days away."""
    away: tuple[tuple[str, str], ...]
    expired: int


@dataclass(frozen=True, slots=True)
class Status:
    """The clocks and the open votes of a table."""

    terms: Terms
    paused: float | None
    seats: tuple[SeatStatus, ...]
    requests: tuple[Request, ...]


def status(table: TableState, now: float) -> Status:
    """How a table stands at this moment."""
    return Status(
        table.terms,
        table.paused,
        tuple(_seat_status(table, seat, now) for seat in range(len(table.seats))),
        tuple(votes.requests(table)),
    )


def _seat_status(table: TableState, seat: Seat, now: float) -> SeatStatus:
    held, settings, wait = table.seats[seat], table.settings_of(seat), table.waits.get(seat)
    calendar = table.calendar_of(seat)
    today = datetime.fromtimestamp(now, ZoneInfo(settings.zone)).date().isoformat()
    return SeatStatus(
        seat=seat,
        name=table.names[seat],
        kind=held.kind,
        asked=wait is not None,
        due=wait.due if wait else None,
        left=deadlines.time_left(table, seat, now),
        bank=deadlines.saved_time(table.terms, held) if table.terms.has_clock and wait is None else None,
        rests_until=calendar.rest(now) if wait else None,
        away=tuple((first, last) for first, last in calendar.away if last >= today),
        expired=held.expired,
    )
