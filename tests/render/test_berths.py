"""A ship that stays is drawn where it was, whatever comes or goes beside it."""

from typing import Any

import pytest

import engine
from render.artist import Brush, artist
from render.berths import berth_numbers, place_of_berth
from render.rect import Rect
from render.words import Words
from tests.kit import finished
from tests.render.live_games import drawing_of

WORDS = Words("en", ["Ada", "Bo", "Cy", "Di", "Eli"])


def ships(title: str, view: Any) -> dict[str, str]:
    """Every ship, and where the rules have it."""
    if title == "serenissima":
        fleet = view.galleys.values()
        return {f"galley-{galley.number}": f"{galley.zone} {galley.owner}" for galley in fleet}
    if title == "mediterranee":
        return {f"galley-{galley.number}": galley.zone for galley in view.galleys}
    return {f"ship-{seat}": merchant.port for seat, merchant in enumerate(view.merchants)}


@pytest.mark.parametrize("players", ["house", "random"])
@pytest.mark.parametrize("title", ["serenissima", "oltremare", "neptun", "mediterranee"])
def test_a_ship_that_stays_is_drawn_where_it_was(title: str, players: str) -> None:
    seats = engine.game(title).seats[-1]
    match, drawer = engine.start(title, seats, "crowd"), artist(title)
    before: dict[str, tuple[str, str]] = {}
    shared = 0
    for move in finished(title, seats, "crowd", players)["log"]:
        match.submit(move["seat"], move["answer"])
        there = ships(title, match.view(None))
        if {name: place for name, (place, _) in before.items()} == there:
            continue
        view, brush = match.view(None), Brush(WORDS, live=True)
        pieces = drawing_of(drawer.chart(view, brush)).pieces
        whole = drawing_of(drawer.board(view, brush)).pieces
        now = {name: (place, pieces[f"piece-{name}"].at) for name, place in there.items()}
        assert {name: (place, whole[f"piece-{name}"].at) for name, place in there.items()} == now
        for name, (place, at) in now.items():
            if name in before and before[name][0] == place:
                assert before[name][1] == at, f"{name} at {place}"
        assert len({at for _, at in now.values()}) == len(now), "no ship hides another"
        shared += len(set(there.values())) < len(there)
        before = now
    assert shared, "ships met"


def test_two_ships_of_a_game_without_berths_have_two() -> None:
    assert berth_numbers([("a", 0), ("a", 0), ("b", 0), ("a", 1)]) == [0, 2, 0, 1]


def test_ships_without_room_are_stacked_on_the_last() -> None:
    places = [Rect(0, 0, 10, 10), Rect(20, 0, 10, 10)]
    assert [place_of_berth(places, berth) for berth in (0, 1)] == places
    first, second = place_of_berth(places, 2), place_of_berth(places, 3)
    assert 20 < first.x < second.x
    assert 0 > first.y > second.y
