"""House players listen: before one of them moves on, people who may speak get time to."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace

from bot.store.records import SurfaceNote
from bot.table import plans
from bot.table.state import TableState
from engine import codec
from engine.choice import Answer
from engine.core import Decision
from engine.text import Seat

NOTE = "listening"
"""Under which name a table keeps to whom the house listens."""
LIVE_INCREMENT = 600.0
"""Seconds for an answer up to which a table is played live."""
NO_HURRY = 86400.0
"""Seconds for a word at a table without a clock where several people play."""
PASSED = 0.0
"""When the time of the person who passed was over."""


@dataclass(frozen=True, slots=True)
class Listening:
    """A house player gives one person time to answer a question that nobody waits for."""

    house: Seat
    """Who listens."""
    key: str
    """The question that may be answered."""
    answered: int
    """How many answers the person had given when the time began."""
    until: float
    """When the house moves on."""


def listenings(table: TableState) -> dict[Seat, Listening]:
    """To whom the house listens or has listened, as far as they are still asked the same."""
    held = {
        int(seat): codec.decode(Listening, note, f"match {table.id}: to whom the house listens")
        for seat, note in sorted(table.surface.get(NOTE, {}).items())
    }
    return {seat: held_for for seat, held_for in held.items() if _is_asked(table, seat, held_for.key)}


def _is_asked(table: TableState, seat: Seat, key: str) -> bool:
    decision = table.pending().get(seat)
    return decision is not None and decision.key == key


def listened_to(table: TableState) -> dict[Seat, Listening]:
    """The people whom a house player listens to: it has not moved on, and they have not passed."""
    return {
        seat: held
        for seat, held in listenings(table).items()
        if held.until != PASSED and held.house in table.waits_for() and may_speak(table, seat)
    }


def to_be_called(table: TableState, now: float) -> list[Seat]:
    """Those of them who have so much time that they need not be at the table now."""
    return [seat for seat, held in listened_to(table).items() if held.until - now > LIVE_INCREMENT]


def may_speak(table: TableState, seat: Seat) -> bool:
    """Whether a person may answer, nobody waits for it, and no standing order speaks for them."""
    decision = table.pending().get(seat)
    return decision is not None and _is_a_chance(table, seat, decision)


def _is_a_chance(table: TableState, seat: Seat, decision: Decision) -> bool:
    held = table.seats[seat]
    return (
        decision.fleeting
        and not decision.blocking
        and held.kind == "person"
        and decision.key not in plans.orders_of(held)
    )


def silenced_by(table: TableState, house: Seat, answer: Answer) -> list[Seat]:
    """The people who may speak and could not any more after this answer of a house player."""
    speaking = [seat for seat in table.pending() if may_speak(table, seat)]
    if not speaking:
        return []
    after = table.match.copy()
    after.submit(house, answer)
    asked = after.pending()
    return [seat for seat in speaking if seat not in asked or asked[seat].key != table.pending()[seat].key]


def time_to_speak(table: TableState, seat: Seat, seconds: float, now: float) -> float:
    """Until when a person may speak: some seconds at a live table, else their own time for an answer."""
    increment = table.terms.increment
    alone = sum(holder.kind == "person" for holder in table.seats) == 1
    if increment is None:
        return now + (seconds if alone else NO_HURRY)
    if increment <= LIVE_INCREMENT:
        return now + seconds
    return table.calendar_of(seat).advance(now, increment)


def begin_listening(
    table: TableState, house: Seat, seats: Sequence[Seat], seconds: float, now: float
) -> TableState:
    """The table with a house player that listens to these people; who has just spoken gets some seconds."""
    begun = {}
    for seat in seats:
        spoke = _stands(table, house, seat)
        wanted = min(max(seconds, LIVE_INCREMENT), seconds * table.settings_of(seat).patience)
        until = now + wanted if spoke else time_to_speak(table, seat, wanted, now)
        key = table.pending()[seat].key
        begun[seat] = Listening(house, key, table.match.answered[seat], until)
    return _with(table, {**listenings(table), **begun})


def not_listened_to(table: TableState, house: Seat, seats: Sequence[Seat]) -> list[Seat]:
    """Those of these people whom the house has not given time yet, or not since they spoke."""
    return [
        seat
        for seat in seats
        if (standing := _stands(table, house, seat)) is None
        or standing.answered != table.match.answered[seat]
    ]


def _stands(table: TableState, house: Seat, seat: Seat) -> Listening | None:
    held = listenings(table).get(seat)
    return held if held and held.house == house else None


def with_pass(table: TableState, seat: Seat) -> TableState:
    """The table after a person said that they have nothing to say: the house need not wait for them."""
    held = listenings(table)
    return _with(table, {**held, seat: replace(held[seat], until=PASSED)}) if seat in held else table


def _with(table: TableState, held: Mapping[Seat, Listening]) -> TableState:
    note: SurfaceNote = {str(seat): asdict(listening) for seat, listening in held.items()}
    return replace(table, surface={**table.surface, NOTE: note})


def newly_listened_to(before: TableState | None, after: TableState) -> list[Seat]:
    """People to whom the house has begun to listen with this change."""
    known = {} if before is None else before.surface.get(NOTE, {})
    return [
        seat
        for seat, held in listenings(after).items()
        if held.until != PASSED and known.get(str(seat)) != asdict(held)
    ]


def without_past(table: TableState) -> TableState:
    """The table without the times to speak of questions that are not asked any more."""
    noted = table.surface.get(NOTE)
    if not noted:
        return table
    held = listenings(table)
    return table if len(held) == len(noted) else _with(table, held)
