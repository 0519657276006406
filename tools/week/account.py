"""What one table should be like by our own account, followed row by row of its log."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import engine
from bot.table.state import TableState
from bot.table.terms import Terms
from engine.match import Match
from tools.week.clock import OwnClock
from tools.week.hours import Hours

NOBODY = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the log as read from the file."""

    seq: int
    kind: str
    seat: int
    answer: Any
    by: str


@dataclass(slots=True)
class Played:
    """A move that stands, with what was on its clock."""

    row: Row
    left: float | None
    gained: float


@dataclass(slots=True)
class Asked:
    """Something asked of the table."""

    kind: str
    seat: int
    about: float
    until: float
    yes: set[int] = field(default_factory=set)
    no: set[int] = field(default_factory=set)


class Account:
    """One table: who sits there, what is on the clocks, what was asked and left in advance."""

    def __init__(
        self, match: Match, terms: Terms, users: Sequence[str | None], hours: Callable[[str | None], Hours]
    ) -> None:
        self.match = match
        self.terms = terms
        self.kinds = ["person" if user is not None else "house" for user in users]
        self.users = [user or NOBODY for user in users]
        self.hours_of = hours
        self.clocks: dict[int, OwnClock] = {}
        self.banks: list[float | None] = [None] * len(users)
        self.expired = [0] * len(users)
        self.orders: list[dict[str, tuple[Any, bool]]] = [{} for _ in users]
        self.standing: list[Played] = []
        self.seated = [0] * len(users)
        self.requests: dict[int, Asked] = {}
        self.paused: float | None = None
        self.state = "live"
        self.by_consent = False
        """The next moves that are taken back are so by everyone's consent."""
        self.wrong: list[str] = []

    def begin(self, now: float) -> None:
        self._open(now)

    # --- what the log says

    def follow(self, rows: Sequence[Row], table: TableState, now: float) -> None:
        for row in rows:
            match row.kind:
                case "move":
                    self._moved(row, now)
                case "undo":
                    self._undone(row, now)
                case _ if "seated" in row.answer:
                    self._sat_down(row, table, now)
            if self.match.over:
                self.state = "over"
                self.clocks.clear()
        if table.state == "abandoned":
            self._given_up(now)

    def _moved(self, row: Row, now: float) -> None:
        clock = self.clocks.get(row.seat)
        if row.by == "clock":
            self._ran_out(row, clock, now)
        if row.by == "plan":
            self._ordered(row)
        left, gained = (clock.left(now), clock.gained) if clock else (None, 0.0)
        self.match.submit(row.seat, row.answer)
        self.standing.append(Played(row, left, gained))
        if row.by in ("clock", "person"):
            self.expired[row.seat] = self.expired[row.seat] + 1 if row.by == "clock" else 0
        for seat in self._ended():
            clock = self.clocks.pop(seat)
            self.banks[seat] = clock.left(now)
            if row.by == "house" and seat == row.seat and (left := clock.left(now)) is not None:
                self.banks[seat] = max(0.0, left - clock.gained)
        self._open(now)

    def _ran_out(self, row: Row, clock: OwnClock | None, now: float) -> None:
        due = clock.due() if clock else None
        if due is None or due > now:
            self.wrong.append(f"the clock answered for seat {row.seat}, whose time ends at {due}")

    def _ordered(self, row: Row) -> None:
        key = self.match.pending()[row.seat].key
        answer, once = self.orders[row.seat].get(key, (None, True))
        if answer != row.answer or self.kinds[row.seat] == "house":
            self.wrong.append(f"an order of seat {row.seat} for {key} was played: {row.answer}, not {answer}")
        if once:
            self.orders[row.seat].pop(key, None)

    def _sat_down(self, row: Row, table: TableState, now: float) -> None:
        if row.by == "clock":
            self._ran_out(row, self.clocks.get(row.seat), now)
            if self.expired[row.seat] + 1 < self.terms.strikes or self.terms.expiry != "hand":
                self.wrong.append(f"the seat {row.seat} was handed over too early")
        held = table.seats[row.seat]
        self.kinds[row.seat], self.users[row.seat] = held.kind, held.user_id or NOBODY
        self.clocks.pop(row.seat, None)
        self.banks[row.seat], self.expired[row.seat] = None, 0
        self.orders[row.seat] = {}
        self.seated[row.seat] = row.seq
        self.requests = {n: one for n, one in self.requests.items() if one.seat != row.seat}
        for one in self.requests.values():
            one.yes.discard(row.seat)
            one.no.discard(row.seat)
        if row.by == "clock":
            self._recount(now)
        self._open(now)

    def _given_up(self, now: float) -> None:
        if self.state == "live" and "person" in self.kinds:
            self.wrong.append("the table was given up, and somebody sits there")
        self.state = "abandoned"
        self.clocks.clear()
        self.requests.clear()

    # --- taking back

    def _undone(self, row: Row, now: float) -> None:
        gone = set(row.answer["undid"])
        undone = [one for one in self.standing if one.row.seq in gone]
        self.standing = [one for one in self.standing if one.row.seq not in gone]
        self.match = engine.start(
            self.match.game.id, self.match.seats, self.match.seed, dict(self.match.options)
        )
        for one in self.standing:
            self.match.submit(one.row.seat, one.row.answer)
        if self.by_consent:
            self._back_by_consent(undone, now)
        else:
            self._back_freely(row.seat, undone[0], now)
        self.by_consent = False

    def _back_freely(self, seat: int, taken: Played, now: float) -> None:
        """Nobody gains by it: what a question added that is no more is gone, what it took is spent."""
        for other in self._ended():
            clock = self.clocks.pop(other)
            if (left := clock.left(now)) is not None:
                self.banks[other] = max(0.0, left - clock.gained)
        if seat in self.match.pending():
            self.orders[seat].pop(self.match.pending()[seat].key, None)
        if seat in self._asked():
            self._again(seat, self._bank(seat), taken.gained, 1, now)
        for other in self._asked():
            if other not in self.clocks:
                self._again(other, self._bank(other), 0.0, 0, now)

    def _back_by_consent(self, undone: Sequence[Played], now: float) -> None:
        """Nobody loses by it: everyone has what they had when they made the first move that is undone."""
        first = {one.row.seat: one for one in reversed(undone)}
        for seat in self._ended():
            self.clocks.pop(seat)
        for seat in first:
            kept = [one for one in self.standing if one.row.seat == seat and one.row.seq > self.seated[seat]]
            self.banks[seat] = kept[-1].left if kept else None
        for seat, decision in self.match.pending().items():
            self.orders[seat].pop(decision.key, None)
        for seat in self._asked():
            one = first.get(seat)
            if seat in self.clocks:
                continue
            if one is None:
                self._again(seat, self._bank(seat), 0.0, 0, now)
            elif one.row.seq > self.seated[seat] and one.left is not None:
                self._again(seat, one.left, one.gained, 0, now)
        self._open(now)

    def _again(self, seat: int, left: float, gained: float, told: int, now: float) -> None:
        """A question comes back with what it had; with an increment, if that was nothing."""
        increment = self.terms.increment
        has = None if increment is None else left or min(self.terms.cap, increment)
        self._place(seat, has, gained, told, now)

    # --- clocks

    def _asked(self) -> list[int]:
        """The seats the table waits for, where someone should answer."""
        if self.state != "live":
            return []
        asked = self.match.pending().items()
        return [seat for seat, one in asked if one.blocking and self.kinds[seat] != "house"]

    def _ended(self) -> list[int]:
        """Clocks whose question was answered or is no more."""
        asked = self._asked()
        return [
            seat
            for seat, clock in self.clocks.items()
            if seat not in asked or clock.answered != self.match.answered[seat]
        ]

    def _bank(self, seat: int) -> float:
        """What is saved up: of more time that was granted, no more than the cap is kept."""
        bank = self.banks[seat]
        return self.terms.bank if bank is None else min(bank, max(self.terms.cap, self.terms.bank))

    def _open(self, now: float) -> None:
        for seat in self._asked():
            if seat in self.clocks:
                continue
            if self.terms.increment is None:
                self._place(seat, None, 0.0, 0, now)
                continue
            bank = self._bank(seat)
            has = max(bank, min(bank + self.terms.increment, self.terms.cap))
            self._place(seat, has, has - bank, 0, now)

    def _place(self, seat: int, has: float | None, gained: float, told: int, now: float) -> None:
        hours = self.hours_of(self.users[seat] or None)
        clock = OwnClock(self.match.answered[seat], now, has, hours, gained, told)
        if self.paused is not None:
            clock.stop(now)
        self.clocks[seat] = clock

    # --- what the table is asked

    def ask(self, number: int, kind: str, seat: int, about: float, now: float) -> None:
        increment = self.terms.increment
        patience = 2 * 86400.0 if increment is None else min(2 * 86400.0, max(600.0, increment))
        self.requests[number] = Asked(kind, seat, about, now + patience)
        self._count(number, now)

    def vote(self, number: int, seat: int, yes: bool, now: float) -> None:
        (self.requests[number].yes if yes else self.requests[number].no).add(seat)
        self._count(number, now)

    def lapse(self, now: float) -> None:
        """What a round ends: votes that had their time or that need nobody any more, and the pause."""
        if self.state != "live":
            return
        self._recount(now)
        self.requests = {n: one for n, one in self.requests.items() if one.until > now}
        if self.paused is not None and self.paused <= now:
            self.resume(now)

    def _recount(self, now: float) -> None:
        """A round that hands a seat over counts the votes of those who are left."""
        for number in list(self.requests):
            self._count(number, now)

    def _count(self, number: int, now: float) -> None:
        one = self.requests[number]
        voters = {n for n, kind in enumerate(self.kinds) if kind == "person" and n != one.seat}
        needed = len(voters) if one.kind == "undo" or not voters else len(voters) // 2 + 1
        if len(one.yes & voters) >= needed:
            del self.requests[number]
            self._grant(one, now)
        elif len(voters - one.no) < needed:
            del self.requests[number]

    def _grant(self, one: Asked, now: float) -> None:
        match one.kind:
            case "undo":
                self.by_consent = any(played.row.seq == one.about for played in self.standing)
            case "pause":
                self.paused = now + one.about
                for clock in self.clocks.values():
                    clock.stop(now)
            case _:
                own = self.clocks.get(one.seat)
                if own and own.has is not None:
                    own.add(one.about, now)

    def resume(self, now: float) -> None:
        self.paused = None
        for clock in self.clocks.values():
            clock.start(now)

    # --- people

    def wished(self, user: str, stopped: float, now: float) -> None:
        """The settings of someone who sits here have changed."""
        for seat, clock in self.clocks.items():
            if self.users[seat] == user:
                clock.set_by(self.hours_of(user), stopped, now)

    def was_down(self, stopped: float, now: float) -> None:
        """Nothing ran while the host was down, and nobody could vote."""
        for clock in self.clocks.values():
            clock.set_by(clock.hours, stopped, now)
        for request in self.requests.values():
            request.until += now - stopped

    def order(self, seat: int, key: str, answer: Any, once: bool) -> None:
        self.orders[seat][key] = (answer, once)
