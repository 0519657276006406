"""What stands beside a question of Genoa: the offers, a line each with coin and cubes, above the hand."""

from engine.genoa.components import WARES
from engine.genoa.labels import SPACE_NAMES, terms_words
from engine.genoa.view import OfferView, View
from render import pieces
from render.artist import Brush
from render.canvas import Canvas
from render.fonts import Face
from render.genoa import hand
from render.genoa.panels import in_order
from render.genoa.symbols import ware
from render.genoa.tell import tell
from render.picture import Picture
from render.rect import Rect
from render.speech import offers_alt
from render.words import Words

ROW = 70.0
MOST = 8
"""Offers that are shown; the rest is in the log."""
HEAD = 60.0


def offers_and_hand(view: View, brush: Brush) -> Picture:
    """Those that can be accepted first, in ink on a lit ground; intentions fade."""
    words, offers = brush.words, in_order(view.offers)
    shown = offers[:MOST]
    above = HEAD + ROW * (len(shown) + (len(offers) > MOST))
    high = above + hand.height(view, words)
    page = brush.page((1600, round(high)))
    page.write(Rect(24, 8, 1552, HEAD - 12), words("genoa-board-offers"), 36, face=Face.SERIF_BOLD)
    for number, offer in enumerate(shown):
        _offer(page, Rect(24, HEAD + ROW * number, 1552, ROW - 6), view, offer, words)
    if len(offers) > MOST:
        more = Rect(24, HEAD + ROW * MOST, 1552, ROW - 6)
        page.write(more, words("genoa-board-more", count=len(offers) - MOST), 30, colour=page.theme.faded)
    hand.draw_hand(page, view, words, above)
    return page.picture(offers_alt(tell(view), words))


def _offer(page: Canvas, rect: Rect, view: View, offer: OfferView, words: Words) -> None:
    """Whose it is, for which space, and what is given."""
    theme = page.theme
    fill = theme.glow if offer.acceptable else theme.page
    page.box(rect, fill, theme.ink if offer.acceptable else theme.faded, radius=10, width=2)
    seat = view.tower if offer.by_tower else offer.bidder
    assert seat is not None, "a bid is someone's"
    pieces.token(page, rect.x + 38, rect.cy, theme.seats[seat], 46)
    ink = theme.ink if offer.acceptable else theme.faded
    name = Rect(rect.x + 74, rect.y, 470, rect.h)
    page.write(name, words.say(SPACE_NAMES[offer.space]), 34, face=Face.SERIF_BOLD, colour=ink)
    terms = Rect(name.right + 16, rect.y, rect.right - name.right - 30, rect.h)
    if offer.by_tower and offer.bidder is not None:
        page.text(terms.x, terms.cy, "→", 34, colour=ink, anchor="lm")
        pieces.token(page, terms.x + 66, terms.cy, theme.seats[offer.bidder], 46)
        terms = Rect(terms.x + 104, terms.y, terms.w - 104, terms.h)
    if not _draw_terms(page, terms, offer, words):
        page.write(terms, words.say(terms_words(offer)), 28, colour=ink, lines=2)


def _draw_terms(page: Canvas, rect: Rect, offer: OfferView, words: Words) -> bool:
    """Ducats as a coin, wares as cubes; False where there is more to it than pictures say."""
    price = offer.now
    plain = offer.ask.empty and offer.after.empty and not price.cards and not price.decks
    wares = [item for item, count in price.items for _ in range(count)]
    if not plain or any(item not in WARES for item in wares):
        return False
    x = rect.x + 30
    if price.ducats or not wares:
        pieces.coin(page, x, rect.cy, 56, str(price.ducats))
        x += 66
    for item in wares:
        ware(page, x, rect.cy, 46, item, words)
        x += 56
    return True
