"""Pictures off the event loop, each drawn once for everyone who may see the same."""

import asyncio
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Literal, TypeAlias

from cachetools import LRUCache

from bot.clock import stopwatch
from bot.host.budget import Price, TooMuch
from bot.host.fair_queue import HOST_ITSELF, FairQueue, is_about_past, present_asker
from bot.table.errors import NoSuchPlace
from bot.table.state import TableState
from bot.threads import in_pool
from data import catalogue
from engine import codec
from engine.lookback import LookBack
from engine.text import Seat
from render.artist import Brush, artist, draw_example
from render.live import draw_beside, draw_chart
from render.lookback import look_back_picture
from render.picture import Picture
from render.scores import score_table
from render.telling import Telling
from render.words import Words

Kind = Literal["board", "beside", "hand", "question", "zoom"]
Key: TypeAlias = tuple[object, ...]

NARROWEST, WIDEST = 200, 3200
TURN = 0.001  # seconds a thread may keep the others waiting while it runs Python
MOST_WAITING, PATIENCE = 200, 60.0
"""Drawings that may wait for one origin, and for how many seconds each."""


class Bench:
    """Threads that draw, and the queue before them."""

    def __init__(self, threads: int, name: str) -> None:
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self.queue = FairQueue(places=threads, waiting=MOST_WAITING, patience=PATIENCE)


class Studio:
    """Draws in a thread beside the event loop; a picture belongs to what is seen, not to who asks.

    One thread and short turns: a second one draws half as much again, but keeps the loop waiting five times
    as long. Only what nobody plays with (the past, a closer look, a cover) has a thread of its own, so that
    play never waits for the end of a large picture. Drawings wait in turn by who asked for them, and `pay`
    charges them for what is not kept.
    """

    def __init__(
        self,
        *,
        threads: int = 1,
        room: int = 64_000_000,
        drawn: Callable[[float], None] | None = None,
        pay: Callable[[Price], None] = lambda _price: None,
    ) -> None:
        sys.setswitchinterval(TURN)
        self._for_play = Bench(threads, "draw")
        self._for_show = Bench(1, "show")
        self._pictures: LRUCache[Key, Picture | None] = LRUCache(room, _weight)
        self._drawn = drawn
        self._pay = pay
        self._drawing: dict[Key, asyncio.Task[Picture | None]] = {}

    async def draw(
        self,
        table: TableState,
        seat: Seat | None,
        kind: Kind = "board",
        *,
        width: int = 1600,
        theme: str | None = None,
        locale: str | None = None,
        place: str | None = None,
        headline: Sequence[str] = (),
        live: bool = False,
    ) -> Picture | None:
        """What this seat (or a spectator) sees; None where there is nothing to draw.

        The headline (whose turn it is, then what happened) stands below, large enough for a phone.
        Without a theme, in the colours that who holds the seat has chosen. A live picture is a drawing, whose
        colours and size are up to the page that shows it.
        """
        theme = "classic" if live else theme or table.theme_of(seat)
        brush = Brush(table.words(locale), _within_bounds(width), theme, tuple(headline), live)
        view = table.view(seat)
        seen = codec.digest(codec.encode(view))
        drawn = (brush.width, theme, brush.words.locale, brush.headline, live)
        key = (table.title, seen, table.names, kind, place, *drawn)
        plays = kind != "zoom" and not is_about_past()
        return await self._draw_once(
            key,
            lambda: _draw(table.title, view, kind, place, brush),
            free=plays and seat is not None,
            bench=self._for_play if plays and (live or seat is not None or self._is_for_channel()) else None,
        )

    def _is_for_channel(self) -> bool:
        """Whether the host itself asks, to post the board where the game is played."""
        return present_asker() == HOST_ITSELF

    async def scores(
        self, table: TableState, *, width: int = 1600, theme: str = "classic", locale: str | None = None
    ) -> Picture:
        """How a game ended, as a table."""
        result = table.result()
        assert result is not None, "only a match that is over is scored"
        brush = Brush(table.words(locale), _within_bounds(width), theme)
        kind = "scores" if table.closed is None else "totals"
        key = (table.id, table.seq, table.names, kind, brush.width, theme, brush.words.locale)
        title, name = table.title, brush.words.say(table.match.game.local_name)
        made = await self._draw_once(key, lambda: score_table(title, name, result, brush))
        assert made is not None, "a result is always drawn"
        return made

    async def look_back(
        self,
        table: TableState,
        seen: LookBack,
        *,
        width: int = 1600,
        theme: str = "classic",
        locale: str | None = None,
    ) -> Picture:
        """The chances of a finished game and the moves that turned it."""
        brush = Brush(table.words(locale), _within_bounds(width), theme)
        key = (table.id, table.seq, table.names, "look back", brush.width, theme, brush.words.locale)
        name = brush.words.say(table.match.game.local_name)
        made = await self._draw_once(key, lambda: look_back_picture(name, seen, brush))
        assert made is not None, "a look back is always drawn"
        return made

    async def cover(
        self, title: str, *, width: int = 800, theme: str = "classic", locale: str = catalogue.SOURCE
    ) -> Picture:
        """The picture of a title, without a game."""
        brush = Brush(Words(locale), _within_bounds(width), theme)
        key = (title, "cover", brush.width, theme, brush.words.locale)
        made = await self._draw_once(key, lambda: artist(title).cover(brush))
        assert made is not None, "every title has a cover"
        return made

    async def example(self, title: str, name: str, alt: str, *, locale: str = "en") -> Picture:
        """A piece on its own, as the rules page of a title shows it."""
        brush = Brush(Words(locale))
        key = (title, "example", name, alt, locale)
        made = await self._draw_once(key, lambda: draw_example(title, name, brush, alt))
        assert made is not None, "an example is always drawn"
        return made

    def close(self) -> None:
        for bench in (self._for_play, self._for_show):
            bench.pool.shutdown(wait=False, cancel_futures=True)

    async def _draw_once(
        self,
        key: Key,
        draw: Callable[[], Picture | None],
        *,
        free: bool = False,
        bench: "Bench | None" = None,
    ) -> Picture | None:
        """A picture that is kept, or being made, costs nothing; nor does what a player needs to play."""
        if key in self._pictures:
            return self._pictures[key]
        if (asked_before := self._drawing.get(key)) is not None:
            try:
                return await asyncio.shield(asked_before)
            except TooMuch:
                return await self._draw_once(key, draw, free=free, bench=bench)  # it was too much for another
        if not free:
            self._pay("drawings")
        self._drawing[key] = asyncio.create_task(self._draw_and_keep(key, draw, bench or self._for_show))
        return await asyncio.shield(self._drawing[key])

    async def _draw_and_keep(
        self, key: Key, draw: Callable[[], Picture | None], bench: "Bench"
    ) -> Picture | None:
        try:
            async with bench.queue.turn(present_asker(), past=is_about_past()):
                lap = stopwatch()
                made = await in_pool(bench.pool, draw)
            if self._drawn:
                self._drawn(lap())
            with suppress(ValueError):  # it is larger than all there is room for
                self._pictures[key] = made
            return made
        finally:
            del self._drawing[key]


def _draw(title: str, view: Any, kind: Kind, place: str | None, brush: Brush) -> Picture | None:
    hand = artist(title)
    match kind:
        case "board":
            return draw_chart(hand, view, brush.words) if brush.live else hand.board(view, brush)
        case "beside":
            return draw_beside(hand, view, brush.words)
        case "hand":
            return hand.hand(view, brush)
        case "question":
            return hand.beside_question(view, brush)
        case "zoom":
            if place is None or place not in hand.places(view):
                raise NoSuchPlace(place or "")
            return hand.zoom(view, place, brush)


def _within_bounds(width: int) -> int:
    return max(NARROWEST, min(WIDEST, width))


def _weight(picture: Picture | None) -> int:
    if picture is None:
        return 200
    return 200 + len(picture.png) + (len(picture.drawing.live) if picture.drawing else 0)


def tell_position(table: TableState, seat: Seat | None) -> Telling:
    """The table in words, as this reader may know it."""
    position: Telling = artist(table.title).tell(table.view(seat))
    return position
