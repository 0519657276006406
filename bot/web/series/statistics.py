"""The statistics of a title as a page: charts drawn here, each with its numbers in a table."""

import json
from collections.abc import Mapping
from dataclasses import dataclass

from aiohttp import web

from bot.series.people.tally import TENTHS, Tally, Wins, quartiles
from bot.web.appkeys import STEWARD
from bot.web.opening.front import title_of
from bot.web.show.pages import page, words_for
from data import catalogue
from data.titles import openings
from engine import codec
from render.words import Words

ENOUGH = 5
"""Games below which a figure is not shown: it would tell of single games."""
KINDS = ("person", "easy", "usual", "strong")
MOST_OPENINGS = 15
MOST_COLUMNS = 20
"""Of a histogram."""
MOST_SHOWN = 0.8
"""The part of all wins that a histogram shows at least."""
WIDE, HIGH, EDGE = 320.0, 120.0, 16.0
MAX_AGE = 300
"""Seconds for which a browser need not ask again."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A line of a chart: how often it won, out of how many, and how often that would be by chance."""

    label: str
    games: int
    percent: int
    par: int
    seats: tuple[str, ...] = ()
    """How often it won from each seat, in words; a dash where there are too few games."""


@dataclass(frozen=True, slots=True)
class BarChart:
    heading: str
    bars: list[Bar]
    seats: int = 0
    """How many columns its lines have for single seats."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a histogram, placed in the drawing."""

    label: str
    games: int
    x: float
    y: float
    width: float
    height: float


def add_routes(app: web.Application) -> None:
    app.router.add_get("/games/{title}/statistics", statistics)


async def statistics(request: web.Request) -> web.Response:
    title, words = title_of(request), words_for(request)
    tally = await request.app[STEWARD].results.statistics.of_title(title.id)
    enough = tally.games >= ENOUGH
    response = page(
        request,
        "statistics.html",
        words,
        title=title,
        name=words.say(title.local_name),
        games=tally.games if enough else 0,
        enough=ENOUGH,
        sizes=_sizes(tally, words) if enough else None,
        charts=_charts(tally, title.id, words) if enough else [],
        days=[_decimal(mark / TENTHS, words) for mark in quartiles(tally.days)] if enough else [],
        moves=[_number(mark, words) for mark in quartiles(tally.moves)] if enough else [],
        scores=histogram(tally.scores, words) if enough else [],
        size=(WIDE, HIGH, EDGE),
    )
    response.headers["Cache-Control"] = f"private, max-age={MAX_AGE}"
    return response


def _number(value: int, words: Words) -> str:
    return catalogue.language(words.locale).number(value)


def _decimal(value: float, words: Words) -> str:
    whole, _, part = f"{value:.1f}".partition(".")
    return whole if part == "0" else words("league-fraction", whole=whole, part=part)


# --- charts of winning ------------------------------------------------------------------------------------


def _sizes(tally: Tally, words: Words) -> BarChart:
    """How many games each number of players had."""
    bars = [
        Bar(words("statistics-players", count=size), games, round(100 * games / tally.games), 0)
        for size, games in sorted(tally.sizes.items())
        if games >= ENOUGH
    ]
    return BarChart(words("statistics-sizes"), bars)


def _charts(tally: Tally, title: str, words: Words) -> list[BarChart]:
    charts = [_by_kind(tally, words), *_by_seat(tally, words)]
    if title in openings():
        charts.append(openings_chart(tally, title, words))
    return [chart for chart in charts if chart.bars]


def _by_kind(tally: Tally, words: Words) -> BarChart:
    known = [(kind, tally.by_kind[kind]) for kind in KINDS if kind in tally.by_kind]
    bars = [_bar(words(f"statistics-kind-{kind}"), wins) for kind, wins in known if wins.seats >= ENOUGH]
    return BarChart(words("statistics-by-kind"), bars)


def _by_seat(tally: Tally, words: Words) -> list[BarChart]:
    """A chart for each number of players that was played often enough."""
    return [
        BarChart(
            words("statistics-by-seat", count=size),
            [
                _bar(words("statistics-seat", number=seat + 1), wins)
                for seat in range(size)
                if (wins := tally.by_seat.get(f"{size}/{seat}"))
            ],
        )
        for size, games in sorted(tally.sizes.items())
        if games >= ENOUGH
    ]


def openings_chart(tally: Tally, title: str, words: Words) -> BarChart:
    """What was chosen first, the most frequent before the rest, with how it fared from each seat."""
    by_label: dict[str, dict[int, Wins]] = {}
    for key, wins in tally.openings.items():
        seat, _, label = key.partition("/")
        by_label.setdefault(label, {})[int(seat)] = wins
    seats = max((size for size, games in tally.sizes.items() if games >= ENOUGH), default=0)
    bars = []
    for label, single in by_label.items():
        whole = _sum(single)
        if whole.seats >= ENOUGH:
            spoken = words.say(codec.decode_text(json.loads(label)))
            bars.append(_bar(spoken, whole, tuple(_of_seat(single.get(seat)) for seat in range(seats))))
    bars.sort(key=lambda bar: (-bar.games, bar.label))
    return BarChart(words(f"opening-{title}"), bars[:MOST_OPENINGS], seats)


def _sum(single: Mapping[int, Wins]) -> Wins:
    every = single.values()
    return Wins(sum(w.seats for w in every), sum(w.won for w in every), sum(w.par for w in every))


def _of_seat(wins: Wins | None) -> str:
    return f"{round(100 * wins.won / wins.seats)}" if wins and wins.seats >= ENOUGH else "–"


def _bar(label: str, wins: Wins, seats: tuple[str, ...] = ()) -> Bar:
    percent, par = (round(100 * count / wins.seats) for count in (wins.won, wins.par))
    return Bar(label, wins.seats, percent, par, seats)


# --- the histogram ----------------------------------------------------------------------------------------


def histogram(counts: Mapping[int, int], words: Words) -> list[Column]:
    """Winning scores in columns of equal width, as narrow as shows most of them; columns that tell of too few
    games stay empty."""
    for step in (unit * 10**power for power in range(12) for unit in (1, 2, 5)):
        first = min(counts) // step
        sums = [0] * (max(counts) // step - first + 1)
        for score, count in counts.items():
            sums[score // step - first] += count
        sums = [games if games >= ENOUGH else 0 for games in sums]
        if len(sums) <= MOST_COLUMNS and sum(sums) >= MOST_SHOWN * sum(counts.values()):
            break
    else:
        return []
    width = (WIDE - 2 * EDGE) / len(sums)
    scale = (HIGH - 2 * EDGE) / max(sums)
    return [
        Column(
            _span((first + i) * step, step, words),
            games,
            round(EDGE + i * width, 1),
            round(HIGH - EDGE - games * scale, 1),
            round(max(1.0, width - 2), 1),
            round(games * scale, 1),
        )
        for i, games in enumerate(sums)
    ]


def _span(low: int, step: int, words: Words) -> str:
    if step == 1:
        return _number(low, words)
    return f"{_number(low, words)}–{_number(low + step - 1, words)}"
