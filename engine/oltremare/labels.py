"""What cards, goods and ports are called in questions: made once, shared by all."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache

from engine.choice import Option, Pick
from engine.oltremare.components import BOX, CARDS, GOODS, ICONS, PORTS, SEATS
from engine.oltremare.ids import card_spot, port_spot, powers_id, seat_id, seat_spot, ship_piece
from engine.text import SeatName, Text, text

SEAT_NAMES = [SeatName(seat) for seat in range(max(SEATS))]
ANY = "any"
"""In what is asked for: a card of any good that is not named otherwise."""
GOOD_NAMES = {good: text(f"oltremare-good-{good}") for good in (*GOODS, ANY)}
ICON_NAMES = {icon: text(f"oltremare-icon-{icon}") for icon in ICONS}
POWER_NAMES = {
    powers_id(lions): text("oltremare-powers", lions=lions, load=BOX.card_rules.lions_and_load - lions)
    for lions in range(BOX.card_rules.lions[1], BOX.card_rules.lions[0] - 1, -1)
}
"""Lions with the load that goes with them."""
TALK_NAMES = ICON_NAMES | POWER_NAMES
"""Everything that may be said of a card without being bound to it."""
MARKER_NAMES = {marker.id: text(f"oltremare-marker-{marker.id}") for marker in BOX.markers}
MARKER_NOTES: dict[str | None, Text] = {
    None: text("oltremare-port-empty"),
    **{
        marker: text("oltremare-marker-note", marker=name, effect=text(f"oltremare-marker-{marker}-effect"))
        for marker, name in MARKER_NAMES.items()
    },
}
SHIP_IN = {port: (port_spot(port),) for port in PORTS}
"""Where a ship in a port is to be seen."""
PORT_NAMES = {port.id: text("oltremare-port", name=port.name) for port in PORTS.values()}
RUN_NOTES = {
    good.id: text("oltremare-runs", runs="/".join(str(worth) for worth in good.runs))
    for good in GOODS.values()
}
CARD_NAMES = {
    card.id: text(
        "oltremare-card",
        good=GOOD_NAMES[card.good],
        first=ICON_NAMES[card.icons[0]],
        second=ICON_NAMES[card.icons[1]],
        lions=card.lions,
        load=card.load,
    )
    for card in CARDS.values()
}
CARD_OPTIONS = {
    card: Option(
        card,
        name,
        spot=card_spot(card),
        note=RUN_NOTES[CARDS[card].good],
        kind=GOOD_NAMES[CARDS[card].good],
    )
    for card, name in CARD_NAMES.items()
}
PORT_OPTIONS = {
    (seat, port, marker): Option(port, name, spot=port_spot(port), note=note, moves=ship_piece(seat))
    for seat in range(len(SEAT_NAMES))
    for port, name in PORT_NAMES.items()
    for marker, note in MARKER_NOTES.items()
}
"""(seat, port, the marker there or None): a port to sail to."""
SEAT_OPTIONS = [
    Option(seat_id(seat), text("oltremare-partner", who=name), spot=seat_spot(seat))
    for seat, name in enumerate(SEAT_NAMES)
]
NOTHING_NAMED = text("oltremare-nothing")


@cache
def count_of(good: str, count: int, *, alone: bool = True) -> Text:
    """`2 × silk`; beside named goods, cards of any good are those of any other."""
    if good == ANY:
        return text("oltremare-counted-any" if alone else "oltremare-counted-other", count=count)
    return text("oltremare-counted", count=count, good=GOOD_NAMES[good])


@cache
def ducats(count: int) -> Text:
    return text("oltremare-ducats", count=count)


def card_pick(
    cards: Sequence[str], low: int, high: int, *, ordered: bool = False, start: Sequence[str] = ()
) -> Pick:
    """So many of these cards."""
    return Pick([CARD_OPTIONS[card] for card in cards], low, high, ordered, tuple(start))


def card_list(cards: Iterable[str]) -> tuple[Text, ...]:
    return tuple([CARD_NAMES[card] for card in cards])


def good_list(cards: Iterable[str]) -> tuple[Text, ...]:
    """How many cards of each good."""
    counts = Counter(CARDS[card].good for card in cards)
    return tuple([count_of(good, count) for good, count in counts.items()])
