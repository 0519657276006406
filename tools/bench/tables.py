"""The tables that measurements are taken at: random games, and positions in the middle of them."""

from functools import cache
from itertools import count
from typing import Any

import engine
from engine.choice import sample
from engine.match import Match
from engine.players import RandomPlayer, play_out
from engine.rng import Rng
from tools.bench.timing import at_work

TABLES = [(title.id, seats) for title in engine.titles().values() for seats in title.seats]
"""Every title at every seat count."""
TITLES = sorted(engine.titles())


def step(match: Match, rng: Rng) -> int:
    """Any answer of anybody who is asked, through the public face; how many events it made."""
    pending = match.pending()
    seat = rng.pick(list(pending))
    return len(match.submit(seat, sample(pending[seat].choice, rng)))


_games = count()
"""No game is played twice in a run: what an earlier one left behind helps no more than at a table."""


def moves_per_second(title: str, seats: int, seconds: float) -> float:
    """Whole random games until so many seconds of work are over."""
    moves = 0
    lap = at_work()
    while (spent := lap()) < seconds:
        seed = f"bench/{next(_games)}"
        match, rng = engine.start(title, seats, seed), Rng(f"{seed}/players")
        while not match.over:
            step(match, rng)
        moves += len(match.log)
    return moves / spent


@cache
def recorded(title: str, seats: int) -> dict[str, Any]:
    """The dump of a whole random game."""
    match = engine.start(title, seats, "bench")
    play_out(match, {seat: RandomPlayer() for seat in range(seats)}, Rng("bench/players"))
    return match.dump()


@cache
def middle(title: str, seats: int) -> Match:
    """The middle of that game."""
    log = recorded(title, seats)["log"]
    match = engine.start(title, seats, "bench")
    for move in log[: len(log) // 2]:
        match.submit(move["seat"], move["answer"])
    return match
