"""What things are worth to one seat, judged from its View alone."""

from collections import Counter

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
from engine.serenissima.odds import storm
from engine.serenissima.selling import cube_pays, wanted_goods
from engine.serenissima.view import View
from engine.serenissima.weights import WEIGHTS

STEPS: dict[str, dict[str, int]] = {
    zone: {zone: 0, **{other: len(way) for other, way in routes(zone, len(ZONES), frozenset()).items()}}
    for zone in ZONES
}
"""How many zones lie between two."""
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
DOGE_CARDS = Counter({name: card.count for name, card in BOX.doge_cards.items()})
MEAN_HOURGLASSES = (
    sum(BOX.doge_cards[card].hourglasses for card in DOGE_CARDS.elements()) / DOGE_CARDS.total()
)


class Worths:
    """The worth of ports, cubes and voyages as one seat sees them."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.me = view.players[view.seat]
        self.purse = self.me.ducats or 0
        self.scorings = len(view.scoring_spaces) - view.scorings
        left = view.scoring_spaces[-1] - view.track
        self.rounds = max(1.0, left / MEAN_HOURGLASSES)
        self.goes_on = _chance_of_another_round(view, left)
        self._gains: dict[str, list[tuple[str, float]]] = {}
        self._beside: dict[str, bool] = {}
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

    def cube_gain(self, name: str, good: str, before: int = 0) -> float:
        """What selling this good in this port brings, after so many others; 0 where it cannot be sold."""
        port = self.view.ports[name]
        stored = len(port.stored) + before
        if port.closed or stored >= SIZES[name] or good == PRODUCES[name] or good in port.stored:
            return 0.0
        home = port.owner == self.seat
        pays = cube_pays(name, stored, good, home)
        growth = float(self.scorings * (INCOME[stored + 1] - INCOME[stored]))
        if home:
            later = self.scorings * (INCOME[SIZES[name]] - INCOME[stored]) / (SIZES[name] - stored)
            growth += WEIGHTS.filling * self.goes_on * (later - growth)
            wine = self._wine_worth() if good == "wine" and not port.wine else 0
            hold = self.hold(name, port.sailors, port.fort)
            return pays + hold * (growth + wine + self._basilica_help(name, good))
        if port.owner is None and not self._is_beside_a_rival(name):
            return pays
        return max(WEIGHTS.rival_sale, pays - WEIGHTS.filled_for_them * growth)

    def _is_beside_a_rival(self, name: str) -> bool:
        """Whether a rival's galley is in the zone of a port or next to it, and may land there."""
        if name not in self._beside:
            zone = STEPS[ZONE_OF[name]]
            self._beside[name] = any(
                galley.owner != self.seat and galley.sailors and zone[galley.zone] <= 1
                for galley in self.view.galleys.values()
            )
        return self._beside[name]

    def _basilica_help(self, name: str, good: str) -> float:
        port = self.view.ports[name]
        if port.basilica or good not in BOX.needs.basilica:
            return 0.0
        other = next(need for need in BOX.needs.basilica if need != good)
        ready = PRODUCES[name] == other or other in port.stored
        share = WEIGHTS.basilica_ready if ready else WEIGHTS.basilica_begun
        return BOX.income.basilica * self.scorings * share

    def sale(self, name: str, cargo: list[str]) -> tuple[list[str], float]:
        """The best goods of a cargo to sell in a port, and what they bring."""
        free = SIZES[name] - len(self.view.ports[name].stored)
        gains = sorted(((self.cube_gain(name, good), good) for good in set(cargo)), reverse=True)
        chosen = [good for gain, good in gains if gain > 0][:free]
        return chosen, sum(self.cube_gain(name, good, before) for before, good in enumerate(chosen))

    def sellable_count(self, name: str, cargo: list[str]) -> int:
        """How many goods the port would take at most."""
        stored = self.view.ports[name].stored
        return min(len(wanted_goods(name, stored, cargo)), SIZES[name] - len(stored))

    def prospects(self, zone: str, cargo: list[str], sailors: int) -> float:
        """What a galley may still bring: its cargo elsewhere, and what it may load here next."""
        key = (zone, tuple(cargo), sailors)
        known = self._known_prospects.get(key)
        if known is None:
            known = self._known_prospects[key] = self.goes_on * self._prospects(zone, cargo, sailors)
        return known

    def _prospects(self, zone: str, cargo: list[str], sailors: int) -> float:
        total = 0.0
        for good in set(cargo):
            total += sum(self._markets(good, zone, sailors)[: cargo.count(good)])
        room = PLACES - sailors - len(cargo)
        name = PORT_OF.get(zone)
        if room > 0 and name and not self.view.ports[name].closed:
            own = self.view.ports[name].owner == self.seat
            markets = self._markets(PRODUCES[name], zone, sailors)[:room]
            gains = [max(0.0, gain - (not (own and i == 0))) for i, gain in enumerate(markets)]
            total += WEIGHTS.delay * sum(gains)
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

    # --- ports

    def port_worth(self, name: str, sailors: int, *, fort: bool | None = None) -> float:
        """What holding a port with so many sailors brings until the end."""
        port = self.view.ports[name]
        income = INCOME[len(port.stored)] + BOX.income.basilica * port.basilica
        wine = self._wine_worth() if port.wine else 0.0
        scorings = min(self.scorings, self.rounds / 2) * self.goes_on
        promise = scorings * (SIZES[name] - len(port.stored)) * WEIGHTS.promise
        hold = self.hold(name, sailors, port.fort if fort is None else fort)
        return hold * (self.scorings * income + wine + promise)

    def hold(self, name: str, sailors: int, fort: bool) -> float:
        """How likely so many sailors keep a port; in the last round only those count who can still come."""
        if not self.goes_on:
            return 1 - WEIGHTS.attacked * self._last_danger(name, sailors, fort)
        danger = 1 - WEIGHTS.holds[sailors]
        return 1 - danger * (1 - WEIGHTS.fort) if fort else 1 - danger

    def _last_danger(self, name: str, sailors: int, fort: bool) -> float:
        """The best chance of a rival's galley that acts later in this round to take the port."""
        if self.view.ports[name].owner == self.seat and len(self.me.ports) == 1:
            return 0.0
        chances = [
            storm(galley.sailors, galley.sailors - steps, sailors, fort, False).win
            for galley in self.view.galleys.values()
            if galley.owner != self.seat
            and galley.number > self.view.pointer
            and (steps := STEPS[galley.zone][ZONE_OF[name]]) < galley.sailors
        ]
        return max(chances, default=0.0)

    def _wine_worth(self) -> float:
        """What a port with wine may get from the wine card."""
        return BOX.income.wine_card * self.rounds / DOGE_CARDS.total()

    # --- what can be bought, in ducats above its price

    def galley_worth(self) -> float:
        return WEIGHTS.galley * self.rounds * self.goes_on

    def new_galley_gain(self) -> float:
        """A galley with a crew; nobody wants to be without two of them."""
        owned = len(self.me.galleys)
        if owned >= BOX.pieces.fleet or not self.goes_on:
            return 0.0
        gain = self.galley_worth() - owned * BOX.prices.galley - WEIGHTS.crew * BOX.prices.sailor
        return max(WEIGHTS.margin, gain) if owned < BOX.special_fleet and self.rounds > 1 else gain

    def garrison_gain(self, name: str) -> tuple[int, float]:
        """How many sailors more a garrison wants, and what each of them gains."""
        now = self.view.ports[name].sailors
        least = self.port_worth(name, now)
        gains = {
            more: (self.port_worth(name, now + more) - least) - more * BOX.prices.sailor
            for more in range(1, SIZES[name] - now + 1)
        }
        if not gains:
            return 0, 0.0
        best = max(gains, key=lambda more: gains[more])
        return best, gains[best] / best

    def crew_gain(self) -> float:
        """One more sailor aboard a weakly manned galley."""
        return WEIGHTS.recruit * self.goes_on - BOX.prices.sailor

    def basilica_gain(self, name: str) -> float:
        if not self._ready_for(name, BOX.needs.basilica, self.view.ports[name].basilica):
            return 0.0
        return BOX.income.basilica * self.scorings - BOX.prices.basilica

    def fort_gain(self, name: str) -> float:
        port = self.view.ports[name]
        if not self._ready_for(name, BOX.needs.fort, port.fort):
            return 0.0
        safer = self.port_worth(name, port.sailors, fort=True) - self.port_worth(name, port.sailors)
        return safer - BOX.prices.fort

    def _ready_for(self, name: str, needs: tuple[str, str], built: bool) -> bool:
        goods = [PRODUCES[name], *self.view.ports[name].stored]
        return not built and all(need in goods for need in needs)


def _chance_of_another_round(view: View, left: int) -> float:
    """How likely the next Doge card does not end the game; the cards drawn since the shuffle are known."""
    unseen = list((DOGE_CARDS - Counter(view.discard)).elements())
    return sum(BOX.doge_cards[card].hourglasses < left for card in unseen) / len(unseen)
