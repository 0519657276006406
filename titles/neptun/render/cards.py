"""Contracts and oar cards: the row on offer, the cards played, the manifests, the hand."""

from collections.abc import Sequence
from functools import partial

from neptun.engine.components import BOX, OARS, PAYS, PERSONAL, PORTS, POWER, WIND
from neptun.engine.ids import column_spot, oar_spot, slot_spot
from neptun.engine.labels import CONTRACT_NAMES, OAR_NAMES, with_sign
from neptun.engine.state import Contract
from neptun.engine.view import ColumnView, MerchantView, View
from neptun.render.map import region_colour
from render.author import Canvas, Face, Rect, Words, loose, pieces

NAME = 292.0
"""How wide a merchant's name stands before the manifest."""
SLOT_ROWS = -(-BOX.setup.slots // 2)
FOLDED = (1 + SLOT_ROWS) * 78.0 + SLOT_ROWS * 6
"""How high a merchant is in a narrow place."""


def draw_pay(page: Canvas, x: float, y: float, contract: Contract, size: float = 40) -> None:
    """What a contract pays: a coin, or a tile in the colour of the temple."""
    pay = PAYS[contract.port, contract.good]
    if pay.gold:
        pieces.coin(page, x, y, size, str(pay.gold))
        return
    colour = region_colour(page.theme, PORTS[contract.port].region)
    temple(page, x, y, size, str(pay.temple), colour)


def temple(page: Canvas, x: float, y: float, size: float, value: str, colour: tuple[int, int, int]) -> None:
    """A little temple with a number in it."""
    theme, half = page.theme, size / 2
    page.polygon(
        [(x - half * 1.1, y - half * 0.42), (x, y - half * 1.05), (x + half * 1.1, y - half * 0.42)],
        colour,
        theme.ink,
        width=2,
    )
    page.box(Rect(x - half, y - half * 0.45, size, size * 0.72), colour, theme.ink, width=2)
    page.text(
        x,
        y + half * 0.28,
        value,
        max(22.0, size * 0.56),
        face=Face.SANS_BOLD,
        colour=theme.on(colour),
        anchor="mm",
    )


# --- contracts --------------------------------------------------------------------------------------------


def draw_contract(page: Canvas, rect: Rect, contract: Contract, words: Words, *, lit: bool = False) -> None:
    """A contract in a box: port, good and pay; a tick when fulfilled, hatched when lost."""
    theme = page.theme
    lost, done = contract.status == "lost", contract.status == "fulfilled"
    page.box(rect, theme.glow if lit else theme.card, theme.ink, radius=8, width=2)
    band = Rect(rect.x + 3, rect.y + 3, 12, rect.h - 6)
    page.box(band, region_colour(theme, PORTS[contract.port].region), theme.ink, radius=4, width=1)
    ink = theme.faded if lost else theme.ink
    room = Rect(band.right + 8, rect.y + 4, rect.w - 82, (rect.h - 8) / 2)
    page.write(room, words(f"neptun-port-{contract.port}"), 25, face=Face.SERIF_BOLD, colour=ink)
    below = Rect(room.x, room.bottom, room.w, room.h)
    page.write(below, words(f"neptun-good-{contract.good}"), 23, colour=ink)
    if done:
        _tick(page, rect.right - 31, rect.cy)
    else:
        draw_pay(page, rect.right - 31, rect.cy, contract)
    if lost:
        page.hatch(rect.with_margin(-3), theme.faded, gap=13, width=2)


def _tick(page: Canvas, x: float, y: float) -> None:
    theme = page.theme
    page.disc(x, y, 20, theme.seats[4].fill, theme.ink, width=2)
    page.line([(x - 9, y), (x - 2, y + 8), (x + 10, y - 8)], theme.card, width=5)


def draw_row(page: Canvas, rect: Rect, view: View, words: Words) -> None:
    """The contracts on offer, from left to right."""
    page.holds("row", "cards", len(view.row), rect.cx, rect.cy, loose.card)
    for place, (room, column) in enumerate(zip(rect.columns(view.seats + 1, 10), view.row, strict=False)):
        contract = column.contract
        name = words.say(CONTRACT_NAMES[contract.port, contract.good]) if contract else str(place + 1)
        with page.piece(f"column-{place}", room.x, room.y, label=name):
            draw_column(page, room, column, words)
        page.holds(f"column-{place}", "gold", column.gold, room.right - 14, room.y + 80, loose.coin)
        page.spot(column_spot(place), room, name)


def draw_column(page: Canvas, rect: Rect, column: ColumnView, words: Words) -> None:
    """A contract on offer with its oar card and the gold laid on it; closed: its back."""
    if column.contract is None or column.oar is None:
        pieces.card_back(page, rect)
        return
    draw_contract(page, Rect(rect.x, rect.y, rect.w, 76), column.contract, words)
    oar = Rect(rect.x, rect.y + 80, rect.w, rect.h - 80)
    draw_oar_line(page, oar, column.oar, words)
    if column.gold:
        pieces.coin(page, rect.right - 14, rect.y + 80, 44, str(column.gold))


def draw_oar_line(page: Canvas, rect: Rect, card: str, words: Words, *, lit: bool = False) -> None:
    """An oar card lying flat: its power, and the wind it brings."""
    theme = page.theme
    page.box(rect, theme.glow if lit else theme.page, theme.ink, radius=8, width=2)
    pieces.badge(page, rect.x + 30, rect.cy, POWER[card], 38, theme.border)
    line = words("neptun-draw-card-wind", wind=with_sign(WIND[card]))
    page.write(Rect(rect.x + 58, rect.y, rect.w - 64, rect.h), line, 23)


def draw_played(page: Canvas, rect: Rect, view: View, words: Words) -> None:
    """In turn order, the card of this turn: face down, open, or not there yet."""
    for place, seat in zip(rect.columns(view.seats, 10), view.order, strict=True):
        with page.piece(f"played-{seat}", place.x, place.y, label=words.name(seat)):
            _draw_played_card(page, place, view, seat, words)


def _draw_played_card(page: Canvas, place: Rect, view: View, seat: int, words: Words) -> None:
    merchant = view.merchants[seat]
    name = Rect(place.x, place.y, place.w, 62)
    page.box(name, page.theme.glow if seat in view.active else page.theme.card, page.theme.ink, radius=8)
    pieces.token(page, name.x + 32, name.cy, page.theme.seats[seat], 40)
    page.write(Rect(name.x + 64, name.y, name.w - 72, name.h), words.name(seat), 25, face=Face.SERIF_BOLD)
    card = Rect(place.x, place.y + 66, place.w, place.h - 66)
    page.holds(f"played-{seat}", "cards", len(merchant.played) + merchant.laid, card.cx, card.cy, loose.card)
    if merchant.laid:
        pieces.card_back(page, card)
    elif merchant.played and _card_is_out(view, merchant):
        draw_oar_line(page, card, merchant.played[-1], words)
    else:
        page.box(card, None, page.theme.faded, radius=8, width=1.5)


def _card_is_out(view: View, merchant: MerchantView) -> bool:
    """The card of this turn lies open; extra turns come after five others."""
    turns = BOX.rounds.sail_turns + view.turn if view.phase == "extra" else view.turn
    return len(merchant.played) >= turns


# --- manifests --------------------------------------------------------------------------------------------


def draw_manifests(page: Canvas, rect: Rect, view: View, words: Words) -> None:
    """Every merchant with gold, cards, points and the five slots."""
    for seat, row in enumerate(rect.rows(view.seats, 8)):
        slots = Rect(row.x + NAME + 8, row.y, row.w - NAME - 8, row.h).columns(BOX.setup.slots, 6)
        _draw_manifest(page, Rect(row.x, row.y, NAME, row.h), slots, view, seat, words)


def draw_folded(page: Canvas, rect: Rect, view: View, seat: int, words: Words) -> None:
    """One merchant in a narrow place: the slots two abreast below the name."""
    head, *rows = rect.rows(1 + SLOT_ROWS, 6)
    slots = [slot for row in rows for slot in row.columns(2, 6)][: BOX.setup.slots]
    _draw_manifest(page, head, slots, view, seat, words)


def _draw_manifest(
    page: Canvas, head: Rect, slots: Sequence[Rect], view: View, seat: int, words: Words
) -> None:
    with page.piece(f"merchant-{seat}", head.x, head.y, label=words.name(seat)):
        _draw_merchant(page, head, view, seat, words)
    for number, (slot, contract) in enumerate(zip(slots, view.merchants[seat].manifest, strict=True), 1):
        name = words.say(CONTRACT_NAMES[contract.port, contract.good]) if contract else str(number)
        page.spot(slot_spot(seat, number - 1), slot, name)
        with page.piece(f"slot-{seat}-{number}", slot.x, slot.y, label=name):
            _draw_slot(page, slot, number, contract, words)


def _draw_slot(page: Canvas, slot: Rect, number: int, contract: Contract | None, words: Words) -> None:
    if contract is None:
        page.box(slot, page.theme.page, page.theme.faded, radius=8, width=1.5)
        page.text(slot.cx, slot.cy, str(number), 26, colour=page.theme.faded, anchor="mm")
    else:
        draw_contract(page, slot, contract, words)


def _draw_merchant(page: Canvas, rect: Rect, view: View, seat: int, words: Words) -> None:
    theme, merchant = page.theme, view.merchants[seat]
    lit = seat in view.active
    page.box(rect, theme.glow if lit else theme.card, theme.ink, radius=10, width=4 if lit else 2)
    pieces.token(page, rect.x + 36, rect.cy, theme.seats[seat], 46)
    room = Rect(rect.x + 70, rect.y + 5, rect.w - 156, (rect.h - 10) / 2)
    page.write(room, words.name(seat), 25, face=Face.SERIF_BOLD)
    facts = words("neptun-draw-facts", gold=merchant.gold, cards=merchant.cards)
    page.write(Rect(room.x, room.bottom, rect.w - 78, room.h), facts, 22, colour=theme.faded)
    page.holds(f"purse-{seat}", "gold", merchant.gold, room.x + 30, room.bottom + room.h / 2, loose.coin)
    page.holds(f"hand-{seat}", "cards", merchant.cards, rect.cx + 40, room.bottom + room.h / 2, loose.card)
    points = Rect(rect.right - 84, room.y, 74, room.h)
    line = words("neptun-draw-points", points=merchant.points)
    page.write(points, line, 25, face=Face.SERIF_BOLD, colour=theme.accent, align="r")


# --- the hand ---------------------------------------------------------------------------------------------


def lay_hand(page: Canvas, room: Rect, view: View, words: Words) -> None:
    """The oar cards of the seat that looks."""
    for rect, card in zip(room.columns(max(6, len(view.hand)), 14), view.hand, strict=False):
        lay_hand_card(page, rect, card, view, words)


def lay_hand_card(page: Canvas, rect: Rect, card: str, view: View, words: Words) -> None:
    """An oar card of the hand, and while ships sail how far it would carry now."""
    lit, name = card == view.chosen, words.say(OAR_NAMES[card])
    draw = partial(draw_hand_card, card=card, words=words, lit=lit)
    with page.piece(f"card-{card}", rect.x, rect.y, label=name):
        page.inlay(("neptun", card, lit, words.locale), rect, draw)
        page.spot(oar_spot(card), rect, name)
        if view.phase in ("sail", "extra"):
            line = words("neptun-draw-reach", miles=view.wind + POWER[card])
            write = partial(_draw_foot, line=line, lit=lit)
            page.inlay(("neptun", line, lit), _foot(rect)[card in PERSONAL], write)


def draw_hand_card(page: Canvas, rect: Rect, card: str, words: Words, lit: bool) -> None:
    """The wind above, the power below."""
    theme = page.theme
    page.box(rect, theme.glow if lit else theme.card, theme.ink, radius=14, width=5 if lit else 2.5)
    head = Rect(rect.x + 8, rect.y + 8, rect.w - 16, 58)
    personal = card in PERSONAL
    fill = theme.gilt if personal else theme.shallow
    page.box(head, fill, theme.ink, radius=8, width=1.5)
    wind = words("neptun-draw-card-wind", wind=with_sign(OARS[card].wind))
    page.write(head.with_margin(-6), wind, 30, face=Face.SERIF_BOLD, colour=theme.on(fill), align="m")
    first, _ = _foot(rect)
    middle = Rect(first.x, head.bottom, first.w, first.y - head.bottom)
    page.text(middle.cx, middle.cy, str(POWER[card]), 96, face=Face.SERIF_BOLD, anchor="mm")
    if personal:
        _draw_foot(page, first, words("neptun-draw-personal"), lit)


def _foot(rect: Rect) -> tuple[Rect, ...]:
    """The two lines at the foot of a card."""
    return Rect(rect.x + 8, rect.bottom - 82, rect.w - 16, 74).rows(2)


def _draw_foot(page: Canvas, rect: Rect, line: str, lit: bool) -> None:
    page.box(rect, page.theme.glow if lit else page.theme.card)
    page.write(rect, line, 25, colour=page.theme.faded, align="m")
