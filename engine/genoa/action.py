"""Section 5: carrying out an action, with what may be played or delivered around it."""

from dataclasses import field

from engine.answers import pick_answer, picked_ids
from engine.choice import NOTHING, AllOf, Answer, Branch, Choice, OneOf, Pick
from engine.core import Dealer, Decision, Decisions, Step, step
from engine.genoa import offers, supply
from engine.genoa.components import BOX, LARGE, VILLAS
from engine.genoa.instructions import usable_plan
from engine.genoa.labels import BUILDING_NAMES, CARD_OPTIONS, SEAT_NAMES, SPACE_SPOTS
from engine.genoa.specials import deliver_branch, play_special, special_branches, villa_branches
from engine.genoa.standing_prices import bid_standing_prices
from engine.genoa.state import NO_BUNDLE, Bundle, Plan, State
from engine.text import Seat, text

DONE = Branch("done", text("genoa-done"), NOTHING)
COLLECT = Branch("collect", text("genoa-collect"), NOTHING)
NO_SMALL_ORDER = Branch("order", text("genoa-small-order"), NOTHING, blocked=text("genoa-no-small-order"))


def begin(s: State, seat: Seat, dealer: Dealer, owed: Bundle | None = None, order: str | None = None) -> None:
    """A seat carries out the action of the building under the tower."""
    building = s.turn.here
    s.turn.used = True
    _spend_action(s, seat, dealer)
    dealer.tell("genoa-acts", who=SEAT_NAMES[seat], where=BUILDING_NAMES[building])
    supply.pay_owner(s, seat, building, dealer)
    s.stack += [Sweep(), Action(seat, building, owed=owed or NO_BUNDLE, order=order)]


def _spend_action(s: State, seat: Seat, dealer: Dealer) -> None:
    turn = s.turn
    if turn.actions[seat]:
        turn.actions[seat] -= 1
        offers.action_spent(s, seat)
        if s.two and seat != turn.tower:
            turn.actions[turn.tower] += BOX.two_players.actions_of_the_tower_player - 1
    else:
        supply.put_back(s, seat, "further_action")
        dealer.tell("genoa-plays-further", who=SEAT_NAMES[seat])


@step
class Sweep(Step[State]):
    """After a deal or an action: drop what can no longer be kept, let standing prices bid."""

    def goes(self, s: State, dealer: Dealer) -> None:
        s.stack.pop()
        s.turn.wish = s.turn.unsure = None
        offers.sweep(s, dealer)
        bid_standing_prices(s, dealer)


@step
class Action(Step[State]):
    """One action of one player: special cards before or after it, and a small order at its end (R10, R12)."""

    seat: Seat
    building: str
    acted: bool = False
    ordered: bool = False
    """A small order was delivered in this action."""
    owed: Bundle = NO_BUNDLE
    """What the tower player gets out of the action."""
    order: str | None = None
    """The order that was promised to be delivered."""
    drawn: list[str] = field(default_factory=list)
    """Cards just drawn, some of which are owed."""
    planned: bool = False
    """It went by what the seat had said beforehand, so nothing more is asked."""

    def asks(self, s: State) -> Decisions:
        if self.drawn:
            return {self.seat: self._which_cards()}
        if self.acted:
            return self._asks_after(s)
        if self.order in LARGE and offers.promised_special(self.owed) is None:
            return self._asks_special(s, self.order)
        if not self.owed.empty or usable_plan(s, self.seat, self.building):
            return {}
        return self._asks_before(s)

    def _asks_before(self, s: State) -> Decisions:
        branches = special_branches(s, self.seat)
        if not branches and not supply.large_possible(s, self.seat, self.building):
            return {}
        own = villa_branches(s, self.seat, self.building) if self.building in VILLAS else [COLLECT]
        return {self.seat: self._decision(OneOf([*own, *branches]), _first(own))}

    def _asks_after(self, s: State) -> Decisions:
        if self.planned:
            return {}
        branches = special_branches(s, self.seat)
        default: Answer = {"done": {}}
        if self._small_possible(s):
            if cards := supply.deliverable(s, self.seat, self.building):
                order = Pick([CARD_OPTIONS[card] for card in cards])
                branches.append(Branch("order", text("genoa-small-order"), order))
                default = {"order": cards[0]}
            else:
                branches.append(NO_SMALL_ORDER)
        elif not branches:
            return {}
        return {self.seat: self._decision(OneOf([*branches, DONE]), default)}

    def _asks_special(self, s: State, card: str) -> Decisions:
        """Which special card, when the order that was promised pays more than that."""
        if not supply.special_options(s) or self._planned_special(s):
            return {}
        branch = deliver_branch(s, [card])
        return {self.seat: self._decision(OneOf([branch]), _first([branch]))}

    def _decision(self, choice: Choice, default: Answer) -> Decision:
        prompt = text(
            "genoa-ask-after" if self.acted else "genoa-ask-action", where=BUILDING_NAMES[self.building]
        )
        about = (SPACE_SPOTS[self.building],)
        return Decision("genoa.action", prompt, choice, default=default, about=about)

    def _which_cards(self) -> Decision:
        count = self.owed.decks[0][1]
        pick = Pick([CARD_OPTIONS[card] for card in self.drawn], low=count, high=count)
        choice = OneOf([Branch("hand_over", text("genoa-hand-over", count=count), pick)])
        first_cards = pick_answer(pick, self.drawn[:count])
        prompt = text("genoa-ask-hand-over", count=count)
        return Decision("genoa.action", prompt, choice, default={"hand_over": first_cards})

    def _small_possible(self, s: State) -> bool:
        """Seen from outside, this seat might deliver a small order here."""
        if self.ordered or not supply.may_deliver_small(s, self.seat):
            return False
        return supply.small_possible(s, self.seat, self.building)

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        ((key, details),) = answer.items()
        match key:
            case "collect" | "privilege":
                self._collect(s, dealer)
            case "deliver":
                self._deliver(s, details["order"], details.get("special"), dealer)
            case "order":
                self._deliver_small(s, details, dealer)
            case "hand_over":
                self._hand_over(s, picked_ids(details), dealer)
            case "done":
                self._close(s, dealer)
            case _:
                play_special(s, seat, key, details, dealer)

    def goes(self, s: State, dealer: Dealer) -> None:
        if self.acted:
            self._close(s, dealer)
        elif self.order in LARGE:
            special = offers.promised_special(self.owed) or self._planned_special(s)
            self._deliver(s, self.order, special, dealer)
        elif self.owed.empty and (plan := usable_plan(s, self.seat, self.building)):
            self._follow(s, plan, dealer)
        else:
            self._collect(s, dealer)

    def _planned_special(self, s: State) -> str | None:
        """The special card that the seat has said it would take for the promised order."""
        plan = usable_plan(s, self.seat, self.building)
        return plan.special if plan and plan.order == self.order else None

    def _follow(self, s: State, plan: Plan, dealer: Dealer) -> None:
        """Do what the seat has said beforehand."""
        self.planned = True
        s.players[self.seat].instructions.plans.pop(self.building, None)
        if plan.order in LARGE:
            self._deliver(s, plan.order, plan.special, dealer)
        else:
            self._collect(s, dealer)
            if plan.order is not None:
                self._deliver_small(s, plan.order, dealer)

    def _collect(self, s: State, dealer: Dealer) -> None:
        drawn = supply.collect(s, self.seat, self.building, dealer)
        self.acted = True
        if self.order is not None:
            supply.complete(s, self.seat, self.order, dealer)
            self._deliver_small(s, self.order, dealer)
        if self.owed.decks and self.owed.decks[0][1] < len(drawn):
            self.drawn = drawn
        elif not self.owed.empty:
            self._settle(
                s, Bundle(self.owed.ducats, self.owed.items, tuple(drawn) if self.owed.decks else ()), dealer
            )

    def _deliver(self, s: State, card: str, special: str | None, dealer: Dealer) -> None:
        supply.complete(s, self.seat, card, dealer)
        supply.deliver_large(s, self.seat, card, special, dealer)
        self.acted = True
        if not self.owed.empty:
            self._settle(s, self.owed, dealer)

    def _deliver_small(self, s: State, card: str, dealer: Dealer) -> None:
        supply.deliver_small(s, self.seat, card, dealer)
        self.ordered = True

    def _hand_over(self, s: State, cards: list[str], dealer: Dealer) -> None:
        self.drawn = []
        self._settle(s, Bundle(self.owed.ducats, self.owed.items, tuple(cards)), dealer)

    def _settle(self, s: State, due: Bundle, dealer: Dealer) -> None:
        supply.hand_over(s, self.seat, s.turn.tower, due)
        self.owed = NO_BUNDLE
        supply.tell_handed(self.seat, s.turn.tower, due, dealer)

    def _close(self, s: State, dealer: Dealer) -> None:
        s.stack.pop()
        supply.claim_for_all(s, dealer)


def _first(branches: list[Branch]) -> Answer:
    """A sensible default: deliver an order where that is possible, otherwise the plain action."""
    for branch in branches:
        if branch.id == "deliver" and branch.blocked is None and isinstance(branch.choice, AllOf):
            return {
                "deliver": {
                    part.id: part.choice.options[0].id
                    for part in branch.choice.parts
                    if isinstance(part.choice, Pick)
                }
            }
    return {branches[0].id: {}}
