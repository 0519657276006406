"""The questions of the trade phase: what the active player and his partners may do."""

from functools import cache

from engine.choice import NOTHING, Answer, Branch, Choice, OneOf
from engine.core import Decision
from engine.lazy import LazyBranch, LazyDecision
from engine.oltremare.components import BOX
from engine.oltremare.exchange import may_buy, obstacle, price
from engine.oltremare.labels import ducats
from engine.oltremare.offers import acceptance_form, proposal_form, said
from engine.oltremare.state import Offer, State
from engine.text import Seat, SeatName, Text, text

ACTIVE_KEY = "trade.active"
PARTNER_KEY = "trade.partner"

GO: Answer = {"go": {}}
DECLINE: Answer = {"decline": {}}
BUY_DECK: Answer = {"buy-deck": {}}
BUY_PIRATES: Answer = {"buy-pirates": {}}

_WAIT = Branch("wait", text("oltremare-wait"), NOTHING)
_STOP = Branch("stop", text("oltremare-stop"), NOTHING)
_DECLINE_ALL = Branch("decline", text("oltremare-decline-all"), NOTHING)
_DECLINE = Branch("decline", text("oltremare-decline"), NOTHING)
_ACCEPT = text("oltremare-accept")
_COUNTER = text("oltremare-counter")
_PROPOSE = text("oltremare-propose")
_ASK_ACTIVE = text("oltremare-ask-trade")
_ASK_WAITING = text("oltremare-ask-waiting")
_ASK_PARTNER = text("oltremare-ask-partner")
_ASK_ANSWER = text("oltremare-ask-answer")


def partners_with_a_say(s: State) -> list[Seat]:
    """Partners who can do anything: make an offer, answer one, or withdraw their own."""
    made, most = s.bargains.made, BOX.trade.partner.made
    return [seat for seat in s.others(s.turn) if made.get(seat, 0) < most or _concerned(s, seat)]


def _concerned(s: State, seat: Seat) -> bool:
    return any(offer.by == seat or seat in offer.to for offer in s.bargains.offers)


# --- the active player ------------------------------------------------------------------------------------


def active_question(s: State) -> Decision:
    """Bargain, buy, wait for answers, or go on to the main phase."""
    turn, active, bargains = s.turn, s.active, s.bargains
    own = [offer for offer in bargains.offers if offer.by == turn]
    limit = _limit(s, turn)
    branches = [_answering(s, offer, turn, limit) for offer in bargains.offers if offer.by != turn]
    branches.append(_proposing(s, turn, limit))
    branches += [_withdrawing(offer) for offer in own]
    cost = price(s) if bargains.bought < BOX.buying.at_most else None
    branches.append(_buying_from_deck(cost, bool(s.deck)))
    branches.append(_buying_from_pirates(cost, len(active.pirates)))
    if bargains.waiting:
        branches.append(_STOP)
    elif own:
        branches.append(_WAIT)
    lacking = min(active.top.load - len(active.hand), may_buy(s))
    branches.append(_going_on(lacking))
    return Decision(
        ACTIVE_KEY,
        _ASK_WAITING if bargains.waiting else _ASK_ACTIVE,
        OneOf(branches),
        secret=True,
        blocking=not bargains.waiting,
        default=GO if lacking <= 0 else BUY_DECK if s.deck else BUY_PIRATES,
        standing=True,
    )


@cache
def _going_on(lacking: int) -> Branch:
    """On to the main phase, unless the hand is too small for the load and cards can still be had."""
    blocked = text("oltremare-go-short", count=lacking) if lacking > 0 else None
    return Branch("go", text("oltremare-go"), NOTHING, blocked=blocked)


@cache
def _buying_from_deck(cost: int | None, stocked: bool) -> Branch:
    label = text("oltremare-buy-deck")
    if cost is None:
        return Branch("buy-deck", label, NOTHING, blocked=_bought_enough(), spot="deck")
    blocked = None if stocked else text("oltremare-deck-empty")
    return Branch("buy-deck", label, NOTHING, blocked=blocked, spot="deck", note=ducats(cost))


@cache
def _buying_from_pirates(cost: int | None, stack: int) -> Branch:
    label = text("oltremare-buy-pirates", count=stack)
    if cost is None:
        return Branch("buy-pirates", label, NOTHING, blocked=_bought_enough())
    blocked = None if stack else text("oltremare-pirates-empty")
    return Branch("buy-pirates", label, NOTHING, blocked=blocked, note=ducats(cost))


def _bought_enough() -> Text:
    return text("oltremare-bought-enough", count=BOX.buying.at_most)


# --- the others -------------------------------------------------------------------------------------------


def partner_question(s: State, seat: Seat) -> Decision:
    """Answer the active player's proposals, make offers unasked, take them back."""
    asked = any(seat in offer.to for offer in s.bargains.offers)
    return LazyDecision(
        PARTNER_KEY,
        _ASK_ANSWER if asked else _ASK_PARTNER,
        lambda: _partner_choice(s, seat),
        secret=True,
        blocking=s.bargains.waiting and asked,
        default=DECLINE if asked else None,
        standing=True,
    )


def _partner_choice(s: State, seat: Seat) -> Choice:
    offers = s.bargains.offers
    limit = _limit(s, seat)
    branches = [_answering(s, offer, seat, limit) for offer in offers if seat in offer.to]
    if branches:
        branches.append(_DECLINE_ALL)
    branches.append(_proposing(s, seat, limit))
    branches += [_withdrawing(offer) for offer in offers if offer.by == seat]
    return OneOf(branches)


# --- what both can do -------------------------------------------------------------------------------------


def _limit(s: State, seat: Seat) -> Text | None:
    """Why this seat may make no more offers."""
    most = BOX.trade.active if seat == s.turn else BOX.trade.partner
    made = s.bargains.made.get(seat, 0)
    if made >= most.made:
        return text("oltremare-too-many-made", count=most.made)
    if made >= most.standing and sum(offer.by == seat for offer in s.bargains.offers) >= most.standing:
        return text("oltremare-too-many-standing", count=most.standing)
    return None


def _purse(s: State, seat: Seat) -> int:
    """What a seat can promise in one offer."""
    return min(max(s.merchants[seat].ducats, 0), BOX.trade.ducats)


def _proposing(s: State, seat: Seat, limit: Text | None) -> Branch:
    partners = tuple(s.others(seat)) if seat == s.turn and s.seats > 2 else ()

    def form() -> Choice:
        return proposal_form(tuple(s.merchants[seat].hand), _purse(s, seat), partners, s.seats)

    return LazyBranch("propose", _PROPOSE, form, blocked=limit)


def _answering(s: State, offer: Offer, seat: Seat, limit: Text | None) -> Branch:
    """Accept an offer, decline it, or counter it: say no and make one's own."""
    label = text("oltremare-offer-of", who=SeatName(offer.by), terms=said(offer.terms))
    return LazyBranch(f"offer-{offer.number}", label, lambda: _answers(s, offer, seat, limit))


def _answers(s: State, offer: Offer, seat: Seat, limit: Text | None) -> Choice:
    hand = s.merchants[seat].hand
    blocked = obstacle(s, offer, seat)
    form = NOTHING if blocked else acceptance_form(hand, offer.terms.asks)
    answers = [Branch("accept", _ACCEPT, form, blocked=blocked), _DECLINE]
    if not limit:
        answers.append(Branch("counter", _COUNTER, proposal_form(tuple(hand), _purse(s, seat), (), s.seats)))
    return OneOf(answers)


def _withdrawing(offer: Offer) -> Branch:
    return Branch(f"withdraw-{offer.number}", text("oltremare-withdraw", terms=said(offer.terms)), NOTHING)
