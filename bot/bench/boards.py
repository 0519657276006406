"""Boards and hands: what a picture costs after a move, beside drawing everything and saving plainly."""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Any

import engine
from bot.bench.plain import draw_plainly
from engine import codec
from engine.players import next_move
from render import strips
from render.artist import Brush, artist
from render.picture import Picture
from render.words import Words

PICTURES = 12
PLAIN = 3
OPENING = 0.4
"""The share of a game that is played before the pictures of its next moves are drawn."""

Draw = Callable[[Any, Brush], Picture | None]


@dataclass(frozen=True, slots=True)
class Cost:
    """Seconds of work and bytes of one picture."""

    seconds: float
    size: int


def measure(pictures: int = PICTURES) -> list[dict[str, Any]]:
    """A row for each title at its smallest and largest table, its board and its hand.

    `ms` is a picture that follows another of the same game, `ms fresh` one of which no part was drawn
    before; both on sheets that are kept. Milliseconds of work, not of waiting: other programs do not count.
    """
    rows = []
    for title in engine.titles().values():
        for seats in sorted({min(title.seats), max(title.seats)}):
            for kind in ("board", "hand"):
                found = row(title.id, seats, kind, pictures)
                if found is not None:
                    rows.append(found)
    return rows


def row(title: str, seats: int, kind: str, pictures: int = PICTURES) -> dict[str, Any] | None:
    """One kind of picture of one title; None where it has none."""
    draw: Draw = getattr(artist(title), kind)
    views = sights(title, seats, None if kind == "board" else 0, pictures + 1)
    brush = Brush(Words("en"))
    if draw(views[0], brush) is None:
        return None
    warm = [_cost(lambda view=view: draw(view, brush)) for view in views[1:]]  # type: ignore[misc]
    fresh, plain = [], []
    for view in views[1 : 1 + PLAIN]:
        plain.append(_cost(lambda view=view: draw_plainly(draw, view, brush)))  # type: ignore[misc]
        draw(view, brush)
        strips.forget()
        fresh.append(_cost(lambda view=view: draw(view, brush)))  # type: ignore[misc]
    ms, ms_fresh, ms_plain = (1000 * median(cost.seconds for cost in costs) for costs in (warm, fresh, plain))
    kb, kb_plain = (median(cost.size for cost in costs) / 1000 for costs in (warm[:PLAIN], plain))
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


def sights(title: str, seats: int, seat: int | None, count: int) -> list[Any]:
    """What one sees from the middle of a game of house players on, each sight unlike the one before."""
    length = sum(1 for _ in _played(title, seats, 0))
    found: dict[str, Any] = {}
    for match in _played(title, seats, round(length * OPENING)):
        view = match.view(seat)
        found.setdefault(codec.digest(codec.encode(view)), view)
        if len(found) == count:
            break
    return list(found.values())


def _played(title: str, seats: int, after: int) -> Any:
    """A game of house players, move by move, after so many of them."""
    match = engine.start(title, seats, "bench")
    players = {seat: match.game.house() for seat in range(seats)}
    rng = engine.Rng("bench")
    moves = 0
    while (move := next_move(match, players, rng)) is not None:
        match.submit(*move)
        moves += 1
        if moves > after:
            yield match


def _cost(draw: Callable[[], Picture | None]) -> Cost:
    begun = process_time()
    picture = draw()
    spent = process_time() - begun
    assert picture is not None
    return Cost(spent, len(picture.png))


if __name__ == "__main__":
    for found in measure():
        print(" ".join(f"{value:.3g}" if isinstance(value, float) else str(value) for value in found.values()))
