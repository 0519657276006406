"""What bots keep from one question to the next is what they would find if they judged each afresh."""

import sys
from typing import Any

import pytest

import engine
from engine.players import next_move
from engine.rng import Rng
from tests.kit import positions

GAMES = [("mediterranee", 3), ("neptun", 3), ("neptun", 4)]
PACKAGES = {"mediterranee": "engine.mediterranee", "neptun": "neptun.engine"}
EVERY = 9
"""At every such move, positions are judged for all seats."""


def forget(title: str) -> None:
    """Empty every table that a function of the title keeps."""
    for name, module in list(sys.modules.items()):
        if name.startswith(PACKAGES[title]):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def judgements(title: str, seats: int, seed: str, *, afresh: bool) -> list[Any]:
    """Every answer of a game between usual and search bots, what they weighed, and worths of positions."""
    match = engine.start(title, seats, seed)
    judgement = match.game.judgement()
    players = {seat: judgement.search_bot() if seat % 2 else match.game.usual_bot() for seat in range(seats)}
    rng = Rng(f"{seed}/players")
    judged: list[Any] = []
    while True:
        if afresh:
            forget(title)
        if (move := next_move(match, players, rng)) is None:
            return judged
        seat, decision = move[0], match.pending()[move[0]]
        weighed = judgement.first_tries(match.view(seat), decision, Rng("weighed"))
        judged.append((move, [(option.worth, option.answer) for option in weighed]))
        if len(judged) % EVERY == 0:
            judged.append([judgement.worth(match.state, other) for other in range(seats)])
        match.submit(*move)


@pytest.mark.parametrize("title", ["genoa", "mediterranee", "neptun", "oltremare", "serenissima"])
def test_a_position_is_worth_the_same_to_all_at_once_as_to_each(title: str) -> None:
    for match in positions(title, 3, "worths", count=8):
        judgement = match.game.judgement()
        assert judgement.worths(match.state) == [judgement.worth(match.state, seat) for seat in range(3)]


@pytest.mark.parametrize(("title", "seats"), GAMES)
def test_judgement_that_is_kept_is_judgement_from_scratch(title: str, seats: int) -> None:
    """Tables are filled by another game first, so that what belongs to that one would be noticed."""
    judgements(title, seats, "another", afresh=False)
    kept = judgements(title, seats, "kept", afresh=False)
    assert kept == judgements(title, seats, "kept", afresh=True)
