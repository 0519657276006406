"""The bot: trades where it pays, takes empty ports, guards its capital and storms what is weak."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from engine.answers import pick_answer
from engine.choice import Answer, Branch, OneOf, Pick, Share, problem, sample
from engine.core import Decision, Player
from engine.mediterranee.components import DISTANCE, PORTS, PRICES
from engine.mediterranee.ids import DONE, GALLEY_IDS, PLACE_IDS, galley_number, is_galley, is_passage
from engine.mediterranee.usual_bot_market import amount, give_order
from engine.mediterranee.usual_bot_trade import answer_counter_offer, answer_deal
from engine.mediterranee.view import GalleyView, View
from engine.mediterranee.weights import WEIGHTS, Weights
from engine.mediterranee.worths import Worths
from engine.rng import Rng

NO_MORE: Answer = {DONE: {}}
CREWS = ((4, 4, 2), (5, 3, 2), (4, 3, 3))
"""Good ways to man two galleys and the capital."""


class UsualBot(Player):
    """Knows nothing but the view; each kind of question has its own way of thinking."""

    always_legal = True

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def answer(self, view: View, decision: Decision, rng: Rng) -> Answer:
        key = "passage" if is_passage(decision.key) else decision.key
        assert view.seat is not None
        answer = THINKING[key](Mind(Worths(view, view.seat, self.weights), decision, rng))
        if problem(decision.choice, answer) is None:
            return answer
        return sample(decision.choice, rng) if decision.default is None else decision.default


@dataclass(slots=True)
class Mind:
    """One question, thought over."""

    worths: Worths
    decision: Decision
    rng: Rng

    def branches(self) -> list[Branch]:
        assert isinstance(self.decision.choice, OneOf)
        return self.decision.choice.branches

    def of_galleys(self) -> Iterator[tuple[GalleyView, str, Pick]]:
        """One's own galleys, the branch of each, and what may be picked there."""
        choice = self.decision.choice
        assert isinstance(choice, OneOf)
        for key, branch in choice.free.items():
            if is_galley(key):
                assert isinstance(branch.choice, Pick)
                yield self.worths.galleys[galley_number(key)], key, branch.choice

    def of_ports(self) -> list[Branch]:
        return [branch for branch in self.branches() if branch.id in PORTS]

    def usual(self) -> Answer:
        return self.decision.default

    def crew_split(self) -> Answer:
        """Two galleys that can go far, and someone at home."""
        assert isinstance(self.decision.choice, Share)
        return dict(
            zip([bucket.id for bucket in self.decision.choice.buckets], self.rng.pick(CREWS), strict=True)
        )

    def bid(self) -> Answer:
        """A part of what is lost if others land first, and more or less of it each time; else nothing."""
        own = self.worths
        stake = int(own.prize_at_stake() * own.weights.bid) // PRICES.bid_step
        steps = self.rng.between(stake // 2, stake + 1) if stake else 0
        bid = PRICES.bid_step * min(steps, own.ducats // 4 // PRICES.bid_step)
        return {"bid": bid, "places": _ranked_places(own, PLACE_IDS[: own.view.seats])}

    def place(self) -> Answer:
        assert isinstance(self.decision.choice, Pick)
        return _ranked_places(self.worths, self.decision.choice.free)[0]

    def market(self) -> Answer:
        return give_order(self.worths, self.decision, self.rng)

    def price(self) -> Answer:
        """Between half and all of what is allowed, so that people do buy."""
        most = amount(next(branch for branch in self.branches() if branch.id == "price")).high // PRICES.good
        return {"price": PRICES.good * self.rng.between(-(-most // 2), most)}

    def haggle(self) -> Answer:
        """Money is money; but how little is enough, nobody can be sure of."""
        offer = self.worths.view.counter_offer
        assert offer is not None
        least = self.rng.between(*self.worths.weights.lowest_counter)
        return "yes" if offer.price * 100 >= offer.ask * least else "no"

    def trade(self) -> Answer:
        return answer_deal(self.worths)

    def trade_counter(self) -> Answer:
        return answer_counter_offer(self.worths)

    def stow(self) -> Answer:
        """The goods that are worth most; what is left may be lost."""
        assert isinstance(self.decision.choice, Share)
        own, number = self.worths, self.worths.view.laden_next
        assert number is not None
        galley = own.galleys[number]
        copies: dict[str, int] = {}
        values = []
        for good in own.view.afloat:
            held = copies[good] = copies.get(good, -1) + 1
            values.append((own.markets.worth(good, galley.zone, max(1, galley.sailors), held), good))
        values.sort(key=lambda value: -value[0])
        taken = [good for _worth, good in values[: self.decision.choice.high]]
        return {good: taken.count(good) for good in taken}

    def passage(self) -> Answer:
        """Nobody sails on whose crew could take one of our ports nearby."""
        own = self.worths
        asking = next(galley for galley in own.foes if galley.number == own.view.under_way)
        weak = [
            port
            for port in own.view.ports
            if port.owner == own.me
            and port.garrison < asking.sailors
            and DISTANCE[asking.zone][PORTS[port.id].zone] < asking.sailors
        ]
        return "no" if weak else "yes"

    def sail(self) -> Answer:
        """A galley and a zone that gain most over staying, or nearly so."""
        weights = self.worths.weights
        courses = self.courses()
        best = max(gain for gain, _ in courses)
        if best <= weights.voyage_gain:
            return NO_MORE
        least = max(best - weights.nearly, weights.voyage_gain + 1)
        return self.rng.pick([answer for gain, answer in courses if gain >= least])

    def courses(self) -> list[tuple[int, Answer]]:
        """Every galley and zone with what it gains; and no voyage at all, where that may be said."""
        courses: list[tuple[int, Answer]] = []
        for galley, key, zones in self.of_galleys():
            courses += [(gain, {key: zone}) for zone, gain in self._gains(galley, zones.free)]
        return [*courses, (self.worths.weights.voyage_gain, NO_MORE)]

    def _gains(self, galley: GalleyView, zones: Sequence[str]) -> Iterator[tuple[str, int]]:
        """Zones in reach, with what each gains over staying."""
        own, away = self.worths, DISTANCE[galley.zone]
        behind_foes, doubt = own.zones_behind_foes(galley), own.weights.passage_doubt
        stay, *worths = own.berths(galley, (galley.zone, *zones))
        for zone, worth in zip(zones, worths, strict=True):
            value = worth // doubt if worth > 0 and zone in behind_foes else worth
            yield zone, value - stay - away[zone]

    def combat(self) -> Answer:
        """The best attack that promises more than it costs."""
        return max(self.attacks(), key=lambda attack: attack[0])[1]

    def attacks(self) -> list[tuple[int, Answer]]:
        """No attack, and every attack with what it promises."""
        attacks: list[tuple[int, Answer]] = [(0, NO_MORE)]
        for galley, key, targets in self.of_galleys():
            attacks += [(self._attack(galley, target.id), {key: target.id}) for target in targets.options]
        return attacks

    def _attack(self, galley: GalleyView, target: str) -> int:
        own = self.worths
        if target in PORTS:
            port = own.ports[target]
            strength = sum(other.sailors for other in own.mine_at(galley.zone))
            return (
                own.markets.prizes[port.id] + galley.sailors
                if own.storms(galley.sailors, strength, port)
                else 0
            )
        foe = own.galleys[galley_number(target)]
        edge = galley.sailors - foe.sailors
        if edge < 2 or not own.turns_left:
            return 0
        weights = own.weights
        gain = weights.attack + weights.attack_good * len(foe.goods) + weights.attack_edge * edge
        return gain - weights.attack_foe * foe.sailors - weights.attack_cargo * len(galley.goods)

    def spoils(self) -> Answer:
        spoils = self.worths.view.spoils
        assert spoils is not None
        sailors = self.worths.galleys[spoils.winner].sailors
        return {"capture": sailors // 2} if sailors > 1 else {"sink": {}}

    def land(self) -> Answer:
        """Every port that can be had, as long as someone stays aboard."""
        for branch in self.of_ports():
            assert isinstance(branch.choice, Share)
            crews = [self.worths.galleys[galley_number(bucket.id)] for bucket in branch.choice.buckets]
            strongest = max(crews, key=lambda galley: (galley.sailors, -len(galley.goods)))
            if strongest.sailors > 1:
                wanted = min(self.worths.wanted_garrison(branch.id), max(1, strongest.sailors - 2))
                return {branch.id: {GALLEY_IDS[strongest.number]: wanted}}
            cargo = self.worths.sale(strongest.goods, branch.id)
            theirs = self.worths.ports[branch.id].owner != self.worths.me
            if theirs and not self.worths.turns_left and cargo < PRICES.fort:
                return {branch.id: {GALLEY_IDS[strongest.number]: 1}}
        return NO_MORE

    def sell(self) -> Answer:
        """Sell wherever it does not help the owner of the port more than ourselves."""
        for branch in self.of_ports():
            assert isinstance(branch.choice, Pick)
            pays = self.worths.markets.pays[branch.id]
            goods = [option.id for option in branch.choice.options if pays.get(option.id, 0) >= PRICES.good]
            goods.sort(key=lambda good: -pays[good])
            goods = goods[: branch.choice.high]
            if goods:
                return {branch.id: pick_answer(branch.choice, goods)}
        return NO_MORE


def _ranked_places(own: Worths, places: list[str]) -> list[str]:
    """First while there are empty ports to take, last when what matters is who strikes last."""
    empty = any(not port.garrison for port in own.view.ports)
    return places if empty and own.turns_left else places[::-1]


THINKING: dict[str, Callable[[Mind], Answer]] = {
    "manning": Mind.crew_split,
    "bid": Mind.bid,
    "place": Mind.place,
    "market": Mind.market,
    "price": Mind.price,
    "haggle": Mind.haggle,
    "trade": Mind.trade,
    "trade-counter": Mind.trade_counter,
    "stow": Mind.stow,
    "sail": Mind.sail,
    "passage": Mind.passage,
    "combat": Mind.combat,
    "spoils": Mind.spoils,
    "land": Mind.land,
    "sell": Mind.sell,
}
