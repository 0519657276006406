"""Bargaining in the trade phase: each deed with its question and what it does."""

from engine.choice import NOTHING, AllOf, Answer, Branch, Choice, OneOf
from engine.core import Dealer
from engine.oltremare import ids
from engine.oltremare.components import TRADE
from engine.oltremare.exchange import exchange, obstacle, own_lack
from engine.oltremare.labels import SEAT_NAMES
from engine.oltremare.offers import (
    acceptance_form,
    cards_given,
    counter_answer,
    proposal_form,
    raise_form,
    terms_in_words,
    terms_of,
)
from engine.oltremare.state import Offer, Refusal, State
from engine.text import Seat, Text, text

ACCEPT = text("oltremare-accept")
COUNTER = text("oltremare-counter")
RAISE = text("oltremare-raise")
DECLINE = Branch("decline", text("oltremare-decline"), NOTHING)
DECLINE_ALL = Branch("decline", text("oltremare-decline-all"), NOTHING)
DECLINE_UNABLE = Branch("unable", text("oltremare-decline-unable"), NOTHING)
TOO_MANY_MADE = {
    limits: text("oltremare-too-many-made", count=limits.made) for limits in (TRADE.active, TRADE.partner)
}
TOO_MANY_STANDING = {
    limits: text("oltremare-too-many-standing", count=limits.standing)
    for limits in (TRADE.active, TRADE.partner)
}


def offers_to(s: State, seat: Seat) -> list[Offer]:
    """The standing offers that this seat may answer."""
    return [offer for offer in s.bargains.offers if seat in offer.to]


def offers_by(s: State, seat: Seat) -> list[Offer]:
    return [offer for offer in s.bargains.offers if offer.by == seat]


def offer_numbered(s: State, number: str) -> Offer:
    wanted = int(number)
    return next(offer for offer in s.bargains.offers if offer.number == wanted)


# --- proposing --------------------------------------------------------------------------------------------


def offers_in_vain(s: State, seat: Seat) -> int:
    """How many offers of this phase count against a seat's limit: those that were not accepted."""
    return s.bargains.made.get(seat, 0) - s.bargains.accepted.get(seat, 0)


def limit_of(s: State, seat: Seat, standing: int) -> Text | None:
    """Why this seat, of which so many offers stand, may make no more."""
    most = TRADE.active if seat == s.turn else TRADE.partner
    if offers_in_vain(s, seat) >= most.made:
        return TOO_MANY_MADE[most]
    return TOO_MANY_STANDING[most] if standing >= most.standing else None


def proposal(s: State, seat: Seat, *, counter: Offer | None = None) -> AllOf:
    """The form of an offer; a counter-offer goes to the one it answers, and begins with what they offer."""
    merchant = s.merchants[seat]
    partners = s.others(seat) if seat == s.turn and s.seats > 2 and not counter else []
    return proposal_form(
        merchant.hand, merchant.ducats, partners, s.seats, counter.terms if counter else None
    )


def propose(s: State, seat: Seat, form: Answer, dealer: Dealer, partner: Seat | None = None) -> None:
    """Put an offer to one or several; who has refused the very same is not asked again.

    Those whom the active player asks are then waited for, and he is not.
    """
    bargains = s.bargains
    bargains.made[seat] = bargains.made.get(seat, 0) + 1
    cards, terms = terms_of(form)
    if terms.empty:
        dealer.whisper([seat], "oltremare-offer-empty")
        return
    to = [partner] if partner is not None else _recipients(s, seat, form)
    willing = tuple([other for other in to if (seat, other, terms) not in bargains.refused])
    if not willing:
        dealer.whisper([seat], "oltremare-refused-before", terms=terms_in_words(terms))
        return
    bargains.offers.append(Offer(sum(bargains.made.values()), seat, willing, tuple(cards), terms))
    if seat == s.turn:
        bargains.waiting = True
    partners = tuple([SEAT_NAMES[other] for other in willing])
    dealer.tell("oltremare-offered", who=SEAT_NAMES[seat], to=partners, terms=terms_in_words(terms))


def _recipients(s: State, seat: Seat, form: Answer) -> list[Seat]:
    """Whom an offer is for: those named, or the only one it can be for."""
    if "to" in form:
        return sorted([ids.seat_of(other) for other in form["to"]])
    return [s.others(seat)[0]] if seat == s.turn else [s.turn]


# --- answering --------------------------------------------------------------------------------------------


def offer_branch(s: State, offer: Offer, seat: Seat) -> Branch:
    """An offer; one that cannot be taken up comes after what can be done, with the reason."""
    lack = obstacle(s, offer, seat)
    return Branch(
        ids.offer_id(offer.number),
        lambda: text("oltremare-offer-of", who=SEAT_NAMES[offer.by], terms=terms_in_words(offer.terms)),
        lambda: answers_to(s, offer, seat),
        note=lack,
        aside=lack is not None,
    )


def answers_to(s: State, offer: Offer, seat: Seat) -> Choice:
    """Accept an offer, decline it, or counter it: say no and make one's own, or ask for more ducats."""
    accepts = _acceptance_branch(s, offer, seat)
    answers = [accepts, DECLINE]
    if limit_of(s, seat, len(offers_by(s, seat))) is None:
        answers.append(Branch("counter", COUNTER, lambda: proposal(s, seat, counter=offer)))
        if accepts.blocked is None:
            answers += _raise_branches(s, offer, seat)
    return OneOf(answers)


def _acceptance_branch(s: State, offer: Offer, seat: Seat) -> Branch:
    if blocked := obstacle(s, offer, seat):
        return Branch("accept", ACCEPT, NOTHING, blocked=blocked)
    hand = s.merchants[seat].hand
    return Branch("accept", ACCEPT, lambda: acceptance_form(hand, offer.terms.asks))


def _raise_branches(s: State, offer: Offer, seat: Seat) -> list[Branch]:
    """The same trade for more ducats, where something is sold and the buyer has more."""
    terms, most = offer.terms, min(TRADE.ducats_asked, s.merchants[offer.by].ducats)
    if terms.price or not terms.asks or terms.ducats >= most:
        return []
    hand = s.merchants[seat].hand
    return [Branch("raise", RAISE, lambda: raise_form(hand, terms, most))]


def answer_offer(s: State, seat: Seat, offer: Offer, answer: Answer, dealer: Dealer) -> None:
    ((deed, form),) = answer.items()
    if deed == "accept":
        accept(s, seat, offer, form, dealer)
        return
    decline(s, seat, offer, dealer)
    if deed == "raise":
        form = counter_answer(s.merchants[seat].hand, offer.terms, form)
    if deed in ("counter", "raise"):
        propose(s, seat, form, dealer, partner=offer.by)


def accept(s: State, seat: Seat, offer: Offer, form: Answer, dealer: Dealer) -> None:
    bargains = s.bargains
    bargains.offers.remove(offer)
    bargains.accepted[offer.by] = bargains.accepted.get(offer.by, 0) + 1
    cards = cards_given(s.merchants[seat].hand, offer.terms.asks, form)
    exchange(s, offer, seat, cards, dealer)


def decline(s: State, seat: Seat, offer: Offer, dealer: Dealer) -> None:
    """Say no; the offer stands for the others it was made to."""
    bargains = s.bargains
    bargains.refused.append(Refusal(offer.by, seat, offer.terms))
    place = bargains.offers.index(offer)
    if others := tuple([other for other in offer.to if other != seat]):
        bargains.offers[place] = offer._replace(to=others)
    else:
        del bargains.offers[place]
    terms = terms_in_words(offer.terms)
    dealer.tell("oltremare-declined", who=SEAT_NAMES[seat], by=SEAT_NAMES[offer.by], terms=terms)


def decline_all(s: State, seat: Seat, dealer: Dealer) -> None:
    for offer in offers_to(s, seat):
        decline(s, seat, offer, dealer)


def decline_unable(s: State, seat: Seat, dealer: Dealer) -> None:
    """Say no to every offer that asks for cards or ducats one does not have; the others stand."""
    for offer in offers_to(s, seat):
        if own_lack(s, offer, seat):
            decline(s, seat, offer, dealer)


# --- withdrawing ------------------------------------------------------------------------------------------


def withdrawal_branch(offer: Offer) -> Branch:
    return Branch(
        ids.withdrawal_id(offer.number),
        lambda: text("oltremare-withdraw", terms=terms_in_words(offer.terms)),
        NOTHING,
    )


def withdraw(s: State, offer: Offer, dealer: Dealer) -> None:
    s.bargains.offers.remove(offer)
    dealer.tell("oltremare-withdrawn", who=SEAT_NAMES[offer.by], terms=terms_in_words(offer.terms))
