"""Where the active galley lies, and with whom."""

from dataclasses import dataclass

from engine.serenissima.components import PORT_OF
from engine.serenissima.state import Galley, Port, State


@dataclass(slots=True)
class Berth:
    """The active galley and what lies around it."""

    galley: Galley
    mates: list[Galley]
    """Other galleys of the same owner here."""
    foes: list[Galley]
    port: Port | None
    """The port here, unless there is none or it is closed."""
    name: str
    home: bool
    """The port is the owner's own."""


def berth(s: State, galley: Galley) -> Berth:
    mates: list[Galley] = []
    foes: list[Galley] = []
    zone, owner = galley.zone, galley.owner
    for other in s.galleys:
        if other.zone == zone and other is not galley:
            (mates if other.owner == owner else foes).append(other)
    name = PORT_OF.get(zone, "")
    port = s.ports[name] if name else None
    if port is not None and port.closed:
        port = None
    return Berth(galley, mates, foes, port, name, port is not None and port.owner == owner)
