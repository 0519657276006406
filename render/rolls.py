"""Rolls: leaderboards, standings and how a rating went."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.artist import Brush
from render.canvas import UNITS, Canvas
from render.fonts import Face
from render.panel import heading
from render.picture import Picture
from render.rect import Rect

HEAD = 96
LINE = 62
MOST = 24
"""Lines that a picture shows; the page has all of them."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column by its heading, its share of the width, and where its words stand: l, m or r."""

    heading: str
    share: float
    align: str = "l"


def roll(
    title: str,
    under: str,
    columns: Sequence[Column],
    rows: Sequence[Sequence[str]],
    brush: Brush,
    *,
    glow: int = 0,
    note: str = "",
) -> Picture:
    """A table of words; the first `glow` lines stand out."""
    shown = rows[:MOST]
    extra = LINE if note else 0
    height = HEAD + LINE * (len(shown) + 1) + extra + 24
    page = brush.page((UNITS, height))
    heading(page, title, under)
    inner = Rect(24, HEAD, UNITS - 48, LINE * (len(shown) + 1))
    _line(
        page,
        Rect(inner.x, inner.y, inner.w, LINE),
        columns,
        [column.heading for column in columns],
        head=True,
    )
    for i, row in enumerate(shown):
        rect = Rect(inner.x, inner.y + LINE * (i + 1), inner.w, LINE)
        ground = page.theme.glow if i < glow else page.theme.card if i % 2 else page.theme.page
        page.box(rect, ground)
        _line(page, rect, columns, row)
    page.box(inner, None, page.theme.ink, radius=8, width=2)
    if note:
        room = Rect(24, inner.bottom, UNITS - 48, LINE)
        page.write(room, note, 26, face=Face.SERIF_ITALIC, colour=page.theme.faded)
    return page.picture(_alt(title, under, shown))


def _line(
    page: Canvas, rect: Rect, columns: Sequence[Column], words: Sequence[str], *, head: bool = False
) -> None:
    if head:
        page.box(rect, page.theme.land)
    whole = sum(column.share for column in columns)
    x = rect.x
    for number, (column, cell) in enumerate(zip(columns, words, strict=True)):
        wide = rect.w * column.share / whole
        room = Rect(x + 12, rect.y, wide - 24, rect.h)
        face = Face.SERIF_BOLD if head or number == 1 else Face.SANS
        colour = page.theme.faded if head else page.theme.ink
        page.write(room, cell, 27 if head else 32, face=face, colour=colour, align=column.align)
        x += wide


def _alt(title: str, under: str, rows: Sequence[Sequence[str]]) -> str:
    lines = [" ".join(part for part in row if part) for row in rows]
    return ". ".join([part for part in (title, under) if part] + lines)


@dataclass(frozen=True, slots=True)
class Mark:
    """A rating after a game: its value, and how far the truth may lie from it."""

    value: int
    spread: int


def history(title: str, under: str, marks: Sequence[Mark], brush: Brush, *, along: str) -> Picture:
    """How a rating went, game by game (one at least), inside the band of its uncertainty."""
    page = brush.page((UNITS, 800))
    theme = page.theme
    heading(page, title, under)
    plot = Rect(130, 120, UNITS - 180, 580)
    page.box(plot, theme.card, theme.ink, width=2)
    low = min(mark.value - mark.spread for mark in marks)
    high = max(mark.value + mark.spread for mark in marks)
    step = max(50, round((high - low) / 5 / 50) * 50)
    low, high = low // step * step, -(-high // step) * step

    def at(i: int, value: float) -> tuple[float, float]:
        across = plot.w * (i + 0.5) / len(marks)
        return plot.x + across, plot.bottom - plot.h * (value - low) / max(1, high - low)

    for value in range(low, high + 1, step):
        y = at(0, value)[1]
        page.line([(plot.x, y), (plot.right, y)], theme.relief, width=1.5)
        page.text(plot.x - 14, y, str(value), 26, colour=theme.faded, anchor="rm")
    upper = [at(i, mark.value + mark.spread) for i, mark in enumerate(marks)]
    lower = [at(i, mark.value - mark.spread) for i, mark in enumerate(marks)]
    if len(marks) > 1:
        page.polygon([*upper, *reversed(lower)], theme.glow)
    dots = [at(i, mark.value) for i, mark in enumerate(marks)]
    for line in (upper, lower):
        page.line(line, theme.gilt, width=2, dash=(10, 8))
    page.line(dots, theme.accent, width=5)
    if len(dots) <= 60:
        for x, y in dots:
            page.box(Rect.around(x, y, 16, 16), theme.accent, theme.ink, radius=8, width=2)
    page.text(plot.cx, plot.bottom + 56, along, 28, face=Face.SERIF_ITALIC, colour=theme.faded, anchor="mm")
    last = f"{marks[-1].value} ± {marks[-1].spread}"
    return page.picture(". ".join(part for part in (title, under, last) if part))
