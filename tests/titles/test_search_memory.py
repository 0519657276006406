"""A search works without the garbage collector: it leaves it as it was, and leaves it nothing to do."""

import gc
from collections.abc import Iterator

import pytest

from engine.match import Match
from engine.rng import Rng
from engine.search import Budget, think
from tests.kit_search import searched_positions

MOST_LEFT = 5000
"""Objects in reference cycles after a search; those of one memory would be tens of thousands."""


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


def search_at(position: tuple[Match, int]) -> None:
    match, seat = position
    think(match, seat, Rng("memory"), Budget(moves=400))


@pytest.mark.parametrize("title", ["genoa", "mediterranee", "neptun", "oltremare", "serenissima"])
def test_a_search_frees_what_it_made(title: str, no_collector: None) -> None:
    first, second, *_ = searched_positions(title)
    search_at(first)
    gc.collect()
    search_at(second)
    assert gc.collect() < MOST_LEFT


def test_the_collector_is_on_after_a_search_if_it_was_before() -> None:
    position = searched_positions("oltremare")[0]
    assert gc.isenabled()
    search_at(position)
    assert gc.isenabled()


def test_a_collector_that_was_off_stays_off(no_collector: None) -> None:
    search_at(searched_positions("oltremare")[0])
    assert not gc.isenabled()
