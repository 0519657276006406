"""What one seat, or a spectator, may know: everything on the board, and of purses what is not hidden."""

from dataclasses import dataclass

from engine.mediterranee.ashore import Landing, Selling
from engine.mediterranee.combat import Combat
from engine.mediterranee.components import PRICES
from engine.mediterranee.market import Market
from engine.mediterranee.sailing import Sailing
from engine.mediterranee.state import Galley, Port, State, Tariff
from engine.mediterranee.stow import Stow
from engine.text import Seat


@dataclass(slots=True)
class GalleySeen:
    number: int
    seat: Seat
    zone: str
    sailors: int
    goods: list[str]


@dataclass(slots=True)
class PortSeen:
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


@dataclass(slots=True)
class PlayerSeen:
    seat: Seat
    nation: str
    ducats: int | None
    """None: this view may not know."""
    bid: int
    """The bid opened last."""


@dataclass(slots=True)
class View:
    seat: Seat | None
    seats: int
    turn: int
    turns: int
    phase: int
    order: list[Seat]
    places: list[Seat | None]
    players: list[PlayerSeen]
    ports: list[PortSeen]
    galleys: list[GalleySeen]
    goods: dict[str, int]
    """Goods left in the box."""
    sailors: int
    galleys_left: int
    forts: int
    tariffs: dict[str, Tariff]
    """One's own standing prices."""
    money_hidden: bool
    at_work: Seat | None
    """Whose part of the phase it is."""
    under_way: int | None
    """The galley that has begun its move."""
    afloat: list[str]
    """Goods that are being shared out."""
    over: bool


def view(s: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        seats=s.seats,
        turn=s.turn,
        turns=s.turns,
        phase=s.phase,
        order=s.order.copy(),
        places=s.places.copy(),
        players=[_player(s, other, seat) for other in range(s.seats)],
        ports=[_port(s, port) for port in s.ports.values()],
        galleys=[_galley(galley) for galley in s.galleys.values()],
        goods=s.goods.copy(),
        sailors=s.sailors,
        galleys_left=s.galleys_left,
        forts=s.forts,
        tariffs={} if seat is None else _tariffs(s, seat),
        money_hidden=s.money_hidden,
        at_work=_at_work(s),
        under_way=next((step.under_way for step in s.stack if isinstance(step, Sailing)), None),
        afloat=[good for step in s.stack if isinstance(step, Stow) for good in step.pool],
        over=not s.stack,
    )


def _player(s: State, other: Seat, seat: Seat | None) -> PlayerSeen:
    purse = s.purses[other]
    hidden = s.money_hidden and s.stack and other != seat
    return PlayerSeen(other, purse.nation, None if hidden else purse.ducats, s.bids[other])


def _port(s: State, port: Port) -> PortSeen:
    return PortSeen(
        id=port.id,
        owner=port.owner,
        garrison=port.garrison,
        fort=port.fort,
        stored=port.stored.copy(),
        built=port.built,
        recruits=port.recruits,
        asks=PRICES.good if port.owner is None else s.asking(port),
    )


def _galley(galley: Galley) -> GalleySeen:
    return GalleySeen(galley.number, galley.seat, galley.zone, galley.sailors, galley.goods.copy())


def _tariffs(s: State, seat: Seat) -> dict[str, Tariff]:
    return {good: Tariff(tariff.ask, tariff.floor) for good, tariff in s.purses[seat].tariffs.items()}


def _at_work(s: State) -> Seat | None:
    """The seat whose part of a phase stands highest on the stack."""
    for step in reversed(s.stack):
        if isinstance(step, Market | Sailing | Combat | Landing | Selling):
            return step.seat
    return None
