"""The host of every match: load, submit, save, tell. There is no other way for a game to change."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import engine
from bot import keys
from bot.clock import Clock
from bot.host.budget import Budget
from bot.host.changing import Applied
from bot.host.drawing import Kind, Studio
from bot.host.failures import contained
from bot.host.holders import Holders
from bot.host.metrics import Numbers, open_files
from bot.host.notices import Subscription
from bot.host.outbox import Batch, Outgoing, Plan, Send
from bot.host.reminders import Reminders
from bot.host.rules_update import renew
from bot.host.sweep import Sweep
from bot.store import Store
from bot.store.records import Json, Listing, State
from bot.table import deadlines, orders, person, seating
from bot.table.changes import decoded, in_force
from bot.table.errors import NoSuchMatch
from bot.table.seating import SeatSpec
from bot.table.state import TableState
from bot.table.terms import Terms, plain
from engine import codec
from engine.choice import Answer
from engine.core import Decision, Decisions
from engine.errors import BadRecord
from engine.text import Seat, Text
from render.picture import Picture

LOOK_EVERY = 15.0
"""Seconds for which the operator's numbers are good."""

__all__ = ["Applied", "Heard", "Host", "Opened", "SeatSpec"]


@dataclass(frozen=True, slots=True)
class Opened:
    """A fresh match. The keys are told here and never again: only their hashes are stored."""

    match_id: str
    keys: dict[Seat, str] = field(repr=False)
    host_key: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Heard:
    """An event as one reader may hear it."""

    seq: int
    n: int
    text: Text
    board: bool


class Host(Holders):
    def __init__(
        self, store: Store, clock: Clock, *, cache: int = 500, house_pause: float = 0.0, threads: int = 1
    ) -> None:
        super().__init__(store, clock, cache, house_pause)
        self.budget = Budget(clock)
        self._numbers: tuple[float, Numbers] | None = None
        self.studio = Studio(threads=threads, drawn=self.metrics.draw.observe)
        self.sweep = Sweep(store, self, self.house, clock)
        self.reminders = Reminders(store, self, clock)
        self.sweep.chores.append(self.reminders.tend)

    async def wake(self) -> None:
        """After a start: clocks get back the time nobody served, games go on by the rules that are now, house
        players take up where they were, and so do orders whose question came with the last change."""
        await self.sweep.beat()
        await renew(self, self.store)
        for match_id in await self.store.matches.waiting_with_orders():
            with contained("order-failed", match=match_id):
                await self._follow_orders(await self.table(match_id))
        for match_id in await self.store.matches.live_with_house():
            self.house.stir(match_id)

    async def close(self) -> None:
        """Finish what was begun, and stop. The store stays open."""
        await self.house.close()
        await self._writer.close()
        self.notices.close()
        self.studio.close()

    # --- opening

    async def open(
        self,
        title: str,
        seats: Sequence[SeatSpec],
        options: dict[str, Answer] | None = None,
        seed: str | None = None,
        pace: float | None = None,
        locale: str = "en",
        surface: dict[str, Json] | None = None,
        terms: Terms | None = None,
        match_id: str | None = None,
    ) -> Opened:
        """Set up a match and let it begin; `pace` is the seconds for an answer, None: no hurry.

        `terms` say more about time than a plain pace does; `match_id` is for a surface that had to name the
        match before it began.
        """
        match = engine.start(title, len(seats), seed, options)
        now = self.clock.now()
        issued = {seat: keys.new_key() for seat, spec in enumerate(seats) if spec.kind != "house"}
        opened = Opened(match_id or keys.new_id(), issued, keys.new_key())
        sitting = seating.seated(seats, issued, locale)
        table = TableState(
            id=opened.match_id,
            match=match,
            seq=0,
            revision=0,
            state="over" if match.over else "live",
            seats=sitting,
            pace=pace,
            locale=locale,
            surface=surface or {},
            waits={},
            host_key_hash=keys.hashed(opened.host_key),
            created=now,
            updated=now,
            terms=terms or plain(pace),
        )
        await self._writer.unbroken(self._add(await self._with_people(table, now)))
        return opened

    async def _with_people(self, table: TableState, now: float) -> TableState:
        """A match that opens, with what those who sit at it wish."""
        people = {
            seat.seat: person.read(wishes)
            for seat in table.seats
            if seat.user_id and (wishes := await self.store.people.settings(seat.user_id))
        }
        sitting = tuple(
            replace(seat, orders=orders.brought(table, people[seat.seat])) if seat.seat in people else seat
            for seat in table.seats
        )
        table = replace(table, people=people, seats=sitting)
        return replace(table, waits=deadlines.begun(table, now))

    async def _add(self, table: TableState) -> None:
        events = table.match.opening
        parcels = self.post.parcels(Batch(None, table, None, events))
        await self.store.matches.add(
            table.record(),
            table.seats,
            [codec.encode_event(event) for event in events],
            deadlines.rows(table.id, table.waits),
            parcels,
        )
        self.tables.keep(table)
        await self._follow_orders(table)
        self._tell(table, bool(parcels))

    # --- reading

    async def view(self, match_id: str, seat: Seat | None) -> Any:
        return (await self.table(match_id)).view(seat)

    async def pending(self, match_id: str) -> Decisions:
        return (await self.table(match_id)).pending()

    async def decision(self, match_id: str, seat: Seat) -> Decision | None:
        return (await self.table(match_id)).decision(seat)

    async def token(self, match_id: str, seat: Seat) -> str | None:
        return (await self.table(match_id)).token(seat)

    async def events_since(self, match_id: str, seq: int, seat: Seat | None) -> list[Heard]:
        """What this seat (or a spectator) may hear of all that happened after `seq`; -1: everything."""
        heard: list[Heard] = []
        for row in await self.store.matches.events(match_id, seq):
            event = decoded(match_id, row)
            if words := event.heard_by(seat):
                heard.append(Heard(row.seq, row.n, words, event.board))
        return heard

    async def matches(
        self,
        *,
        state: State | None = None,
        user_id: str | None = None,
        noting: str | None = None,
        open_seat: bool = False,
        limit: int = 100,
        offset: int = 0,
    ) -> list[Listing]:
        """The matches changed last come first; `noting`: those of which a surface has noted this value."""
        return await self.store.matches.listed(
            state=state, user_id=user_id, noting=noting, open_seat=open_seat, limit=limit, offset=offset
        )

    async def export(self, match_id: str) -> dict[str, Any]:
        """The whole match as `engine.replay` reads it. It holds every secret, the seed first."""
        found = await self.store.matches.with_log(match_id)
        if found is None:
            raise NoSuchMatch
        loaded, log = found
        snapshot = loaded.match.snapshot
        if not isinstance(snapshot, dict):
            raise BadRecord(f"match {match_id}: its snapshot is not a record.")
        moves = [{"seat": row.seat, "answer": row.answer, "shown": row.shown} for row in in_force(log)]
        return {**snapshot, "log": moves}

    def subscribe(self, match_id: str) -> Subscription:
        """`with host.subscribe(id) as notices: async for seq in notices: ...`"""
        return self.notices.subscribe(match_id)

    async def draw(
        self,
        match_id: str,
        seat: Seat | None,
        kind: Kind = "board",
        *,
        width: int = 1600,
        theme: str | None = None,
        locale: str | None = None,
        place: str | None = None,
    ) -> Picture | None:
        """What this seat (or a spectator) sees; None where there is nothing to draw."""
        table = await self.table(match_id)
        return await self.studio.draw(table, seat, kind, width=width, theme=theme, locale=locale, place=place)

    async def numbers(self) -> Numbers:
        """What the operator is shown; looked up again only after a while, however often it is read."""
        now = self.clock.now()
        if self._numbers is None or abs(now - self._numbers[0]) > LOOK_EVERY:
            sizes = self.store.database.sizes()
            found = Numbers(
                await self.store.care.counts(),
                self.budget.held("stream"),
                open_files(),
                *sizes,
                await self.store.clocks.last_backup(),
            )
            self._numbers = (now, found)
        return replace(self._numbers[1], streams=self.budget.held("stream"))

    # --- the post

    def plan(self, surface: str, plan: Plan) -> None:
        """A surface says which messages a change makes; they are written with the change."""
        self.post.plan(surface, plan)

    async def drain(self, prefix: str, send: Send) -> int:
        return await self.post.drain(prefix, send)

    async def mail(self, outgoing: Outgoing, *, match_id: str | None = None) -> None:
        """Send something that no move makes."""
        await self.post.post(outgoing, match_id=match_id)

    # --- half-filled forms

    async def draft(self, match_id: str, seat: Seat, token: str) -> Json | None:
        """What was filled in so far for this very question."""
        return await self.store.drafts.get(match_id, seat, token)

    async def keep_draft(self, match_id: str, seat: Seat, token: str, draft: Json) -> None:
        await self.store.drafts.set(match_id, seat, token, draft)
