"""Advice and the review of a game, in seconds of work of one core."""

from functools import cache

import engine
from bot.clock import seconds_of_work
from engine import lookback
from engine.advice import advise
from engine.lookback import Effort
from engine.match import Match
from engine.players import next_move
from engine.rng import Rng
from engine.search import Budget
from engine.strengths import bot_of_strength
from tools.bench.figures import Bar, Figure, Findings, Run
from tools.bench.tables import TITLES
from tools.bench.timing import Spread, at_work

SEATS = 4
REVIEWED = 200
"""How many moves of a game are reviewed."""
EVERY = 7
"""Advice is asked for at every such move of a game."""
ADVICE = Bar("≤", 2, "value")
REVIEW = Bar("≤", 60, "value")
LIGHT = Effort(positions=4, spread=3, games=2, closer=1, closer_games=2, moves=50)
"""What a review does in a run that is quick."""


def measure(run: Run) -> Findings:
    found = Findings("advice", f"At tables of {SEATS}, usual bots playing; seconds of work of one core.")
    for title in run.of(TITLES, ("oltremare",)):
        for what in (_advice, _review):
            run.say(f"advice: {title}, {what.__name__.removeprefix('_')}")
            found.figures += what(run, title)
    return found


@cache
def _played(title: str) -> Match:
    """A game of usual bots, to its end or as far as it is reviewed."""
    match = engine.start(title, SEATS, "advice")
    players = {seat: match.game.usual_bot() for seat in range(SEATS)}
    rng = Rng("advice/players")
    while len(match.log) < REVIEWED and (move := next_move(match, players, rng)):
        match.submit(*move)
    return match


def _questions(run: Run, title: str) -> list[tuple[Match, int]]:
    """Positions all over the game in which the table waits for a seat, and that seat."""
    match = _played(title)
    asked = []
    for step in range(EVERY, len(match.log), EVERY):
        position = match.rewound(step)
        asked += [(position, seat) for seat, decision in position.pending().items() if decision.blocking][:1]
    return asked[: run.of(len(asked), 2)]


def _advice(run: Run, title: str) -> list[Figure]:
    """A strong player's advice, as it is given to people; the first is not counted."""
    took = []
    for position, seat in _questions(run, title):
        lap = at_work()
        advise(position, seat, bot_of_strength(position.game, "strong", Budget(clock=seconds_of_work)))
        took.append(lap())
    spread = Spread.of(took[1:])
    return [
        Figure(f"{title}: advice, p50", spread.p50, "s"),
        Figure(f"{title}: advice, p95", spread.p95, "s", bar=ADVICE),
    ]


def _review(run: Run, title: str) -> list[Figure]:
    match = _played(title)
    lap = at_work()
    lookback.look_back(match, run.of(lookback.USUAL, LIGHT))
    return [Figure(f"{title}: review of {len(match.log)} moves", lap(), "s", bar=REVIEW)]
