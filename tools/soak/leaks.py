"""Nobody learns what they may not know: change only that, and nothing they receive may change."""

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice, repeat

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
from tests.kit import TABLES
from tools.soak.players import line_up, options_of
from tools.soak.report import Desk, Report

APART = 12
"""Positions are so many moves apart, on average."""
DRAWN = 25
"""One position in so many is drawn as well."""
PER_GAME = 0.3
"""Positions of each title, as a part of the games asked for: 3,000 of 10,000."""
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


def run(desk: Desk) -> list[Report]:
    titles = desk.titles or tuple(sorted(engine.titles()))
    with ProcessPoolExecutor(desk.jobs, multiprocessing.get_context("spawn")) as pool:
        return [_title(desk, title, pool) for title in titles]


def _title(desk: Desk, title: str, pool: ProcessPoolExecutor) -> Report:
    report = Report("leaks", title)
    tables = [seats for one, seats in TABLES if one == title]
    parts = max(1, round(desk.games * PER_GAME / AT_ONCE / len(tables)))
    for seats in tables:
        advance = desk.task(f"leaks: {title}, {seats} seats", parts)
        for found in pool.map(search, repeat(title), repeat(seats), repeat(desk.seed), range(parts)):
            advance()
            for what, times in found.tried.items():
                report.count(what, times)
            report.wrong += found.wrong
    if not report.tried.get("other truths"):
        report.wrong.append("nothing hidden was ever another: this would prove nothing")
    return report
