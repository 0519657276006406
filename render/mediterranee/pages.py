"""The other pages of Méditerranée: one zone large, one's own fleet, and the cover."""

from functools import partial
from math import atan, degrees, radians, sinh

from data.zones import zones
from engine.mediterranee.components import BOX, PLACES, PORTS
from engine.mediterranee.ids import GALLEY_SPOTS, ZONE_SPOTS
from engine.mediterranee.labels import GALLEY_NAMES
from engine.mediterranee.view import GalleyView, PortView, View
from render import pieces
from render.artist import Brush
from render.canvas import Canvas
from render.chart import Window, mercator
from render.fonts import Face
from render.mediterranee.berths import galley_size
from render.mediterranee.board import draw_names, draw_sea
from render.mediterranee.map import NAME, SEA, Layout, layout, plot, plot_size, sea_chart
from render.mediterranee.pieces import galley, look, port_card
from render.mediterranee.tell import tell
from render.mediterranee.words import (
    aboard,
    cargo,
    headline,
    nation,
    port_lines,
    zone_lines,
    zone_name,
)
from render.picture import Picture
from render.rect import Rect
from render.speech import hand_alt, places_alt
from render.theme import SeatLook
from render.words import Words

ZONE_PAGE = (1600, 1000)
ZONE_CHART = Rect(14, 84, 1010, 902)
ZONE_PANEL = Rect(1040, 84, 546, 902)
ZONE_PIECES = 1.7
NARROWEST, WIDEST = 9.0, 13.0
PLAIN, BOLD = (26, Face.SANS), (30, Face.SERIF_BOLD)
MOST_LINES = 4

HAND_HEAD, SECTION, ROW, GAP, COLUMNS = 100, 52, 132, 12, 3

BOX_NAME = "Méditerranée"
COVER_PAGE = (1600, 900)
COVER_CHART = Rect(14, 14, 1572, 872)
COVER_GALLEYS = ("z_corfu", "z_sardegna", "z_baleari", "z_cipro")


# One zone


def zone_layout(zone: str) -> Layout:
    """A chart around a zone and its port, wide enough to hold their shores."""
    place = zones("mediterranee").zones[zone]
    lons = [lon for lon, _ in place.polygon]
    wide = min(WIDEST, max(NARROWEST, 1.6 * (max(lons) - min(lons))))
    middles = [place.center, *(port.at for port in BOX.ports if port.zone == zone)]
    lon, lat = (sum(middle[axis] for middle in middles) / len(middles) for axis in (0, 1))
    half = radians(wide) * ZONE_CHART.h / ZONE_CHART.w / 2
    south, north = (degrees(atan(sinh(mercator(lat) + side))) for side in (-half, half))
    return layout(Window(lon - wide / 2, south, lon + wide / 2, north), ZONE_CHART, ZONE_PIECES)


def draw_zone(view: View, zone: str, brush: Brush) -> Picture:
    layout, words = zone_layout(zone), brush.words

    def still(page: Canvas) -> None:
        layout.chart.draw(page)
        layout.chart.light(page, zone)
        draw_names(page, layout, words)

    page = brush.sheet(("mediterranee", zone, words.locale), ZONE_PAGE, still)
    red = page.theme.accent
    page.text(24, 44, zone_name(words, zone), 44, face=Face.SERIF_BOLD, anchor="lm")
    page.write(Rect(700, 12, 876, 64), headline(view, words), 28, face=Face.SERIF, colour=red, align="r")
    draw_sea(page, layout, view, words)
    _zone_panel(page, view, zone, words)
    ships = [GALLEY_SPOTS[ship.number] for ship in view.galleys if ship.zone == zone]
    return page.picture(places_alt(tell(view), [ZONE_SPOTS[zone], *ships], words))


def _zone_panel(page: Canvas, view: View, zone: str, words: Words) -> None:
    """The port and the galleys of the zone, in words."""
    page.box(ZONE_PANEL, page.theme.card, page.theme.ink, radius=12, width=2)
    inner = ZONE_PANEL.with_margin(-18)
    beside = Rect(inner.x + 48, inner.y, inner.w - 48, inner.h)
    y = inner.y
    for port in view.ports:
        if PORTS[port.id].zone == zone:
            y = _line(page, inner, y, words.place(PORTS[port.id].name), bold=True)
            for line in port_lines(view, words, port):
                y = _line(page, inner, y, line)
            y += 14
    fleet = [ship for ship in view.galleys if ship.zone == zone]
    last = zone_lines(words, zone)
    end = inner.bottom - sum(_lines(page, inner, line)[1] + 8 for line in last)
    for number, ship in enumerate(fleet):
        title = words("mediterranee-galley-of", number=ship.number, who=words.name(ship.seat))
        load, more = aboard(words, ship), words("mediterranee-say-more", count=len(fleet) - number)
        high = _lines(page, beside, title, bold=True)[1] + _lines(page, beside, load)[1] + 16
        below = _lines(page, inner, more)[1] if number < len(fleet) - 1 else 0
        if y + high + below > end:
            y = _line(page, inner, y, more)
            break
        pieces.token(page, inner.x + 18, y + 20, look(page.theme, view, ship.seat), 32)
        y = _line(page, beside, y, title, bold=True)
        y = _line(page, beside, y, load) + 8
    for line in last:
        y = _line(page, inner, y + 4, line)


def _line(page: Canvas, rect: Rect, y: float, line: str, *, bold: bool = False) -> float:
    """A sentence on the panel; where the next begins."""
    size, face = BOLD if bold else PLAIN
    lines, high = _lines(page, rect, line, bold=bold)
    page.write(Rect(rect.x, y, rect.w, high), line, size, face=face, lines=lines)
    return y + high + 4


def _lines(page: Canvas, rect: Rect, line: str, *, bold: bool = False) -> tuple[int, float]:
    """How many lines a sentence takes, and how high they are."""
    size, face = BOLD if bold else PLAIN
    lines = page.lines_of(line, size, rect.w, MOST_LINES, face)
    return lines, page.line_height(size) * lines


# One's own fleet


def draw_hand(view: View, seat: int, brush: Brush) -> Picture:
    """Money, galleys and ports of one seat."""
    words = brush.words
    fleet = [ship for ship in view.galleys if ship.seat == seat]
    ports = [port for port in view.ports if port.owner == seat]
    middle = HAND_HEAD + SECTION + _height(len(fleet))
    page = brush.page((1600, middle + SECTION + _height(len(ports)) + 6))
    with page.piece("purse"):
        _purse(page, view, seat, words)
    _section(page, "galleys", HAND_HEAD, f"{words('mediterranee-hand-galleys')} · {len(fleet)}")
    owner = look(page.theme, view, seat)
    for rect, ship in zip(_grid(HAND_HEAD + SECTION, len(fleet)), fleet, strict=True):
        draw = partial(_ship, ship=ship, owner=owner, words=words)
        with page.piece(f"galley-{ship.number}", rect.x, rect.y, label=words.say(GALLEY_NAMES[ship.number])):
            page.inlay((repr(ship), owner, words.locale), rect, draw)
    _section(page, "ports", middle, f"{words('mediterranee-hand-ports')} · {len(ports)}")
    for rect, port in zip(_grid(middle + SECTION, len(ports)), ports, strict=True):
        draw = partial(_harbour, port=port, owner=owner, words=words)
        with page.piece(f"port-{port.id}", rect.x, rect.y, label=words.place(PORTS[port.id].name)):
            page.inlay((repr(port), owner, words.locale), rect, draw)
    return page.picture(hand_alt(tell(view), words))


def _height(count: int) -> int:
    """How high a grid of so many boxes is."""
    return -(-count // COLUMNS) * (ROW + GAP)


def _grid(y: float, count: int) -> list[Rect]:
    columns = Rect(14, 0, 1572, ROW).columns(COLUMNS, GAP)
    return [
        columns[number % COLUMNS]._replace(y=y + number // COLUMNS * (ROW + GAP)) for number in range(count)
    ]


def _purse(page: Canvas, view: View, seat: int, words: Words) -> None:
    ducats = view.players[seat].ducats
    assert ducats is not None
    pieces.token(page, 60, 50, look(page.theme, view, seat), 60)
    title = f"{words('mediterranee-hand-title')} · {nation(view, words, seat)}"
    page.text(112, 50, title, 42, face=Face.SERIF_BOLD, anchor="lm")
    amount, red = words("mediterranee-ducats", amount=ducats), page.theme.accent
    rect = page.text(1576, 50, amount, 40, face=Face.SERIF_BOLD, colour=red, anchor="rm")
    pieces.coin(page, rect.x - 44, 50, 54)


def _section(page: Canvas, name: str, y: float, title: str) -> None:
    with page.piece(f"section-{name}", 24, y, label=title):
        page.text(24, y + SECTION / 2, title, 30, face=Face.SERIF, colour=page.theme.faded, anchor="lm")


def _ship(page: Canvas, rect: Rect, ship: GalleyView, owner: SeatLook, words: Words) -> None:
    theme, k = page.theme, 1.5
    page.box(rect, theme.card, theme.ink, radius=10, width=2)
    w, h = galley_size(k)
    galley(page, words, Rect(rect.x + 14, rect.cy - h / 2, w, h), ship, owner, k)
    lines = [zone_name(words, ship.zone), cargo(words, ship.goods)]
    free = PLACES - ship.sailors - len(ship.goods)
    if free:
        lines.append(words("mediterranee-hand-free", count=free))
    _facts(page, rect, max(200, w + 26), lines)


def _harbour(page: Canvas, rect: Rect, port: PortView, owner: SeatLook, words: Words) -> None:
    theme, k = page.theme, 1.3
    page.box(rect, theme.card, theme.ink, radius=10, width=2)
    w, h = plot_size(port.id, k)
    top = rect.cy - (h - NAME * k) / 2 - NAME * k
    ground = plot(port.id, (rect.x, rect.y), Rect(rect.x + 14, top, w, h), k)
    port_card(page, words, ground, port, owner, k)
    lines = [words.place(PORTS[port.id].name)]
    if port.recruits:
        lines.append(words("mediterranee-hand-recruits", count=port.recruits))
    if port.asks is not None:
        lines.append(words("mediterranee-hand-price", price=port.asks))
    _facts(page, rect, 284, lines)


def _facts(page: Canvas, rect: Rect, left: float, lines: list[str]) -> None:
    """A name and up to two facts below each other, in the right part of a box."""
    high = 40 * len(lines)
    room = Rect(rect.x + left, rect.cy - high / 2, rect.w - left - 10, high)
    for row, line in zip(room.rows(len(lines)), lines, strict=True):
        first = row.y == room.y
        page.write(row, line, 28 if first else 25, face=Face.SERIF_BOLD if first else Face.SANS)


# The cover


def draw_cover(brush: Brush) -> Picture:
    """The chart with the four capitals under their flags and a galley of each nation."""
    chart = sea_chart(SEA, COVER_CHART, hills=True)

    def still(page: Canvas) -> None:
        theme = page.theme
        chart.draw(page)
        looks = [
            seat.with_letter(nation.letter)
            for seat, nation in zip(theme.seats, BOX.nations.values(), strict=False)
        ]
        for flag, facts in zip(looks, BOX.nations.values(), strict=True):
            pieces.pennant(page, *chart.xy(*PORTS[facts.capital].at), flag, 120)
        for sail, zone in zip(looks, COVER_GALLEYS, strict=True):
            pieces.galley(page, *chart.centre(zone), sail, cell=19)
        band = Rect(440, 660, 720, 150)
        page.box(band, theme.card, theme.ink, radius=18, width=4)
        page.box(band.with_margin(-9), None, theme.gilt, radius=12, width=2)
        page.write(band.with_margin(-30), BOX_NAME, 100, face=Face.SERIF_BOLD, align="m")

    page = brush.sheet("mediterranee cover", COVER_PAGE, still)
    return page.picture(brush.words("mediterranee-say-cover"))
