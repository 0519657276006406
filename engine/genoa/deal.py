"""Section 4.2: a deal is kept by both sides as soon as it is struck: payment, move and action."""

from dataclasses import field

from engine.answers import picked_ids
from engine.choice import AllOf, Answer, Part, Pick
from engine.core import Dealer, Decision, Decisions, Step, step
from engine.genoa import offers, supply
from engine.genoa.action import Sweep, begin
from engine.genoa.components import BUILDINGS
from engine.genoa.labels import CARD_OPTIONS, DECK_NAMES, SEAT_NAMES, SPACE_PHRASES, terms_words
from engine.genoa.state import Bundle, Deal, State
from engine.text import Seat, text


@step
class Settle(Step[State]):
    """Pay, move and act in one step (R2); the person who owes cards of a deck chooses which."""

    deals: list[Deal]
    chose: list[Seat] = field(default_factory=list)
    """Who has chosen the cards they owe."""

    def asks(self, s: State) -> Decisions:
        deal = self.deals[0]
        for giver, bundle in ((deal.bidder, deal.now), (s.turn.tower, deal.ask)):
            if bundle.decks and giver not in self.chose:
                return {giver: _which_cards(s, giver, bundle)}
        return {}

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        deal = self.deals[0]
        chosen = tuple(card for cards in answer.values() for card in picked_ids(cards))
        receiver = deal.bidder if seat == s.turn.tower else s.turn.tower
        supply.hand_over(s, seat, receiver, Bundle(cards=chosen))
        supply.tell_cards(seat, receiver, chosen, dealer)
        self.chose.append(seat)

    def goes(self, s: State, dealer: Dealer) -> None:
        s.stack.pop()
        turn = s.turn
        for deal in self.deals:
            _pay(s, deal, dealer)
        deal = self.deals[0]
        if deal.space != turn.here:
            offers.arrive(s, deal.space, dealer, announce=False)
        if deal.space in BUILDINGS:
            begin(s, deal.bidder, dealer, deal.after, deal.order)
        else:
            s.stack.append(Sweep())


def _which_cards(s: State, giver: Seat, owed: Bundle) -> Decision:
    cards = {deck: s.players[giver].of(deck) for deck, _ in owed.decks}
    parts = [
        Part(deck, DECK_NAMES[deck], Pick([CARD_OPTIONS[card] for card in cards[deck]], count, count))
        for deck, count in owed.decks
    ]
    first = {deck: cards[deck][0] if count == 1 else cards[deck][:count] for deck, count in owed.decks}
    return Decision("genoa.cards", text("genoa-ask-cards"), AllOf(parts), secret=True, default=first)


def _pay(s: State, deal: Deal, dealer: Dealer) -> None:
    tower = s.turn.tower
    s.deals += 1
    s.turn.bids = [bid for bid in s.turn.bids if (bid.space, bid.bidder) != (deal.space, deal.bidder)]
    supply.hand_over(s, deal.bidder, tower, deal.now)
    supply.hand_over(s, tower, deal.bidder, deal.ask)
    who, whom = SEAT_NAMES[tower], SEAT_NAMES[deal.bidder]
    space, terms = SPACE_PHRASES[deal.space], terms_words(deal)
    dealer.tell("genoa-deal-struck", who=who, whom=whom, space=space, terms=terms)
