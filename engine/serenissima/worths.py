"""What things are worth to one seat, judged from its View alone."""

from collections import Counter
from collections.abc import Hashable, Mapping
from functools import lru_cache, partial
from typing import ClassVar, NamedTuple

from engine.choice import Answer
from engine.memo import Memo, Once
from engine.serenissima.components import (
    BOX,
    GOODS,
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
AROUND: dict[str, frozenset[str]] = {
    zone: frozenset([other for other, steps in STEPS[zone].items() if steps <= 1]) for zone in ZONES
}
"""Each zone with those next to it."""
INCOME = BOX.income.cubes
CREW_WORTHS = [min(sailors, WEIGHTS.crew) * WEIGHTS.sailor for sailors in range(PLACES + 1)]
"""By its sailors, what the crew of a galley is worth."""
DOGE_CARDS = Counter({name: card.count for name, card in BOX.doge_cards.items()})
MEAN_HOURGLASSES = (
    sum(BOX.doge_cards[card].hourglasses for card in DOGE_CARDS.elements()) / DOGE_CARDS.total()
)

Cargo = tuple[str, ...]


class Sale(NamedTuple):
    """What a galley sells best in a port."""

    goods: Cargo
    earned: float
    single: bool
    """The port takes no more than one of its goods."""


class RememberedPort:
    """What was worked out about one port."""

    __slots__ = ("gains", "sales", "worths")

    def __init__(self, gains: list[tuple[str, float]]) -> None:
        self.gains = gains
        """The goods that it takes, and what a cube of each brings."""
        self.worths: dict[tuple[int, bool], float] = {}
        """By the sailors in it, and whether it has a fort."""
        self.sales: dict[frozenset[str], Sale] = {}
        """By the goods of a cargo."""


class Remembered:
    """What was worked out about goods and voyages on one board, as one seat sees it."""

    __slots__ = ("best_ends", "calm_ends", "gains", "loads", "markets", "ports", "prospects")

    def __init__(self, ports: dict[str, RememberedPort]) -> None:
        self.ports = ports
        self.gains: dict[str, list[tuple[str, float]]] = {good: [] for good in GOODS}
        """By good, the ports that take it, and what a cube brings there."""
        for name, port in ports.items():
            for good, gain in port.gains:
                self.gains[good].append((name, gain))
        self.markets = Memo(partial(_discounted_gains, self.gains))
        """By good, zone and sailors: discounted gains for cubes of the good, best first."""
        self.loads: dict[tuple[str, int, int], float] = {}
        self.prospects: dict[tuple[str, Cargo, int], float] = {}
        self.calm_ends: dict[tuple[str, Cargo, int], list[tuple[float, Answer]]] = {}
        """By zone, cargo and sailors: ways to end an activation there without a fight."""
        self.best_ends: dict[tuple[Cargo, int], dict[str, float]] = {}
        """By cargo and sailors, then by zone: what the best of them is worth."""


def _discounted_gains(
    gains: Mapping[str, list[tuple[str, float]]], voyage: tuple[str, str, int]
) -> list[float]:
    good, zone, sailors = voyage
    fade = FADE[zone, sailors]
    discounted = [gain * fade[name] for name, gain in gains[good]]
    discounted.sort(reverse=True)
    return discounted[:PLACES]


class Memory:
    """What a bot has worked out at its questions, by all that it depends on: from one to the next, little on
    the board changes."""

    MOST: ClassVar[int] = 2000

    def __init__(self) -> None:
        self.boards: dict[Hashable, Remembered] = {}
        self._ports: dict[Hashable, dict[Hashable, RememberedPort]] = {}

    def ports_at(self, moment: Hashable) -> dict[Hashable, RememberedPort]:
        """What is known of ports at such a moment, by all that counts of each."""
        return self._ports.setdefault(moment, {})

    def make_room(self) -> None:
        if len(self.boards) >= self.MOST:
            self.boards.clear()
            self._ports.clear()


class Worths:
    """The worth of ports, cubes and voyages as one seat sees them."""

    def __init__(self, view: View, memory: Memory | None = None) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.me = view.players[view.seat]
        self.purse = self.me.ducats or 0
        self.scorings = len(view.scoring_spaces) - view.scorings
        left = view.scoring_spaces[-1] - view.track
        self.rounds = max(1.0, left / MEAN_HOURGLASSES)
        self.goes_on = _chance_of_another_round(tuple(view.discard), left)
        rivals = [galley for galley in view.galleys.values() if galley.owner != view.seat]
        self.rival_zones = {galley.zone for galley in rivals}
        reach = [AROUND[galley.zone] for galley in rivals if galley.sailors]
        self._rivals_reach: frozenset[str] = frozenset().union(*reach)
        self.remembered = self._recall(memory or Memory())

    def _recall(self, memory: Memory) -> Remembered:
        """What is known of this board; of a new one, what is known of each port."""
        memory.make_room()
        moment = (self.seat, self.scorings, self.rounds, self.goes_on, self._last_galleys())
        ports = self._all_that_counts()
        board = (moment, *ports)
        remembered = memory.boards.get(board)
        if remembered is None:
            by_name: dict[str, RememberedPort] = {}
            known_ports = memory.ports_at(moment)
            for name, port in zip(ZONE_OF, ports, strict=True):
                known = known_ports.get(port)
                if known is None:
                    known = known_ports[port] = RememberedPort(self._port_gains(name))
                by_name[name] = known
            remembered = memory.boards[board] = Remembered(by_name)
        return remembered

    def _all_that_counts(self) -> list[Hashable]:
        """All of each port that its worth and a sale there depend on."""
        all_ports, seat, reach = self.view.ports, self.seat, self._rivals_reach
        counts: list[Hashable] = []
        for name, zone in ZONE_OF.items():
            port = all_ports[name]
            if port.owner == seat:
                own = (name, port.closed, port.sailors, port.fort, port.basilica, "own", *port.stored)
                counts.append(own)
            elif port.owner is None:
                counts.append((name, port.closed, zone in reach, port.fort, port.basilica, *port.stored))
            else:
                counts.append((name, port.closed, port.basilica, *port.stored))
        return counts

    def _last_galleys(self) -> Hashable:
        """In the last round: what the danger to a port depends on."""
        if self.goes_on:
            return None
        galleys = [
            (galley.number, galley.zone, galley.sailors)
            for galley in self.view.galleys.values()
            if galley.owner != self.seat
        ]
        return self.view.pointer, len(self.me.ports) == 1, *galleys

    def _port_gains(self, name: str) -> list[tuple[str, float]]:
        wanted = wanted_goods(name, self.view.ports[name].stored, GOODS)
        return [(good, gain) for good in wanted if (gain := self.cube_gain(name, good)) > 0]

    @Once
    def zones_to_fight_in(self) -> set[str]:
        """Zones with a galley or an open port of a rival."""
        held = [
            ZONE_OF[name]
            for name, port in self.view.ports.items()
            if port.owner is not None and port.owner != self.seat and not port.closed
        ]
        return self.rival_zones.union(held)

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
        return ZONE_OF[name] in self._rivals_reach

    def _basilica_help(self, name: str, good: str) -> float:
        port = self.view.ports[name]
        if port.basilica or good not in BOX.needs.basilica:
            return 0.0
        other = next(need for need in BOX.needs.basilica if need != good)
        ready = PRODUCES[name] == other or other in port.stored
        share = WEIGHTS.basilica_ready if ready else WEIGHTS.basilica_begun
        return BOX.income.basilica * self.scorings * share

    def sale(self, name: str, cargo: Cargo) -> Sale:
        """The best goods of a cargo to sell in a port, and what they bring."""
        sales, key = self.remembered.ports[name].sales, frozenset(cargo)
        sale = sales.get(key)
        if sale is None:
            sale = sales[key] = self._sale(name, cargo)
        return sale

    def _sale(self, name: str, cargo: Cargo) -> Sale:
        stored = self.view.ports[name].stored
        wanted = wanted_goods(name, stored, cargo)
        free = SIZES[name] - len(stored)
        gains = sorted([(self.cube_gain(name, good), good) for good in wanted], reverse=True)
        chosen = [good for gain, good in gains if gain > 0][:free]
        earned = sum([self.cube_gain(name, good, before) for before, good in enumerate(chosen)])
        return Sale(tuple(chosen), earned, min(len(wanted), free) == 1)

    def prospects(self, zone: str, cargo: Cargo, sailors: int) -> float:
        """What a galley may still bring: its cargo elsewhere, and what it may load here next."""
        prospects, key = self.remembered.prospects, (zone, cargo, sailors)
        known = prospects.get(key)
        if known is None:
            known = prospects[key] = self.goes_on * self._prospects(zone, cargo, sailors)
        return known

    def _prospects(self, zone: str, cargo: Cargo, sailors: int) -> float:
        total = 0.0
        if cargo:
            markets = self.remembered.markets
            for good in set(cargo):
                total += sum(markets[good, zone, sailors][: cargo.count(good)])
        room = PLACES - sailors - len(cargo)
        if room > 0 and zone in PORT_OF:
            total += self._next_load(zone, sailors, room)
        return total + CREW_WORTHS[sailors]

    def _next_load(self, zone: str, sailors: int, room: int) -> float:
        """What may be loaded in the port here, with so much room."""
        loads, key = self.remembered.loads, (zone, sailors, room)
        load = loads.get(key)
        if load is None:
            load, name = 0.0, PORT_OF[zone]
            port = self.view.ports[name]
            if not port.closed:
                markets = self.remembered.markets[PRODUCES[name], zone, sailors][:room]
                gains = [gain - 1.0 if gain > 1.0 else 0.0 for gain in markets]
                if markets and port.owner == self.seat:
                    gains[0] = markets[0]
                load = WEIGHTS.delay * sum(gains)
            loads[key] = load
        return load

    # --- ports

    def port_worth(self, name: str, sailors: int, *, fort: bool | None = None) -> float:
        """What holding a port with so many sailors brings until the end."""
        if fort is None:
            fort = self.view.ports[name].fort
        worths = self.remembered.ports[name].worths
        worth = worths.get((sailors, fort))
        if worth is None:
            worth = worths[sailors, fort] = self._port_worth(name, sailors, fort)
        return worth

    def _port_worth(self, name: str, sailors: int, fort: bool) -> float:
        port = self.view.ports[name]
        income = INCOME[len(port.stored)] + BOX.income.basilica * port.basilica
        wine = self._wine_worth() if port.wine else 0.0
        scorings = min(self.scorings, self.rounds / 2) * self.goes_on
        promise = scorings * (SIZES[name] - len(port.stored)) * WEIGHTS.promise
        hold = self.hold(name, sailors, fort)
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


@lru_cache(maxsize=1000)
def _chance_of_another_round(discard: tuple[str, ...], left: int) -> float:
    """How likely the next Doge card does not end the game; the cards drawn since the shuffle are known."""
    unseen = list((DOGE_CARDS - Counter(discard)).elements())
    return sum(BOX.doge_cards[card].hourglasses < left for card in unseen) / len(unseen)
