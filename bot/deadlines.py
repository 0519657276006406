"""Which clocks run: one for every person whom the table waits for."""

from collections.abc import Mapping, Sequence

from bot.look import Deadline
from bot.store.records import DeadlineRecord, SeatRecord
from engine.match import Match
from engine.text import Seat


def running(
    match: Match,
    seats: Sequence[SeatRecord],
    pace: float | None,
    before: Mapping[Seat, Deadline],
    now: float,
) -> dict[Seat, Deadline]:
    """A question keeps its deadline for as long as it stands, whatever the other seats do."""
    if pace is None:
        return {}
    found: dict[Seat, Deadline] = {}
    for seat, decision in match.pending().items():
        if not decision.blocking or seats[seat].kind == "house":
            continue
        token = match.token(seat)
        known = before.get(seat)
        found[seat] = known if known and known.token == token else Deadline(token, now + pace)
    return found


def rows(match_id: str, clocks: Mapping[Seat, Deadline]) -> list[DeadlineRecord]:
    """The same, as stored."""
    return [DeadlineRecord(match_id, seat, one.token, one.due) for seat, one in clocks.items()]
