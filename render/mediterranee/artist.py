"""Draws Méditerranée: the whole board, one zone large, one's own fleet, and the cover."""

from engine.mediterranee.components import BOX, GOODS, ZONES
from engine.mediterranee.view import View
from render.artist import Artist, Brush
from render.emblems import THEME, Draw, cube
from render.examples import Example
from render.mediterranee.board import draw_board, draw_chart, parts
from render.mediterranee.examples import EXAMPLES
from render.mediterranee.pages import draw_cover, draw_hand, draw_zone
from render.mediterranee.pieces import dye
from render.mediterranee.tell import tell
from render.mediterranee.words import zone_name
from render.parts import Part
from render.picture import Picture
from render.telling import Telling
from render.words import Words


class MediterraneeArtist(Artist[View]):
    """Every picture is drawn from a View and nothing else."""

    def tell(self, view: View) -> Telling:
        return tell(view)

    def board(self, view: View, brush: Brush) -> Picture:
        return draw_board(view, brush)

    def chart(self, view: View, brush: Brush) -> Picture:
        return draw_chart(view, brush)

    def parts(self, view: View, words: Words) -> list[Part]:
        return parts(view, words)

    def emblems(self) -> dict[str, Draw]:
        return {f"mediterranee-good-{good}": cube(dye(THEME, good)) for good in GOODS}

    def cover(self, brush: Brush) -> Picture:
        return draw_cover(brush)

    def letter(self, view: View, seat: int) -> str:
        return BOX.nations[view.players[seat].nation].letter

    def hand(self, view: View, brush: Brush) -> Picture | None:
        return None if view.seat is None else draw_hand(view, view.seat, brush)

    def examples(self) -> dict[str, Example]:
        return EXAMPLES

    def places(self, view: View) -> list[str]:
        return [f"zone:{zone}" for zone in ZONES]

    def place_name(self, place: str, words: Words) -> str:
        return zone_name(words, place.removeprefix("zone:"))

    def zoom(self, view: View, place: str, brush: Brush) -> Picture:
        zone = place.removeprefix("zone:")
        if zone not in ZONES:
            raise KeyError(place)
        return draw_zone(view, zone, brush)


ARTIST = MediterraneeArtist()
