"""What a seat or a spectator may know."""

from dataclasses import dataclass

from engine.author import Seat, waited_for
from neptun.engine.oars import Oars
from neptun.engine.scoring import total
from neptun.engine.state import Contract, Phase, State


@dataclass(slots=True)
class ColumnView:
    """A contract on offer; face down it shows nothing."""

    contract: Contract | None
    oar: str | None
    gold: int


@dataclass(slots=True)
class TempleView:
    points: list[int]
    standing: list[Seat]
    """From the first place to the last; of two discs on one field, the lower one first."""


@dataclass(slots=True)
class MerchantView:
    port: str
    gold: int
    cards: int
    """How many oar cards are in hand."""
    played: list[str]
    manifest: list[Contract | None]
    tiles: list[str]
    bonus: int
    points: int
    laid: bool
    """An oar card lies face down for this turn."""
    berth: int = 0


@dataclass(slots=True)
class View:
    seat: Seat | None
    seats: int
    phase: Phase
    letter: str
    turn: int
    active: list[Seat]
    """Whom the table waits for."""
    order: list[Seat]
    piles: dict[int, list[Seat]]
    distances: list[int]
    wind: int
    forecast: int | None
    row: list[ColumnView]
    merchants: list[MerchantView]
    temples: dict[str, TempleView]
    laid: list[str]
    """The point tiles in the temples."""
    hand: list[str]
    chosen: str | None
    """The card this seat has laid face down."""


def view(s: State, seat: Seat | None) -> View:
    top = s.stack[-1] if s.stack else None
    sealed = top.sealed if isinstance(top, Oars) else {}
    return View(
        seat=seat,
        seats=s.seats,
        phase=s.phase,
        letter=s.letter,
        turn=s.turn,
        active=sorted(waited_for(top.asks(s))) if top else [],
        order=s.order.copy(),
        piles={power: pile.copy() for power, pile in s.piles.items()},
        distances=list(s.distances),
        wind=s.wind,
        forecast=s.forecast,
        row=[_column(s, i) for i in range(len(s.row))],
        merchants=[_merchant(s, other, other in sealed) for other in range(s.seats)],
        temples={name: TempleView(t.points.copy(), t.standing.copy()) for name, t in s.temples.items()},
        laid=s.laid.copy(),
        hand=[] if seat is None else s.merchants[seat].hand.copy(),
        chosen=None if seat is None else sealed.get(seat),
    )


def _column(s: State, place: int) -> ColumnView:
    column = s.row[place]
    if not column.open:
        return ColumnView(None, None, column.gold)
    return ColumnView(Contract(column.port, column.good), column.oar, column.gold)


def _merchant(s: State, seat: Seat, laid: bool) -> MerchantView:
    merchant = s.merchants[seat]
    return MerchantView(
        port=merchant.port,
        gold=merchant.gold,
        cards=len(merchant.hand),
        played=merchant.played.copy(),
        manifest=merchant.manifest.copy(),
        tiles=merchant.tiles.copy(),
        bonus=merchant.bonus,
        points=total(merchant),
        laid=laid,
        berth=merchant.berth,
    )
