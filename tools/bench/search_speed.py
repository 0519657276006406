"""How many moves searches really play each second of work, in positions of several games of a title.

`bench-against` runs this very file with the engine of another revision as well: it uses only what all
revisions since d137b905 have.
"""

import json
import sys
import time
from collections.abc import Iterator
from itertools import count
from typing import Any
from unittest.mock import patch

import engine
from engine import search
from engine.match import Match
from engine.players import next_move
from engine.rng import Rng

SEATS = 4
GAME = 200
"""How many moves of a game there are positions from,"""
EVERY = 19
"""one after so many."""
SEARCHES, BUDGET = 28, 1500
"""How many searches are counted, and the moves of each; a budget counts shared moves for each candidate."""
QUICK_SEARCHES, QUICK_BUDGET = 2, 50


def positions(title: str) -> Iterator[tuple[Match, int]]:
    """Positions of game after game of usual bots in which the table waits for a seat, and that seat."""
    for number in count():
        match, rng = engine.start(title, SEATS, f"search {number}"), Rng(f"players {number}")
        usual_bot = "usual_bot" if hasattr(match.game, "usual_bot") else "house"  # its name in d137b905
        players = {seat: getattr(match.game, usual_bot)() for seat in range(SEATS)}
        while len(match.log) < GAME and (move := next_move(match, players, rng)):
            match.submit(*move)
            if len(match.log) % EVERY == 0:
                asked = [seat for seat, question in match.pending().items() if question.blocking]
                yield from [(match.copy(), seat) for seat in asked[:1]]


def moves_per_second(title: str, *, quick: bool = False) -> float:
    """A move counts where the bots are asked for it, so that one that candidates share counts once.

    Questions that are not searched do not count, nor does the first search, which fills tables.
    """
    searches, budget = (QUICK_SEARCHES, QUICK_BUDGET) if quick else (SEARCHES, BUDGET)
    asked_for = 0

    def ask_and_count(*args: Any) -> Any:
        nonlocal asked_for
        asked_for += 1
        return next_move(*args)

    moves, seconds, done = 0, 0.0, -1
    with patch.object(search, "next_move", ask_and_count):
        for position, seat in positions(title):
            asked_for, begun = 0, time.process_time()
            search.think(position, seat, Rng("search"), search.Budget(moves=budget))
            spent = time.process_time() - begun
            if asked_for and done >= 0:
                moves, seconds = moves + asked_for, seconds + spent
            done += bool(asked_for)
            if done == searches:
                break
    return moves / seconds


def main() -> None:
    """Print every title's figure as `python -m tools.bench search --json` does."""
    quick = "--quick" in sys.argv
    figures = [
        {"what": f"{title}: search", "value": moves_per_second(title, quick=quick), "unit": "moves/s"}
        for title in (["oltremare"] if quick else sorted(engine.titles()))
    ]
    sys.stdout.write(json.dumps({"parts": {"search": {"figures": figures}}}))


if __name__ == "__main__":
    main()
