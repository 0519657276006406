"""The sea of Neptun: ports by region, routes with their distance tiles, ships, wind and order tracks."""

from engine.neptun.components import BOX, PORTS, ROUTES
from engine.neptun.view import View
from render import labels, pieces
from render.canvas import Canvas
from render.chart import Chart, Window
from render.colour import Colour
from render.fonts import Face
from render.ornaments import smooth
from render.rect import Rect
from render.strokes import Dot
from render.theme import Dye, Theme
from render.words import Words

WINDOW = Window(-7, 29.4, 38, 47.2)
HIGH = round(WINDOW.height_for(1520)) + 32
CHART = Chart(WINDOW, Rect(24, 90, 1552, HIGH), rose=(-3.2, 44.9), rose_size=140, water_lines=1)

DYES = {
    "terracotta": Dye.COPPER,
    "green": Dye.VERDIGRIS,
    "blue": Dye.WOAD,
    "purple": Dye.MUREX,
    "yellow": Dye.SAFFRON,
}
PORT = 13.0
TILE = 19.0
SHIP = 8.4
CELL = 41.0
PILES = (33.0, 33.0, 27.0, 26.0, 25.0)  # the size of discs in a pile of one, two, three…

INSIDE = CHART.inside
WINDS = Rect(INSIDE.right - 616, INSIDE.y + 12, 604, 106)
TRACKS = Rect(INSIDE.x + 12, INSIDE.bottom - 168, 500, 156)


def region_colour(theme: Theme, region: str) -> Colour:
    """The colour of a region and its temple; Crete has none."""
    for known in BOX.regions:
        if known.id == region:
            return theme.dye(DYES[known.colour])
    return theme.gilt if region == BOX.gold_temple.id else theme.card


def port_xy(port: str) -> Dot:
    return CHART.xy(PORTS[port].lon, PORTS[port].lat)


# --- what never changes -----------------------------------------------------------------------------------


def draw_map(page: Canvas, words: Words) -> None:
    """The chart, the routes, the ports with their names, and the tracks without markers."""
    CHART.draw(page)
    for rect in (WINDS, TRACKS):
        page.take(rect)
    lines: list[Rect] = []
    for route in ROUTES:
        lines += _draw_route(
            page, [port_xy(route.a), *[CHART.xy(*dot) for dot in route.via], port_xy(route.b)]
        )
        page.take(Rect.around(*CHART.xy(*route.tile), 2 * TILE, 2 * TILE))
    for port in PORTS:
        draw_port(page, port)
        page.take(Rect.around(*port_xy(port), 2 * PORT + 8, 2 * PORT + 8))
        page.spot(f"port:{port}", Rect.around(*port_xy(port), 60, 60))
    _draw_names(page, words, lines)
    _draw_wind_tracks(page, words)
    _draw_order_tracks(page, words)


def _draw_route(page: Canvas, dots: list[Dot]) -> list[Rect]:
    """A dashed line, and the rectangles that names had better leave free."""
    line = smooth(dots)
    page.line(line, page.theme.card, width=7)
    page.line(line, page.theme.border, width=3, dash=(13, 7))
    return [Rect.around(x, y, 12, 12) for x, y in line[::4]]


def draw_port(page: Canvas, port: str) -> None:
    x, y = port_xy(port)
    page.disc(x, y, PORT + 3, page.theme.card)
    page.disc(x, y, PORT, region_colour(page.theme, PORTS[port].region), page.theme.ink, width=3)
    page.disc(x, y, PORT * 0.36, page.theme.card, page.theme.ink, width=1.5)


def _draw_names(page: Canvas, words: Words, lines: list[Rect]) -> None:
    """The names of the ports, clear of the routes; ships may lie on those."""
    pieces_only = len(page.taken)
    page.taken += lines
    named = len(page.taken)
    for port in PORTS:
        name = words(f"neptun-port-{port}")
        page.label(
            *port_xy(port), name, 24, face=Face.SERIF_BOLD, gap=PORT + 9, bounds=INSIDE, cost=CHART.wet
        )
    page.taken = page.taken[:pieces_only] + page.taken[named:]


def wind_cell(row: int, field: int) -> Rect:
    """A field of the forecast (row 0) or the wind (row 1) below it, counted from 0."""
    return Rect(WINDS.right - 11 * CELL - 10 + field * CELL, WINDS.y + 9 + row * 45, CELL, 43)


def _draw_wind_tracks(page: Canvas, words: Words) -> None:
    theme = page.theme
    page.box(WINDS, theme.card, theme.ink, radius=10, width=2)
    low, high = BOX.wind.forecast
    for row, key in enumerate(("neptun-draw-forecast", "neptun-draw-wind")):
        first = wind_cell(row, 0)
        page.write(Rect(WINDS.x + 12, first.y, first.x - WINDS.x - 18, first.h), words(key), 24)
        for field in range(high - low + 1):
            rect = wind_cell(row, field)
            page.box(rect.grown(-1), theme.page, theme.faded, radius=5, width=1.5)
            number = signed(field + low) if row == 0 else str(field)
            page.text(rect.cx, rect.cy, number, 22, colour=theme.faded, anchor="mm")


def order_cell(place: int) -> Rect:
    return Rect(TRACKS.x + 112 + place * 47, TRACKS.y + 8, 46, 38)


def power_cell(power: int) -> Rect:
    return Rect(TRACKS.x + 112 + (power - BOX.power_track.first) * 47, TRACKS.y + 50, 46, 98)


def _draw_order_tracks(page: Canvas, words: Words) -> None:
    theme = page.theme
    page.box(TRACKS, theme.card, theme.ink, radius=10, width=2)
    cells = [order_cell(place) for place in range(max(BOX.setup.seats))]
    powers = range(BOX.power_track.first, BOX.power_track.last + 1)
    for key, row in (("neptun-draw-order", cells), ("neptun-draw-oars", [power_cell(p) for p in powers])):
        page.write(Rect(TRACKS.x + 12, row[0].y, 98, row[0].h), words(key), 24)
        for number, rect in enumerate(row, start=1):
            page.box(rect.grown(-1), theme.page, theme.faded, radius=5, width=1.5)
            page.text(rect.cx, rect.y + 18, str(number), 22, colour=theme.faded, anchor="mm")


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


# --- what changes -----------------------------------------------------------------------------------------


def draw_state(page: Canvas, view: View) -> None:
    """Distance tiles, ships, markers and discs as they lie."""
    _draw_tiles(page, view)
    _draw_winds(page, view)
    _draw_orders(page, view)
    _draw_ships(page, view)
    _draw_errands(page, view)


def _draw_tiles(page: Canvas, view: View) -> None:
    theme = page.theme
    for route, miles in zip(ROUTES, view.distances, strict=True):
        x, y = CHART.xy(*route.tile)
        fill = theme.border if route.kind == "long" else theme.card
        page.disc(x, y, TILE, fill, theme.ink, width=2)
        page.text(x, y, str(miles), 24, face=Face.SANS_BOLD, colour=theme.on(fill), anchor="mm")


def _draw_winds(page: Canvas, view: View) -> None:
    low, _ = BOX.wind.forecast
    if view.forecast is not None:
        _mark(page, wind_cell(0, view.forecast - low), signed(view.forecast), page.theme.gilt)
    _mark(page, wind_cell(1, view.wind), str(view.wind), page.theme.border)


def _mark(page: Canvas, rect: Rect, number: str, fill: Colour) -> None:
    page.disc(rect.cx, rect.cy, rect.w / 2 + 1, fill, page.theme.ink, width=3)
    page.text(rect.cx, rect.cy, number, 24, face=Face.SANS_BOLD, colour=page.theme.on(fill), anchor="mm")


def _draw_orders(page: Canvas, view: View) -> None:
    """Discs on the order track, or on the oar track once their seat has taken a contract."""
    moved = {seat for pile in view.piles.values() for seat in pile}
    for place, seat in enumerate(view.order):
        if seat not in moved:
            rect = order_cell(place)
            lit = seat in view.active
            pieces.token(page, rect.cx, rect.cy, page.theme.seats[seat], 36, lit=lit)
    for power, pile in view.piles.items():
        cell = power_cell(power)
        draw_pile(page, Rect(cell.x, cell.y + 28, cell.w, cell.h - 28), pile)


def draw_pile(page: Canvas, rect: Rect, pile: list[int]) -> None:
    """Discs on one field, the lowest at the bottom; a high pile leans, so that every letter shows."""
    size = PILES[len(pile) - 1]
    lean = size * 0.42 if len(pile) > 3 else 0.0
    room = rect.h - size * 1.14
    apart = min(size * 0.92, room / max(1, len(pile) - 1))
    base = rect.cy + apart * (len(pile) - 1) / 2
    for height, seat in enumerate(pile):
        x = rect.cx + (lean if height % 2 else -lean)
        pieces.token(page, x, base - height * apart, page.theme.seats[seat], size)


def _draw_errands(page: Canvas, view: View) -> None:
    """For the seat that looks: the slots of its open contracts, beside their ports."""
    if view.seat is None:
        return
    slots: dict[str, list[int]] = {}
    for number, contract in enumerate(view.merchants[view.seat].manifest, start=1):
        if contract is not None and contract.status == "open":
            slots.setdefault(contract.port, []).append(number)
    for port, numbers in slots.items():
        x, y = port_xy(port)
        page.disc(x, y, PORT + 5, None, page.theme.accent, width=4)
        for i, number in enumerate(numbers):
            pieces.badge(page, x + 15 + i * 27, y - 21, number, 30, page.theme.accent)


def _draw_ships(page: Canvas, view: View) -> None:
    """Ships moored at their ports, on the water where there is room."""
    wide, high = pieces.galley_size(3, SHIP)
    for seat in view.order:
        x, y = port_xy(view.merchants[seat].port)
        around = Rect.around(x, y, 420, 420)
        near = [rect for rect in page.taken if rect.shared(around)]
        rect = page.take(labels.place(x, y, wide, high, taken=near, bounds=INSIDE, gap=PORT + 4, cost=_dry))
        page.line([(x, y), (rect.cx, rect.bottom - high * 0.2)], page.theme.ink, width=2)
        pieces.galley(page, rect.cx, rect.cy, page.theme.seats[seat], cell=SHIP)
    for port in {merchant.port: None for merchant in view.merchants}:
        draw_port(page, port)


def _dry(rect: Rect) -> float:
    return 0.5 - 0.5 * CHART.wet(rect)
