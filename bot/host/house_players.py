"""House players: after every change, those whose seats the house holds take their turns.

Where a move of theirs would take a person's chance to speak, they listen for a while first.
"""

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import structlog

from bot.clock import Clock
from bot.host.thinking import Thinkers
from bot.host.thinking_task import make_task
from bot.store import Store, StoreError
from bot.table import speaking_time
from bot.table.errors import NotInstalled
from bot.table.state import TableState
from bot.threads import in_pool
from engine.choice import Answer, problem, sample
from engine.core import Decision, Player
from engine.errors import BadRecord, Refused
from engine.players import next_move
from engine.rng import Rng
from engine.strengths import USUAL, Strength, bot_of_strength, searches
from engine.text import Seat

if TYPE_CHECKING:
    from bot.host.host import Host

log = structlog.get_logger(__name__)

AT_ONCE = 8
"""How many tables the house thinks about at the same time."""
LEASED = "house"
"""Under which name tables are taken for the house, so that no two processes think about the same one."""
PATIENCE = 5.0
"""Seconds before a table is looked at again whose store failed."""
HOLD = 45.0
"""Seconds for which the house listens to who has a form open; whoever still fills it in says so again."""
LONGEST_HOLD = 300.0
"""Seconds for which open forms hold up a table at most."""


class Steady(Player):
    """A player that always has a legal answer: if the wrapped player fails, it takes a random legal one."""

    def __init__(self, player: Player, match_id: str) -> None:
        self._player = player
        self._match_id = match_id
        self.orders = player.orders  # type: ignore[misc]  # those of the player within

    def next_orders(self, view: Any, held: Mapping[str, Answer]) -> Mapping[str, Answer]:
        return self._player.next_orders(view, held)

    def answer(self, view: Any, decision: Decision, rng: Rng) -> Answer | None:
        try:
            answer = self._player.answer(view, decision, rng)
        except Exception:
            log.exception("house-stumbled", match=self._match_id, question=decision.key)
            return sample(decision.choice, rng) if decision.blocking else None
        if answer is None and not decision.blocking:
            return None
        if reason := problem(decision.choice, answer):
            log.error("house-erred", match=self._match_id, question=decision.key, reason=reason.key)
            return sample(decision.choice, rng) if decision.blocking else None
        return answer


class HousePlayers:
    """At most one task per match plays its house seats, for as long as there is something to play."""

    def __init__(
        self,
        host: "Host",
        clock: Clock,
        pause: float,
        store: Store,
        listens: float = 0.0,
        processes: int = 1,
    ) -> None:
        """`pause`: seconds before a move; `listens`: seconds for who may speak at a live table, 0: none;
        `processes`: how many think for strong players."""
        self._host = host
        self._store = store
        self._clock = clock
        self._pause = pause
        self._listens = listens
        self._alarms: dict[str, float] = {}
        """When to look again at a table where the house listens."""
        self._forms: dict[tuple[str, Seat], float] = {}
        """Who has a form open, and until when that is believed."""
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._closed = False
        self.plays = True
        """Whether this process plays for the house at all, or leaves it to others."""
        self._settled: dict[str, str] = {}
        """The stamp at which the house had nothing to do at a table."""
        self._look: asyncio.Task[None] | None = None
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="house")
        self.thinkers = Thinkers(processes)
        self.moves_ahead = 0
        """How many moves a strong player may play forward for an answer; 0: what its time allows."""

    def table_changed(self, table: TableState) -> None:
        """Look at a table that changed, where the house holds a seat."""
        if table.state == "live" and table.house:
            self.stir(table.id)

    def stir(self, match_id: str) -> None:
        """Let the house look at this match."""
        if match_id in self._playing:
            self._again.add(match_id)
        elif self.plays and not self._closed:
            self._playing[match_id] = asyncio.create_task(self._play_on(match_id), name=f"house {match_id}")

    async def look(self) -> None:
        """Take up every table at which the house may have something to do that nobody does: one that
        changed since it was looked at here, or whose player's process died."""
        if not self.plays:
            return
        live = await self._store.matches.live_with_house()
        self._settled = {match_id: self._settled[match_id] for match_id in live if match_id in self._settled}
        for match_id, stamp in live.items():
            if self._settled.get(match_id) != stamp:
                self._settled[match_id] = stamp
                self.stir(match_id)

    def look_soon(self) -> None:
        """The same beside everything else, where other processes may have changed tables or died."""
        if self.plays and not self._closed and (self._look is None or self._look.done()):
            self._look = asyncio.create_task(self._look_without_failing())

    async def _look_without_failing(self) -> None:
        try:
            await self.look()
        except StoreError as error:
            log.error("house-blind", error=str(error))

    async def idle(self) -> None:
        """Until no house player has anything to do."""
        while self._playing:
            await asyncio.wait(list(self._playing.values()))

    async def close(self) -> None:
        self._closed = True
        driving = [*self._playing.values(), *([self._look] if self._look else [])]
        for task in driving:
            task.cancel()
        await asyncio.gather(*driving, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)
        await self.thinkers.close()

    async def answer_for(self, table: TableState, seat: Seat, strength: Strength = USUAL) -> Answer:
        """What a house player would answer for this seat, even if a person holds it."""
        decision = table.pending()[seat]
        player = Steady(bot_of_strength(table.match.game, strength), table.id)
        return await self._think(player.answer, table.view(seat), decision, _rng(table))

    async def _play_on(self, match_id: str) -> None:
        try:
            while await self._step(match_id) or match_id in self._again:
                pass
        except NotInstalled:
            pass  # named at the start
        except (BadRecord, Refused) as error:
            log.error("house-cannot-play", match=match_id, error=str(error))
        except Exception:
            log.exception("house-failed", match=match_id)
        finally:
            self._again.discard(match_id)
            del self._playing[match_id]

    async def _step(self, match_id: str) -> bool:
        """Play one move of the house; False when it has nothing to say, or another process plays here."""
        self._again.discard(match_id)
        try:
            if not await self._store.leases.take(LEASED, [match_id], self._clock.now()):
                self._settled.pop(match_id, None)
                return False
            async with self._at_once:
                table = await self._host.table(match_id)
                self._settled[match_id] = table.stamp
                move = await self._next_move(table)
            if move is None:
                return False
            seat, answer = move
            if await self._has_to_wait(table, seat, answer):
                return False
            await self._clock.sleep(self._pause)
            await self._play(table, seat, answer)
        except StoreError as error:
            log.error("house-waits", match=match_id, error=str(error))
            await self._clock.sleep(PATIENCE)
        return True

    async def _next_move(self, table: TableState) -> tuple[Seat, Answer] | None:
        if table.state != "live" or not table.house or table.paused is not None:
            return None
        move = await self._think(next_move, table.match, players_at(table), _rng(table))
        if move is None or not _searches(table, move[0]) or not table.pending()[move[0]].blocking:
            return move  # type: ignore[no-any-return]  # what next_move gives
        seat, usual = move
        return seat, await self._think_hard(table, seat, usual)

    async def _think_hard(self, table: TableState, seat: Seat, usual: Answer) -> Answer:
        """What a strong player answers; the usual answer where that cannot be found out."""
        task = await self._think(make_task, table.match, seat, _rng(table), self.moves_ahead)
        try:
            answer = await self.thinkers.think(task)
        except Exception:
            log.exception("house-thought-lost", match=table.id, question=table.pending()[seat].key)
            return usual
        return answer if problem(table.pending()[seat].choice, answer) is None else usual

    # --- listening

    def hold(self, match_id: str, seat: Seat) -> None:
        """This person has a form open: the house listens on while they fill it in."""
        now = self._clock.now()
        self._forms = {form: until for form, until in self._forms.items() if until > now}
        self._forms[match_id, seat] = now + HOLD

    async def pass_by(self, match_id: str, seat: Seat) -> None:
        """This person has nothing to say: the house need not wait for them."""
        await self._host.set_clocks(match_id, lambda table, _now: (speaking_time.with_pass(table, seat), ()))

    async def _has_to_wait(self, table: TableState, house: Seat, answer: Answer) -> bool:
        """Whether this move has to wait, because someone may speak and would lose the chance."""
        seats = speaking_time.silenced_by(table, house, answer) if self._listens else []
        if not seats:
            return False
        if unheard := speaking_time.not_listened_to(table, house, seats):
            await self._begin_listening(table, house, unheard)
            return True
        held = speaking_time.listenings(table)
        until = max(self._listens_until(table, seat, held[seat].until) for seat in seats)
        if until <= self._clock.now():
            return False
        self._alarms[table.id] = until
        return True

    async def _begin_listening(self, table: TableState, house: Seat, seats: list[Seat]) -> None:
        """Give these people time, unless the table has changed meanwhile; a change stirs the house again."""

        def begin(newest: TableState, now: float) -> tuple[TableState, tuple[()]]:
            if newest.seq != table.seq:
                return newest, ()
            return speaking_time.begin_listening(newest, house, seats, self._listens, now), ()

        await self._host.set_clocks(table.id, begin)

    def _listens_until(self, table: TableState, seat: Seat, until: float) -> float:
        """The end of a person's time, put off while they have a form open."""
        if until == speaking_time.PASSED:
            return until
        return max(until, min(self._forms.get((table.id, seat), until), until + LONGEST_HOLD))

    async def tend(self) -> None:
        """Look again at the tables where someone's time to speak is over."""
        now = self._clock.now()
        for match_id in [match for match, at in self._alarms.items() if at <= now]:
            del self._alarms[match_id]
            self.stir(match_id)

    async def _play(self, table: TableState, seat: Seat, answer: Answer) -> None:
        try:
            await self._host.submit(table.id, seat, answer, table.token(seat), by="house")
        except Refused:
            log.debug("house-late", match=table.id, seat=seat)

    async def _think(self, function: Any, *arguments: Any) -> Any:
        """Run a house player's thinking in a thread, so that it holds up nothing else."""
        return await in_pool(self._pool, function, *arguments)


def players_at(table: TableState) -> dict[Seat, Player]:
    """The computer players of a table, by seat."""
    return {seat: _player_at(table, seat) for seat in table.house}


def _player_at(table: TableState, seat: Seat) -> Player:
    """Who plays a seat of the house; what a strong player thinks over is thought over elsewhere."""
    game = table.match.game
    player = (
        game.judgement().search_bot()
        if _searches(table, seat)
        else bot_of_strength(game, table.strength_of(seat))
    )
    return Steady(player, table.id)


def _searches(table: TableState, seat: Seat) -> bool:
    return searches(table.match.game, table.strength_of(seat))


def _rng(table: TableState) -> Rng:
    """The house players' randomness: fixed by seed and move, apart from the dice of the match."""
    return Rng(f"{table.match.seed}/house/{table.seq}")
