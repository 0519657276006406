"""The furniture around every board: title line, turn line, and a card for each player."""

from collections.abc import Sequence
from dataclasses import dataclass

from render import lettering, pieces
from render.artist import HEADLINE, Brush
from render.canvas import Canvas
from render.colour import Colour
from render.fonts import Face
from render.rect import Rect
from render.theme import SeatLook

HEAD = Rect(24, 14, 1552, 66)  # where the title line stands on every page
PHONE = 48  # units: 11 pixels and more where a board of 1600 is a phone's preview of 390
NEWS_LINES = 2


@dataclass(frozen=True, slots=True)
class PlayerCard:
    """What everyone may know about one player: a name and up to three short facts."""

    look: SeatLook
    name: str
    facts: tuple[str, ...] = ()
    turn: bool = False
    badge: str = ""  # points or rank, in the corner


def heading(page: Canvas, title: str, turn: str, aside: str = "", rect: Rect = HEAD) -> None:
    """The title at the left, the turn line in red beside it, and a word at the right."""
    with page.piece("heading", label=turn):
        _heading(page, title, turn, aside, rect)


def _heading(page: Canvas, title: str, turn: str, aside: str, rect: Rect) -> None:
    theme = page.theme
    wide = page.text(rect.x, rect.cy, title, 46, face=Face.SERIF_BOLD, anchor="lm").right + 36
    right = rect.right
    if aside:
        right -= page.text_width(aside, 26) + 30
        page.text(rect.right, rect.cy, aside, 26, colour=theme.faded, anchor="rm")
    room = Rect(wide, rect.y, right - wide, rect.h)
    size, lines = (30, 1) if page.text_width(turn, 30, Face.SERIF) <= room.w else (26, 2)
    page.write(room, turn, size, face=Face.SERIF, colour=theme.accent, lines=lines)


def headline(page: Canvas, brush: Brush) -> None:
    """Whose turn it is and what happened, at the foot of the page, where a phone's preview can be read."""
    if brush.headline:
        with page.piece("headline", label=" ".join(brush.headline)):
            _headline(page, brush)


def _headline(page: Canvas, brush: Brush) -> None:
    turn, *news = brush.headline
    wide, high = page.size
    strip = Rect(24, high - HEADLINE, wide - 48, HEADLINE - 16)
    page.box(strip, page.theme.glow, page.theme.ink, radius=12, width=3)
    rows = Rect(strip.x + 20, strip.y + 6, strip.w - 40, strip.h - 12).rows(1 + NEWS_LINES)
    _phone_line(page, rows[0], turn, Face.SERIF_BOLD, page.theme.accent, lines=1)
    room = Rect(rows[1].x, rows[1].y, rows[1].w, rows[-1].bottom - rows[1].y)
    _phone_line(page, room, _newest(page, room, news), Face.SERIF, page.theme.ink, lines=NEWS_LINES)


def _phone_line(page: Canvas, rect: Rect, words: str, face: Face, colour: Colour, *, lines: int) -> None:
    """Words that are shortened where they are too long, and never made smaller."""
    broken = lettering.wrap(words, face, page.letters(PHONE), int(rect.w * page.scale), lines)
    for line, row in zip(broken, rect.rows(lines), strict=False):
        page.text(row.x, row.cy, line, PHONE, face=face, colour=colour, anchor="lm")


def _newest(page: Canvas, room: Rect, news: Sequence[str]) -> str:
    """As many of the last things as the room holds; the last in any case."""
    for first in range(len(news)):
        sentences = " ".join(news[first:])
        if page.lines_of(sentences, PHONE, room.w, NEWS_LINES + 1, Face.SERIF) <= NEWS_LINES:
            return sentences
    return news[-1] if news else ""


PLAYER = 112.0
"""How high a player's card is in a column."""
BETWEEN, WIDE = 12, 800


def column_of_players(count: int) -> float:
    """How high so many cards are below each other."""
    return count * (PLAYER + BETWEEN) - BETWEEN


def players(page: Canvas, rect: Rect, cards: Sequence[PlayerCard]) -> tuple[Rect, ...]:
    """Cards side by side, or one below the other in a narrow place."""
    rects = rect.rows(len(cards), BETWEEN) if rect.w < WIDE else rect.columns(len(cards), BETWEEN)
    for seat, (place, card) in enumerate(zip(rects, cards, strict=True)):
        with page.piece(f"player-{seat}", place.x, place.y, label=card.name):
            player(page, place, card)
    return rects


def player(page: Canvas, rect: Rect, card: PlayerCard) -> None:
    """A player's card: token, name, facts; the ground glows and the frame thickens in their turn."""
    theme = page.theme
    page.box(rect, theme.glow if card.turn else theme.card, theme.ink, radius=12, width=4 if card.turn else 2)
    bar = Rect(rect.x + 12, rect.bottom - 15, rect.w - 24, 7)
    page.box(bar, card.look.fill, theme.ink if page.px(bar.h) > 4 else None, width=1)
    inner = Rect(rect.x + 14, rect.y + 6, rect.w - 28, rect.h - 22)
    size = min(58.0, inner.h * 0.72)
    pieces.token(page, inner.x + size * 0.58, inner.cy, card.look, size)
    words = Rect(inner.x + size * 1.35, inner.y, inner.w - size * 1.35, inner.h)
    _words(page, words, card)


def _words(page: Canvas, rect: Rect, card: PlayerCard) -> None:
    theme = page.theme
    name_room = rect.w
    name_high, fact_high = page.line_height(30), page.line_height(24)
    tight = fact_high * 0.85
    shown = card.facts[: max(0, int((rect.h - name_high) / tight))]
    fact_high = min(fact_high, (rect.h - name_high) / max(1, len(shown)))
    top = rect.cy - (name_high + fact_high * len(shown)) / 2
    if card.badge:
        wide = page.text_width(card.badge, 30, Face.SERIF_BOLD)
        page.text(
            rect.right,
            top + name_high / 2,
            card.badge,
            30,
            face=Face.SERIF_BOLD,
            colour=theme.accent,
            anchor="rm",
        )
        name_room -= wide + 12
    page.write(Rect(rect.x, top, name_room, name_high), card.name, 30, face=Face.SERIF_BOLD)
    for number, fact in enumerate(shown):
        line = Rect(rect.x, top + name_high + number * fact_high, rect.w, fact_high)
        page.write(line, fact, 24, colour=theme.faded)
