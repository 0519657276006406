"""Run by a Python that has catanatron and nothing of ours: plays and copies as it is told, line by line."""

import json
import sys
import time
from typing import Any

from catanatron import Color, Game, RandomPlayer

MIDDLE = 450
"""Actions into a game; random games last about 900."""


def fresh(seed: int) -> Any:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def play(seconds: float) -> dict[str, float]:
    """Whole random games of four until so many seconds of work are over."""
    moves, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        game = fresh(moves)
        game.play()
        moves += len(game.state.actions)
    return {"moves": moves, "seconds": spent}


def copy(times: float) -> dict[str, float]:
    """Copies of a game in its middle."""
    game = fresh(1)
    while len(game.state.actions) < MIDDLE and game.winning_color() is None:
        game.play_tick()
    begun = time.process_time()
    for _ in range(int(times)):
        game.copy()
    return {"seconds": time.process_time() - begun}


ORDERS = {"play": play, "copy": copy}

for line in sys.stdin:
    order, number = line.split()
    sys.stdout.write(json.dumps(ORDERS[order](float(number))) + "\n")
    sys.stdout.flush()
