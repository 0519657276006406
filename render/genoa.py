"""Draws Die Händler von Genua: the plan of the city, what stands beside it, and a hand."""

from engine.genoa.view import View
from render import genoa_hand, genoa_panels, genoa_plan, ornaments, panel
from render.artist import Artist, Brush
from render.canvas import Canvas, sheet
from render.genoa_words import board_in_words, turn_line
from render.picture import Picture
from render.rect import Rect
from render.theme import THEMES

SIZE = (1600, 1310)
COVER = (1600, 1200)


class GenoaArtist(Artist[View]):
    def board(self, view: View, brush: Brush) -> Picture:
        words, corners = brush.words, view.options["inner_corners"]

        def still(page: Canvas) -> None:
            genoa_plan.draw(page, corners, words)

        page = sheet(("genoa", corners, words.locale), SIZE, brush.width, THEMES[brush.theme], still)
        panel.heading(page, words("genoa-title"), turn_line(view, words))
        genoa_plan.lively(page, view)
        genoa_panels.side(page, view, words)
        genoa_panels.players(page, view, words)
        return page.picture(board_in_words(view, words))

    def hand(self, view: View, brush: Brush) -> Picture | None:
        if view.seat is None:
            return None
        return genoa_hand.hand(view, brush.words, brush.width, THEMES[brush.theme])

    def cover(self, brush: Brush) -> Picture:
        words = brush.words

        def still(page: Canvas) -> None:
            genoa_plan.draw(page, "depot", words)
            ornaments.cartouche(page, Rect(1200, 150, 350, 150), "Genua", words("genoa-cover"))

        page = sheet(("genoa-cover", words.locale), COVER, brush.width, THEMES[brush.theme], still)
        return page.picture(words("genoa-cover-alt"))


ARTIST = GenoaArtist()
