"""Candidates that come to the same position in a search are played on once, and end as if each were."""

from typing import Any

import pytest

from engine import search
from engine.match import Match
from engine.players import next_move
from engine.rng import Rng
from engine.search import Budget, Care, Thought, think
from tests.kit_search import searched_positions

RARELY_SHARED = ("neptun", "serenissima")
"""Titles whose candidates need not come to the same position in the few questions of this test."""


def facts(thought: Thought) -> Any:
    ends = [(candidate.answer, candidate.ends) for candidate in thought.candidates]
    return thought.answer, thought.gain, thought.moves, ends


@pytest.mark.parametrize("title", ["genoa", "mediterranee", "neptun", "oltremare", "serenissima"])
def test_a_shared_play_out_ends_as_if_it_were_played(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def count_and_play(*args: Any) -> Any:
        played[-1] += 1
        return next_move(*args)

    def think_all(positions: list[tuple[Match, int]]) -> list[Any]:
        played.append(0)
        budget, care = Budget(moves=400), Care(most_moves=100)
        return [facts(think(match, seat, Rng("think"), budget, care)) for match, seat in positions]

    monkeypatch.setattr(search, "next_move", count_and_play)
    positions = searched_positions(title)
    shared = think_all(positions)
    monkeypatch.setattr("engine.search._Race._known_end", lambda *_: None)
    assert shared == think_all(positions)
    assert played[0] < played[1] or title in RARELY_SHARED
