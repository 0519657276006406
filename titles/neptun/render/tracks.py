"""The tracks on the map of Neptun: forecast above wind, turn order above oar power."""

from neptun.engine.components import BOX
from neptun.engine.labels import with_sign
from neptun.engine.view import View
from render.author import Canvas, Colour, Face, Rect, Words, pieces

CELL = 41.0
CORNER = 88.0
"""Room for buttons in the corner of the map."""
PLACE = 47.0
PILES = (33.0, 33.0, 27.0, 26.0, 25.0)  # the size of discs in a pile of one, two, three…


def winds_rect(inside: Rect) -> Rect:
    """At the top right of the map, as on the board, beside the buttons that a browser has in the corner."""
    return Rect(inside.right - CORNER - 604, inside.y + 12, 604, 106)


def orders_rect(inside: Rect) -> Rect:
    """At the bottom left of the map, as on the board."""
    return Rect(inside.x + 12, inside.bottom - 168, 500, 156)


# --- forecast and wind ------------------------------------------------------------------------------------


def _wind_cell(rect: Rect, row: int, field: int) -> Rect:
    """A field of the forecast (row 0) or the wind (row 1) below it, counted from 0."""
    return Rect(rect.right - 11 * CELL - 10 + field * CELL, rect.y + 9 + row * 45, CELL, 43)


def draw_winds(page: Canvas, rect: Rect, words: Words) -> None:
    theme = page.theme
    page.box(rect, theme.card, theme.ink, radius=10, width=2)
    low, high = BOX.wind.forecast
    for row, key in enumerate(("neptun-draw-forecast", "neptun-draw-wind")):
        first = _wind_cell(rect, row, 0)
        page.write(Rect(rect.x + 12, first.y, first.x - rect.x - 18, first.h), words(key), 24)
        for field in range(high - low + 1):
            cell = _wind_cell(rect, row, field)
            page.box(cell.with_margin(-1), theme.page, theme.faded, radius=5, width=1.5)
            number = with_sign(field + low) if row == 0 else str(field)
            page.text(cell.cx, cell.cy, number, 22, colour=theme.faded, anchor="mm")


def mark_winds(page: Canvas, rect: Rect, view: View) -> None:
    low, _ = BOX.wind.forecast
    if view.forecast is not None:
        cell = _wind_cell(rect, 0, view.forecast - low)
        _mark(page, "forecast", cell, with_sign(view.forecast), page.theme.gilt)
    _mark(page, "wind", _wind_cell(rect, 1, view.wind), str(view.wind), page.theme.border)


def _mark(page: Canvas, name: str, rect: Rect, number: str, fill: Colour) -> None:
    with page.piece(name, rect.cx, rect.cy, label=number):
        page.disc(rect.cx, rect.cy, rect.w / 2 + 1, fill, page.theme.ink, width=3)
        ink = page.theme.on(fill)
        page.text(rect.cx, rect.cy, number, 24, face=Face.SANS_BOLD, colour=ink, anchor="mm")


# --- turn order and oar power -----------------------------------------------------------------------------


def _order_cell(rect: Rect, place: int) -> Rect:
    return Rect(rect.x + 112 + place * PLACE, rect.y + 8, PLACE - 1, 38)


def _power_cell(rect: Rect, power: int) -> Rect:
    return Rect(rect.x + 112 + (power - BOX.power_track.first) * PLACE, rect.y + 50, PLACE - 1, 98)


def draw_orders(page: Canvas, rect: Rect, words: Words) -> None:
    theme = page.theme
    page.box(rect, theme.card, theme.ink, radius=10, width=2)
    places = [_order_cell(rect, place) for place in range(max(BOX.setup.seats))]
    track = range(BOX.power_track.first, BOX.power_track.last + 1)
    powers = [_power_cell(rect, power) for power in track]
    for key, row in (("neptun-draw-order", places), ("neptun-draw-oars", powers)):
        page.write(Rect(rect.x + 12, row[0].y, 98, row[0].h), words(key), 24)
        for number, cell in enumerate(row, start=1):
            page.box(cell.with_margin(-1), theme.page, theme.faded, radius=5, width=1.5)
            page.text(cell.cx, cell.y + 18, str(number), 22, colour=theme.faded, anchor="mm")


def mark_orders(page: Canvas, rect: Rect, view: View, words: Words) -> None:
    """Discs on the order track, or on the oar track once their seat has taken a contract."""
    moved = {seat for pile in view.piles.values() for seat in pile}
    for place, seat in enumerate(view.order):
        if seat not in moved:
            cell = _order_cell(rect, place)
            lit = seat in view.active
            with page.piece(f"order-{seat}", cell.cx, cell.cy, label=words.name(seat)):
                pieces.token(page, cell.cx, cell.cy, page.theme.seats[seat], 36, lit=lit)
    for power, pile in view.piles.items():
        cell = _power_cell(rect, power)
        draw_pile(page, "order", Rect(cell.x, cell.y + 28, cell.w, cell.h - 28), pile, words)


def draw_pile(page: Canvas, track: str, rect: Rect, pile: list[int], words: Words) -> None:
    """Discs on one field, the lowest at the bottom; a high pile leans, so that every letter shows."""
    size = PILES[len(pile) - 1]
    lean = size * 0.42 if len(pile) > 3 else 0.0
    room = rect.h - size * 1.14
    apart = min(size * 0.92, room / max(1, len(pile) - 1))
    base = rect.cy + apart * (len(pile) - 1) / 2
    for height, seat in enumerate(pile):
        x = rect.cx + (lean if height % 2 else -lean)
        y = base - height * apart
        with page.piece(f"{track}-{seat}", x, y, label=words.name(seat)):
            pieces.token(page, x, y, page.theme.seats[seat], size)
