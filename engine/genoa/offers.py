"""Section 4.2, the trade law: which offers stand, who can pay them, when the tower may leave a building."""

from dataclasses import replace

from engine.core import Table
from engine.genoa import supply
from engine.genoa.components import BOX, BUILDINGS, LARGE, SMALL, UNIT, VILLAS
from engine.genoa.labels import SPACE_NAMES, terms
from engine.genoa.state import Bundle, Items, Offer, Player, State
from engine.text import Seat, SeatName, Text, text

LACKS_DUCATS = text("genoa-lacks-ducats")
LACKS_GOODS = text("genoa-lacks-goods")
LACKS_CARDS = text("genoa-lacks-cards")
LACKS_ACTION = text("genoa-lacks-action")


# --- who can pay what -------------------------------------------------------------------------------------


def lacks(s: State, seat: Seat, bundle: Bundle, extra_ducats: int = 0) -> Text | None:
    """Why a seat cannot give a bundle; None when it can."""
    player = s.players[seat]
    if bundle.ducats > player.ducats + extra_ducats:
        return LACKS_DUCATS
    for item, count in bundle.items:
        if player.items[item] < count:
            return LACKS_GOODS
    for card in bundle.cards:
        if card not in player.cards:
            return LACKS_CARDS
    for deck, count in bundle.decks:
        if s.held(seat, deck) < count:
            return LACKS_CARDS
    return None


def needs_further(s: State, seat: Seat, space: str) -> bool:
    """Acting there would take a card for a further action, which then cannot be given away."""
    return space in BUILDINGS and not s.turn.actions[seat]


def bidder_lacks(s: State, seat: Seat, offer: Offer) -> Text | None:
    """Why a seat cannot be the bidder of an offer."""
    if not _may_bid(s, seat, offer.space):
        return LACKS_ACTION
    if needs_further(s, seat, offer.space):
        given = dict(offer.now.items).get("further_action", 0)
        if s.players[seat].items["further_action"] <= given:
            return LACKS_ACTION
    return lacks(s, seat, offer.now) or _lacks_after(s, seat, offer)


def _lacks_after(s: State, seat: Seat, offer: Offer) -> Text | None:
    if offer.after.empty:
        return None
    if offer.order is not None and not _pays_from(s, seat, offer, offer.order):
        return LACKS_GOODS
    sure = dict(yields(s, seat, offer.space))
    promised = [*offer.after.items, *((f"deck:{deck}", count) for deck, count in offer.after.decks)]
    if any(sure.get(what, 0) < count for what, count in promised):
        return LACKS_GOODS
    return None


def _pays_from(s: State, seat: Seat, offer: Offer, order: str) -> bool:
    """The order can be delivered with what is left after the first payment."""
    if order not in payable_orders(s, seat, offer.space):
        return False
    items, given = s.players[seat].items, dict(offer.now.items)
    return all(items[ware] > given.get(ware, 0) for ware in wares_of(order))


def tower_lacks(s: State, offer: Offer) -> Text | None:
    """Why the tower player cannot give what an offer asks for."""
    if offer.ask.empty:
        return None
    return lacks(s, s.turn.tower, offer.ask, offer.now.ducats)


def yields(s: State, seat: Seat, space: str) -> Items:
    """What the action of a building is sure to give this seat: items, and cards as `deck:…`."""
    if space not in BUILDINGS:
        return ()
    action = BUILDINGS[space].action
    if action.draw:
        count = min(action.count, s.decks[action.draw].size)
        return ((f"deck:{action.draw}", count),) if count else ()
    found = [(item, min(action.count, s.available(seat, item))) for item in action.take]
    return tuple([one for one in found if one[1]])


def payable_orders(s: State, seat: Seat, space: str) -> list[str]:
    """The orders in hand out of whose reward this seat could pay for the action."""
    if space in VILLAS:
        return supply.deliverable(s, seat, space)
    if s.options["small_orders"] == "turn" and s.turn.small[seat]:
        return []
    return supply.small_deliverable(s, seat, space) if space in BUILDINGS else []


def wares_of(order: str) -> list[str]:
    return LARGE[order].wares if order in LARGE else [SMALL[order].ware]


def reward(order: str) -> int:
    return BOX.pays.large if order in LARGE else BOX.pays.small


# --- which offers stand -----------------------------------------------------------------------------------


def in_play(s: State) -> tuple[str, ...]:
    """The spaces an offer may be made for: the open action here, and wherever the tower can still go."""
    further = s.reach.all
    return (s.turn.here, *further) if s.action_open() else further


def near(s: State) -> tuple[str, ...]:
    """The spaces a deal is possible about at once: the open action here, and the neighbours (R2)."""
    beside = s.reach.next
    return (s.turn.here, *beside) if s.action_open() else beside


def sweep(s: State, table: Table) -> None:
    """Offers and half-filled forms that cannot be kept any more are dropped."""
    turn = s.turn
    if not (turn.offers or turn.drafts):
        return
    spaces = in_play(s)
    turn.offers = [offer for offer in turn.offers if offer.space in spaces and _stands(s, offer, table)]
    for seat, draft in list(turn.drafts.items()):
        bidder = draft.bidder
        if draft.space not in spaces or (bidder is not None and not _may_bid(s, bidder, draft.space)):
            del turn.drafts[seat]


def action_spent(s: State, seat: Seat) -> None:
    """What a bidder said about buildings counted on this action; to play a card is for its owner to say."""
    turn = s.turn
    if turn.actions[seat] or seat == turn.tower:
        return
    turn.offers = [
        offer
        for offer in turn.offers
        if offer.bidder != seat or offer.by_tower or offer.space not in BUILDINGS
    ]
    draft = turn.drafts.get(seat)
    if draft and draft.space in BUILDINGS:
        del turn.drafts[seat]


def _may_bid(s: State, seat: Seat, space: str) -> bool:
    """A street needs no action (R4), a building does (R3)."""
    return space not in BUILDINGS or s.may_act(seat)


def _stands(s: State, offer: Offer, table: Table) -> bool:
    """Both sides can still keep it."""
    if offer.by_tower:
        maker, missing = s.turn.tower, tower_lacks(s, offer)
    else:
        assert offer.bidder is not None
        if not _may_bid(s, offer.bidder, offer.space):
            return False
        maker, missing = offer.bidder, bidder_lacks(s, offer.bidder, offer)
    if missing is not None:
        table.tell("genoa-lapses", who=SeatName(maker), space=SPACE_NAMES[offer.space])
    return missing is None


def add(s: State, offer: Offer, table: Table, key: str) -> Offer:
    """Put an offer up in place of an older one about the same space between the same two."""
    s.serial += 1
    offer.id = s.serial
    for i, old in enumerate(s.turn.offers):
        if old.space == offer.space and old.bidder == offer.bidder and old.by_tower == offer.by_tower:
            del s.turn.offers[i]
            break
    s.turn.offers.append(offer)
    seat = s.turn.tower if offer.by_tower or offer.bidder is None else offer.bidder
    whom = SeatName(s.turn.tower if offer.bidder is None else offer.bidder)
    table.tell(key, who=SeatName(seat), whom=whom, space=SPACE_NAMES[offer.space], terms=terms(offer))
    return offer


def arrive(s: State, space: str, table: Table, *, told: bool = True) -> None:
    """The tower comes to a space; what was said about the last one is over."""
    turn = s.turn
    turn.path = (*turn.path, space)
    turn.used = False
    turn.wish = None
    turn.drafts.pop(turn.tower, None)
    turn.declined = ["turn" if said == "turn" else "" for said in turn.declined]
    turn.offers = [offer for offer in turn.offers if not offer.by_tower]
    if told:
        table.tell("genoa-moves", who=SeatName(turn.tower), space=SPACE_NAMES[space])
    supply.claim_for_all(s, table)


# --- leaving a building (R1 and 4.3.4) --------------------------------------------------------------------


def due(s: State) -> list[Offer]:
    """The plain offers for the open action here: one of them must be accepted, or the tower player acts."""
    if not s.action_open():
        return []
    here = s.turn.here
    return [offer for offer in s.turn.offers if offer.space == here and offer.plain]


def undecided(s: State) -> list[Seat]:
    """Who has still to say whether they want the open action here, and could get it."""
    if not s.action_open():
        return []
    turn = s.turn
    about = [offer for offer in turn.offers if offer.space == turn.here]
    spoken = [offer.bidder for offer in about if not offer.by_tower]
    asked = [offer.bidder for offer in about if offer.by_tower]
    return [
        seat
        for seat in s.bidders
        if not turn.declined[seat]
        and seat not in spoken
        and not s.players[seat].instructions.quiet
        and s.may_act(seat)
        and (turn.talk[seat] or seat in turn.drafts or seat in asked or None in asked)
    ]


# --- standing prices --------------------------------------------------------------------------------------


def _named(player: Player, space: str) -> int:
    """The standing price for a building, as far as there is money for it, in whole banknotes."""
    limits = player.instructions.limits
    if space not in limits:
        return 0
    price = min(limits[space], player.ducats)
    return price - price % UNIT


def standing_bids(s: State, table: Table, about: str | None = None) -> None:
    """Each standing price offers just enough to beat the others, up to its limit (never with two players).

    Looks at one space, or at all that are near. It never plays a card for a further action.
    """
    actions = s.turn.actions
    bidders = [seat for seat in s.bidders if s.players[seat].instructions.limits and actions[seat]]
    if not bidders or s.two:
        return
    for space in near(s):
        if about is None or space == about:
            _bids_for(s, space, bidders, table)


def _bids_for(s: State, space: str, bidders: list[Seat], table: Table) -> None:
    limits: dict[Seat, int] = {}
    for seat in bidders:
        if most := _named(s.players[seat], space):
            limits[seat] = most
    if not limits:
        return
    standing = [offer for offer in s.turn.offers if offer.space == space and not offer.by_tower]
    for offer in standing:
        if not offer.auto and offer.bidder in limits:
            del limits[offer.bidder]
    for seat in limits:
        if price := _price(seat, limits, standing):
            add(s, Offer(0, space, seat, now=Bundle(price), auto=True), table, "genoa-offers")


def _price(seat: Seat, limits: dict[Seat, int], standing: list[Offer]) -> int:
    """What a standing price has to offer now; 0 when it has offered enough."""
    own = rival = 0
    for offer in standing:
        if offer.bidder == seat:
            own = offer.now.ducats
        elif not offer.auto:
            rival = max(rival, offer.now.ducats + offer.after.ducats)
    for bidder, other in limits.items():
        if bidder != seat and other > rival:
            rival = other
    price = max(UNIT, min(limits[seat], rival + UNIT))
    return price if price > own else 0


def standing_taker(s: State, offer: Offer) -> Seat | None:
    """The first seat in turn order whose standing price takes an asking price or a counter-offer at once."""
    if not offer.money or s.two or offer.space not in BUILDINGS:
        return None
    for seat in s.bidders if offer.bidder is None else (offer.bidder,):
        if s.turn.actions[seat] and _named(s.players[seat], offer.space) >= offer.now.ducats:
            return seat
    return None


def taken_by(offer: Offer, seat: Seat) -> Offer:
    return replace(offer, bidder=seat)
