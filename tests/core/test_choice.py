"""The vocabulary of questions: legality, sampling and half-filled forms agree with each other."""

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
from engine.lazy import BranchByBranch, LazyAllOf, LazyBranch, LazyOneOf, LazyPick, LazyShare, open_branch
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


def test_what_is_made_later_is_the_same_question_and_is_made_once() -> None:
    made: list[str] = []

    def goods() -> list[Option]:
        made.append("goods")
        return GOODS

    def pick() -> Choice:
        made.append("pick")
        return LazyPick(["silk", "wine"], goods)

    later, plain = LazyBranch("buy", WHY, pick), Branch("buy", WHY, Pick(GOODS))
    assert made == []
    assert problem(OneOf([later]), sample(OneOf([later]), Rng("a"))) is None
    assert made == ["pick"], "nobody has read the words yet"
    assert problem(later.choice, "gold") == WHY
    assert codec.encode(OneOf([later])) == codec.encode(OneOf([plain]))
    assert made == ["pick", "goods"]


class LaterForm(LazyAllOf):
    """Two fields that get their words later."""

    __slots__ = ()

    def __init__(self) -> None:
        self.fields = {"what": Pick(GOODS), "count": Amount(1, 3)}

    def label(self, key: str) -> Text:
        return text(key)


LATER_ANSWERS: list[Any] = [
    {"what": "silk", "count": 2},
    {"what": "gold", "count": 2},
    {"what": "silk", "count": 4},
    {"what": "silk"},
    {"what": "silk", "count": 2, "more": 1},
    {"what": "silk", "other": 2},
    ["silk"],
]


@pytest.mark.parametrize("answer", LATER_ANSWERS)
def test_a_form_made_later_judges_and_samples_as_the_plain_one(answer: Any) -> None:
    plain = AllOf([Part("what", text("what"), Pick(GOODS)), Part("count", text("count"), Amount(1, 3))])
    assert problem(LaterForm(), answer) == problem(plain, answer)
    assert sample(LaterForm(), Rng("a")) == sample(plain, Rng("a"))
    assert codec.encode(LaterForm()) == codec.encode(plain)


SHARED_ANSWERS: list[Any] = [
    {"silk": 2},
    {"silk": 3, "wine": 2},
    {"silk": 2, "wine": 2},
    {},
    {"silk": 0},
    {"silk": 4},
    {"silk": -1, "wine": 2},
    {"silk": "2"},
    {"silk": True},
    {"gold": 1},
    ["silk"],
]


@pytest.mark.parametrize("answer", SHARED_ANSWERS)
def test_buckets_made_later_are_judged_and_sampled_as_plain_ones(answer: Any) -> None:
    made: list[str] = []

    def buckets() -> list[Bucket]:
        made.append("buckets")
        return [Bucket("silk", text("yes"), 0, 3), Bucket("wine", text("no"), 0, 2)]

    plain, later = Share(buckets(), 1, 4), LazyShare({"silk": 3, "wine": 2}, buckets, 1, 4)
    reason = problem(plain, answer)
    assert problem(later, answer) == reason
    assert reason is not None or made == ["buckets"], "a legal answer needs no words"
    assert sample(later, Rng("a")) == sample(plain, Rng("a"))
    assert codec.encode(later) == codec.encode(plain)


class LaterBranches(LazyOneOf):
    """Goods to buy, each made when it is looked into."""

    __slots__ = ("made",)

    def __init__(self) -> None:
        super().__init__(["silk", "wine"])
        self.made: list[str] = []

    def within(self, key: str) -> Choice:
        self.made.append(key)
        return Amount(1, 3)

    def all_branches(self) -> list[Branch]:
        return [Branch(key, text(key), Amount(1, 3)) for key in ("silk", "wine")]


def test_what_was_sampled_is_judged_without_being_made_again() -> None:
    choice = LaterBranches()
    ((key, count),) = sample(choice, Rng("a")).items()
    assert problem(choice, {key: count}) is None
    assert choice.made == [key]
    assert problem(choice, {key: 4}) == problem(Amount(1, 3), 4)
    assert problem(choice, {"gold": 1}) == problem(OneOf(choice.branches), {"gold": 1})


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


def test_branches_are_made_one_by_one() -> None:
    made: list[str] = []

    def make(key: str) -> Branch:
        made.append(key)
        return Branch(key, text("plain", what=key), NOTHING, text("yes") if key == "blocked" else None)

    choice = BranchByBranch(["first", "blocked", "last"], make)
    assert choice.problem({"last": {}}) is None
    assert open_branch(choice, "last") is not None
    assert made == ["last"]
    assert open_branch(choice, "blocked") is None
    assert open_branch(choice, "none") is None
    assert choice.problem({"blocked": {}}) == text("yes")
    assert choice.problem({"none": {}}) is not None
    assert [branch.id for branch in choice.branches] == ["first", "blocked", "last"]
    assert sorted(made) == ["blocked", "first", "last"]
    plain = OneOf(choice.branches)
    assert [open_branch(plain, key) is None for key in ("first", "blocked", "none")] == [False, True, True]
