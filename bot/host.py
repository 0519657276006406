"""The host of every match: load, submit, save, tell. There is no other way for a game to change."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import structlog

import engine
from bot import deadlines, keys, lapses, orders, person, seating, substitutes
from bot.changes import Make, SetClocks, Step, decoded, in_force, move_of, undo_of
from bot.clock import Clock, stopwatch
from bot.drawing import Kind, Studio
from bot.errors import NoSuchMatch, NoSuchSeat, NotLive, Over, WrongKey
from bot.failures import contained
from bot.housekeeping import Housekeeping
from bot.look import Look
from bot.metrics import Metrics
from bot.notices import Notices, Subscription
from bot.person import Person
from bot.post import Batch, Outgoing, Plan, Post, Send
from bot.reminders import Reminders
from bot.seating import SeatSpec
from bot.store import Store, StoreError
from bot.store.people import person as holder_of
from bot.store.records import By, Json, Listing, Parcel, SeatRecord, State
from bot.sweep import Sweep
from bot.tables import Tables
from bot.terms import Terms, plain
from bot.writing import Writer
from engine import codec
from engine.choice import Answer
from engine.core import Decision, Decisions, Event
from engine.errors import BadRecord, Refused
from engine.text import Seat, Text
from render.picture import Picture

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Opened:
    """A fresh match. The keys are told here and never again: only their hashes are stored."""

    match_id: str
    keys: dict[Seat, str] = field(repr=False)
    host_key: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Applied:
    """A change that is safely stored."""

    seq: int
    events: list[Event]


@dataclass(frozen=True, slots=True)
class Heard:
    """An event as one reader may hear it."""

    seq: int
    n: int
    text: Text
    board: bool


class Host:
    def __init__(
        self, store: Store, clock: Clock, *, cache: int = 500, house_pause: float = 0.0, threads: int = 1
    ) -> None:
        self.store = store
        self.clock = clock
        self.tables = Tables(store, cache)
        self.notices = Notices()
        self.post = Post(store, clock)
        self.house = Housekeeping(self, clock, house_pause)
        self.metrics = Metrics()
        self.studio = Studio(threads=threads, drawn=self.metrics.draw.observe)
        self.sweep = Sweep(store, self, self.house, clock)
        self.reminders = Reminders(store, self, clock)
        self.sweep.chores.append(self.reminders.tend)
        self._writer = Writer(store, clock, self.tables, self.post)

    async def wake(self) -> None:
        """After a start: clocks get back the time nobody served, house players take up where they were, and
        so do orders whose question came with the last change before the stop."""
        await self.sweep.beat()
        for match_id in await self.store.matches.waiting_with_orders():
            with contained("order-failed", match=match_id):
                await self._follow_orders(await self.look(match_id))
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
        look = Look(
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
        await self._writer.unbroken(self._add(await self._with_people(look, now)))
        return opened

    async def _with_people(self, look: Look, now: float) -> Look:
        """A match that opens, with what those who sit at it wish."""
        people = {
            seat.seat: person.read(wishes)
            for seat in look.seats
            if seat.user_id and (wishes := await self.store.people.settings(seat.user_id))
        }
        sitting = tuple(
            replace(seat, orders=orders.brought(look, people[seat.seat])) if seat.seat in people else seat
            for seat in look.seats
        )
        look = replace(look, people=people, seats=sitting)
        return replace(look, waits=deadlines.begun(look, now))

    async def _add(self, look: Look) -> None:
        events = look.match.opening
        parcels = self.post.parcels(Batch(None, look, None, events))
        await self.store.matches.add(
            look.record(),
            look.seats,
            [codec.encode_event(event) for event in events],
            deadlines.rows(look.id, look.waits),
            parcels,
        )
        self.tables.keep(look)
        await self._follow_orders(look)
        self._tell(look, bool(parcels))

    # --- changing

    async def submit(
        self, match_id: str, seat: Seat, answer: Answer, token: str | None = None, by: By = "person"
    ) -> Applied:
        """Play an answer; when this returns, it is stored. Refusals change nothing and carry the words."""
        now = self.clock.now()

        async def play(look: Look) -> Step:
            return move_of(look, seat, answer, token, by, now)

        return await self._writer.unbroken(self._change(match_id, play))

    async def undo(self, match_id: str, seat: Seat, by: By = "person") -> Applied:
        """Take back this seat's last move, if the rules of taking back allow it."""
        now = self.clock.now()

        async def take_back(look: Look) -> Step:
            return await asyncio.to_thread(
                undo_of, look, await self.store.matches.log(match_id), seat, by, now
            )

        return await self._writer.unbroken(self._change(match_id, take_back))

    async def undoable(self, match_id: str, seat: Seat) -> bool:
        """Whether this seat has a move that showed nothing so far; the last word is `undo`'s."""
        log = in_force(await self.store.matches.log(match_id))
        last = next((i for i in reversed(range(len(log))) if log[i].seat == seat), None)
        return last is not None and not any(row.shown for row in log[last:])

    async def _change(self, match_id: str, make: Callable[[Look], Awaitable[Step]]) -> Applied:
        lap = stopwatch()
        after, step, posted = await self._writer.changed(match_id, make)
        self.metrics.change.observe(lap())
        await self._follow_orders(after)
        self._tell(after, posted)
        return Applied(after.seq, step.events)

    async def change(self, match_id: str, make: Make) -> Applied:
        """What the people around a match agree on, as a row of its log; `make` says what changes."""
        now = self.clock.now()

        async def agree(look: Look) -> Step:
            return await asyncio.to_thread(make, look, now, await self.store.matches.log(match_id))

        return await self._writer.unbroken(self._change(match_id, agree))

    async def _follow_orders(self, look: Look) -> None:
        """Those who left word answer at once; an order that does not fit leaves the question to its seat.

        What fails here fails after a change that is stored and was asked for by somebody else.
        """
        for _ in range(orders.IN_A_ROW):
            if (found := orders.fitting(look)) is None:
                return
            try:
                look, _step, posted = await self._writer.changed(
                    look.id, orders.follow(*found, self.clock.now())
                )
            except Refused:
                return
            except StoreError as error:
                log.error("order-failed", match=look.id, error=str(error))
                return
            except Exception:
                log.exception("order-failed", match=look.id)
                return
            self._tell(look, posted)

    def _tell(self, look: Look, posted: bool) -> None:
        """Only what is stored is told."""
        self.notices.tell(look.id, look.seq, look.revision)
        if posted:
            self.post.posted()
        if look.state == "live" and look.house:
            self.house.stir(look.id)

    # --- reading

    async def look(self, match_id: str) -> Look:
        """The match as it is stored at this moment."""
        return await self.tables.fresh(match_id)

    async def view(self, match_id: str, seat: Seat | None) -> Any:
        return (await self.look(match_id)).view(seat)

    async def pending(self, match_id: str) -> Decisions:
        return (await self.look(match_id)).pending()

    async def decision(self, match_id: str, seat: Seat) -> Decision | None:
        return (await self.look(match_id)).decision(seat)

    async def token(self, match_id: str, seat: Seat) -> str | None:
        return (await self.look(match_id)).token(seat)

    async def events_since(self, match_id: str, seq: int, seat: Seat | None) -> list[Heard]:
        """What this seat (or a spectator) may hear of all that happened after `seq`; -1: everything."""
        heard: list[Heard] = []
        for row in await self.store.matches.events(match_id, seq):
            event = decoded(match_id, row)
            if words := event.heard_by(seat):
                heard.append(Heard(row.seq, row.n, words, event.board))
        return heard

    async def matches(
        self, *, state: State | None = None, user_id: str | None = None, limit: int = 100, offset: int = 0
    ) -> list[Listing]:
        return await self.store.matches.listed(state=state, user_id=user_id, limit=limit, offset=offset)

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
        look = await self.look(match_id)
        return await self.studio.draw(look, seat, kind, width=width, theme=theme, locale=locale, place=place)

    # --- the post

    def plan(self, surface: str, plan: Plan) -> None:
        """A surface says which messages a change makes; they are written with the change."""
        self.post.plan(surface, plan)

    async def drain(self, prefix: str, send: Send) -> int:
        return await self.post.drain(prefix, send)

    async def mail(self, outgoing: Outgoing, *, match_id: str | None = None) -> None:
        """Send something that no move makes."""
        await self.post.post(outgoing, match_id=match_id)

    # --- seats and keys

    async def seat_for_key(self, match_id: str, key: str) -> Seat | None:
        """The seat whose personal link holds this key."""
        look = await self.look(match_id)
        found = [seat.seat for seat in look.seats if keys.fits(key, seat.key_hash)]
        return found[0] if found else None

    async def is_host(self, match_id: str, key: str) -> bool:
        return keys.fits(key, (await self.look(match_id)).host_key_hash)

    async def reissue_key(self, match_id: str, seat: Seat, host_key: str) -> str:
        """A fresh key for a seat; its old link opens nothing any more."""
        if not await self.is_host(match_id, host_key):
            raise WrongKey
        key = keys.new_key()
        await self._sit(match_id, lambda look: substitutes.rekeyed(look, seat, key))
        return key

    async def fresh_key(self, match_id: str, seat: Seat) -> str:
        """For a surface that knows by itself who holds the seat; the old key opens nothing any more."""
        key = keys.new_key()
        await self._reseat(match_id, seat, key_hash=keys.hashed(key))
        return key

    async def rename(self, match_id: str, seat: Seat, name: str) -> None:
        """Another name for whoever holds the seat; an empty one changes nothing."""
        if cleaned := seating.clean(name):
            await self._reseat(match_id, seat, name=cleaned)

    async def make_known(self, match_id: str, seat: Seat, user_id: str) -> None:
        """Who holds a seat by its link is known from here on, with what they wish."""
        wishes = person.read(await self.store.people.settings(user_id))
        await self._sit(match_id, lambda look: substitutes.known(look, seat, user_id, wishes))
        await self._follow_orders(await self.look(match_id))

    async def _reseat(self, match_id: str, seat: Seat, **values: Any) -> None:
        def holder(look: Look) -> SeatRecord:
            if not 0 <= seat < len(look.seats):
                raise NoSuchSeat(seat)
            return replace(look.seats[seat], **values)

        await self._sit(match_id, holder)

    async def _sit(self, match_id: str, make: Callable[[Look], SeatRecord]) -> None:
        """Whoever `make` says holds their seat from here on."""

        async def write(look: Look, now: float) -> Look:
            holder = make(look)
            sitting = (*look.seats[: holder.seat], holder, *look.seats[holder.seat + 1 :])
            people = await self._people(look, holder)
            after = deadlines.went_on(look, replace(look, seats=sitting, people=people), now)
            await self.store.matches.reseat(
                look.id,
                look.revision,
                after.seats[holder.seat],
                deadlines.rows(look.id, after.waits),
                lapses.lapses_at(after),
                now,
            )
            return after

        await self._writer.unbroken(self._settle(match_id, write))

    async def _people(self, look: Look, holder: SeatRecord) -> Mapping[Seat, Person]:
        """What those who hold the seats wish, with this one among them."""
        if holder.user_id == look.seats[holder.seat].user_id:
            return look.people
        others = {seat: one for seat, one in look.people.items() if seat != holder.seat}
        wishes = await self.store.people.settings(holder_of(look.id, holder))
        return others | ({holder.seat: person.read(wishes)} if wishes else {})

    # --- around the match

    async def abandon(self, match_id: str) -> None:
        """Give a match up: it can be read, and nothing in it changes any more."""

        async def write(look: Look, now: float) -> Look:
            if look.state != "live":
                raise Over if look.state == "over" else NotLive
            after = replace(look, state="abandoned", waits={})
            posted[:] = self.post.parcels(Batch(look, after, None, ()))
            await self.store.matches.settle(
                look.id, look.revision, None, now, state="abandoned", parcels=posted
            )
            return after

        posted: list[Parcel] = []
        await self._writer.unbroken(self._settle(match_id, write, posted))

    async def set_clocks(self, match_id: str, make: SetClocks) -> None:
        """Change who has how long and what reminds them; no row of the log tells of it."""

        async def write(look: Look, now: float) -> Look:
            after, parcels = make(look, now)
            await self.store.matches.settle(
                look.id,
                look.revision,
                lapses.lapses_at(after),
                now,
                deadlines=deadlines.rows(look.id, after.waits),
                parcels=parcels,
            )
            posted[:] = parcels
            return after

        posted: list[Parcel] = []
        await self._writer.unbroken(self._settle(match_id, write, posted))

    async def note_surface(self, match_id: str, surface: str, info: Json) -> None:
        """Where a surface shows this match, in its own terms."""

        async def write(look: Look, now: float) -> Look:
            noted = {**look.surface, surface: info}
            lapsing = lapses.lapses_at(look)
            await self.store.matches.settle(look.id, look.revision, lapsing, now, surface=noted)
            return replace(look, surface=noted)

        await self._writer.unbroken(self._settle(match_id, write))

    async def _settle(
        self,
        match_id: str,
        write: Callable[[Look, float], Awaitable[Look]],
        posted: Sequence[Parcel] = (),
    ) -> None:
        """Written, then told; `posted` holds the letters that `write` made, once it has."""
        after = await self._writer.settle(match_id, write)
        self._tell(after, bool(posted))

    async def recall(self, match_id: str) -> None:
        """Something around the match was changed in the store: tell those who watch it."""
        self._tell(await self.look(match_id), False)

    # --- half-filled forms

    async def draft(self, match_id: str, seat: Seat, token: str) -> Json | None:
        """What was filled in so far for this very question."""
        return await self.store.drafts.get(match_id, seat, token)

    async def keep_draft(self, match_id: str, seat: Seat, token: str, draft: Json) -> None:
        await self.store.drafts.set(match_id, seat, token, draft)

    async def drop_draft(self, match_id: str, seat: Seat) -> None:
        await self.store.drafts.drop(match_id, seat)
