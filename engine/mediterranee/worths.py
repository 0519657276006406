"""How the bot values a position: what goods fetch, what ports are worth, and who threatens them."""

from collections.abc import Iterable

from engine.mediterranee.components import BOX, DISTANCE, GOODS, PLACES, PORT_IN, PORTS, PRICES
from engine.mediterranee.sailing import routes
from engine.mediterranee.view import GalleyView, PortView, View
from engine.mediterranee.weights import WEIGHTS, Weights
from engine.text import Seat

POINT = BOX.scoring.ducats_per_point
"""Everything is weighed in ducats; so many make a point."""
BUILDING_GOODS = frozenset(BOX.needs.galley) & frozenset(BOX.needs.fort)
"""What everything is built of."""
VOYAGES = {
    (zone, reach): sorted(
        [(port.id, max(1, -(-far[port.zone] // reach))) for port in PORTS.values()], key=lambda way: way[1]
    )
    for zone, far in DISTANCE.items()
    for reach in range(1, PLACES + 1)
}
"""The ports with the turns that a galley with so many sailors needs from a zone, the nearest first."""
RARE_GOODS = BUILDING_GOODS | {good for good in GOODS if BOX.goods[good].ports == 1}


class Worths:
    """One seat's estimate of the board, afresh for each question; or what it thinks is another's."""

    def __init__(self, view: View, seat: Seat, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.view = view
        self.me = seat
        self.ducats = view.players[self.me].ducats or 0
        self.turns_left = view.turns - view.turn
        self.ports = {port.id: port for port in view.ports}
        self.galleys = {galley.number: galley for galley in view.galleys}
        self.fleet = [galley for galley in view.galleys if galley.seat == self.me]
        self.foes = [galley for galley in view.galleys if galley.seat != self.me]
        self.capital = BOX.nations[view.players[self.me].nation].capital
        self._hope = (0.0, weights.last_hope, weights.hope)[min(self.turns_left, 2)]
        self._held = {other: self._goods_of(other) for other in range(view.seats)}
        self._pays: dict[str, dict[str, int]] = {}
        self._buyers: dict[tuple[str, str, int], list[int]] = {}

    def _goods_of(self, seat: Seat) -> set[str]:
        """What some port of this seat produces or stores."""
        held: set[str] = set()
        for port in self.view.ports:
            if port.owner == seat:
                held.add(PORTS[port.id].good)
                held.update(port.stored)
        return held

    # --- goods

    def pays(self, port: str) -> dict[str, int]:
        """What one piece of each good is worth when sold here: money, and points that come nearer."""
        pays = self._pays.get(port)
        if pays is None:
            pays = self._pays[port] = self._pays_now(self.ports[port])
        return pays

    def _pays_now(self, port: PortView) -> dict[str, int]:
        facts = PORTS[port.id]
        free = facts.size - len(port.stored)
        if not free:
            return {}
        base = facts.slots[len(port.stored)] * BOX.slot_value + self._nearer(port, 1)
        return {
            good: base + self._bonus(port, good)
            for good in GOODS
            if good != facts.good and good not in port.stored
        }

    def _full_warehouse(self, port: PortView) -> int:
        """What a full warehouse is worth to its owner."""
        return (BOX.scoring.full[PORTS[port.id].size] - BOX.scoring.port) * POINT

    def _nearer(self, port: PortView, count: int) -> int:
        """What it is worth that so many goods more lie in a warehouse: it may be full one day."""
        if port.owner is None:
            return 0
        free = PORTS[port.id].size - len(port.stored)
        nearer = self._hope ** (free - count) - self._hope**free
        gain = int(self.weights.filling * self._full_warehouse(port) * nearer)
        return gain if port.owner == self.me else -gain // (self.view.seats - 1)

    def _bonus(self, port: PortView, good: str) -> int:
        if port.owner is None or port.owner == self.me or good in self._held[port.owner]:
            return 0
        return PRICES.new_market_capital if PORTS[port.id].capital else PRICES.new_market

    def sale(self, goods: list[str], port: str, before: Iterable[str] = ()) -> int:
        """What a cargo fetches in a port, where other goods will be sold before it."""
        pays = self.pays(port)
        gone = {good for good in before if good in pays}
        free = PORTS[port].size - len(self.ports[port].stored) - len(gone)
        if free <= 0:
            return 0
        worth = sorted([pays[good] for good in set(goods) - gone if good in pays], reverse=True)[:free]
        count = len(worth)
        if not count:
            return 0
        nearer = self._nearer(self.ports[port], count) - count * self._nearer(self.ports[port], 1)
        return sum(worth) + BOX.slot_value * sum(range(count)) + (nearer if not gone else 0)

    def worth(self, good: str, zone: str, reach: int, *, copies: int = 0) -> int:
        """What one more piece of a good aboard is worth, with so many aboard already."""
        key = good, zone, reach
        if key not in self._buyers:
            self._buyers[key] = self._paid_by_buyers(good, zone, reach)
        paid = self._buyers[key]
        return paid[copies] if copies < len(paid) else 0

    def _paid_by_buyers(self, good: str, zone: str, reach: int) -> list[int]:
        """What the ports pay for a good, the best first; the less, the longer the way there takes."""
        paid, latest = [], self.turns_left + 1
        for port, turns in VOYAGES[zone, reach]:
            if turns > latest:
                break
            pay = self.pays(port).get(good)
            if pay:
                paid.append(pay * 2 // (1 + turns))
        paid.sort(reverse=True)
        return paid

    def cargo_worth(self, goods: Iterable[str], galley: GalleyView) -> int:
        """What these goods would be worth besides all that this seat's galleys carry."""
        aboard = [good for other in self.fleet for good in other.goods]
        total = 0
        for good in goods:
            total += self.worth(good, galley.zone, max(1, galley.sailors), copies=aboard.count(good))
            aboard.append(good)
        return total

    def cargo_loss(self, goods: Iterable[str], galley: GalleyView) -> int:
        """What it would cost this seat to give these goods away."""
        aboard = [good for other in self.fleet for good in other.goods]
        total = 0
        for good in goods:
            aboard.remove(good)
            total += self.worth(good, galley.zone, max(1, galley.sailors), copies=aboard.count(good))
        return total

    # --- ports

    def prize(self, port: PortView) -> int:
        """What it is worth to hold a port."""
        facts = PORTS[port.id]
        filled = len(port.stored) / facts.size
        value = POINT + int(self._full_warehouse(port) * (filled if filled == 1 else filled / 2 + 0.1))
        if port.id == self.capital:
            value += BOX.scoring.own_capital * POINT + PRICES.income * self.turns_left
        if port.owner not in (None, self.me):
            value += value // (2 * (self.view.seats - 1))
        if self.turns_left:
            value += self.weights.slot * facts.size + (
                self.weights.rare_port if facts.good in RARE_GOODS else 0
            )
        return value

    def prize_at_stake(self) -> int:
        """How much better the best port to land in is than the best that no rival can reach this turn."""
        if not self.turns_left:
            return 0
        best = free = 0
        for port in self.view.ports:
            zone = PORTS[port.id].zone
            if port.garrison or not _can_land(self.fleet, zone):
                continue
            best = max(best, worth := self.prize(port))
            if not _can_land(self.foes, zone):
                free = max(free, worth)
        return best - free

    def threat(self, port: str) -> int:
        """The strongest foe that could reach a port in one move."""
        zone = PORTS[port].zone
        near = [foe.sailors for foe in self.foes if DISTANCE[foe.zone][zone] <= foe.sailors]
        return max(near, default=0)

    def force(self, port: str) -> int:
        """The most sailors that one foe could bring against a port in one move."""
        zone = PORTS[port].zone
        by_seat: dict[Seat, int] = {}
        for foe in self.foes:
            if DISTANCE[foe.zone][zone] <= foe.sailors:
                by_seat[foe.seat] = by_seat.get(foe.seat, 0) + foe.sailors
        return max(by_seat.values(), default=0)

    def wanted_garrison(self, port: str) -> int:
        if port == self.capital:
            least, most = self.weights.capital_garrison, self.weights.most_garrison
            return min(most, max(least, self.force(port)))
        size = PORTS[port].size
        if self.threat(port) < self.weights.threat:
            return 1
        full = len(self.ports[port].stored) >= self.weights.guarded * size and size > 2
        return self.weights.full_garrison if full else self.weights.garrison

    def mine_at(self, zone: str) -> list[GalleyView]:
        return [galley for galley in self.fleet if galley.zone == zone]

    # --- where to sail

    def berth(self, galley: GalleyView, zone: str) -> int:
        """What it is worth for a galley to end its move in a zone."""
        value = self._danger(galley, zone) + self._later(galley, zone)
        name = PORT_IN.get(zone)
        if name is None:
            return value
        port = self.ports[name]
        others = [other for other in self.mine_at(zone) if other.number != galley.number]
        rivals = [foe for foe in self.foes if foe.zone == zone and self._comes_first(foe.seat)]
        before = [good for ship in (*others, *rivals) for good in ship.goods]
        value += self.sale(galley.goods, name, before)
        if port.owner != self.me:
            value += self._conquest(galley, port, others, rivals)
        elif not port.garrison and not others and galley.sailors > 1:
            value += self.prize(port) // 3
        elif name == self.capital:
            value += self._guard(port, others)
        if self.turns_left and galley.sailors < PLACES:
            value += self.weights.crowded_port if others else self.weights.fresh_port
            value += self._next_cargo(PORTS[name].good, galley, zone)
        return value

    def _next_cargo(self, good: str, galley: GalleyView, zone: str) -> int:
        """Of a good that can be bought there next turn; most of one that the own capital lacks to be full."""
        capital, part = self.ports[self.capital], self.weights.next_cargo
        lacking = PORTS[self.capital].size - len(capital.stored)
        if capital.owner == self.me and lacking <= self.weights.crowning and good in self.pays(self.capital):
            part = self.weights.crowning_cargo
        return int(self.worth(good, zone, max(1, galley.sailors)) * part)

    def _comes_first(self, seat: Seat) -> bool:
        """Whether a seat lands and sells before this one."""
        return self.view.order.index(seat) < self.view.order.index(self.me)

    def _guard(self, port: PortView, others: list[GalleyView]) -> int:
        """Of a galley beside a capital that a foe's galley could storm, where no other one keeps watch."""
        if others or self.threat(port.id) <= self._resistance(port):
            return 0
        return self.prize(port) // self.weights.guard

    def _conquest(
        self, galley: GalleyView, port: PortView, others: list[GalleyView], rivals: list[GalleyView]
    ) -> int:
        """Landing in an empty port where nobody lands before, or storming a held one."""
        hands = galley.sailors - 1
        if not port.garrison:
            taken = bool(rivals) or any(other.sailors > 1 for other in others)
            return self.prize(port) if hands > 0 and not taken else 0
        helped = sum(other.sailors for other in others)
        if helped and self.storms(max(other.sailors for other in others), helped, port):
            return 0
        if not self.storms(galley.sailors, galley.sailors + helped, port):
            return 0
        return int(self.prize(port) * self.weights.storm_hope)

    def storms(self, sailors: int, strength: int, port: PortView) -> bool:
        """Whether an attack on a garrison promises more than it costs."""
        if port.owner in (None, self.me) or not port.garrison:
            return False
        return (
            sailors >= 2
            and strength > self._resistance(port)
            and self.prize(port) > self.weights.storm_sailor * port.garrison + self.weights.storm
        )

    def _resistance(self, port: PortView) -> float:
        """So many sailors do not suffice for an attack on a garrison."""
        return port.garrison * (3 if port.fort else 2) / 2 + (1 if self.turns_left else 0)

    def _danger(self, galley: GalleyView, zone: str) -> int:
        strongest = max((foe.sailors for foe in self.foes if foe.zone == zone), default=0)
        return -self.weights.danger * (strongest - galley.sailors) if strongest > galley.sailors else 0

    def _later(self, galley: GalleyView, zone: str) -> int:
        """What the cargo may still fetch from there next turn."""
        if not self.turns_left:
            return 0
        here = self.pays(PORT_IN[zone]) if zone in PORT_IN else {}
        left = [good for good in galley.goods if good not in here]
        return sum(self.worth(good, zone, galley.sailors) // self.weights.later for good in set(left))

    def needs_passage(self, galley: GalleyView, zone: str) -> bool:
        """Whether someone has to be asked on the way to a zone."""
        under_way = galley.number == self.view.under_way
        moves = self.view.moves_left if under_way else galley.sailors
        busy = frozenset([foe.zone for foe in self.foes])
        way = routes(galley.zone, moves, busy)[zone]
        return (under_way and galley.zone in busy) or any(between in busy for between in way[:-1])


def _can_land(galleys: Iterable[GalleyView], zone: str) -> bool:
    """Whether one of these galleys can take an empty port in a zone this turn."""
    return any(galley.sailors > 1 and DISTANCE[galley.zone][zone] <= galley.sailors for galley in galleys)
