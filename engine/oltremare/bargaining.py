"""The questions of the trade phase: what the active player and his partners may do."""

from functools import lru_cache

from engine.choice import NOTHING, Answer, Branch, OneOf
from engine.core import Decision
from engine.oltremare.components import BOX
from engine.oltremare.exchange import cannot_accept, price, short
from engine.oltremare.labels import ducats
from engine.oltremare.offers import acceptance_form, gift_form, proposal_form, said
from engine.oltremare.state import Offer, State, Terms
from engine.text import Seat, SeatName, Text, text

GO: Answer = {"go": {}}
DECLINE: Answer = {"decline": {}}

_GO = Branch("go", text("oltremare-go"), NOTHING)
_WAIT = Branch("wait", text("oltremare-wait"), NOTHING)
_STOP = Branch("stop", text("oltremare-stop"), NOTHING)
_DECLINE = Branch("decline", text("oltremare-decline-all"), NOTHING)
_PROPOSE = text("oltremare-propose")
_OFFER = text("oltremare-offer")
_GIFT = text("oltremare-gift")
_LIMITS = {
    "standing": text("oltremare-too-many-standing", count=BOX.trade.standing),
    "made": text("oltremare-too-many-made", count=BOX.trade.made),
}
_BOUGHT_ENOUGH = text("oltremare-bought-enough", count=BOX.buying.at_most)
_DECK_EMPTY = text("oltremare-deck-empty")
_PIRATES_EMPTY = text("oltremare-pirates-empty")
_BUY_DECK = text("oltremare-buy-deck")
_ASK_ACTIVE = text("oltremare-ask-trade")
_ASK_WAITING = text("oltremare-ask-waiting")
_ASK_PARTNER = text("oltremare-ask-partner")
_ASK_ANSWER = text("oltremare-ask-answer")

ACTIVE_KEY = "trade.active"
PARTNER_KEY = "trade.partner"


def active_question(s: State, seat: Seat) -> Decision:
    """The active player: bargain, buy, wait for answers, or go on to the main phase."""
    bargains = s.bargains
    branches = [_go(s)]
    branches += _buying(s)
    branches += _offering(s, seat, tuple(s.others(seat)))
    for offer in bargains.offers:
        if offer.by == seat:
            branches.append(_withdraw(offer.number, offer.terms))
        else:
            branches += _answering(s, offer, seat)
            branches.append(_decline(offer.number, offer.by, offer.terms))
    if bargains.waiting:
        branches.append(_STOP)
    elif any(offer.by == seat for offer in bargains.offers):
        branches.append(_WAIT)
    return Decision(
        ACTIVE_KEY,
        _ASK_WAITING if bargains.waiting else _ASK_ACTIVE,
        OneOf(branches),
        secret=True,
        blocking=not bargains.waiting,
        default=_default(s),
        standing=True,
    )


def _default(s: State) -> Answer:
    """Buy what the load needs, then go on."""
    if short(s) <= 0:
        return GO
    return {"buy-deck" if s.deck else "buy-pirates": {}}


def partner_question(s: State, seat: Seat) -> Decision | None:
    """Everyone else: answer what the active player proposes, or make him an offer; None: nothing is left to do."""
    addressed = [offer for offer in s.bargains.offers if seat in offer.to]
    branches: list[Branch] = []
    for offer in addressed:
        branches += _answering(s, offer, seat)
        if len(addressed) > 1:
            branches.append(_decline(offer.number, offer.by, offer.terms))
    if addressed:
        branches.append(_DECLINE)
    branches += _offering(s, seat, (s.turn,))
    branches += [_withdraw(offer.number, offer.terms) for offer in s.bargains.offers if offer.by == seat]
    if all(branch.blocked for branch in branches):
        return None
    return Decision(
        PARTNER_KEY,
        _ASK_ANSWER if addressed else _ASK_PARTNER,
        OneOf(branches),
        secret=True,
        blocking=s.bargains.waiting and bool(addressed),
        default=DECLINE if addressed else None,
        standing=True,
    )


# --- branches ---------------------------------------------------------------------------------------------


def _go(s: State) -> Branch:
    lacking = short(s)
    return _go_blocked(lacking) if lacking > 0 else _GO


@lru_cache(maxsize=None)
def _go_blocked(lacking: int) -> Branch:
    return Branch("go", _GO.label, NOTHING, blocked=text("oltremare-go-short", count=lacking))


def _buying(s: State) -> list[Branch]:
    full = s.bargains.bought >= BOX.buying.at_most
    cost = None if full else price(s)
    return [
        _buy("buy-deck", cost, bool(s.deck), 0),
        _buy("buy-pirates", cost, bool(s.active.pirates), len(s.active.pirates)),
    ]


@lru_cache(maxsize=1024)
def _buy(branch: str, cost: int | None, stocked: bool, stack: int) -> Branch:
    """Buy one card; `cost` is None when the turn's purchases are used up."""
    deck = branch == "buy-deck"
    blocked = None
    if cost is None:
        blocked = _BOUGHT_ENOUGH
    elif not stocked:
        blocked = _DECK_EMPTY if deck else _PIRATES_EMPTY
    note = ducats(cost) if cost is not None else None
    label = _BUY_DECK if deck else text("oltremare-buy-pirates", count=stack)
    return Branch(branch, label, NOTHING, blocked=blocked, note=note)


def _offering(s: State, seat: Seat, partners: tuple[Seat, ...]) -> list[Branch]:
    merchant, bargains = s.merchants[seat], s.bargains
    limit = None
    if bargains.made.get(seat, 0) >= BOX.trade.made:
        limit = "made"
    elif sum(offer.by == seat for offer in bargains.offers) >= BOX.trade.standing:
        limit = "standing"
    purse = min(max(merchant.ducats, 0), BOX.trade.ducats)
    return _offering_with(tuple(merchant.hand), purse, partners, seat == s.turn, limit)


@lru_cache(maxsize=2048)
def _offering_with(
    hand: tuple[str, ...], purse: int, partners: tuple[Seat, ...], active: bool, limit: str | None
) -> list[Branch]:
    """A proposal and a gift, as far as the seat may still make any."""
    blocked = _LIMITS[limit] if limit else None
    propose = Branch(
        "propose", _PROPOSE if active else _OFFER, proposal_form(hand, purse, partners), blocked=blocked
    )
    if not hand and not purse:
        return [propose]
    return [propose, Branch("gift", _GIFT, gift_form(hand, purse, partners), blocked=blocked)]


def _answering(s: State, offer: Offer, seat: Seat) -> list[Branch]:
    """Accept an offer, or counter it: say no and make one's own."""
    hand = s.merchants[seat].hand
    blocked = cannot_accept(s, offer, seat)
    form = NOTHING if blocked else acceptance_form(hand, offer.terms.asks)
    label = _label("oltremare-accept", offer.by, offer.terms)
    branches = [Branch(f"accept-{offer.number}", label, form, blocked=blocked)]
    propose = _offering(s, seat, (offer.by,))[0]
    if not propose.blocked:
        label = _label("oltremare-counter", offer.by, offer.terms)
        branches.append(Branch(f"counter-{offer.number}", label, propose.choice))
    return branches


@lru_cache(maxsize=4096)
def _label(key: str, by: Seat, terms: Terms) -> Text:
    return text(key, who=SeatName(by), terms=said(terms))


@lru_cache(maxsize=4096)
def _decline(number: int, by: Seat, terms: Terms) -> Branch:
    return Branch(f"decline-{number}", _label("oltremare-decline", by, terms), NOTHING)


@lru_cache(maxsize=4096)
def _withdraw(number: int, terms: Terms) -> Branch:
    return Branch(f"withdraw-{number}", text("oltremare-withdraw", terms=said(terms)), NOTHING)
