"""Closer looks: the squares around the tower, a quarter of the city, and all offers in large letters."""

from engine.genoa.components import BOX
from engine.genoa.view import View
from render import panel, pieces
from render.artist import Brush
from render.canvas import Canvas
from render.genoa.grid import cells, print_grid, square
from render.genoa.panels import in_order, offer_line
from render.genoa.tell import tell
from render.genoa.words import turn_line
from render.painting import Paper
from render.picture import Picture
from render.rect import Rect
from render.speech import offers_alt, places_alt
from render.telling import Telling
from render.words import Words

ACROSS, DOWN = 5, 6
"""How many squares a closer look is wide and high: no building is cut at the edge of a quarter."""
LARGEST = 2600
"""Pixels of the whole page that a closer look is cut out of."""
QUARTERS = {"north-west": (1, 1), "north-east": (1, 4), "south-west": (3, 1), "south-east": (3, 4)}
"""The square in the corner of each quarter."""
LINE = 64.0


def places(view: View) -> list[str]:
    return ["offers", *(["tower"] if view.path else []), *QUARTERS]


def window(view: View, place: str) -> Rect:
    """The part of the page that a closer look shows."""
    grid = print_grid(view.options["inner_corners"])
    row, column = QUARTERS.get(place) or _around(view)
    first, last = square(grid, row, column), square(grid, row + DOWN - 1, column + ACROSS - 1)
    return Rect(first.x, first.y, last.right - first.x, last.bottom - first.y).with_margin(6)


def _around(view: View) -> tuple[int, int]:
    squares = cells(view.options["inner_corners"])[view.path[-1]]
    row, column = squares[len(squares) // 2]
    top, left = BOX.setup.die - DOWN + 1, BOX.setup.die - ACROSS + 1
    return min(max(1, row - DOWN // 2), top), min(max(1, column - ACROSS // 2), left)


def wide(part: Rect, width: int) -> int:
    """How wide the whole page must be for a part of it to have this width."""
    return min(LARGEST, round(width * 1600 / part.w))


def cut(page: Canvas, part: Rect, telling: Telling, words: Words) -> Picture:
    """A part of a page as a picture of its own, with the places that lie in it."""
    box = tuple(page.px(edge) for edge in (part.x, part.y, part.right, part.bottom))
    image = page.image.crop((box[0], box[1], box[2], box[3]))
    paper = Paper(image.size, page.theme.page, image)
    made = Canvas((round(part.w), round(part.h)), image.width, page.theme, paper)
    across, down = page.size
    for spot in page.spots:
        rect = Rect(spot.x * across - part.x, spot.y * down - part.y, spot.w * across, spot.h * down)
        if made.page.holds(rect):
            made.spot(spot.id, rect)
    return made.picture(places_alt(telling, [spot.id for spot in made.spots], words))


def all_offers(view: View, brush: Brush) -> Picture:
    """Every standing offer on a line of its own."""
    words, theme = brush.words, brush.colours
    offers = in_order(view.offers)
    page = brush.page((1600, round(110 + LINE * 1.6 * max(1, len(offers)))))
    panel.heading(page, words("genoa-board-offers"), turn_line(view, words))
    top = 96.0
    for offer in offers:
        rect = Rect(24, top, 1552, LINE * 1.6)
        seat = view.tower if offer.by_tower else offer.bidder
        assert seat is not None
        pieces.token(page, rect.x + 30, rect.cy, theme.seats[seat], 48)
        colour = theme.ink if offer.acceptable else theme.faded
        line = Rect(rect.x + 76, rect.y, rect.w - 76, rect.h)
        page.write(line, offer_line(offer, words), 36, colour=colour, lines=2)
        top += rect.h
    if not offers:
        page.write(Rect(24, top, 1552, LINE), words("genoa-board-no-offers"), 36, colour=theme.faded)
    return page.picture(offers_alt(tell(view), words))
