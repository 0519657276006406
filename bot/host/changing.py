"""Changes to a match: loaded, made, stored in one transaction, then told."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace

import structlog

from bot.clock import Clock, stopwatch
from bot.host.cache import Tables
from bot.host.house_players import Housekeeping
from bot.host.metrics import Metrics
from bot.host.notices import Notices
from bot.host.outbox import Batch, Post
from bot.host.writing import Writer
from bot.store import Store, StoreError
from bot.store.records import By, Json, Parcel
from bot.table import deadlines, expiry, orders
from bot.table.changes import Make, SetClocks, Step, in_force, move_of, undo_of
from bot.table.errors import NotLive, Over
from bot.table.state import TableState
from bot.threads import in_thread
from engine.choice import Answer
from engine.core import Event
from engine.errors import Refused
from engine.text import Seat

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Applied:
    """A change that is safely stored."""

    seq: int
    events: list[Event]


class Changing:
    """The part of a host that changes matches."""

    def __init__(self, store: Store, clock: Clock, cache: int, house_pause: float) -> None:
        self.store = store
        self.clock = clock
        self.tables = Tables(store, cache)
        self.notices = Notices()
        self.post = Post(store, clock)
        self.house = Housekeeping(self, clock, house_pause)
        self.metrics = Metrics()
        self._writer = Writer(store, clock, self.tables, self.post)

    async def table(self, match_id: str) -> TableState:
        """The match as it is stored at this moment."""
        return await self.tables.fresh(match_id)

    async def submit(
        self, match_id: str, seat: Seat, answer: Answer, token: str | None = None, by: By = "person"
    ) -> Applied:
        """Play an answer; when this returns, it is stored. Refusals change nothing and carry the words."""
        now = self.clock.now()

        async def play(table: TableState) -> Step:
            return move_of(table, seat, answer, token, by, now)

        return await self._writer.unbroken(self._change(match_id, play))

    async def undo(self, match_id: str, seat: Seat, by: By = "person") -> Applied:
        """Take back this seat's last move, if the rules of taking back allow it."""
        now = self.clock.now()

        async def take_back(table: TableState) -> Step:
            return await in_thread(undo_of, table, await self.store.matches.log(match_id), seat, by, now)

        return await self._writer.unbroken(self._change(match_id, take_back))

    async def undoable(self, match_id: str, seat: Seat) -> bool:
        """Whether this seat has a move that showed nothing so far; the last word is `undo`'s."""
        log = in_force(await self.store.matches.log(match_id))
        last = next((i for i in reversed(range(len(log))) if log[i].seat == seat), None)
        return last is not None and not any(row.shown for row in log[last:])

    async def change(self, match_id: str, make: Make) -> Applied:
        """What the people around a match agree on, as a row of its log; `make` says what changes."""
        now = self.clock.now()

        async def agree(table: TableState) -> Step:
            return await in_thread(make, table, now, await self.store.matches.log(match_id))

        return await self._writer.unbroken(self._change(match_id, agree))

    async def _change(self, match_id: str, make: Callable[[TableState], Awaitable[Step]]) -> Applied:
        lap = stopwatch()
        after, step, posted = await self._writer.changed(match_id, make)
        self.metrics.change.observe(lap())
        self.metrics.moves += step.move.kind == "move"
        await self._follow_orders(after)
        self._tell(after, posted)
        return Applied(after.seq, step.events)

    async def _follow_orders(self, table: TableState) -> None:
        """Those who left word answer at once; an order that does not fit leaves the question to its seat.

        What fails here fails after a change that is stored and was asked for by somebody else.
        """
        for _ in range(orders.IN_A_ROW):
            if (found := orders.fitting(table)) is None:
                return
            try:
                table, _step, posted = await self._writer.changed(
                    table.id, orders.follow(*found, self.clock.now())
                )
            except Refused:
                return
            except StoreError as error:
                log.error("order-failed", match=table.id, error=str(error))
                return
            except Exception:
                log.exception("order-failed", match=table.id)
                return
            self._tell(table, posted)

    def _tell(self, table: TableState, posted: bool) -> None:
        """Only what is stored is told."""
        self.notices.tell(table.id, table.seq, table.revision)
        if posted:
            self.post.posted()
        if table.state == "live" and table.house:
            self.house.stir(table.id)

    # --- around the match

    async def abandon(self, match_id: str) -> None:
        """Give a match up: it can be read, and nothing in it changes any more."""

        async def write(table: TableState, now: float) -> TableState:
            if table.state != "live":
                raise Over if table.state == "over" else NotLive
            after = replace(table, state="abandoned", waits={})
            posted[:] = self.post.parcels(Batch(table, after, None, ()))
            await self.store.matches.settle(
                table.id, table.revision, None, now, state="abandoned", parcels=posted
            )
            return after

        posted: list[Parcel] = []
        await self._writer.unbroken(self._settle(match_id, write, posted))

    async def set_clocks(self, match_id: str, make: SetClocks) -> None:
        """Change who has how long and what reminds them; no row of the log tells of it."""

        async def write(table: TableState, now: float) -> TableState:
            after, parcels = make(table, now)
            await self.store.matches.settle(
                table.id,
                table.revision,
                expiry.lapses_at(after),
                now,
                deadlines=deadlines.rows(table.id, after.waits),
                parcels=parcels,
            )
            posted[:] = parcels
            return after

        posted: list[Parcel] = []
        await self._writer.unbroken(self._settle(match_id, write, posted))

    async def note_surface(self, match_id: str, surface: str, info: Json) -> None:
        """Where a surface shows this match, in its own terms."""

        async def write(table: TableState, now: float) -> TableState:
            noted = {**table.surface, surface: info}
            lapsing = expiry.lapses_at(table)
            await self.store.matches.settle(table.id, table.revision, lapsing, now, surface=noted)
            return replace(table, surface=noted)

        await self._writer.unbroken(self._settle(match_id, write))

    async def _settle(
        self,
        match_id: str,
        write: Callable[[TableState, float], Awaitable[TableState]],
        posted: Sequence[Parcel] = (),
    ) -> None:
        """Written, then told; `posted` holds the letters that `write` made, once it has."""
        after = await self._writer.settle(match_id, write)
        self._tell(after, bool(posted))

    async def recall(self, match_id: str) -> None:
        """Something around the match was changed in the store: tell those who watch it."""
        self._tell(await self.table(match_id), False)
