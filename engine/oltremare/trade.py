"""2. Trade phase: free bargaining with the active player, and purchases from deck and pirate stack."""

from functools import partial

from engine.choice import Answer
from engine.core import Asked, Decision, Decisions, Table, step
from engine.oltremare.bargaining import active_question, partner_question, partners_with_a_say
from engine.oltremare.deck import draw
from engine.oltremare.exchange import exchange, price
from engine.oltremare.labels import CARD_NAMES, SEAT_NAMES, ducats
from engine.oltremare.offers import cards_given, said_later, terms_of
from engine.oltremare.state import Offer, PhaseStep, Refusal, State
from engine.text import Seat, text


@step
class TradePhase(PhaseStep):
    """The active player trades with anyone and buys up to four cards; the others trade with him alone."""

    phase = "trade"
    seat: Seat

    def asks(self, s: State) -> Decisions:
        return Asked([self.seat, *partners_with_a_say(s)], partial(self._question, s))

    def _question(self, s: State, seat: Seat) -> Decision:
        return active_question(s) if seat == self.seat else partner_question(s, seat)

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        ((branch, form),) = answer.items()
        deed, _, number = branch.partition("-")
        match deed:
            case "go":
                s.stack.pop()
                s.bargains.offers.clear()
            case "buy":
                buy(s, number, table)
            case "wait" | "stop":
                s.bargains.waiting = deed == "wait"
                table.tell("oltremare-waits" if deed == "wait" else "oltremare-stops", who=SEAT_NAMES[seat])
            case "propose":
                propose(s, seat, form, table)
            case "offer":
                answer_offer(s, seat, standing(s, number), form, table)
            case "decline":
                for offer in [offer for offer in s.bargains.offers if seat in offer.to]:
                    decline(s, seat, offer, table)
            case "withdraw":
                withdraw(s, standing(s, number), table)
        if s.bargains.waiting:
            stop_waiting(s, seat, table)


def standing(s: State, number: str) -> Offer:
    wanted = int(number)
    return next(offer for offer in s.bargains.offers if offer.number == wanted)


def answer_offer(s: State, seat: Seat, offer: Offer, answer: Answer, table: Table) -> None:
    ((deed, form),) = answer.items()
    if deed == "accept":
        accept(s, seat, offer, form, table)
        return
    decline(s, seat, offer, table)
    if deed == "counter":
        propose(s, seat, form, table, partner=offer.by)


def buy(s: State, source: str, table: Table) -> None:
    """One card, unseen, from the deck or the top of one's own pirate stack."""
    cost = price(s)
    card = draw(s, table) if source == "deck" else s.active.pirates.pop()
    assert card is not None, "a purchase from an empty deck is not offered"
    table.show()
    s.active.hand.append(card)
    s.pay(s.turn, -cost)
    s.bargains.bought += 1
    own = text(f"oltremare-bought-{source}-own", card=CARD_NAMES[card], ducats=ducats(cost))
    who = SEAT_NAMES[s.turn]
    table.tell(f"oltremare-bought-{source}", who=who, ducats=ducats(cost), private={s.turn: own})


def propose(s: State, seat: Seat, form: Answer, table: Table, partner: Seat | None = None) -> None:
    """Put an offer to one or several; who has refused the very same is not asked again."""
    bargains = s.bargains
    bargains.made[seat] = bargains.made.get(seat, 0) + 1
    cards, terms = terms_of(form)
    if terms.empty:
        table.whisper([seat], "oltremare-offer-empty")
        return
    to = recipients(s, seat, form, partner)
    willing = tuple([other for other in to if (seat, other, terms) not in bargains.refused])
    if not willing:
        table.whisper([seat], "oltremare-refused-before", terms=said_later(terms))
        return
    offer = Offer(sum(bargains.made.values()), seat, willing, tuple(cards), terms)
    bargains.offers.append(offer)
    partners = tuple([SEAT_NAMES[other] for other in willing])
    table.tell("oltremare-offered", who=SEAT_NAMES[seat], to=partners, terms=said_later(terms))


def recipients(s: State, seat: Seat, form: Answer, partner: Seat | None) -> list[Seat]:
    """Whom an offer is for; a counter-offer goes to the one it answers."""
    if partner is not None:
        return [partner]
    if "to" in form:
        return sorted(int(other) for other in form["to"])
    return [s.others(seat)[0]] if seat == s.turn else [s.turn]


def accept(s: State, seat: Seat, offer: Offer, form: Answer, table: Table) -> None:
    s.bargains.offers.remove(offer)
    cards = cards_given(s.merchants[seat].hand, offer.terms.asks, form)
    exchange(s, offer, seat, cards, table)


def decline(s: State, seat: Seat, offer: Offer, table: Table) -> None:
    """Say no; the offer stands for the others it was made to."""
    bargains = s.bargains
    bargains.refused.append(Refusal(offer.by, seat, offer.terms))
    place = bargains.offers.index(offer)
    others = tuple(other for other in offer.to if other != seat)
    if others:
        bargains.offers[place] = Offer(offer.number, offer.by, others, offer.cards, offer.terms)
    else:
        del bargains.offers[place]
    table.tell(
        "oltremare-declined", who=SEAT_NAMES[seat], by=SEAT_NAMES[offer.by], terms=said_later(offer.terms)
    )


def withdraw(s: State, offer: Offer, table: Table) -> None:
    s.bargains.offers.remove(offer)
    table.tell("oltremare-withdrawn", who=SEAT_NAMES[offer.by], terms=said_later(offer.terms))


def stop_waiting(s: State, seat: Seat, table: Table) -> None:
    """Waiting ends by itself with the last offer; the active player is told, unless he ended it himself."""
    if not any(offer.by == s.turn for offer in s.bargains.offers):
        s.bargains.waiting = False
        if seat != s.turn:
            table.whisper([s.turn], "oltremare-all-answered")
