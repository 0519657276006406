"""Which clocks run: one for every person whom the table waits for, and how it goes on after a change."""

from collections.abc import Mapping
from dataclasses import replace

from bot.hours import Calendar
from bot.look import Look, Wait
from bot.store.records import DeadlineRecord, SeatRecord
from bot.terms import Terms
from engine.text import Seat

STAGES = 3
"""Reminders of one question: when it comes, at half of its time, near the end."""
NEAR, NEAR_AT_MOST = 1 / 8, 2 * 3600.0
"""How much of the time is left at the last one."""


def asked(look: Look) -> dict[Seat, str]:
    """Those whom the table waits for, with the tokens of their questions."""
    return {
        seat: look.match.token(seat)
        for seat, decision in look.pending().items()
        if decision.blocking and look.seats[seat].kind != "house"
    }


def begun(look: Look, now: float) -> dict[Seat, Wait]:
    """The clocks of a match that opens."""
    return {seat: _fresh(look, seat, token, now) for seat, token in asked(look).items()}


def went_on(before: Look, after: Look, now: float, *, undone: bool = False, regain: bool = False) -> Look:
    """The match after a change with its clocks: `after` still holds those from before.

    A question keeps its clock until its seat has answered, whatever the others do meanwhile. What was left
    is saved up. Taking back gives nobody time: a question that comes back adds nothing, unless `regain`.
    """
    tokens = asked(after)
    waits: dict[Seat, Wait] = {}
    seats = list(after.seats)
    for seat, wait in after.waits.items():
        if seat in tokens and _same(tokens[seat], wait.token):
            waits[seat] = _kept(before, after, seat, replace(wait, token=tokens[seat]), now)
        elif (over := left(before, seat, now, wait)) is not None:
            seats[seat] = replace(seats[seat], bank=max(0.0, over - wait.gained) if undone else over)
    sitting = replace(after, seats=tuple(seats))
    for seat, token in tokens.items():
        if seat not in waits:
            waits[seat] = _fresh(sitting, seat, token, now, adds=not undone, regain=regain)
    return replace(sitting, waits=waits)


def left(look: Look, seat: Seat, now: float, wait: Wait | None = None) -> float | None:
    """The seconds a seat has left for its question; None: it has no clock."""
    wait = wait or look.waits.get(seat)
    if wait is None or wait.allowed is None:
        return None
    if wait.due is None:
        return wait.allowed
    return max(0.0, wait.allowed - look.person(seat).calendar.ran(wait.since, now))


def more(look: Look, seat: Seat, seconds: float, now: float) -> dict[Seat, Wait]:
    """The clocks with this much added to one of them."""
    wait, has = look.waits[seat], left(look, seat, now)
    if has is None:
        return dict(look.waits)
    longer = replace(wait, whole=has + seconds, told=min(wait.told, 1))
    return {**look.waits, seat: _set(longer, look, seat, has + seconds, now)}


def given_back(wait: Wait, calendar: Calendar, stopped: float, now: float) -> Wait:
    """A clock that did not run while the host was down."""
    if wait.due is None or wait.allowed is None:
        return wait
    has = max(0.0, wait.allowed - calendar.ran(wait.since, stopped))
    return _timed(replace(wait, since=now, allowed=has, due=calendar.advance(now, has)), calendar)


def rows(match_id: str, waits: Mapping[Seat, Wait]) -> list[DeadlineRecord]:
    """The same, as stored."""
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


def _same(token: str, other: str) -> bool:
    """Whether two tokens are of one wait: the seat has not answered between them."""
    return token.partition(".")[0] == other.partition(".")[0]


def _kept(before: Look, after: Look, seat: Seat, wait: Wait, now: float) -> Wait:
    """As it was, unless what makes it rest has changed."""
    resting = (before.paused is None) != (after.paused is None)
    if not resting and before.person(seat).calendar == after.person(seat).calendar:
        return wait
    has = left(before, seat, now, wait)
    if has is not None:
        return _set(wait, after, seat, has, now)
    if after.paused is not None:
        return replace(wait, remind_at=None)
    return _timed(wait, after.person(seat).calendar)


def _fresh(
    look: Look, seat: Seat, token: str, now: float, *, adds: bool = True, regain: bool = False
) -> Wait:
    terms, calendar = look.terms, look.person(seat).calendar
    if terms.increment is None:
        return _timed(Wait(token, now), calendar)
    bank = saved(terms, look.seats[seat])
    full = max(bank, min(terms.cap, bank + terms.increment))
    allowed = full if adds or (regain and bank < terms.increment) else bank
    wait = Wait(token, now, allowed, allowed, allowed - bank)
    return _set(wait, look, seat, allowed, now)


def saved(terms: Terms, seat: SeatRecord) -> float:
    """What a seat has in its bank while it is not asked."""
    return terms.bank if seat.bank is None else min(seat.bank, max(terms.cap, terms.bank))


def _set(wait: Wait, look: Look, seat: Seat, has: float, now: float) -> Wait:
    """The clock with this much on it, running unless the table pauses."""
    calendar = look.person(seat).calendar
    if look.paused is not None:
        return replace(wait, since=now, allowed=has, due=None, remind_at=None)
    return _timed(replace(wait, since=now, allowed=has, due=calendar.advance(now, has)), calendar)


def _timed(wait: Wait, calendar: Calendar) -> Wait:
    """The wait with the time of its next reminder."""
    return replace(wait, remind_at=remind_at(wait, wait.told, calendar))


def told(wait: Wait, stage: int, calendar: Calendar) -> Wait:
    """The wait after this reminder."""
    return _timed(replace(wait, told=stage), calendar)


def remind_at(wait: Wait, stage: int, calendar: Calendar) -> float | None:
    """When the reminder after the first `stage` ones is due."""
    if stage == 0:
        return calendar.rest(wait.since) or wait.since
    if wait.allowed is None or wait.whole is None or wait.due is None or stage >= STAGES:
        return None
    remaining = wait.whole / 2 if stage == 1 else min(wait.whole * NEAR, NEAR_AT_MOST)
    return calendar.advance(wait.since, max(0.0, wait.allowed - remaining))
