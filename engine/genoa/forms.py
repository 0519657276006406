"""The forms in which a bundle is offered or named: exact, and bounded by what their reader may know."""

from collections.abc import Mapping

from engine.choice import NOTHING, AllOf, Amount, Answer, Branch, Bucket, Part, Pick, Share
from engine.genoa import offers
from engine.genoa.components import BOX, DECKS, ITEMS, MARKER, UNIT
from engine.genoa.labels import CARD, CARD_OPTION, DECK, ITEM
from engine.genoa.state import Bundle, Draft, Items, Offer, State
from engine.text import Seat, text

MOST = BOX.bargaining.most_ducats
BACK = Branch("back", text("genoa-back"), NOTHING)

ITEM_BUCKET = {(item, count): Bucket(item, ITEM[item], 0, count) for item in ITEMS for count in range(1, 9)}
AFTER_BUCKET = {
    (item, count): Bucket(f"after:{item}", text("genoa-from-action", what=ITEM[item]), 0, count)
    for item in ITEMS
    for count in (1, 2)
}
AFTER_DECK = {
    (f"deck:{deck}", count): Bucket(
        f"after:deck:{deck}",
        text("genoa-from-action", what=text("genoa-cards-of", deck=DECK[deck])),
        0,
        count,
    )
    for deck in DECKS
    for count in (1, 2)
}
ORDER = {
    key: i
    for i, key in enumerate([*ITEMS, *(f"card:{card}" for card in CARD), *(f"deck:{deck}" for deck in DECKS)])
}
CARD_BUCKET = {card: Bucket(f"card:{card}", label, 0, 1) for card, label in CARD.items()}


def deck_bucket(deck: str, count: int) -> Bucket:
    return Bucket(f"deck:{deck}", text("genoa-cards-of", deck=DECK[deck]), 0, count)


def _share(buckets: list[Bucket], low: int) -> Share:
    return Share(buckets, low, sum(bucket.high for bucket in buckets))


def held_items(s: State, seat: Seat) -> Items:
    return tuple([one for one in s.players[seat].items.items() if one[1]])


def held_decks(s: State, seat: Seat) -> Items:
    backs = s.backs(seat)
    return tuple([(deck, count) for deck, count in backs.items() if count])


# --- a bidder's bundle ------------------------------------------------------------------------------------


def bidder_form(s: State, seat: Seat, draft: Draft) -> list[Branch]:
    """What a bidder can give for a space, now and out of the action, and ask the tower player for."""
    player = s.players[seat]
    items = held_items(s, seat)
    if offers.needs_further(s, seat, draft.space):
        items = tuple((item, count - (item == "further_action")) for item, count in items)
    tower = s.turn.tower
    return _bidder_form(
        player.ducats,
        tuple((item, count) for item, count in items if count),
        tuple(player.cards),
        offers.yields(s, seat, draft.space),
        tuple(offers.payable_orders(s, seat, draft.space)),
        held_items(s, tower),
        held_decks(s, tower),
        s.two,
    )


def _bidder_form(
    ducats: int,
    items: Items,
    cards: tuple[str, ...],
    yields: Items,
    orders: tuple[str, ...],
    wanted_items: Items,
    wanted_decks: Items,
    two: bool,
) -> list[Branch]:
    wants = [Part("want_ducats", text("genoa-want-ducats"), Amount(0, MOST, UNIT))]
    wanted = [ITEM_BUCKET[one] for one in wanted_items] + [deck_bucket(*one) for one in wanted_decks]
    if wanted:
        wants.append(Part("want", text("genoa-want-goods"), _share(wanted, 0)))
    goods = [ITEM_BUCKET[one] for one in items] + [CARD_BUCKET[card] for card in cards]
    goods += [AFTER_DECK[one] if one in AFTER_DECK else AFTER_BUCKET[one] for one in yields]
    money = Amount(0, ducats - ducats % UNIT, UNIT)
    branches = []
    if goods:
        give = [
            Part("ducats", text("genoa-give-ducats"), money),
            Part("goods", text("genoa-give-goods"), _share(goods, 1)),
        ]
        branches.append(Branch("goods", text("genoa-form-goods"), AllOf([*give, *wants])))
    if ducats >= UNIT and not two:
        give = [Part("ducats", text("genoa-give-ducats"), Amount(UNIT, money.high, UNIT))]
        branches.append(Branch("money", text("genoa-form-money"), AllOf([*give, *wants])))
    if orders and not two:
        later = Amount(UNIT, offers.reward(orders[0]), UNIT)
        give = [
            Part("ducats", text("genoa-give-ducats"), money),
            Part("order", text("genoa-which-order"), Pick([CARD_OPTION[card] for card in orders])),
            Part("later", text("genoa-give-later"), later),
        ]
        branches.append(Branch("order", text("genoa-form-order"), AllOf([*give, *wants])))
    return [*branches, BACK]


# --- what the tower player names --------------------------------------------------------------------------


def tower_form(s: State, draft: Draft) -> list[Branch]:
    """What the tower player wants for a space, from one bidder or from anybody, and gives besides it."""
    tower = s.turn.tower
    player = s.players[tower]
    if draft.bidder is None:
        items, decks = _held_by_anybody(s)
        yields = tuple(one for one in offers.yields(s, tower, draft.space) if one[0] != MARKER)
    else:
        items, decks = held_items(s, draft.bidder), held_decks(s, draft.bidder)
        yields = offers.yields(s, draft.bidder, draft.space)
    own = held_items(s, tower)
    return _tower_form(player.ducats, own, tuple(player.cards), items, decks, yields, s.two)


def _held_by_anybody(s: State) -> tuple[Items, Items]:
    others, most = s.others(s.turn.tower), BOX.bargaining.most_items
    items = [(item, min(most, max(s.players[seat].items[item] for seat in others))) for item in ITEMS]
    decks = [(deck, min(most, max(s.held(seat, deck) for seat in others))) for deck in DECKS]
    return tuple(one for one in items if one[1]), tuple(one for one in decks if one[1])


def _tower_form(
    ducats: int,
    items: Items,
    cards: tuple[str, ...],
    wanted_items: Items,
    wanted_decks: Items,
    yields: Items,
    two: bool,
) -> list[Branch]:
    gives = [Part("give_ducats", text("genoa-give-ducats"), Amount(0, ducats - ducats % UNIT, UNIT))]
    given = [ITEM_BUCKET[one] for one in items] + [CARD_BUCKET[card] for card in cards]
    if given:
        gives.append(Part("give", text("genoa-give-goods"), _share(given, 0)))
    wanted = [ITEM_BUCKET[one] for one in wanted_items] + [deck_bucket(*one) for one in wanted_decks]
    wanted += [AFTER_DECK[one] if one in AFTER_DECK else AFTER_BUCKET[one] for one in yields]
    branches = []
    if wanted:
        want = [
            Part("ducats", text("genoa-want-ducats"), Amount(0, MOST, UNIT)),
            Part("goods", text("genoa-want-goods"), _share(wanted, 1)),
        ]
        branches.append(Branch("goods", text("genoa-name-goods"), AllOf([*want, *gives])))
    if not two:
        price = [Part("ducats", text("genoa-want-ducats"), Amount(UNIT, MOST, UNIT))]
        branches.append(Branch("money", text("genoa-name-money"), AllOf([*price, *gives])))
    return [*branches, BACK]


# --- from the answer to the offer -------------------------------------------------------------------------


def drafted(draft: Draft, seat: Seat, tower: Seat, given: Mapping[str, Answer]) -> Offer:
    """The offer that a filled form makes."""
    now, after = _bundles(given["ducats"], given.get("goods", {}))
    if "later" in given:
        after = Bundle(given["later"])
    if seat == tower:
        ask, _ = _bundles(given["give_ducats"], given.get("give", {}))
        return Offer(0, draft.space, draft.bidder, by_tower=True, now=now, after=after, ask=ask)
    ask, _ = _bundles(given["want_ducats"], given.get("want", {}))
    return Offer(0, draft.space, seat, now=now, after=after, ask=ask, order=given.get("order"))


def _bundles(ducats: int, counts: Mapping[str, int]) -> tuple[Bundle, Bundle]:
    """A share of goods as what is given now and what comes out of the action."""
    now: list[tuple[str, int]] = []
    after: list[tuple[str, int]] = []
    for key, count in counts.items():
        if count and key.startswith("after:"):
            after.append((key.removeprefix("after:"), count))
        elif count:
            now.append((key, count))
    return _bundle(ducats, now), _bundle(0, after)


def _bundle(ducats: int, counts: list[tuple[str, int]]) -> Bundle:
    counts.sort(key=lambda one: ORDER[one[0]])
    return Bundle(
        ducats,
        tuple(one for one in counts if ":" not in one[0]),
        tuple(key.removeprefix("card:") for key, _ in counts if key.startswith("card:")),
        tuple((key.removeprefix("deck:"), count) for key, count in counts if key.startswith("deck:")),
    )
