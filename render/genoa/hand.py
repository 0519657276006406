"""The private hand: money, orders, messages, privileges, goods, special cards and instructions."""

from engine.genoa.components import DECK_OF, LARGE, MARKER, MESSAGES, PRIVILEGES, SMALL, SPECIALS, WARES
from engine.genoa.labels import BUILDING_NAMES, CARD_NAMES
from engine.genoa.scoring import block_value, blocks
from engine.genoa.view import PlayerView, View
from render import pieces
from render.artist import Brush
from render.canvas import Canvas
from render.fonts import Face
from render.genoa.symbols import counted_chip, counted_ware, cubes, deck_fill, short
from render.genoa.tell import in_order, tell
from render.picture import Picture
from render.rect import Rect
from render.speech import hand_alt
from render.words import Words

COLUMNS = 4
CARD = (376.0, 168.0)
GAP = 16.0
TOP, LOW_TOP = 210.0, 68.0
"""How high the purse above the cards is in chat, and in the row below a live board."""


def hand(view: View, brush: Brush) -> Picture:
    top = LOW_TOP if brush.live else TOP
    page = brush.page((1600, round(height(view, brush.words, top))))
    draw_hand(page, view, brush.words, top=top)
    return page.picture(hand_alt(tell(view), brush.words))


def height(view: View, words: Words, top: float = TOP) -> float:
    """How high a hand is, in units."""
    rows = max(1, -(-len(_cards(view)) // COLUMNS))
    return top + rows * (CARD[1] + GAP) + 8 + 84 * len(_said_in_advance(view, words))


def draw_hand(page: Canvas, view: View, words: Words, above: float = 0.0, top: float = TOP) -> None:
    """The hand of the seat that looks, so far below the top of the page."""
    assert view.seat is not None
    player, cards = view.players[view.seat], _cards(view)
    with page.piece("purse"):
        if top == LOW_TOP:
            _low_purse(page, Rect(24, above + 6, 1552, top - 14), player, words)
        else:
            _purse(page, Rect(24, above + 16, 1552, top - 34), player, words)
    for number, card in enumerate(cards):
        row, column = divmod(number, COLUMNS)
        wide, tall = CARD
        rect = Rect(24 + column * (wide + GAP), above + top + row * (tall + GAP), wide, tall)
        name = words.say(CARD_NAMES[card])
        with page.piece(f"card-{card}", rect.x, rect.y, label=name):
            draw_card(page, rect, card, player, words)
        page.spot(f"card:{card}", rect, name)
    faded = page.theme.faded
    if not cards:
        with page.piece("empty"):
            page.write(Rect(24, above + top, 1552, 60), words("genoa-hand-empty"), 32, colour=faded)
    notes = _said_in_advance(view, words)
    first = above + height(view, words, top) - 84 * len(notes)
    for number, note in enumerate(notes):
        with page.piece(f"note-{number}", 24, first + 84 * number, label=note):
            page.write(Rect(24, first + 84 * number, 1552, 76), note, 26, colour=faded, lines=2)


def _cards(view: View) -> list[str]:
    assert view.seat is not None
    return in_order(view.players[view.seat].cards or [])


def _said_in_advance(view: View, words: Words) -> list[str]:
    """Standing prices, and what is settled about the next action in a building."""
    instructions = view.instructions
    if instructions is None:
        return []
    prices = [f"{words.say(BUILDING_NAMES[name])} {price}" for name, price in instructions.limits.items()]
    plans = [
        words.say(CARD_NAMES[plan.order]) if plan.order else words.say(BUILDING_NAMES[name])
        for name, plan in instructions.plans.items()
    ]
    lines = [words("genoa-hand-limits", prices=", ".join(prices))] if prices else []
    return [*lines, words("genoa-hand-plans", plans=", ".join(plans))] if plans else lines


def _purse(page: Canvas, box: Rect, player: PlayerView, words: Words) -> None:
    """Money, wares, special cards and markers, above the cards."""
    theme = page.theme
    page.box(box, theme.card, theme.ink, radius=12, width=2)
    pieces.coin(page, 112, box.cy, 132, str(player.ducats))
    worth = words("genoa-hand-privileges", count=player.privileges or 0)
    for number, item in enumerate(WARES):
        counted_ware(page, 214 + number * 96, box.y + 46, item, player.items[item], words)
    page.write(Rect(1000, box.y + 24, 556, 44), worth, 28, face=Face.SERIF, colour=theme.accent, align="r")
    held = [item for item in (*SPECIALS, MARKER) if player.items[item]]
    names = [words(f"genoa-item-{item.replace('_', '-')}") for item in held]
    if sum(pieces.chip_width(page, name) + 60 for name in names) > box.right - 214:
        names = [short(words, item) for item in held]
    x = 214.0
    for item, name in zip(held, names, strict=True):
        x = counted_chip(page, x, box.y + 122, name, player.items[item], theme.gilt).right + 22


def _low_purse(page: Canvas, box: Rect, player: PlayerView, words: Words) -> None:
    """All of the purse in one line."""
    theme = page.theme
    page.box(box, theme.card, theme.ink, radius=12, width=2)
    x = pieces.coin(page, box.x + 34, box.cy, 44).right + 8
    x = page.text(x, box.cy, str(player.ducats), 34, face=Face.SANS_BOLD, anchor="lm").right + 24
    for item in WARES:
        counted_ware(page, x, box.cy, item, player.items[item], words)
        x += 84
    for item in (*SPECIALS, MARKER):
        if player.items[item]:
            x = counted_chip(page, x, box.cy, short(words, item), player.items[item], theme.gilt).right + 14
    worth = words("genoa-hand-privileges", count=player.privileges or 0)
    room = Rect(x + 10, box.y, box.right - x - 24, box.h)
    if room.w > page.text_width(worth, 24, Face.SERIF):
        page.write(room, worth, 24, face=Face.SERIF, colour=theme.accent, align="r")


def draw_card(page: Canvas, rect: Rect, card: str, player: PlayerView, words: Words) -> None:
    """A card: its deck on the band, its place in large letters, what it asks or pays below."""
    theme = page.theme
    deck = DECK_OF[card]
    band = deck_fill(theme, deck)
    page.box(rect, theme.card, theme.ink, radius=12, width=2)
    head = Rect(rect.x + 3, rect.y + 3, rect.w - 6, 40)
    page.box(head, band, radius=9)
    page.write(
        Rect(head.x + 12, head.y, head.w - 24, head.h),
        words(f"genoa-deck-{deck}"),
        26,
        face=Face.SANS_BOLD,
        colour=theme.on(band),
    )
    body = Rect(rect.x + 14, rect.y + 48, rect.w - 28, rect.h - 58)
    name = Rect(body.x, body.y, body.w, 48)
    low = Rect(body.x, body.y + 54, body.w, body.h - 54)
    if card in MESSAGES:
        for place, building in zip((name, low), MESSAGES[card].pair, strict=True):
            page.write(place, words(f"genoa-building-{building.lower()}"), 32, face=Face.SERIF_BOLD)
        return
    where = (
        LARGE[card].villa if card in LARGE else SMALL[card].building if card in SMALL else PRIVILEGES[card]
    )
    page.write(name, words(f"genoa-building-{where.lower()}"), 34, face=Face.SERIF_BOLD)
    if card in PRIVILEGES:
        page.write(low, _block(card, player, words), 24, colour=theme.faded)
        return
    wares = LARGE[card].wares if card in LARGE else [SMALL[card].ware]
    cubes(page, low, wares, words)
    missing = [ware for ware in wares if not player.items[ware]]
    line = words("genoa-hand-missing", count=len(missing)) if missing else words("genoa-hand-complete")
    room = Rect(low.x + 150, low.y, low.w - 150, low.h)
    page.write(room, line, 24, colour=theme.faded if missing else theme.accent, align="r")


def _block(card: str, player: PlayerView, words: Words) -> str:
    """How long a block of neighbours this privilege belongs to."""
    held = [PRIVILEGES[other] for other in player.cards or [] if other in PRIVILEGES]
    block = next(block for block in blocks(held) if PRIVILEGES[card] in block)
    return words("genoa-hand-block", count=len(block), worth=block_value(len(block)))
