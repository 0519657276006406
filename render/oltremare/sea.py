"""The sea of Oltre Mare on any chart: routes, ports, harbour markers and ships."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.oltremare.components import BOX, PORTS
from engine.oltremare.ids import port_spot, ship_piece
from engine.oltremare.view import View
from render import pieces
from render.canvas import Canvas
from render.oltremare.symbols import marker
from render.port_sea import PortSea, port_berths
from render.rect import Rect
from render.theme import Dye
from render.words import Words


@dataclass(frozen=True)
class Sea(PortSea):
    """A chart with its routes, and how large things are drawn on it."""

    places = PORTS
    marker: float
    letters: float

    @property
    def edge(self) -> float:
        return self.marker / 2

    def still(self, page: Canvas, words: Words, kept_free: Iterable[Rect] = ()) -> None:
        """What never changes: the chart, its routes, and its ports with their names."""
        self.draw_chart(page)
        self.routes(page)
        for port in self.ports():
            page.take(Rect.around(*self.xy(port), self.marker, self.marker))
            page.disc(*self.xy(port), self.marker * 0.2, page.theme.card, page.theme.ink, width=2.5)
        for rect in kept_free:
            page.take(rect)
        for port in self.ports():
            name, reach, gap = words.place(PORTS[port].name), self.marker * 0.6, self.marker * 0.58
            self.name_port(page, port, name, port_spot(port), size=self.letters, reach=reach, gap=gap)

    def routes(self, page: Canvas) -> None:
        """Every route over its way-points, dotted as on the printed board."""
        unit = self.marker / 42
        for route in BOX.map.routes:
            for line in self.runs(route.a, route.via, route.b, 24):
                page.line(line, page.theme.card, width=7 * unit)
                page.line(line, page.theme.accent, width=4 * unit, dash=(5 * unit, 8 * unit))

    def harbours(self, page: Canvas, view: View, words: Words) -> None:
        """Markers in the ports where they lie, ships where they stopped."""
        for port in self.ports():
            if port in view.harbours:
                name = words(f"oltremare-marker-{view.harbours[port]}")
                with page.piece(f"marker-{port}", *self.xy(port), label=name):
                    marker(page, view.harbours[port], *self.xy(port), self.marker)
        ships = [(merchant.seat, merchant.port, merchant.berth) for merchant in view.merchants]
        moored = self.ships_at(ships, berths(self, tuple(page.taken), view.seats))
        for ship in moored:
            if not ship.rect.holds(Rect(*self.xy(ship.port), 0, 0)):
                self.rope(page, ship, self.marker / 42)
        for seat, _, place in moored:
            with page.piece(ship_piece(seat), place.cx, place.cy, label=words.name(seat)):
                self._ship(page, place.cx, place.cy, seat, lit=seat == view.turn and view.phase != "over")

    def _ship(self, page: Canvas, x: float, y: float, seat: int, *, lit: bool) -> None:
        """A hull with the seat's token as its sail."""
        theme, size = page.theme, self.marker / 42
        hull = [(-27, 10), (27, 10), (17, 27), (-15, 27)]
        boat = [(x + dx * size, y + dy * size) for dx, dy in hull]
        page.polygon(boat, theme.dye(Dye.WALNUT), theme.ink, width=2)
        pieces.token(page, x, y - 7 * size, theme.seats[seat], 36 * size, lit=lit)


def berths(sea: Sea, taken: tuple[Rect, ...], ships: int) -> dict[str, list[Rect]]:
    """The berths of each port: the first in it, the others beside it, clear of names and ports."""
    size = sea.marker * 1.3, sea.marker * 1.35
    return port_berths(sea, taken, ships, size, sea.marker * 0.7, first_inside=True)
