"""The wheel of galleys, the Doge's card at the end of a round, and the scorings."""

from engine.core import Dealer, Step, step
from engine.serenissima.activation import Activation
from engine.serenissima.components import BOX
from engine.serenissima.investment import SpecialInvestment
from engine.serenissima.labels import SEAT_NAMES, ZONES_AT
from engine.serenissima.scoring import incomes
from engine.serenissima.state import DOGE, State, Turn


@step
class Wheel(Step[State]):
    """The black pawn goes to the next galley on the wheel; after the last one, to the Doge."""

    def goes(self, s: State, dealer: Dealer) -> None:
        if s.pointer == DOGE and s.round > 1:
            dealer.tell("serenissima-round", round=s.round, board=True)
        for galley in s.galleys[s.pointer :]:
            if galley.owner is not None:
                s.pointer = galley.number
                s.turn = Turn(galley.number)
                dealer.tell(
                    "serenissima-activates-at",
                    who=SEAT_NAMES[galley.owner],
                    galley=galley.number,
                    at=ZONES_AT[galley.zone],
                )
                s.stack.append(Activation())
                return
        s.pointer = DOGE
        s.turn = Turn()
        s.stack.append(Doge())


@step
class Doge(Step[State]):
    """End of the round: a Doge card moves the white pawn, and may bring wine income or a scoring."""

    def goes(self, s: State, dealer: Dealer) -> None:
        s.stack.pop()
        card = s.deck.pop()
        dealer.end_free_undo()
        facts = BOX.doge_cards[card]
        s.discard.append(card)
        dealer.tell(f"serenissima-doge-{card.replace('_', '-')}", round=s.round)
        if facts.wine:
            pay_wine(s, dealer)
        self._advance(s, facts.hourglasses, dealer)
        if s.scorings == len(s.scoring_spaces()):
            s.stack.clear()
            dealer.tell("serenissima-over", board=True)
            return
        if facts.reshuffle:
            s.deck += s.discard
            s.discard = []
            dealer.rng.shuffle(s.deck)
        s.round += 1
        owners = [galley.owner for galley in s.galleys]
        small = [seat for seat in s.seats_in_order() if owners.count(seat) < BOX.special_fleet]
        if small:
            s.stack.append(SpecialInvestment(small))

    def _advance(self, s: State, hourglasses: int, dealer: Dealer) -> None:
        spaces = s.scoring_spaces()
        s.track = min(s.track + hourglasses, spaces[-1])
        while s.scorings < len(spaces) and spaces[s.scorings] <= s.track:
            s.scorings += 1
            score(s, dealer)


def pay_wine(s: State, dealer: Dealer) -> None:
    """Three ducats for each port that produces or stores wine."""
    owners = [port.owner for name, port in s.ports.items() if port.owner is not None and s.has(name, "wine")]
    for seat in s.seats_in_order():
        ports = owners.count(seat)
        if ports:
            ducats = ports * BOX.income.wine_card
            s.earn(seat, ducats, "wine")
            dealer.tell("serenissima-wine-income", who=SEAT_NAMES[seat], ducats=ducats, ports=ports)


def score(s: State, dealer: Dealer) -> None:
    """Every port pays by the cubes in its warehouse, every basilica five ducats."""
    dealer.tell("serenissima-scoring", number=s.scorings)
    paid = incomes(s)
    for seat in s.seats_in_order():
        s.earn(seat, paid[seat], "scorings")
        dealer.tell("serenissima-scored", who=SEAT_NAMES[seat], ducats=paid[seat])
