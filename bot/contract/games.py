"""What checks look at: whole games of a title, positions along them, and other truths of a position."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any

import engine
from bot.contract.check import must
from engine import registry
from engine.choice import Answer, Pick
from engine.copying import clone
from engine.players import RandomPlayer, next_move
from engine.text import Seat

LONGEST = 20_000
"""Moves after which a game counts as one that does not end."""


def random_players(seats: int) -> dict[Seat, engine.Player]:
    return {seat: RandomPlayer() for seat in range(seats)}


def usual_bots(match: engine.Match) -> dict[Seat, engine.Player]:
    return {seat: match.game.usual_bot() for seat in range(match.seats)}


def play(
    match: engine.Match, players: Mapping[Seat, engine.Player], seed: str = "players"
) -> Iterator[list[engine.Event]]:
    """Play on, one move at a time, until the game is over."""
    rng = engine.Rng(seed)
    while (move := next_move(match, players, rng)) is not None:
        yield match.submit(*move)
    must(match.over, f"{describe(match)}: nobody answers, and seats {list(match.pending())} are still asked")


@cache
def game_record(title: str, seats: int, seed: str, players: str = "random") -> dict[str, Any]:
    """The dump of a whole game."""
    match = engine.start(title, seats, seed)
    chosen = random_players(seats) if players == "random" else usual_bots(match)
    for _ in play(match, chosen):
        pass
    return match.dump()


def positions(
    title: str, seats: int, seed: str, *, count: int, players: str = "random"
) -> list[engine.Match]:
    """`count` positions spread over a whole game, as copies; all of a game that is shorter."""
    record = game_record(title, seats, seed, players)
    length = len(record["log"])
    wanted = {round(i * (length - 1) / max(1, count - 1)) for i in range(count)}
    match = engine.start(title, seats, seed)
    copies = []
    for number, move in enumerate(record["log"]):
        if number in wanted:
            copies.append(match.copy())
        match.submit(move["seat"], move["answer"])
    return copies


def other_truth(match: engine.Match, seat: Seat | None, seed: str) -> engine.Match:
    """Another truth that this seat could not tell from the real one."""
    truth = clone(match.state)
    match.game.imagine(truth, seat, engine.Rng(seed))
    return match.at(truth)


def variants(title: str) -> list[dict[str, Answer]]:
    """Every combination of a title's options."""
    parts = registry.game(title).options.parts
    values = [
        [option.id for option in part.choice.options] for part in parts if isinstance(part.choice, Pick)
    ]
    return [
        {part.id: value for part, value in zip(parts, chosen, strict=True)} for chosen in product(*values)
    ]


def describe(match: engine.Match) -> str:
    """Which position it is, and what is being done there: the step on top of the stack."""
    top = type(match.state.stack[-1]).__name__ if match.state.stack else "nothing"
    return (
        f"{match.game.id} with {match.seats} players, seed {match.seed!r}, options {match.options}, "
        f"after move {len(match.log)}, with the step {top} on top of the stack"
    )
