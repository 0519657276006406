"""The end of a game as a table: a column for each player, the winner first, and a line for each part."""

from engine.core import Result, Score
from engine.text import text
from render import pieces
from render.artist import Brush
from render.canvas import UNITS, Canvas
from render.fonts import Face
from render.panel import heading
from render.picture import Picture, clip_alt
from render.rect import Rect
from render.words import Words

HEAD = 96
LINE = 74
FIRST = 380
"""How wide the names of the parts stand."""
NARROW = 220
"""A column of less has the name below the place and the piece."""


def score_table(title: str, name: str, result: Result, brush: Brush) -> Picture:
    """The person who won stands out; the total is the last line."""
    words, scores = brush.words, result.scores
    parts = list(scores[0].parts)
    names = 2 if (UNITS - 48 - FIRST) / len(scores) < NARROW else 1
    rows = names + len(parts) + 1
    page = brush.page((UNITS, HEAD + LINE * rows + 24))
    heading(page, name, words("chat-over"))
    whole = Rect(24, HEAD, UNITS - 48, LINE * rows)
    lines = [Rect(whole.x, whole.y, whole.w, LINE * names), *whole.rows(rows)[names:]]
    columns = Rect(whole.x + FIRST, whole.y, whole.w - FIRST, whole.h).columns(len(scores))
    for number, line in enumerate(lines):
        page.box(line, page.theme.land if number in (0, len(lines) - 1) else _ground(page, number))
    for score, column in zip(scores, columns, strict=True):
        if score.place == 1:
            page.box(column, page.theme.glow)
        _player(page, Rect(column.x, lines[0].y, column.w, lines[0].h), score, words)
    for part, line in zip(parts, lines[1:-1], strict=True):
        counts = [score.parts[part] for score in scores]
        _line(page, line, words.say(text(f"{title}-score-{part}")), counts, columns)
    _line(page, lines[-1], words("chat-total"), [score.total for score in scores], columns, bold=True)
    page.box(whole, None, page.theme.ink, radius=8, width=2)
    return page.picture(clip_alt(_alt(title, name, result, words)))


def _ground(page: Canvas, number: int) -> tuple[int, int, int]:
    return page.theme.card if number % 2 else page.theme.page


def _player(page: Canvas, rect: Rect, score: Score, words: Words) -> None:
    """The place, the piece and the name, beside or below each other."""
    first = Rect(rect.x, rect.y, rect.w, LINE)
    page.text(first.x + 18, first.cy, f"{score.place}.", 30, face=Face.SERIF_BOLD, anchor="lm")
    pieces.token(page, first.x + 76, first.cy, page.theme.seats[score.seat], 44)
    name = Rect(rect.x + 106, rect.y, rect.w - 114, rect.h)
    below = rect.h > LINE
    if below:
        name = Rect(rect.x + 8, first.bottom, rect.w - 16, rect.h - LINE)
    page.write(name, words.name(score.seat), 32, face=Face.SERIF_BOLD, align="m" if below else "l")


def _line(
    page: Canvas, rect: Rect, label: str, counts: list[int], columns: tuple[Rect, ...], *, bold: bool = False
) -> None:
    face = Face.SANS_BOLD if bold else Face.SANS
    room, name = Rect(rect.x + 16, rect.y, FIRST - 24, rect.h), Face.SERIF_BOLD if bold else Face.SERIF
    page.write(room, label, 32, face=name)
    for count, column in zip(counts, columns, strict=True):
        page.text(column.cx, rect.cy, str(count), 40 if bold else 34, face=face, anchor="mm")


def _alt(title: str, name: str, result: Result, words: Words) -> str:
    lines = [name]
    for score in result.scores:
        names = {part: words.say(text(f"{title}-score-{part}")) for part in score.parts}
        parts = [f"{names[part]} {count}" for part, count in score.parts.items()]
        total = f"{score.total} ({', '.join(parts)})" if parts else f"{score.total}"
        lines.append(f"{score.place}. {words.name(score.seat)} {total}")
    return ". ".join(lines)
