"""Section 4.2: a deal is kept by both sides as soon as it is struck: payment, move and action."""

from engine.choice import AllOf, Answer, Part, Pick
from engine.core import Decision, Decisions, Step, Table, step
from engine.genoa import offers, supply
from engine.genoa.action import Sweep, begin
from engine.genoa.components import BUILDINGS
from engine.genoa.labels import CARD_OPTIONS, DECK_NAMES, SPACE_NAMES, terms
from engine.genoa.state import Bundle, Offer, State
from engine.text import Seat, SeatName, text


@step
class Settle(Step[State]):
    """Pay, move and act in one step (R2); whoever owes cards of a deck chooses which."""

    deals: list[Offer]
    chosen: bool = False

    def asks(self, s: State) -> Decisions:
        giver, bundle = self._giver(s)
        if self.chosen or not bundle.decks:
            return {}
        cards = {deck: s.players[giver].of(deck) for deck, _ in bundle.decks}
        parts = [
            Part(deck, DECK_NAMES[deck], Pick([CARD_OPTIONS[card] for card in cards[deck]], count, count))
            for deck, count in bundle.decks
        ]
        first = {deck: cards[deck][0] if count == 1 else cards[deck][:count] for deck, count in bundle.decks}
        prompt = text("genoa-ask-cards")
        return {giver: Decision("genoa.cards", prompt, AllOf(parts), secret=True, default=first)}

    def _giver(self, s: State) -> tuple[Seat, Bundle]:
        """Who gave in to the other's terms, and what was asked of them."""
        deal = self.deals[0]
        if deal.by_tower:
            assert deal.bidder is not None
            return deal.bidder, deal.now
        return s.turn.tower, deal.ask

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        deal = self.deals[0]
        chosen = tuple(
            card for given in answer.values() for card in ([given] if isinstance(given, str) else given)
        )
        receiver = s.turn.tower if deal.by_tower else deal.bidder
        assert receiver is not None
        supply.hand_over(s, seat, receiver, Bundle(cards=chosen))
        supply.tell_cards(seat, receiver, chosen, table)
        self.chosen = True

    def goes(self, s: State, table: Table) -> None:
        s.stack.pop()
        turn = s.turn
        for deal in self.deals:
            _pay(s, deal, table)
        deal = self.deals[0]
        if deal.space != turn.here:
            offers.arrive(s, deal.space, table, told=False)
        if deal.space in BUILDINGS:
            assert deal.bidder is not None
            begin(s, deal.bidder, table, deal.after, deal.order)
        else:
            s.stack.append(Sweep())


def _pay(s: State, deal: Offer, table: Table) -> None:
    assert deal.bidder is not None
    tower = s.turn.tower
    s.deals += 1
    supply.hand_over(s, deal.bidder, tower, deal.now)
    supply.hand_over(s, tower, deal.bidder, deal.ask)
    who, whom = SeatName(tower), SeatName(deal.bidder)
    table.tell("genoa-deal", who=who, whom=whom, space=SPACE_NAMES[deal.space], terms=terms(deal))
