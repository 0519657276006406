"""The host of every match: load, submit, save, tell. A game changes in no other way."""

from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import structlog

from bot.clock import Clock
from bot.host.advice import Advisers
from bot.host.avoiding import AvoidedPeople
from bot.host.budget import Budget, Price
from bot.host.cache import TableCache
from bot.host.commit import Applied, Commit
from bot.host.contacts import Contacts
from bot.host.drawing import Studio
from bot.host.failures import contained
from bot.host.fair_queue import FairQueue, about_past, present_asker
from bot.host.house_players import HousePlayers
from bot.host.learning import Learning
from bot.host.lookback_work import LookBackWork
from bot.host.looks import read_once
from bot.host.metrics import Metrics, Numbers, open_files
from bot.host.notices import Notices
from bot.host.once import Once
from bot.host.openings import Opened, Openings
from bot.host.outbox import Outbox
from bot.host.people import People
from bot.host.plans import Plans
from bot.host.reminders import Reminders
from bot.host.rules_update import renew_games
from bot.host.seats import Seats
from bot.host.sweep import Sweep
from bot.host.talk import TableTalk
from bot.host.tokens import Tokens
from bot.host.tryouts import Tryouts
from bot.host.watch import Watch
from bot.host.webhooks import Webhooks
from bot.store import Store, StoreError
from bot.store.records import (
    By,
    EventRecord,
    MetQuestions,
    MoveRecord,
    SurfaceNote,
)
from bot.table.changes import (
    Change,
    MakeChange,
    SetClocks,
    decode_event,
    in_force,
    play_move,
    refuse_ended,
    undo_last_move,
    whole_record,
)
from bot.table.errors import NoSuchMatch, NotLive, Over
from bot.table.letters import Addressed
from bot.table.seating import SeatSpec
from bot.table.state import TableState
from bot.threads import in_thread
from engine.choice import Answer
from engine.core import Die
from engine.errors import CannotUndo
from engine.text import Seat, Text

log = structlog.get_logger(__name__)

PAST_AT_ONCE, PAST_WAITING, PAST_PATIENCE = 2, 40, 60.0
"""How much work about the past is done at once, how much may wait for one origin, and how long."""
UNDOS = 1000
"""Of how many tables and seats it is remembered whether the last move can be taken back."""
LOOK_EVERY = 15.0
"""Seconds for which the operator's numbers are good."""

Farewell: TypeAlias = Callable[[TableState, Text], Iterable[Addressed]]
"""The letters about a table that is deleted, which must not need the table any more."""

__all__ = ["Applied", "Heard", "Host", "Opened", "SeatSpec"]


@dataclass(frozen=True, slots=True)
class Heard:
    """An event as one reader may hear it."""

    seq: int
    n: int
    text: Text
    board: bool
    dice: tuple[Die, ...] = ()


class Host:
    """The front of the service: what surfaces ask for, each done by one of its parts."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        *,
        cache: int = 500,
        house_pause: float = 0.0,
        house_listens: float = 0.0,
        house_processes: int = 1,
        threads: int = 1,
    ) -> None:
        self.store = store
        self.clock = clock
        self.metrics = Metrics()
        self.budget = Budget(clock)
        self.notices = Notices()
        self.tables = TableCache(store, cache)
        self.outbox = Outbox(store, clock)
        self.commit = Commit(store, clock, self.tables, self.outbox, self.metrics)
        self.people = People(store, clock, self.recall)
        self.contacts = Contacts(store, self.people, clock)
        self.webhooks = Webhooks(self.contacts, clock)
        self.avoided = AvoidedPeople(store.notes)
        self.tokens = Tokens(store.notes, clock)
        self.learning = Learning(store, self.people)
        """How far people are in lessons, and the hints of their first games."""
        self.seats = Seats(clock, self.tables, self.commit, self.people)
        self.talk = TableTalk(store.talk, self.commit, self.tables, clock)
        self.plans = Plans(self.tables, self.commit)
        """What seats foresee, and the answers they leave for it."""
        self.advice = Advisers(self)
        """What a good player would answer for a seat, and why."""
        self.tryouts = Tryouts(store, clock)
        """Private games in which people try moves."""
        self.look_backs = LookBackWork(self)
        """Chances and turning moves of finished games."""
        self.house = HousePlayers(self, clock, house_pause, store, house_listens, house_processes)
        self.undos: Once[CannotUndo | None] = Once(UNDOS)
        """Why a seat cannot take back its last move, by the stamp of the table and the seat."""
        self._numbers: tuple[float, Numbers] | None = None
        self.studio = Studio(threads=threads, drawn=self.metrics.draw.observe, pay=self._charge_asker)
        self._past = FairQueue(places=PAST_AT_ONCE, each=1, waiting=PAST_WAITING, patience=PAST_PATIENCE)
        self.sweep = Sweep(store, self, self.house, clock)
        self.reminders = Reminders(store, self, clock, self.sweep.breathe)
        self.open = Openings(clock, self.commit, self.people).open
        self.watch = Watch(store, self.notices, clock)
        self.commit.listeners += [
            self.notices.table_changed,
            self.house.table_changed,
            self.watch.table_changed,
            self.learning.game_ended,
        ]
        self.tokens.on_revoked += [self.notices.wake, self.watch.token_revoked]
        self.outbox.on_written.append(self.watch.letters_written)
        self.watch.on_letters.append(self.outbox.wake_carriers)
        self.watch.on_house_table.append(self.house.stir)
        self.commit.unseen_listeners.append(self.notices.table_changed_unseen)
        self.sweep.chores += [self.reminders.tend, self.house.tend]
        self.farewells: dict[str, Farewell] = {}
        """What each surface says when a table is deleted."""
        self.stopping = False
        """Whether this process is about to end: callers should go to another one."""
        self.connections: dict[str, Callable[[], str]] = {}
        """How each surface that talks to a service elsewhere is connected, in words for the operator."""
        self.site = ""
        """Where people reach the pages, for links sent elsewhere; empty: not known, or not at all."""
        self.chats: frozenset[str] = frozenset()
        """The chat platforms that are served, by this process or by others."""
        self.shares_work = store.database.shares_work
        """Whether other processes may work on the same database."""

    async def wake(self, *, clock: bool = True, house: bool = True) -> None:
        """After a start: give clocks back the time the host was down, bring games to the current rules, and
        let house players and plans go on.

        `clock` and `house`: whether this process looks after the clocks, and plays for the house.
        """
        self.house.plays = house
        self.sweep.is_here = clock
        if clock:
            await self.sweep.beat()
            await renew_games(self, self.store)
            for match_id in await self.store.matches.waiting_with_plans():
                with contained("plan-failed", match=match_id):
                    await self.commit.play_plans(match_id)
        await self.house.look()

    async def close(self) -> None:
        """Finish what was begun, and stop. The store stays open."""
        await self.house.close()
        await self.commit.close()
        self.plans.close()
        self.advice.close()
        self.tryouts.close()
        await self.look_backs.close()
        await self._give_leases_back()
        self.notices.close()
        self.studio.close()

    def expect_others(self) -> None:
        """Other processes do a part of the work: what they leave to this one is looked for now and then."""
        self.watch.on_look += [self.outbox.wake_carriers, self.house.look_soon]

    async def _give_leases_back(self) -> None:
        """Others need not wait for what this process had taken."""
        try:
            await self.store.leases.give_all_back()
        except StoreError as error:
            log.error("leases-kept", error=str(error))

    # --- changing

    async def submit(
        self, match_id: str, seat: Seat, answer: Answer, token: str | None = None, by: By = "person"
    ) -> Applied:
        """Play an answer; when this returns, it is stored. Refusals change nothing and carry the words."""
        now = self.clock.now()
        met: MetQuestions | None = None

        async def play(table: TableState) -> Change:
            nonlocal met
            refuse_ended(table)
            change = play_move(table, seat, answer, token, by, now)
            met = await self.learning.newly_met(table, seat) if by == "person" else None
            return replace(change, met=met)

        applied = await self.commit.change(match_id, play)
        if met:
            self.learning.note_met(met)
        return applied

    async def undo(self, match_id: str, seat: Seat, by: By = "person") -> Applied:
        """Take back this seat's last move, if the rules of taking back allow it."""
        return await self.change(match_id, lambda table, now, log: undo_last_move(table, log, seat, by, now))

    async def change(self, match_id: str, make: MakeChange) -> Applied:
        """What the people around a match agree on, as a row of its log; `make` says what changes."""
        now = self.clock.now()

        async def agree(table: TableState) -> Change:
            refuse_ended(table)
            return await in_thread(make, table, now, await self.store.matches.log(match_id))

        return await self.commit.change(match_id, agree)

    async def abandon(self, match_id: str) -> None:
        """Give a match up: it can be read, and nothing in it changes any more."""

        async def give_up(table: TableState) -> Change:
            if table.state != "live":
                raise Over if table.state == "over" else NotLive
            return Change(replace(table, state="abandoned", waits={}), self.clock.now())

        await self.commit.change(match_id, give_up)

    async def delete(self, match_id: str, words: Text) -> None:
        """Remove a match with all that belongs to it; each surface says so where it was played."""
        async with self.tables.turn(match_id):
            table = await self.table(match_id)
            letters = [letter for farewell in self.farewells.values() for letter in farewell(table, words)]
            await self.store.care.delete_match(match_id)
            self.tables.forget(match_id)
        for letter in letters:
            await self.outbox.post(letter)
        self.notices.tell(match_id, table.seq + 1, table.revision + 1)

    async def set_clocks(self, match_id: str, make: SetClocks) -> None:
        """Change who has how long and what reminds them; no row of the log tells of it."""

        async def set_them(table: TableState) -> Change:
            now = self.clock.now()
            after, letters = make(replace(table, updated=now), now)
            return Change(after, now, letters=letters)

        await self.commit.change(match_id, set_them)

    async def note_surface(self, match_id: str, surface: str, info: SurfaceNote) -> None:
        """Where a surface shows this match, in its own terms."""

        async def write_down(table: TableState) -> Change:
            return Change(replace(table, surface={**table.surface, surface: info}), self.clock.now())

        await self.commit.change(match_id, write_down)

    async def recall(self, match_id: str) -> None:
        """Something around the match was changed in the store: tell those who watch it."""
        self.commit.tell(await self.table(match_id), [])

    async def undoable(self, match_id: str, seat: Seat) -> bool:
        """Whether this seat has a move that showed nothing so far; the last word is `undo`'s."""
        log = in_force(await self.log(match_id))
        last = next((i for i in reversed(range(len(log))) if log[i].seat == seat), None)
        return last is not None and not any(row.shown for row in log[last:])

    # --- reading

    async def table(self, match_id: str) -> TableState:
        """The match as it is stored at this moment."""
        return await self.tables.current(match_id)

    async def log(self, match_id: str, after: int = -1) -> list[MoveRecord]:
        """The rows of the log after the one with number `after`."""
        if after >= 0:
            return await self.store.matches.log(match_id, after)
        return await self.tables.log(match_id)

    async def events_since(self, match_id: str, seq: int, seat: Seat | None) -> list[Heard]:
        """What this seat (or a spectator) may hear of all that happened after `seq`; -1: everything."""
        heard: list[Heard] = []
        for row in await self.events(match_id, seq):
            event = decode_event(match_id, row)
            if words := event.heard_by(seat):
                heard.append(Heard(row.seq, row.n, words, event.board, event.dice))
        return heard

    async def events(self, match_id: str, seq: int) -> list[EventRecord]:
        """All that happened after `seq`, as far as it may be told."""
        table = await self.table(match_id)
        key = ("events", match_id, table.stamp, seq)
        rows = await read_once(key, lambda: self.store.matches.events(match_id, seq))
        return [row for row in rows if table.tells(row.seq)]

    async def export(self, match_id: str) -> dict[str, Any]:
        """The whole match as `engine.replay` reads it. It holds every secret, the seed first."""
        stored = await self.store.matches.with_log(match_id)
        if stored is None:
            raise NoSuchMatch
        return whole_record(*stored)

    @asynccontextmanager
    async def past_turn(self) -> AsyncIterator[None]:
        """Work about what is over: it costs budget, waits in turn, one at a time for a person and an address,
        and lets live play go first."""
        self._charge_asker("drawings")
        async with self._past.turn(present_asker(), past=True):
            with about_past():
                yield

    def _charge_asker(self, price: Price) -> None:
        asker = present_asker()
        self.budget.spend(price, asker.person, asker.address)

    async def numbers(self) -> Numbers:
        """What the operator is shown; looked up again only after a while, however often it is read."""
        now = self.clock.now()
        if self._numbers is None or abs(now - self._numbers[0]) > LOOK_EVERY:
            sizes = await self.store.database.sizes()
            numbers = Numbers(
                await self.store.care.counts(),
                self.budget.count_held("stream"),
                open_files(),
                *sizes,
                await self.store.clocks.last_backup(),
            )
            self._numbers = (now, numbers)
        return replace(self._numbers[1], streams=self.budget.count_held("stream"))
