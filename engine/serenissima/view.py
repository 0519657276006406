"""What one seat, or a spectator, may know of a game."""

from dataclasses import dataclass

from engine.copying import clone
from engine.serenissima.battle import THE_PORT, Battle, combat_value
from engine.serenissima.components import BOX, PORT_OF, PRODUCES, SIZES
from engine.serenissima.state import Port, State
from engine.text import Seat


@dataclass(slots=True)
class PlayerView:
    """What a player owns."""

    seat: Seat
    ducats: int | None
    """None where money is hidden."""
    sailors: int
    """Sailors still to be hired."""
    ports: list[str]
    galleys: list[int]


@dataclass(slots=True)
class GalleyView:
    """A galley at sea, with crew and cargo."""

    number: int
    owner: Seat
    zone: str
    sailors: int
    cargo: list[str]
    berth: int = 0


@dataclass(slots=True)
class PortView:
    """A port with its garrison, warehouse and buildings."""

    owner: Seat | None
    sailors: int
    capacity: int
    stored: list[str]
    fort: bool
    basilica: bool
    closed: bool
    wine: bool
    """Its card shows the wine side."""


@dataclass(slots=True)
class FightView:
    """A combat between two rolls."""

    galley: int
    """The galley that the active one is fighting; 0: the port."""
    port: str
    """The port it is fighting for; empty: none."""
    defenders: int


@dataclass(slots=True)
class View:
    """The whole table as one seat sees it."""

    seat: Seat | None
    seats: int
    hidden_money: bool
    over: bool
    first: Seat
    round: int
    pointer: int
    """The number on the wheel; 0 is the Doge."""
    wheel: int
    """How many numbers the wheel has in this game."""
    active: int
    """The galley at work; 0: none."""
    phase: str
    moved: int
    value: int
    """Combat value of the active galley."""
    fought: bool
    """It has fought in this activation: its combat value is fixed."""
    free_cube: bool
    """The first cube that it loads in a port of its owner costs nothing."""
    fight: FightView | None
    """The combat that is going on."""
    track: int
    start: int
    scoring_spaces: list[int]
    scorings: int
    deck: int
    discard: list[str]
    forts: int
    basilicas: int
    supply: dict[str, int]
    players: list[PlayerView]
    galleys: dict[int, GalleyView]
    ports: dict[str, PortView]


def view(s: State, seat: Seat | None) -> View:
    """What this seat may know; None: a spectator."""
    return clone(bot_view(s, seat))


def bot_view(s: State, seat: Seat | None) -> View:
    """The same for bots, who change nothing in it: it shares lists with the state."""
    over = not s.stack
    track = BOX.tracks[BOX.tables[s.seats].track]
    turn = s.turn
    active = s.galley(turn.galley) if turn.galley else None
    working = active is not None and active.owner is not None
    value = combat_value(s, active) if active is not None and working else 0
    open_money = over or not s.money_hidden()
    return View(
        seat=seat,
        seats=s.seats,
        hidden_money=s.money_hidden(),
        over=over,
        first=s.first,
        round=s.round,
        pointer=s.pointer,
        wheel=len(s.galleys),
        active=turn.galley if working else 0,
        phase=turn.phase,
        moved=turn.moved,
        value=value,
        fought=turn.fought,
        free_cube=turn.free_cube,
        fight=_fight(s),
        track=s.track,
        start=track.start,
        scoring_spaces=list(track.scorings),
        scorings=s.scorings,
        deck=len(s.deck),
        discard=s.discard,
        forts=s.forts,
        basilicas=s.basilicas,
        supply=s.supply,
        players=_players(s, seat, open_money),
        galleys={
            g.number: GalleyView(g.number, g.owner, g.zone, g.sailors, g.cargo, g.berth)
            for g in s.galleys
            if g.owner is not None
        },
        ports={name: _port(name, s.ports[name]) for name in SIZES},
    )


def _fight(s: State) -> FightView | None:
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Battle):
        return None
    port = PORT_OF[s.galley(s.turn.galley).zone] if top.foe == THE_PORT else ""
    return FightView(top.foe, port, top.defenders(s))


def _players(s: State, seat: Seat | None, open_money: bool) -> list[PlayerView]:
    ports: list[list[str]] = [[] for _ in s.princes]
    for name in PRODUCES:
        owner = s.ports[name].owner
        if owner is not None:
            ports[owner].append(name)
    galleys: list[list[int]] = [[] for _ in s.princes]
    for galley in s.galleys:
        if galley.owner is not None:
            galleys[galley.owner].append(galley.number)
    return [
        PlayerView(
            other,
            prince.ducats if open_money or other == seat else None,
            prince.sailors,
            ports[other],
            galleys[other],
        )
        for other, prince in enumerate(s.princes)
    ]


def _port(name: str, port: Port) -> PortView:
    stored = port.stored
    return PortView(
        port.owner,
        port.sailors,
        SIZES[name],
        stored,
        port.fort,
        port.basilica,
        port.closed,
        PRODUCES[name] == "wine" or "wine" in stored,
    )
