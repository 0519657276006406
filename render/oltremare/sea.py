"""The sea of Oltre Mare on any chart: routes, ports, harbour markers and ships."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby, product

from engine.oltremare.components import BOX, PORTS
from engine.oltremare.ids import port_spot, ship_piece
from engine.oltremare.view import View
from render import ornaments, pieces
from render.berths import berth_numbers, beside
from render.canvas import Canvas
from render.chart import Chart
from render.oltremare.symbols import marker
from render.rect import Rect
from render.shapes import corners
from render.strokes import Dot, ring
from render.theme import Dye
from render.words import Words


@dataclass(frozen=True)
class Sea:
    """A chart with its routes, and how large things are drawn on it."""

    chart: Chart
    marker: float
    letters: float

    def xy(self, port: str) -> Dot:
        return self.chart.xy(PORTS[port].lon, PORTS[port].lat)

    @property
    def ports(self) -> list[str]:
        """Those that lie within the chart."""
        room = self.chart.inside.with_margin(-self.marker / 2)
        return [port for port in PORTS if room.holds(Rect(*self.xy(port), 0, 0))]

    def still(self, page: Canvas, words: Words, kept_free: Iterable[Rect] = ()) -> None:
        """What never changes: the chart, its routes, and its ports with their names."""
        self.chart.draw(page)
        self.routes(page)
        for port in self.ports:
            page.take(Rect.around(*self.xy(port), self.marker, self.marker))
            page.disc(*self.xy(port), self.marker * 0.2, page.theme.card, page.theme.ink, width=2.5)
        for rect in kept_free:
            page.take(rect)
        for port in self.ports:
            name = words.place(PORTS[port].name)
            label = page.label(
                *self.xy(port),
                name,
                self.letters,
                gap=self.marker * 0.58,
                bounds=self.chart.inside,
                cost=self.chart.wet,
            )
            self._spot(page, port, name, label)

    def _spot(self, page: Canvas, port: str, name: str, label: Rect) -> None:
        """A port can be clicked on its marker and on its name."""
        x, y = self.xy(port)
        box = Rect.around(x, y, self.marker * 1.3, self.marker * 1.3)
        disc = ring(x, y, self.marker * 0.6, 24)
        page.spot(port_spot(port), box, name, (disc, corners(label)))

    def routes(self, page: Canvas) -> None:
        """Every route over its way-points, dotted as on the printed board."""
        unit = self.marker / 42
        for route in BOX.map.routes:
            a, b = PORTS[route.a], PORTS[route.b]
            points = [(a.lon, a.lat), *route.via, (b.lon, b.lat)]
            for line in self._inside(ornaments.smooth([self.chart.xy(*point) for point in points], 24)):
                page.line(line, page.theme.card, width=7 * unit)
                page.line(line, page.theme.accent, width=4 * unit, dash=(5 * unit, 8 * unit))

    def _inside(self, line: list[Dot]) -> list[list[Dot]]:
        """The pieces of a line that lie within the frame."""
        room = self.chart.inside
        runs = groupby(line, key=lambda dot: room.holds(Rect(dot[0], dot[1], 0, 0)))
        pieces_inside = [list(dots) for inside, dots in runs if inside]
        return [dots for dots in pieces_inside if len(dots) > 1]

    def harbours(self, page: Canvas, view: View, words: Words) -> None:
        """Markers in the ports where they lie, ships where they stopped."""
        shown = self.ports
        for port in shown:
            if port in view.harbours:
                name = words(f"oltremare-marker-{view.harbours[port]}")
                with page.piece(f"marker-{port}", *self.xy(port), label=name):
                    marker(page, view.harbours[port], *self.xy(port), self.marker)
        there = [merchant for merchant in view.merchants if merchant.port in shown]
        ships = [(merchant.seat, merchant.port) for merchant in there]
        numbers = berth_numbers([(merchant.port, merchant.berth) for merchant in there])
        quays = berths(self, tuple(page.taken), view.seats)
        places = [quays[port][number] for (_, port), number in zip(ships, numbers, strict=True)]
        for (seat, port), place in zip(ships, places, strict=True):
            if not place.holds(Rect(*self.xy(port), 0, 0)):
                with page.piece(f"rope-{seat}"):
                    self._rope(page, port, place)
        for (seat, _), place in zip(ships, places, strict=True):
            with page.piece(ship_piece(seat), place.cx, place.cy, label=words.name(seat)):
                self._ship(page, place.cx, place.cy, seat, lit=seat == view.turn and view.phase != "over")

    def _rope(self, page: Canvas, port: str, ship: Rect) -> None:
        """From a port to a ship that lies beside it."""
        line, unit = [self.xy(port), (ship.cx, ship.cy + ship.h / 4)], self.marker / 42
        page.line(line, page.theme.card, width=8 * unit)
        page.line(line, page.theme.ink, width=3 * unit)

    def _ship(self, page: Canvas, x: float, y: float, seat: int, *, lit: bool) -> None:
        """A hull with the seat's token as its sail."""
        theme, size = page.theme, self.marker / 42
        hull = [(-27, 10), (27, 10), (17, 27), (-15, 27)]
        boat = [(x + dx * size, y + dy * size) for dx, dy in hull]
        page.polygon(boat, theme.dye(Dye.WALNUT), theme.ink, width=2)
        pieces.token(page, x, y - 7 * size, theme.seats[seat], 36 * size, lit=lit)


@lru_cache(maxsize=256)
def berths(sea: Sea, taken: tuple[Rect, ...], ships: int) -> dict[str, list[Rect]]:
    """The berths of each port: the first in it, the others beside it, clear of names and ports."""
    w, h = sea.marker * 1.3, sea.marker * 1.35
    rects = {port: [Rect.around(*sea.xy(port), w, h)] for port in sea.ports}
    first = [*taken, *(place for (place,) in rects.values())]
    for _, (port, own) in product(range(1, ships), rects.items()):
        own.append(beside(sea.chart, *sea.xy(port), w, h, taken=[*first, *own], gap=sea.marker * 0.7))
    return rects
