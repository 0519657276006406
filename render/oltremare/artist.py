"""Draws Oltre Mare: the chart from Tunis to Tana with its routes, and what lies before each merchant."""

from functools import partial

from engine.oltremare.components import BOX, ICONS, PORTS
from engine.oltremare.ids import DECK_SPOT, port_spot
from engine.oltremare.view import View
from render import ornaments, panel, pieces
from render.artist import Artist, Brush
from render.canvas import Canvas
from render.chart import LEVANT, Chart, Window
from render.emblems import MIDDLE, Draw
from render.emblems import SIDE as SQUARE
from render.examples import Example
from render.oltremare.examples import EXAMPLES
from render.oltremare.hand import draw_hand
from render.oltremare.panels import ABREAST, draw_played, hold_cards, merchants, offers
from render.oltremare.sea import Sea
from render.oltremare.symbols import GOOD_DYES, marker, symbol
from render.oltremare.tell import tell
from render.parts import Part
from render.picture import Picture
from render.rect import Rect
from render.speech import board_alt, map_alt
from render.telling import Telling
from render.words import Words

SIZE = (1600, 1270)
SEA = Sea(
    Chart(LEVANT, Rect(24, 86, 1552, 880), rose=(18.9, 34.4), rose_size=130, water_lines=1),
    marker=42,
    letters=23,
)
PLAYERS = Rect(24, 980, 1552, 274)
LEGEND = Rect(394, 112, 606, 126)
SIDE = Rect(1262, 492, 292, 452)  # the land of Syria: offers, or the cards just played
DECK = Rect(50, 780, 200, 140)  # in the desert beyond Tunis
LETTERS = 23.0

COVER = (1600, 1000)
COVER_SEA = Sea(
    Chart(LEVANT, Rect(24, 24, 1552, 952), rose=(40.9, 35.2), rose_size=190), marker=44, letters=23
)
COVER_SHIPS = ((18.2, 34.9), (31.4, 33.6), (32.0, 43.1), (7.7, 41.2))

ZOOM = (1600, 1180)
WATERS = (
    Window(6, 31.5, 20, 42),  # around Sicily
    Window(10.5, 38.2, 21.5, 46.2),  # the Adriatic
    Window(19, 33.8, 31, 42),  # the Aegean
    Window(25.5, 39.6, 41.5, 48),  # the Black Sea
    Window(23.5, 30, 37.5, 37.8),  # the Levant
)


class OltreMareArtist(Artist[View]):
    def tell(self, view: View) -> Telling:
        return tell(view)

    def emblems(self) -> dict[str, Draw]:
        goods = {f"oltremare-good-{good}": _emblem(good) for good in GOOD_DYES}
        return goods | {f"oltremare-icon-{icon}": _emblem(icon) for icon in ICONS}

    def board(self, view: View, brush: Brush) -> Picture:
        page, words = self._sea(view, brush), brush.words
        _heading(page, view, words)
        merchants(page, PLAYERS, view, words)
        panel.headline(page, brush)
        return page.picture(board_alt(tell(view), words))

    def chart(self, view: View, brush: Brush) -> Picture:
        return self._sea(view, brush).picture(board_alt(tell(view), brush.words), SEA.chart.rect)

    def parts(self, view: View, words: Words) -> list[Part]:
        rows = -(-view.seats // ABREAST)
        return [Part(rows * (PLAYERS.h + 12) - 12, partial(merchants, view=view, words=words))]

    def _sea(self, view: View, brush: Brush) -> Canvas:
        """The chart with all that lies on it."""
        words = brush.words

        def still(page: Canvas) -> None:
            SEA.still(page, words, kept_free=(SIDE, LEGEND, DECK))
            _legend(page, words)

        page = brush.sheet(("oltremare", words.locale), brush.with_headline(SIZE), still)
        SEA.harbours(page, view, words)
        _deck(page, view, words)
        hold_cards(page, "played", len(view.played), SIDE)
        if view.played:
            draw_played(page, SIDE, view, words)
        elif view.offers:
            offers(page, SIDE, view, words)
        return page

    def hand(self, view: View, brush: Brush) -> Picture | None:
        if view.seat is None:
            return None
        return draw_hand(view, brush)

    def examples(self) -> dict[str, Example]:
        return EXAMPLES

    def places(self, view: View) -> list[str]:
        return list(PORTS)

    def place_name(self, place: str, words: Words) -> str:
        return words.place(PORTS[place].name)

    def zoom(self, view: View, place: str, brush: Brush) -> Picture:
        """The waters around a port."""
        window = _waters(place)
        sea = Sea(Chart(window, Rect(24, 86, 1552, 1070)), marker=74, letters=34)
        words = brush.words
        page = brush.sheet(("oltremare", window, words.locale), ZOOM, partial(sea.still, words=words))
        _heading(page, view, brush.words)
        sea.harbours(page, view, brush.words)
        return page.picture(map_alt(tell(view), [port_spot(port) for port in sea.ports()], brush.words))

    def cover(self, brush: Brush) -> Picture:
        page = brush.sheet("oltremare-cover", COVER, _cover)
        title = Rect(400, 44, 560, 140)
        ornaments.cartouche(page, title, "Oltre Mare", brush.words("oltremare-subtitle"))
        return page.picture(brush.words("oltremare-alt-cover"))


def _waters(port: str) -> Window:
    """The waters whose middle is nearest to a port."""
    lon, lat = PORTS[port].lon, PORTS[port].lat

    def away(window: Window) -> float:
        across = (2 * lon - window.west - window.east) / (window.east - window.west)
        along = (2 * lat - window.south - window.north) / (window.north - window.south)
        return max(abs(across), abs(along))

    return min(WATERS, key=away)


def _heading(page: Canvas, view: View, words: Words) -> None:
    panel.heading(page, "Oltre Mare", words(f"oltremare-phase-{view.phase}", who=words.name(view.turn)))


def _emblem(name: str) -> Draw:
    def draw(page: Canvas) -> None:
        symbol(page, name, MIDDLE, MIDDLE, SQUARE * 0.94)

    return draw


def _legend(page: Canvas, words: Words) -> None:
    """What the harbour markers are called."""
    page.box(LEGEND, page.theme.card, page.theme.ink, radius=10, width=1.5)
    rows = LEGEND.with_margin(-6).rows(3)
    for number, kind in enumerate(BOX.markers):
        place = rows[number // 2].columns(2)[number % 2]
        marker(page, kind.id, place.x + 20, place.cy, 36)
        room = Rect(place.x + 46, place.y, place.w - 50, place.h)
        page.write(room, words(f"oltremare-marker-{kind.id}"), LETTERS)


def _deck(page: Canvas, view: View, words: Words) -> None:
    """The goods deck, and whether the Venice card is still in it."""
    note = words("oltremare-venice-to-come" if view.venice else "oltremare-venice-gone")
    name = words("oltremare-alt-deck", count=view.deck, venice=note)
    page.spot(DECK_SPOT, DECK, name)
    with page.piece("deck", DECK.x, DECK.y, label=name):
        page.box(DECK, page.theme.card, page.theme.ink, radius=10, width=1.5)
        back = Rect(DECK.x + 10, DECK.y + 10, 86, DECK.h - 20)
        pieces.card_back(page, back, view.deck)
        hold_cards(page, "deck", view.deck, back)
        room = Rect(back.right + 8, back.y, DECK.right - back.right - 14, back.h)
        page.write(room, note, LETTERS, lines=4)


def _cover(page: Canvas) -> None:
    """A calm day: a marker in every port, four ships under way."""
    COVER_SEA.chart.draw(page)
    COVER_SEA.routes(page)
    for number, port in enumerate(PORTS):
        marker(page, BOX.markers[number % len(BOX.markers)].id, *COVER_SEA.xy(port), COVER_SEA.marker)
    dyes = [page.theme.dye(dye) for dye in GOOD_DYES.values()]
    for seat, place in enumerate(COVER_SHIPS):
        load = [pieces.Load(dyes[(seat + hold) % len(dyes)]) for hold in range(4)]
        pieces.galley(page, *COVER_SEA.chart.xy(*place), page.theme.seats[seat], cell=21, load=load)


ARTIST = OltreMareArtist()
