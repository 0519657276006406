"""Draws a title that has no artist yet: a plain board of everything that its View says."""

from dataclasses import dataclass
from typing import Any

from engine.core import Game
from render import panel
from render.artist import Artist, Brush
from render.canvas import Canvas
from render.fonts import Face
from render.picture import Picture
from render.rect import Rect
from render.speech import board_alt, entry_name, section_name, speak_fact
from render.telling import SECTIONS, Entry, Telling
from render.words import Words

WIDE, EDGE, GAP = 1600, 24, 12
COLUMNS = 2
NAME, LINE = 54, 40
"""Heights, in units, of an entry's name and of each of its facts."""
HEADING = 60
COVER = (1600, 900)


@dataclass(frozen=True, slots=True)
class _Placed:
    """An entry, or where there is none the heading of a section, and where it is drawn."""

    rect: Rect
    heading: str
    entry: Entry | None = None


class PlainArtist(Artist[Any]):
    """Tables of the View's parts, each part a spot under the id of its entry."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self._name = game.name

    def board(self, view: Any, brush: Brush) -> Picture:
        telling, words = self.tell(view), brush.words
        placed = _lay_out(telling, words)
        bottom = max((part.rect.bottom for part in placed), default=panel.HEAD.bottom)
        page = brush.page(brush.with_headline((WIDE, round(bottom + EDGE))))
        panel.heading(page, self._name, "")
        for part in placed:
            if part.entry is None:
                page.write(part.rect, part.heading, 34, face=Face.SERIF_BOLD)
            else:
                _draw_entry(page, part.rect, part.entry, words)
        panel.headline(page, brush)
        return page.picture(board_alt(telling, words))

    def cover(self, brush: Brush) -> Picture:
        """The name of the title in a frame."""
        page = brush.page(COVER)
        page.box(page.page.with_margin(-60), page.theme.card, page.theme.ink, radius=24, width=4)
        page.write(page.page.with_margin(-120), self._name, 120, face=Face.SERIF_BOLD, align="m", lines=3)
        return page.picture(self._name)


ARTIST = PlainArtist
"""Made for each title that has no other."""


def _lay_out(telling: Telling, words: Words) -> list[_Placed]:
    """Sections below each other, the entries of each in rows of two."""
    placed: list[_Placed] = []
    top = float(panel.HEAD.bottom + GAP)
    for section in SECTIONS:
        entries = telling.sections.get(section, ())
        if not entries:
            continue
        placed.append(_Placed(Rect(EDGE, top, WIDE - 2 * EDGE, HEADING), section_name(section, words)))
        top += HEADING
        for first in range(0, len(entries), COLUMNS):
            row = entries[first : first + COLUMNS]
            high = NAME + LINE * max(len(entry.facts) for entry in row) + 2 * GAP
            cells = Rect(EDGE, top, WIDE - 2 * EDGE, high).columns(COLUMNS, GAP)
            placed += [_Placed(cell, "", entry) for cell, entry in zip(cells, row, strict=False)]
            top += high + GAP
    return placed


def _draw_entry(page: Canvas, rect: Rect, entry: Entry, words: Words) -> None:
    name = entry_name(entry, words)
    with page.piece(entry.id.replace(":", "-"), rect.x, rect.y, label=name):
        look = page.theme.seats[entry.owner] if entry.owner is not None else None
        frame, width = (look.fill, 6) if look else (page.theme.ink, 2)
        page.box(rect, page.theme.card, frame, radius=12, width=width)
        inner = Rect(rect.x + 20, rect.y + GAP, rect.w - 40, rect.h - 2 * GAP)
        page.write(Rect(inner.x, inner.y, inner.w, NAME), name, 32, face=Face.SERIF_BOLD)
        for number, fact in enumerate(entry.facts):
            spoken = speak_fact(fact, words)
            left, right = Rect(inner.x, inner.y + NAME + number * LINE, inner.w, LINE).columns(2, GAP)
            page.write(left, spoken.label, 26, colour=page.theme.faded)
            page.write(right, spoken.value, 26)
    page.spot(entry.id, rect, name)
    for other in entry.also:
        page.spot(other, rect, name)
