"""Many games between computer players: do they end, who wins, how fast, and always the same?"""

import multiprocessing
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import repeat
from typing import Any, TypeVar

import engine
from engine import codec
from engine.choice import Answer
from engine.core import Player
from engine.match import Match
from engine.players import RandomPlayer, play_out

Wanted = TypeVar("Wanted")
Played = TypeVar("Played")

KINDS = ("house", "random")


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be played."""

    title: str
    seats: int
    seed: str
    players: tuple[str, ...]
    options: Mapping[str, Answer] = field(default_factory=dict)

    def seed_of(self, game: int) -> str:
        return f"{self.seed}/{game}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game ended; `crash` says how it did not."""

    game: int
    moves: int
    fingerprint: str = ""
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    crash: str | None = None


def order(
    title: str, seats: int, seed: str, players: str, options: Mapping[str, Answer] | None = None
) -> Order:
    """A checked order; one kind of player stands for all seats."""
    kinds = tuple(kind.strip() for kind in players.split(","))
    for kind in kinds:
        if kind not in KINDS:
            raise engine.BadSetup(f"There is no player {kind!r}; there are {' and '.join(KINDS)}.")
    if len(kinds) == 1:
        kinds *= seats
    if len(kinds) != seats:
        raise engine.BadSetup(
            f"{len(kinds)} players were named for {seats} seats; name one, or one per seat."
        )
    engine.start(title, seats, seed, dict(options or {}))
    return Order(title, seats, seed, kinds, options or {})


def run(play: Callable[[Wanted, int], Played], wanted: Wanted, games: int, jobs: int) -> Iterator[Played]:
    """Every game in its order, however many processes play."""
    if jobs == 1:
        yield from map(play, repeat(wanted), range(games))
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        yield from pool.map(
            play, repeat(wanted), range(games), chunksize=max(1, min(20, games // (4 * jobs)))
        )


def play(wanted: Order, game: int) -> Outcome:
    """One game from its own seed; whatever goes wrong is told with that seed."""
    seed = wanted.seed_of(game)
    match = engine.start(wanted.title, wanted.seats, seed, dict(wanted.options))
    try:
        play_out(match, _players(match, wanted.players), engine.Rng(f"{seed}/players"))
        return _outcome(game, match)
    except Exception as error:
        said = f"{type(error).__name__}: {error}"
        return Outcome(
            game, len(match.log), crash=f"game {game} (seed {seed!r}), move {len(match.log) + 1}: {said}"
        )


def _players(match: Match, kinds: Sequence[str]) -> dict[int, Player]:
    return {
        seat: match.game.house() if kind == "house" else RandomPlayer() for seat, kind in enumerate(kinds)
    }


def _outcome(game: int, match: Match) -> Outcome:
    result = match.result()
    if result is None:
        raise RuntimeError(f"nobody answers, and {sorted(match.pending())} are still asked")
    totals = {score.seat: score.total for score in result.scores}
    scores = tuple(totals[seat] for seat in range(match.seats))
    return Outcome(game, len(match.log), match.fingerprint(), tuple(result.winners), scores)


def report(wanted: Order, outcomes: Sequence[Outcome], seconds: float) -> dict[str, Any]:
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
        "fingerprint": codec.digest([[one.game, one.fingerprint] for one in outcomes]),
        "wins": _by_player_and_seat(wanted, [_wins(wanted.seats, one) for one in ended], total=True),
        "mean_scores": _by_player_and_seat(wanted, [one.scores for one in ended], total=False),
    }


def _wins(seats: int, outcome: Outcome) -> tuple[float, ...]:
    part = 1 / len(outcome.winners)
    return tuple(part if seat in outcome.winners else 0.0 for seat in range(seats))


def _by_player_and_seat(
    wanted: Order, games: Sequence[Sequence[float]], *, total: bool
) -> dict[str, dict[str, float]]:
    """Per kind of player and per seat: the sum over all games, or the mean of a seat in a game."""
    sums = [sum(game[seat] for game in games) for seat in range(wanted.seats)]
    players = {
        kind: [sums[i] for i, other in enumerate(wanted.players) if other == kind] for kind in wanted.players
    }
    seats = {str(seat): [value] for seat, value in enumerate(sums)}
    share = 1 if total else max(1, len(games))
    return {
        name: {
            key: round(sum(values) / (share if total else share * len(values)), 3)
            for key, values in group.items()
        }
        for name, group in (("players", players), ("seats", seats))
    }
