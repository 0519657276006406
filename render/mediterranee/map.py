"""Where everything stands on the board of Méditerranée: the chart, the cards of the ports, the names."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from math import cos, pi, sin

from data.language import locales
from data.zones import zones
from engine.mediterranee.components import BOX, PORTS, ZONES
from render import lettering
from render.berths import Ranked, box_in, cheapest, inside
from render.chart import Chart, Window
from render.fonts import Face
from render.mediterranee.berths import Berths, fixed_berths, galley_size, room_of, rooms_for_galleys
from render.mediterranee.places import CARDS, FIRST_BERTHS
from render.picture import Shape
from render.rect import Rect
from render.shapes import box_and_dot
from render.strokes import Dot
from render.words import Words

PAGE = (1600, 1100)
SEA = Window(-5.2, 29.2, 40.6, 48.1)
BOARD = Rect(14, 84, 1572, 872)
FOOT = Rect(14, 966, 1572, 124)
LEGEND = Rect(42, 786, 488, 146)

CELL = 27.0
"""The side of a warehouse slot: its number is readable at half size."""
NAME = 25.0
PAD = 4.0
SHIELD = 34.0
"""The token with the garrison hangs at the left of a card, the flag stands at its right."""
FLAG = 40.0
CASTLE = 32.0
WATER, WATER_HEIGHT = 23.0, 26.0
"""The letters of the names of zones, and how high a line of them is."""
TWO_LINES = 150.0
"""What it costs to write a name in two lines: it takes room from ships."""
DOT = 7.0
"""The reach of a port's dot on the shore."""

# What a place for a card costs: away from its port, on water, over something else.
AWAY, WET, COVERED = 4.0, 260.0, 6000.0
DIRECTIONS, REACHES = 24, (6.0, 22.0, 42.0, 66.0, 96.0)
SWEEPS = 8
ROOMY = 2
"""Galleys of a zone for which cards and names make room."""


@dataclass(frozen=True, slots=True)
class Plot:
    """The ground of one port on the page: its point on the shore, its card, its name above, and the whole."""

    port: str
    dot: Dot
    card: Rect
    name: Rect
    whole: Rect

    def rects(self, *, owned: bool) -> tuple[Rect, Rect]:
        """The name, and the card with the flag and the garrison of its holder beside it."""
        row = Rect(self.whole.x, self.card.y, self.whole.w, self.card.h)
        return self.name, row if owned else self.card

    @property
    def ground(self) -> Shape:
        """All that is drawn of a port: name, card and the dot on the shore."""
        return box_and_dot(self.whole, self.dot, DOT * self.name.h / NAME)

    @property
    def walls(self) -> Rect:
        """Where the walls stand, over the corner of the card."""
        k = self.name.h / NAME
        return Rect.around(self.card.x + 2 * k, self.card.y - 4 * k, CASTLE * k, CASTLE * k)


@dataclass(frozen=True)
class Layout:
    """A chart with the plots of its ports and the names on its water; `k` is how large pieces are drawn."""

    chart: Chart
    plots: dict[str, Plot]
    waters: dict[str, Rect]
    k: float
    places: dict[str, tuple[Rect, Shape]]
    """Where each zone can be clicked: a box on its water, and all of its water; never the card of a port."""
    berths: Berths


def card_size(port: str, k: float) -> tuple[float, float]:
    """Small ports have one row of slots, the others two."""
    size = PORTS[port].size
    columns, rows = (2, 1) if size == 2 else (size // 2, 2)
    good = CELL * 1.35
    return (SHIELD / 3 + good + columns * CELL + 3 * PAD) * k, (max(good, rows * CELL) + 2 * PAD) * k


def plot_size(port: str, k: float) -> tuple[float, float]:
    w, h = card_size(port, k)
    return w + (SHIELD / 2 + FLAG * 0.85) * k, h + NAME * k


def sea_chart(window: Window, rect: Rect, *, hills: bool) -> Chart:
    return Chart(window, rect, zones=zones("mediterranee"), water_lines=1, hills=hills)


@cache
def board_layout() -> Layout:
    """The whole sea, with cards and berths where they were put once and for all."""
    chart = sea_chart(SEA, BOARD, hills=True)
    grounds = {port: Rect.around(*middle, *plot_size(port, 1.0)) for port, middle in CARDS.items()}
    firsts = {zone: Rect.around(*middle, *galley_size(1.0)) for zone, middle in FIRST_BERTHS.items()}
    return _layout(chart, 1.0, grounds, firsts, (LEGEND,))


@lru_cache(maxsize=40)
def layout(window: Window, rect: Rect, k: float) -> Layout:
    """A part of the sea: cards beside their ports and galleys on their water, where there is room."""
    chart = sea_chart(window, rect, hills=False)
    edge = chart.inside.with_margin(-3)
    dots = {port.id: chart.xy(*port.at) for port in BOX.ports}
    dots = {port: dot for port, dot in dots.items() if edge.holds(Rect.around(*dot, 2, 2))}
    marks = [Rect.around(*dot, 14 * k, 14 * k) for dot in dots.values()]
    shown = [zone for zone in ZONES if edge.holds(Rect.around(*chart.centre(zone), 80, 50))]
    rooms = _settle(
        {zone: rooms_for_galleys(chart, zone, k, ROOMY) for zone in shown}
        | {port: _places_by_cost(chart, port, dot, k, marks) for port, dot in dots.items()}
    )
    w, h = galley_size(k)
    firsts = {zone: Rect(rooms[zone].x, rooms[zone].bottom - h, w, h) for zone in shown}
    return _layout(chart, k, {port: rooms[port] for port in dots}, firsts)


def _settle(ranked: Mapping[str, Ranked]) -> dict[str, Rect]:
    """A place for each; each is moved until none can lie better."""
    chosen = {name: places[0][1] for name, places in ranked.items()}
    for _ in range(SWEEPS):
        before = chosen.copy()
        for name, places in ranked.items():
            chosen[name] = cheapest(places, [rect for other, rect in chosen.items() if other != name])
        if chosen == before:
            break
    return chosen


def _layout(
    chart: Chart,
    k: float,
    grounds: dict[str, Rect],
    firsts: dict[str, Rect],
    kept_free: tuple[Rect, ...] = (),
) -> Layout:
    """What follows from the grounds of the ports and the first berth of each zone."""
    plots = {port: plot(port, chart.xy(*PORTS[port].at), ground, k) for port, ground in grounds.items()}
    rooms = [room_of(first, k, ROOMY) for first in firsts.values()]
    waters = _waters(chart, list(firsts), [*grounds.values(), *kept_free, *rooms], k)
    ports = [rect for plot in plots.values() for rect in (*plot.rects(owned=True), plot.walls)]
    berths = fixed_berths(firsts, chart.inside.with_margin(-3), [*ports, *kept_free], k)
    taken = [*grounds.values(), *kept_free]
    boxes = {zone: _box(chart, zone, taken, waters, berths) for zone in berths}
    places = {zone: (box, chart.free_water(zone, kept_free)) for zone, box in boxes.items()}
    return Layout(chart, plots, waters, k, places, berths)


def _box(
    chart: Chart,
    zone: str,
    taken: Sequence[Rect],
    waters: dict[str, Rect],
    berths: Berths,
) -> Rect:
    """Where a zone can be clicked: clear of ports, and of names and galleys of others."""
    names = [name for other, name in waters.items() if other != zone]
    ships = [berth for other, rects in berths.items() if other != zone for berth in rects[:ROOMY]]
    return box_in(chart, zone, [*taken, *names, *ships])


def _places_by_cost(
    chart: Chart, port: str, dot: Dot, k: float, taken: Sequence[Rect]
) -> list[tuple[float, Rect]]:
    """Places for a card around its port with their costs, the cheapest first."""
    w, h = plot_size(port, k)
    ranked = []
    for reach in REACHES:
        for number in range(DIRECTIONS):
            angle = 2 * pi * number / DIRECTIONS
            x = dot[0] + cos(angle) * (w / 2 + reach * k)
            y = dot[1] + sin(angle) * (h / 2 + reach * k)
            rect = Rect.around(x, y, w, h)
            if chart.inside.with_margin(-3).holds(rect):
                cost = AWAY * reach + WET * chart.wet(rect)
                ranked.append((cost + COVERED * _covered_area(rect, taken), rect))
    return sorted(ranked)


def _covered_area(rect: Rect, others: Sequence[Rect]) -> float:
    return sum(rect.overlap(other) for other in others) / (rect.w * rect.h)


def plot(port: str, dot: Dot, whole: Rect, k: float) -> Plot:
    """Card and name at the foot and the head of the ground they were given, with room for every language."""
    w, h = card_size(port, k)
    card = Rect(whole.x + SHIELD / 2 * k, whole.bottom - h, w, h)
    names = [name_and_face(port, Words(locale)) for locale in locales()]
    wide = max(lettering.width(*name, round(NAME * k)) for name in names)
    return Plot(port, dot, card, Rect(whole.cx - wide / 2, whole.y, wide, NAME * k), whole)


def name_and_face(port: str, words: Words) -> tuple[str, Face]:
    """The name of a port as it is written: that of a capital in capitals."""
    name = words.place(PORTS[port].name)
    return (name.upper(), Face.SERIF_BOLD) if PORTS[port].capital else (name, Face.SERIF)


def water_lines(zone: str, words: Words, lines: int) -> list[str]:
    """The name of a zone without a port in one line, or in two where it has a space."""
    name = words.place(ZONES[zone].name)
    spaces = [place for place, sign in enumerate(name) if sign == " "]
    if lines == 1 or not spaces:
        return [name]
    middle = min(spaces, key=lambda place: abs(2 * place - len(name)))
    return [name[:middle], name[middle + 1 :]]


def _water_size(zone: str, lines: int, k: float) -> tuple[float, float]:
    """The room that the name of a zone takes, whatever the language."""
    names = [line for locale in locales() for line in water_lines(zone, Words(locale), lines)]
    wide = max(lettering.width(line, Face.SERIF, round(WATER * k)) for line in names)
    return wide + 6 * k, WATER_HEIGHT * k * lines


def _waters(chart: Chart, shown: Sequence[str], taken: Sequence[Rect], k: float) -> dict[str, Rect]:
    """Where the names of the zones without a port stand: free of cards, away from where ships gather.

    They choose from south to north: towards the north they are closer together.
    """
    names: dict[str, Rect] = {}
    seas = [zone for zone in shown if ZONES[zone].kind != "port"]
    for zone in sorted(seas, key=lambda zone: -chart.centre(zone)[1]):
        costs = partial(_name_cost, chart, zone, [*taken, *names.values()], k)
        names[zone] = min(_name_places(chart, zone, k), key=costs)
    return names


def _name_places(chart: Chart, zone: str, k: float) -> list[Rect]:
    """Places for the name of a zone in one line and in two."""
    x, y = chart.centre(zone)
    shifts = [(dx * 14 * k, dy * 14 * k) for dx in range(-5, 6) for dy in range(-6, 7)]
    sizes = [_water_size(zone, lines, k) for lines in (1, 2)]
    return [Rect.around(x + dx, y + dy, *size) for size in sizes for dx, dy in shifts]


def _name_cost(chart: Chart, zone: str, taken: Sequence[Rect], k: float, rect: Rect) -> float:
    centre, outline = chart.centre(zone), chart.outline(zone)
    low = rect.cy - centre[1]
    ends = ((rect.x, rect.cy), (rect.right, rect.cy), (rect.cx, rect.cy))
    outside = sum(not inside(outline, x, y) for x, y in ends) + 4 * (not chart.inside.holds(rect))
    gathering = 40 * k if abs(low) < 34 * k else 0
    covered = _covered_area(rect, taken)
    ugly = 150 * outside + TWO_LINES * (rect.h > 1.5 * WATER_HEIGHT * k)
    return abs(low) + abs(rect.cx - centre[0]) + gathering + ugly + 600 * (covered > 0) + 900 * covered
