"""What a villa lets one choose, and section 6.5: the three special cards that belong into an own action."""

from engine.choice import NOTHING, AllOf, Answer, Branch, Choice, OneOf, Part, Pick
from engine.core import Dealer
from engine.genoa import ids, supply
from engine.genoa.components import BUILDINGS, DECK_OF, DECKS, ITEMS, VILLAS, WARES
from engine.genoa.labels import (
    BUILDING_NAMES,
    CARD_NAMES,
    CARD_OPTIONS,
    DECK_NAMES,
    DECK_OPTIONS,
    ITEM_NAMES,
    ITEM_OPTIONS,
    SEAT_NAMES,
    SPACE_SPOTS,
    some,
)
from engine.genoa.state import State
from engine.text import Seat, text

PRIVILEGE = Branch("privilege", text("genoa-privilege"), NOTHING)
NO_ORDER = Branch("deliver", text("genoa-deliver"), NOTHING, blocked=text("genoa-no-order"))


def villa_branches(s: State, seat: Seat, building: str) -> list[Branch]:
    cards = supply.deliverable(s, seat, building)
    return [PRIVILEGE, deliver_branch(s, cards) if cards else NO_ORDER]


def deliver_branch(s: State, cards: list[str]) -> Branch:
    parts = [Part("order", text("genoa-which-order"), Pick([CARD_OPTIONS[card] for card in cards]))]
    if specials := supply.special_options(s):
        choice = Pick([ITEM_OPTIONS[item] for item in specials])
        parts.append(Part("special", text("genoa-which-special"), choice))
    return Branch("deliver", text("genoa-deliver"), AllOf(parts))


def special_branches(s: State, seat: Seat) -> list[Branch]:
    """The three special cards that belong into an action, where they can be played."""
    items = s.players[seat].items
    branches = []
    if items["any_ware"] and (wares := [ITEM_OPTIONS[ware] for ware in WARES if s.stock[ware]]):
        branches.append(Branch("any_ware", text("genoa-play", card=ITEM_NAMES["any_ware"]), Pick(wares)))
    if items["exchange"] and (branch := _exchange(s, seat)):
        branches.append(branch)
    if items["building_action"] and (branch := _building_action(s, seat)):
        branches.append(branch)
    return branches


def _exchange(s: State, seat: Seat) -> Branch | None:
    player = s.players[seat]
    give = [ITEM_OPTIONS[item] for item in ITEMS if player.items[item] > (item == "exchange")]
    give += [CARD_OPTIONS[card] for card in player.cards]
    got = [ITEM_OPTIONS[item] for item in ITEMS if s.available(seat, item)]
    got += [DECK_OPTIONS[deck] for deck in DECKS if s.decks[deck].pile]
    if not give or not got:
        return None
    form = AllOf(
        [
            Part("give", text("genoa-give"), Pick(give), "give"),
            Part("take", text("genoa-take"), Pick(got), "get"),
        ]
    )
    return Branch("exchange", text("genoa-play", card=ITEM_NAMES["exchange"]), form)


def _building_action(s: State, seat: Seat) -> Branch | None:
    """On an own building; the one that gives this very card would only give it back."""
    branches = []
    for building, owner in s.owners.items():
        if owner != seat or BUILDINGS[building].action.take == ["building_action"]:
            continue
        choice: Choice = NOTHING
        if building in VILLAS:
            choice = OneOf(villa_branches(s, seat, building))
        branches.append(Branch(building, BUILDING_NAMES[building], choice, spot=SPACE_SPOTS[building]))
    if not branches:
        return None
    return Branch("building_action", text("genoa-play", card=ITEM_NAMES["building_action"]), OneOf(branches))


def play_special(s: State, seat: Seat, card: str, details: Answer, dealer: Dealer) -> None:
    """Play a special card; it goes back to its stack."""
    who = SEAT_NAMES[seat]
    if card == "any_ware":
        supply.play_any_ware(s, seat, details, dealer)
        return
    if card == "exchange":
        _play_exchange(s, seat, details["give"], details["take"], dealer)
    else:
        ((building, what),) = details.items()
        dealer.tell("genoa-plays-building", who=who, where=BUILDING_NAMES[building])
        if "deliver" in what:
            order = what["deliver"]
            supply.deliver_large(s, seat, order["order"], order.get("special"), dealer)
        else:
            supply.collect(s, seat, building, dealer)
    supply.put_back(s, seat, card)


def _play_exchange(s: State, seat: Seat, give: str, got: str, dealer: Dealer) -> None:
    given_words = CARD_NAMES[give] if give in DECK_OF else some(give)
    if give in DECK_OF:
        supply.put_under(s, seat, give, dealer)
    else:
        supply.put_back(s, seat, give)
    kind, deck, _ = ids.good(got)
    if kind == "item":
        supply.take(s, seat, got)
        dealer.tell("genoa-exchanges", who=SEAT_NAMES[seat], given=given_words, got=some(got))
        return
    drawn = supply.draw(s, seat, deck, dealer)
    assert drawn is not None, "a deck is offered only while it has cards"
    private = {seat: text("genoa-exchanges-yours", given=given_words, card=CARD_NAMES[drawn])}
    dealer.tell(
        "genoa-exchanges", who=SEAT_NAMES[seat], given=given_words, got=DECK_NAMES[deck], private=private
    )
