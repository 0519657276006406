"""One zone of Serenissima drawn large, and the hidden treasury of a player."""

from functools import cache
from math import ceil

from data.zones import zones
from engine.serenissima.components import PORT_OF, PORTS, SIZES, ZONES
from engine.serenissima.ids import galley_id, port_id, zone_id
from engine.serenissima.view import PlayerView, View
from render import pieces
from render.artist import Brush
from render.berths import berths
from render.canvas import Canvas
from render.chart import Chart, Window
from render.fonts import Face
from render.picture import Picture
from render.rect import Rect
from render.serenissima import pieces as own
from render.serenissima.tell import tell
from render.serenissima.words import galley_line, neighbours
from render.speech import places_alt
from render.words import Words

ZOOM_CHART = Rect(10, 96, 1580, 700)
ZOOM_SLOT = 76.0
CELLS = ((3, 34.0), (6, 28.0), (15, 22.0))
"""How large galleys are drawn: up to so many here, in cells of this size."""
LINE = 56.0
COINS = (50, 10, 5, 1)
PILE = 440.0
"""How wide the coins of one worth lie at most, so that all worths fit side by side."""


@cache
def zone_chart(zone: str) -> Chart:
    """A chart just large enough for one zone and its port."""
    shape = zones("serenissima").zones[zone].polygon
    points = [*shape, *((PORTS[PORT_OF[zone]].lon, PORTS[PORT_OF[zone]].lat) for _ in range(zone in PORT_OF))]
    lons, lats = [lon for lon, _ in points], [lat for _, lat in points]
    window = Window(min(lons) - 0.6, min(lats) - 0.5, max(lons) + 0.6, max(lats) + 0.5)
    return Chart(_fit(window, ZOOM_CHART), ZOOM_CHART, zones=zones("serenissima"), hills=False)


def _fit(window: Window, rect: Rect) -> Window:
    """The window, grown in one direction until its shape is that of the rectangle."""
    while abs(window.height_for(rect.w) - rect.h) > 8:
        west, south, east, north = window.west, window.south, window.east, window.north
        if window.height_for(rect.w) < rect.h:
            window = Window(west, south - 0.04, east, north + 0.04)
        else:
            window = Window(west - 0.04, south, east + 0.04, north)
    return window


def draw_zone(view: View, zone: str, brush: Brush) -> Picture:
    """The water, its galleys with crew and cargo, and its port with every number."""
    theme, words, chart = brush.colours, brush.words, zone_chart(zone)
    here = [galley for galley in view.galleys.values() if galley.zone == zone]
    lines = [*(galley_line(galley, words) for galley in here), neighbours(zone, words)]
    name = PORT_OF.get(zone)
    foot = ZOOM_CHART.bottom + 30
    size = (1600, round(foot + max(300 if name else 0, LINE * len(lines)) + 20))

    def still(page: Canvas) -> None:
        chart.draw(page)
        chart.light(page, zone)

    page = brush.sheet(("serenissima", zone), size, still)
    page.write(Rect(24, 12, 1552, 76), words.place(ZONES[zone].name), 58, face=Face.SERIF_BOLD)
    taken = [_port_mark(page, chart, name, words)] if name else []
    cell = next(cell for most, cell in CELLS if len(here) <= most)
    w, h = pieces.galley_size(5, cell)
    for galley, berth in zip(here, berths(chart, zone, len(here), w, h, taken), strict=True):
        active = galley.number == view.active
        rect = own.galley(
            page, berth.cx, berth.cy, galley, theme.seats[galley.owner], words, cell=cell, active=active
        )
        page.spot(galley_id(galley.number), rect)
    left = 24.0
    if name:
        box = Rect(30, foot + 34, max(560, (SIZES[name] + 1.2) * ZOOM_SLOT + 40), 2.4 * ZOOM_SLOT)
        own.port(page, box, name, view.ports[name], theme.seats, words, ZOOM_SLOT)
        page.spot(port_id(name), box)
        left = box.right + 40
    for number, line in enumerate(lines):
        page.write(Rect(left, foot + number * LINE, 1576 - left, LINE), line, 38)
    spots = [zone_id(zone), *(galley_id(galley.number) for galley in here)]
    return page.picture(places_alt(tell(view), spots, words))


def _port_mark(page: Canvas, chart: Chart, name: str, words: Words) -> Rect:
    x, y = chart.xy(PORTS[name].lon, PORTS[name].lat)
    page.disc(x, y, 14, page.theme.accent, page.theme.ink, width=3)
    spelt = words.place(PORTS[name].name)
    wide = page.text_width(spelt, 44, Face.SERIF_BOLD)
    rect = page.place(x, y, wide, 56, gap=26, bounds=chart.inside, cost=chart.wet)
    page.text(rect.cx, rect.cy, spelt, 44, face=Face.SERIF_BOLD, anchor="mm", halo=page.theme.card)
    return rect


def draw_treasury(view: View, player: PlayerView, brush: Brush) -> Picture:
    """The coins of one player, with the port cards and their wine sides."""
    words = brush.words
    rows = ceil(len(player.ports) / 6)
    page = brush.page((1600, 390 + 100 * rows))
    ducats = player.ducats or 0
    title = words("serenissima-treasury", ducats=ducats)
    with page.piece("purse", label=title):
        page.write(Rect(30, 20, 1540, 90), title, 60, face=Face.SERIF_BOLD)
        _coins(page, ducats)
    stock = words("serenissima-board-stock", count=player.sailors)
    with page.piece("stock", label=stock):
        page.write(Rect(30, 290, 1540, 70), stock, 44)
    places = [place for row in range(rows) for place in Rect(30, 375 + 100 * row, 1540, 86).columns(6, 12)]
    names = [words.place(PORTS[name].name) for name in player.ports]
    for place, name, spelt in zip(places, player.ports, names, strict=False):
        with page.piece(f"port-{name}", place.x, place.y, label=spelt):
            _port_card(page, place, spelt, wine=view.ports[name].wine)
    ports = words.join(names) or "–"
    return page.picture(f"{title} {stock}. {ports}.")


def _coins(page: Canvas, ducats: int) -> None:
    """Piles of coins, the worthiest first, closer together the more there are."""
    x = 90.0
    for worth in COINS:
        count, ducats = divmod(ducats, worth)
        size = 120.0 if worth >= 10 else 96.0
        apart = min(size * 1.06, PILE / max(1, count))
        for number in range(count):
            pieces.coin(page, x + number * apart, 205, size, str(worth))
        x += apart * count + (40 if count else 0)


def _port_card(page: Canvas, rect: Rect, spelt: str, *, wine: bool) -> None:
    page.box(rect, page.theme.card, page.theme.ink, radius=12, width=2)
    room = rect.w - (80 if wine else 24)
    page.write(Rect(rect.x + 12, rect.y, room, rect.h), spelt, 38, face=Face.SERIF)
    if wine:
        own.cup(page, rect.right - 42, rect.cy, 56)
