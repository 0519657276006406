"""Pictures of a campaign: who won where, and the houses with their arms and prestige."""

from collections.abc import Sequence
from dataclasses import dataclass

from data.heraldry import Arms
from render.arms import shield
from render.artist import Brush
from render.canvas import UNITS, Canvas
from render.chart import WIDE, Chart
from render.fonts import Face
from render.panel import heading
from render.picture import Picture
from render.rect import Rect

TOP = 88
CHART = Chart(WIDE, Rect(24, TOP, UNITS - 48, WIDE.height_for(UNITS - 48)), rose=(-3.4, 31.6), water_lines=1)


@dataclass(frozen=True, slots=True)
class Won:
    """A game on the map: where, which, and whose; without arms it is still to be played."""

    lon: float
    lat: float
    title: str
    house: str
    arms: Arms | None


@dataclass(frozen=True, slots=True)
class Standing:
    """A house on the board of a campaign."""

    rank: int
    house: str
    motto: str
    arms: Arms
    prestige: int
    parts: str


def won_where(name: str, under: str, games: Sequence[Won], brush: Brush) -> Picture:
    """The map of a campaign: the arms of the person who won, where each title is told of."""
    size = (UNITS, round(CHART.rect.bottom + 24))
    page = brush.sheet("campaign", size, CHART.draw)
    heading(page, name, under)
    spread: dict[tuple[float, float], int] = {}
    placed = []
    for game in games:
        place = (game.lon, game.lat)
        x, y = CHART.xy(*place)
        x += 96 * spread.get(place, 0)
        spread[place] = spread.get(place, 0) + 1
        page.take(Rect.around(x, y, 92, 104))
        placed.append((x, y))
    for (x, y), game in zip(placed, games, strict=True):
        _game(page, x, y, game)
    winners = [f"{game.title}: {game.house}" for game in games]
    return page.picture(". ".join([name, under, *winners]))


def _game(page: Canvas, x: float, y: float, game: Won) -> None:
    theme = page.theme
    if game.arms:
        shield(page, x, y, game.arms, 96)
    else:
        page.box(Rect.around(x, y, 56, 56), theme.card, theme.ink, radius=28, width=3)
        page.text(x, y, "?", 34, face=Face.SERIF_BOLD, anchor="mm")
    wide = max(page.text_width(game.title, 28, Face.SERIF_BOLD), page.text_width(game.house, 26)) + 28
    rect = page.place(x, y, wide, 78, gap=58, bounds=CHART.inside)
    page.box(rect, theme.card, theme.ink, radius=8, width=2)
    page.write(Rect(rect.x + 8, rect.y + 4, rect.w - 16, 36), game.title, 28, face=Face.SERIF_BOLD, align="m")
    page.write(Rect(rect.x + 8, rect.y + 40, rect.w - 16, 32), game.house, 26, align="m", colour=theme.faded)


def houses(name: str, under: str, standings: Sequence[Standing], brush: Brush) -> Picture:
    """The board of a campaign, the greatest house first."""
    high = 150
    page = brush.page((UNITS, TOP + high * len(standings) + 30))
    heading(page, name, under)
    for i, standing in enumerate(standings):
        rect = Rect(24, TOP + 8 + high * i, UNITS - 48, high - 12)
        ground = page.theme.glow if standing.rank == 1 else page.theme.card
        page.box(rect, ground, page.theme.ink, radius=12, width=2)
        page.text(rect.x + 44, rect.cy, str(standing.rank), 46, face=Face.SERIF_BOLD, anchor="mm")
        shield(page, rect.x + 140, rect.cy, standing.arms, 124)
        words = Rect(rect.x + 220, rect.y + 8, 880, rect.h - 16)
        _house(page, words, standing)
        page.text(rect.right - 40, rect.cy, str(standing.prestige), 64, face=Face.SERIF_BOLD, anchor="rm")
    lines = [f"{standing.rank}. {standing.house} {standing.prestige}" for standing in standings]
    return page.picture(". ".join([name, under, *lines]))


def _house(page: Canvas, rect: Rect, standing: Standing) -> None:
    theme = page.theme
    first, second, third = rect.rows(3)
    page.write(first, standing.house, 40, face=Face.SERIF_BOLD)
    page.write(second, standing.motto, 27, face=Face.SERIF_ITALIC, colour=theme.faded)
    page.write(third, standing.parts, 27)
