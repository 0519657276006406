"""Sea zones on the chart: lighting their water, and berths for the ships in them."""

from itertools import combinations

import pytest

from data.zones import zones
from render.berths import berths, inside
from render.canvas import Canvas
from render.chart import WIDE, Chart
from render.rect import Rect
from render.theme import CLASSIC

CHART = Chart(WIDE, Rect(24, 88, 1552, 770), zones=zones("serenissima"))


@pytest.fixture(scope="module")
def drawn() -> Canvas:
    page = Canvas((1600, 1000), 800, CLASSIC)
    CHART.draw(page)
    return page


def count(page: Canvas, colour: tuple[int, int, int]) -> int:
    found = page.image.getcolors(1 << 20) or []
    return sum(number for number, here in found if here == colour)


def test_lighting_a_zone_turns_its_water_and_nothing_else(drawn: Canvas) -> None:
    page = drawn.copy()
    CHART.light(page, "z_napoli")
    lit = count(page, CLASSIC.lit)
    assert lit > 1000
    lost = [count(drawn, tone) - count(page, tone) for tone in (CLASSIC.sea, CLASSIC.shallow)]
    assert sum(lost) == lit
    assert count(page, CLASSIC.land) == count(drawn, CLASSIC.land)
    assert count(page, CLASSIC.ink) == count(drawn, CLASSIC.ink)


def test_lighting_keeps_words_that_are_already_there(drawn: Canvas) -> None:
    page = drawn.copy()
    page.text(*CHART.centre("z_tunis"), "Tunis", 40, anchor="mm")
    before = count(page, CLASSIC.ink)
    CHART.light(page, "z_tunis")
    assert count(page, CLASSIC.ink) == before


@pytest.mark.parametrize("zone", CHART.zones.zones if CHART.zones else ())
def test_two_galleys_find_room_in_every_zone(zone: str) -> None:
    first, second = berths(CHART, zone, 2, 70, 50)
    assert inside(CHART.outline(zone), first.cx, first.cy)
    assert not first.overlap(second)


def test_galleys_stay_where_they_are_when_more_come() -> None:
    assert berths(CHART, "z_tunis", 4, 70, 50)[:2] == berths(CHART, "z_tunis", 2, 70, 50)


def test_berths_keep_clear_of_what_is_taken() -> None:
    (first,) = berths(CHART, "z_tunis", 1, 70, 50)
    others = berths(CHART, "z_tunis", 3, 70, 50, taken=[first])
    assert not any(one.overlap(other) for one, other in combinations((first, *others), 2))


def test_a_berth_is_on_the_water_where_there_is_enough() -> None:
    (found,) = berths(CHART, "z_tunis", 1, 70, 50)
    assert CHART.wet(found) > 0.95
