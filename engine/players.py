"""Bots at a table, and how they take their turns among people."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.choice import Answer, problem, sample
from engine.copying import clone
from engine.core import Asked, Decision, Decisions, Event, Player
from engine.match import Match
from engine.rng import Rng
from engine.text import Seat


def waited_for(asked: Decisions) -> list[Seat]:
    """The seats that the table waits for; where that is known without the questions, none is put together."""
    unhurried = asked.unhurried if isinstance(asked, Asked) else None
    if unhurried is None:
        return [seat for seat in asked if asked[seat].blocking]
    return [seat for seat in asked if seat not in unhurried]


class RandomPlayer(Player):
    """Gives any legal answer; now and then also where nobody waits for one."""

    looks = False

    def answer(self, view: Any, decision: Decision, rng: Rng) -> Answer | None:
        if not decision.blocking and not rng.chance(1, 8):
            return None
        return sample(decision.choice, rng)


class Unfailing(Player):
    """A player that always has a legal answer; imagined positions may be stranger than real ones."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.speaks_unasked = player.speaks_unasked  # type: ignore[misc]  # as the player within
        self.heeds_table = player.heeds_table  # type: ignore[misc]

    def is_silent_at(self, table: Any, seat: Seat) -> bool:
        try:
            return self._player.is_silent_at(table, seat)
        except Exception:
            return False

    def is_silent(self, view: Any) -> bool:
        try:
            return self._player.is_silent(view)
        except Exception:
            return False

    def answer(self, view: Any, decision: Decision, rng: Rng) -> Answer | None:
        try:
            answer = self._player.answer(view, decision, rng)
        except Exception:
            answer = None
        if answer is not None and (self._player.always_legal or problem(decision.choice, answer) is None):
            return answer
        return sample(decision.choice, rng) if decision.blocking else None


class ImaginedWorld(NamedTuple):
    """A game as one of its seats imagines it."""

    match: Match
    seat: Seat


def next_move(match: Match, players: Mapping[Seat, Player], rng: Rng) -> tuple[Seat, Answer] | None:
    """What the bots do next: those nobody waits for may speak first, then those who must."""
    pending = match.pending()
    hurried = waited_for(pending)
    table: Any = None
    for seat in pending:
        if seat in hurried or seat not in players:
            continue
        player = players[seat]
        if not player.speaks_unasked:
            continue
        if player.heeds_table:
            table = table or match.bot_view(None)
            if player.is_silent_at(table, seat):
                continue
        view = _sight(match, player, seat, rng)
        if not player.is_silent(view):
            answer = player.answer(view, pending[seat], rng)
            if answer is not None:
                return seat, answer
    for seat in hurried:
        if seat in players:
            player = players[seat]
            answer = player.answer(_sight(match, player, seat, rng), pending[seat], rng)
            if answer is not None:
                return seat, answer
    return None


def _sight(match: Match, player: Player, seat: Seat, rng: Rng) -> Any:
    """What a player is handed to see."""
    if player.imagines:
        return imagined_world(match, seat, rng)
    return match.bot_view(seat) if player.looks else None


def imagined_world(match: Match, seat: Seat, rng: Rng) -> ImaginedWorld:
    """A game that the seat could not tell from the real one, without its log and its seed."""
    truth = clone(match.state)
    match.game.imagine(truth, seat, rng.fork("imagined"))
    return ImaginedWorld(match.bare(truth, rng.fork("dice")), seat)


def play_out(match: Match, players: Mapping[Seat, Player], rng: Rng, *, limit: int = 100_000) -> list[Event]:
    """Let bots finish the match; every seat must have one."""
    events: list[Event] = []
    for _ in range(limit):
        move = next_move(match, players, rng)
        if move is None:
            return events
        events += match.submit(*move)
    raise RuntimeError(f"{match.game.id} did not end within {limit} moves (seed {match.seed!r})")
