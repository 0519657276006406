"""Nobody learns what they may not know: change only that, and nothing they receive may change."""

from collections.abc import Iterator
from itertools import count, islice

import engine
from bot.contract.leaks import (
    Findings,
    compare,
    compare_ahead,
    compare_events,
    compare_sealed,
    compare_search,
)
from bot.contract.quiet_moves import NextMove, QuietMoves
from engine.choice import sample
from engine.match import Match
from engine.players import next_move
from engine.rng import Rng
from tests.soak.players import line_up, options_of

APART = 12
"""Positions are so many moves apart, on average."""
DRAWN = 25
"""One position in so many is drawn as well."""
QUIET_TRUTHS = 4
"""Other truths in which a move is played that can be undone."""
AT_ONCE = 25
"""Positions looked at in one go, from as many games as it takes."""


def compare_quiet(match: Match, seed: str, found: Findings) -> None:
    """A move that can be undone freely shows its player the same in every truth."""
    rng = Rng(f"{seed}/quiet")
    seat = rng.pick(list(match.pending()))
    quiet = QuietMoves()
    answer = sample(match.pending()[seat].choice, rng)
    quiet.compare(NextMove(match, len(match.log) + 1, seat, answer), truths=QUIET_TRUTHS)
    found.tried["moves that can be undone"] += quiet.quiet
    found.wrong += quiet.wrong


# --- at scale ---------------------------------------------------------------------------------------------


def positions(title: str, seats: int, seed: str, game: int) -> Iterator[Match]:
    """Positions of a whole game, some moves apart; players and variants change from game to game."""
    match = engine.start(title, seats, f"{seed}/{game}", options_of(title, game))
    players, rng = line_up(match, game), Rng(f"{seed}/{game}/players")
    while not match.over:
        if rng.chance(1, APART):
            yield match.copy()
        move = next_move(match, players, rng)
        assert move is not None
        match.submit(*move)


def search(title: str, seats: int, seed: str, part: int) -> Findings:
    """Some positions, looked at in every way; whatever leaks is told with where."""
    found = Findings()
    own = f"{seed}/{part}"
    spread = ((game, match) for game in count(part) for match in positions(title, seats, own, game))
    for number, (game, match) in enumerate(islice(spread, AT_ONCE)):
        found.tried["positions"] += 1
        before = len(found.wrong)
        here = f"{own}/{number}"
        compare(match, here, found, drawn=number % DRAWN == part % DRAWN)
        compare_events(match, here, found)
        compare_sealed(match, here, found)
        compare_ahead(match, here, found)
        compare_search(match, here, found)
        compare_quiet(match, here, found)
        where = f"{title} at {seats}, seed {seed!r}, part {part}, game {game}, position {number}"
        found.wrong[before:] = [f"{where}: {line}" for line in found.wrong[before:]]
    return found
