"""The sea that titles share: ports within the frame, routes cut at it, and a berth for every ship."""

from dataclasses import dataclass
from itertools import combinations

import pytest

import engine
from render.chart import Chart, Window
from render.live import live_board
from render.port_sea import Moored, PortSea, port_berths
from render.rect import Rect
from render.svg.plotting import LAND
from render.words import Words
from tests.render.live_games import drawing_of


@dataclass(frozen=True)
class Port:
    lon: float
    lat: float


class Sea(PortSea):
    places = {"venice": Port(12.3, 45.4), "corfu": Port(19.9, 39.6), "lisbon": Port(-9.1, 38.7)}


SEA = Sea(Chart(Window(8, 34, 26, 46), Rect(0, 0, 800, 700)))
SIZE = (60.0, 40.0)


def test_a_port_outside_of_the_frame_is_not_shown_and_a_route_to_it_ends_there() -> None:
    assert SEA.ports() == ["venice", "corfu"]
    (way,) = SEA.runs("venice", [(17.0, 42.0)], "lisbon")
    assert way[0] == SEA.xy("venice")
    assert all(SEA.chart.inside.holds(Rect(*dot, 0, 0)) for dot in way)
    assert SEA.runs("lisbon", [], "lisbon") == []


def test_ships_in_one_port_have_berths_apart_and_the_first_may_be_in_the_port() -> None:
    for first_inside in (True, False):
        berths = port_berths(SEA, (), 3, SIZE, 20, first_inside=first_inside)
        here = Rect(*SEA.xy("corfu"), 0, 0)
        assert [rect.holds(here) for rect in berths["corfu"]] == [first_inside, False, False]
        assert not any(one.overlap(other) for one, other in combinations(berths["corfu"], 2))
    ships = SEA.ships_at([(0, "corfu", 1), (1, "lisbon", 0), (2, "corfu", 1)], berths)
    assert [(ship.seat, ship.port) for ship in ships] == [(0, "corfu"), (2, "corfu")]
    assert ships[0].rect == berths["corfu"][1]
    assert ships[1].rect == berths["corfu"][0], "of two with the same number, the later has a free berth"


@pytest.mark.parametrize("title", ["neptun", "oltremare"])
def test_the_light_on_a_port_is_above_the_land_and_below_the_names(title: str) -> None:
    view = engine.start(title, 3, "lights").view(None)
    still = drawing_of(live_board(title, view, Words("en"))).still
    assert LAND in still.under
    assert LAND not in still.over
    assert "</text>" in still.over


def test_a_rope_passes_below_the_names_on_its_way() -> None:
    x, y = SEA.xy("corfu")
    ship = Moored(0, "corfu", Rect.around(x + 200, y, 60, 0))
    port, near, far = (Rect.around(x + away, y, 40, 24) for away in (0, 60, 90))
    assert SEA.rope_parts(ship, []) == [[(x, y), (x + 200, y)]]
    assert SEA.rope_parts(ship, [Rect(0, 0, 9, 9), far, port, near]) == [
        [(x, y), (x + 40, y)],
        [(x + 110, y), (x + 200, y)],
    ]
    tile = Rect.around(x + 50, y + 50, 20, 20)
    parts = SEA.rope_parts(Moored(0, "corfu", Rect.around(x + 100, y + 100, 60, 0)), [near, tile])
    assert len(parts) == 2
    assert not any(max(tile.with_margin(-0.1).passage(*part)) for part in parts)
