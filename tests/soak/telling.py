"""Finds a few games of a title that together reach every step, event and variant: for `test_games.py`.

`python -m tests.soak.telling genoa` prints their seat counts and numbers; without one, those of all titles.
"""

import sys

import engine
from tests.soak import games

SEED = "short"
MOST = 800
"""Games that are looked at."""

Game = tuple[int, int]
"""Seats and number."""


def candidates(title: str) -> list[Game]:
    """The games of a title in the order in which they are tried, every seat count in turn."""
    seats = engine.titles()[title].seats
    return [(seats[number % len(seats)], number) for number in range(MOST)]


def telling(title: str) -> list[Game]:
    """A few games that reach everything, those that add most first; all of them where that is not enough."""
    seen: dict[Game, set[str]] = {}
    missing, found = games.wanted(title), []
    for game in candidates(title):
        seen[game] = games.play(title, game[0], SEED, game[1]).seen & games.wanted(title)
        if not games.wanted(title) - set().union(*seen.values()):
            break
    while missing and (best := max(seen, key=lambda game: len(seen[game] & missing))):
        if not seen[best] & missing:
            break
        found.append(best)
        missing -= seen[best]
    return found


def main(titles: list[str]) -> None:
    for title in titles or sorted(engine.titles()):
        sys.stdout.write(f'    "{title}": {telling(title)},\n')


if __name__ == "__main__":
    main(sys.argv[1:])
