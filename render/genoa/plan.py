"""The city of Genoa as a plan: squares, streets, buildings, and what lies on them."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Protocol

from engine.genoa.city import is_street
from engine.genoa.components import BOX, BUILDINGS, MARKET
from engine.genoa.labels import SPACE_NAMES
from engine.genoa.view import View
from render import pieces
from render.canvas import Canvas, Dot
from render.fonts import Face
from render.genoa.grid import INSET, Grid, arm, berth, cells, ground, room, shape, square
from render.genoa.symbols import cubes
from render.genoa.tell import gift as gift_of
from render.rect import Rect
from render.theme import Dye
from render.words import Words

BAND = 12.0
STONES = 4
"""Rows of cobbles on a square of a street."""
KIND_DYES = {"core": Dye.MADDER, "villa": Dye.MUREX, "depot": Dye.WALNUT, "outer": Dye.WOAD}


# --- what never changes -----------------------------------------------------------------------------------


def draw(page: Canvas, grid: Grid, words: Words, *, market_moves: bool = True, named: bool = True) -> None:
    """The city without anything on it; by an option a start on the market place moves no marker.

    `named`: with the words that are printed on it.
    """
    theme = page.theme
    page.box(grid.rect.with_margin(10), theme.wash, theme.ink, width=3)
    page.box(grid.rect.with_margin(3), theme.land, theme.ink, width=1.5)
    page.box(room(grid, MARKET).with_margin(-INSET), theme.page, theme.ink, width=2)
    for space in BUILDINGS:
        page.polygon(shape(grid, space), theme.card)
    page.lights_lie_here()
    _axes(page, grid)
    for space in cells(grid.corners):
        if is_street(space):
            _street(page, room(grid, space))
    _market(page, room(grid, MARKET))
    for space in BUILDINGS:
        _building(page, grid, space, words)
    if named:
        _names(page, grid, words, market_moves)
    for space in cells(grid.corners):
        page.spot(f"space:{space}", room(grid, space), words.say(SPACE_NAMES[space]), [ground(grid, space)])


def _axes(page: Canvas, grid: Grid) -> None:
    """The faces of the dice along the edges: blue for the rows, red for the columns."""
    theme = page.theme
    for face in range(1, BOX.setup.die + 1):
        across, down = square(grid, face, 1), square(grid, 1, face)
        pieces.badge(page, grid.x - 32, across.cy, face, 34, theme.dye(Dye.WOAD))
        pieces.badge(page, down.cx, grid.y - 28, face, 34, theme.dye(Dye.MADDER))


def _street(page: Canvas, rect: Rect) -> None:
    """Cobbles: a few flat stones, so that a street is told from a building at once."""
    theme = page.theme
    step = (rect.h - 12) / STONES
    for row in range(STONES):
        for column in range(int(rect.w // 42)):
            shift = 21 if row % 2 else 0
            x = rect.x + 10 + column * 42 + shift
            wide = min(34.0, rect.right - 8 - x)
            if wide > 12:
                stone = Rect(x, rect.y + 9 + row * step, wide, step - 7)
                page.box(stone, None, theme.wash, radius=7, width=2)


def _names(page: Canvas, grid: Grid, words: Words, market_moves: bool) -> None:
    _name_market(page, room(grid, MARKET), words, market_moves)
    for space in BUILDINGS:
        inner = room(grid, space).with_margin(-INSET)
        text = _text_room(inner)
        write = _wide if inner.w > inner.h else _high
        write(page, text, space, words(f"genoa-building-{space.lower()}"), words)


def _market(page: Canvas, rect: Rect) -> None:
    theme = page.theme
    for by in (-14, -20):
        page.box(rect.with_margin(by), None, theme.gilt, width=2)
    star = _star(rect.cx, rect.cy + 4, 48, 26)
    page.polygon(star, theme.land, theme.gilt, width=2)


def _name_market(page: Canvas, rect: Rect, words: Words, moves: bool) -> None:
    line = Rect(rect.x + 24, rect.y + 22, rect.w - 48, 44)
    page.write(line, words("genoa-market"), 28, face=Face.SERIF_BOLD, align="m")
    if not moves:
        return
    low, faded = Rect(rect.x + 24, rect.bottom - 60, rect.w - 48, 36), page.theme.faded
    page.write(low, words("genoa-board-market"), 22, face=Face.SERIF_ITALIC, colour=faded, align="m")


def _star(x: float, y: float, long: float, short: float) -> list[Dot]:
    dots: list[Dot] = []
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        dots += [(x + dx * long, y + dy * long), (x + (dx - dy) * short * 0.6, y + (dy + dx) * short * 0.6)]
    return dots


def _building(page: Canvas, grid: Grid, space: str, words: Words) -> None:
    theme = page.theme
    facts = BUILDINGS[space]
    outline = shape(grid, space)
    inner = room(grid, space).with_margin(-INSET)
    page.box(Rect(inner.x, inner.y, inner.w, BAND), theme.dye(KIND_DYES[facts.kind]))
    page.line([*outline, outline[0]], theme.ink, width=3)
    if facts.kind == "depot":
        extra = arm(grid, space)
        text = _text_room(inner)
        place = Rect.around(extra.cx, extra.cy, 97, 44) if extra else Rect(text.x, text.bottom - 37, 80, 34)
        cubes(page, place, facts.action.take, words, place.h)


def _text_room(inner: Rect) -> Rect:
    """Where the words of a building are, inside its outline."""
    return Rect(inner.x + 8, inner.y + BAND, inner.w - 16, inner.h - BAND)


def _wide(page: Canvas, rect: Rect, space: str, name: str, words: Words) -> None:
    """A building along a street: its name, and what it gives at the lower left."""
    page.write(Rect(rect.x, rect.y, rect.w, 34), name, 26, face=Face.SERIF_BOLD)
    _gives(page, Rect(rect.x, rect.bottom - 37, rect.w - 92, 34), space, words, lines=1)


def _high(page: Canvas, rect: Rect, space: str, name: str, words: Words) -> None:
    """An upright building: its name, what it gives, and room for discs below."""
    lines = 2 if " " in name and page.text_width(name, 24, Face.SERIF_BOLD) > rect.w else 1
    high = page.line_height(26) * lines
    page.write(
        Rect(rect.x - 4, rect.y + 4, rect.w + 8, high),
        name,
        26,
        face=Face.SERIF_BOLD,
        align="m",
        lines=lines,
    )
    top = rect.y + 4 + high
    _gives(page, Rect(rect.x - 8, top + 2, rect.w + 16, rect.bottom - 58 - top), space, words, lines=3)


def _gives(page: Canvas, rect: Rect, space: str, words: Words, lines: int) -> None:
    """The action in words; the wares of a depot are cubes."""
    if BUILDINGS[space].kind == "depot":
        return
    align = "l" if lines == 1 else "m"
    page.write(rect, gift(space, words), 22, align=align, lines=lines)


def gift(space: str, words: Words) -> str:
    """What the action of a building gives."""
    return words.say(gift_of(space))


# --- what changes -----------------------------------------------------------------------------------------


def lively(page: Canvas, view: View, grid: Grid) -> None:
    """Everything that changes on the plan."""
    _owners(page, view, grid)
    _prices(page, view, grid)
    draw_tower(page, view, grid)


class Walk(Protocol):
    """What is known of the way of the tower."""

    @property
    def path(self) -> Sequence[str]: ...
    @property
    def phase(self) -> str: ...
    @property
    def streets(self) -> Sequence[str]: ...


def light_next(page: Canvas, view: View, grid: Grid) -> None:
    """The spaces that the tower may enter next glow; a live board lights what can be pressed instead."""
    theme = page.theme
    tones = {theme.card: theme.glow, theme.land: theme.glow, theme.page: theme.glow}
    for space in view.next:
        page.light(space, ground(grid, space), tones)


def _owners(page: Canvas, view: View, grid: Grid) -> None:
    for space, seat in view.owners.items():
        rect = room(grid, space)
        x = rect.x + 18 if rect.h > rect.w else rect.right - 102
        with page.piece(f"owner-{space}", x, rect.bottom):
            pieces.pennant(page, x, rect.bottom - 10, page.theme.seats[seat], 46)


def _prices(page: Canvas, view: View, grid: Grid) -> None:
    """The best price that is offered for a space that the tower may still come to, as a coin."""
    best: dict[str, int] = {}
    for offer in view.offers:
        if not offer.by_tower and offer.space not in view.path:
            best[offer.space] = max(best.get(offer.space, 0), offer.now.ducats + offer.after.ducats)
    for space, ducats in best.items():
        with page.piece(f"price-{space}", *berth(grid, space), label=str(ducats or "+")):
            pieces.coin(page, *berth(grid, space), 50, str(ducats or "+"))


def draw_tower(page: Canvas, view: Walk, grid: Grid) -> None:
    """The path of the tower with a disc on each space; the tower itself with the discs that are left."""
    if not view.path:
        return
    theme = page.theme
    for number, (start, other) in enumerate(pairwise(view.path), start=1):
        with page.piece(f"step-{number}"):
            _arrow(page, grid, start, other)
    for number, space in enumerate(view.path[:-1], start=1):
        x, y = berth(grid, space)
        if view.phase != "markers" or not is_street(space) or space in view.streets:
            with page.piece(f"disc-{number}", x, y, label=str(number)):
                page.disc(x, y, 22, theme.card, theme.accent, width=5)
                page.text(x, y, str(number), 24, face=Face.SANS_BOLD, colour=theme.accent, anchor="mm")
    here = view.path[-1]
    if view.phase != "markers" or not is_street(here) or here in view.streets:
        left = 1 if view.phase == "markers" else BOX.setup.discs - len(view.path) + 1
        with page.piece("tower", *berth(grid, here), label=str(left)):
            stack(page, *berth(grid, here), left)


def _arrow(page: Canvas, grid: Grid, start: str, other: str) -> None:
    """A short arrow across the border between two spaces."""
    theme = page.theme
    touching = [
        (square(grid, *a), square(grid, *b))
        for a in cells(grid.corners)[start]
        for b in cells(grid.corners)[other]
        if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1
    ]
    a, b = touching[len(touching) // 2]
    x, y = (a.cx + b.cx) / 2, (a.cy + b.cy) / 2
    dx, dy = (b.cx - a.cx) / a.w, (b.cy - a.cy) / a.h
    if dx and start in BUILDINGS and other in BUILDINGS:
        y = a.y + 14
    tail, tip, neck = ((x + dx * by, y + dy * by) for by in (-18, 24, 5))
    head = [tip, (neck[0] - dy * 15, neck[1] + dx * 15), (neck[0] + dy * 15, neck[1] - dx * 15)]
    page.line([tail, neck], theme.card, width=15)
    page.polygon(head, theme.accent, theme.card, width=3)
    page.line([tail, neck], theme.accent, width=9)


def stack(page: Canvas, x: float, y: float, count: int, size: float = 1.0) -> None:
    """Discs on top of each other, with how many there are."""
    theme = page.theme
    for number in range(count):
        page.disc(x, y + (9 - number * 4.5) * size, 26 * size, theme.accent, theme.card, width=3 * size)
    top = y + (13.5 - count * 4.5) * size
    page.text(x, top, str(count), 26 * size, face=Face.SANS_BOLD, colour=theme.card, anchor="mm")
