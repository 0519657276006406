"""One thought of a strong house player, as another process gets it: nothing that its seat may not know."""

import os
import signal
import threading
from dataclasses import dataclass
from multiprocessing import parent_process
from typing import Any

from bot.clock import seconds_of_work
from engine import codec, registry
from engine.choice import Answer
from engine.match import Base, Match, start_from
from engine.players import imagined_world
from engine.rng import Rng, commitment
from engine.search import Budget, think
from engine.text import Seat


@dataclass(frozen=True, slots=True)
class Task:
    """A game that the seat could not tell from the real one, with the question it is asked."""

    title: str
    seats: int
    options: dict[str, Any]
    state: dict[str, Any]
    answered: list[int]
    seat: Seat
    chance: str
    """The seed of all chance in this thought, from which that of the match cannot be found out."""
    moves: int = 0
    """How many moves may be played forward; 0: what the time allows."""


def make_task(match: Match, seat: Seat, rng: Rng, moves: int = 0) -> Task:
    """The task to answer what the seat is asked, made from what it may know."""
    world = imagined_world(match, seat, rng).match
    return Task(
        title=match.game.id,
        seats=match.seats,
        options=match.options,
        state=codec.encode(world.state),
        answered=world.answered,
        seat=seat,
        chance=commitment(rng.fork("thought").seed),
        moves=moves,
    )


def think_over(task: Task) -> Answer:
    """The answer of a strong player."""
    point = Base(0, task.state, 0, task.answered)
    world = start_from(registry.game(task.title), task.seats, task.chance, task.options, point)
    budget = Budget(moves=task.moves) if task.moves else Budget(clock=seconds_of_work)
    return think(world, task.seat, Rng(task.chance), budget).answer


def prepare_process() -> None:
    """For a process that thinks: it leaves signals to the host, and ends with it, however the host ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_host, daemon=True, name="host-watch").start()


def _end_with_host() -> None:
    host = parent_process()
    if host is not None:
        host.join()
        os._exit(0)
