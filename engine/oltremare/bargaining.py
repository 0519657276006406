"""The questions of the trade phase: what the active player and his partners may do."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Literal, NamedTuple

from engine.choice import NOTHING, Answer, Branch, OneOf
from engine.core import Decision, Decisions
from engine.oltremare.components import BOX, CARDS, OfferLimits
from engine.oltremare.exchange import Obstacle, may_buy, obstacle, price
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

ACTIVE = BOX.trade.active
PARTNER = BOX.trade.partner
NO_CHOICE: tuple[Seat, ...] = ()
NONE: tuple[Offer, ...] = ()

Limit = tuple[Literal["standing", "made"], int]
"""Why a seat may make no more offers, and how many it may."""

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


class Side(NamedTuple):
    """One seat at the bargaining table."""

    hand: tuple[str, ...]
    ducats: int
    partners: tuple[Seat, ...]
    """Whom it can choose to bargain with, where there is a choice."""
    limit: Limit | None

    @property
    def purse(self) -> int:
        """What it can promise in one offer."""
        return min(max(self.ducats, 0), BOX.trade.ducats)


@cache
def _others(seats: int, turn: Seat) -> tuple[Seat, ...]:
    return tuple((turn + i) % seats for i in range(1, seats))


def questions(s: State) -> Decisions:
    """What each seat may do in this trade phase."""
    turn, bargains = s.turn, s.bargains
    active, offers = s.merchants[turn], bargains.offers
    others = _others(s.seats, turn)
    load = CARDS[active.cargo[-1]].load
    buyable = may_buy(s)
    spare = len(active.hand) + buyable - load
    asked: dict[Seat, Decision] = {turn: _active_question(s, others, load, buyable)}
    for seat in others:
        merchant = s.merchants[seat]
        made = bargains.made.get(seat, 0)
        concerning = tuple([o for o in offers if o.by == seat or seat in o.to]) if offers else NONE
        limit = _limit(PARTNER, made, concerning, seat) if made else None
        side = Side(tuple(merchant.hand), merchant.ducats, NO_CHOICE, limit)
        if concerning:
            asked[seat] = _partner_question(
                side, seat, concerning, active.ducats, turn, spare, bargains.waiting
            )
        elif not limit:
            asked[seat] = _idle_partner_question(side)
    return asked


def _limit(most: OfferLimits, made: int, offers: Sequence[Offer], seat: Seat) -> Limit | None:
    if made < most.standing:
        return None
    if made >= most.made:
        return "made", most.made
    standing = sum([offer.by == seat for offer in offers])
    return ("standing", most.standing) if standing >= most.standing else None


# --- the active player ------------------------------------------------------------------------------------


def _active_question(s: State, others: tuple[Seat, ...], load: int, buyable: int) -> Decision:
    """Bargain, buy, wait for answers, or go on to the main phase."""
    turn, bargains = s.turn, s.bargains
    active = s.merchants[turn]
    spare = len(active.hand) + buyable - load
    limit = _limit(ACTIVE, bargains.made.get(turn, 0), bargains.offers, turn)
    choice = others if len(others) > 1 else NO_CHOICE
    side = Side(tuple(active.hand), active.ducats, choice, limit)
    branches: list[Branch] = []
    proposed = False
    for offer in bargains.offers:
        if offer.by == turn:
            branches.append(_withdrawing(offer))
            proposed = True
        else:
            branches.append(_answering(offer, side, s.merchants[offer.by].ducats, turn, spare))
    branches.append(_proposing(side))
    full = bargains.bought >= BOX.buying.at_most
    cost = None if full else price(s)
    branches.append(_buying_from_deck(cost, bool(s.deck)))
    branches.append(_buying_from_pirates(cost, len(active.pirates)))
    if bargains.waiting:
        branches.append(_STOP)
    elif proposed:
        branches.append(_WAIT)
    lacking = min(load - len(active.hand), buyable)
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


@lru_cache(maxsize=256)
def _idle_partner_question(side: Side) -> Decision:
    """Make the active player an offer unasked; nobody waits for it."""
    choice = OneOf([_proposing(side)])
    return Decision(PARTNER_KEY, _ASK_PARTNER, choice, secret=True, blocking=False, standing=True)


@lru_cache(maxsize=256)
def _partner_question(
    side: Side,
    seat: Seat,
    offers: tuple[Offer, ...],
    active_ducats: int,
    turn: Seat,
    spare: int,
    waiting: bool,
) -> Decision:
    """Answer the active player's proposals, make offers, take them back."""
    addressed = [offer for offer in offers if offer.by != seat]
    branches = [_answering(offer, side, active_ducats, turn, spare) for offer in addressed]
    if addressed:
        branches.append(_DECLINE_ALL)
    branches.append(_proposing(side))
    branches += [_withdrawing(offer) for offer in offers if offer.by == seat]
    return Decision(
        PARTNER_KEY,
        _ASK_ANSWER if addressed else _ASK_PARTNER,
        OneOf(branches),
        secret=True,
        blocking=waiting and bool(addressed),
        default=DECLINE if addressed else None,
        standing=True,
    )


# --- what both can do -------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _proposing(side: Side) -> Branch:
    """An offer of one's own, as far as the seat may still make any."""
    blocked = text(f"oltremare-too-many-{side.limit[0]}", count=side.limit[1]) if side.limit else None
    return Branch("propose", _PROPOSE, proposal_form(side.hand, side.purse, side.partners), blocked=blocked)


def _answering(offer: Offer, side: Side, giver_ducats: int, turn: Seat, spare: int) -> Branch:
    blocked = obstacle(offer, side.hand, side.ducats, giver_ducats, turn, spare)
    return _answers(offer, blocked, turn, side.hand, side.purse, side.limit is None)


@lru_cache(maxsize=256)
def _answers(
    offer: Offer, blocked: Obstacle | None, turn: Seat, hand: tuple[str, ...], purse: int, may_counter: bool
) -> Branch:
    """Accept an offer, decline it, or counter it: say no and make one's own."""
    if blocked:
        who = SeatName(turn if blocked == "left-short" else offer.by)
        accept = Branch("accept", _ACCEPT, NOTHING, blocked=text(f"oltremare-{blocked}", who=who))
    else:
        accept = Branch("accept", _ACCEPT, acceptance_form(hand, offer.terms.asks))
    answers = [accept, _DECLINE]
    if may_counter:
        answers.append(Branch("counter", _COUNTER, proposal_form(hand, purse, NO_CHOICE)))
    label = text("oltremare-offer-of", who=SeatName(offer.by), terms=said(offer.terms))
    return Branch(f"offer-{offer.number}", label, OneOf(answers))


@lru_cache(maxsize=256)
def _withdrawing(offer: Offer) -> Branch:
    return Branch(f"withdraw-{offer.number}", text("oltremare-withdraw", terms=said(offer.terms)), NOTHING)
