"""What lies beside the chart of Oltre Mare: merchants, standing offers, the cards just played."""

from collections.abc import Sequence

from engine.oltremare.ids import card_spot, pirates_spot, seat_spot
from engine.oltremare.labels import CARD_NAMES
from engine.oltremare.offers import terms_in_words
from engine.oltremare.scoring import runs
from engine.oltremare.view import MerchantView, OfferView, View
from render import loose, pieces
from render.canvas import Canvas
from render.fonts import Face
from render.oltremare import cards
from render.oltremare.symbols import marker, symbol
from render.rect import Rect
from render.words import Words

LETTERS = 23.0
HEAD = 56.0
CARD = (116.0, 142.0)
ABREAST, NARROWEST = 2, 240.0
LOW = 50.0
OFFER_HEAD = 46.0
MORE = 20.0
"""How wide the sign is that there are more."""


def merchants(page: Canvas, rect: Rect, view: View, words: Words) -> None:
    """A place for each player in the order of the seats: side by side, or two abreast in a narrow column."""
    places = rect.columns(view.seats, 12)
    if places[0].w < NARROWEST:
        rows = rect.rows(-(-view.seats // ABREAST), 12)
        places = tuple(place for row in rows for place in row.columns(ABREAST, 12))
    for place, merchant in zip(places, view.merchants, strict=False):
        name = words.name(merchant.seat)
        with page.piece(f"merchant-{merchant.seat}", place.x, place.y, label=name):
            _merchant(page, place, merchant, view, words)
        page.spot(seat_spot(merchant.seat), place, name)


def _merchant(page: Canvas, rect: Rect, merchant: MerchantView, view: View, words: Words) -> None:
    theme, turn = page.theme, merchant.seat == view.turn and view.phase != "over"
    look = theme.seats[merchant.seat]
    page.box(rect, theme.glow if turn else theme.card, theme.ink, radius=12, width=4 if turn else 2)
    page.box(Rect(rect.x + 10, rect.bottom - 13, rect.w - 20, 6), look.fill, theme.ink, radius=2, width=1)
    inner = Rect(rect.x + 14, rect.y + 8, rect.w - 28, rect.h - 24)
    purse = _purse(page, inner.right, inner.y + HEAD / 2, merchant.ducats)
    page.holds(
        f"purse-{merchant.seat}", "ducats", merchant.ducats, purse + 18, inner.y + HEAD / 2, loose.coin
    )
    pieces.token(page, inner.x + 24, inner.y + HEAD / 2, look, 42, lit=turn)
    name = Rect(inner.x + 58, inner.y, purse - inner.x - 68, HEAD)
    page.write(name, words.name(merchant.seat), 30, face=Face.SERIF_BOLD)
    top = Rect(inner.right - CARD[0], inner.y + HEAD + 2, *CARD)
    cards.small(page, top, merchant.top)
    hold_cards(page, f"cargo-{merchant.seat}", merchant.loaded, top)
    if merchant.loaded > 1:
        pieces.badge(page, top.right - 20, top.y + 4, f"×{merchant.loaded}", 32)
    _counts(page, Rect(inner.x, top.y, min(190, inner.w - CARD[0] - 10), CARD[1]), merchant, words)
    low = Rect(inner.x, top.bottom + 2, inner.w, LOW)
    room = Rect(low.x + 52, low.y, low.w - 54, low.h)
    if merchant.active:
        marker(page, merchant.active, low.x + 22, low.cy, 42)
    if merchant.cargo:
        _runs(page, room if merchant.active else low, merchant.cargo)
    elif merchant.active:
        page.write(room, words(f"oltremare-marker-{merchant.active}"), LETTERS)


def _purse(page: Canvas, right: float, y: float, ducats: int) -> float:
    """Ducats with their coin, flush right; returns where they begin."""
    said_aloud = f"{ducats}".replace("-", "−")
    colour = page.theme.accent if ducats < 0 else page.theme.ink
    box = page.text(right, y, said_aloud, 36, face=Face.SANS_BOLD, colour=colour, anchor="rm")
    symbol(page, "ducat", box.x - 24, y, 36)
    return box.x - 42


def _counts(page: Canvas, rect: Rect, merchant: MerchantView, words: Words) -> None:
    """Hand, pirate stack, prestige and markers as pictures with numbers."""
    counts = (
        ("hand", merchant.hand),
        ("pirate", merchant.pirates),
        ("prestige", merchant.prestige),
        ("markers", len(merchant.markers)),
    )
    places = [place for row in rect.rows(2, 4) for place in row.columns(2, 4)]
    for pile, place in (("hand", places[0]), ("pirate", places[1])):
        hold_cards(page, f"{pile}-{merchant.seat}", dict(counts)[pile], place)
    for place, (name, number) in zip(places, counts, strict=True):
        symbol(page, name, place.x + 18, place.cy, 38)
        page.text(place.x + 39, place.cy, str(number), 27, face=Face.SANS_BOLD, anchor="lm")
    page.spot(pirates_spot(merchant.seat), places[1], words("oltremare-score-pirates"))


def hold_cards(page: Canvas, place: str, count: int, rect: Rect) -> None:
    """Say how many goods cards lie at a place."""
    page.holds(place, "cards", count, rect.cx, rect.cy, loose.card)


def _runs(page: Canvas, rect: Rect, cargo: Sequence[str]) -> None:
    """Cargo that lies open: its runs from the top down, as far as there is room."""
    x, cargo_runs = rect.x, list(runs(cargo))
    for place, (good, length) in enumerate(cargo_runs, start=1):
        number = str(length) if length > 1 else ""
        wide = 38 + (page.text_width(number, LETTERS, Face.SANS_BOLD) + 8 if number else 0)
        if x + wide > rect.right - (MORE if place < len(cargo_runs) else 0):
            page.text(x, rect.cy, "…", LETTERS, face=Face.SANS_BOLD, anchor="lm")
            break
        symbol(page, good, x + 18, rect.cy, 34)
        page.text(x + 37, rect.cy, number, LETTERS, face=Face.SANS_BOLD, anchor="lm")
        x += wide


def offers(page: Canvas, rect: Rect, view: View, words: Words) -> None:
    """The offers that stand, as they were said, as many as there is room for."""
    with page.piece("offers", rect.x, rect.y):
        _offers(page, rect, view, words)


def _offers(page: Canvas, rect: Rect, view: View, words: Words) -> None:
    inner = _side(page, rect, words("oltremare-board-offers"))
    low, step = inner.y, page.line_height(LETTERS)
    most = max(3, 8 // len(view.offers))
    for number, offer in enumerate(view.offers):
        terms = words.say(terms_in_words(offer.terms))
        lines = page.lines_of(terms, LETTERS, inner.w, most)
        high = OFFER_HEAD + lines * step
        if low + high > inner.bottom - step:
            more = words("oltremare-board-more", count=len(view.offers) - number)
            page.write(Rect(inner.x, low, inner.w, step), more, LETTERS, colour=page.theme.faded)
            return
        _offer(page, Rect(inner.x, low, inner.w, high), offer, terms, lines)
        low += high + 12


def _offer(page: Canvas, rect: Rect, offer: OfferView, terms: str, lines: int) -> None:
    """Who offers to whom, and the terms."""
    theme = page.theme
    middle = rect.y + OFFER_HEAD / 2
    pieces.token(page, rect.x + 18, middle, theme.seats[offer.by], 30)
    page.text(rect.x + 44, middle, "→", 28, anchor="lm")
    for number, seat in enumerate(offer.to):
        pieces.token(page, rect.x + 94 + number * 42, middle, theme.seats[seat], 30)
    room = Rect(rect.x, rect.y + OFFER_HEAD, rect.w, rect.h - OFFER_HEAD)
    page.write(room, terms, LETTERS, lines=max(2, lines))
    page.box(Rect(rect.x, rect.bottom + 5, rect.w, 1.5), theme.wash)


def draw_played(page: Canvas, rect: Rect, view: View, words: Words) -> None:
    """The cards of the main phase, until they are loaded."""
    with page.piece("played", rect.x, rect.y):
        inner = _side(page, rect, words("oltremare-board-played", who=words.name(view.turn)))
    places = [place for row in inner.rows(2, 12) for place in row.columns(2, 12)]
    for place, card in zip(places, view.played, strict=False):
        name = words.say(CARD_NAMES[card])
        with page.piece(f"card-{card}", place.x, place.y, label=name):
            cards.small(page, place, card)
        page.spot(card_spot(card), place, name)


def _side(page: Canvas, rect: Rect, title: str) -> Rect:
    """A sheet of paper on the land, with a title; returns the room below it."""
    page.box(rect, page.theme.card, page.theme.ink, radius=12, width=2)
    page.write(Rect(rect.x + 14, rect.y + 4, rect.w - 28, 44), title, 26, face=Face.SERIF_BOLD)
    return Rect(rect.x + 14, rect.y + 52, rect.w - 28, rect.h - 64)
