"""Which clocks run: one for every person the table waits for, and how it goes on after a change."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from bot.store.records import DeadlineRecord, SeatRecord
from bot.table.hours import Calendar
from bot.table.state import TableState, Wait
from bot.table.terms import Terms
from engine.match import TOKEN_MARK
from engine.text import Seat

STAGES = 3
"""Reminders of one question: when it comes, at half of its time, near the end."""
MUTED = STAGES + 1
"""The count of a seat that wants no more reminders until its next turn."""
WAITING = MUTED + 1
"""The first reminder of a question without a clock that is left waiting; later ones count on from here."""
FIRST_WAIT, EVERY_WAIT = 86400.0, 3 * 86400.0
"""Seconds until a question without a clock is reminded of, and then between two reminders."""
FIRST_MOVE = 86400.0
"""Seconds for a first move, where the table agreed on that."""
NEAR, NEAR_AT_MOST = 1 / 8, 2 * 3600.0
"""How much of the time is left at the last one."""


def asked_seats(table: TableState) -> dict[Seat, str]:
    """The seats the table waits for, with the tokens of their questions."""
    return {
        seat: table.match.token(seat)
        for seat, decision in table.pending().items()
        if decision.blocking and _has_clock(table.seats[seat])
    }


def _has_clock(seat: SeatRecord) -> bool:
    """Not a bot's, and not one that waits for a person who has not agreed yet."""
    return seat.kind != "house" and not (seat.kind == "open" and seat.offered_to)


def first_waits(table: TableState, now: float) -> dict[Seat, Wait]:
    """The clocks of a match that opens."""
    return {seat: _start_clock(table, seat, token, now) for seat, token in asked_seats(table).items()}


@dataclass(frozen=True, slots=True)
class UndoneClocks:
    """The clocks of moves that are taken back."""

    gained: Mapping[Seat, float]
    """What the questions that come back had added."""
    remained: Mapping[Seat, float | None] | None = None
    """By consent: what was left on each clock when its question was answered. None: not by consent."""
    banks: Mapping[Seat, float | None] = field(default_factory=dict)
    """By consent: what each had saved before that question."""


def with_clocks(
    before: TableState,
    after: TableState,
    now: float,
    undo: UndoneClocks | None = None,
    stood_in: Seat | None = None,
) -> TableState:
    """The match after a change with its clocks: `after` still holds those from before.

    A question keeps its clock until its seat has answered, whatever the others do meanwhile. What was left
    is saved up; of a question that a bot answered for `stood_in`, nothing is gained.
    """
    tokens = asked_seats(after)
    waits: dict[Seat, Wait] = {}
    seats = list(after.seats)
    for seat, wait in after.waits.items():
        if seat in tokens and _same_wait(tokens[seat], wait.token):
            waits[seat] = _keep_clock(before, after, seat, replace(wait, token=tokens[seat]), now)
        elif (over := time_left(before, seat, now, wait)) is not None:
            over += _kept_back(before, seat, wait)
            left = max(0.0, over - wait.gained) if seat == stood_in else over
            seats[seat] = replace(seats[seat], bank=_bank_after(seats[seat].bank, left, wait, undo))
    for seat, bank in (undo.banks if undo else {}).items():
        seats[seat] = replace(seats[seat], bank=bank)
    sitting = replace(after, seats=tuple(seats))
    for seat, token in tokens.items():
        if seat not in waits:
            waits[seat] = (
                _start_again(sitting, seat, token, now, undo)
                if undo
                else _start_clock(sitting, seat, token, now)
            )
    return replace(sitting, waits=waits)


def _bank_after(bank: float | None, over: float, wait: Wait, undo: UndoneClocks | None) -> float | None:
    """What is saved up when a question is no more: of one that was taken back nothing is gained, and by
    consent nothing lost."""
    if undo is None:
        return over
    return bank if undo.remained is not None else max(0.0, over - wait.gained)


def time_after_undo(table: TableState, seat: Seat, now: float) -> float | None:
    """What a seat would have left after taking its last answer back freely; None: there is no clock."""
    if not table.terms.has_clock:
        return None
    if (wait := table.waits.get(seat)) is None:
        return saved_time(table.terms, table.seats[seat])
    return (time_left(table, seat, now) or 0.0) - wait.gained


def time_left(table: TableState, seat: Seat, now: float, wait: Wait | None = None) -> float | None:
    """The seconds a seat has left for its question; None: it has no clock."""
    wait = wait or table.waits.get(seat)
    if wait is None or wait.allowed is None:
        return None
    if wait.due is None:
        return wait.allowed
    return max(0.0, wait.allowed - table.calendar_of(seat).ran(wait.since, now))


def time_gained(table: TableState, seat: Seat) -> float:
    """What the question of a seat has added to its clock."""
    return table.waits[seat].gained if seat in table.waits else 0.0


def add_time(table: TableState, seat: Seat, seconds: float, now: float) -> dict[Seat, Wait]:
    """The clocks with this much added to one of them."""
    wait, has = table.waits[seat], time_left(table, seat, now)
    if has is None:
        return dict(table.waits)
    reminders = wait.told if wait.told == MUTED else min(wait.told, 1)
    longer = replace(wait, whole=has + seconds, told=reminders)
    return {**table.waits, seat: _set_clock(longer, table, seat, has + seconds, now)}


def with_terms(table: TableState, terms: Terms, now: float) -> TableState:
    """The table with other terms: every clock begins again, and nobody is told again what they are asked."""
    seats = tuple(replace(seat, bank=None if seat.bank is None else terms.bank) for seat in table.seats)
    fresh = replace(table, terms=terms, seats=seats)
    waits = {}
    for seat, wait in table.waits.items():
        begun = _start_clock(fresh, seat, wait.token, now)
        reminders = wait.told if wait.told == MUTED else min(wait.told, 1)
        waits[seat] = _set_clock(replace(begun, told=reminders), fresh, seat, begun.allowed, now)
    return replace(fresh, waits=waits)


def restart(wait: Wait, ran: tuple[Calendar, float], runs: Calendar, now: float) -> Wait:
    """A clock that ran by one calendar until some moment, and runs by another from now on."""
    calendar, until = ran
    if wait.allowed is None:
        return replace(wait, remind_at=wait.remind_at and remind_at(wait, wait.told, runs))
    if wait.due is None:
        return wait
    has = max(0.0, wait.allowed - calendar.ran(wait.since, until))
    return _set_reminder(replace(wait, since=now, allowed=has, due=runs.advance(now, has)), runs)


def deadline_rows(match_id: str, waits: Mapping[Seat, Wait]) -> list[DeadlineRecord]:
    """The clocks as they are stored."""
    return [row(match_id, seat, wait) for seat, wait in waits.items()]


def row(match_id: str, seat: Seat, wait: Wait) -> DeadlineRecord:
    return DeadlineRecord(
        match_id=match_id,
        seat=seat,
        token=wait.token,
        due=wait.due,
        since=wait.since,
        allowed=wait.allowed,
        whole=wait.whole,
        gained=wait.gained,
        told=wait.told,
        remind_at=wait.remind_at,
    )


def _same_wait(token: str, other: str) -> bool:
    """Whether two tokens are of one wait: the seat has not answered between them."""
    return token.partition(".")[0] == other.partition(".")[0]


def stands_for(stored: str, token: str | None) -> bool:
    """Whether a stored token is that of this question; one that was stored by 0.1.0 is judged by its numbers,
    for its last part was made in another way."""
    if token is None or stored == token:
        return token is not None
    (*numbers, mark), (*present, _) = stored.split("."), token.split(".")
    return len(mark) > TOKEN_MARK and numbers == present


def _keep_clock(before: TableState, after: TableState, seat: Seat, wait: Wait, now: float) -> Wait:
    """As it was, unless what makes it rest has changed."""
    resting = (before.paused is None) != (after.paused is None)
    if not resting and before.calendar_of(seat) == after.calendar_of(seat):
        return wait
    return _set_clock(wait, after, seat, time_left(before, seat, now, wait), now)


def _start_clock(table: TableState, seat: Seat, token: str, now: float) -> Wait:
    """A question that comes adds to the clock, up to the cap."""
    allowed = next_allowance(table, seat)
    if is_first_move(table, seat):
        return _set_clock(Wait(token, now, FIRST_MOVE, FIRST_MOVE), table, seat, FIRST_MOVE, now)
    if allowed is None:
        return _set_clock(Wait(token, now), table, seat, None, now)
    gained = allowed - saved_time(table.terms, table.seats[seat])
    return _set_clock(Wait(token, now, allowed, allowed, gained), table, seat, allowed, now)


def next_allowance(table: TableState, seat: Seat) -> float | None:
    """The seconds that the terms give a seat for its next question; None: it has no clock."""
    terms = table.terms
    if terms.increment is None:
        return None
    bank = saved_time(terms, table.seats[seat])
    return max(bank, min(terms.cap, bank + terms.increment))


def is_first_move(table: TableState, seat: Seat) -> bool:
    """Whether a person who has not moved yet has a day for it; a shorter clock goes on as usual.

    Nothing is in the bank until a first answer was given.
    """
    held, allowed = table.seats[seat], next_allowance(table, seat)
    waits = held.kind == "person" and held.bank is None
    return table.customs.begins_soon and waits and (allowed is None or allowed > FIRST_MOVE)


def _kept_back(table: TableState, seat: Seat, wait: Wait) -> float:
    """What a player who moved within the first day had beyond that day."""
    allowed = next_allowance(table, seat) if is_first_move(table, seat) else None
    return 0.0 if allowed is None else max(0.0, allowed - (wait.whole or 0.0))


def _start_again(table: TableState, seat: Seat, token: str, now: float, undo: UndoneClocks) -> Wait:
    """The clock of a question that comes back: nothing is added, and the seat is not reminded of an answer it
    took back itself. With no time left, it gets an increment."""
    terms = table.terms
    reminders = 1 if undo.remained is None and seat in undo.gained else 0
    if terms.increment is None:
        return _set_clock(Wait(token, now, told=reminders), table, seat, None, now)
    had = (undo.remained or {}).get(seat, saved_time(terms, table.seats[seat]))
    if had is None:
        return _start_clock(table, seat, token, now)
    has = had or min(terms.cap, terms.increment)
    wait = Wait(token, now, has, has, undo.gained.get(seat, 0.0), told=reminders)
    return _set_clock(wait, table, seat, has, now)


def saved_time(terms: Terms, seat: SeatRecord) -> float:
    """What a seat has in its bank while it is not asked."""
    return terms.bank if seat.bank is None else min(seat.bank, max(terms.cap, terms.bank))


def _set_clock(wait: Wait, table: TableState, seat: Seat, has: float | None, now: float) -> Wait:
    """The clock with this much on it, running unless the table pauses."""
    calendar = table.calendar_of(seat)
    wait = replace(wait, told=1) if wait.told >= WAITING else wait
    if table.paused is not None:
        return replace(wait, since=now, allowed=has, due=None, remind_at=None)
    due = None if has is None else calendar.advance(now, has)
    return _set_reminder(replace(wait, since=now, allowed=has, due=due), calendar)


def _set_reminder(wait: Wait, calendar: Calendar) -> Wait:
    """The wait with the time of its next reminder."""
    return replace(wait, remind_at=remind_at(wait, wait.told, calendar))


def mark_reminded(wait: Wait, stage: int, calendar: Calendar) -> Wait:
    """The wait after this reminder."""
    return _set_reminder(replace(wait, told=stage), calendar)


def remind_at(wait: Wait, stage: int, calendar: Calendar) -> float | None:
    """When the reminder after the first `stage` ones is due."""
    if stage == 0:
        return calendar.rest(wait.since) or wait.since
    if wait.allowed is None:
        return _remind_without_clock(wait, stage, calendar)
    if wait.whole is None or wait.due is None or stage >= STAGES:
        return None
    remaining = wait.whole / 2 if stage == 1 else min(wait.whole * NEAR, NEAR_AT_MOST)
    return calendar.advance(wait.since, max(0.0, wait.allowed - remaining))


def next_stage(wait: Wait, stage: int) -> int:
    """Which reminder follows on the first `stage` ones."""
    return WAITING if stage == 1 and wait.allowed is None else stage + 1


def _remind_without_clock(wait: Wait, stage: int, calendar: Calendar) -> float | None:
    """After a day, then every three days, and never in a rest."""
    if 1 < stage < WAITING:
        return None
    at = wait.since + FIRST_WAIT + (0 if stage == 1 else (stage - MUTED) * EVERY_WAIT)
    return calendar.rest(at) or at
