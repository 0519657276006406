"""How the bot values a position: what goods fetch, what ports are worth, and who threatens them."""

from collections.abc import Collection, Container, Iterable, Sequence

from engine.mediterranee.components import CAPITAL, DISTANCE, GOOD_OF, PLACES, PORT_IN, PORTS
from engine.mediterranee.markets import Markets, markets_for
from engine.mediterranee.sailing import zones_behind
from engine.mediterranee.view import GalleyView, PortView, View
from engine.mediterranee.weights import WEIGHTS, Weights
from engine.memo import Once
from engine.text import Seat

NO_GALLEYS: Sequence[GalleyView] = ()


class Worths:
    """One seat's estimate of the board, afresh for each question; or what it thinks is another's."""

    def __init__(self, view: View, seat: Seat, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.view = view
        self.me = seat
        player = view.player(seat)
        self.ducats = player.ducats or 0
        self.turns_left = view.turns - view.turn
        self.ports = view.ports_by_id()
        self.capital = CAPITAL[player.nation]
        self._partners: dict[Seat, Worths] = {}
        self._garrisons: dict[str, int] = {}

    @Once
    def markets(self) -> Markets:
        """What goods fetch and ports are worth; many questions are not about that."""
        return markets_for(self.view, self.me, self.capital, self.weights)

    @Once
    def galleys(self) -> dict[int, GalleyView]:
        return {galley.number: galley for galley in self.view.galleys}

    @Once
    def fleet(self) -> list[GalleyView]:
        """This seat's galleys."""
        return [galley for galley in self.view.galleys if galley.seat == self.me]

    @Once
    def foes(self) -> list[GalleyView]:
        """All other galleys."""
        return [galley for galley in self.view.galleys if galley.seat != self.me]

    @Once
    def _aboard(self) -> list[str]:
        """All that this seat's galleys carry."""
        return [good for galley in self.fleet for good in galley.goods]

    @Once
    def _fleet_at(self) -> dict[str, list[GalleyView]]:
        return _by_zone(self.fleet)

    @Once
    def _foes_at(self) -> dict[str, list[GalleyView]]:
        return _by_zone(self.foes)

    @Once
    def _zones_of_foes(self) -> frozenset[str]:
        return frozenset(self._foes_at)

    @Once
    def _crowning_goods(self) -> Collection[str]:
        """The last goods that the own capital lacks to be full; none while it lacks more."""
        free = self.markets.free(self.capital)
        mine = self.ports[self.capital].owner == self.me
        return self.markets.pays[self.capital] if mine and free <= self.weights.crowning else ()

    def partner(self, seat: Seat) -> "Worths":
        """The estimate of another seat, as this one thinks of it."""
        partner = self._partners.get(seat)
        if partner is None:
            partner = self._partners[seat] = Worths(self.view, seat, self.weights)
        return partner

    # --- goods

    def sale(self, goods: list[str], port: str, before: Iterable[str] = ()) -> int:
        """What a cargo fetches in a port, where other goods will be sold before it."""
        return self.markets.sales[tuple(goods), port, tuple(before)] if goods else 0

    def cargo_worth(self, goods: Iterable[str], galley: GalleyView) -> int:
        """What these goods would be worth besides all that this seat's galleys carry."""
        more: list[str] = []
        total = 0
        for good in goods:
            copies = self._aboard.count(good) + more.count(good)
            total += self.markets.worth(good, galley.zone, max(1, galley.sailors), copies)
            more.append(good)
        return total

    def cargo_loss(self, goods: Iterable[str], galley: GalleyView) -> int:
        """What it would cost this seat to give these goods away."""
        less: list[str] = []
        total = 0
        for good in goods:
            less.append(good)
            copies = self._aboard.count(good) - less.count(good)
            total += self.markets.worth(good, galley.zone, max(1, galley.sailors), copies)
        return total

    # --- ports

    def prize_at_stake(self) -> int:
        """How much better the best port to land in is than the best that no rival can reach this turn."""
        if not self.turns_left:
            return 0
        best = free = 0
        for port in self.view.ports:
            zone = PORTS[port.id].zone
            if port.garrison or not _can_land(self.fleet, zone):
                continue
            best = max(best, worth := self.markets.prizes[port.id])
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
        wanted = self._garrisons.get(port)
        if wanted is None:
            wanted = self._garrisons[port] = self._garrison(port)
        return wanted

    def _garrison(self, port: str) -> int:
        if port == self.capital:
            least, most = self.weights.capital_garrison, self.weights.most_garrison
            return min(most, max(least, self.force(port)))
        size = PORTS[port].size
        if self.threat(port) < self.weights.threat:
            return 1
        full = len(self.ports[port].stored) >= self.weights.guarded * size and size > 2
        return self.weights.full_garrison if full else self.weights.garrison

    def mine_at(self, zone: str) -> list[GalleyView]:
        return self._fleet_at.get(zone, [])

    # --- where to sail

    def berth(self, galley: GalleyView, zone: str) -> int:
        """What it is worth for a galley to end its move in a zone."""
        return self.berths(galley, (zone,))[0]

    def berths(self, galley: GalleyView, zones: Iterable[str]) -> list[int]:
        """What it is worth for a galley to end its move in each of these zones.

        Alone in a port other than its capital, that depends on nothing else on the sea, and is kept.
        """
        foes_at, fleet_at, ports = self._foes_at, self._fleet_at, self.ports
        later, lonely_berths = self.markets.later, self.markets.lonely_berths
        cargo, sailors = tuple(galley.goods), galley.sailors
        worths: list[int] = []
        for zone in zones:
            foes, name = foes_at.get(zone, NO_GALLEYS), PORT_IN.get(zone)
            value = self._danger(galley, foes) if foes else 0
            if name is not None:
                mine = fleet_at.get(zone, NO_GALLEYS)
                others = [other for other in mine if other.number != galley.number] if mine else mine
                port = ports[name]
                if foes or others or name == self.capital:
                    value += self._in_port(galley, cargo, port, foes, others)
                else:
                    key = cargo, zone, sailors, port.garrison, port.fort
                    worth = lonely_berths.get(key)
                    if worth is None:
                        worth = lonely_berths[key] = self._in_port(galley, cargo, port, foes, others)
                    value += worth
            if cargo:
                value += later[cargo, zone, sailors]
            worths.append(value)
        return worths

    def _in_port(
        self,
        galley: GalleyView,
        cargo: tuple[str, ...],
        port: PortView,
        foes: Sequence[GalleyView],
        others: Sequence[GalleyView],
    ) -> int:
        """What a port adds to being in its zone."""
        name, value = port.id, 0
        rivals = [foe for foe in foes if foe.seat in self._seats_before] if foes else foes
        if cargo:
            before = tuple([good for ship in (*others, *rivals) for good in ship.goods])
            value += self.markets.sales[cargo, name, before]
        if port.owner != self.me:
            value += self._conquest(galley, port, others, rivals)
        elif not port.garrison and not others and galley.sailors > 1:
            value += self.markets.prizes[port.id] // 3
        elif name == self.capital:
            value += self._guard(port, others)
        if self.turns_left and galley.sailors < PLACES:
            value += self.weights.crowded_port if others else self.weights.fresh_port
            value += self._next_cargo(GOOD_OF[name], galley, PORTS[name].zone)
        return value

    def _next_cargo(self, good: str, galley: GalleyView, zone: str) -> int:
        """Of a good that can be bought there next turn; most of one that the own capital lacks to be full."""
        paid = self.markets.paid[good, zone, galley.sailors or 1]
        part = self.weights.crowning_cargo if good in self._crowning_goods else self.weights.next_cargo
        return int(paid[0] * part) if paid else 0

    @Once
    def _seats_before(self) -> list[Seat]:
        """The seats that land and sell before this one."""
        order = self.view.order
        return order[: order.index(self.me)]

    def _guard(self, port: PortView, others: Sequence[GalleyView]) -> int:
        """Of a galley beside a capital that a foe's galley could storm, where no other one keeps watch."""
        if others or self.threat(port.id) <= self._resistance(port):
            return 0
        return self.markets.prizes[port.id] // self.weights.guard

    def _conquest(
        self, galley: GalleyView, port: PortView, others: Sequence[GalleyView], rivals: Sequence[GalleyView]
    ) -> int:
        """Landing in an empty port where nobody lands before, or storming a held one."""
        hands = galley.sailors - 1
        if not port.garrison:
            taken = bool(rivals) or any(other.sailors > 1 for other in others)
            return self.markets.prizes[port.id] if hands > 0 and not taken else 0
        helped = sum(other.sailors for other in others)
        if helped and self.storms(max(other.sailors for other in others), helped, port):
            return 0
        if not self.storms(galley.sailors, galley.sailors + helped, port):
            return 0
        return int(self.markets.prizes[port.id] * self.weights.storm_hope)

    def storms(self, sailors: int, strength: int, port: PortView) -> bool:
        """Whether an attack on a garrison promises more than it costs."""
        if port.owner in (None, self.me) or not port.garrison:
            return False
        return (
            sailors >= 2
            and strength > self._resistance(port)
            and self.markets.prizes[port.id] > self.weights.storm_sailor * port.garrison + self.weights.storm
        )

    def _resistance(self, port: PortView) -> float:
        """So many sailors do not suffice for an attack on a garrison."""
        return port.garrison * (3 if port.fort else 2) / 2 + (1 if self.turns_left else 0)

    def _danger(self, galley: GalleyView, foes: Sequence[GalleyView]) -> int:
        strongest = max([foe.sailors for foe in foes])
        return -self.weights.danger * (strongest - galley.sailors) if strongest > galley.sailors else 0

    def zones_behind_foes(self, galley: GalleyView) -> Container[str]:
        """The zones in reach on the way to which someone has to be asked."""
        under_way = galley.number == self.view.under_way
        moves = self.view.moves_left if under_way else galley.sailors
        return zones_behind(galley.zone, moves, self._zones_of_foes, held=under_way)


def _by_zone(galleys: Iterable[GalleyView]) -> dict[str, list[GalleyView]]:
    there: dict[str, list[GalleyView]] = {}
    for galley in galleys:
        if galley.zone in there:
            there[galley.zone].append(galley)
        else:
            there[galley.zone] = [galley]
    return there


def _can_land(galleys: Iterable[GalleyView], zone: str) -> bool:
    """Whether one of these galleys can take an empty port in a zone this turn."""
    return any(galley.sailors > 1 and DISTANCE[galley.zone][zone] <= galley.sailors for galley in galleys)
