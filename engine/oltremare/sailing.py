"""The fourth action, sailing, and the harbour markers it brings."""

from collections.abc import Iterable

from engine.choice import Answer, Option, Pick
from engine.core import Dealer, Decision, Decisions, step
from engine.oltremare.actions import routes_to_sail
from engine.oltremare.components import PORTS, VOYAGES
from engine.oltremare.labels import MARKER_NAMES, PORT_NAMES, PORT_OPTIONS, SEAT_NAMES, SHIP_IN, good_list
from engine.oltremare.state import PhaseStep, State
from engine.text import Seat, text

STAY = Option("stay", text("oltremare-compass-stay"))


def destinations(s: State, seat: Seat, ports: Iterable[str]) -> list[Option]:
    """The ports to which the ship of a seat may sail, each with the marker that is there."""
    return [PORT_OPTIONS[seat, port, s.harbours.get(port)] for port in ports]


@step
class Sailing(PhaseStep):
    """4/ Navigation: exactly as many routes as ship icons played, none of them twice."""

    phase = "sailing"
    seat: Seat

    def asks(self, s: State) -> Decisions:
        routes = routes_to_sail(s.played)
        if not routes:
            return {}
        ends = VOYAGES[s.merchants[self.seat].port, routes]
        choice = Pick(destinations(s, self.seat, ends))
        prompt = text("oltremare-ask-sail", count=routes, goods=good_list(s.played))
        default, about = port_with_marker(s, ends), SHIP_IN[s.merchants[self.seat].port]
        return {self.seat: Decision("main.sail", prompt, choice, default=default, about=about)}

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        s.stack.pop()
        way = VOYAGES[s.merchants[seat].port, routes_to_sail(s.played)][answer]
        who, port = SEAT_NAMES[seat], PORT_NAMES[answer]
        if passed := tuple(PORT_NAMES[further] for further in way[1:-1]):
            dealer.tell("oltremare-sailed-by", who=who, way=passed, port=port)
        else:
            dealer.tell("oltremare-sailed", who=who, way=port)
        stop_in_port(s, seat, answer, dealer)
        if s.merchants[seat].active == "compass":
            s.stack.append(Compass(seat))


@step
class Compass(PhaseStep):
    """Compass: the ship may go to any port without another compass; then the compass is discarded."""

    phase = "sailing"
    seat: Seat

    def asks(self, s: State) -> Decisions:
        here = s.merchants[self.seat].port
        ports = [port for port in PORTS if port != here and s.harbours.get(port) != "compass"]
        choice = Pick([*destinations(s, self.seat, ports), STAY])
        prompt = text("oltremare-ask-compass", goods=good_list(s.played))
        return {self.seat: Decision("main.compass", prompt, choice, default=STAY.id, about=SHIP_IN[here])}

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        s.stack.pop()
        if answer == STAY.id:
            return
        merchant = s.merchants[seat]
        merchant.markers.remove("compass")
        merchant.active = None
        s.removed.append("compass")
        dealer.tell("oltremare-compass", who=SEAT_NAMES[seat], port=PORT_NAMES[answer])
        stop_in_port(s, seat, answer, dealer)


def port_with_marker(s: State, ports: Iterable[str]) -> str:
    """A port where a marker lies, or any."""
    return next((port for port in ports if port in s.harbours), next(iter(ports)))


def stop_in_port(s: State, seat: Seat, port: str, dealer: Dealer) -> None:
    """Take the marker of the port as the active one; an empty port turns the active one face down."""
    merchant = s.merchants[seat]
    s.moor(merchant, port)
    marker = s.harbours.pop(port, None)
    if marker:
        merchant.markers.append(marker)
        dealer.tell("oltremare-marker-taken", who=SEAT_NAMES[seat], marker=MARKER_NAMES[marker])
    elif merchant.active:
        lost = MARKER_NAMES[merchant.active]
        dealer.tell("oltremare-marker-lost", who=SEAT_NAMES[seat], marker=lost)
    merchant.active = marker
