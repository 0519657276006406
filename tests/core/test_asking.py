"""A question being answered: what is settled, what a form starts with, and that every answer can be said."""

from collections.abc import Iterator
from itertools import chain, combinations, islice, permutations, product

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.asking import Asking, fill_settled, only_answer, start, steps_to, wrong_part
from engine.choice import (
    NOTHING,
    AllOf,
    Amount,
    Answer,
    Branch,
    Bucket,
    Choice,
    Line,
    OneOf,
    Option,
    Part,
    Pick,
    Share,
    problem,
    sample,
)
from engine.rng import Rng
from engine.text import text
from tests.core.strategies import choices

YES = text("yes")
MOST = 400
"""Answers of a question that are listed one by one."""


def options(count: int, *, free: int = 9) -> list[Option]:
    return [Option(f"o{i}", YES, None if i < free else text("no")) for i in range(count)]


def answers_to(choice: Choice) -> Iterator[Answer]:
    """Every legal answer, each once."""
    match choice:
        case Pick():
            free = [option.id for option in choice.options if option.blocked is None]
            ways = permutations if choice.ordered else combinations
            made = chain.from_iterable(ways(free, count) for count in range(choice.low, choice.high + 1))
            yield from (some[0] if choice.single else list(some) for some in made)
        case Amount():
            yield from range(choice.low, choice.high + 1, choice.step)
        case Share():
            for counts in product(*(range(bucket.low, bucket.high + 1) for bucket in choice.buckets)):
                if choice.low <= sum(counts) <= choice.high:
                    yield {bucket.id: count for bucket, count in zip(choice.buckets, counts, strict=True)}
        case OneOf():
            for branch in choice.branches:
                if branch.blocked is None:
                    yield from ({branch.id: inner} for inner in answers_to(branch.choice))
        case AllOf():
            for inner in product(*(list(answers_to(part.choice)) for part in choice.parts)):
                yield {part.id: answer for part, answer in zip(choice.parts, inner, strict=True)}
        case Line():
            yield from ("", "a")


@given(choices)
@settings(max_examples=300, deadline=None)
def test_what_is_settled_is_the_only_answer_there_is(choice: Choice) -> None:
    found = list(islice(answers_to(choice), MOST))
    assume(found)
    assert only_answer(choice) == (found[0] if len(found) == 1 else None)


@pytest.mark.parametrize(
    ("choice", "only"),
    [
        (Amount(3, 4, 2), 3),
        (Share([Bucket("a", YES, 1, 4), Bucket("b", YES, 2, 4)], 3, 3), {"a": 1, "b": 2}),
        (Share([Bucket("a", YES, 1, 1), Bucket("b", YES, 0, 4)], 3, 3), {"a": 1, "b": 2}),
        (Pick(options(1), ordered=True), "o0"),
        (Pick(options(2, free=1), 1, 2), ["o0"]),
        (Pick(options(3), 0, 0), []),
        (Pick(options(2), 2, 2), ["o0", "o1"]),
        (Pick(options(2), 2, 2, ordered=True), None),
        (OneOf([Branch("a", YES, Amount(2, 2)), Branch("b", YES, NOTHING, text("no"))]), {"a": 2}),
        (NOTHING, {}),
        (Line(5), None),
    ],
    ids=str,
)
def test_settled(choice: Choice, only: Answer | None) -> None:
    assert only_answer(choice) == only


@pytest.mark.parametrize(
    ("choice", "held"),
    [
        (Amount(0, 9, start=4), 4),
        (Share([Bucket("a", YES, 0, 3, start=2), Bucket("b", YES, 0, 3, start=1)], 0, 6), {"a": 2, "b": 1}),
        (Pick(options(3), start=("o1",)), "o1"),
        (Pick(options(3), 0, 2), []),
        (Pick(options(3)), None),
        (OneOf([Branch("a", YES, NOTHING), Branch("b", YES, NOTHING)]), None),
    ],
    ids=str,
)
def test_what_a_form_holds_before_it_is_touched(choice: Choice, held: Answer | None) -> None:
    assert start(choice) == held


def test_a_part_of_a_form_starts_at_the_first_of_its_words_unless_they_lie_on_the_board() -> None:
    words, places = Pick(options(3)), Pick([Option("a", YES, spot="A"), Option("b", YES, spot="B")])
    silence = OneOf([Branch("none", YES, NOTHING), Branch("claim", YES, Line(9))])
    trade = OneOf([Branch("goods", YES, Pick(options(3), 1, 2)), Branch("none", YES, NOTHING)])
    pay, usual = (Branch("pay", YES, Amount(1, 9, start=usual)) for usual in (None, 4))
    asks, proposes = (OneOf([way, Branch("none", YES, NOTHING)]) for way in (pay, usual))
    inner: list[Choice] = [words, places, silence, trade, asks, proposes]
    form = AllOf([Part(key, YES, part) for key, part in zip("wpstab", inner, strict=True)])
    assert start(form) == {"w": "o0", "s": {"none": {}}, "b": {"pay": 4}}


def test_what_leads_nowhere_is_held_by_no_form() -> None:
    way = OneOf([Branch("pay", YES, Amount(1, 9)), Branch("none", YES, NOTHING)])
    assert fill_settled(way, {"gone": None}, start=True) is None


@given(choices, st.integers(0, 10_000))
@settings(max_examples=200, deadline=None)
def test_every_answer_can_be_said_step_by_step(choice: Choice, seed: int) -> None:
    answer = sample(choice, Rng(str(seed)))
    asking = Asking(choice)
    for path, said in steps_to(choice, answer):
        assert asking.refusal(path, said) is None
        before, asking = asking, asking.put((path, said))
        assert before in (asking, asking.back()), "what is settled need not be said"
    assert asking.is_whole
    assert asking.next() is None
    assert asking.answer == answer
    assert Asking.toward(choice, answer).answer == answer
    assert asking.without_misfits().answer == answer


@given(choices, st.integers(0, 10_000))
@settings(max_examples=200, deadline=None)
def test_saying_what_is_open_next_leads_to_an_answer(choice: Choice, seed: int) -> None:
    rng, asking, said = Rng(str(seed)), Asking(choice), 0
    while (asked := asking.next()) is not None:
        assert not asking.is_whole
        asking = asking.put((asked.path, sample(asked.leaf, rng)))
        said += 1
        assert said < 100
    assert problem(choice, asking.answer) is None


@given(choices, st.integers(0, 10_000))
@settings(max_examples=200, deadline=None)
def test_a_form_holds_what_was_said_and_elsewhere_its_start(choice: Choice, seed: int) -> None:
    form = AllOf([Part("first", YES, choice), Part("then", YES, Amount(0, 9, start=4))])
    answer = sample(choice, Rng(str(seed)))
    asking = Asking(form).put(*steps_to(choice, answer, ("first",)))
    assert asking.contents(()) == {"first": answer, "then": 4}
    assert asking.reopen(("first",)).contents(("first",)) == start(form).get("first")


def test_what_others_took_meanwhile_is_said_no_longer() -> None:
    def form(free: int) -> AllOf:
        pick = OneOf([Branch("take", YES, Pick(options(3, free=free))), Branch("pass", YES, NOTHING)])
        return AllOf([Part("what", YES, pick), Part("pay", YES, Amount(0, 9))])

    asking = Asking(form(3)).put((("what",), "take"), (("what", "take"), "o2"), (("pay",), 5))
    left = Asking(form(2), asking.steps).without_misfits()
    assert left.steps == ((("what",), "take"), (("pay",), 5))
    gone = AllOf([Part("what", YES, OneOf([Branch("pass", YES, NOTHING)])), Part("pay", YES, Amount(0, 9))])
    assert Asking(gone, asking.steps).without_misfits().steps == ((("pay",), 5),)


def test_the_part_that_has_to_change_is_named() -> None:
    share = Share([Bucket("a", YES, 0, 2), Bucket("b", YES, 0, 2)], 1, 3)
    choice = AllOf([Part("pay", YES, Amount(0, 9)), Part("load", YES, OneOf([Branch("some", YES, share)]))])
    assert wrong_part(choice, {"pay": 10, "load": {"some": {"a": 1}}}) == ("pay",)
    assert wrong_part(choice, {"pay": 1}) == ("load",)
    assert wrong_part(choice, {"pay": 1, "load": {"some": {"b": 3}}}) == ("load", "some", "b")
    assert wrong_part(choice, {"pay": 1, "load": {"some": {"a": 2, "b": 2}}}) == ("load", "some")
