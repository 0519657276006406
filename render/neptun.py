"""Draws Neptun: the sea and its tracks above, what is on offer, the temples and the manifests below."""

from engine.neptun.components import BOX, POWER
from engine.neptun.view import View
from engine.text import SeatName, text
from render import panel
from render.artist import Artist, Brush
from render.canvas import Canvas, sheet
from render.neptun_alt import board_alt, hand_alt
from render.neptun_cards import draw_hand_card, draw_manifests, draw_played, draw_row
from render.neptun_map import CHART, draw_map, draw_state
from render.neptun_temples import draw_temples, draw_tracks
from render.picture import Picture
from render.rect import Rect
from render.theme import THEMES
from render.words import Words

OFFER = Rect(24, CHART.rect.bottom + 12, 1552, 132)
TEMPLES = Rect(24, OFFER.bottom + 12, 1552, 476)
MANIFEST = 78.0
COVER = (1600, 900)
HAND = (1600, 330)


class NeptunArtist(Artist[View]):
    def board(self, view: View, brush: Brush) -> Picture:
        words = brush.words
        manifests = Rect(24, TEMPLES.bottom + 12, 1552, view.seats * (MANIFEST + 8) - 8)

        def still(page: Canvas) -> None:
            draw_map(page, words)
            draw_tracks(page, TEMPLES, words)

        size = (1600, round(manifests.bottom + 20))
        page = sheet(f"neptun/{words.locale}", size, brush.width, THEMES[brush.theme], still)
        panel.heading(
            page, "Neptun", turn_line(view, words), aside=words("neptun-draw-round", letter=view.letter)
        )
        draw_state(page, view)
        self._draw_offer(page, view, words)
        draw_temples(page, TEMPLES, view, words)
        draw_manifests(page, manifests, view, words)
        return page.picture(board_alt(view, words))

    def _draw_offer(self, page: Canvas, view: View, words: Words) -> None:
        if view.phase == "draft":
            draw_row(page, OFFER, view, words)
        else:
            draw_played(page, OFFER, view, words)

    def hand(self, view: View, brush: Brush) -> Picture | None:
        """The oar cards of this seat, weakest first."""
        if view.seat is None:
            return None
        page = Canvas(HAND, brush.width, THEMES[brush.theme])
        cards = sorted(view.hand, key=lambda card: (POWER[card], card))
        room = Rect(24, 20, 1552, HAND[1] - 40)
        for rect, card in zip(room.columns(max(6, len(cards)), 14), cards, strict=False):
            draw_hand_card(page, rect, card, view, brush.words)
        return page.picture(hand_alt(view, cards, brush.words))

    def cover(self, brush: Brush) -> Picture:
        raise NotImplementedError


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
    if len(who) == view.seats:
        return words.say(text("neptun-draw-all", stage=stage))
    return words.say(text("neptun-draw-waits", stage=stage, who=who))


ARTIST = NeptunArtist()
