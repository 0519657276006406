"""Beside the plan: round track, stock, decks, standing offers; below it, the players."""

from collections.abc import Callable
from functools import partial

from engine.genoa.components import DECKS, MARKER, SPECIALS, WARES
from engine.genoa.labels import SPACE_NAMES, terms_words
from engine.genoa.view import OfferView, View
from render import loose, pieces
from render.canvas import Canvas
from render.fonts import Face
from render.genoa.symbols import DECK_DYES, WARE_DYES, counted_chip, counted_ware, deck_fill, short, ware
from render.parts import Part
from render.rect import Rect
from render.theme import Dye
from render.words import Words

SIDE = Rect(1168, 106, 408, 966)
PLAYERS = Rect(24, 1086, 1552, 206)
ABREAST, NARROWEST = 2, 280.0
OFFERS_HEAD, OFFER = 58.0, 66.0
"""The title of the offers, and an offer of two lines below it."""
Draw = Callable[[Canvas, Rect, View, Words], None]
TWO_ROWS, THREE_ROWS = (20.0, 64.0), (15.0, 46.0, 77.0)
"""The middles of the rows of a reserve, below its top."""


def side(page: Canvas, view: View, words: Words) -> None:
    top = SIDE.y
    for name, (draw, high) in BOXES.items():
        _draw_box(page, Rect(SIDE.x, top, SIDE.w, high), name, draw, view, words)
        top += high + 12
    draw_offers(page, Rect(SIDE.x, top, SIDE.w, SIDE.bottom - top), view, words)


def _draw_box(page: Canvas, rect: Rect, name: str, draw: Draw, view: View, words: Words) -> None:
    with page.piece(name, rect.x, rect.y):
        draw(page, rect, view, words)


def draw_offers(page: Canvas, rect: Rect, view: View, words: Words) -> None:
    with page.piece("offers", rect.x, rect.y, label=words("genoa-board-offers")):
        _offers(page, rect, view, words)


def parts(view: View, words: Words) -> list[Part]:
    """All offers, the players two abreast, then rounds, stock and decks."""
    rows = -(-view.seats // ABREAST)
    return [
        Part(OFFERS_HEAD + OFFER * max(1, len(view.offers)), partial(draw_offers, view=view, words=words)),
        Part(rows * (PLAYERS.h + 12) - 12, partial(players, view=view, words=words)),
        *(
            Part(high, partial(_draw_box, name=name, draw=draw, view=view, words=words))
            for name, (draw, high) in BOXES.items()
        ),
    ]


def _frame(page: Canvas, rect: Rect, title: str, aside: str = "") -> Rect:
    """A box with a title; what is left for its content."""
    theme = page.theme
    page.box(rect, theme.card, theme.ink, radius=10, width=2)
    page.write(Rect(rect.x + 14, rect.y + 4, rect.w - 110, 36), title, 26, face=Face.SERIF_BOLD)
    if aside:
        page.text(rect.right - 14, rect.y + 23, aside, 24, colour=theme.faded, anchor="rm")
    return Rect(rect.x + 14, rect.y + 42, rect.w - 28, rect.h - 50)


def _rounds(page: Canvas, rect: Rect, view: View, words: Words) -> None:
    """One field for each round; the marker stands on the present one."""
    theme = page.theme
    inner = _frame(page, rect, words("genoa-board-round", round=view.round, rounds=view.rounds))
    for number, field in enumerate(inner.columns(view.rounds, 4), start=1):
        now = number == view.round
        fill = theme.accent if now else theme.wash if number < view.round else theme.page
        page.box(Rect(field.x, field.y + 6, field.w, inner.h - 12), fill, theme.ink, radius=6, width=1.5)
        colour = theme.card if now else theme.ink
        page.text(field.cx, field.cy, str(number), 22, face=Face.SANS_BOLD, colour=colour, anchor="mm")


def _stock(page: Canvas, rect: Rect, view: View, words: Words) -> None:
    inner = _frame(page, rect, words("genoa-board-stock"))
    for number, item in enumerate(WARES):
        row, column = divmod(number, 4)
        x, y = inner.x + column * max(98, inner.w / 4), inner.y + 24 + row * 48
        counted_ware(page, x, y, item, view.stock[item], words)
        hold_item(page, "stock", item, view.stock[item], x + 17, y)
    for number, item in enumerate(SPECIALS):
        row, column = divmod(number, 2)
        x, y = inner.x + column * max(196, inner.w / 2), inner.y + 118 + row * 39
        hold_item(page, "stock", item, view.stock[item], x + 40, y)
        counted_chip(page, x, y, short(words, item), view.stock[item], page.theme.gilt)


def _decks(page: Canvas, rect: Rect, view: View, words: Words) -> None:
    """Face-down cards, and how many lie face up below them."""
    theme = page.theme
    inner = _frame(page, rect, words("genoa-board-decks"))
    for deck, field in zip(DECKS, inner.columns(4, 8), strict=True):
        fill = deck_fill(theme, deck)
        page.box(Rect(field.x, field.y, field.w, 42), fill, theme.ink, radius=8, width=2)
        returned = len(view.returned[deck])
        hold_cards(page, "decks", deck, view.piles[deck] + returned, field)
        count = f"{view.piles[deck]}+{returned}" if returned else str(view.piles[deck])
        page.text(field.cx, field.y + 21, count, 26, face=Face.SANS_BOLD, colour=theme.on(fill), anchor="mm")
        under = Rect(field.x - 4, field.y + 44, field.w + 8, inner.h - 44)
        page.write(under, short(words, deck), 22, align="m")


BOXES: dict[str, tuple[Draw, float]] = {
    "rounds": (_rounds, 116.0),
    "stock": (_stock, 262.0),
    "decks": (_decks, 132.0),
}
"""What stands beside the plan above the offers, and how high each is."""


def hold_item(page: Canvas, place: str, item: str, count: int, x: float, y: float) -> None:
    """Say how many of a ware or special card lie at a place."""
    look = loose.cube(WARE_DYES[item]) if item in WARE_DYES else loose.slip(Dye.SAFFRON)
    page.holds(place, f"genoa-{item}", count, x, y, look)


def hold_cards(page: Canvas, place: str, deck: str, count: int, rect: Rect) -> None:
    """Say how many cards of a deck lie at a place."""
    page.holds(place, f"genoa-{deck}", count, rect.cx, rect.y + 21, loose.slip(DECK_DYES[deck]))


def _offers(page: Canvas, rect: Rect, view: View, words: Words) -> None:
    """Standing offers: those that can be accepted first, then the intentions."""
    theme = page.theme
    offers = in_order(view.offers)
    inner = _frame(page, rect, words("genoa-board-offers"), str(len(offers)) if offers else "")
    if not offers:
        page.write(
            Rect(inner.x, inner.y, inner.w, 34), words("genoa-board-no-offers"), 24, colour=theme.faded
        )
        return
    line, top = page.line_height(22) + 4, inner.y
    for number, offer in enumerate(offers):
        line_there = offer_line(offer, words)
        lines = 1 if page.text_width(line_there, 22) <= inner.w - 44 else 2
        high = line * lines + 6
        last = number == len(offers) - 1
        if top + high > inner.bottom - (0 if last else line):
            more = words("genoa-board-more", count=len(offers) - number)
            page.write(Rect(inner.x, top, inner.w, line), more, 24, colour=theme.faded)
            return
        _offer(page, Rect(inner.x, top, inner.w, high - 6), view, offer, line_there, lines)
        top += high


def in_order(offers: list[OfferView]) -> list[OfferView]:
    """Offers that can be accepted first, then the intentions; of each, those that are outbid last."""
    best: dict[str, int] = {}
    for offer in offers:
        if not offer.by_tower:
            best[offer.space] = max(best.get(offer.space, 0), _ducats(offer))

    def outbid(offer: OfferView) -> bool:
        return not offer.by_tower and not offer.now.goods and _ducats(offer) < best[offer.space]

    return sorted(offers, key=lambda offer: (not offer.acceptable, outbid(offer), offer.id))


def _ducats(offer: OfferView) -> int:
    return offer.now.ducats + offer.after.ducats


def offer_line(offer: OfferView, words: Words) -> str:
    """An offer in one line."""
    terms = words.say(terms_words(offer))
    if offer.by_tower and offer.bidder is not None:
        terms = words("genoa-board-to", who=words.name(offer.bidder), terms=terms)
    return words("genoa-board-offer", space=words.say(SPACE_NAMES[offer.space]), terms=terms)


def _offer(page: Canvas, rect: Rect, view: View, offer: OfferView, line: str, lines: int) -> None:
    """Whose offer it is, and what it says; those of the tower player are lit."""
    theme = page.theme
    if offer.by_tower:
        page.box(rect.with_margin(2), theme.glow, radius=6)
    seat = view.tower if offer.by_tower else offer.bidder
    assert seat is not None
    pieces.token(page, rect.x + 18, rect.cy, theme.seats[seat], 28)
    colour = theme.ink if offer.acceptable else theme.faded
    page.write(Rect(rect.x + 44, rect.y, rect.w - 44, rect.h), line, 22, colour=colour, lines=lines)


# --- the players ------------------------------------------------------------------------------------------


def players(page: Canvas, room: Rect, view: View, words: Words) -> None:
    """Side by side, or two abreast in a narrow place."""
    places = room.columns(view.seats, 12)
    if places[0].w < NARROWEST:
        rows = room.rows(-(-view.seats // ABREAST), 12)
        places = tuple(place for row in rows for place in row.columns(ABREAST, 12))
    for seat, rect in zip(range(view.seats), places, strict=False):
        with page.piece(f"player-{seat}", rect.x, rect.y, label=words.name(seat)):
            _player(page, rect, view, seat, words)


def _player(page: Canvas, rect: Rect, view: View, seat: int, words: Words) -> None:
    theme = page.theme
    player, look = view.players[seat], theme.seats[seat]
    leads = seat == view.tower and view.phase != "over"
    page.box(rect, theme.glow if leads else theme.card, theme.ink, radius=12, width=4 if leads else 2)
    pieces.token(page, rect.x + 34, rect.y + 34, look, 44, lit=leads)
    page.holds(f"purse-{seat}", "ducats", player.ducats, rect.right - 40, rect.y + 24, loose.coin)
    x, wide = rect.x + 66, rect.w - 80
    if player.ducats is not None:
        sum_there = str(player.ducats)
        size = page.text_width(sum_there, 26, Face.SANS_BOLD) + 36
        page.text(rect.right - 14, rect.y + 24, sum_there, 26, face=Face.SANS_BOLD, anchor="rm")
        pieces.coin(page, rect.right - size, rect.y + 24, 26)
        wide -= size + 14
    page.write(Rect(x, rect.y + 6, wide, 34), words.name(seat), 28, face=Face.SERIF_BOLD)
    page.write(Rect(x, rect.y + 38, rect.w - 80, 28), _mood(view, seat, words), 22, colour=theme.faded)
    _hand(page, Rect(rect.x + 12, rect.y + 72, rect.w - 24, 34), view, seat, words)
    _goods(page, Rect(rect.x + 12, rect.y + 110, rect.w - 24, 88), view, seat, words)


def _mood(view: View, seat: int, words: Words) -> str:
    """What others should know of a player right now."""
    player = view.players[seat]
    if player.total is not None:
        return words("genoa-board-total", total=player.total)
    if seat == view.tower:
        return words("genoa-board-leads", count=player.actions)
    if player.quiet:
        return words("genoa-board-quiet")
    if player.declined:
        return words(f"genoa-board-declined-{player.declined}")
    return words("genoa-board-actions", count=player.actions)


def _hand(page: Canvas, rect: Rect, view: View, seat: int, words: Words) -> None:
    """The backs of the hidden cards, by deck."""
    theme = page.theme
    for deck, field in zip(DECKS, rect.columns(4, 6), strict=True):
        fill, count = deck_fill(theme, deck), view.players[seat].hand[deck]
        hold_cards(page, f"hand-{seat}", deck, count, field)
        page.box(field, fill if count else theme.page, theme.ink, radius=6, width=1.5)
        colour = theme.on(fill) if count else theme.faded
        words_there = f"{words(f'genoa-letter-{deck}')} {count}"
        page.text(field.cx, field.cy, words_there, 22, face=Face.SANS_BOLD, colour=colour, anchor="mm")


def _goods(page: Canvas, rect: Rect, view: View, seat: int, words: Words) -> None:
    """The open reserve: wares, then special cards and markers, in as many rows as they need."""
    held = view.players[seat].items
    for item in (*WARES, *SPECIALS):
        hold_item(page, f"goods-{seat}", item, held[item], rect.cx, rect.cy)
    wares = [(item, 54.0 if held[item] > 1 else 36.0) for item in WARES if held[item]]
    cards = [(item, _label(held[item], item, words)) for item in (*SPECIALS, MARKER) if held[item]]
    chips = [(item, pieces.chip_width(page, label, 22) + 6) for item, label in cards]
    rows = [*_rows(wares, rect.w), *_rows(chips, rect.w + 6)]
    middles = TWO_ROWS if len(rows) <= len(TWO_ROWS) else THREE_ROWS
    for row, middle in zip(rows, middles, strict=False):
        x, y = rect.x, rect.y + middle
        for item, wide in row:
            if item in WARES:
                _ware(page, x, y, item, held[item], words, 32 if middles is TWO_ROWS else 28)
            else:
                fill = page.theme.gilt if item != MARKER else page.theme.seats[seat].fill
                pieces.chip(page, x, y, dict(cards)[item], 22, fill=fill)
            x += wide
    if len(rows) > len(middles):
        page.text(rect.right, rect.y + middles[-1], "…", 24, anchor="rm")


def _rows(things: list[tuple[str, float]], room: float) -> list[list[tuple[str, float]]]:
    """Things by their widths in rows of this width; one row is there even for nothing."""
    rows: list[list[tuple[str, float]]] = [[]]
    for thing in things:
        if rows[-1] and sum(wide for _, wide in rows[-1]) + thing[1] > room:
            rows.append([])
        rows[-1].append(thing)
    return rows


def _label(count: int, item: str, words: Words) -> str:
    return f"{count}×{short(words, item)}" if count > 1 else short(words, item)


def _ware(page: Canvas, x: float, y: float, item: str, count: int, words: Words, size: float) -> None:
    ware(page, x + size / 2, y, size, item, words)
    if count > 1:
        page.text(x + size + 2, y, str(count), 22, face=Face.SANS_BOLD, anchor="lm")
