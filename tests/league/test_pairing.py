"""Pairing against what no schedule can beat."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.league.pairing import NOTHING, bound, different, past_of, plan, schedule, sizes_for


def test_tables_leave_as_few_people_out_as_possible() -> None:
    assert sizes_for(10, [4, 3], 4) == [4, 3, 3]
    assert sizes_for(12, [4, 3], 4) == [4, 4, 4]
    assert sizes_for(10, [4], 4) == [4, 4]
    assert sizes_for(5, [4, 3], 4) == [4]
    assert sizes_for(2, [3], 3) == []


@settings(max_examples=25, deadline=None)
@given(
    st.integers(4, 24),
    st.sampled_from([(2,), (3,), (4,), (4, 3), (3, 4, 5)]),
    st.integers(1, 6),
    st.integers(),
)
def test_nearly_everyone_meets_whom_they_can(
    people: int, sizes: tuple[int, ...], rounds: int, seed: int
) -> None:
    names = [f"p{i}" for i in range(people)]
    made = schedule(names, sizes, sizes[0], rounds, NOTHING, str(seed))
    crowded = len(made[0]) < max(map(len, made[0]))  # fewer tables than seats: some must meet again
    assert different(made) >= (0.65 if crowded else 0.85) * bound(people, made)
    for tables in made:
        seated = Counter(who for table in tables for who in table)
        assert set(seated.values()) <= {1}
        assert sum(seated.values()) == sum(sizes_for(people, sizes, sizes[0]))


def test_designs_that_exist_are_found_or_nearly_so() -> None:
    for people, size, rounds, least in [(9, 3, 4, 1.0), (16, 4, 5, 1.0), (8, 2, 7, 1.0), (40, 4, 6, 0.98)]:
        made = schedule([f"p{i}" for i in range(people)], [size], size, rounds, NOTHING, "design")
        assert different(made) >= least * bound(people, made)


@settings(max_examples=15, deadline=None)
@given(st.integers(2, 6), st.sampled_from([3, 4]), st.integers())
def test_seats_are_balanced(tables: int, size: int, seed: int) -> None:
    names = [f"p{i}" for i in range(tables * size)]
    made = schedule(names, [size], size, size, NOTHING, str(seed))
    sat = past_of(table for tables in made for table in tables).sat
    worst = max(sat.values())
    assert worst <= 2
    first = [sat.get((who, 0), 0) for who in names]
    assert sum(count == 1 for count in first) >= 0.6 * len(names)


def test_byes_go_round() -> None:
    names = [f"p{i}" for i in range(7)]
    made = schedule(names, [3], 3, 7, NOTHING, "byes")
    byes = Counter(who for tables in made for who in names if not any(who in table for table in tables))
    assert set(byes.values()) == {1}
    assert len(byes) == 7


def test_the_past_is_remembered() -> None:
    past = past_of([["a", "b"], ["c", "d"]], ["e"])
    assert {frozenset(table) for table in plan(["a", "b", "c", "d"], [2], 2, 1, past, "x")} <= {
        frozenset("ac"),
        frozenset("ad"),
        frozenset("bc"),
        frozenset("bd"),
    }
    (resting,) = set("abcde") - {who for t in plan(list("abcde"), [2], 2, 1, past, "x") for who in t}
    assert resting != "e"
