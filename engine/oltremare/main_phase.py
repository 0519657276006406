"""3. Main phase: play cards, and do what their icons say, in the printed order."""

from collections.abc import Sequence

from engine.answers import picked_ids
from engine.choice import Answer
from engine.core import Dealer, Decision, Decisions, step
from engine.oltremare.actions import actions
from engine.oltremare.components import CARDS
from engine.oltremare.deck import draw_up_to
from engine.oltremare.labels import GOOD_NAMES, SEAT_NAMES, SHIP_IN, card_list, card_pick, ducats
from engine.oltremare.state import PhaseStep, State
from engine.text import Seat, text


@step
class MainPhase(PhaseStep):
    """Play as many cards as the load of the top cargo card; with fewer in hand, all of them."""

    phase = "main"
    seat: Seat

    def asks(self, s: State) -> Decisions:
        merchant = s.merchants[self.seat]
        load = merchant.top.load
        if len(merchant.hand) <= load:
            return {}
        choice = card_pick(merchant.hand, load, load)
        play = most_alike(merchant.hand, load)
        return {
            self.seat: Decision(
                "main.play",
                text("oltremare-ask-play", count=load, top=GOOD_NAMES[merchant.top.good]),
                choice,
                secret=True,
                default=play[0] if load == 1 else play,
                about=SHIP_IN[merchant.port],
            )
        }

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        self._play(s, picked_ids(answer), dealer)

    def goes(self, s: State, dealer: Dealer) -> None:
        self._play(s, s.merchants[self.seat].hand.copy(), dealer)

    def _play(self, s: State, cards: list[str], dealer: Dealer) -> None:
        s.stack.pop()
        for card in cards:
            s.merchants[self.seat].hand.remove(card)
        s.played = cards
        if cards:
            dealer.tell("oltremare-played", who=SEAT_NAMES[self.seat], cards=card_list(cards))
        act(s, self.seat, dealer)


def most_alike(hand: Sequence[str], count: int) -> list[str]:
    """The cards of the goods held most."""
    goods = [CARDS[card].good for card in hand]
    return sorted(hand, key=lambda card: (-goods.count(CARDS[card].good), card))[:count]


def act(s: State, seat: Seat, dealer: Dealer) -> None:
    """The first three actions: ducats, pirates, market. Sailing is the fourth."""
    merchant, who = s.merchants[seat], SEAT_NAMES[seat]
    does = actions(s.played, merchant.active)
    if does.ducats:
        s.pay(seat, does.ducats)
        dealer.tell("oltremare-earned", who=who, ducats=ducats(does.ducats))
    if does.fought_off:
        dealer.tell("oltremare-pirates-fought", who=who)
    if robbed := draw_up_to(s, does.robbed, dealer):
        merchant.pirates += robbed
        dealer.tell("oltremare-pirates", who=who, count=len(robbed))
    if drawn := draw_up_to(s, does.drawn, dealer):
        merchant.hand += drawn
        own = text("oltremare-market-own", cards=card_list(drawn))
        dealer.tell("oltremare-market", who=who, count=len(drawn), private={seat: own})
