"""2. Trade phase: free bargaining with the active player, and purchases from deck and pirate stack."""

from collections.abc import Sequence
from functools import partial

from engine.choice import NOTHING, Answer, Branch, OneOf
from engine.core import Asked, Dealer, Decision, Decisions, step
from engine.oltremare import ids
from engine.oltremare.afterwards import follow, keep_what_follows, with_what_follows
from engine.oltremare.bargaining import (
    DECLINE_ALL,
    DECLINE_UNABLE,
    answer_offer,
    decline_all,
    decline_unable,
    limit_of,
    offer_branch,
    offer_numbered,
    offers_by,
    offers_in_vain,
    offers_to,
    proposal,
    propose,
    withdraw,
    withdrawal_branch,
)
from engine.oltremare.components import BOX, CARDS, TRADE
from engine.oltremare.exchange import obstacle, own_lack
from engine.oltremare.labels import GOOD_NAMES, SEAT_NAMES, SHIP_IN
from engine.oltremare.price_list import BY_PRICES, answer_by_prices
from engine.oltremare.purchases import buy, cards_lacking, price, purchases
from engine.oltremare.state import Offer, PhaseStep, State
from engine.text import Seat, text

MOST_MADE = TRADE.partner.made
"""Offers that a partner may make in vain."""
ACTIVE_KEY = "trade.active"
PARTNER_KEY = "trade.partner"

GO_ON: Answer = {"go": {}}
DECLINE_EVERYTHING: Answer = {"decline": {}}

LOADS = range(BOX.card_rules.load[0], BOX.card_rules.load[1] + 1)
ASK_ACTIVE = {
    card: text("oltremare-ask-trade", load=CARDS[card].load, top=GOOD_NAMES[CARDS[card].good])
    for card in CARDS
}
"""By the top card of the cargo."""
ASK_WAITING = text("oltremare-ask-waiting")
ASK_PARTNER = [text("oltremare-ask-partner", who=name) for name in SEAT_NAMES]
ASK_ANSWER = [text("oltremare-ask-answer", who=name) for name in SEAT_NAMES]

GO_LABEL = text("oltremare-go")
GO_BRANCH = Branch("go", GO_LABEL, NOTHING)
GO_BRANCHES_LACKING = {
    lacking: Branch("go", GO_LABEL, NOTHING, blocked=text("oltremare-go-short", count=lacking))
    for lacking in LOADS
}
"""On to the main phase, blocked while so many cards are missing for the load and can be had."""
PROPOSE = text("oltremare-propose")
PROPOSE_THEN = text("oltremare-propose-then")
WAIT_BRANCH = Branch("wait", text("oltremare-wait"), NOTHING)
STOP_BRANCH = Branch("stop", text("oltremare-stop"), NOTHING)


@step
class TradePhase(PhaseStep):
    """The active player trades with anyone and buys up to four cards; the others trade with him alone."""

    phase = "trade"
    seat: Seat

    def asks(self, s: State) -> Decisions:
        partners = partners_with_a_say(s)
        return Asked([self.seat, *partners], partial(self._question, s), _seats_not_waited_for(s, partners))

    def _question(self, s: State, seat: Seat) -> Decision:
        return active_question(s) if seat == self.seat else partner_question(s, seat)

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        ((branch, form),) = answer.items()
        deed, value = ids.deed_of(branch)
        match deed:
            case "go":
                _end_phase(s)
            case "buy":
                buy(s, value, dealer)
            case "wait" | "stop":
                s.bargains.waiting = deed == "wait"
                dealer.tell("oltremare-waits" if deed == "wait" else "oltremare-stops", who=SEAT_NAMES[seat])
            case "propose":
                propose(s, seat, form, dealer)
                if value and s.bargains.waiting:
                    keep_what_follows(s, form)
            case "offer":
                answer_offer(s, seat, offer_numbered(s, value), form, dealer)
            case "decline":
                decline_all(s, seat, dealer)
            case "prices":
                answer_by_prices(s, seat, form, dealer)
            case "unable":
                decline_unable(s, seat, dealer)
            case "withdraw":
                withdraw(s, offer_numbered(s, value), dealer)
        if s.bargains.waiting and stop_waiting(s, seat, dealer):
            _end_phase(s)


def _end_phase(s: State) -> None:
    """On to the main phase."""
    s.stack.pop()
    s.bargains.offers.clear()
    s.bargains.held.clear()
    s.bargains.afterwards.clear()


def _seats_not_waited_for(s: State, partners: Sequence[Seat]) -> Sequence[Seat]:
    """Nobody waits for partners, but for those who are asked once the active player waits."""
    if not s.bargains.waiting:
        return partners
    asked = [seat for offer in s.bargains.offers for seat in offer.to]
    return [s.turn, *[seat for seat in partners if seat not in asked]]


def partners_with_a_say(s: State) -> Sequence[Seat]:
    """Partners who can do anything: make an offer, answer one, or withdraw their own."""
    partners = s.others(s.turn)
    most = MOST_MADE
    if max(s.bargains.made.values(), default=0) < most:
        return partners
    concerned = {seat for offer in s.bargains.offers for seat in (offer.by, *offer.to)}
    return [seat for seat in partners if seat in concerned or offers_in_vain(s, seat) < most]


def active_question(s: State) -> Decision:
    """Bargain, buy, wait for answers, or go on to the main phase."""
    waiting = s.bargains.waiting
    lacking = cards_lacking(s)
    return Decision(
        ACTIVE_KEY,
        ASK_WAITING if waiting else ASK_ACTIVE[s.active.cargo[-1]],
        lambda: _deeds(s, s.turn, lacking),
        secret=True,
        blocking=not waiting,
        default=_cheapest_supply(s, lacking) if lacking > 0 else GO_ON,
        standing=True,
        moment=lambda: _moment(s, s.turn),
        about=SHIP_IN[s.active.port],
    )


def _deeds(s: State, seat: Seat, lacking: int = 0) -> OneOf:
    """What a seat may do: about offers, by a price list, and in its own turn the rest.

    `lacking`: so many cards the active player must still get before the main phase.
    """
    asked, own = offers_to(s, seat), offers_by(s, seat)
    limit = limit_of(s, seat, len(own))
    branches = [offer_branch(s, offer, seat) for offer in asked]
    if asked and seat != s.turn:
        if any(own_lack(s, offer, seat) for offer in asked):
            branches.append(DECLINE_UNABLE)
        branches.append(DECLINE_ALL)
    branches.append(Branch("propose", PROPOSE, lambda: proposal(s, seat), limit))
    branches += [withdrawal_branch(offer) for offer in own]
    if asked:
        branches.append(BY_PRICES)
    if seat == s.turn:
        more = Branch(
            "propose-then", PROPOSE_THEN, lambda: with_what_follows(proposal(s, seat)), limit, aside=True
        )
        branches += [more, *purchases(s)]
        if s.bargains.waiting:
            branches.append(STOP_BRANCH)
        elif own:
            branches.append(WAIT_BRANCH)
        branches.append(GO_BRANCHES_LACKING.get(lacking, GO_BRANCH))
    return OneOf(branches)


def _cheapest_supply(s: State, lacking: int) -> Answer:
    """How the clock gets cards that the load needs, for no more than it must pay.

    An offer that asks for no card is accepted when it costs less than buying as many. Of two cards at one
    price, that of the pirate stack is cheaper: left there, it would cost a ducat at the end.
    """
    offer = max(offers_to(s, s.turn), key=lambda offer: _ducats_saved(s, offer, lacking), default=None)
    if offer is not None and _ducats_saved(s, offer, lacking) > 0:
        return {ids.offer_id(offer.number): {"accept": {}}}
    return {ids.BUY_FROM_PIRATES if s.active.pirates else ids.BUY_FROM_DECK: {}}


def _ducats_saved(s: State, offer: Offer, lacking: int) -> int:
    """How many ducats an offer spares who must otherwise buy so many cards."""
    if offer.terms.asks or obstacle(s, offer, s.turn):
        return 0
    return price(s) * min(lacking, len(offer.cards)) - (offer.terms.price - offer.terms.ducats)


def partner_question(s: State, seat: Seat) -> Decision:
    """Answer the active player's proposals, make offers unasked, take them back."""
    asked = bool(offers_to(s, seat))
    waited_for = s.bargains.waiting and asked
    return Decision(
        PARTNER_KEY,
        (ASK_ANSWER if asked else ASK_PARTNER)[s.turn],
        lambda: _deeds(s, seat),
        secret=True,
        blocking=waited_for,
        default=DECLINE_EVERYTHING if asked else None,
        standing=True,
        fleeting=not waited_for,
        moment=lambda: _moment(s, seat),
        about=SHIP_IN[s.merchants[seat].port],
    )


def _moment(s: State, seat: Seat) -> tuple[int, ...]:
    """The turn, as everyone can count it, and the offers that this seat may answer."""
    return s.turn, len(s.active.cargo), *[offer.number for offer in offers_to(s, seat)]


def stop_waiting(s: State, seat: Seat, dealer: Dealer) -> bool:
    """Waiting ends by itself with the last offer; then comes what the active player said, or a word to them,
    unless they ended it themselves. Whether the trade phase ends with it."""
    if offers_by(s, s.turn):
        return False
    s.bargains.waiting = False
    if seat == s.turn:
        s.bargains.afterwards.clear()
        return False
    return follow(s, dealer)
