"""What one seat, or a spectator, may know: everything on the board, and of purses what is not hidden."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

from engine.copying import clone
from engine.lazy import Lazy, same_fields
from engine.mediterranee.buying import Haggle
from engine.mediterranee.combat import Combat, Spoils
from engine.mediterranee.landing import Landing
from engine.mediterranee.market import Market
from engine.mediterranee.sailing import Sailing
from engine.mediterranee.selling import Selling
from engine.mediterranee.state import Galley, Instructions, Port, State, Tariff
from engine.mediterranee.stow import Stow
from engine.mediterranee.trade import Trade
from engine.memo import Memo
from engine.text import Seat

GalleyView: TypeAlias = Galley
"""Everyone sees all of a galley."""
Owners: TypeAlias = tuple[Seat | None, ...]
Warehouses: TypeAlias = tuple[tuple[str, ...], ...]
"""What is stored in each port; the ports are always in the same order."""


@dataclass(slots=True)
class PortView:
    id: str
    owner: Seat | None
    garrison: int
    fort: bool
    stored: list[str]
    built: bool
    recruits: int
    """Sailors that may still be enlisted here this turn."""
    asks: int | None
    """The standing price of what it produces; None: the owner names it when asked."""


class LazyPortView(Lazy, PortView):
    """A port as a bot sees it: most bots want to know neither its price nor its recruits, nor whether
    something was built there."""

    __slots__ = ("_asking_price", "_port")
    _lazy = ("built", "recruits", "asks")

    def __init__(self, port: Port, asking_price: Callable[[Port], int | None]) -> None:
        self._port, self._asking_price = port, asking_price
        self.id = port.id
        self.owner = port.owner
        self.garrison = port.garrison
        self.fort = port.fort
        self.stored = port.stored

    def _fill(self) -> None:
        self.built = self._port.built
        self.recruits = self._port.recruits
        self.asks = self._asking_price(self._port)

    def __eq__(self, other: object) -> bool:
        return same_fields(PortView, self, other)


@dataclass(slots=True)
class PlayerView:
    seat: Seat
    nation: str
    ducats: int | None
    """None: this view may not know."""
    bid: int
    """The bid opened last."""


@dataclass(slots=True)
class CounterOfferView:
    """A counter-offer in a port that waits for the owner's word; buyer and owner alone know of it."""

    buyer: Seat
    port: str
    count: int
    price: int
    ask: int


@dataclass(slots=True)
class DealView:
    """A deal between two players that waits for an answer."""

    proposer: Seat
    seller: Seat
    buyer: Seat
    source: int
    target: int
    goods: list[str]
    back: list[str]
    """In an exchange, what the buyer gives besides the price."""
    price: int
    """The price that is now to be agreed to."""


@dataclass(slots=True)
class SpoilsView:
    """A beaten galley, and the galley that beat it."""

    winner: int
    prize: int


@dataclass(slots=True)
class View:
    seat: Seat | None
    seats: int
    turn: int
    turns: int
    phase: int
    order: list[Seat]
    places: list[Seat | None]
    players: list[PlayerView]
    ports: list[PortView]
    galleys: list[GalleyView]
    goods: dict[str, int]
    """Goods left in the box."""
    sailors: int
    galleys_left: int
    forts: int
    tariffs: dict[str, Tariff]
    """One's own standing prices."""
    instructions: Instructions | None
    """What one has settled for the rest of the turn."""
    money_hidden: bool
    at_work: Seat | None
    """Whose part of the phase it is."""
    under_way: int | None
    """The galley that has begun its move."""
    moves_left: int
    """How far it may still go."""
    afloat: list[str]
    """Goods that are being shared out."""
    laden_next: int | None
    """The galley that they are being loaded onto."""
    proposed: int
    """Deals that the player at the market has proposed there."""
    counter_offer: CounterOfferView | None
    deal: DealView | None
    spoils: SpoilsView | None
    over: bool

    def player(self, seat: Seat) -> PlayerView:
        return self.players[seat]

    def ports_by_id(self) -> Mapping[str, PortView]:
        return {port.id: port for port in self.ports}

    def owners_and_warehouses(self) -> tuple[Owners, Warehouses]:
        """Of all ports, in their order."""
        return _owners_and_warehouses(self.ports)


class LazyView(Lazy, View):
    """A position as a bot sees it: most questions are about few of the ports, and about nobody else."""

    __slots__ = ("_state",)
    _lazy = (
        "phase",
        "places",
        "players",
        "ports",
        "goods",
        "sailors",
        "galleys_left",
        "forts",
        "instructions",
        "money_hidden",
        "at_work",
        "under_way",
        "moves_left",
        "afloat",
        "laden_next",
        "counter_offer",
        "deal",
        "spoils",
        "over",
    )

    def __init__(self, s: State, galleys: list[GalleyView], seat: Seat | None) -> None:
        self._state = s
        self.seat = seat
        self.seats = s.seats
        self.turn = s.turn
        self.turns = s.turns
        self.order = s.order
        self.galleys = galleys
        self.tariffs = {} if seat is None else s.purses[seat].tariffs
        self.proposed = s.proposed

    def _fill(self) -> None:
        s = self._state
        ports: list[PortView] = [LazyPortView(port, s.asking_price) for port in s.ports.values()]
        full = _shared_view(s, self.seat, ports, self.galleys)
        for name in self._lazy:
            setattr(self, name, getattr(full, name))

    def __getattr__(self, name: str) -> Any:
        """Who sails asks which galley is under way, and for nothing else of all that is lazy."""
        if name in ("under_way", "moves_left"):
            self.under_way, self.moves_left = _galley_under_way(_under_way(self._state)[0])
            return getattr(self, name)
        return super().__getattr__(name)

    def __eq__(self, other: object) -> bool:
        return same_fields(View, self, other)

    def player(self, seat: Seat) -> PlayerView:
        return _player(self._state, seat, self.seat)

    def ports_by_id(self) -> Mapping[str, PortView]:
        """Each is looked at when someone asks for it."""
        ports, asking_price = self._state.ports, self._state.asking_price
        return Memo(lambda name: LazyPortView(ports[name], asking_price))

    def owners_and_warehouses(self) -> tuple[Owners, Warehouses]:
        return _owners_and_warehouses(self._state.ports.values())


def view(s: State, seat: Seat | None) -> View:
    ports = [
        PortView(
            port.id,
            port.owner,
            port.garrison,
            port.fort,
            port.stored,
            port.built,
            port.recruits,
            s.asking_price(port),
        )
        for port in s.ports.values()
    ]
    return clone(_shared_view(s, seat, ports, [*s.galleys.values()]))


def views(s: State) -> Callable[[Seat | None], View]:
    """The view of any seat for bots, who change nothing in it: it shares parts with the state."""
    return partial(LazyView, s, [*s.galleys.values()])


def _owners_and_warehouses(ports: Collection[Port | PortView]) -> tuple[Owners, Warehouses]:
    owners, warehouses = [port.owner for port in ports], [tuple(port.stored) for port in ports]
    return tuple(owners), tuple(warehouses)


def _player(s: State, seat: Seat, viewer: Seat | None) -> PlayerView:
    purse = s.purses[seat]
    purse_hidden = seat != viewer and s.money_hidden and s.stack
    return PlayerView(seat, purse.nation, None if purse_hidden else purse.ducats, s.bids[seat])


def _shared_view(s: State, seat: Seat | None, ports: list[PortView], galleys: list[GalleyView]) -> View:
    sailing, at_work, afloat = _under_way(s)
    under_way, moves_left = _galley_under_way(sailing)
    top = s.stack[-1] if s.stack else None
    return View(
        seat=seat,
        seats=s.seats,
        turn=s.turn,
        turns=s.turns,
        phase=s.phase,
        order=s.order,
        places=s.places,
        players=[_player(s, other, seat) for other in range(s.seats)],
        ports=ports,
        galleys=galleys,
        goods=s.goods,
        sailors=s.sailors,
        galleys_left=s.galleys_left,
        forts=s.forts,
        tariffs={} if seat is None else s.purses[seat].tariffs,
        instructions=None if seat is None else s.instructions.get(seat),
        money_hidden=s.money_hidden,
        at_work=at_work,
        under_way=under_way,
        moves_left=moves_left,
        afloat=afloat,
        laden_next=top.galleys[0] if isinstance(top, Stow) and top.galleys else None,
        proposed=s.proposed,
        counter_offer=_counter_offer(s, top, seat) if isinstance(top, Haggle) else None,
        deal=_deal(top) if isinstance(top, Trade) else None,
        spoils=SpoilsView(top.winner, top.prize) if isinstance(top, Spoils) else None,
        over=not s.stack,
    )


def _counter_offer(s: State, step: Haggle, seat: Seat | None) -> CounterOfferView | None:
    if seat not in (step.buyer, step.owner(s)):
        return None
    ask = s.asking_price(s.ports[step.port])
    assert ask is not None
    return CounterOfferView(step.buyer, step.port, step.count, step.price, ask)


def _deal(step: Trade) -> DealView:
    return DealView(
        proposer=step.proposer,
        seller=step.seller,
        buyer=step.buyer,
        source=step.source,
        target=step.target,
        goods=step.goods,
        back=step.back,
        price=step.price if step.counter is None or step.last else step.counter,
    )


PARTS_OF_A_PHASE = (Market, Sailing, Combat, Landing, Selling)


def _under_way(s: State) -> tuple[Sailing | None, Seat | None, list[str]]:
    """The step that sails, the seat whose part of a phase is the highest on the stack, and goods that are
    being shared out."""
    sailing: Sailing | None = None
    at_work: Seat | None = None
    afloat: list[str] = []
    for step in s.stack:
        if isinstance(step, PARTS_OF_A_PHASE):
            at_work = step.seat
            if isinstance(step, Sailing):
                sailing = step
        elif isinstance(step, Stow):
            afloat += step.pool
    return sailing, at_work, afloat


def _galley_under_way(sailing: Sailing | None) -> tuple[int | None, int]:
    """Its number, and how far it may still go."""
    if sailing is None or sailing.under_way is None:
        return None, 0
    return sailing.under_way, sailing.left
