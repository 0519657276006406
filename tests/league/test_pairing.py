"""Pairing against what no schedule can beat."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.series.league.pairing import NOTHING, pair_all_rounds, pair_next_round, past_of, sizes_for
from engine.rng import Rng
from tests.league.bounds import count_different_pairs, most_different_pairs

QUALITY = 0.8
"""Of the bound, whatever the numbers; docs/leagues.md has what was measured."""


def test_tables_leave_as_few_people_out_as_possible() -> None:
    assert sizes_for(10, [4, 3], 4) == [4, 3, 3]
    assert sizes_for(12, [4, 3], 4) == [4, 4, 4]
    assert sizes_for(10, [4], 4) == [4, 4]
    assert sizes_for(5, [4, 3], 4) == [4]
    assert sizes_for(2, [3], 3) == []


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(
    st.integers(4, 24),
    st.sampled_from([(2,), (3,), (4,), (5,), (4, 3), (3, 4, 5)]),
    st.integers(1, 6),
    st.integers(),
)
def test_nearly_everyone_meets_whom_they_can(
    people: int, sizes: tuple[int, ...], rounds: int, seed: int
) -> None:
    names = [f"p{i}" for i in range(people)]
    made = pair_all_rounds(names, sizes, sizes[0], rounds, NOTHING, str(seed))
    assert count_different_pairs(made) >= QUALITY * most_different_pairs(people, made)
    for tables in made:
        seated = Counter(who for table in tables for who in table)
        assert set(seated.values()) <= {1}
        assert sum(seated.values()) == sum(sizes_for(people, sizes, sizes[0]))


@pytest.mark.parametrize(
    ("people", "size", "rounds"), [(9, 3, 4), (16, 4, 5), (8, 2, 7), (8, 4, 3), (40, 4, 6)]
)
def test_designs_that_exist_are_found(people: int, size: int, rounds: int) -> None:
    made = pair_all_rounds([f"p{i}" for i in range(people)], [size], size, rounds, NOTHING, "design")
    assert count_different_pairs(made) == most_different_pairs(people, made)


@pytest.mark.parametrize(
    ("people", "size", "rounds", "most"),
    [
        (6, 3, 2, 10),  # two tables of three from two tables: one pair of each sits together again
        (8, 4, 2, 20),
        (10, 5, 2, 32),
        (7, 3, 2, 12 - 1),  # one of them rested and meets two new people at either table
        (12, 4, 3, 18 + 15 + 15),
    ],
)
def test_the_bound_counts_those_who_must_meet_again(people: int, size: int, rounds: int, most: int) -> None:
    made = pair_all_rounds([f"p{i}" for i in range(people)], [size], size, rounds, NOTHING, "bound")
    assert most_different_pairs(people, made) == most
    assert count_different_pairs(made) == most


@settings(max_examples=60, deadline=None)
@given(st.integers(4, 9), st.integers(2, 4), st.sampled_from([2, 3, 4]), st.integers())
def test_nothing_beats_the_bound(people: int, rounds: int, size: int, seed: int) -> None:
    """Any schedule whatever, dealt at random."""
    rng, names = Rng(str(seed)), [f"p{i}" for i in range(people)]
    made = []
    for _ in range(rounds):
        rng.shuffle(names)
        made.append([names[i : i + size] for i in range(0, people - people % size, size)])
    assert count_different_pairs(made) <= most_different_pairs(people, made)


@pytest.mark.slow
@settings(max_examples=25, deadline=None)
@given(st.integers(2, 6), st.sampled_from([2, 3, 4, 5]), st.integers(1, 8), st.integers())
def test_everyone_has_every_seat_as_often_or_once_more(
    tables: int, size: int, rounds: int, seed: int
) -> None:
    names = [f"p{i}" for i in range(tables * size)]
    made = pair_all_rounds(names, [size], size, rounds, NOTHING, str(seed))
    sat = past_of(table for tables in made for table in tables).sat
    for who in names:
        held = [sat.get((who, seat), 0) for seat in range(size)]
        assert max(held) - min(held) <= 1


def test_byes_go_round() -> None:
    names = [f"p{i}" for i in range(7)]
    made = pair_all_rounds(names, [3], 3, 7, NOTHING, "byes")
    byes = Counter(who for tables in made for who in names if not any(who in table for table in tables))
    assert set(byes.values()) == {1}
    assert len(byes) == 7


def test_the_past_is_remembered() -> None:
    past = past_of([["a", "b"], ["c", "d"]], ["e"])
    assert {frozenset(table) for table in pair_next_round(["a", "b", "c", "d"], [2], 2, 1, past, "x")} <= {
        frozenset("ac"),
        frozenset("ad"),
        frozenset("bc"),
        frozenset("bd"),
    }
    (resting,) = set("abcde") - {
        who for t in pair_next_round(list("abcde"), [2], 2, 1, past, "x") for who in t
    }
    assert resting != "e"
