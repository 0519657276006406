"""How the bot sails: which card, which port, which delivery, and whether to sail on."""

from engine.author import Answer, Choice, Decision, OneOf, Pick, Seat, Weighed
from neptun.engine.charts import chart, fare
from neptun.engine.components import BOX, LETTERS, PAYS, PERSONAL, POWER, REGION_OF, REGIONS, WIND
from neptun.engine.ids import NO_DELIVERY, NO_EXTRA_TURN, delivery_of
from neptun.engine.state import Contract
from neptun.engine.usual_bot_voyage import Errand, Position, Voyage
from neptun.engine.view import View
from neptun.engine.weights import WEIGHTS, Weights
from neptun.engine.worths import worths_for

EXTRA_TURNS = len(BOX.rounds.extra_turns)

Call = tuple[float, str, Answer]
"""What sailing to a port and delivering there comes to."""


class SailingPlan:
    """Plans the voyage over the open contracts of one seat."""

    def __init__(self, view: View, seat: Seat, weights: Weights = WEIGHTS) -> None:
        self._weights = weights
        self._view = view
        self._me = view.merchants[seat]
        self._chart = chart(tuple(view.distances))
        self._worths = worths_for(view, seat, weights)
        self._hand = sorted(view.hand, key=lambda card: (POWER[card], card in PERSONAL))
        self._powers = [POWER[card] for card in self._hand]
        self._aboard: dict[str, float] = dict.fromkeys(REGIONS, 0)
        """The temple points that the open contracts further to the left are expected to bring."""
        self._errands = [
            self._errand(i, c)
            for i, c in enumerate(self._me.manifest)
            if c is not None and c.status == "open"
        ]
        clean = all(c is not None and c.status != "lost" for c in self._me.manifest)
        self._here = Position(self._me.port, 0, (1 << len(self._hand)) - 1, self._me.gold, clean)

    def _errand(self, slot: int, contract: Contract) -> Errand:
        port, good, _ = contract
        region = REGION_OF[port]
        before = self._aboard[region]
        worth = self._worths.delivery(port, good, before=before)
        bought = self._worths.delivery(port, good, bought=1, before=before) - worth
        self._aboard[region] += self._weights.pending * PAYS[port, good].temple
        return Errand(slot, port, PAYS[port, good].gold, worth, bought)

    # --- the turns ahead

    def _ordinary_turns(self) -> int:
        """How many come after this one."""
        return 0 if self._view.phase == "extra" else BOX.rounds.sail_turns - self._view.turn

    def _winds_ahead(self, next_wind: int) -> list[int]:
        """The winds to expect after this turn, extra turns included."""
        if self._view.phase == "extra":
            return [self._view.wind] * (EXTRA_TURNS - self._view.turn)
        turns = self._ordinary_turns()
        ordinary = [next_wind, *[BOX.wind.calm] * turns][:turns]
        return ordinary + [ordinary[-1] if ordinary else self._view.wind] * EXTRA_TURNS

    def _voyage(self, winds: list[int], ordinary: int) -> Voyage:
        bonus = float(BOX.bonus_tiles.value)
        extra = self._extra_turn_worth()
        return Voyage(
            self._chart,
            self._errands,
            self._powers,
            winds,
            ordinary,
            bonus,
            extra,
            self._worths,
            self._kept_power(),
        )

    def _extra_turn_worth(self) -> float:
        """What an extra turn takes away; in the last round a card is worth nothing."""
        return 0.0 if self._view.letter == LETTERS[-1] else self._weights.extra_turn

    def _kept_power(self) -> float:
        return 0.0 if self._view.letter == LETTERS[-1] else self._weights.kept_power

    # --- cards

    def card(self) -> str:
        """The card whose turn and whose loss leave the best voyage."""
        return str(max(self.weigh_cards(), key=lambda option: (option.worth, -POWER[option.answer])).answer)

    def weigh_cards(self) -> list[Weighed]:
        """Every card in hand, with the voyage that it leaves."""
        plans: dict[int, Voyage] = {}
        weighed = []
        for card in self._hand:
            wind = BOX.wind.calm + (WIND[card] if self._weights.own_wind else 0)
            if wind not in plans:
                winds = [self._view.wind, *self._winds_ahead(wind)]
                plans[wind] = self._voyage(winds, self._ordinary_turns() + 1)
            weighed.append(Weighed(self._value_of_card(card, plans[wind]), card))
        return weighed

    def voyage_worth(self) -> float:
        """What the voyage from here on is worth."""
        wind = BOX.wind.calm + (self._view.forecast or 0)
        return self._voyage(self._winds_ahead(wind), self._ordinary_turns()).best(self._here)

    def _value_of_card(self, card: str, plan: Voyage) -> float:
        here, reach = self._without(card), self._reach(card)
        best = plan.best(here)
        for number, errand in enumerate(self._errands[: self._weights.look_ahead]):
            price = self._price(errand.port, reach)
            if price <= here.gold:
                best = max(best, plan.fulfil(here._replace(gold=here.gold - price), number))
            elif number == 0:
                stop = self._chart.stop_on_the_way(here.port, errand.port, reach)
                best = max(best, plan.best(here._replace(port=stop)))
        return best + self._weights.fair_wind * WIND[card] * self._wind_to_come()

    def _without(self, card: str) -> Position:
        """Of cards as strong, the first: a voyage needs no more than their power."""
        first = self._powers.index(POWER[card])
        return self._here._replace(cards=self._here.cards & ~(1 << first))

    def _reach(self, card: str) -> int:
        return self._view.wind + POWER[card]

    def _wind_to_come(self) -> bool:
        """Whether the card makes a forecast for a turn to come; the last of a round blows into the next."""
        last_round = self._view.letter == LETTERS[-1]
        return self._ordinary_turns() > 0 or (self._view.phase == "sail" and not last_round)

    def _price(self, port: str, reach: int) -> int:
        return fare(self._chart.miles[self._me.port][port], reach)

    # --- courses

    def course(self, decision: Decision) -> Answer:
        """The port and the delivery that leave the best voyage."""
        _, port, delivery = max(self._courses(decision), key=self._preference)
        return {port: delivery}

    def weigh_courses(self, decision: Decision) -> list[Weighed]:
        """Every port worth a call with every delivery there."""
        return [Weighed(value, {port: delivery}) for value, port, delivery in self._courses(decision)]

    def _courses(self, decision: Decision) -> list[Call]:
        assert isinstance(decision.choice, OneOf)
        wind = BOX.wind.calm + (self._view.forecast or 0)
        plan = self._voyage(self._winds_ahead(wind), self._ordinary_turns())
        reach = self._view.wind + POWER[self._me.played[-1]]
        return self._calls_in_reach(plan, decision.choice, self._here, reach)

    def _calls_in_reach(self, plan: Voyage, courses: OneOf, here: Position, reach: int) -> list[Call]:
        ports = self._worth_a_call(reach)
        calls: list[Call] = []
        for branch in courses.branches:
            if branch.blocked is None and branch.id in ports:
                there = here._replace(port=branch.id, gold=here.gold - self._price(branch.id, reach))
                calls += self._calls(plan, there, branch.choice)
        return calls

    def _preference(self, call: Call) -> tuple[float, bool, int]:
        """Of plans as good, rather deliver now than later, and rather wait near the next contract."""
        value, port, delivery = call
        left = self._chart.miles[port][self._errands[0].port] if self._errands else 0
        return round(value, 6), delivery not in ({}, NO_DELIVERY), -left

    def _worth_a_call(self, reach: int) -> set[str]:
        """Where the next contract waits if the way there is free; else where the ship is, where contracts
        wait, and every port on the way there."""
        if self._errands and not self._price(self._errands[0].port, reach):
            return {self._errands[0].port}
        ports = {self._me.port}
        for errand in self._errands:
            ports.update(self._chart.way(self._me.port, errand.port))
        return ports

    def _calls(self, plan: Voyage, there: Position, choice: Choice) -> list[Call]:
        """What can be done in a port where the ship has arrived."""
        port = there.port
        if not isinstance(choice, Pick):
            return [(plan.best(there), port, {})]
        calls: list[Call] = []
        first = self._errands[0]
        if port != first.port:  # fulfilling the first one loses none: why wait?
            calls.append((plan.best(there), port, NO_DELIVERY))
        for option in choice.options:
            if option.blocked is None and option.id != NO_DELIVERY:
                slot, buys = delivery_of(option.id)
                if port != first.port or slot == first.slot:
                    calls.append((self._deliver(plan, there, slot, buys), port, option.id))
        return calls

    def _deliver(self, plan: Voyage, there: Position, slot: int, buys: bool) -> float:
        number = next(i for i, errand in enumerate(self._errands) if errand.slot == slot)
        return plan.after(there, number, buys=buys)

    # --- extra turns

    def extra_turn(self, decision: Decision) -> Answer:
        """The card and the course that leave the best voyage, if that is better than to keep the card."""
        assert isinstance(decision.choice, OneOf)
        value, port, delivery, card = max(
            self._extra_orders(decision.choice), key=lambda order: (round(order[0], 6), -POWER[order[3]])
        )
        if _may_decline(decision) and value + self._extra_turn_worth() <= self._worth_of_waiting():
            return {NO_EXTRA_TURN: {}}
        return {card: {port: delivery}}

    def weigh_extra_turns(self, decision: Decision) -> list[Weighed]:
        """The best course of every card; and no extra turn, where it may be declined."""
        assert isinstance(decision.choice, OneOf)
        cost = self._extra_turn_worth()
        weighed = [
            Weighed(value + cost, {card: {port: delivery}})
            for value, port, delivery, card in self._extra_orders(decision.choice)
        ]
        declined = [Weighed(self._worth_of_waiting(), {NO_EXTRA_TURN: {}})] if _may_decline(decision) else []
        return weighed + declined

    def _worth_of_waiting(self) -> float:
        """The gold, and every card kept."""
        hand_worth = self._kept_power() * sum([POWER[card] for card in self._hand])
        return self._worths.gold[self._me.gold] + hand_worth

    def _extra_orders(self, choice: OneOf) -> list[tuple[float, str, Answer, str]]:
        plan = self._voyage(self._winds_ahead(self._view.wind), 0)
        orders = []
        for branch in choice.branches:
            card, courses = branch.id, branch.choice
            if card in self._hand and isinstance(courses, OneOf):
                calls = self._calls_in_reach(plan, courses, self._without(card), self._reach(card))
                orders.append((*max(calls, key=self._preference), card))
        return orders


def _may_decline(decision: Decision) -> bool:
    assert isinstance(decision.choice, OneOf)
    return any(branch.id == NO_EXTRA_TURN for branch in decision.choice.branches)
