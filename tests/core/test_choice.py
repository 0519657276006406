"""The vocabulary of questions: legality, sampling and half-filled forms agree with each other."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import codec
from engine.choice import (
    NOTHING,
    AllOf,
    Amount,
    Branch,
    Bucket,
    Choice,
    OneOf,
    Option,
    Part,
    Pick,
    Share,
    answerable,
    problem,
    sample,
)
from engine.copying import clone
from engine.rng import Rng
from engine.text import Text, text
from tests.core.strategies import choices, json

WHY = text("no")
GOODS = [Option("silk", text("yes")), Option("wine", text("yes")), Option("gold", text("yes"), blocked=WHY)]


@given(choices, st.integers(0, 10**6))
def test_every_sample_is_legal(choice: Choice, seed: int) -> None:
    assert answerable(choice)
    assert problem(choice, sample(choice, Rng(str(seed)))) is None


@given(choices, json)
def test_any_answer_is_judged_without_a_crash(choice: Choice, answer: Any) -> None:
    reason = problem(choice, answer)
    assert reason is None or isinstance(reason, Text)


@pytest.mark.parametrize(
    ("choice", "answer", "key"),
    [
        (Pick(GOODS), "silk", None),
        (Pick(GOODS), ["silk"], "refuse-pick-one"),
        (Pick(GOODS), "tea", "refuse-unknown"),
        (Pick(GOODS), "gold", "no"),
        (Pick(GOODS, 0, 2), [], None),
        (Pick(GOODS, 0, 2), ["wine", "silk"], None),
        (Pick(GOODS, 1, 2), "silk", "refuse-pick-list"),
        (Pick(GOODS, 1, 2), [], "refuse-pick-count"),
        (Pick(GOODS, 1, 2), ["silk", "silk"], "refuse-pick-twice"),
        (Amount(0, 1400, 100), 300, None),
        (Amount(0, 1400, 100), 350, "refuse-amount-step"),
        (Amount(0, 1400, 100), 1500, "refuse-amount-range"),
        (Amount(0, 1), True, "refuse-amount-number"),
        (Share([Bucket("a", WHY, 0, 3), Bucket("b", WHY, 1, 3)], 2, 4), {"a": 1}, None),
        (Share([Bucket("a", WHY, 0, 3), Bucket("b", WHY, 1, 3)], 2, 4), {}, "refuse-share-total"),
        (Share([Bucket("a", WHY, 0, 3), Bucket("b", WHY, 1, 3)], 2, 4), {"b": 0}, "refuse-share-bucket"),
        (Share([Bucket("a", WHY, 0, 3)], 0, 3), {"c": 1}, "refuse-unknown"),
        (OneOf([Branch("done", WHY, NOTHING)]), {"done": {}}, None),
        (OneOf([Branch("done", WHY, NOTHING, blocked=WHY)]), {"done": {}}, "no"),
        (OneOf([Branch("done", WHY, NOTHING)]), {}, "refuse-one-of"),
        (AllOf([Part("n", WHY, Amount(0, 3))]), {"n": 2}, None),
        (AllOf([Part("n", WHY, Amount(0, 3))]), {}, "refuse-missing"),
        (AllOf([Part("n", WHY, Amount(0, 3))]), {"n": 2, "m": 1}, "refuse-unknown"),
    ],
)
def test_an_answer_is_judged_by_its_choice(choice: Choice, answer: Any, key: str | None) -> None:
    reason = problem(choice, answer)
    assert (reason.key if reason else None) == key


@pytest.mark.parametrize(
    "choice",
    [
        Pick([Option("a", WHY, blocked=WHY)]),
        Amount(3, 2),
        Share([Bucket("a", WHY, 0, 1)], 2, 3),
        OneOf([Branch("a", WHY, NOTHING, blocked=WHY), Branch("b", WHY, Amount(1, 0))]),
        AllOf([Part("a", WHY, Pick([]))]),
    ],
)
def test_a_question_without_an_answer_is_found_out(choice: Choice) -> None:
    assert not answerable(choice)


class Maker:
    """Counts how often each of its values is made."""

    def __init__(self) -> None:
        self.made: list[str] = []

    def of(self, name: str, value: Any) -> Callable[[], Any]:
        def make() -> Any:
            self.made.append(name)
            return value

        return make


def test_what_is_made_later_is_the_same_question_and_is_made_once() -> None:
    maker = Maker()
    goods = [Option("silk", maker.of("label", WHY), note=maker.of("note", None)), *GOODS[1:]]
    pick = Pick(goods, 1, 2, start=maker.of("start", ("silk",)))
    later = Branch("buy", maker.of("branch", WHY), maker.of("pick", pick), note=maker.of("why", WHY))
    plain_pick = Pick([Option("silk", WHY), *GOODS[1:]], 1, 2, start=("silk",))
    plain = Branch("buy", WHY, plain_pick, note=WHY)
    assert sample(OneOf([later]), Rng("a")) == sample(OneOf([plain]), Rng("a"))
    assert problem(OneOf([later]), {"buy": ["silk"]}) is None
    assert problem(OneOf([later]), {"buy": ["gold"]}) == WHY
    assert maker.made == ["pick"], "nobody has read the words yet"
    assert codec.encode(OneOf([later])) == codec.encode(OneOf([plain]))
    assert later == plain
    assert sorted(maker.made) == ["branch", "label", "note", "pick", "start", "why"]


def test_what_is_made_later_can_be_copied_and_changed() -> None:
    maker = Maker()
    later = Branch("buy", maker.of("label", WHY), maker.of("pick", Pick(GOODS)))
    assert replace(later, aside=True) == Branch("buy", WHY, Pick(GOODS), aside=True)
    assert clone(later) == later
    assert sorted(maker.made) == ["label", "pick"]


def test_a_maker_that_fails_is_asked_again_and_no_other_name_is_a_field() -> None:
    words: list[Text] = []
    option = Option("silk", lambda: words[0])
    with pytest.raises(IndexError):
        _ = option.label
    words.append(WHY)
    assert option.label == WHY
    with pytest.raises(AttributeError, match="Option has no"):
        getattr(option, "choice")  # noqa: B009  # a checker knows that there is none


def test_what_is_free_is_what_is_not_blocked() -> None:
    assert Pick(GOODS).free == ["silk", "wine"]
    branches = [Branch("silk", WHY, Amount(1, 3)), Branch("gold", WHY, NOTHING, blocked=WHY)]
    assert OneOf(branches).free == {"silk": branches[0]}


@pytest.mark.parametrize(
    ("low", "high", "tight"),
    [(3, 3, True), (1, 4, True), (2, 5, True), (0, 4, True), (1, 5, False), (0, 5, False)],
)
def test_a_total_is_said_where_a_player_feels_it(low: int, high: int, tight: bool) -> None:
    buckets = [Bucket("silk", text("yes"), 0, 3), Bucket("wine", text("yes"), 0, 2)]
    assert Share(buckets, low, high).is_tight == tight


def test_the_least_price_is_no_limit_that_a_player_feels() -> None:
    prices = [Bucket(name, text("yes"), 0, 130, unit=5) for name in ("park", "palace")]
    assert not Share(prices, 5, 260).is_tight
