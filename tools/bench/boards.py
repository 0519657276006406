"""Boards and hands: what a picture costs after a move, beside drawing everything and saving plainly."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from statistics import median, quantiles
from time import process_time
from typing import Any

import engine
from bot.clock import stopwatch
from bot.host.drawing import Studio
from bot.table.state import TableState
from engine.match import Match
from engine.players import next_move
from render.artist import Brush, artist
from render.picture import Picture
from render.sheets import forget_drawn
from render.words import Words
from tools.bench.plain import draw_plainly

PICTURES = 12
PLAIN = 4
"""Of the boards, so many spread over all of them are drawn plainly too."""
SMALL = 400
OPENING = 0.4
"""The share of a game that is played before the pictures of its next moves are drawn."""
BOARDS, ROUNDS = 8, 6
TICK = 0.001
MOVES_BEFORE = 40

Draw = Callable[[Any, Brush], Picture | None]


@dataclass(frozen=True, slots=True)
class Cost:
    """Seconds of work and bytes of one picture."""

    seconds: float
    size: int


def measure(pictures: int = PICTURES, kinds: tuple[str, ...] = ("board", "hand")) -> list[dict[str, Any]]:
    """A row for each title at its smallest and largest table, its board and its hand.

    `ms` is a picture that follows another of the same game, `ms fresh` one of which no part was drawn
    before; both on sheets that are kept. Milliseconds of work, not of waiting: other programs do not count.
    """
    rows = []
    for title in engine.titles().values():
        for seats in sorted({min(title.seats), max(title.seats)}):
            for kind in kinds:
                found = row(title.id, seats, kind, pictures)
                if found is not None:
                    rows.append(found)
    return rows


def row(title: str, seats: int, kind: str, pictures: int = PICTURES) -> dict[str, Any] | None:
    """One kind of picture of one title; None where it has none."""
    draw: Draw = getattr(artist(title), kind)
    first, *views = sights(title, seats, kind, pictures + 1) or [None]
    if first is None:
        return None
    brush = Brush(Words("en"))
    draw(first, brush)
    if kind == "hand":
        for view in _of_others(title, seats, pictures, views):
            draw(view, brush)
    warm = [_cost(lambda view=view: draw(view, brush)) for view in views]  # type: ignore[misc]
    fresh, plain = [], []
    apart = 1 if kind == "hand" else max(1, len(views) // PLAIN)
    for view in views[::apart]:
        plain.append(_cost(lambda view=view: draw_plainly(draw, view, brush)))  # type: ignore[misc]
        draw(view, brush)
        forget_drawn()
        fresh.append(_cost(lambda view=view: draw(view, brush)))  # type: ignore[misc]
    same = warm[::apart]
    ms, ms_fresh, ms_plain = (1000 * median(cost.seconds for cost in costs) for costs in (same, fresh, plain))
    kb, kb_plain = (median(cost.size for cost in costs) / 1000 for costs in (same, plain))
    return {
        "title": title,
        "seats": seats,
        "kind": kind,
        "ms": ms,
        "ms fresh": ms_fresh,
        "ms plain": ms_plain,
        "time ratio": ms / ms_plain,
        "fresh ratio": ms_fresh / ms_plain,
        "KB": kb,
        "KB plain": kb_plain,
        "bytes ratio": kb / kb_plain,
    }


def _of_others(title: str, seats: int, count: int, measured: list[Any]) -> list[Any]:
    """Hands of other seats in the same game: a warm host has drawn every card before, not this hand."""
    draw: Draw = artist(title).hand
    small = Brush(Words("en"), width=SMALL)
    taken = [draw(view, small) for view in measured]
    found = [view for seat in range(1, seats) for view in sights(title, seats, "hand", count, seat)]
    return [view for view in found if draw(view, small) not in taken]


def sights(title: str, seats: int, kind: str, count: int, seat: int = 0) -> list[Any]:
    """What is seen from the middle of a game of house players on, each sight giving a picture of its own."""
    draw: Draw = getattr(artist(title), kind)
    small = Brush(Words("en"), width=SMALL)
    length = sum(1 for _ in _played(title, seats, 0))
    found: dict[bytes, Any] = {}
    for match in _played(title, seats, round(length * OPENING)):
        view = match.view(None if kind == "board" else seat)
        picture = draw(view, small)
        if picture is None:
            break
        found.setdefault(picture.png, view)
        if len(found) == count:
            break
    return list(found.values())


def _played(title: str, seats: int, after: int) -> Iterator[Match]:
    """A game of house players, move by move, after so many of them."""
    match = engine.start(title, seats, "bench")
    players = {seat: match.game.usual_bot() for seat in range(seats)}
    rng = engine.Rng("bench")
    moves = 0
    while (move := next_move(match, players, rng)) is not None:
        match.submit(*move)
        moves += 1
        if moves > after:
            yield match


async def lag(boards: int = BOARDS, rounds: int = ROUNDS) -> dict[str, float]:
    """How late the event loop is, in milliseconds, while so many boards are drawn at once, again and again.

    Every board is a position that was not drawn before; the sheets are kept.
    """
    looks = _looks(boards * rounds // len(engine.titles()) + 2)
    studio = Studio()
    for table in looks[: len(engine.titles())]:
        await studio.draw(table, None)
    late: list[float] = []
    ticker = asyncio.create_task(tick(late))
    for first in range(len(engine.titles()), len(looks) - boards + 1, boards):
        await asyncio.gather(*(studio.draw(table, None) for table in looks[first : first + boards]))
    ticker.cancel()
    studio.close()
    return lateness(late)


def lateness(late: list[float]) -> dict[str, float]:
    """In milliseconds."""
    cuts = quantiles(late, n=100)
    return {"p50": 1000 * cuts[49], "p95": 1000 * cuts[94], "p99": 1000 * cuts[98], "most": 1000 * max(late)}


async def tick(late: list[float]) -> None:
    """Note again and again how late the event loop is, until cancelled."""
    while True:
        lap = stopwatch()
        await asyncio.sleep(TICK)
        late.append(max(0.0, lap() - TICK))


def _looks(count: int) -> list[TableState]:
    """Positions of all titles by turns, so many of each."""
    games = [
        [match.copy() for match in islice(_played(title.id, max(title.seats), MOVES_BEFORE), count)]
        for title in engine.titles().values()
    ]
    return [_look(match) for round_ in zip(*games, strict=True) for match in round_]


def _look(match: Match) -> TableState:
    return TableState(
        id="bench",
        match=match,
        seq=0,
        revision=0,
        state="live",
        seats=(),
        locale="en",
        surface={},
        waits={},
        host_key_hash="",
        created=0.0,
        updated=0.0,
    )


def _cost(draw: Callable[[], Picture | None]) -> Cost:
    begun = process_time()
    picture = draw()
    spent = process_time() - begun
    assert picture is not None
    return Cost(spent, len(picture.png))
