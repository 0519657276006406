"""Goes round the tables: plays for those whose time has run out, and does what else is due."""

from collections import deque
from collections.abc import Awaitable, Callable, Hashable
from math import inf
from typing import TYPE_CHECKING

import structlog

from bot.clock import Clock
from bot.host.failures import contained
from bot.host.house_players import HousePlayers
from bot.store import Store, StoreError
from bot.store.records import By, DeadlineRecord, Document
from bot.store.statements import batches
from bot.table import deadlines, expiry, substitutes, votes
from bot.table.changes import has_run_out
from bot.table.customs import read_customs
from bot.table.settings import read_settings
from bot.table.state import TableState, read_wait
from engine.choice import Answer
from engine.errors import Refused
from engine.text import Seat

if TYPE_CHECKING:
    from bot.host.host import Host

log = structlog.get_logger(__name__)

LEASED = "clock"
"""Under which name tables are taken whose time has run out, so that no two processes do it."""
SILENCE = 60.0
"""Seconds without a heartbeat after which the host counts as having been down."""
BREATH = 5.0
"""Seconds of work after which there is a heartbeat in the middle of a round."""
SLICE = 10.0
"""Seconds for clocks that have run out, before everything else of a round has its turn."""
AT_ONCE = 20
"""How many tables are taken at a time, so that no lease ends before its table is seen to."""


LONGEST_TURN = 60
"""How many answers are given for a seat at most, once its time has run out, to finish its turn."""


class Sweep:
    """Goes round the deadlines: the default is played, else what the house would do."""

    def __init__(self, store: Store, host: "Host", advisor: HousePlayers, clock: Clock) -> None:
        self._store = store
        self._host = host
        self._advisor = advisor
        self._clock = clock
        self.chores: list[Callable[[], Awaitable[object]]] = []
        """What else is done on every round."""
        self.is_here = True
        """Whether this process goes round; else another one does."""
        self.last_round: float | None = None
        """When the last round ended, or a long one gave its last sign of life."""
        self._last_beat = 0.0
        self._left: deque[DeadlineRecord] = deque()
        """The clocks that have run out and are not seen to yet."""

    async def run(self, every: float) -> None:
        """Sweep again and again, until cancelled; what goes wrong in one round does not stop the clocks."""
        while True:
            try:
                now = self._clock.now()
                await self.beat(now)
                await self.tend(now, within=SLICE)
                self.last_round = self._clock.now()
                if self._left:
                    continue
            except StoreError as error:
                log.error("sweep-failed", error=str(error))
            except Exception:
                log.exception("sweep-failed")
            await self._clock.sleep(every)

    async def beat(self, now: float | None = None) -> int:
        """The host is alive; if it was not for a while, every clock and vote gets that time back."""
        now = self._clock.now() if now is None else now
        self._last_beat = now
        count = await self._store.clocks.give_back(
            now,
            SILENCE,
            lambda row, settings, customs, last: _restart_clock(row, settings, customs, last, now),
            votes.put_off,
        )
        if count:
            log.info("time-given-back", clocks=count)
        return count

    async def breathe(self) -> None:
        """Between two tables of a long round: the host is alive, and nobody is given time for it."""
        now = self._clock.now()
        if BREATH <= abs(now - self._last_beat) < SILENCE:
            await self.beat(now)
            self.last_round = now

    async def tend(self, now: float | None = None, within: float = inf) -> None:
        """Everything that is due by now, once; of the clocks that have run out, as many as can be seen to
        `within` so many seconds.

        A whole round goes by the time of its heartbeat: a machine's clock that is set in the middle of it
        is noticed by the next one, before anybody's time has run out by it.
        """
        now = self._clock.now() if now is None else now
        await self.once(now, within)
        for some in batches(await self._store.matches.due_to_expire(now), AT_ONCE):
            for match_id in await self._store.leases.take(LEASED, some, self._clock.now()):
                with contained("round-failed", match=match_id):
                    await expiry.end_what_expired(self._host, match_id, now)
                await self.breathe()
        for chore in self.chores:
            await chore()

    async def once(self, now: float | None = None, within: float = inf) -> int:
        """Play for everyone whose time has run out by now; how many moves that made. What there is no time
        for comes first in the next round."""
        begun, made = self._clock.now(), 0
        now = begun if now is None else now
        if not self._left:
            self._left.extend(await self._store.matches.due(now))
        try:
            while self._left and abs(self._clock.now() - begun) < within:
                made += await self._see_to_some(now)
        except BaseException:
            self._left.clear()
            raise
        return made

    async def _see_to_some(self, now: float) -> int:
        """The next few clocks that have run out; those that another process has are left to it."""
        made = 0
        some = [self._left.popleft() for _ in range(min(AT_ONCE, len(self._left)))]
        ids = list(dict.fromkeys(row.match_id for row in some))
        own = await self._store.leases.take(LEASED, ids, self._clock.now())
        for row in (row for row in some if row.match_id in own):
            with contained("expiry-failed", match=row.match_id, seat=row.seat):
                made += await self.expire(row, now)
            await self.breathe()
        return made

    async def expire(self, deadline: DeadlineRecord, now: float) -> bool:
        """Answer for a seat whose time has run out, or hand it over; False when nothing was to be played."""
        table = await self._host.table(deadline.match_id)
        if not has_run_out(table, deadline.seat, now):
            return False
        if substitutes.is_deserted(table):
            await substitutes.give_up(self._host, table.id)
            return False
        if deadlines.is_first_move(table, deadline.seat):
            await substitutes.free_unstarted(self._host, table.id, deadline.seat)
        elif self._has_gone(table, deadline.seat):
            await substitutes.hand_over(self._host, table.id, deadline.seat, by="clock")
        else:
            await self._play(table, deadline.seat, "clock")
            if table.pending()[deadline.seat].key in table.match.game.left_to_bots:
                await self._finish_turn(table, deadline.seat)
        return True

    async def _play(self, table: TableState, seat: Seat, by: By) -> None:
        answer = await self._answer_for(table, seat)
        await self._host.submit(table.id, seat, answer, table.token(seat), by=by)

    async def _finish_turn(self, begun: TableState, seat: Seat) -> None:
        """Play on for a seat until its turn is over: nobody has to wait for the clock at every step of it."""
        for _ in range(LONGEST_TURN):
            table = await self._host.table(begun.id)
            if seat not in table.deadlines or _moment(table) != _moment(begun):
                return
            try:
                await self._play(table, seat, "house")
            except Refused:
                return  # its player has come back

    def _has_gone(self, table: TableState, seat: Seat) -> bool:
        """Whether this seat has let its time run out so often that the house sits down for good."""
        held, terms = table.seats[seat], table.terms
        return terms.expiry == "hand" and held.kind == "person" and held.expired + 1 >= terms.strikes

    async def _answer_for(self, table: TableState, seat: Seat) -> Answer:
        """As the table agreed; where there is no default, or it would give the turn away, as a bot would."""
        decision = table.pending()[seat]
        if table.terms.expiry == "house" or decision.default is None:
            return await self._advisor.answer_for(table, seat)
        if decision.key in table.match.game.left_to_bots:
            return await self._advisor.answer_for(table, seat, "easy")
        return decision.default


def _moment(table: TableState) -> Hashable:
    """Whose turn it is, as the title counts turns."""
    return table.match.game.judgement().moment(table.match.state)


def _restart_clock(
    row: DeadlineRecord, settings: Document | None, customs: object, stopped: float, now: float
) -> DeadlineRecord:
    calendar = read_settings(settings).calendar_at(read_customs(customs))
    wait = deadlines.restart(read_wait(row), (calendar, stopped), calendar, now)
    return deadlines.row(row.match_id, row.seat, wait)
