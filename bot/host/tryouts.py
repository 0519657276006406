"""Tryouts of people: opened, played on, undone and gone; no table, list or rating ever hears of them."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, TypeAlias

import structlog

from bot import keys
from bot.clock import Clock
from bot.host.once import Once
from bot.store import Store
from bot.store.notes import Note, NoteKind
from bot.store.people import holder_id
from bot.table import tryouts
from bot.table.errors import NotLive
from bot.table.state import TableState
from bot.table.tryouts import TriedPosition, Tryout
from bot.threads import in_pool
from engine import codec, registry
from engine.choice import Answer
from engine.errors import BadRecord, Refused, Stale
from engine.text import Seat, text

log = structlog.get_logger(__name__)

EACH = 3
"""How many tryouts one person has at most; the one longest unused goes first."""
LASTS = 86400.0
"""Seconds after which a tryout that nobody uses is gone."""
AT_HAND = 60
"""How many positions are kept in memory."""

Change: TypeAlias = Callable[[Tryout, TriedPosition], tuple[Tryout, TriedPosition]]


class NoTryout(Refused):
    """A tryout that was closed, or that nobody opened."""

    def __init__(self) -> None:
        super().__init__(text("tryout-gone"))


class Tryouts:
    """Each is one note of the person whose it is; the positions it leads to are worked out in a thread."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._notes = store.notes
        self._clock = clock
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="tryout")
        self._positions: Once[TriedPosition] = Once(AT_HAND)
        self.new_chance: Callable[[], str] = keys.new_key
        """The seed of a tryout's chance, of which no game knows anything."""

    # --- opening and closing

    async def open(self, table: TableState, seat: Seat, *, again: bool = False) -> Tryout:
        """Try moves from what this seat knows; one that started from the same question goes on, unless
        everything is to be dealt again."""
        if table.state != "live":
            raise NotLive
        note, person = note_of_seat(table, seat), holder_id(table.id, table.seats[seat])
        held = await self._load(note, person)
        if held is not None and held.asked == table.token(seat) is not None and not again:
            return held
        begun = await in_pool(
            self._pool, _begin, tryouts.imagined_start, table, seat, person, self.new_chance(), self._now
        )
        return await self._keep(note, begun)

    async def open_past(self, past: TableState, step: int, seat: Seat, person: str) -> Tryout:
        """Play on from a position of a finished game."""
        begun = await in_pool(
            self._pool, _begin, tryouts.past_start, past, step, seat, person, self.new_chance(), self._now
        )
        return await self._keep(note_of_person(past.id, person), begun)

    async def close_tryout(self, note: Note) -> None:
        await self._notes.drop(note)

    async def _keep(self, note: Note, tryout: Tryout) -> Tryout:
        """Keep a tryout that begins, in place of those that were not used for long."""
        held = await self._notes.named_by_person(NoteKind.TRYOUT, tryout.person)
        others = sorted((value["used"], name) for name, value in held.items() if name != note.name)
        for _, name in others[: max(0, len(others) + 1 - EACH)]:
            await self._notes.drop(NoteKind.TRYOUT(name))
        await self._notes.set(replace(note, person=tryout.person), codec.encode(tryout))
        return tryout

    # --- reading

    async def get(self, note: Note, person: str) -> Tryout:
        """The tryout that this person has open there."""
        tryout = await self._load(note, person)
        if tryout is None:
            raise NoTryout
        return tryout

    async def _load(self, note: Note, person: str) -> Tryout | None:
        """None: there is none, it was not used for long, or it is by earlier rules or of another holder."""
        value = await self._notes.get(note)
        if not isinstance(value, dict) or value["person"] != person or self._now - value["used"] > LASTS:
            return None
        try:
            tryout = codec.decode(Tryout, value, "a tryout")
        except BadRecord as error:
            log.warning("tryout-unreadable", note=note.name, error=str(error))
            return None
        game = registry.games().get(tryout.title)
        return tryout if game is not None and game.rules_version == tryout.rules else None

    async def position(self, tryout: Tryout) -> TriedPosition:
        """Where it has led."""
        key = (tryout.chance, tryout.changes)
        return await self._positions.get(key, lambda: in_pool(self._pool, tryouts.play_again, tryout))

    # --- playing on

    async def answer(self, note: Note, tryout: Tryout, answer: Answer, token: str | None) -> Tryout:
        """Give an answer for the seat that is played now."""
        return await self._change(
            note, tryout, lambda now, position: tryouts.with_answer(now, position, answer, token)
        )

    async def go_on(self, note: Note, tryout: Tryout) -> Tryout:
        """Let the bots move on."""
        return await self._change(note, tryout, tryouts.with_bots_moved)

    async def let_bots_play(self, note: Note, tryout: Tryout) -> Tryout:
        """Bots play the other seats from now on."""
        return await self._change(note, tryout, tryouts.with_bots_playing)

    async def play_all(self, note: Note, tryout: Tryout, chosen: Seat | None = None) -> Tryout:
        """The person plays every seat from now on: this one first, if it is asked something."""
        return await self._change(
            note, tryout, lambda now, position: tryouts.with_all_seats(now, position, chosen)
        )

    async def undo(self, note: Note, tryout: Tryout, *, everything: bool = False) -> Tryout:
        """Take back the last press, or all of them."""

        def step_back(now: Tryout, _position: TriedPosition) -> tuple[Tryout, TriedPosition]:
            after = tryouts.without_last(now, len(now.stretches) if everything else 1)
            return after, tryouts.play_again(after)

        return await self._change(note, tryout, step_back)

    async def _change(self, note: Note, tryout: Tryout, make: Change) -> Tryout:
        """Keep what comes of it, unless it was changed elsewhere meanwhile."""
        before = await self.position(tryout)
        after, position = await in_pool(self._pool, make, tryout, before)
        after = replace(after, used=self._now)

        def put(value: object) -> Any:
            if not isinstance(value, dict) or value["person"] != tryout.person:
                raise NoTryout
            if (value["chance"], value["changes"]) != (tryout.chance, tryout.changes):
                raise Stale(text("refuse-stale"))
            return codec.encode(after)

        await self._notes.change(replace(note, person=tryout.person), put)
        await self._positions.get((after.chance, after.changes), lambda: _give(position))
        return after

    async def first_answer(self, table: TableState, seat: Seat) -> Answer:
        """What was tried first from the question that this seat is still asked."""
        tryout = await self.get(note_of_seat(table, seat), holder_id(table.id, table.seats[seat]))
        if tryout.asked is None or tryout.asked != table.token(seat) or tryout.first_answer is None:
            raise Stale(text("tryout-moved-on"))
        return tryout.first_answer

    async def led_to(self, table: TableState, seat: Seat) -> TableState | None:
        """The table as the tryout of this seat has it; None: nothing was tried."""
        note, holder = note_of_seat(table, seat), holder_id(table.id, table.seats[seat])
        tryout = await self._load(note, holder)
        if tryout is None or not tryout.stretches:
            return None
        return tryouts.tryout_table(tryout, (await self.position(tryout)).match, table, table.locale)

    @property
    def _now(self) -> float:
        return self._clock.now()

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


async def _give(position: TriedPosition) -> TriedPosition:
    return position


def _begin(start: Callable[..., Tryout], *arguments: Any) -> Tryout:
    return tryouts.with_opening(start(*arguments))[0]


def note_of_seat(table: TableState, seat: Seat) -> Note:
    """The tryout from a question of this seat: its holder's, wherever they try."""
    holder = holder_id(table.id, table.seats[seat])
    return NoteKind.TRYOUT(f"{table.id}/{seat}", match_id=table.id, person=holder)


def note_of_person(match_id: str, person: str) -> Note:
    """The tryout from a finished game: each reader has their own."""
    return NoteKind.TRYOUT(match_id=match_id, person=person)
