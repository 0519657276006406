"""The forms in which a bundle is offered or named: exact, and bounded by what their reader may know."""

from collections.abc import Mapping

from engine.choice import NOTHING, AllOf, Amount, Answer, Branch, Bucket, Part, Pick, Share
from engine.genoa import offers
from engine.genoa.components import BOX, DECKS, ITEMS, MARKER, UNIT
from engine.genoa.labels import CARD_NAMES, CARD_OPTIONS, DECK_NAMES, ITEM_NAMES
from engine.genoa.state import NO_BUNDLE, Bundle, Draft, Items, Offer, State
from engine.lazy import LazyBranch
from engine.text import Seat, text

MOST = BOX.bargaining.most_ducats
BACK = Branch("back", text("genoa-back"), NOTHING)

ITEM_BUCKET = {
    (item, count): Bucket(item, ITEM_NAMES[item], 0, count) for item in ITEMS for count in range(1, 9)
}
AFTER_BUCKET = {
    (item, count): Bucket(f"after:{item}", text("genoa-from-action", what=ITEM_NAMES[item]), 0, count)
    for item in ITEMS
    for count in (1, 2)
}
AFTER_DECK = {
    (f"deck:{deck}", count): Bucket(
        f"after:deck:{deck}",
        text("genoa-from-action", what=text("genoa-cards-of", deck=DECK_NAMES[deck])),
        0,
        count,
    )
    for deck in DECKS
    for count in (1, 2)
}
ORDER = {
    key: i
    for i, key in enumerate(
        [*ITEMS, *(f"card:{card}" for card in CARD_NAMES), *(f"deck:{deck}" for deck in DECKS)]
    )
}
CARD_BUCKET = {card: Bucket(f"card:{card}", label, 0, 1) for card, label in CARD_NAMES.items()}


DECK_BUCKET = {
    (deck, count): Bucket(f"deck:{deck}", text("genoa-cards-of", deck=DECK_NAMES[deck]), 0, count)
    for deck in DECKS
    for count in range(1, 17)
}

GIVE_DUCATS, GIVE_GOODS = text("genoa-give-ducats"), text("genoa-give-goods")
GET_DUCATS, GET_GOODS = text("genoa-want-ducats"), text("genoa-want-goods")
GOODS, MONEY, ORDER_MONEY = text("genoa-form-goods"), text("genoa-form-money"), text("genoa-form-order")
NAME_GOODS, NAME_MONEY = text("genoa-name-goods"), text("genoa-name-money")
WHICH_ORDER, GIVE_LATER = text("genoa-which-order"), text("genoa-give-later")
WANT_DUCATS = Part("want_ducats", GET_DUCATS, Amount(0, MOST, UNIT))
NAME_DUCATS = Part("ducats", GET_DUCATS, Amount(0, MOST, UNIT))
NAME_PRICE = Part("ducats", GET_DUCATS, Amount(UNIT, MOST, UNIT))


def _share(buckets: list[Bucket], low: int) -> Share:
    return Share(buckets, low, sum([bucket.high for bucket in buckets]))


def held_items(s: State, seat: Seat) -> Items:
    return tuple([one for one in s.players[seat].items.items() if one[1]])


def held_decks(s: State, seat: Seat) -> Items:
    backs = s.backs(seat)
    return tuple([(deck, count) for deck, count in backs.items() if count])


def _buckets(items: Items, decks: Items) -> list[Bucket]:
    """What can be asked of somebody else: open items, and cards by their backs."""
    return [ITEM_BUCKET[one] for one in items] + [DECK_BUCKET[one] for one in decks]


def _after(yields: Items) -> list[Bucket]:
    return [AFTER_DECK[one] if one in AFTER_DECK else AFTER_BUCKET[one] for one in yields]


# --- a bidder's bundle ------------------------------------------------------------------------------------


def bidder_form(s: State, seat: Seat, draft: Draft) -> list[Branch]:
    """What a bidder can give for a space, now and out of the action, and ask the tower player for."""
    space = draft.space
    most = _whole(s.players[seat].ducats)
    branches: list[Branch] = []
    if s.players[seat].cards or _goods(s, seat, space):
        branches.append(LazyBranch("goods", GOODS, lambda: _goods_form(s, _goods(s, seat, space), most)))
    if most and not s.two:
        branches.append(LazyBranch("money", MONEY, lambda: AllOf([_give_ducats(UNIT, most), *_wants(s)])))
    if orders := offers.payable_orders(s, seat, space):
        besides = _besides(orders, _goods(s, seat, space))
        if besides or not s.two:
            branches.append(LazyBranch("order", ORDER_MONEY, lambda: _order_form(s, orders, besides, most)))
    return [*branches, BACK]


def _whole(ducats: int) -> int:
    """As much of it as can be paid in banknotes."""
    return ducats - ducats % UNIT


def _give_ducats(least: int, most: int) -> Part:
    return Part("ducats", GIVE_DUCATS, Amount(least, most, UNIT))


def _goods(s: State, seat: Seat, space: str) -> list[Bucket]:
    """What a bidder has, a card that acting itself would take left out, and what the action gives."""
    items = held_items(s, seat)
    if offers.needs_further(s, seat, space):
        items = tuple([(item, n - (item == "further_action")) for item, n in items])
    goods = [ITEM_BUCKET[one] for one in items if one[1]]
    goods += [CARD_BUCKET[card] for card in s.players[seat].cards]
    return goods + _after(offers.yields(s, seat, space))


def _goods_form(s: State, goods: list[Bucket], most: int) -> AllOf:
    return AllOf([_give_ducats(0, most), Part("goods", GIVE_GOODS, _share(goods, 1)), *_wants(s)])


def _order_form(s: State, orders: list[str], besides: list[Bucket], most: int) -> AllOf:
    goods = [Part("goods", GIVE_GOODS, _share(besides, 1 if s.two else 0))] if besides else []
    which = Part("order", WHICH_ORDER, Pick([CARD_OPTIONS[card] for card in orders]))
    later = Part("later", GIVE_LATER, Amount(UNIT, offers.reward(orders[0]), UNIT))
    return AllOf([_give_ducats(0, most), *goods, which, later, *_wants(s)])


def _besides(orders: list[str], goods: list[Bucket]) -> list[Bucket]:
    """What can be given besides the reward of one of these orders, all of which can still be delivered.

    A villa that takes an order gives no privilege.
    """
    needed = {ware for card in orders for ware in offers.wares_of(card)}
    left_out = {f"card:{card}" for card in orders} | {"after:deck:privilege"}
    found = []
    for bucket in goods:
        most = bucket.high - (bucket.id in needed)
        if most and bucket.id not in left_out:
            found.append(bucket if most == bucket.high else ITEM_BUCKET[bucket.id, most])
    return found


def _wants(s: State) -> list[Part]:
    """What a bidder can ask the tower player for."""
    if wanted := _buckets(held_items(s, s.turn.tower), held_decks(s, s.turn.tower)):
        return [WANT_DUCATS, Part("want", GET_GOODS, _share(wanted, 0))]
    return [WANT_DUCATS]


# --- what the tower player names --------------------------------------------------------------------------


def tower_form(s: State, draft: Draft) -> list[Branch]:
    """What the tower player wants for a space, from one bidder or from anybody, and gives besides it."""
    branches: list[Branch] = []
    asked = s.bidders if draft.bidder is None else (draft.bidder,)
    if any(s.players[seat].cards for seat in asked) or _wanted(s, draft):
        branches.append(LazyBranch("goods", NAME_GOODS, lambda: _name_goods(s, draft)))
    if not s.two:
        branches.append(LazyBranch("money", NAME_MONEY, lambda: AllOf([NAME_PRICE, *_gives(s)])))
    return [*branches, BACK]


def _name_goods(s: State, draft: Draft) -> AllOf:
    return AllOf([NAME_DUCATS, Part("goods", GET_GOODS, _share(_wanted(s, draft), 1)), *_gives(s)])


def _gives(s: State) -> list[Part]:
    """What the tower player can give besides the space."""
    player = s.players[s.turn.tower]
    gives = [Part("give_ducats", GIVE_DUCATS, Amount(0, _whole(player.ducats), UNIT))]
    given = [ITEM_BUCKET[one] for one in held_items(s, s.turn.tower)]
    given += [CARD_BUCKET[card] for card in player.cards]
    if given:
        gives.append(Part("give", GIVE_GOODS, _share(given, 0)))
    return gives


def _wanted(s: State, draft: Draft) -> list[Bucket]:
    """What a bidder, or anybody, openly has; and what the action will give."""
    bidder = draft.bidder
    if bidder is not None:
        yields = offers.yields(s, bidder, draft.space)
        return _buckets(held_items(s, bidder), held_decks(s, bidder)) + _after(yields)
    others, most = s.bidders, BOX.bargaining.most_items
    backs = [s.backs(seat) for seat in others]
    items = [(item, min(most, max([s.players[seat].items[item] for seat in others]))) for item in ITEMS]
    decks = [(deck, min(most, max([hand[deck] for hand in backs]))) for deck in DECKS]
    yields = tuple([one for one in offers.yields(s, others[0], draft.space) if one[0] != MARKER])
    found = _buckets(tuple([one for one in items if one[1]]), tuple([one for one in decks if one[1]]))
    return found + _after(yields)


# --- from the answer to the offer -------------------------------------------------------------------------


def drafted(draft: Draft, seat: Seat, tower: Seat, given: Mapping[str, Answer]) -> Offer:
    """The offer that a filled form makes."""
    now, after = _bundles(given["ducats"], given.get("goods", {}))
    if "later" in given:
        after = after._replace(ducats=given["later"])
    if seat == tower:
        ask, _ = _bundles(given["give_ducats"], given.get("give", {}))
        return Offer(0, draft.space, draft.bidder, by_tower=True, now=now, after=after, ask=ask)
    ask, _ = _bundles(given["want_ducats"], given.get("want", {}))
    return Offer(0, draft.space, seat, now=now, after=after, ask=ask, order=given.get("order"))


def _bundles(ducats: int, counts: Mapping[str, int]) -> tuple[Bundle, Bundle]:
    """A share of goods as what is given now and what comes out of the action."""
    if not counts:
        return Bundle(ducats), NO_BUNDLE
    now: list[tuple[str, int]] = []
    after: list[tuple[str, int]] = []
    for key, count in counts.items():
        if count and key.startswith("after:"):
            after.append((key.removeprefix("after:"), count))
        elif count:
            now.append((key, count))
    return _bundle(ducats, now), _bundle(0, after) if after else NO_BUNDLE


def _bundle(ducats: int, counts: list[tuple[str, int]]) -> Bundle:
    counts.sort(key=lambda one: ORDER[one[0]])
    items: list[tuple[str, int]] = []
    cards: list[str] = []
    decks: list[tuple[str, int]] = []
    for key, count in counts:
        kind, _, name = key.rpartition(":")
        if kind == "card":
            cards.append(name)
        else:
            (decks if kind == "deck" else items).append((name, count))
    return Bundle(ducats, tuple(items), tuple(cards), tuple(decks))
