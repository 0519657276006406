"""The squares of Genoa on a page, and the outlines of the spaces that are made of them."""

from dataclasses import dataclass
from functools import cache

from engine.genoa.city import city, is_street
from engine.genoa.components import BOX, BUILDINGS, VILLAS
from render.canvas import Dot
from render.rect import Rect

INSET = 4.0


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the squares are on a page, how large they are, and whose the inner corners of the city are."""

    x: float
    y: float
    cell: tuple[float, float]
    corners: str

    @property
    def rect(self) -> Rect:
        """All squares."""
        return Rect(self.x, self.y, BOX.setup.die * self.cell[0], BOX.setup.die * self.cell[1])

    @property
    def with_dice(self) -> Rect:
        """The squares with the faces of the dice along their edges."""
        x, y, w, h = self.rect
        return Rect(x - 52, y - 47, w + 64, h + 59)


def print_grid(corners: str) -> Grid:
    """The plan of a picture, with room for everything else beside it."""
    return Grid(70, 134, (134.0, 116.0), corners)


def screen_grid(corners: str) -> Grid:
    """The plan of a screen: as wide as screens are, all of it in sight with letters of 11 pixels."""
    return Grid(60, 56, (172.0, 100.0), corners)


def square(grid: Grid, row: int, column: int) -> Rect:
    """A square by the faces of the blue and the red die."""
    w, h = grid.cell
    return Rect(grid.x + (column - 1) * w, grid.y + (row - 1) * h, w, h)


@cache
def cells(corners: str) -> dict[str, list[tuple[int, int]]]:
    squares: dict[str, list[tuple[int, int]]] = {}
    for r, line in enumerate(city(corners).grid, start=1):
        for c, space in enumerate(line, start=1):
            squares.setdefault(space, []).append((r, c))
    return squares


@cache
def room(grid: Grid, space: str) -> Rect:
    """The largest rectangle of a space: all of it, or the longer arm of an L."""
    squares = cells(grid.corners)[space]
    if len(squares) == 3:
        lines = [[s for s in squares if s[0] == row] for row in {row for row, _ in squares}]
        columns = [[s for s in squares if s[1] == column] for column in {column for _, column in squares}]
        wanted = columns if space in VILLAS else lines
        squares = max(wanted, key=len)
    first, last = square(grid, *min(squares)), square(grid, *max(squares))
    return Rect(first.x, first.y, last.right - first.x, last.bottom - first.y)


@cache
def shape(grid: Grid, space: str) -> tuple[Dot, ...]:
    """The outline of a space, a little inside its squares."""
    squares = cells(grid.corners)[space]
    main = room(grid, space).with_margin(-INSET)
    if len(squares) != 3:
        return _box(main)
    extra = arm(grid, space)
    assert extra is not None
    return _ell(main, extra.with_margin(-INSET))


def arm(grid: Grid, space: str) -> Rect | None:
    """The square of an L that its largest rectangle leaves out."""
    main = room(grid, space)
    squares = (square(grid, *place) for place in cells(grid.corners)[space])
    return next((rect for rect in squares if not main.holds(rect)), None)


def _box(rect: Rect) -> tuple[Dot, ...]:
    return (rect.x, rect.y), (rect.right, rect.y), (rect.right, rect.bottom), (rect.x, rect.bottom)


def _ell(main: Rect, extra: Rect) -> tuple[Dot, ...]:
    """Two rectangles side by side as one outline."""
    x0, y0 = min(main.x, extra.x), min(main.y, extra.y)
    x1, y1 = max(main.right, extra.right), max(main.bottom, extra.bottom)
    corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    centre = ((x0 + x1) / 2, (y0 + y1) / 2)
    dots: list[Dot] = []
    for x, y in corners:
        inside = [r for r in (main, extra) if r.x <= x <= r.right and r.y <= y <= r.bottom]
        if inside:
            dots.append((x, y))
        else:
            dots += _notch((x, y), main, extra, centre)
    return tuple(dots)


def _notch(corner: Dot, main: Rect, extra: Rect, centre: Dot) -> list[Dot]:
    """The three points around the square that an L leaves out, clockwise."""
    x, y = corner
    upright, level = (main, extra) if main.h > main.w else (extra, main)
    inner_x = upright.right if x > centre[0] else upright.x
    inner_y = level.bottom if y > centre[1] else level.y
    dots = [(inner_x, y), (inner_x, inner_y), (x, inner_y)]
    return dots if (x > centre[0]) == (y < centre[1]) else dots[::-1]


def berth(grid: Grid, space: str) -> Dot:
    """Where the tower or its disc stands on a space."""
    rect = room(grid, space)
    if space in BUILDINGS:
        return rect.right - 38, rect.bottom - 36
    return rect.cx, rect.cy


def ground(grid: Grid, space: str) -> tuple[Dot, ...]:
    """The outline of a space as it is lit and clicked; a street has none of its own."""
    return _box(room(grid, space).with_margin(-6)) if is_street(space) else shape(grid, space)
