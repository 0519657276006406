"""Draws Neptun: the sea and its tracks above, what is on offer, the temples and the manifests below."""

from functools import partial

from engine.author import SeatName, text
from neptun.engine.components import BOX
from neptun.engine.ids import port_spot
from neptun.engine.view import View
from neptun.render.cards import FOLDED, draw_folded, draw_manifests, draw_played, draw_row, lay_hand
from neptun.render.examples import EXAMPLES
from neptun.render.map import Sea
from neptun.render.questions import draw_course, draw_draft
from neptun.render.tell import tell
from neptun.render.temples import TALL, draw_tall_temples, draw_temples, draw_tracks
from neptun.render.tracks import draw_orders, draw_winds, mark_orders, mark_winds, orders_rect, winds_rect
from render.author import (
    Artist,
    Brush,
    Canvas,
    Chart,
    Example,
    Part,
    Picture,
    Rect,
    Telling,
    Window,
    Words,
    board_alt,
    hand_alt,
    map_alt,
    ornaments,
    panel,
    pieces,
)

WINDOW = Window(-7, 29.4, 38, 46.7)
SEA = Sea(
    Chart(
        WINDOW,
        Rect(24, 90, 1552, round(WINDOW.height_for(1520)) + 32),
        rose=(-3.2, 44.9),
        rose_size=140,
        water_lines=1,
    )
)
WINDS, ORDERS = winds_rect(SEA.chart.inside), orders_rect(SEA.chart.inside)
OFFER = Rect(24, SEA.chart.rect.bottom + 12, 1552, 132)
TEMPLES = Rect(24, OFFER.bottom + 12, 1552, 476)
MANIFEST = 78.0
HAND, LOW_HAND = (1600, 330), (1600, 250)
"""Of a hand in chat, and in its row below a live board."""
COVER = (1600, 900)
FLEET = ((19.4, 36.0), (5.8, 39.2), (12.0, 39.6), (31.0, 34.6), (32.6, 43.4))


def _part(west: float, south: float, east: float, north: float) -> Sea:
    window = Window(west, south, east, north)
    rect = Rect(24, 24, 1552, round(window.height_for(1520)) + 32)
    return Sea(Chart(window, rect, water_lines=1), size=1.5)


PARTS = {"west": _part(-7, 30.6, 18.6, 43.6), "east": _part(17, 30, 38, 42.4)}


def _still(page: Canvas, words: Words) -> None:
    """The map and its tracks."""
    SEA.draw(page, words, furniture=(WINDS, ORDERS))
    draw_winds(page, WINDS, words)
    draw_orders(page, ORDERS, words)


def _draw_sea(page: Canvas, view: View, words: Words) -> None:
    """What changes on the map, and below it what is on offer."""
    SEA.draw_state(page, view, words)
    mark_winds(page, WINDS, view)
    mark_orders(page, ORDERS, view, words)
    if view.phase == "draft":
        draw_row(page, OFFER, view, words)
    else:
        draw_played(page, OFFER, view, words)


class NeptunArtist(Artist[View]):
    def tell(self, view: View) -> Telling:
        return tell(view)

    def board(self, view: View, brush: Brush) -> Picture:
        words = brush.words
        manifests = Rect(24, TEMPLES.bottom + 12, 1552, view.seats * (MANIFEST + 8) - 8)

        def still(page: Canvas) -> None:
            _still(page, words)
            draw_tracks(page, TEMPLES, words)

        size = brush.with_headline((1600, round(manifests.bottom + 20)))
        page = brush.sheet(f"neptun/{words.locale}", size, still)
        letter = words("neptun-draw-round", letter=view.letter)
        panel.heading(page, "Neptun", turn_line(view, words), aside=letter)
        _draw_sea(page, view, words)
        draw_temples(page, TEMPLES, view, words)
        draw_manifests(page, manifests, view, words)
        panel.headline(page, brush)
        return page.picture(board_alt(tell(view), words))

    def chart(self, view: View, brush: Brush) -> Picture:
        words = brush.words
        page = brush.sheet(
            f"neptun/chart/{words.locale}", (1600, round(OFFER.bottom + 12)), lambda page: _still(page, words)
        )
        _draw_sea(page, view, words)
        shown = Rect(SEA.chart.rect.x, SEA.chart.rect.y, OFFER.w, OFFER.bottom - SEA.chart.rect.y + 4)
        return page.picture(board_alt(tell(view), words), shown)

    def parts(self, view: View, words: Words) -> list[Part]:
        """The manifests, that of the seat which looks first, and the temples."""
        seats = sorted(range(view.seats), key=lambda seat: seat != view.seat)
        return [
            *(Part(FOLDED, partial(draw_folded, view=view, seat=seat, words=words)) for seat in seats),
            Part(TALL, partial(draw_tall_temples, view=view, words=words)),
        ]

    def hand(self, view: View, brush: Brush) -> Picture | None:
        """The oar cards of this seat, in the order in which they are asked for."""
        if view.seat is None:
            return None
        theme = brush.colours
        few = theme.few(theme.shallow, theme.gilt, theme.glow)
        size = LOW_HAND if brush.live else HAND
        page = brush.page(size, palette=few)
        edge = 8 if brush.live else 20
        lay_hand(page, Rect(24, edge, 1552, size[1] - 2 * edge), view, brush.words)
        return page.small_picture(hand_alt(tell(view), brush.words))

    def beside_question(self, view: View, brush: Brush) -> Picture | None:
        """While contracts are drafted, the route of this seat and the ports on offer, above its oar cards;
        when its ship is to sail, the sea."""
        if view.seat is None or view.seat not in view.active:
            return self.hand(view, brush)
        if view.phase == "draft":
            return draw_draft(view, brush)
        if view.phase == "sail" and view.forecast is not None:
            return draw_course(view, brush)
        return self.hand(view, brush)

    def examples(self) -> dict[str, Example]:
        return EXAMPLES

    def places(self, view: View) -> list[str]:
        return list(PARTS)

    def place_name(self, place: str, words: Words) -> str:
        return words(f"neptun-place-{place}")

    def zoom(self, view: View, place: str, brush: Brush) -> Picture:
        """Half of the sea, large."""
        sea, words = PARTS[place], brush.words
        size = (1600, round(sea.chart.rect.bottom + 24))

        def still(page: Canvas) -> None:
            sea.draw(page, words)

        page = brush.sheet(f"neptun/{place}/{words.locale}", size, still)
        sea.draw_state(page, view, words)
        return page.picture(map_alt(tell(view), [port_spot(port) for port in sea.ports()], words))

    def cover(self, brush: Brush) -> Picture:
        """The sea, a fleet, and the title on a scroll."""

        def still(page: Canvas) -> None:
            rect = Rect(24, 24, 1552, COVER[1] - 48)
            sea = Sea(Chart(Window(-7, 28.9, 38, 47.6), rect, rose=(1.5, 31.6), rose_size=190), size=1.0)
            scroll = Rect(150, 70, 620, 150)
            sea.draw(page, brush.words, furniture=(scroll.with_margin(60),))
            for seat, place in enumerate(FLEET):
                pieces.galley(page, *sea.chart.xy(*place), page.theme.seats[seat], cell=14)
            ornaments.cartouche(page, scroll, "Neptun", brush.words("neptun-cover-line"))

        page = brush.sheet(f"neptun/cover/{brush.words.locale}", COVER, still)
        page.spots.clear()
        return page.picture(brush.words("neptun-cover-alt"))


def turn_line(view: View, words: Words) -> str:
    """Where the round stands, and whom it waits for."""
    who = tuple(SeatName(seat) for seat in view.active)
    match view.phase:
        case "draft":
            stage = text("neptun-draw-draft", turn=view.turn, turns=BOX.rounds.draft_turns)
        case "sail":
            stage = text("neptun-draw-sail", turn=view.turn, turns=BOX.rounds.sail_turns)
        case "extra":
            stage = text("neptun-draw-extra", turn=BOX.rounds.extra_turns[view.turn - 1])
        case _:
            return words("neptun-draw-over")
    if view.phase == "sail" and view.forecast is None and len(who) == view.seats:
        return words.say(text("neptun-draw-all", stage=stage))
    return words.say(text("neptun-draw-waits", stage=stage, who=who))


ARTIST = NeptunArtist()
