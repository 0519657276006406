"""The three rounds, each of three phases."""

from engine.author import Dealer, Step, step
from neptun.engine.components import LETTERS, tiles_of
from neptun.engine.courses import lose
from neptun.engine.draft import DraftTurns
from neptun.engine.extra import ExtraTurn
from neptun.engine.labels import SEAT_NAMES
from neptun.engine.oars import SailTurns
from neptun.engine.scoring import Scoring
from neptun.engine.state import State


@step
class Rounds(Step[State]):
    """Rounds A, B and C, each of three phases."""

    def goes(self, s: State, dealer: Dealer) -> None:
        if s.round == len(LETTERS):
            s.phase = "over"
            s.stack.pop()
            return
        s.round += 1
        s.phase, s.turn = "draft", 0
        for deck in (s.cities, s.goods, s.oars):
            dealer.rng.shuffle(deck)
        s.laid = tiles_of(s.letter)
        s.stock = [tile for tile in s.stock if tile not in s.laid]
        order = tuple([SEAT_NAMES[seat] for seat in s.order])
        dealer.tell("neptun-round", letter=s.letter, order=order, wind=s.wind, board=True)
        s.stack += [Scoring(), FulfilContracts(), DraftTurns()]


@step
class FulfilContracts(Step[State]):
    """Phase 2: five turns, the extra turns for those who want them; what is still open then is lost."""

    sailed: bool = False

    def goes(self, s: State, dealer: Dealer) -> None:
        if not self.sailed:
            self.sailed = True
            s.phase, s.turn = "sail", 0
            s.stack += [ExtraTurn(1, s.order.copy()), SailTurns()]
            return
        s.stack.pop()
        for seat in s.order:
            lose(s, seat, s.merchants[seat].open_slots(), dealer)
