"""The house player: trades where it pays, takes empty ports, guards its capital and storms what is weak."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.choice import Answer, Branch, OneOf, Pick, Share, problem, sample
from engine.core import Decision, Player
from engine.mediterranee import house_market
from engine.mediterranee.components import DISTANCE, PORTS, PRICES
from engine.mediterranee.labels import galley_id, number_of
from engine.mediterranee.survey import Survey
from engine.mediterranee.view import View
from engine.rng import Rng

DONE: Answer = {"done": {}}
SELLS_AT = 500
"""For a piece sold to another player: more than most ports pay."""


class House(Player):
    """Knows nothing but the view; each kind of question has its own way of thinking."""

    def answer(self, view: View, decision: Decision, rng: Rng) -> Answer:
        key = "passage" if decision.key.startswith("passage-") else decision.key
        found = THINKING[key](Mind(Survey(view), decision, rng))
        if problem(decision.choice, found) is None:
            return found
        return sample(decision.choice, rng) if decision.default is None else decision.default


@dataclass(slots=True)
class Mind:
    """One question, thought over."""

    survey: Survey
    decision: Decision
    rng: Rng

    def branches(self) -> list[Branch]:
        """What may be done besides being done."""
        assert isinstance(self.decision.choice, OneOf)
        return [branch for branch in self.decision.choice.branches if branch.id != "done"]

    def told(self, name: str) -> int:
        """A number from the words of the question."""
        number = self.decision.prompt.args[name]
        assert isinstance(number, int)
        return number

    def usual(self) -> Answer:
        return self.decision.default

    def bid(self) -> Answer:
        """A little money for the early landings and for the last word, more when there is plenty."""
        survey = self.survey
        eager = survey.view.turn <= 3 or not survey.turns_left
        steps = self.rng.between(0, 1 + eager) + survey.ducats // 5000
        return PRICES.bid_step * min(steps, survey.ducats // 4 // PRICES.bid_step)

    def place(self) -> Answer:
        """First while there are empty ports to take, last when what matters is who strikes last."""
        assert isinstance(self.decision.choice, Pick)
        free = [option.id for option in self.decision.choice.options if option.blocked is None]
        empty = any(not port.garrison for port in self.survey.view.ports)
        return free[0] if empty and self.survey.turns_left else free[-1]

    def market(self) -> Answer:
        return house_market.think(self.survey, self.decision)

    def price(self) -> Answer:
        """Two thirds of what is allowed, so that people do buy."""
        most = house_market.amount(self.branches()[1]).high
        return {"price": most * 2 // 3 // PRICES.good * PRICES.good}

    def haggle(self) -> Answer:
        return "yes" if self.told("price") * 2 >= self.told("ask") else "no"

    def trade(self) -> Answer:
        """Sells at a good price for every piece, buys nothing: what others offer rarely pays."""
        selling = self.decision.prompt.key == "mediterranee-ask-trade-sell"
        pays = self.told("price") >= SELLS_AT * self.told("count")
        return {"accept": {}} if selling and pays else {"refuse": {}}

    def passage(self) -> Answer:
        """Nobody sails on whose crew could take one of our ports nearby."""
        survey = self.survey
        asking = next(galley for galley in survey.foes if galley.number == survey.view.under_way)
        weak = [
            port
            for port in survey.view.ports
            if port.owner == survey.me
            and port.garrison < asking.sailors
            and DISTANCE[asking.zone][PORTS[port.id].zone] < asking.sailors
        ]
        return "no" if weak else "yes"

    def sail(self) -> Answer:
        """The galley and the zone that gain most over staying."""
        best: tuple[int, Answer] = (30, DONE)
        for branch in self.branches():
            best = max(best, self._best_course(branch), key=lambda found: found[0])
        return best[1]

    def _best_course(self, branch: Branch) -> tuple[int, Answer]:
        galley = self.survey.galleys[number_of(branch.id)]
        assert isinstance(branch.choice, Pick)
        stay = self.survey.berth(galley, galley.zone)
        gains = []
        for option in branch.choice.options:
            value = self.survey.berth(galley, option.id)
            if option.note is not None and value > 0:
                value //= 2
            gains.append((value - stay - DISTANCE[galley.zone][option.id], option.id))
        gain, zone = max(gains)
        return gain, {branch.id: zone}

    def combat(self) -> Answer:
        """The best attack that promises more than it costs."""
        best: tuple[int, Answer] = (0, DONE)
        for branch in self.branches():
            assert isinstance(branch.choice, Pick)
            for option in branch.choice.options:
                gain = self._attack(number_of(branch.id), option.id)
                if gain > best[0]:
                    best = gain, {branch.id: option.id}
        return best[1]

    def _attack(self, number: int, target: str) -> int:
        survey = self.survey
        galley = survey.galleys[number]
        if target in PORTS:
            port = survey.ports[target]
            strength = sum(other.sailors for other in survey.mine_at(galley.zone))
            return survey.prize(port) + galley.sailors if survey.storms(galley.sailors, strength, port) else 0
        foe = survey.galleys[number_of(target)]
        edge = galley.sailors - foe.sailors
        if edge < 2 or not survey.turns_left:
            return 0
        return 250 + 150 * len(foe.goods) - 100 * foe.sailors + 120 * edge - 100 * len(galley.goods)

    def spoils(self) -> Answer:
        sailors = self.told("sailors")
        return {"capture": sailors // 2} if sailors > 1 else {"sink": {}}

    def land(self) -> Answer:
        """Every port that can be had, as long as somebody stays aboard."""
        for branch in self.branches():
            assert isinstance(branch.choice, Share)
            crews = [self.survey.galleys[number_of(bucket.id)] for bucket in branch.choice.buckets]
            strongest = max(crews, key=lambda galley: (galley.sailors, -len(galley.goods)))
            if strongest.sailors > 1:
                wanted = min(self.survey.wanted_garrison(branch.id), max(1, strongest.sailors - 2))
                return {branch.id: {galley_id(strongest.number): wanted}}
            cargo = self.survey.sale(strongest.goods, branch.id)
            theirs = self.survey.ports[branch.id].owner != self.survey.me
            if theirs and not self.survey.turns_left and cargo < PRICES.fort:
                return {branch.id: {galley_id(strongest.number): 1}}
        return DONE

    def sell(self) -> Answer:
        """Sell wherever it does not help the owner of the port more than ourselves."""
        for branch in self.branches():
            assert isinstance(branch.choice, Pick)
            pays = self.survey.pays(branch.id)
            goods = [option.id for option in branch.choice.options if pays.get(option.id, 0) >= PRICES.good]
            goods.sort(key=lambda good: -pays[good])
            goods = goods[: branch.choice.high]
            if goods:
                return {branch.id: goods[0] if branch.choice.single else goods}
        return DONE


THINKING: dict[str, Callable[[Mind], Answer]] = {
    "manning": Mind.usual,
    "bid": Mind.bid,
    "place": Mind.place,
    "market": Mind.market,
    "price": Mind.price,
    "haggle": Mind.haggle,
    "trade": Mind.trade,
    "trade-counter": Mind.usual,
    "stow": Mind.usual,
    "sail": Mind.sail,
    "passage": Mind.passage,
    "combat": Mind.combat,
    "spoils": Mind.spoils,
    "land": Mind.land,
    "sell": Mind.sell,
}
