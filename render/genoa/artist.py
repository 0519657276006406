"""Draws Die Händler von Genua: the plan of the city, what stands beside it, and a hand."""

from engine.genoa.components import BOX, WARES
from engine.genoa.view import View
from render import ornaments, panel, pieces
from render.artist import Artist, Brush
from render.canvas import Canvas
from render.emblems import THEME, Draw, cube
from render.examples import Example
from render.genoa import closer, hand, panels, plan, questions
from render.genoa.examples import EXAMPLES
from render.genoa.grid import Grid, print_grid, screen_grid
from render.genoa.symbols import ware, ware_fill
from render.genoa.tell import tell
from render.genoa.words import turn_line
from render.parts import Part
from render.picture import Picture
from render.rect import Rect
from render.speech import board_alt
from render.telling import Telling
from render.words import Words

SIZE = (1600, 1310)
CHART = (1456, 876)
COVER = (1600, 1120)
MERCHANTS = 5
SMALL_PRINT = 22
"""The smallest words on the plan; a cover on which they would have to be larger goes without."""


class GenoaArtist(Artist[View]):
    def tell(self, view: View) -> Telling:
        return tell(view)

    def board(self, view: View, brush: Brush) -> Picture:
        words = brush.words
        page = _city(view, brush, brush.width)
        panel.heading(page, words("genoa-title"), turn_line(view, words))
        panels.side(page, view, words)
        panels.players(page, panels.PLAYERS, view, words)
        panel.headline(page, brush)
        return page.picture(board_alt(tell(view), words))

    def chart(self, view: View, brush: Brush) -> Picture:
        grid = screen_grid(view.options["inner_corners"])
        page = _draw_city(view, brush, grid, CHART, brush.width)
        return page.picture(board_alt(tell(view), brush.words), grid.with_dice)

    def parts(self, view: View, words: Words) -> list[Part]:
        return panels.parts(view, words)

    def emblems(self) -> dict[str, Draw]:
        return {f"genoa-item-{item}": cube(ware_fill(THEME, item)) for item in WARES}

    def hand(self, view: View, brush: Brush) -> Picture | None:
        if view.seat is None:
            return None
        return hand.hand(view, brush)

    def beside_question(self, view: View, brush: Brush) -> Picture | None:
        """The offers above the hand, while there are any."""
        if view.seat is None or not view.offers:
            return self.hand(view, brush)
        return questions.offers_and_hand(view, brush)

    def examples(self) -> dict[str, Example]:
        return EXAMPLES

    def places(self, view: View) -> list[str]:
        return closer.places(view)

    def place_name(self, place: str, words: Words) -> str:
        return words(f"genoa-place-{place}")

    def zoom(self, view: View, place: str, brush: Brush) -> Picture:
        if place not in closer.places(view):
            raise KeyError(place)
        if place == "offers":
            return closer.all_offers(view, brush)
        part = closer.window(view, place)
        page = _city(view, brush, closer.wide(part, brush.width))
        return closer.cut(page, part, tell(view), brush.words)

    def cover(self, brush: Brush) -> Picture:
        words = brush.words

        def still(page: Canvas) -> None:
            named = page.letters(SMALL_PRINT) <= SMALL_PRINT * page.scale
            plan.draw(page, print_grid("depot"), words, named=named)
            ornaments.cartouche(page, Rect(1210, 110, 318, 190), words("genoa-name"), lines=3)
            _table(page, words)

        page = brush.sheet(("genoa-cover", words.locale), COVER, still)
        return page.picture(words("genoa-cover-alt"))


def _city(view: View, brush: Brush, width: int) -> Canvas:
    """A picture with the plan and everything that lies on it."""
    return _draw_city(
        view, brush, print_grid(view.options["inner_corners"]), brush.with_headline(SIZE), width
    )


def _draw_city(view: View, brush: Brush, grid: Grid, size: tuple[int, int], width: int) -> Canvas:
    words = brush.words
    moves = view.options.get("market_start") != "stays"

    def still(page: Canvas) -> None:
        plan.draw(page, grid, words, market_moves=moves)

    page = brush.sheet(("genoa", grid, moves, words.locale), size, still, width)
    if not brush.live:
        plan.light_next(page, view, grid)
    plan.lively(page, view, grid)
    return page


def _table(page: Canvas, words: Words) -> None:
    """What lies beside the plan on the cover: the tower, the merchants, the wares."""
    plan.stack(page, 1375, 440, BOX.setup.discs, size=2.4)
    for number, look in enumerate(page.theme.seats[:MERCHANTS]):
        pieces.token(page, 1235 + number * 70, 600, look, 54)
    for number, item in enumerate(WARES):
        row, column = divmod(number, 4)
        ware(page, 1255 + column * 80, 720 + row * 84, 60, item, words)
    for number, (value, size) in enumerate(((5, 84), (10, 96), (50, 110))):
        pieces.coin(page, 1255 + number * 118, 930, size, str(value))


ARTIST = GenoaArtist()
