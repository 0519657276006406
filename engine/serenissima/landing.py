"""Phase 3 of an action: sailors put ashore take a neutral port, or one that was conquered."""

from collections.abc import Sequence
from functools import lru_cache

from engine.choice import Amount, Branch
from engine.core import Dealer, Step, step
from engine.serenissima.berth import Berth
from engine.serenissima.blockade import risk_blockade
from engine.serenissima.components import PORT_OF, PORTS, SIZES
from engine.serenissima.labels import PORT_NAMES, PORT_SPOTS, SEAT_NAMES, count_goods, say
from engine.serenissima.state import CLOSING, Galley, State
from engine.serenissima.wrecks import sink
from engine.text import Text

LAND_LABELS = {name: say("land", port=facts.name) for name, facts in PORTS.items()}
BARRED = say("blocked-blockade")


def land_branch(s: State, here: Berth) -> Branch:
    return _land(here.name, here.galley.sailors, s.turn.landing_barred, tuple(here.galley.cargo))


def note_land_all(cargo: Sequence[str]) -> Text:
    """What is lost when the last sailor goes ashore."""
    if cargo:
        return say("note-land-all-laden", goods=count_goods(cargo))
    return say("note-land-all")


@lru_cache(maxsize=4096)
def _land(name: str, sailors: int, barred: bool, cargo: tuple[str, ...]) -> Branch:
    most = min(sailors, SIZES[name])
    note = note_land_all(cargo) if most == sailors else None
    return Branch(
        "land", LAND_LABELS[name], Amount(1, most), BARRED if barred else None, PORT_SPOTS[name], note
    )


def begin_landing(s: State, galley: Galley, sailors: int) -> None:
    """Boats are lowered; the person who is stronger here may prevent it."""
    s.turn.phase = CLOSING
    s.stack.append(Landing(sailors))
    risk_blockade(s, "landing", galley)


@step
class Landing(Step[State]):
    """A neutral port is taken by putting one or more sailors ashore."""

    sailors: int

    def goes(self, s: State, dealer: Dealer) -> None:
        s.stack.pop()
        go_ashore(s, self.sailors, dealer)
        s.turn.over = True


def go_ashore(s: State, sailors: int, dealer: Dealer) -> None:
    """Sailors of the active galley take the empty port beside it; with the last of them it sinks."""
    galley = s.galley(s.turn.galley)
    seat, name = galley.owner, PORT_OF[galley.zone]
    assert seat is not None
    port = s.ports[name]
    port.owner = seat
    port.sailors = sailors
    galley.sailors -= sailors
    dealer.tell("serenissima-landed", who=SEAT_NAMES[seat], port=PORT_NAMES[name], count=sailors)
    if not galley.sailors:
        dealer.tell("serenissima-left", who=SEAT_NAMES[seat], galley=galley.number)
        sink(s, galley, dealer)
