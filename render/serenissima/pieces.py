"""The pieces that only Serenissima has: ports with their warehouses, forts, basilicas, wheel and track."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import acos, cos, pi, sin
from typing import Protocol

from engine.serenissima.components import BOX, GOODS, PORTS, PRODUCES, SLOTS
from engine.serenissima.ids import wheel_id
from engine.serenissima.labels import GALLEY_NAMES
from engine.serenissima.view import GalleyView, PortView, View
from engine.text import text
from render import loose, pieces
from render.canvas import Canvas
from render.colour import Colour
from render.fonts import Face
from render.rect import Rect
from render.strokes import Dot, Pen, Sprite, ring
from render.theme import Dye, SeatLook, Theme
from render.words import Words

DYES = {
    "wood": Dye.WALNUT,
    "stone": Dye.SLATE,
    "marble": Dye.CHALK,
    "wine": Dye.MADDER,
    "gold": Dye.SAFFRON,
    "spice": Dye.MUREX,
}


def dye(theme: Theme, good: str) -> Colour:
    return theme.dye(DYES[good])


def mark(words: Words, good: str) -> str:
    """Two letters that stand for a good in the reader's language."""
    return words(f"serenissima-mark-{good}")


# --- buildings


@lru_cache(maxsize=64)
def _fort(theme: Theme, px: int) -> Sprite:
    """A keep with three merlons."""
    pen = Pen(px, px)
    thick = max(1.0, px / 18)
    left, right, top, base = px * 0.12, px * 0.88, px * 0.14, px * 0.9
    step = (right - left) / 5
    wall = [(left, base), (left, top)]
    for i in range(5):
        high = top if i % 2 == 0 else top + px * 0.2
        wall += [(left + i * step, high), (left + (i + 1) * step, high)]
    pen.shape([*wall, (right, base)], theme.dye(Dye.SLATE), theme.ink, thick)
    pen.shape(_arch(px * 0.5, base, px * 0.13, px * 0.34), theme.ink, theme.ink, 1)
    return pen.sprite()


@lru_cache(maxsize=64)
def _basilica(theme: Theme, px: int) -> Sprite:
    """A dome under a cross."""
    pen = Pen(px, px)
    thick = max(1.0, px / 18)
    middle, base, wall = px * 0.5, px * 0.92, px * 0.58
    dome = [(x, y) for x, y in ring(middle, wall, px * 0.33, 36) if y <= wall + 0.01]
    pen.line([(middle, px * 0.26), (middle, px * 0.02)], theme.ink, thick * 1.5)
    pen.line([(middle - px * 0.1, px * 0.1), (middle + px * 0.1, px * 0.1)], theme.ink, thick * 1.5)
    pen.shape(sorted(dome), theme.gilt, theme.ink, thick)
    hall = [(px * 0.1, wall), (px * 0.9, wall), (px * 0.9, base), (px * 0.1, base)]
    pen.shape(hall, theme.card, theme.ink, thick)
    pen.shape(_arch(middle, base, px * 0.1, px * 0.24), theme.ink, theme.ink, 1)
    return pen.sprite()


def _arch(x: float, base: float, half: float, high: float) -> list[tuple[float, float]]:
    top = [
        (x + half * cos(turn), base - high + half - half * sin(turn)) for turn in (0, 0.8, pi / 2, 2.34, pi)
    ]
    return [(x + half, base), *top, (x - half, base)]


@lru_cache(maxsize=64)
def _cup(theme: Theme, px: int) -> Sprite:
    """A cup of wine: the wine side of a port card."""
    pen = Pen(px, px)
    thick = max(1.0, px / 16)
    pen.line([(px * 0.5, px * 0.5), (px * 0.5, px * 0.88)], theme.ink, thick * 2)
    pen.line([(px * 0.26, px * 0.9), (px * 0.74, px * 0.9)], theme.ink, thick * 2)
    bowl = [(px * 0.14, px * 0.1), (px * 0.86, px * 0.1), (px * 0.74, px * 0.46), (px * 0.5, px * 0.6)]
    pen.shape([*bowl, (px * 0.26, px * 0.46)], theme.dye(Dye.MADDER), theme.ink, thick)
    return pen.sprite()


def fort(page: Canvas, x: float, y: float, size: float) -> None:
    page.paste(_fort(page.theme, page.thick(size)), x, y)


def basilica(page: Canvas, x: float, y: float, size: float) -> None:
    page.paste(_basilica(page.theme, page.thick(size)), x, y)


def cup(page: Canvas, x: float, y: float, size: float) -> None:
    page.paste(_cup(page.theme, page.thick(size)), x, y)


# --- ports


def port(
    page: Canvas, rect: Rect, name: str, view: PortView, looks: Sequence[SeatLook], words: Words, slot: float
) -> None:
    """A port: name and garrison, its good and its warehouse; owner and buildings stand on its edge."""
    theme = page.theme
    look = None if view.owner is None else looks[view.owner]
    page.box(rect, theme.card, theme.ink, radius=slot * ROUND, width=slot * 0.07)
    if look:
        page.box(rect.with_margin(-slot * 0.05), None, look.fill, radius=slot * 0.22, width=slot * 0.14)
        page.box(rect.with_margin(-slot * 0.19), None, theme.ink, radius=slot * 0.15, width=1)
    pad = slot * 0.28
    line = Rect(rect.x + pad, rect.y + pad * 0.9, rect.w - 2 * pad, slot * 0.9)
    crew = f"{view.sailors}/{view.capacity}"
    wide = page.text_width(crew, slot * 0.78, Face.SANS_BOLD)
    colour = theme.ink if view.sailors else theme.faded
    page.text(line.right, line.cy, crew, slot * 0.78, face=Face.SANS_BOLD, colour=colour, anchor="rm")
    title = Rect(line.x, line.y, line.w - wide - 6, line.h)
    if legible(page, slot):
        page.write(title, words.place(PORTS[name].name), slot * 0.78, face=Face.SERIF_BOLD)
    _warehouse(page, rect, name, view, words, slot)
    if view.closed:
        page.hatch(rect.with_margin(-3), theme.faded, gap=14, width=2)
    _edge(page, rect, view, look, slot)


def _warehouse(page: Canvas, rect: Rect, name: str, view: PortView, words: Words, slot: float) -> None:
    theme = page.theme
    good = PRODUCES[name]
    y = rect.bottom - slot * 0.28 - slot * 0.5
    left = rect.x + slot * 0.28
    page.disc(left + slot * 0.52, y, slot * 0.52, dye(theme, good), theme.ink, width=1.5)
    if legible(page, slot):
        ink = theme.on(dye(theme, good))
        page.text(
            left + slot * 0.52, y, mark(words, good), slot * 0.5, face=Face.SANS_BOLD, colour=ink, anchor="mm"
        )
    for number, value in enumerate(SLOTS[name]):
        x = left + slot * (1.2 + number) + slot * 0.46
        if number < len(view.stored):
            stored = view.stored[number]
            letters = mark(words, stored) if legible(page, slot) else ""
            pieces.cube(page, x, y, slot * 0.94, dye(theme, stored), letters)
        else:
            page.box(Rect.around(x, y, slot * 0.9, slot * 0.9), theme.page, theme.faded, radius=4, width=1.2)
            if legible(page, slot):
                page.text(x, y, str(value), slot * 0.7, colour=theme.faded, anchor="mm")


def legible(page: Canvas, slot: float) -> bool:
    """Whether words fit a port at this size; on a thumbnail its colours and garrison speak alone."""
    return page.px(slot) > 11


ROUND = 0.25
"""How far the corners of a box are rounded, in slots."""
EDGE = 0.28
"""How far above the box what stands on its edge has its middle, in slots."""


def _edge(page: Canvas, rect: Rect, view: PortView, look: SeatLook | None, slot: float) -> None:
    """Token of the owner at the left, then fort, basilica and the wine side, on the upper edge."""
    y = rect.y - slot * EDGE
    if look:
        pieces.token(page, rect.x + slot * 0.5, y, look, slot * 0.9)
    present = [draw for is_there, draw in _buildings(view) if is_there]
    for x, draw in zip(_building_middles(rect, view, slot), present, strict=True):
        page.disc(x, y, slot * 0.5, page.theme.card, page.theme.ink, width=1.2)
        draw(page, x, y, slot * 0.74)


def _buildings(view: PortView) -> tuple[tuple[bool, Callable[[Canvas, float, float, float], object]], ...]:
    """From right to left."""
    return (view.wine, cup), (view.basilica, basilica), (view.fort, fort)


def _building_middles(rect: Rect, view: PortView, slot: float) -> list[float]:
    count = sum(is_there for is_there, _ in _buildings(view))
    return [rect.right - slot * (0.6 + 1.06 * number) for number in range(count)]


def port_outline(rect: Rect, view: PortView, slot: float) -> list[Dot]:
    """The box of a port with what stands on its upper edge, from its lower right corner, which is bare."""
    owner = [] if view.owner is None else [(rect.x + slot * 0.5, slot * 0.45)]
    buildings = [(x, slot * 0.5) for x in reversed(_building_middles(rect, view, slot))]
    r = slot * ROUND
    left, right, top, bottom = rect.x + r, rect.right - r, rect.y + r, rect.bottom - r
    outline = [*_arc(right, bottom, r, 0.375, 0.5, 2), *_arc(left, bottom, r, 0.5, 0.75)]
    outline += _arc(left, top, r, 0.75, 1) if not owner else [(rect.x, rect.y)]
    for x, reach in (*owner, *buildings):
        turn = acos(-slot * EDGE / reach) / (2 * pi)
        outline += _arc(x, rect.y - slot * EDGE, reach, -turn, turn, 9)
    return [*outline, *_arc(right, top, r, 0, 0.25), (rect.right, bottom)]


def _arc(x: float, y: float, r: float, start: float, end: float, dots: int = 3) -> list[Dot]:
    """Points of a circle between two turns from its top, clockwise."""
    turns = [2 * pi * (start + (end - start) * i / (dots - 1)) for i in range(dots)]
    return [(x + r * sin(turn), y - r * cos(turn)) for turn in turns]


# --- galleys


def hold(
    theme: Theme, galley: GalleyView, look: SeatLook, words: Words, *, marked: bool
) -> list[pieces.Load | None]:
    """Sailors first, then the cargo, then free places; cubes bear their mark where it can be read."""
    load: list[pieces.Load | None] = [pieces.Load(look.fill, round=True) for _ in range(galley.sailors)]
    load += [
        pieces.Load(dye(theme, good), letter=mark(words, good) if marked else "") for good in galley.cargo
    ]
    return load + [None] * (BOX.galley_places - len(load))


def galley(
    page: Canvas,
    x: float,
    y: float,
    view: GalleyView,
    look: SeatLook,
    words: Words,
    *,
    cell: float,
    active: bool,
) -> Rect:
    """A galley with crew and cargo aboard, and its number at its stern."""
    theme = page.theme
    rect = pieces.galley(
        page, x, y, look, cell=cell, load=hold(theme, view, look, words, marked=page.px(cell) > 13)
    )
    fill = theme.glow if active else theme.card
    pieces.badge(page, rect.x + cell * 1.2, rect.y + cell * 1.6, view.number, cell * 2.3, fill)
    return rect


# --- what goes from place to place


def hold_in_port(page: Canvas, rect: Rect, name: str, view: PortView) -> None:
    """Say what lies in a port, and who mans it."""
    _hold_goods(page, name, view.stored, rect.cx, rect.cy)
    page.holds(name, "serenissima-sailor", view.sailors, rect.right - 24, rect.y + 16, loose.sailor)
    page.holds(name, "serenissima-fort", int(view.fort), rect.right - 24, rect.y, _loose_fort)
    page.holds(name, "serenissima-basilica", int(view.basilica), rect.right - 24, rect.y, _loose_basilica)


def hold_aboard(page: Canvas, place: Rect, view: GalleyView) -> None:
    """Say what lies in a galley, and who mans it."""
    name = f"galley-{view.number}"
    _hold_goods(page, name, view.cargo, place.cx, place.cy)
    page.holds(name, "serenissima-sailor", view.sailors, place.cx, place.cy, loose.sailor)


def _hold_goods(page: Canvas, place: str, goods: Sequence[str], x: float, y: float) -> None:
    for good, count in Counter(goods).items():
        page.holds(place, f"serenissima-{good}", count, x, y, loose.cube(DYES[good]))


def _loose_fort(page: Canvas) -> None:
    fort(page, 0, 0, loose.SIZE)


def _loose_basilica(page: Canvas) -> None:
    basilica(page, 0, 0, loose.SIZE)


# --- wheel and track


class OnWheel(Protocol):
    """What the wheel shows: part of a View."""

    round: int
    pointer: int
    wheel: int
    galleys: dict[int, GalleyView]


def wheel(page: Canvas, rect: Rect, view: OnWheel, looks: Sequence[SeatLook], words: Words) -> None:
    """The wheel of galleys with the black pawn; number 0 is the Doge."""
    theme = page.theme
    radius, size = rect.w * 0.405, rect.w * 0.142
    with page.piece("wheel", rect.cx, rect.cy):
        page.disc(rect.cx, rect.cy, rect.w / 2, theme.card, theme.ink, width=2)
        page.disc(rect.cx, rect.cy, radius - size * 0.75, theme.page, theme.ink, width=1.5)
        _round(page, Rect.around(rect.cx, rect.cy, radius * 1.2, rect.h * 0.2), view, words)
    with page.piece("pointer", rect.cx, rect.cy):
        _pointer(page, rect, _turn(view, view.pointer), radius - size * 0.62)
    for number in range(view.wheel + 1):
        turn = _turn(view, number)
        x, y = rect.cx + radius * cos(turn), rect.cy + radius * sin(turn)
        with page.piece(f"wheel-{number}", x, y, label=str(number or "")):
            _place_on_wheel(page, x, y, size, number, view, looks)
        if number:
            name = words.say(GALLEY_NAMES[number])
            page.spot(wheel_id(number), Rect.around(x, y, size * 1.1, size * 1.1), name)


def _turn(view: OnWheel, number: int) -> float:
    """Where a number stands on the wheel, in radians from the right."""
    return 2 * pi * number / (view.wheel + 1) - pi / 2


def _place_on_wheel(
    page: Canvas, x: float, y: float, size: float, number: int, view: OnWheel, looks: Sequence[SeatLook]
) -> None:
    theme, ship = page.theme, view.galleys.get(number)
    if not number:
        page.disc(x, y, size * 0.56, theme.gilt, theme.ink, width=2)
        page.text(x, y, "D", size * 0.62, face=Face.SERIF_BOLD, anchor="mm", colour=theme.on(theme.gilt))
    elif ship:
        look = looks[ship.owner].with_letter(str(number))
        pieces.token(page, x, y, look, size * 0.98, lit=number == view.pointer)
    else:
        page.disc(x, y, size * 0.42, theme.page, theme.faded, width=1.2)
        page.text(x, y, str(number), size * 0.6, colour=theme.faded, anchor="mm")


def _round(page: Canvas, room: Rect, view: OnWheel, words: Words) -> None:
    label = words("serenissima-board-round", round=view.round)
    if page.text_width(label, 26, Face.SERIF_BOLD) > room.w:
        label = str(view.round)
    page.write(room, label, 26, face=Face.SERIF_BOLD, align="m")


def _pointer(page: Canvas, rect: Rect, turn: float, reach: float) -> None:
    """The black pawn as a hand of the wheel."""
    tip = (rect.cx + reach * cos(turn), rect.cy + reach * sin(turn))
    near, half = reach * 0.62, reach * 0.11
    foot = (rect.cx + near * cos(turn), rect.cy + near * sin(turn))
    left = (foot[0] - half * sin(turn), foot[1] + half * cos(turn))
    right = (foot[0] + half * sin(turn), foot[1] - half * cos(turn))
    page.polygon([tip, left, right], page.theme.ink)


def track(page: Canvas, rect: Rect, view: View, words: Words) -> None:
    """The turn track: the white pawn on its space, the scorings gilt with their number."""
    spaces = view.scoring_spaces[-1] - view.start + 1
    row = Rect(rect.x, rect.y + 38, rect.w, rect.h - 42)
    places = dict(enumerate(row.columns(spaces, 4), start=view.start))
    with page.piece("track"):
        _spaces(page, rect, places, view, words)
    if pawn := places.get(view.track):
        with page.piece("pawn", pawn.cx, pawn.cy, label=words("serenissima-board-track")):
            r = min(pawn.w, pawn.h) * 0.4
            page.disc(pawn.cx, pawn.cy, r, page.theme.dye(Dye.CHALK), page.theme.ink, width=3)


def _spaces(page: Canvas, rect: Rect, places: dict[int, Rect], view: View, words: Words) -> None:
    theme = page.theme
    page.write(Rect(rect.x, rect.y, rect.w, 34), words("serenissima-board-track"), 24, face=Face.SERIF)
    for number, place in places.items():
        scoring = view.scoring_spaces.index(number) + 1 if number in view.scoring_spaces else 0
        fill = theme.gilt if scoring else theme.card
        page.box(place, fill, theme.ink, radius=8, width=2)
        if scoring:
            label = "I" * scoring
            page.text(place.cx, place.cy, label, 26, face=Face.SERIF_BOLD, colour=theme.on(fill), anchor="mm")


def doge(page: Canvas, rect: Rect, view: View, words: Words) -> None:
    """The Doge deck with what is left in it, and the cards drawn since the last shuffle."""
    with page.piece("doge", rect.x, rect.y, label=words("serenissima-board-doge")):
        _doge(page, rect, view, words)


def _doge(page: Canvas, rect: Rect, view: View, words: Words) -> None:
    theme = page.theme
    page.write(Rect(rect.x, rect.y, rect.w, 34), words("serenissima-board-doge"), 24, face=Face.SERIF)
    row = Rect(rect.x, rect.y + 38, rect.w, rect.h - 42)
    places = row.columns(6, 8)
    pieces.card_back(page, places[0], view.deck)
    for card, place in zip(view.discard, places[1:], strict=False):
        page.box(place, theme.card, theme.ink, radius=8, width=2)
        if BOX.doge_cards[card].wine:
            cup(page, place.cx, place.cy, place.h * 0.62)
        else:
            page.text(
                place.cx,
                place.cy,
                f"+{BOX.doge_cards[card].hourglasses}",
                28,
                face=Face.SERIF_BOLD,
                anchor="mm",
                colour=theme.accent if BOX.doge_cards[card].reshuffle else theme.ink,
            )


def supply(page: Canvas, rect: Rect, view: View, words: Words) -> None:
    """Cubes, forts and basilicas that are left, which is the key to their colours too."""
    for place, good in zip((p for row in rect.rows(2, 6) for p in row.columns(3, 8)), GOODS, strict=False):
        label = words(
            "serenissima-board-supply", good=text(f"serenissima-good-{good}"), count=view.supply[good]
        )
        page.holds(
            "supply", f"serenissima-{good}", view.supply[good], place.x + 22, place.cy, loose.cube(DYES[good])
        )
        with page.piece(f"supply-{good}", place.x, place.y, label=label):
            pieces.cube(page, place.x + 22, place.cy, 34, dye(page.theme, good), mark(words, good))
            shown = label if legible(page, place.h) else str(view.supply[good])
            page.write(Rect(place.x + 46, place.y, place.w - 46, place.h), shown, 24)


def buildings(page: Canvas, rect: Rect, view: View) -> None:
    """Forts and basilicas that are left."""
    top, low = rect.rows(2, 6)
    page.holds("supply", "serenissima-fort", view.forts, top.x + 20, top.cy, _loose_fort)
    page.holds("supply", "serenissima-basilica", view.basilicas, low.x + 20, low.cy, _loose_basilica)
    with page.piece("forts", top.x, top.cy):
        fort(page, top.x + 20, top.cy, 38)
        page.text(top.x + 46, top.cy, f"× {view.forts}", 24, anchor="lm")
    with page.piece("basilicas", low.x, low.cy):
        basilica(page, low.x + 20, low.cy, 38)
        page.text(low.x + 46, low.cy, f"× {view.basilicas}", 24, anchor="lm")
