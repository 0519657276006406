"""Answers by the kind of their question: read and written the same way for one option and for several."""

import pytest

from engine.answers import chosen_branch, pick_answer, picked_ids
from engine.choice import Answer, Option, Pick, problem
from engine.text import text

OPTIONS = [Option(letter, text("yes")) for letter in "abc"]


@pytest.mark.parametrize(
    ("low", "high", "options", "answer"),
    [(1, 1, ["b"], "b"), (0, 1, [], []), (1, 2, ["b"], ["b"]), (0, 3, ["c", "a"], ["c", "a"])],
)
def test_what_is_picked_makes_the_answer_and_comes_back_from_it(
    low: int, high: int, options: list[str], answer: Answer
) -> None:
    choice = Pick(OPTIONS, low, high)
    assert pick_answer(choice, options) == answer
    assert problem(choice, answer) is None
    assert picked_ids(answer) == options


def test_a_branch_is_taken_with_what_is_said_there() -> None:
    assert chosen_branch({"sail": {"port": "tunis"}}) == ("sail", {"port": "tunis"})
