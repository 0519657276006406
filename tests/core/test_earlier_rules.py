"""A game begun by earlier rules of its title goes on by the present ones, from where it stands."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields
from typing import Any
from unittest.mock import patch

import pytest

import engine
from engine import registry
from engine.choice import Answer
from engine.core import Dealer
from engine.match import Match
from tests.core.toy import State, Toy, toy_box


class Corrected(Toy):
    """The same game, its code corrected where this match did not go."""

    rules_version = 2


class Richer(Toy):
    """A game that would have begun in another way."""

    rules_version = 2

    def setup(self, seats: int, options: dict[str, Answer], dealer: Dealer) -> State:
        made = super().setup(seats, options, dealer)
        made.purses = [purse + 2 for purse in made.purses]
        return made


@dataclass(slots=True, kw_only=True)
class Longer(State):
    """What the state knows since."""

    guests: int = 0


class Remembering(Corrected):
    state_type = Longer

    def setup(self, seats: int, options: dict[str, Answer], dealer: Dealer) -> Longer:
        made = super().setup(seats, options, dealer)
        return Longer(**{one.name: getattr(made, one.name) for one in fields(made)})


@contextmanager
def now(game: Toy) -> Iterator[None]:
    with patch.object(registry, "games", lambda: {"toy": game}):
        yield


@pytest.fixture
def begun() -> dict[str, Any]:
    """After the first card was taken and one bid of the second round was made."""
    with toy_box():
        match = engine.start("toy", 3, "seed")
        for seat, bid in enumerate((1, 3, 2)):
            match.submit(seat, bid)
        match.submit(1, {"take": {}})
        match.submit(2, 4)
        stored: dict[str, Any] = json.loads(json.dumps(match.dump()))
    return stored


def played_out(match: Match) -> Match:
    while pending := match.pending():
        seat, decision = next(iter(pending.items()))
        match.submit(seat, decision.default)
    return match


@pytest.mark.parametrize("game", [Corrected(), Remembering()], ids=["corrected", "with a new field"])
def test_moves_that_come_to_the_same_can_be_taken_back_as_ever(game: Toy, begun: dict[str, Any]) -> None:
    with now(game):
        match = engine.load(begun)
        assert match.earliest() == 0
        assert match.undo(2).log == match.log[:-1]
        assert match.rewound(2).base is None
        assert engine.replay(begun).fingerprint() == match.fingerprint()


def test_moves_that_would_come_to_something_else_stand_and_play_goes_on(begun: dict[str, Any]) -> None:
    with now(Richer()):
        match = engine.load(begun)
        assert match.view(None).purses == [10, 7, 10], "as it stood, not as it would have begun"
        assert match.earliest() == 5
        with pytest.raises(engine.CannotUndo) as stands:
            match.undo(2)
        assert stands.value.reason.key == "undo-rules"

        match.submit(0, 6)
        assert match.undo(0).fingerprint() == engine.load(begun).fingerprint()
        again = engine.load(json.loads(json.dumps(played_out(match).dump())))
        assert again.earliest() == 5
        assert again.rewound(5).pending().keys() == {0, 1}
        assert engine.replay(again.dump()).fingerprint() == match.fingerprint()
        assert match.result() is not None


def test_what_the_log_says_after_the_change_is_still_checked(begun: dict[str, Any]) -> None:
    with now(Richer()):
        match = engine.load(begun)
        match.submit(0, 6)
        record = match.dump()
        record["log"][-1]["answer"] = 5
        with pytest.raises(engine.BadRecord, match="lead to the stored state"):
            engine.replay(record)


def test_a_record_by_earlier_rules_must_have_its_fingerprint(begun: dict[str, Any]) -> None:
    begun["state"]["purses"][0] = 99
    with now(Richer()), pytest.raises(engine.BadRecord, match="fingerprint"):
        engine.load(begun)


def test_a_take_over_that_cannot_have_been_is_refused(begun: dict[str, Any]) -> None:
    impossible: list[dict[str, Any]] = [{"moves": 4}, {"moves": 99}, {"answered": [5]}, {"state": {}}]
    with now(Richer()):
        record = engine.load(begun).dump()
        for wrong in impossible:
            with pytest.raises(engine.BadRecord):
                engine.load({**record, "base": {**record["base"], **wrong}})


def test_a_second_change_takes_over_where_the_game_stands_then(begun: dict[str, Any]) -> None:
    class Third(Richer):
        rules_version = 3

    with now(Richer()):
        match = engine.load(begun)
        match.submit(0, 6)
        stored = match.dump()
    with now(Third()):
        assert engine.load(stored).earliest() == 6
