"""Phase 2, the beginning of each turn: all choose an oar card, and the wind follows its forecast."""

from collections.abc import Iterable
from dataclasses import field

from engine.author import Answer, Dealer, Decision, Gather, Pick, Seat, Step, step, text
from neptun.engine.components import BOX, WIND
from neptun.engine.defaults import oar_card
from neptun.engine.labels import OAR_NAMES, OAR_OPTIONS, SEAT_NAMES, SHIP_IN, range_fact, with_sign
from neptun.engine.sailing import Sail, has_course
from neptun.engine.state import State

OARS_KEY = "sail.oars"


@step
class SailTurns(Step[State]):
    """Five turns of sailing; between them the wind follows its forecast."""

    def goes(self, s: State, dealer: Dealer) -> None:
        if s.turn == BOX.rounds.sail_turns:
            s.stack.pop()
            return
        if s.turn:
            move_wind_on(s)
            dealer.tell("neptun-wind", wind=s.wind)
        s.turn += 1
        s.stack.append(Oars())


def move_wind_on(s: State) -> None:
    """The marker slides from the forecast to the wind right below it."""
    if s.forecast is not None:
        s.wind = BOX.wind.calm + s.forecast
        s.forecast = None


@step
class Oars(Gather[State]):
    """All choose an oar card in secret and turn it up together: their winds make the forecast."""

    sealed: dict[Seat, Answer] = field(default_factory=dict)

    def waits_for(self, s: State) -> Iterable[Seat]:
        """The person who holds a single card has no choice."""
        merchants = s.merchants
        return [seat for seat in s.order if len(merchants[seat].hand) > 1]

    def question(self, s: State, seat: Seat) -> Decision:
        hand = s.merchants[seat].hand
        return Decision(
            OARS_KEY,
            lambda: text("neptun-ask-oars", wind=s.wind),
            Pick([OAR_OPTIONS[card] for card in hand]),
            secret=True,
            default=lambda: oar_card(s, seat),
            standing=True,
            facts=(range_fact(s.wind),),
            about=SHIP_IN[s.merchants[seat].port],
        )

    def reveal(self, s: State, dealer: Dealer) -> None:
        wind = 0
        shown = []
        for seat in s.order:
            card = self.sealed.get(seat) or s.merchants[seat].hand[0]
            s.play(seat, card)
            wind += WIND[card]
            shown.append(text("neptun-plays", who=SEAT_NAMES[seat], oar=OAR_NAMES[card]))
        low, high = BOX.wind.forecast
        s.forecast = max(low, min(high, wind))
        dealer.tell(
            "neptun-oars", turn=s.turn, cards=tuple(shown), forecast=with_sign(s.forecast), board=True
        )
        s.stack.append(Sail([seat for seat in s.order if has_course(s, seat)]))
