"""Phase 1 of an action: sailors divided between the port and one's galleys beside it."""

from engine.choice import Branch, Share
from engine.core import Dealer
from engine.serenissima.berth import Berth
from engine.serenissima.components import PLACES, PORT_OF
from engine.serenissima.ids import galley_id, port_id, sailors_place
from engine.serenissima.labels import CREW_BUCKETS, GARRISON_BUCKETS, SEAT_NAMES, say
from engine.serenissima.state import Galley, State
from engine.text import Seat

CREW = say("crew")


def crew_branch(here: Berth) -> Branch | None:
    """Divide the sailors here, where the active galley has a place for them and someone can be spared."""
    passage = len(here.galley.cargo) < PLACES - 1
    if passage and (here.mates or here.home) and _can_spare(here):
        return Branch("crew", CREW, lambda: _crew(here), aside=True)
    return None


def _can_spare(here: Berth) -> bool:
    """Every place keeps one sailor: with no more than that there is nothing to divide."""
    if here.galley.sailors > 1 or (here.home and here.port is not None and here.port.sailors > 1):
        return True
    return any(mate.sailors > 1 for mate in here.mates)


def _crew(here: Berth) -> Share:
    """How many sailors in each place; through the active galley every division can be reached."""
    crews = [here.galley, *here.mates]
    buckets = [CREW_BUCKETS[galley.number, PLACES - len(galley.cargo), galley.sailors] for galley in crews]
    total = sum([galley.sailors for galley in crews])
    if here.home and here.port is not None:
        buckets.append(GARRISON_BUCKETS[here.name, here.port.sailors])
        total += here.port.sailors
    return Share(buckets, total, total)


def divide_sailors(s: State, galley: Galley, seat: Seat, how: dict[str, int], dealer: Dealer) -> None:
    """Every place gets as many sailors as the answer says, and one where it says nothing."""
    for mate in s.galleys_in(galley.zone):
        if mate.owner == seat:
            mate.sailors = how.get(galley_id(mate.number), 1)
    name = PORT_OF.get(galley.zone)
    if name is not None and s.ports[name].owner == seat:
        s.ports[name].sailors = how.get(port_id(name), 1)
    dealer.tell("serenissima-crewed", who=SEAT_NAMES[seat], galley=galley.number, count=galley.sailors)


def add_sailors(s: State, how: dict[str, int]) -> int:
    """Sailors join garrisons and crews; how many did."""
    for key, count in how.items():
        place = sailors_place(key)
        if isinstance(place, str):
            s.ports[place].sailors += count
        else:
            s.galley(place).sailors += count
    return sum(how.values())
