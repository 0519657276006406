"""The sea of Neptun: ports by region, routes with their distance tiles, ships."""

from dataclasses import dataclass
from itertools import chain, pairwise

from neptun.engine.charts import chart as chart_of
from neptun.engine.components import BOX, PORTS, POWER, ROUTES, START, Route
from neptun.engine.ids import port_spot, ship_piece
from neptun.engine.view import View
from render.author import (
    Canvas,
    Colour,
    Dot,
    Dye,
    Face,
    PortSea,
    Rect,
    Theme,
    Words,
    pieces,
    port_berths,
)

DYES = {
    "terracotta": Dye.COPPER,
    "green": Dye.VERDIGRIS,
    "blue": Dye.WOAD,
    "purple": Dye.MUREX,
    "yellow": Dye.SAFFRON,
}

REACH = 24.0
"""How far around its middle a port can be clicked."""


def region_colour(theme: Theme, region: str) -> Colour:
    """The colour of a region and its temple; Crete has none."""
    for known in BOX.regions:
        if known.id == region:
            return theme.dye(DYES[known.colour])
    return theme.gilt if region == BOX.gold_temple.id else theme.card


@dataclass(frozen=True)
class Sea(PortSea):
    """The map in some window: the whole of it on the board, parts of it enlarged."""

    places = PORTS
    size: float = 1.0
    """Of ports, tiles, names and ships."""

    @property
    def _port(self) -> float:
        return 13.0 * self.size

    @property
    def _tile(self) -> float:
        return 19.0 * self.size

    def _routes(self) -> list[Route]:
        shown = set(self.ports())
        return [route for route in ROUTES if shown & {route.a, route.b}]

    # --- what never changes

    def draw(self, page: Canvas, words: Words, furniture: tuple[Rect, ...] = ()) -> None:
        """The chart, the routes, the ports with their names; names keep clear of the furniture."""
        self.draw_chart(page)
        for rect in furniture:
            page.take(rect)
        lines = [rect for route in self._routes() for rect in self._draw_route(page, route)]
        for port in self.ports():
            self._draw_port(page, port)
            page.take(Rect.around(*self.xy(port), 2 * self._port + 8, 2 * self._port + 8))
        self._draw_names(page, words, lines)

    def _draw_route(self, page: Canvas, route: Route) -> list[Rect]:
        """A dashed line, and the rectangles that names had better leave free."""
        line = self._line(route)
        page.line(line, page.theme.card, width=7 * self.size)
        page.line(line, page.theme.border, width=3 * self.size, dash=(13, 7))
        page.take(Rect.around(*self.chart.xy(*route.tile), 2 * self._tile, 2 * self._tile))
        return [Rect.around(x, y, 12, 12) for x, y in line[::4]]

    def _draw_port(self, page: Canvas, port: str) -> None:
        x, y = self.xy(port)
        page.disc(x, y, self._port + 3, page.theme.card)
        page.disc(x, y, self._port, region_colour(page.theme, PORTS[port].region), page.theme.ink, width=3)
        page.disc(x, y, self._port * 0.36, page.theme.card, page.theme.ink, width=1.5)

    def _draw_names(self, page: Canvas, words: Words, lines: list[Rect]) -> None:
        """The names of the ports, clear of the routes; ships may lie on those."""
        before = len(page.taken)
        page.taken += lines
        named = len(page.taken)
        for port in self.ports():
            name, reach, gap = words(f"neptun-port-{port}"), REACH * self.size, self._port + 11 * self.size
            spot, size = port_spot(port), 24 * self.size
            self.name_port(page, port, name, spot, size=size, reach=reach, gap=gap, face=Face.SERIF_BOLD)
        page.taken = page.taken[:before] + page.taken[named:]

    # --- what changes

    def draw_state(self, page: Canvas, view: View, words: Words) -> None:
        """Distance tiles and ships, and for the seat that looks its contracts and what it can reach."""
        self._draw_tiles(page, view)
        self._draw_reach(page, view)
        self._draw_ships(page, view, words)
        self._draw_errands(page, view)

    def draw_way(self, page: Canvas, view: View, ports: list[str]) -> None:
        """The routes that lead from one of these ports to the next, the shortest way."""
        known = {frozenset((route.a, route.b)): route for route in ROUTES}
        chart = chart_of(tuple(view.distances))
        passed: list[str] = []
        for start, goal in pairwise(ports):
            way = chart.way(start, goal)
            passed += way
            for leg in pairwise(way):
                page.line(self._line(known[frozenset(leg)]), page.theme.accent, width=8 * self.size)
        for port in dict.fromkeys(passed):
            self._draw_port(page, port)

    def ring(self, page: Canvas, port: str) -> None:
        """A port that is spoken of."""
        page.disc(*self.xy(port), self._port + 11 * self.size, page.theme.gilt, page.theme.ink, width=2)
        self._draw_port(page, port)

    def _line(self, route: Route) -> list[Dot]:
        """Every route leaves the window once at most."""
        return list(chain(*self.runs(route.a, route.via, route.b)))

    def _draw_tiles(self, page: Canvas, view: View) -> None:
        theme, inside = page.theme, self.chart.inside
        for number, (route, miles) in enumerate(zip(ROUTES, view.distances, strict=True)):
            x, y = self.chart.xy(*route.tile)
            if inside.holds(Rect.around(x, y, self._tile, self._tile)):
                fill = theme.border if route.kind == "long" else theme.card
                with page.piece(f"miles-{number}", x, y, label=str(miles)):
                    page.disc(x, y, self._tile, fill, theme.ink, width=2)
                    ink = theme.on(fill)
                    page.text(x, y, str(miles), 24 * self.size, face=Face.SANS_BOLD, colour=ink, anchor="mm")

    def _draw_reach(self, page: Canvas, view: View) -> None:
        """While the seat that looks is to sail: the ports that wind and oars alone reach."""
        if view.seat is None or view.seat not in view.active or view.forecast is None:
            return
        me = view.merchants[view.seat]
        miles = chart_of(tuple(view.distances)).miles[me.port]
        for port in self.ports():
            if miles[port] <= view.wind + POWER[me.played[-1]]:
                with page.piece(f"reach-{port}", *self.xy(port)):
                    page.disc(*self.xy(port), self._port + 9 * self.size, page.theme.glow, page.theme.gilt)
                    self._draw_port(page, port)

    def _draw_ships(self, page: Canvas, view: View, words: Words) -> None:
        """Ships moored at their ports."""
        cell = 9.6 * self.size
        size, gap = pieces.galley_size(3, cell), 17 * self.size
        ships = [(seat, view.merchants[seat].port, view.merchants[seat].berth) for seat in view.order]
        berths = port_berths(self, tuple(page.taken), view.seats, size, gap, crowded=START)
        for ship in self.ships_at(ships, berths):
            seat, port, rect = ship
            self.rope(page, ship)
            with page.piece(ship_piece(seat), rect.cx, rect.cy, label=words.name(seat)):
                pieces.galley(page, rect.cx, rect.cy, page.theme.seats[seat], cell=cell)
            page.take(rect)
            with page.piece(f"quay-{seat}", *self.xy(port)):
                self._draw_port(page, port)

    def _draw_errands(self, page: Canvas, view: View) -> None:
        """For the seat that looks: the slots of its open contracts, beside their ports."""
        if view.seat is None:
            return
        slots: dict[str, list[int]] = {}
        for number, contract in enumerate(view.merchants[view.seat].manifest, start=1):
            if contract is not None and contract.status == "open":
                slots.setdefault(contract.port, []).append(number)
        for port in self.ports():
            if port in slots:
                with page.piece(f"errand-{port}"):
                    page.disc(*self.xy(port), self._port + 5, None, page.theme.accent, width=4)
                    self._draw_badges(page, port, slots[port])

    def _draw_badges(self, page: Canvas, port: str, numbers: list[int]) -> None:
        """Numbers in a row beside a port, clear of names, tiles and ships."""
        size = 30 * self.size
        high = max(size, page.line_height(size * 0.62))
        apart = high * 0.9
        room = page.place(
            *self.xy(port), apart * len(numbers), high, gap=self._port + 5, bounds=self.chart.inside
        )
        for i, number in enumerate(numbers):
            pieces.badge(page, room.x + apart * (i + 0.5), room.cy, number, size, page.theme.accent)
