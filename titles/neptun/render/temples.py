"""The six temples: tracks with stacked discs, and the point tiles of the round."""

from itertools import groupby

from neptun.engine.components import BOX, GOLD, REGIONS, TILE_TEMPLES, TILES
from neptun.engine.view import View
from neptun.render.cards import temple
from neptun.render.map import region_colour
from neptun.render.tracks import draw_pile
from render.author import Canvas, Face, Rect, Words, pieces

NAME = 214.0
TILES_WIDE = 152.0
FIELDS = BOX.temple_track.last + 1
NARROW, HEAD, FIELD, LOW = 900.0, 62.0, 72.0, 62.0
TALL = len(REGIONS) * (HEAD + FIELD + 6) + LOW
"""How high the temples are where each has two lines."""


def rows(rect: Rect) -> dict[str, Rect]:
    """The temples one below the other; the gold temple needs less room."""
    upper = Rect(rect.x, rect.y, rect.w, rect.h - LOW - 6)
    made = dict(zip(REGIONS, upper.rows(len(REGIONS), 6), strict=True))
    return {**made, GOLD: Rect(rect.x, rect.bottom - LOW, rect.w, LOW)}


def field_rect(row: Rect, number: int) -> Rect:
    """A field of a track: beside the name of the temple, or below it where that leaves too little room."""
    left, top = row.x + NAME + TILES_WIDE, row.y + 4
    if row.w < NARROW:
        left, top = row.x + 6, row.y + HEAD
    wide = (row.right - 6 - left) / FIELDS
    return Rect(left + number * wide, top, wide, row.bottom - 4 - top)


def _head(row: Rect) -> Rect:
    """Where name and tiles of a temple are."""
    return row._replace(h=HEAD) if row.w < NARROW and row.h > HEAD else row


def draw_tracks(page: Canvas, rect: Rect, words: Words) -> None:
    """Names and fields, which never change."""
    for name, row in rows(rect).items():
        draw_track(page, name, row, words)


def draw_track(page: Canvas, name: str, row: Rect, words: Words) -> None:
    """The name and the fields of one temple."""
    theme = page.theme
    colour = region_colour(theme, name)
    page.box(row, theme.card, theme.ink, radius=10, width=2)
    plate = Rect(row.x + 6, row.y + 6, NAME - 12, _head(row).h - 12)
    page.box(plate, colour, theme.ink, radius=6, width=1.5)
    page.write(
        plate.with_margin(-6),
        words(f"neptun-temple-{name}"),
        27,
        face=Face.SERIF_BOLD,
        colour=theme.on(colour),
        align="m",
        lines=2,
    )
    if name == GOLD:
        return
    for number in range(FIELDS):
        field = field_rect(row, number)
        page.box(field.with_margin(-1), theme.page, theme.relief, radius=4, width=1)
        page.text(field.cx, field.cy, str(number), 22, colour=theme.faded, anchor="mm")


def draw_temples(page: Canvas, rect: Rect, view: View, words: Words) -> None:
    """Tiles and discs as they lie."""
    for name, row in rows(rect).items():
        draw_tiles(page, row, name, [tile for tile in view.laid if TILE_TEMPLES[tile] == name])
        if name == GOLD:
            _draw_gold(page, row, view, words)
        else:
            _draw_discs(page, row, view, name, words)


def draw_tall_temples(page: Canvas, rect: Rect, view: View, words: Words) -> None:
    """The temples in a narrow place, fields and all."""
    with page.piece("temples", rect.x, rect.y):
        draw_tracks(page, rect, words)
    draw_temples(page, rect, view, words)


def draw_tiles(page: Canvas, row: Rect, name: str, tiles: list[str]) -> None:
    """The point tiles of one temple, the first place first."""
    for place, tile in enumerate(tiles):
        x, y = row.x + NAME + 25 + place * 48, _head(row).cy + 2
        with page.piece(f"tile-{tile}", x, y, label=str(TILES[tile])):
            temple(page, x, y, 42, str(TILES[tile]), region_colour(page.theme, name))


def _draw_discs(page: Canvas, row: Rect, view: View, name: str, words: Words) -> None:
    track = view.temples[name]
    for points, pile in groupby(track.standing, key=lambda seat: track.points[seat]):
        draw_pile(page, f"temple-{name}", field_rect(row, points), list(pile), words)


def _draw_gold(page: Canvas, row: Rect, view: View, words: Words) -> None:
    """Merchants by their gold, the richest first; of two with as much, the earlier in turn order."""
    x = row.x + NAME + TILES_WIDE + 24
    apart = min(150.0, (row.right - x) / view.seats)
    for seat in sorted(view.order, key=lambda seat: -view.merchants[seat].gold):
        with page.piece(f"gold-{seat}", x, row.cy, label=words.name(seat)):
            pieces.token(page, x, row.cy, page.theme.seats[seat], 36)
            pieces.coin(page, x + 54, row.cy, 46, str(view.merchants[seat].gold))
        x += apart
