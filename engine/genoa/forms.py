"""The forms in which a bundle is offered or named: exact, and bounded by what their reader may know."""

from collections.abc import Mapping

from engine.choice import NOTHING, AllOf, Amount, Answer, Branch, Bucket, Part, Pick, Share
from engine.genoa import ids, offers, supply
from engine.genoa.components import BOX, DECKS, ITEMS, LARGE, MARKER, ORDER_WARES, UNIT
from engine.genoa.ids import Good
from engine.genoa.labels import CARD_NAMES, CARD_OPTIONS, DECK_NAMES, ITEM_NAMES, ITEM_OPTIONS
from engine.genoa.state import NO_BUNDLE, Bid, Bundle, Counter, Draft, Items, Price, State
from engine.text import Seat, text

MOST = BOX.bargaining.most_ducats
DISCARD = Branch("back", text("genoa-discard"), NOTHING)

ITEM_BUCKET = {
    (item, count): Bucket(item, ITEM_NAMES[item], 0, count) for item in ITEMS for count in range(1, 9)
}
AFTER_BUCKET = {
    (item, count): Bucket(ids.after(item), text("genoa-from-action", what=ITEM_NAMES[item]), 0, count)
    for item in ITEMS
    for count in (1, 2)
}
AFTER_DECK = {
    (ids.deck(deck), count): Bucket(
        ids.after(ids.deck(deck)),
        text("genoa-from-action", what=text("genoa-cards-of", deck=DECK_NAMES[deck])),
        0,
        count,
    )
    for deck in DECKS
    for count in (1, 2)
}
ORDER = {key: i for i, key in enumerate([*ITEMS, *map(ids.card, CARD_NAMES), *map(ids.deck, DECKS)])}
CARD_BUCKET = {card: Bucket(ids.card(card), label, 0, 1) for card, label in CARD_NAMES.items()}


DECK_BUCKET = {
    (deck, count): Bucket(ids.deck(deck), text("genoa-cards-of", deck=DECK_NAMES[deck]), 0, count)
    for deck in DECKS
    for count in range(1, 17)
}

GIVE_DUCATS, GIVE_GOODS = text("genoa-give-ducats"), text("genoa-give-goods")
GET_DUCATS, GET_GOODS = text("genoa-want-ducats"), text("genoa-want-goods")
GOODS, MONEY, ORDER_MONEY = text("genoa-form-goods"), text("genoa-form-money"), text("genoa-form-order")
NAME_GOODS, NAME_MONEY = text("genoa-name-goods"), text("genoa-name-money")
WHICH_ORDER, GIVE_LATER = text("genoa-which-order"), text("genoa-give-later")
ORDER_SPECIAL, GIVE_SPECIAL = text("genoa-form-special"), text("genoa-give-special")
WANT_DUCATS = Part("want_ducats", GET_DUCATS, Amount(0, MOST, UNIT))
NAME_DUCATS = Part("ducats", GET_DUCATS, Amount(0, MOST, UNIT))
NAME_PRICE = Part("ducats", GET_DUCATS, Amount(UNIT, MOST, UNIT))


def _share(buckets: list[Bucket], low: int) -> Share:
    return Share(buckets, low, sum([bucket.high for bucket in buckets]))


def held_items(s: State, seat: Seat, receiver: Seat | None = None) -> Items:
    """What a seat can give; markers only as far as the receiver has some of their own left (R14)."""
    held = s.players[seat].items
    if receiver is not None and held[MARKER] > s.markers[receiver]:
        held = {**held, MARKER: s.markers[receiver]}
    return tuple([pair for pair in held.items() if pair[1]])


def held_decks(s: State, seat: Seat) -> Items:
    backs = s.backs(seat)
    return tuple([(deck, count) for deck, count in backs.items() if count])


def _buckets(items: Items, decks: Items) -> list[Bucket]:
    """What can be asked of someone else: open items, and cards by their backs."""
    return [ITEM_BUCKET[pair] for pair in items] + [DECK_BUCKET[pair] for pair in decks]


def _after(yields: Items) -> list[Bucket]:
    return [AFTER_DECK[pair] if pair in AFTER_DECK else AFTER_BUCKET[pair] for pair in yields]


# --- a bidder's bundle ------------------------------------------------------------------------------------


def bidder_form(s: State, seat: Seat, draft: Draft) -> list[Branch]:
    """What a bidder can give for a space, now and out of the action, and ask the tower player for."""
    space = draft.space
    most = _whole(s.players[seat].ducats)
    branches: list[Branch] = []
    if s.players[seat].cards or _goods(s, seat, space):
        branches.append(Branch("goods", GOODS, lambda: _goods_form(s, seat, _goods(s, seat, space), most)))
    if most and not s.two:
        branches.append(Branch("money", MONEY, lambda: AllOf([_give_ducats(UNIT, most), *_wants(s, seat)])))
    if orders := offers.payable_orders(s, seat, space):
        besides = _besides(s, seat, orders, _goods(s, seat, space))
        if besides or not s.two:
            branches.append(Branch("order", ORDER_MONEY, lambda: _order_form(s, seat, orders, besides, most)))
        if orders[0] in LARGE and supply.special_options(s):
            branches.append(
                Branch("special", ORDER_SPECIAL, lambda: _special_form(s, seat, orders, besides, most))
            )
    return [*branches, DISCARD]


def _whole(ducats: int) -> int:
    """As much of it as can be paid in banknotes."""
    return ducats - ducats % UNIT


def _give_ducats(least: int, most: int) -> Part:
    return Part("ducats", GIVE_DUCATS, Amount(least, most, UNIT))


def _goods(s: State, seat: Seat, space: str) -> list[Bucket]:
    """What a bidder has, a card that acting itself would take left out, and what the action gives."""
    items = held_items(s, seat, s.turn.tower)
    if offers.needs_further(s, seat, space):
        items = tuple([(item, n - (item == "further_action")) for item, n in items])
    goods = [ITEM_BUCKET[pair] for pair in items if pair[1]]
    goods += [CARD_BUCKET[card] for card in s.players[seat].cards]
    return goods + _after(_yields_to_give(s, seat, space))


def _yields_to_give(s: State, seat: Seat, space: str) -> Items:
    """What the action gives and the tower player can be given, besides the markers in reserve."""
    left = max(0, s.markers[s.turn.tower] - s.players[seat].items[MARKER])
    yields = [(item, min(n, left) if item == MARKER else n) for item, n in offers.yields(s, seat, space)]
    return tuple([pair for pair in yields if pair[1]])


def _goods_form(s: State, seat: Seat, goods: list[Bucket], most: int) -> AllOf:
    return AllOf([_give_ducats(0, most), Part("goods", GIVE_GOODS, _share(goods, 1)), *_wants(s, seat)])


def _order_form(s: State, seat: Seat, orders: list[str], besides: list[Bucket], most: int) -> AllOf:
    """Ducats of the reward, and what else is given."""
    goods = [Part("goods", GIVE_GOODS, _share(besides, 1 if s.two else 0))] if besides else []
    return AllOf([_give_ducats(0, most), *goods, *_from_order(orders, UNIT), *_wants(s, seat)])


def _special_form(s: State, seat: Seat, orders: list[str], besides: list[Bucket], most: int) -> AllOf:
    """The special card that comes with a large order, and what else is given."""
    goods = [Part("goods", GIVE_GOODS, _share(besides, 0))] if besides else []
    pick = Pick([ITEM_OPTIONS[item] for item in supply.special_options(s)])
    special = Part("special", GIVE_SPECIAL, pick)
    return AllOf([_give_ducats(0, most), *goods, *_from_order(orders, 0), special, *_wants(s, seat)])


def _from_order(orders: list[str], least: int) -> list[Part]:
    which = Part("order", WHICH_ORDER, Pick([CARD_OPTIONS[card] for card in orders]))
    return [which, Part("later", GIVE_LATER, Amount(least, offers.reward(orders[0]), UNIT))]


def _besides(s: State, seat: Seat, orders: list[str], goods: list[Bucket]) -> list[Bucket]:
    """What can be given besides the reward of one of these orders, all of which can still be delivered.

    A villa that takes an order gives no privilege.
    """
    items = s.players[seat].items
    reserved = {ware: 1 for card in orders for ware in ORDER_WARES[card] if items[ware]}
    reserved["any_ware"] = max([len(supply.missing_wares(items, card)) for card in orders])
    left_out = {*map(ids.card, orders), ids.after(ids.deck("privilege"))}
    besides = []
    for bucket in goods:
        most = bucket.high - reserved.get(bucket.id, 0)
        if most > 0 and bucket.id not in left_out:
            besides.append(bucket if most == bucket.high else ITEM_BUCKET[bucket.id, most])
    return besides


def _wants(s: State, seat: Seat) -> list[Part]:
    """What a bidder can ask the tower player for."""
    if wanted := _buckets(held_items(s, s.turn.tower, seat), held_decks(s, s.turn.tower)):
        return [WANT_DUCATS, Part("want", GET_GOODS, _share(wanted, 0))]
    return [WANT_DUCATS]


# --- what the tower player names --------------------------------------------------------------------------


def tower_form(s: State, draft: Draft) -> list[Branch]:
    """What the tower player wants for a space, from one bidder or from anyone, and gives besides it."""
    branches: list[Branch] = []
    asked = s.bidders if draft.bidder is None else (draft.bidder,)
    if any(s.players[seat].cards for seat in asked) or _buckets_to_ask_for(s, draft):
        branches.append(Branch("goods", NAME_GOODS, lambda: _name_goods(s, draft)))
    if not s.two:
        branches.append(Branch("money", NAME_MONEY, lambda: AllOf([NAME_PRICE, *_gives(s, draft)])))
    return [*branches, DISCARD]


def _name_goods(s: State, draft: Draft) -> AllOf:
    return AllOf(
        [NAME_DUCATS, Part("goods", GET_GOODS, _share(_buckets_to_ask_for(s, draft), 1)), *_gives(s, draft)]
    )


def _gives(s: State, draft: Draft) -> list[Part]:
    """What the tower player can give besides the space."""
    player = s.players[s.turn.tower]
    gives = [Part("give_ducats", GIVE_DUCATS, Amount(0, _whole(player.ducats), UNIT), "give")]
    goods = [ITEM_BUCKET[pair] for pair in held_items(s, s.turn.tower, draft.bidder)]
    goods += [CARD_BUCKET[card] for card in player.cards]
    if goods:
        gives.append(Part("give", GIVE_GOODS, _share(goods, 0), "give"))
    return gives


def _buckets_to_ask_for(s: State, draft: Draft) -> list[Bucket]:
    """What a bidder, or anyone, openly has and the tower player can be given; and what the action gives."""
    bidder, tower = draft.bidder, s.turn.tower
    if bidder is not None:
        own = _buckets(held_items(s, bidder, tower), held_decks(s, bidder))
        return own + _after(_yields_to_give(s, bidder, draft.space))
    others, most = s.bidders, BOX.bargaining.most_items
    held = [dict(held_items(s, seat, tower)) for seat in others]
    backs = [s.backs(seat) for seat in others]
    items = [(item, min(most, max([items.get(item, 0) for items in held]))) for item in ITEMS]
    decks = [(deck, min(most, max([hand[deck] for hand in backs]))) for deck in DECKS]
    yields = tuple([pair for pair in offers.yields(s, others[0], draft.space) if pair[0] != MARKER])
    buckets = _buckets(tuple([pair for pair in items if pair[1]]), tuple([pair for pair in decks if pair[1]]))
    return buckets + _after(yields)


# --- from the answer to the offer -------------------------------------------------------------------------


def bid_from(draft: Draft, seat: Seat, form: Mapping[str, Answer]) -> Bid:
    """The bid that a filled form makes."""
    now, after = _bundles(form["ducats"], form.get("goods", {}))
    ask, _ = _bundles(form["want_ducats"], form.get("want", {}))
    if "special" in form:
        after = after._replace(items=((form["special"], 1),))
    if "later" in form:
        after = after._replace(ducats=form["later"])
    return Bid(space=draft.space, bidder=seat, now=now, after=after, ask=ask, order=form.get("order"))


def named_from(draft: Draft, form: Mapping[str, Answer]) -> Price | Counter:
    """The price or counter-offer that a filled form makes."""
    now, after = _bundles(form["ducats"], form.get("goods", {}))
    ask, _ = _bundles(form["give_ducats"], form.get("give", {}))
    if draft.bidder is None:
        return Price(space=draft.space, now=now, after=after, ask=ask)
    return Counter(space=draft.space, bidder=draft.bidder, now=now, after=after, ask=ask)


def _bundles(ducats: int, counts: Mapping[str, int]) -> tuple[Bundle, Bundle]:
    """A share of goods as what is given now and what comes out of the action."""
    if not counts:
        return Bundle(ducats), NO_BUNDLE
    now: list[tuple[Good, int]] = []
    after: list[tuple[Good, int]] = []
    for key, count in sorted(counts.items(), key=lambda pair: ORDER[pair[0].removeprefix(ids.AFTER)]):
        if count:
            good = ids.good(key)
            (after if good.after else now).append((good, count))
    return _bundle(ducats, now), _bundle(0, after) if after else NO_BUNDLE


def _bundle(ducats: int, goods: list[tuple[Good, int]]) -> Bundle:
    return Bundle(
        ducats,
        tuple([(good.name, count) for good, count in goods if good.kind == "item"]),
        tuple([good.name for good, _ in goods if good.kind == "card"]),
        tuple([(good.name, count) for good, count in goods if good.kind == "deck"]),
    )
