"""The pictures of Neptun."""

import pytest

from data import catalogue
from neptun.engine.components import HARBOURS
from neptun.render.artist import SEA, WINDS, turn_line
from render.canvas import Canvas
from render.rect import Rect
from render.theme import THEMES
from render.words import Words
from tests.titles.neptun_kit import RED, about_to_sail, choose_oars, load, oar, table


def drawn_over_names(sea: Canvas, port: str) -> list[Rect]:
    """Ships and badges, with two contracts for a port, that lie over a name, a port or a tile."""
    match = table()
    load(match, RED, {2: ("salt", port), 4: ("honey", port)})
    about_to_sail(match, RED, power=3)
    page, still = sea.copy(), sea.taken
    SEA.draw_state(page, match.view(RED), Words("en"))
    moved = page.taken[len(still) :]
    assert len(moved) == 4 + 1, "four ships and the badges of the port"
    return [rect for rect in moved if any(rect.overlap(other) for other in still)]


@pytest.mark.parametrize("locale", catalogue.locales())
def test_badges_of_contracts_cover_neither_names_nor_tiles(locale: str) -> None:
    sea = Canvas((1600, 900), 800, THEMES["classic"])
    SEA.draw(sea, Words(locale), furniture=(WINDS,))
    assert {port: over for port in HARBOURS if (over := drawn_over_names(sea, port))} == {}


def test_the_heading_tells_oars_that_all_choose_from_courses_that_all_are_asked_for() -> None:
    match = table()
    choose_oars(match, [[oar(1), oar(2)]] * 4)
    assert turn_line(match.view(None), Words("en")) == "Sailing, turn 1 of 5 · everyone chooses an oar card"
    for seat in range(4):
        match.submit(seat, oar(1))
    assert "waiting for" in turn_line(match.view(None), Words("en"))


def test_the_winds_leave_the_corner_of_the_map_to_the_buttons_of_a_browser() -> None:
    """At a desk they are 36 pixels wide, 10 from the edge of a map of 925."""
    page = SEA.chart.rect
    assert page.right - WINDS.right > 48 / 925 * page.w
