"""What one seat, or a spectator, may know: everything on the board, and of purses what is not hidden."""

from dataclasses import dataclass

from engine.copying import clone
from engine.mediterranee.buying import Haggle
from engine.mediterranee.combat import Combat, Spoils
from engine.mediterranee.components import PRICES
from engine.mediterranee.landing import Landing
from engine.mediterranee.market import Market
from engine.mediterranee.sailing import Sailing
from engine.mediterranee.selling import Selling
from engine.mediterranee.state import Instructions, State, Tariff
from engine.mediterranee.stow import Stow
from engine.mediterranee.trade import Trade
from engine.text import Seat


@dataclass(slots=True)
class GalleyView:
    number: int
    seat: Seat
    zone: str
    sailors: int
    goods: list[str]
    berth: int = 0


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


def view(s: State, seat: Seat | None) -> View:
    sailing = next((step for step in s.stack if isinstance(step, Sailing)), None)
    top = s.stack[-1] if s.stack else None
    return View(
        seat=seat,
        seats=s.seats,
        turn=s.turn,
        turns=s.turns,
        phase=s.phase,
        order=s.order.copy(),
        places=s.places.copy(),
        players=[_player(s, other, seat) for other in range(s.seats)],
        ports=_ports(s),
        galleys=[
            GalleyView(ship.number, ship.seat, ship.zone, ship.sailors, ship.goods.copy(), ship.berth)
            for ship in s.galleys.values()
        ],
        goods=s.goods.copy(),
        sailors=s.sailors,
        galleys_left=s.galleys_left,
        forts=s.forts,
        tariffs={} if seat is None else _tariffs(s, seat),
        instructions=None if seat is None else _instructions(s, seat),
        money_hidden=s.money_hidden,
        at_work=_at_work(s),
        under_way=sailing.under_way if sailing else None,
        moves_left=sailing.left if sailing and sailing.under_way is not None else 0,
        afloat=[good for step in s.stack if isinstance(step, Stow) for good in step.pool],
        laden_next=top.galleys[0] if isinstance(top, Stow) and top.galleys else None,
        proposed=s.proposed,
        counter_offer=_counter_offer(s, top, seat) if isinstance(top, Haggle) else None,
        deal=_deal(top) if isinstance(top, Trade) else None,
        spoils=SpoilsView(top.winner, top.prize) if isinstance(top, Spoils) else None,
        over=not s.stack,
    )


def _player(s: State, other: Seat, seat: Seat | None) -> PlayerView:
    purse = s.purses[other]
    hidden = s.money_hidden and s.stack and other != seat
    return PlayerView(other, purse.nation, None if hidden else purse.ducats, s.bids[other])


def _ports(s: State) -> list[PortView]:
    """In one go: of all that a view holds, these are the most."""
    return [
        PortView(
            port.id,
            port.owner,
            port.garrison,
            port.fort,
            port.stored.copy(),
            port.built,
            port.recruits,
            PRICES.good if port.owner is None else s.asking_price(port),
        )
        for port in s.ports.values()
    ]


def _tariffs(s: State, seat: Seat) -> dict[str, Tariff]:
    return {good: Tariff(tariff.ask, tariff.floor) for good, tariff in s.purses[seat].tariffs.items()}


def _instructions(s: State, seat: Seat) -> Instructions | None:
    instructions = s.instructions.get(seat)
    return clone(instructions) if instructions else None


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
        goods=step.goods.copy(),
        back=step.back.copy(),
        price=step.price if step.counter is None or step.last else step.counter,
    )


def _at_work(s: State) -> Seat | None:
    """The seat whose part of a phase stands highest on the stack."""
    for step in reversed(s.stack):
        if isinstance(step, Market | Sailing | Combat | Landing | Selling):
            return step.seat
    return None
