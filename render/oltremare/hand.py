"""The cards that one merchant decides about: the hand, and those just played, which wait to be loaded."""

from collections.abc import Sequence

from engine.oltremare.ids import card_spot
from engine.oltremare.labels import CARD_NAMES
from engine.oltremare.view import View
from render.artist import Brush
from render.canvas import Canvas
from render.fonts import Face
from render.oltremare import cards
from render.oltremare.tell import tell
from render.picture import Picture
from render.rect import Rect
from render.speech import hand_alt
from render.words import Words

WIDTH = 1600
COLUMNS = 6
WIDE = 250.0
HIGH, LOW = 380.0, 240.0
"""Of a card in chat, and in the row below a live board."""
STEP = WIDE + 14
GAP = 12.0
TITLE = 58.0


def draw_hand(view: View, brush: Brush) -> Picture:
    """The hand, and the cards just played until they are loaded: first what one decides about now."""
    theme, tall = brush.colours, LOW if brush.live else HIGH
    shelves = [("oltremare-hand-kept", view.hand)]
    if view.cards_to_load:
        shelves.insert(0 if view.phase == "cargo" else 1, ("oltremare-hand-to-load", view.cards_to_load))
    titled = TITLE if len(shelves) > 1 else 0.0
    high = 8 + sum(titled + _rows(laid) * (tall + GAP) for _, laid in shelves)
    page = brush.page((WIDTH, round(high)), palette=theme.few(*cards.fills(theme)))
    y = 8.0
    for name, laid in shelves:
        if titled:
            _title(page, y, name, brush.words)
        _cards(page, y + titled, tall, laid, brush.words)
        if not laid:
            with page.piece("empty"):
                page.write(
                    Rect(0, y + titled - 8, WIDTH, tall + GAP),
                    brush.words("oltremare-hand-empty"),
                    40,
                    align="m",
                )
        y += titled + _rows(laid) * (tall + GAP)
    return page.small_picture(hand_alt(tell(view), brush.words))


def _rows(hand: Sequence[str]) -> int:
    return max(1, -(-len(hand) // COLUMNS))


def _title(page: Canvas, y: float, name: str, words: Words) -> None:
    with page.piece(name, 16, y):
        page.write(Rect(16, y, WIDTH - 32, TITLE - 8), words(name), 36, face=Face.SERIF_BOLD)


def _cards(page: Canvas, y: float, tall: float, laid: Sequence[str], words: Words) -> None:
    """Cards in rows, each a place to click."""
    for number, card in enumerate(laid):
        row, column = divmod(number, COLUMNS)
        rect = Rect(16 + column * STEP, y + row * (tall + GAP), WIDE, tall)
        name = words.say(CARD_NAMES[card])
        with page.piece(f"card-{card}", rect.x, rect.y, label=name):
            cards.lay(page, rect, card, words)
        page.spot(card_spot(card), rect, name)
