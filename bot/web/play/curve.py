"""How a finished game went: everybody's score after each phase, and where the lead changed hands."""

from collections.abc import Sequence
from dataclasses import dataclass

from aiohttp import web

from bot.host import catchup
from bot.host.host import Host
from bot.host.once import Once
from bot.table.changes import in_force
from bot.table.state import TableState
from bot.threads import in_thread
from bot.web.access.seats import reader
from bot.web.appkeys import HOST
from bot.web.http.visitor import locale_of
from bot.web.show.pages import page
from engine.match import Match, Move
from engine.text import Seat

KEPT = 50
WIDE, HIGH, EDGE = 320, 120, 16
MOST_TURNS = 3
"""How many turning points are told: the last ones, which decided the game."""


@dataclass(frozen=True, slots=True)
class ScoresAfter:
    """The scores after a move, by seat."""

    seq: int
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """A turning point: from here on another person led."""

    seq: int
    seat: Seat


class Curves:
    """The courses of finished games, each replayed once."""

    def __init__(self) -> None:
        self._courses: Once[list[ScoresAfter]] = Once(KEPT)

    async def of(self, host: Host, table: TableState) -> list[ScoresAfter]:
        """Empty while the game is on: a score may hold what others hide."""
        if table.result() is None:
            return []
        return await self._courses.get(table.id, lambda: _course(host, table))


CURVES = web.AppKey("curves", Curves)


async def _course(host: Host, table: TableState) -> list[ScoresAfter]:
    catchup.refuse_while_dealt_alike(table)
    async with host.past_turn():
        standing = in_force(await host.log(table.id))
        moves = [(row.seq, Move(row.seat, row.answer, row.shown)) for row in standing]
        return await in_thread(_replay_scores, table.match, moves)


def _replay_scores(match: Match, moves: list[tuple[int, Move]]) -> list[ScoresAfter]:
    """What was played by earlier rules is left out: it stands as it was when the present ones took over."""
    whole = match.copy()
    whole.log = [move for _, move in moves]
    done = whole.earliest()
    made = whole.rewound(done)
    standings = [_scores_after(made, moves[done - 1][0] if done else 0)]
    for seq, move in moves[done:]:
        events = made.submit(move.seat, move.answer)
        if made.over or any(event.board for event in events):
            standings.append(_scores_after(made, seq))
    return standings


def _scores_after(match: Match, seq: int) -> ScoresAfter:
    scores = sorted(match.game.result(match.state).scores, key=lambda score: score.seat)
    return ScoresAfter(seq, tuple(score.total for score in scores))


def turning_points(course: list[ScoresAfter]) -> list[Turn]:
    """Where the lead passed to another person; a tie leaves it where it was."""
    leader: Seat | None = None
    turns = []
    for standing in course:
        best = [seat for seat, total in enumerate(standing.totals) if total == max(standing.totals)]
        if len(best) == 1 and best[0] != leader:
            if leader is not None:
                turns.append(Turn(standing.seq, best[0]))
            leader = best[0]
    return turns[-MOST_TURNS:]


def lines(course: list[ScoresAfter]) -> list[str]:
    """The course of every seat as points of a drawing."""
    low = min(min(standing.totals) for standing in course)
    high = max(max(standing.totals) for standing in course)
    return polylines([(i, standing.totals) for i, standing in enumerate(course)], low, max(low + 1, high))


def polylines(
    course: Sequence[tuple[float, Sequence[float]]],
    low: float,
    high: float,
    reach: tuple[float, float] | None = None,
) -> list[str]:
    """A line for every seat, as points of a drawing: where along the game, and the values there by seat.

    `reach` is where the game begins and ends, if the course does not go so far yet.
    """
    first, last = reach or (course[0][0], course[-1][0])
    up = (HIGH - 2 * EDGE) / (high - low)
    return [
        " ".join(
            f"{across(at, first, last):.1f},{HIGH - EDGE - (values[seat] - low) * up:.1f}"
            for at, values in course
        )
        for seat in range(len(course[0][1]))
    ]


def across(at: float, first: float, last: float) -> float:
    """Where a moment of the game lies in the drawing."""
    return EDGE + (WIDE - 2 * EDGE) * (at - first) / max(1, last - first)


async def curve(request: web.Request) -> web.Response:
    table, _seat = await reader(request)
    course = await request.app[CURVES].of(request.app[HOST], table)
    if len(course) < 2:
        raise web.HTTPNotFound
    words = table.words(locale_of(request))
    totals = [total for standing in course for total in standing.totals]
    return page(
        request,
        "curve.html",
        words,
        lines=list(enumerate(lines(course))),
        names=[words.name(seat) for seat in range(len(course[0].totals))],
        course=[standing.totals for standing in course],
        moments=[standing.seq for standing in course],
        size=(WIDE, HIGH, EDGE),
        low=min(totals),
        high_total=max(totals),
        turns=turning_points(course),
    )
