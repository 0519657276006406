"""Phase 3 of an action: sailors put ashore take a neutral port, or one that was conquered."""

from functools import cache

from engine.choice import Amount, Branch
from engine.core import Step, Table, step
from engine.serenissima.berth import Berth
from engine.serenissima.blockade import risk_blockade
from engine.serenissima.components import PORT_OF, PORTS, SIZES
from engine.serenissima.labels import PORT_NAMES, PORT_SPOTS, SEAT_NAMES, say
from engine.serenissima.state import CLOSING, Galley, State

LAND = {name: say("land", port=facts.name) for name, facts in PORTS.items()}
BARRED, NOTE_LAND_ALL = say("blocked-blockade"), say("note-land-all")


def land_branch(s: State, here: Berth) -> Branch:
    return _land(here.name, here.galley.sailors, s.turn.landing_barred)


@cache
def _land(name: str, sailors: int, barred: bool) -> Branch:
    most = min(sailors, SIZES[name])
    note = NOTE_LAND_ALL if most == sailors else None
    return Branch("land", LAND[name], Amount(1, most), BARRED if barred else None, PORT_SPOTS[name], note)


def begin_landing(s: State, galley: Galley, sailors: int) -> None:
    """Boats are lowered; whoever is stronger here may prevent it."""
    s.turn.phase = CLOSING
    s.stack.append(Landing(sailors))
    risk_blockade(s, "landing", galley)


@step
class Landing(Step[State]):
    """A neutral port is taken by putting one or more sailors ashore."""

    sailors: int

    def goes(self, s: State, table: Table) -> None:
        s.stack.pop()
        go_ashore(s, self.sailors, table)
        s.turn.over = True


def go_ashore(s: State, sailors: int, table: Table) -> None:
    """Sailors of the active galley take the empty port beside it; with the last of them it sinks."""
    galley = s.galley(s.turn.galley)
    seat, name = galley.owner, PORT_OF[galley.zone]
    assert seat is not None
    port = s.ports[name]
    port.owner = seat
    port.sailors = sailors
    galley.sailors -= sailors
    table.tell("serenissima-landed", who=SEAT_NAMES[seat], port=PORT_NAMES[name], count=sailors)
    if not galley.sailors:
        s.sink(galley)
        table.tell("serenissima-left", who=SEAT_NAMES[seat], galley=galley.number)
