"""The questions of the trade phase: what the active player and his partners may do."""

from collections.abc import Sequence
from functools import cache, partial

from engine.choice import NOTHING, Answer, Branch, Choice, OneOf
from engine.core import Decision
from engine.lazy import LazyBranch, LazyDecision
from engine.oltremare.components import BUYING, TRADE
from engine.oltremare.deeds import Deed, Deeds
from engine.oltremare.exchange import may_buy, obstacle, price
from engine.oltremare.labels import SEAT_NAMES, ducats
from engine.oltremare.offers import acceptance_form, proposal_form, said_later
from engine.oltremare.state import Offer, State
from engine.text import Seat, Text, text

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
_ASK_WAITING = text("oltremare-ask-waiting")
_ASK_PARTNER = [text("oltremare-ask-partner", who=name) for name in SEAT_NAMES]
_ASK_ANSWER = [text("oltremare-ask-answer", who=name) for name in SEAT_NAMES]


def partners_with_a_say(s: State) -> Sequence[Seat]:
    """Partners who can do anything: make an offer, answer one, or withdraw their own."""
    most = TRADE.partner.made
    partners = partners_of(s.turn, s.seats)
    spent = [seat for seat, made in s.bargains.made.items() if made >= most]
    if not spent:
        return partners
    return [seat for seat in partners if seat not in spent or _concerned(s, seat)]


@cache
def partners_of(active: Seat, seats: int) -> tuple[Seat, ...]:
    """Everybody else, from the left neighbour on."""
    return tuple((active + i) % seats for i in range(1, seats))


def _concerned(s: State, seat: Seat) -> bool:
    return any(offer.by == seat or seat in offer.to for offer in s.bargains.offers)


# --- the active player ------------------------------------------------------------------------------------


def active_question(s: State) -> Decision:
    """Bargain, buy, wait for answers, or go on to the main phase."""
    active, bargains = s.active, s.bargains
    asked, own = _offers(s, s.turn)
    deeds = _bargaining(s, s.turn, asked, own)
    cost = price(s) if bargains.bought < BUYING.at_most else None
    deeds |= _buying(cost, bool(s.deck), len(active.pirates))
    if bargains.waiting:
        deeds["stop"] = _STOP
    elif own:
        deeds["wait"] = _WAIT
    lacking = min(active.top.load - len(active.hand), may_buy(s))
    deeds["go"] = _going_on(lacking)
    return Decision(
        ACTIVE_KEY,
        _ASK_WAITING if bargains.waiting else _ask_active(active.top.load),
        Deeds(deeds),
        secret=True,
        blocking=not bargains.waiting,
        default=GO if lacking <= 0 else BUY_DECK if s.deck else BUY_PIRATES,
        standing=True,
    )


@cache
def _ask_active(load: int) -> Text:
    return text("oltremare-ask-trade", load=load)


@cache
def _going_on(lacking: int) -> Branch:
    """On to the main phase, unless the hand is too small for the load and cards can still be had."""
    blocked = text("oltremare-go-short", count=lacking) if lacking > 0 else None
    return Branch("go", text("oltremare-go"), NOTHING, blocked=blocked)


@cache
def _buying(cost: int | None, stocked: bool, stack: int) -> dict[str, Branch]:
    return {"buy-deck": _buying_from_deck(cost, stocked), "buy-pirates": _buying_from_pirates(cost, stack)}


def _buying_from_deck(cost: int | None, stocked: bool) -> Branch:
    label = text("oltremare-buy-deck")
    if cost is None:
        return Branch("buy-deck", label, NOTHING, blocked=_bought_enough(), spot="deck")
    blocked = None if stocked else text("oltremare-deck-empty")
    return Branch("buy-deck", label, NOTHING, blocked=blocked, spot="deck", note=ducats(cost))


def _buying_from_pirates(cost: int | None, stack: int) -> Branch:
    label = text("oltremare-buy-pirates", count=stack)
    if cost is None:
        return Branch("buy-pirates", label, NOTHING, blocked=_bought_enough())
    blocked = None if stack else text("oltremare-pirates-empty")
    return Branch("buy-pirates", label, NOTHING, blocked=blocked, note=ducats(cost))


def _bought_enough() -> Text:
    return text("oltremare-bought-enough", count=BUYING.at_most)


# --- the others -------------------------------------------------------------------------------------------


def partner_question(s: State, seat: Seat) -> Decision:
    """Answer the active player's proposals, make offers unasked, take them back."""
    asked, own = _offers(s, seat)
    return LazyDecision(
        PARTNER_KEY,
        (_ASK_ANSWER if asked else _ASK_PARTNER)[s.turn],
        lambda: Deeds(_bargaining(s, seat, asked, own)),
        secret=True,
        blocking=s.bargains.waiting and bool(asked),
        default=DECLINE if asked else None,
        standing=True,
    )


# --- what both can do -------------------------------------------------------------------------------------


def _offers(s: State, seat: Seat) -> tuple[list[Offer], list[Offer]]:
    """The offers this seat may answer, and its own."""
    asked, own = [], []
    for offer in s.bargains.offers:
        if offer.by == seat:
            own.append(offer)
        elif seat in offer.to:
            asked.append(offer)
    return asked, own


def _bargaining(s: State, seat: Seat, asked: list[Offer], own: list[Offer]) -> dict[str, Deed]:
    """Answer offers, make one, withdraw one's own."""
    limit = _limit(s, seat, len(own))
    deeds: dict[str, Deed] = {}
    for offer in asked:
        deeds[f"offer-{offer.number}"] = partial(_answering, s, offer, seat, limit)
    if asked and seat != s.turn:
        deeds["decline"] = _DECLINE_ALL
    deeds["propose"] = _not_proposing(s, seat, limit) if limit else partial(_proposing, s, seat)
    for offer in own:
        deeds[f"withdraw-{offer.number}"] = partial(_withdrawing, offer)
    return deeds


def _limit(s: State, seat: Seat, standing: int) -> Text | None:
    """Why this seat, of which so many offers stand, may make no more."""
    most = TRADE.active if seat == s.turn else TRADE.partner
    made = s.bargains.made.get(seat, 0)
    if made >= most.made:
        return _too_many("made", most.made)
    if standing >= most.standing:
        return _too_many("standing", most.standing)
    return None


@cache
def _too_many(kind: str, count: int) -> Text:
    return text(f"oltremare-too-many-{kind}", count=count)


def _purse(s: State, seat: Seat) -> int:
    """What a seat can promise in one offer."""
    return min(max(s.merchants[seat].ducats, 0), TRADE.ducats)


def _proposing(s: State, seat: Seat) -> Branch:
    return Branch("propose", _PROPOSE, _proposal(s, seat))


def _not_proposing(s: State, seat: Seat, limit: Text) -> Branch:
    """Shown with its reason; the form behind it is there for who wants to see it."""
    return LazyBranch("propose", _PROPOSE, lambda: _proposal(s, seat), blocked=limit)


def _proposal(s: State, seat: Seat) -> Choice:
    partners = partners_of(seat, s.seats) if seat == s.turn and s.seats > 2 else ()
    return proposal_form(s.merchants[seat].hand, _purse(s, seat), partners, s.seats)


def _answering(s: State, offer: Offer, seat: Seat, limit: Text | None) -> Branch:
    """Accept an offer, decline it, or counter it: say no and make one's own."""
    label = text("oltremare-offer-of", who=SEAT_NAMES[offer.by], terms=said_later(offer.terms))
    return Branch(f"offer-{offer.number}", label, _answers(s, offer, seat, limit))


def _answers(s: State, offer: Offer, seat: Seat, limit: Text | None) -> Choice:
    hand = s.merchants[seat].hand
    blocked = obstacle(s, offer, seat)
    answers = [_accepting(hand, offer, blocked), _DECLINE]
    if not limit:
        answers.append(
            LazyBranch("counter", _COUNTER, lambda: proposal_form(hand, _purse(s, seat), (), s.seats))
        )
    return OneOf(answers)


def _accepting(hand: list[str], offer: Offer, blocked: Text | None) -> Branch:
    if blocked:
        return Branch("accept", _ACCEPT, NOTHING, blocked=blocked)
    return LazyBranch("accept", _ACCEPT, lambda: acceptance_form(hand, offer.terms.asks))


def _withdrawing(offer: Offer) -> Branch:
    return Branch(
        f"withdraw-{offer.number}", text("oltremare-withdraw", terms=said_later(offer.terms)), NOTHING
    )
