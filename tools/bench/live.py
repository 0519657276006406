"""Live drawings beside pictures: bytes and seconds until a board is there, bytes after a move, and work."""

import gzip
import json
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from statistics import median
from time import process_time
from typing import Any

import engine
from engine.choice import sample
from render.artist import Brush, artist
from render.live import delta, live_board
from render.svg.drawing import Drawing
from render.words import Words
from tools.bench.figures import Bar, Figure, Findings, Run, beside

PNG = "the PNG"
FIRST = Bar("≤", 1 / 2)
AFTER = Bar("≤", 1 / 10)
WORK = Bar("≤", 1)
BEFORE, MOVES, QUICK_MOVES = 40, 24, 3
"""Random moves before the first board that is drawn, and boards drawn after it."""
LATENCY, BANDWIDTH = 0.4, 400_000 / 8
"""Seconds there and back, and bytes in a second, of a poor telephone line."""


@dataclass(frozen=True, slots=True)
class Costs:
    """What the boards of one title cost: medians of bytes as they are sent, and of milliseconds of work."""

    still: float
    live: float
    move: float
    png: float
    ms: float
    ms_png: float


def measure(run: Run) -> Findings:
    found = Findings("live", "Boards as drawings, packed as they are sent, beside the PNG of the same view.")
    for title in run.of(list(engine.titles()), ["oltremare"]):
        run.say(f"live: {title}")
        found.figures += figures(title, costs(title, QUICK_MOVES if run.quick else MOVES))
    return found


def figures(title: str, cost: Costs) -> list[Figure]:
    whole = cost.still + cost.live
    return [
        Figure(f"{title}: still layer, once", cost.still / 1000, "KB"),
        Figure(f"{title}: all that changes", cost.live / 1000, "KB"),
        beside(f"{title}: first board", whole / 1000, "KB", PNG, cost.png / 1000, FIRST),
        beside(f"{title}: first board by telephone", _seconds(whole), "s", PNG, _seconds(cost.png), WORK),
        beside(f"{title}: a move afterwards", cost.move / 1000, "KB", PNG, cost.png / 1000, AFTER),
        beside(f"{title}: made after a move", cost.ms, "ms", PNG, cost.ms_png, WORK),
    ]


def _seconds(size: float) -> float:
    return LATENCY + size / BANDWIDTH


def costs(title: str, moves: int) -> Costs:
    """The boards of a game of random players, each drawn both ways; sheets are kept, as in a host."""
    views, words = boards(title, moves), Words("en")
    draw, brush = artist(title).board, Brush(words)
    live_board(title, views[0], words)
    draw(views[0], brush)
    pictures = [_timed(lambda view=view: draw(view, brush).png) for view in views[1:]]  # type: ignore[misc]
    drawings = [_timed(lambda view=view: _live(title, view, words)) for view in views]  # type: ignore[misc]
    return Costs(
        still=_packed(drawings[0][1][0].still.document),
        live=median(_packed(live) for _, (_, live) in drawings),
        move=median(
            _packed(json.dumps(delta(one, two))) for (_, (one, _)), (_, (two, _)) in pairwise(drawings)
        ),
        png=median(len(png) for _, png in pictures),
        ms=1000 * median(seconds for seconds, _ in drawings[1:]),
        ms_png=1000 * median(seconds for seconds, _ in pictures),
    )


def boards(title: str, moves: int) -> list[Any]:
    """What a spectator sees after each of so many moves in a row."""
    match, rng = engine.start(title, max(engine.game(title).seats), "live"), engine.Rng("live")
    found = []
    for number in range(BEFORE + moves):
        if number >= BEFORE:
            found.append(match.view(None))
        seat = rng.pick([seat for seat, decision in match.pending().items() if decision.blocking])
        match.submit(seat, sample(match.pending()[seat].choice, rng))
    return found


def _live(title: str, view: Any, words: Words) -> tuple[Drawing, str]:
    drawing = live_board(title, view, words).drawing
    assert drawing is not None
    return drawing, drawing.live


def _timed(make: Callable[[], Any]) -> tuple[float, Any]:
    """Seconds of work, and what came of it."""
    begun = process_time()
    made = make()
    return process_time() - begun, made


def _packed(text: str) -> int:
    return len(gzip.compress(text.encode(), 6))
