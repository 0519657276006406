"""A turn from its beginning to its end, and the first of its phases."""

from engine.answers import picked_ids
from engine.choice import Answer
from engine.core import Dealer, Decision, Decisions, Step, step
from engine.oltremare.cargo import CargoPhase
from engine.oltremare.components import BOX, CARDS, run_worth
from engine.oltremare.labels import SEAT_NAMES, SHIP_IN, card_list, card_pick, ducats
from engine.oltremare.main_phase import MainPhase
from engine.oltremare.sailing import Sailing
from engine.oltremare.scoring import result
from engine.oltremare.state import Bargains, PhaseStep, State
from engine.oltremare.trade import TradePhase
from engine.text import Seat, text


@step
class Turn(Step[State]):
    """4. Turn: maritime power, trade, main phase, cargo; then the player to the left."""

    seat: Seat

    def goes(self, s: State, dealer: Dealer) -> None:
        s.turn = self.seat
        s.bargains = Bargains()
        s.stack[:] = [
            NextPlayer(),
            CargoPhase(self.seat),
            Sailing(self.seat),
            MainPhase(self.seat),
            TradePhase(self.seat),
            MaritimePower(self.seat),
        ]
        dealer.tell("oltremare-turn", who=SEAT_NAMES[self.seat])
        pay_local_authority(s, self.seat, dealer)


def pay_local_authority(s: State, seat: Seat, dealer: Dealer) -> None:
    """The marker pays at the start of the turn for the lions on the cargo, less three."""
    merchant = s.merchants[seat]
    if merchant.active != "local-authority":
        return
    if gain := max(0, merchant.top.lions - BOX.local_authority.lions_unpaid):
        s.pay(seat, gain)
        dealer.tell("oltremare-local-authority", who=SEAT_NAMES[seat], ducats=ducats(gain))


@step
class MaritimePower(PhaseStep):
    """1. Maritime power: discard down to the lions of the top cargo card, face down on the pirate stack."""

    phase = "maritime"
    seat: Seat

    def asks(self, s: State) -> Decisions:
        merchant = s.merchants[self.seat]
        excess = len(merchant.hand) - merchant.top.lions
        if excess <= 0:
            return {}
        choice = card_pick(merchant.hand, excess, excess)
        prompt = text("oltremare-ask-discard", count=excess, lions=merchant.top.lions)
        worst = sorted(merchant.hand, key=worth_keeping)[:excess]
        return {
            self.seat: Decision(
                "maritime.discard",
                prompt,
                choice,
                secret=True,
                default=worst[0] if excess == 1 else worst,
                about=SHIP_IN[merchant.port],
            )
        }

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        merchant = s.merchants[seat]
        cards = picked_ids(answer)
        for card in cards:
            merchant.hand.remove(card)
        merchant.pirates += cards
        own = text("oltremare-discarded-own", cards=card_list(cards))
        dealer.tell("oltremare-discarded", who=SEAT_NAMES[seat], count=len(cards), private={seat: own})


def worth_keeping(card: str) -> tuple[bool, int, str]:
    """The order in which cards are thrown away: pirate cards first, then goods that pay little."""
    facts = CARDS[card]
    return "pirate" not in facts.icons, run_worth(facts.good, 2), card


@step
class NextPlayer(Step[State]):
    """The player to the left becomes active; when the deck is empty the game ends instead."""

    def goes(self, s: State, dealer: Dealer) -> None:
        if s.deck:
            s.stack[:] = [Turn((s.turn + 1) % s.seats)]
            return
        s.stack.clear()
        for score in result(s).scores:
            parts = tuple(
                text(f"oltremare-scored-{part}", count=count) for part, count in score.parts.items()
            )
            dealer.tell("oltremare-scored", who=SEAT_NAMES[score.seat], parts=parts, total=score.total)
        dealer.tell("oltremare-over", board=True)
