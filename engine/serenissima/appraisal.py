"""What things are worth to one seat, judged from its View alone."""

from engine.serenissima.components import (
    BOX,
    PLACES,
    PORT_OF,
    PORTS,
    PRODUCES,
    SIZES,
    ZONE_OF,
    ZONES,
    routes,
)
from engine.serenissima.selling import cube_pays, wanted_goods
from engine.serenissima.view import View
from engine.serenissima.weights import WEIGHTS

STEPS: dict[str, dict[str, int]] = {
    zone: {zone: 0, **{other: len(way) for other, way in routes(zone, len(ZONES), frozenset()).items()}}
    for zone in ZONES
}
FADE: dict[tuple[str, int], dict[str, float]] = {
    (zone, sailors): {
        name: WEIGHTS.delay ** -(-STEPS[zone][there] // max(1, sailors)) if there != zone else 0.0
        for name, there in ZONE_OF.items()
    }
    for zone in ZONES
    for sailors in range(PLACES + 1)
}
"""How much of a gain in each port is left, for a galley in this zone with so many sailors."""
INCOME = BOX.income.cubes
DOGE_CARDS = sum(card.count for card in BOX.doge_cards.values())
MEAN_HOURGLASSES = sum(card.count * card.hourglasses for card in BOX.doge_cards.values()) / DOGE_CARDS


class Appraisal:
    """The worth of ports, cubes and voyages as one seat sees them."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.scorings = len(view.scoring_spaces) - view.scorings
        self.rounds = max(1.0, (view.scoring_spaces[-1] - view.track) / MEAN_HOURGLASSES)
        self._gains: dict[str, list[tuple[str, float]]] = {}
        self._known_markets: dict[tuple[str, str, int], list[float]] = {}
        self._known_prospects: dict[tuple[str, tuple[str, ...], int], float] = {}

    @staticmethod
    def surroundings(name: str) -> float:
        """How rich the waters around a starting port are."""
        return sum(
            SIZES[other] / (1 + STEPS[ZONE_OF[name]][ZONE_OF[other]])
            for other, facts in PORTS.items()
            if not facts.start
        )

    def distance(self, zone: str, other: str) -> int:
        return STEPS[zone][other]

    # --- goods

    def cube_gain(self, name: str, good: str) -> float:
        """What selling this good in this port brings; 0 where it cannot be sold."""
        port = self.view.ports[name]
        stored = len(port.stored)
        if port.closed or not wanted_goods(name, port.stored, [good]):
            return 0.0
        home = port.owner == self.view.seat
        pays = cube_pays(name, stored, good, home)
        growth = (INCOME[stored + 1] - INCOME[stored]) * self.scorings
        if home:
            wine = self._wine_worth() if good == "wine" and not port.wine else 0
            return growth + pays + wine + self._basilica_help(name, good)
        if port.owner is None:
            return pays
        return max(WEIGHTS.rival_sale, pays - growth / self.view.seats)

    def _basilica_help(self, name: str, good: str) -> float:
        port = self.view.ports[name]
        if port.basilica or good not in BOX.needs.basilica:
            return 0.0
        other = next(need for need in BOX.needs.basilica if need != good)
        ready = PRODUCES[name] == other or other in port.stored
        return (
            BOX.income.basilica
            * self.scorings
            * (WEIGHTS.basilica_ready if ready else WEIGHTS.basilica_begun)
        )

    def sale(self, name: str, cargo: list[str]) -> tuple[list[str], float]:
        """The best goods of a cargo to sell in a port, and what they bring."""
        free = SIZES[name] - len(self.view.ports[name].stored)
        gains = sorted(((self.cube_gain(name, good), good) for good in set(cargo)), reverse=True)
        chosen = [(gain, good) for gain, good in gains if gain > 0][:free]
        return [good for _, good in chosen], sum(gain for gain, _ in chosen)

    def sellable_count(self, name: str, cargo: list[str]) -> int:
        """How many goods the port would take at most."""
        stored = self.view.ports[name].stored
        return min(len(wanted_goods(name, stored, cargo)), SIZES[name] - len(stored))

    def prospects(self, zone: str, cargo: list[str], sailors: int) -> float:
        """What a galley may still bring: its cargo elsewhere, and what it may load here next."""
        key = (zone, tuple(cargo), sailors)
        known = self._known_prospects.get(key)
        if known is None:
            known = self._known_prospects[key] = self._prospects(zone, cargo, sailors)
        return known

    def _prospects(self, zone: str, cargo: list[str], sailors: int) -> float:
        total = 0.0
        for good in set(cargo):
            total += sum(self._markets(good, zone, sailors)[: cargo.count(good)])
        room = PLACES - sailors - len(cargo)
        name = PORT_OF.get(zone)
        if room > 0 and name and not self.view.ports[name].closed:
            own = self.view.ports[name].owner == self.view.seat
            markets = self._markets(PRODUCES[name], zone, sailors)[:room]
            total += WEIGHTS.delay * sum(
                max(0.0, gain - (not (own and i == 0))) for i, gain in enumerate(markets)
            )
        return total + min(sailors, WEIGHTS.crew) * WEIGHTS.sailor

    def _markets(self, good: str, zone: str, sailors: int) -> list[float]:
        """Discounted gains for cubes of one good, best first."""
        key = (good, zone, sailors)
        if key not in self._known_markets:
            fade = FADE[zone, sailors]
            gains = [gain * fade[name] for name, gain in self._all_gains(good)]
            self._known_markets[key] = sorted(gains, reverse=True)[:PLACES]
        return self._known_markets[key]

    def _all_gains(self, good: str) -> list[tuple[str, float]]:
        if good not in self._gains:
            self._gains[good] = [(name, gain) for name in PORTS if (gain := self.cube_gain(name, good)) > 0]
        return self._gains[good]

    # --- ports, galleys, buildings

    def port_worth(self, name: str, sailors: int) -> float:
        """What holding a port brings until the end."""
        port = self.view.ports[name]
        income = INCOME[len(port.stored)] + BOX.income.basilica * port.basilica
        wine = self._wine_worth() if port.wine else 0.0
        promise = min(self.scorings, self.rounds / 2) * (SIZES[name] - len(port.stored)) * WEIGHTS.promise
        return self.scorings * income + wine + promise + WEIGHTS.garrison * min(sailors, 2)

    def _wine_worth(self) -> float:
        """What a port with wine may get from the wine card."""
        return BOX.income.wine_card * self.rounds / DOGE_CARDS

    def galley_worth(self) -> float:
        return WEIGHTS.galley * self.rounds

    def purse(self) -> int:
        return self.view.players[self.view.seat or 0].ducats or 0

    def basilica_worth(self) -> float:
        return BOX.income.basilica * self.scorings - BOX.prices.basilica

    def wants_galley(self) -> bool:
        """A first or second galley always; another one while it can still pay for itself."""
        owned = len(self.view.players[self.view.seat or 0].galleys)
        if owned < BOX.special_fleet:
            return self.rounds > 1
        return (
            self.galley_worth() > owned + WEIGHTS.galley_margin
            and self.purse() >= owned + WEIGHTS.galley_margin
        )

    def investment_worth(self) -> float:
        """What an investment is worth now: a galley, a basilica, sailors for weak crews."""
        view = self.view
        seat = view.seat or 0
        purse, worth = self.purse(), 0.0
        for name in view.players[seat].ports:
            goods = [PRODUCES[name], *view.ports[name].stored]
            ready = all(good in goods for good in BOX.needs.basilica) and not view.ports[name].basilica
            if ready and view.basilicas and purse >= BOX.prices.basilica:
                worth += max(0.0, self.basilica_worth())
                purse -= BOX.prices.basilica
        owned = len(view.players[seat].galleys)
        if self.wants_galley() and owned < BOX.pieces.fleet:
            worth += self.galley_worth() - owned - WEIGHTS.crew
            purse -= owned + WEIGHTS.crew
        zones = {ZONE_OF[name] for name in view.players[seat].ports}
        for galley in view.galleys.values():
            if galley.owner == seat and galley.zone in zones and galley.sailors < WEIGHTS.crew and purse > 0:
                hired = min(WEIGHTS.crew - galley.sailors, purse, PLACES - galley.sailors - len(galley.cargo))
                worth += WEIGHTS.recruit * hired
                purse -= hired
        return worth
