"""Ports on a chart: where they are, the routes between them, their names, and the ships moored there."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby, product
from typing import ClassVar, NamedTuple, Protocol

from engine.text import Seat
from render.berths import berth_numbers, beside
from render.canvas import Canvas
from render.chart import Chart
from render.fonts import Face
from render.ornaments import smooth
from render.rect import Rect
from render.shapes import corners
from render.strokes import Dot, ring


class Place(Protocol):
    """A port among the components of a title."""

    @property
    def lon(self) -> float: ...
    @property
    def lat(self) -> float: ...


class Moored(NamedTuple):
    """A ship in a port, and where it is drawn."""

    seat: Seat
    port: str
    rect: Rect


@dataclass(frozen=True)
class PortSea:
    """A chart on which a title draws its ports."""

    chart: Chart
    places: ClassVar[Mapping[str, Place]]

    def xy(self, port: str) -> Dot:
        return self.chart.xy(self.places[port].lon, self.places[port].lat)

    @property
    def edge(self) -> float:
        """How far from the frame a port has to be."""
        return 4.0

    def ports(self) -> list[str]:
        """Those that the chart shows."""
        room = self.chart.inside.with_margin(-self.edge)
        return [port for port in self.places if room.holds(Rect(*self.xy(port), 0, 0))]

    def draw_chart(self, page: Canvas) -> None:
        """Sea and land. Ports are on both, so the light on a port is above them."""
        self.chart.draw(page)
        page.lights_lie_here()

    def runs(self, a: str, via: Iterable[Dot], b: str, steps: int = 8) -> list[list[Dot]]:
        """The parts within the frame of a route between two ports, over its way-points."""
        room = self.chart.inside.with_margin(-2)
        points = [self.xy(a), *[self.chart.xy(*point) for point in via], self.xy(b)]
        parts = groupby(smooth(points, steps), key=lambda dot: room.holds(Rect(dot[0], dot[1], 0, 0)))
        inside = [list(dots) for is_inside, dots in parts if is_inside]
        return [dots for dots in inside if len(dots) > 1]

    def name_port(
        self,
        page: Canvas,
        port: str,
        name: str,
        spot: str,
        *,
        size: float,
        reach: float,
        gap: float,
        face: Face = Face.SERIF,
    ) -> None:
        """Write its name where there is room; the port can be clicked on it, and so far around its middle."""
        x, y = self.xy(port)
        bounds, wet = self.chart.inside, self.chart.wet
        label = page.label(x, y, name, size, face=face, gap=gap, bounds=bounds, cost=wet)
        box, disc = Rect.around(x, y, 2.5 * reach, 2.5 * reach), ring(x, y, reach, 24)
        page.spot(spot, box, name, (disc, corners(label)))

    def ships_at(
        self, ships: Iterable[tuple[Seat, str, int]], berths: Mapping[str, Sequence[Rect]]
    ) -> list[Moored]:
        """The ships in ports that have berths here, from their seats, ports and numbers of berths."""
        here = [ship for ship in ships if ship[1] in berths]
        numbers = berth_numbers([(port, berth) for _, port, berth in here])
        return [
            Moored(seat, port, berths[port][number])
            for (seat, port, _), number in zip(here, numbers, strict=True)
        ]

    def rope(self, page: Canvas, ship: Moored, size: float = 1.0) -> None:
        """From a port to a ship beside it, below the names and tiles on its way."""
        parts = self.rope_parts(ship, page.taken)
        with page.piece(f"rope-{ship.seat}"):
            for part in parts:
                page.line(part, page.theme.card, width=8 * size)
            for part in parts:
                page.line(part, page.theme.ink, width=3 * size)

    def rope_parts(self, ship: Moored, taken: Iterable[Rect]) -> list[list[Dot]]:
        """Its straight lines in sight, outside of what is taken; its own port is drawn later."""
        (x, y), (right, low) = start, end = self.xy(ship.port), (ship.rect.cx, ship.rect.cy + ship.rect.h / 4)
        own = Rect.around(x, y, 4, 4)
        parts, shown = [], 0.0
        for enters, leaves in sorted(rect.passage(start, end) for rect in taken if not rect.overlap(own)):
            parts.append((shown, enters))
            shown = max(shown, leaves)
        cut = [(begin, goal) for begin, goal in [*parts, (shown, 1.0)] if begin < goal]
        return [[(x + (right - x) * part, y + (low - y) * part) for part in ends] for ends in cut]


@lru_cache(maxsize=256)
def port_berths(
    sea: PortSea,
    taken: tuple[Rect, ...],
    ships: int,
    size: tuple[float, float],
    gap: float,
    *,
    first_inside: bool = False,
    crowded: str = "",
) -> dict[str, list[Rect]]:
    """As many berths in each port as there are ships, clear of what is taken and of every port's first berth,
    which may be in the port itself; where a port will be crowded, clear of all of its berths."""
    rects: dict[str, list[Rect]] = {port: [] for port in sea.ports()}
    clear = list(taken)
    for number, port in sorted(product(range(ships), rects), key=lambda berth: berth[1] != crowded):
        x, y = sea.xy(port)
        if first_inside and not number:
            rect = Rect.around(x, y, *size)
        else:
            rect = beside(sea.chart, x, y, *size, taken=[*clear, *rects[port]], gap=gap)
        rects[port].append(rect)
        clear += [rect] if port == crowded or not number else []
    return rects
