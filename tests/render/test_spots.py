"""Places that can be clicked lie on themselves: on their own label or mark, and on nobody else's."""

from collections.abc import Sequence
from itertools import combinations

import pytest

import engine
from engine.mediterranee.components import PORTS as MEDITERRANEE_PORTS
from engine.oltremare.components import PORTS as OLTREMARE_PORTS
from engine.serenissima.components import PORTS, ZONES
from engine.serenissima.ids import port_id, zone_id
from neptun.engine.components import PORTS as NEPTUN_PORTS
from neptun.render.artist import SEA as NEPTUN_SEA
from render.berths import inside
from render.genoa.grid import cells, screen_grid, square
from render.live import live_board
from render.mediterranee.map import board_layout
from render.oltremare.artist import SEA as OLTREMARE_SEA
from render.picture import Spot
from render.rect import Rect
from render.serenissima.chart import CHART, EDGE, port_rects
from render.shapes import clip, corners, without
from render.strokes import Dot, area
from render.words import Words
from tests.render.live_games import drawing_of

Marks = dict[str, list[Dot]]


def spots(title: str) -> dict[str, Spot]:
    """Every spot of a new board, in units of the page."""
    match = engine.start(title, max(engine.game(title).seats), "spots")
    live = live_board(title, match.view(None), Words("en"))
    left, top, w, h = drawing_of(live).box
    return {
        one.id: Spot(
            one.id,
            left + one.x * w,
            top + one.y * h,
            one.w * w,
            one.h * h,
            one.name,
            tuple(tuple((left + x * w, top + y * h) for x, y in ring) for ring in one.shape),
            one.within,
        )
        for one in live.spots
    }


def box(spot: Spot) -> Rect:
    return Rect(spot.x, spot.y, spot.w, spot.h)


def holds(spot: Spot, dot: Dot) -> bool:
    """Whether a point lies in the true shape of a spot."""
    if not spot.shape:
        return box(spot).holds(Rect(*dot, 0, 0))
    return sum(_turns(ring) for ring in spot.shape if inside(list(ring), *dot)) != 0


def _turns(ring: Sequence[Dot]) -> int:
    """1 for a ring that runs clockwise, -1 for one that runs the other way."""
    around = zip(ring, [*ring[1:], ring[0]], strict=True)
    return 1 if sum(ax * by - bx * ay for (ax, ay), (bx, by) in around) > 0 else -1


def wrong(found: dict[str, Spot], marks: Marks) -> list[str]:
    """Marks at which a press would mean another spot: parts come first, then the small."""
    said = []
    for place, dots in marks.items():
        for dot in dots:
            held = {other for other in marks if holds(found[other], dot)}
            if (
                min(held, key=lambda other: (not found[other].within, _extent(found[other])), default=None)
                != place
            ):
                said.append(f"the mark of {place} is held by {sorted(held)}")
    return said


def _extent(spot: Spot) -> float:
    """The area of the box around the true shape."""
    dots = [dot for ring in spot.shape for dot in ring] or [
        (spot.x, spot.y),
        (spot.x + spot.w, spot.y + spot.h),
    ]
    xs, ys = [x for x, _ in dots], [y for _, y in dots]
    return (max(xs) - min(xs)) * (max(ys) - min(ys))


def label(rect: Rect) -> list[Dot]:
    """Points along the middle of a label."""
    return [(rect.x + rect.w * share, rect.cy) for share in (0.1, 0.3, 0.5, 0.7, 0.9)]


def test_serenissima_is_clicked_on_its_own_ports_and_waters() -> None:
    found = spots("serenissima")
    marks = {port_id(name): label(_port(name)) for name in PORTS}
    marks |= {zone_id(zone): [(box(found[zone_id(zone)]).cx, box(found[zone_id(zone)]).cy)] for zone in ZONES}
    assert wrong(found, marks) == []
    assert [place for place in marks if not found[place].name] == []


def _port(name: str) -> Rect:
    rect = port_rects()[name]
    return Rect(rect.x, rect.y + EDGE, rect.w, rect.h - EDGE)


def test_the_boxes_of_waters_lie_on_no_port_of_serenissima() -> None:
    """Ragusa once lay on the label of Napoli."""
    found = spots("serenissima")
    ports = {name: _port(name) for name in PORTS}
    over = [
        (zone, name)
        for zone in ZONES
        for name, rect in ports.items()
        if box(found[zone_id(zone)]).overlap(rect)
    ]
    assert over == []
    away = [zone for zone in ZONES if not inside(CHART.outline(zone), *_middle(found[zone_id(zone)]))]
    assert away == []


def _middle(spot: Spot) -> Dot:
    return box(spot).cx, box(spot).cy


def test_mediterranee_is_clicked_on_its_own_ports_and_waters() -> None:
    found, layout = spots("mediterranee"), board_layout()
    marks = {f"port:{port}": label(layout.plots[port].card) for port in MEDITERRANEE_PORTS}
    marks |= {f"zone:{zone}": [_middle(found[f"zone:{zone}"])] for zone in layout.berths}
    assert wrong(found, marks) == []
    cards = [plot.card for plot in layout.plots.values()]
    assert not [zone for zone in layout.berths for card in cards if box(found[f"zone:{zone}"]).overlap(card)]


def test_ports_on_a_route_are_clicked_on_their_own_marks_and_names() -> None:
    for title, sea, ports in (
        ("neptun", NEPTUN_SEA, NEPTUN_PORTS),
        ("oltremare", OLTREMARE_SEA, OLTREMARE_PORTS),
    ):
        found = spots(title)
        names = {f"port:{port}": found[f"port:{port}"].shape[1] for port in ports}
        marks = {f"port:{port}": [sea.xy(port), _centre(names[f"port:{port}"])] for port in ports}
        assert wrong(found, marks) == []


def _centre(ring: Sequence[Dot]) -> Dot:
    return sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring)


def test_a_building_of_genoa_is_clicked_on_all_of_its_squares() -> None:
    found, grid = spots("genoa"), screen_grid("depot")
    marks = {
        f"space:{space}": [(square(grid, *place).cx, square(grid, *place).cy) for place in squares]
        for space, squares in cells("depot").items()
    }
    assert any(len(dots) == 3 for dots in marks.values())
    assert wrong(found, marks) == []


@pytest.mark.parametrize("title", ["genoa", "neptun"])
def test_a_desk_shows_all_of_a_chart_in_letters_of_11_pixels(title: str) -> None:
    """22 units are 11 pixels; at 1280 x 720 the stage has 923 x 467 of them."""
    match = engine.start(title, 3, "a desk")
    box = drawing_of(live_board(title, match.view(0), Words("en"))).box
    assert box.w <= 2 * 923
    assert box.h <= 2 * 467
    assert box.w >= 1.5 * box.h, "nor does it leave bands beside it"


# --- shapes -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rect", "left"),
    [(Rect(2, 2, 4, 4), 16), (Rect(-5, -5, 10, 10), 25), (Rect(20, 20, 5, 5), 0), (Rect(-1, 2, 20, 3), 30)],
)
def test_a_shape_is_cut_at_the_edges_of_a_rectangle(rect: Rect, left: float) -> None:
    cut = clip(corners(Rect(0, 0, 10, 10)), rect)
    assert (area(cut) if cut else 0) == pytest.approx(left)


def test_what_is_cut_out_of_a_shape_is_not_in_it() -> None:
    ell = [(0, 0), (10, 0), (10, 4), (4, 4), (4, 10), (0, 10)]
    holes = [Rect(1, 1, 2, 2), Rect(8, 1, 6, 6), Rect(5, 5, 3, 3)]
    spot = Spot("ell", 0, 0, 10, 10, "", without(ell, holes))
    assert not any(one.overlap(other) for one, other in combinations(holes, 2))
    assert [dot for dot in ((2, 2), (9, 2), (6, 6), (12, 2)) if holds(spot, dot)] == []
    assert all(holds(spot, dot) for dot in ((0.5, 0.5), (6, 2), (2, 8)))
