"""Many games between computer players: do they end, who wins, how fast, and always the same?

Where players of several kinds sit at a table, each deal is played once from every seat: from game to game
they move on by one seat.
"""

import multiprocessing
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from itertools import repeat
from math import sqrt
from statistics import median
from typing import Any

import engine
from bot.clock import seconds_of_work
from engine import codec
from engine.choice import Answer
from engine.core import Decision, Player
from engine.match import Match
from engine.players import RandomPlayer, play_out
from engine.rng import Rng
from engine.search import Budget
from engine.strengths import OTHER_NAMES, STRENGTHS, bot_of_strength, strength_named

KINDS = (*STRENGTHS, *OTHER_NAMES, "random")
CONFIDENCE = 1.96
"""Standard errors to either side of a share that hold it in 95 of 100 cases."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """What is to be played."""

    title: str
    seats: int
    seed: str
    players: tuple[str, ...]
    options: Mapping[str, Answer] = field(default_factory=dict)
    moves: int = 0
    """How many moves a strong player may play forward for an answer; 0: what its time allows."""

    @property
    def is_mixed(self) -> bool:
        """Whether players of several kinds sit at the table."""
        return len(set(self.players)) > 1

    def seed_of(self, game: int) -> str:
        return f"{self.seed}/{game // self.seats if self.is_mixed else game}"

    def kinds_of(self, game: int) -> tuple[str, ...]:
        """Who sits where in this game."""
        start = -game % self.seats
        return self.players[start:] + self.players[:start]


@dataclass(frozen=True, slots=True)
class GameResult:
    """How one game ended; `crash` says how it did not."""

    game: int
    moves: int
    fingerprint: str = ""
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    crash: str | None = None
    thinking: Mapping[str, tuple[float, ...]] = field(default_factory=dict)
    """By kind of player, the seconds of work for each answer that the table waited for."""


def order(
    title: str,
    seats: int,
    seed: str,
    players: str,
    options: Mapping[str, Answer] | None = None,
    moves: int = 0,
) -> Simulation:
    """A checked order; one kind of player stands for all seats."""
    kinds = tuple(kind.strip() for kind in players.split(","))
    for kind in kinds:
        if kind not in KINDS:
            raise engine.BadSetup(
                f"There is no player {kind!r}; there are {', '.join(KINDS[:-1])} and {KINDS[-1]}."
            )
    if len(kinds) == 1:
        kinds *= seats
    if len(kinds) != seats:
        raise engine.BadSetup(
            f"{len(kinds)} players were named for {seats} seats; name one, or one per seat."
        )
    engine.start(title, seats, seed, dict(options or {}))
    return Simulation(title, seats, seed, kinds, options or {}, moves)


def run(wanted: Simulation, games: int, jobs: int) -> Iterator[GameResult]:
    """Every game in its order, however many processes play."""
    if jobs == 1:
        yield from map(play, repeat(wanted), range(games))
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        yield from pool.map(
            play, repeat(wanted), range(games), chunksize=max(1, min(20, games // (4 * jobs)))
        )


def play(wanted: Simulation, game: int) -> GameResult:
    """One game from its own seed; whatever goes wrong is told with that seed."""
    seed = wanted.seed_of(game)
    match = engine.start(wanted.title, wanted.seats, seed, dict(wanted.options))
    players = _players(match, wanted, game)
    try:
        play_out(match, players, engine.Rng(f"{seed}/players"))
        return replace(result_of(game, match), thinking=_seconds_by_kind(players))
    except Exception as error:
        trouble = f"{type(error).__name__}: {error}"
        return GameResult(
            game, len(match.log), crash=f"game {game} (seed {seed!r}), move {len(match.log) + 1}: {trouble}"
        )


class Timed(Player):
    """A player whose work for each answer is measured."""

    def __init__(self, player: Player, kind: str) -> None:
        self._player = player
        self.kind = kind
        self.seconds: list[float] = []
        self.looks, self.imagines = player.looks, player.imagines  # type: ignore[misc]  # as the player within
        self.speaks_unasked = player.speaks_unasked  # type: ignore[misc]

    def answer(self, view: Any, decision: Decision, rng: Rng) -> Answer | None:
        begun = seconds_of_work()
        answer = self._player.answer(view, decision, rng)
        if decision.blocking:
            self.seconds.append(seconds_of_work() - begun)
        return answer


def _players(match: Match, wanted: Simulation, game: int) -> dict[int, Timed]:
    budget = Budget(moves=wanted.moves) if wanted.moves else Budget(clock=seconds_of_work)
    return {
        seat: Timed(_player(match, kind, budget), kind) for seat, kind in enumerate(wanted.kinds_of(game))
    }


def _player(match: Match, kind: str, budget: Budget) -> Player:
    strength = strength_named(kind)
    return RandomPlayer() if strength is None else bot_of_strength(match.game, strength, budget)


def _seconds_by_kind(players: Mapping[int, Timed]) -> dict[str, tuple[float, ...]]:
    kinds = {player.kind for player in players.values()}
    return {
        kind: tuple(
            seconds for player in players.values() if player.kind == kind for seconds in player.seconds
        )
        for kind in sorted(kinds)
    }


def result_of(game: int, match: Match) -> GameResult:
    result = match.result()
    if result is None:
        raise RuntimeError(f"nobody answers, and {sorted(match.pending())} are still asked")
    totals = {score.seat: score.total for score in result.scores}
    scores = tuple(totals[seat] for seat in range(match.seats))
    return GameResult(game, len(match.log), match.fingerprint(), tuple(result.winners), scores)


def report(wanted: Simulation, outcomes: Sequence[GameResult], seconds: float) -> dict[str, Any]:
    """All of it as one object; a shared win counts as a part of one."""
    ended = [outcome for outcome in outcomes if outcome.crash is None]
    moves = sum(outcome.moves for outcome in outcomes)
    return {
        "title": wanted.title,
        "seats": wanted.seats,
        "games": len(outcomes),
        "finished": len(ended),
        "moves": moves,
        "seconds": round(seconds, 3),
        "moves_per_s": round(moves / seconds) if seconds else 0,
        "fingerprint": codec.digest([[outcome.game, outcome.fingerprint] for outcome in outcomes]),
        "wins": _by_player_and_seat(wanted, ended, [_wins(wanted.seats, game) for game in ended], total=True),
        "mean_scores": _by_player_and_seat(wanted, ended, [game.scores for game in ended], total=False),
        "strength": _strengths(wanted, ended),
    }


def _strengths(wanted: Simulation, ended: Sequence[GameResult]) -> dict[str, dict[str, Any]]:
    """By kind of player: the share of games that one of them wins, and how long an answer takes."""
    strengths = {}
    for kind in dict.fromkeys(wanted.players):
        count = wanted.players.count(kind)
        wins = sum(
            won
            for game in ended
            for won, sat in zip(_wins(wanted.seats, game), wanted.kinds_of(game.game), strict=True)
            if sat == kind
        )
        seconds = [took for game in ended for took in game.thinking.get(kind, ())]
        strengths[kind] = {
            "share": round(wins / count / len(ended), 3) if ended else 0.0,
            "interval": [round(end, 3) for end in wilson(wins / count, len(ended))],
            "seconds": {
                "median": round(median(seconds), 4) if seconds else 0.0,
                "most": round(max(seconds, default=0.0), 4),
            },
        }
    return strengths


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true share of wins in 95 of 100 cases, after Wilson."""
    if not games:
        return 0.0, 1.0
    share, z = wins / games, CONFIDENCE
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def _wins(seats: int, outcome: GameResult) -> tuple[float, ...]:
    part = 1 / len(outcome.winners)
    return tuple(part if seat in outcome.winners else 0.0 for seat in range(seats))


def _by_player_and_seat(
    wanted: Simulation, ended: Sequence[GameResult], games: Sequence[Sequence[float]], *, total: bool
) -> dict[str, dict[str, float]]:
    """Per kind of player and per seat: the sum over all games, or the mean of a seat in a game."""
    players: dict[str, list[float]] = {kind: [] for kind in wanted.players}
    seats: dict[str, list[float]] = {str(seat): [] for seat in range(wanted.seats)}
    for outcome, game in zip(ended, games, strict=True):
        for seat, kind in enumerate(wanted.kinds_of(outcome.game)):
            players[kind].append(game[seat])
            seats[str(seat)].append(game[seat])
    return {
        name: {
            key: round(sum(values) / (1 if total else max(1, len(values))), 3)
            for key, values in group.items()
        }
        for name, group in (("players", players), ("seats", seats))
    }
