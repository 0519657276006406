"""Everything that changes hands: money and the bank, items and the stock, cards and the decks."""

from collections.abc import Mapping
from functools import lru_cache

from engine.core import Dealer
from engine.genoa.components import (
    BOX,
    BUILDINGS,
    DECK_OF,
    LARGE,
    LARGE_AT,
    MARKER,
    MESSAGES,
    ORDER_PLACES,
    ORDER_WARES,
    SMALL,
    SMALL_AT,
    VILLAS,
)
from engine.genoa.labels import (
    BUILDING_NAMES,
    CARD_NAMES,
    ITEM_NAMES,
    SEAT_NAMES,
    bundle_words,
    some,
)
from engine.genoa.state import Bundle, State
from engine.text import Seat, Text, text


def from_bank(s: State, seat: Seat, ducats: int) -> None:
    s.players[seat].ducats += ducats
    s.bank -= ducats


def take(s: State, seat: Seat, item: str, count: int = 1) -> int:
    """Take an item from the board; what is short is not taken (R18)."""
    taken = min(count, s.available(seat, item))
    if item == MARKER:
        s.markers[seat] -= taken
    else:
        s.stock[item] -= taken
    s.players[seat].items[item] += taken
    return taken


def put_back(s: State, seat: Seat, item: str, count: int = 1) -> None:
    """Give an item from the reserve back to the board."""
    s.players[seat].items[item] -= count
    if item == MARKER:
        s.markers[seat] += count
    else:
        s.stock[item] += count


def draw(s: State, seat: Seat, deck: str, dealer: Dealer) -> str | None:
    """The top card of a deck into the hand; None when the deck is gone."""
    cards = s.decks[deck]
    if not cards.pile:
        return None
    card = cards.pile.pop()
    s.players[seat].cards.append(card)
    dealer.end_free_undo()
    _turn_over(s, deck, dealer)
    return card


def put_under(s: State, seat: Seat, card: str, dealer: Dealer) -> None:
    """A card from the hand goes face up under its deck."""
    s.players[seat].cards.remove(card)
    s.decks[DECK_OF[card]].returned.append(card)
    _turn_over(s, DECK_OF[card], dealer)


def _turn_over(s: State, deck: str, dealer: Dealer) -> None:
    """As soon as a face-up card is on top, the deck is shuffled and turned face down."""
    cards = s.decks[deck]
    if not cards.pile and cards.returned:
        cards.pile, cards.returned = cards.returned, []
        dealer.rng.shuffle(cards.pile)
        dealer.tell(f"genoa-shuffled-{deck}")


def hand_over(s: State, giver: Seat, receiver: Seat, bundle: Bundle) -> None:
    """One side of a deal. A marker is given back and the receiver takes one of their own colour (R14)."""
    from_seat, to_seat = s.players[giver], s.players[receiver]
    from_seat.ducats -= bundle.ducats
    to_seat.ducats += bundle.ducats
    for item, count in bundle.items:
        if item == MARKER:
            put_back(s, giver, MARKER, count)
            take(s, receiver, MARKER, count)
        else:
            from_seat.items[item] -= count
            to_seat.items[item] += count
    for card in bundle.cards:
        from_seat.cards.remove(card)
        to_seat.cards.append(card)


# --- what a building gives --------------------------------------------------------------------------------


def pay_owner(s: State, seat: Seat, building: str, dealer: Dealer) -> None:
    """The owner gets ten ducats from the bank when someone else carries out the action."""
    owner = s.owners.get(building)
    if owner is not None and owner != seat:
        from_bank(s, owner, BOX.pays.owner)
        dealer.tell(
            "genoa-owner-paid", who=SEAT_NAMES[owner], count=BOX.pays.owner, where=BUILDING_NAMES[building]
        )


def collect(s: State, seat: Seat, building: str, dealer: Dealer) -> list[str]:
    """The goods of a building as far as there are any; the cards drawn are returned."""
    action = BUILDINGS[building].action
    if action.draw:
        return _draw_several(s, seat, action.draw, action.count, building, dealer)
    taken = [(item, take(s, seat, item, action.count)) for item in action.take]
    words = tuple(some(item, count) for item, count in taken if count)
    if words:
        dealer.tell("genoa-takes", who=SEAT_NAMES[seat], what=words, where=BUILDING_NAMES[building])
    else:
        dealer.tell("genoa-takes-nothing", who=SEAT_NAMES[seat], where=BUILDING_NAMES[building])
    return []


def _draw_several(s: State, seat: Seat, deck: str, count: int, building: str, dealer: Dealer) -> list[str]:
    drawn = [card for _ in range(count) if (card := draw(s, seat, deck, dealer))]
    who, where = SEAT_NAMES[seat], BUILDING_NAMES[building]
    if not drawn:
        dealer.tell("genoa-takes-nothing", who=who, where=where)
        return []
    words = tuple(CARD_NAMES[card] for card in drawn)
    private = {seat: text("genoa-draws-yours", cards=words, where=where)}
    cards = text(f"genoa-drawn-{deck}", count=len(drawn))
    dealer.tell("genoa-draws-cards", who=who, cards=cards, where=where, private=private)
    return drawn


# --- orders and messages ----------------------------------------------------------------------------------


def missing_wares(items: Mapping[str, int], order: str) -> list[str]:
    """The wares of an order that are not among these items."""
    return [ware for ware in ORDER_WARES[order] if not items[ware]]


def held_orders(s: State, seat: Seat, building: str) -> list[str]:
    """The orders in hand that are to be delivered to a building."""
    return [card for card in s.players[seat].cards if ORDER_PLACES.get(card) == building]


def orders_for(s: State, seat: Seat, building: str) -> list[str]:
    """The orders in hand that a building takes now: a villa takes one in a turn."""
    return [] if building in s.turn.villas else held_orders(s, seat, building)


def deliverable(s: State, seat: Seat, building: str) -> list[str]:
    """The orders in hand that this seat could deliver to a building at once."""
    items = s.players[seat].items
    return [card for card in orders_for(s, seat, building) if not missing_wares(items, card)]


def may_deliver_small(s: State, seat: Seat) -> bool:
    """One small order per player and turn (R9); by option one per action, which the action sees to."""
    return s.options["small_orders"] == "action" or not s.turn.small[seat]


def completable(s: State, items: Mapping[str, int], order: str) -> bool:
    """With these items an order can be delivered; cards for any ware fetch what is missing."""
    missing = missing_wares(items, order)
    return len(missing) <= items["any_ware"] and all(s.stock[ware] for ware in missing)


def complete(s: State, seat: Seat, order: str, dealer: Dealer) -> None:
    """Play a card for any ware for each ware that an order lacks."""
    for ware in missing_wares(s.players[seat].items, order):
        play_any_ware(s, seat, ware, dealer)


def play_any_ware(s: State, seat: Seat, ware: str, dealer: Dealer) -> None:
    take(s, seat, ware)
    put_back(s, seat, "any_ware")
    dealer.tell("genoa-plays-ware", who=SEAT_NAMES[seat], ware=ITEM_NAMES[ware])


# --- what others can see of the possibilities, so that a question gives nothing away ----------------------


def large_possible(s: State, seat: Seat, building: str) -> bool:
    """Seen from outside, this seat might deliver a large order to a villa."""
    if building not in VILLAS or building in s.turn.villas or not s.cards_held(seat, "large"):
        return False
    returned, items = s.decks["large"].returned, s.players[seat].items
    return any(card not in returned and not missing_wares(items, card) for card in LARGE_AT[building])


def small_possible(s: State, seat: Seat, building: str) -> bool:
    """Seen from outside, this seat might deliver a small order to a building."""
    items = s.players[seat].items
    returned = s.decks["small"].returned
    return any(items[SMALL[card].ware] and card not in returned for card in SMALL_AT[building]) and bool(
        s.cards_held(seat, "small")
    )


def is_of_use(s: State, seat: Seat, building: str) -> bool:
    """Seen from outside, an action in a building still serves this seat: it is not too late for its card."""
    if small_possible(s, seat, building):
        return True
    action = BUILDINGS[building].action
    if "any_start" in action.take:
        return s.leads_again(seat)
    if not s.is_last_turn:
        return True
    items, beyond = s.players[seat].items, any(space in BUILDINGS for space in s.reach_beyond(building))
    if "further_action" in action.take:
        return beyond
    if action.draw in ("large", "small"):
        return beyond and items["further_action"] > 0
    return True


def special_options(s: State) -> list[str]:
    """The special cards there are to choose from."""
    return [item for item in BOX.special_cards if s.stock[item]]


def deliver_large(s: State, seat: Seat, card: str, special: str | None, dealer: Dealer) -> None:
    for ware in LARGE[card].wares:
        put_back(s, seat, ware)
    s.turn.villas.append(LARGE[card].villa)
    from_bank(s, seat, BOX.pays.large)
    words: Text = text("genoa-no-special")
    if special is not None and take(s, seat, special):
        words = some(special)
    dealer.tell(
        "genoa-delivers-large",
        who=SEAT_NAMES[seat],
        card=CARD_NAMES[card],
        count=BOX.pays.large,
        special=words,
    )
    put_under(s, seat, card, dealer)


def deliver_small(s: State, seat: Seat, card: str, dealer: Dealer) -> None:
    put_back(s, seat, SMALL[card].ware)
    from_bank(s, seat, BOX.pays.small)
    s.turn.small[seat] += 1
    dealer.tell("genoa-delivers-small", who=SEAT_NAMES[seat], card=CARD_NAMES[card], count=BOX.pays.small)
    put_under(s, seat, card, dealer)


def finished_messages(s: State, seat: Seat) -> list[str]:
    """The messages in hand whose two buildings the tower has visited this turn (R11)."""
    along = delivered_along(s.turn.path)
    return [card for card in s.players[seat].cards if card in along] if along else []


@lru_cache(maxsize=5_000)
def delivered_along(path: tuple[str, ...]) -> frozenset[str]:
    """Every message whose two buildings are on a path, in any hand."""
    visited = set(path)
    return frozenset([card for card, message in MESSAGES.items() if visited.issuperset(message.pair)])


def claim(s: State, seat: Seat, cards: list[str], dealer: Dealer) -> None:
    for card in cards:
        from_bank(s, seat, BOX.pays.message)
        dealer.tell("genoa-claims", who=SEAT_NAMES[seat], card=CARD_NAMES[card], count=BOX.pays.message)
        put_under(s, seat, card, dealer)


def claim_for_all(s: State, dealer: Dealer) -> None:
    """The messages of everyone who has them claimed automatically."""
    if delivered_along(s.turn.path):
        for seat in range(s.seats):
            if (
                s.cards_held(seat, "message")
                and s.instructions_of(seat).claims
                and (cards := finished_messages(s, seat))
            ):
                claim(s, seat, cards, dealer)


def tell_handed(giver: Seat, receiver: Seat, bundle: Bundle, dealer: Dealer) -> None:
    """What was paid out of an action: money and items openly, cards between the two of them."""
    shown = Bundle(bundle.ducats, bundle.items)
    if not shown.empty:
        dealer.tell(
            "genoa-hands-over", who=SEAT_NAMES[giver], whom=SEAT_NAMES[receiver], goods=bundle_words(shown)
        )
    tell_cards(giver, receiver, bundle.cards, dealer)


def tell_cards(giver: Seat, receiver: Seat, cards: tuple[str, ...], dealer: Dealer) -> None:
    """Cards that only the two of them may see."""
    if cards:
        dealer.end_free_undo()
        words = text(
            "genoa-hands-cards-yours",
            who=SEAT_NAMES[giver],
            whom=SEAT_NAMES[receiver],
            cards=tuple(CARD_NAMES[card] for card in cards),
        )
        dealer.tell(
            "genoa-hands-cards",
            who=SEAT_NAMES[giver],
            whom=SEAT_NAMES[receiver],
            count=len(cards),
            private={giver: words, receiver: words},
        )
