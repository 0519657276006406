"""Pieces of Neptun on their own, for the rules page."""

from neptun.engine.components import OARS, PERSONAL, TILE_TEMPLES
from neptun.engine.state import Contract
from neptun.engine.view import ColumnView
from neptun.render.cards import draw_column, draw_hand_card
from neptun.render.temples import draw_tiles, draw_track, field_rect
from neptun.render.tracks import draw_pile
from render.author import Canvas, Example, Rect, Words

OAR = next(card for card in OARS if card not in PERSONAL and OARS[card].power == 5 and OARS[card].wind > 0)
OWN = next(iter(PERSONAL))
OLIVES_FOR_SAGUNTUM = ColumnView(Contract("saguntum", "olives"), OAR, gold=0)
WIND_SUM = [
    next(card for card, oar in OARS.items() if (oar.power, oar.wind) == wanted and (card in PERSONAL) == own)
    for wanted, own in (((2, 2), False), ((4, 0), True), ((7, 1), False))
]
"""The cards of the worked example."""
TEMPLE = "graecia"
ROUND_C = [tile for tile, temple in TILE_TEMPLES.items() if temple == TEMPLE][-3:]
PILES = {2: [1], 5: [0, 2], 7: [3]}
"""Seats on the fields of the temple."""


def _draw_contract(page: Canvas, words: Words) -> None:
    draw_column(page, Rect(14, 14, 300, 132), OLIVES_FOR_SAGUNTUM, words)


def _draw_oars(page: Canvas, words: Words) -> None:
    for place, card in zip(Rect(10, 10, 460, 290).columns(2, 14), (OAR, OWN), strict=True):
        draw_hand_card(page, place, card=card, words=words, lit=False)


def _draw_wind(page: Canvas, words: Words) -> None:
    for place, card in zip(Rect(10, 10, 697, 290).columns(3, 14), WIND_SUM, strict=True):
        draw_hand_card(page, place, card=card, words=words, lit=False)


def _draw_temple(page: Canvas, words: Words) -> None:
    row = Rect(4, 4, 1192, 92)
    draw_track(page, TEMPLE, row, words)
    draw_tiles(page, row, TEMPLE, ROUND_C)
    for field, seats in PILES.items():
        draw_pile(page, TEMPLE, field_rect(row, field), seats, words)


EXAMPLES = {
    "contract": Example((340, 160), _draw_contract),
    "oars": Example((480, 310), _draw_oars),
    "wind": Example((717, 310), _draw_wind),
    "temple": Example((1200, 100), _draw_temple),
}
