"""The questions of the trade phase: what the active player and his partners may do."""

from functools import cache, lru_cache
from typing import Literal, NamedTuple

from engine.choice import NOTHING, Answer, Branch, OneOf
from engine.core import Decision, Decisions
from engine.oltremare.components import BOX
from engine.oltremare.exchange import Means, cannot_accept, may_buy, price
from engine.oltremare.labels import ducats
from engine.oltremare.offers import acceptance_form, gift_form, proposal_form, said
from engine.oltremare.state import Offer, State
from engine.text import Seat, SeatName, Text, text

ACTIVE_KEY = "trade.active"
PARTNER_KEY = "trade.partner"

GO: Answer = {"go": {}}
DECLINE: Answer = {"decline": {}}
BUY_DECK: Answer = {"buy-deck": {}}
BUY_PIRATES: Answer = {"buy-pirates": {}}

NO_CHOICE: tuple[Seat, ...] = ()

Limit = Literal["standing", "made"]
"""Why a seat may make no more offers."""

_LIMITS: dict[Limit, Text] = {
    "standing": text("oltremare-too-many-standing", count=BOX.trade.standing),
    "made": text("oltremare-too-many-made", count=BOX.trade.made),
}
_WAIT = Branch("wait", text("oltremare-wait"), NOTHING)
_STOP = Branch("stop", text("oltremare-stop"), NOTHING)
_DECLINE_ALL = Branch("decline", text("oltremare-decline-all"), NOTHING)
_DECLINE = Branch("decline", text("oltremare-decline"), NOTHING)
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


def questions(s: State) -> Decisions:
    """What each seat may do in this trade phase."""
    turn, active, bargains = s.turn, s.merchants[s.turn], s.bargains
    others = s.others(turn)
    buyable = may_buy(s)
    spare = len(active.hand) + buyable - active.top.load
    asked: Decisions = {turn: _active_question(s, tuple(others), buyable, spare)}
    for seat in others:
        merchant = s.merchants[seat]
        concerning = tuple([offer for offer in bargains.offers if offer.by == seat or seat in offer.to])
        limit = _limit(bargains.made.get(seat, 0), concerning, seat)
        side = Side(tuple(merchant.hand), merchant.ducats, NO_CHOICE, limit)
        if concerning:
            means = Means(active.ducats, spare, turn)
            asked[seat] = _partner_question(side, seat, concerning, means, bargains.waiting)
        elif not limit:
            asked[seat] = _idle_partner_question(side)
    return asked


def _limit(made: int, offers: tuple[Offer, ...] | list[Offer], seat: Seat) -> Limit | None:
    most = BOX.trade.standing
    if made < most:
        return None
    if made >= BOX.trade.made:
        return "made"
    return "standing" if sum([offer.by == seat for offer in offers]) >= most else None


# --- the active player ------------------------------------------------------------------------------------


def _active_question(s: State, others: tuple[Seat, ...], buyable: int, spare: int) -> Decision:
    """Bargain, buy, wait for answers, or go on to the main phase."""
    turn, active, bargains = s.turn, s.merchants[s.turn], s.bargains
    limit = _limit(bargains.made.get(turn, 0), bargains.offers, turn)
    side = Side(tuple(active.hand), active.ducats, others if len(others) > 1 else NO_CHOICE, limit)
    branches: list[Branch] = []
    proposed = False
    for offer in bargains.offers:
        if offer.by == turn:
            branches.append(_withdrawing(offer))
            proposed = True
        else:
            branches.append(_answering(offer, side, Means(s.merchants[offer.by].ducats, spare, turn)))
    branches += _offering(side)
    cost = price(s) if buyable else None
    full = bargains.bought >= BOX.buying.at_most
    branches.append(_buying_from_deck(cost, full, bool(s.deck)))
    branches.append(_buying_from_pirates(cost, full, len(active.pirates)))
    if bargains.waiting:
        branches.append(_STOP)
    elif proposed:
        branches.append(_WAIT)
    lacking = min(active.top.load - len(active.hand), buyable)
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
def _buying_from_deck(cost: int | None, full: bool, stocked: bool) -> Branch:
    blocked = _no_purchase(full) or (None if stocked else text("oltremare-deck-empty"))
    return Branch(
        "buy-deck",
        text("oltremare-buy-deck"),
        NOTHING,
        blocked=blocked,
        spot="deck",
        note=None if cost is None else ducats(cost),
    )


@cache
def _buying_from_pirates(cost: int | None, full: bool, stack: int) -> Branch:
    blocked = _no_purchase(full) or (None if stack else text("oltremare-pirates-empty"))
    return Branch(
        "buy-pirates",
        text("oltremare-buy-pirates", count=stack),
        NOTHING,
        blocked=blocked,
        note=None if cost is None else ducats(cost),
    )


def _no_purchase(full: bool) -> Text | None:
    return text("oltremare-bought-enough", count=BOX.buying.at_most) if full else None


# --- the others -------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _idle_partner_question(side: Side) -> Decision:
    """Make the active player an offer unasked; nobody waits for it."""
    return Decision(
        PARTNER_KEY, _ASK_PARTNER, OneOf(_offering(side)), secret=True, blocking=False, standing=True
    )


@lru_cache(maxsize=256)
def _partner_question(
    side: Side, seat: Seat, offers: tuple[Offer, ...], means: Means, waiting: bool
) -> Decision:
    """Answer the active player's proposals, make offers, take them back."""
    addressed = [offer for offer in offers if offer.by != seat]
    branches = [_answering(offer, side, means) for offer in addressed]
    if addressed:
        branches.append(_DECLINE_ALL)
    branches += _offering(side)
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
def _offering(side: Side) -> list[Branch]:
    """A proposal and a gift, as far as the seat may still make any."""
    blocked = _LIMITS[side.limit] if side.limit else None
    form = proposal_form(side.hand, side.purse, side.partners)
    propose = Branch("propose", text("oltremare-propose"), form, blocked=blocked)
    if not side.hand and not side.purse:
        return [propose]
    form = gift_form(side.hand, side.purse, side.partners)
    return [propose, Branch("gift", text("oltremare-gift"), form, blocked=blocked)]


@lru_cache(maxsize=256)
def _answering(offer: Offer, side: Side, means: Means) -> Branch:
    """Accept an offer, decline it, or counter it: say no and make one's own."""
    blocked = cannot_accept(offer, side.hand, side.ducats, means)
    form = NOTHING if blocked else acceptance_form(side.hand, offer.terms.asks)
    answers = [Branch("accept", text("oltremare-accept"), form, blocked=blocked), _DECLINE]
    if not side.limit:
        counter = proposal_form(side.hand, side.purse, NO_CHOICE)
        answers.append(Branch("counter", text("oltremare-counter"), counter))
    label = text("oltremare-offer-of", who=SeatName(offer.by), terms=said(offer.terms))
    return Branch(f"offer-{offer.number}", label, OneOf(answers))


@lru_cache(maxsize=256)
def _withdrawing(offer: Offer) -> Branch:
    return Branch(f"withdraw-{offer.number}", text("oltremare-withdraw", terms=said(offer.terms)), NOTHING)
