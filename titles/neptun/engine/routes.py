"""A route for the draft: which ports to serve, so that nobody is asked about contracts turned up later."""

from engine.author import AllOf, Answer, Option, Part, Pick, Seat, text
from neptun.engine.components import HARBOURS
from neptun.engine.defaults import best_load, nearest_load, usual_ports
from neptun.engine.ids import (
    OTHERWISE_ASK,
    OTHERWISE_TURN,
    PREFER_PAY,
    PREFER_WAY,
    ROUTE_OTHERWISE,
    ROUTE_PORTS,
    ROUTE_PREFER,
    TURN_UP,
    port_spot,
)
from neptun.engine.labels import PORT_NAMES
from neptun.engine.state import State

Load = tuple[int, int]
"""The place of a contract in the row, and the slot to load it into."""

ROUTE_LABELS = {key: text(f"neptun-route-{key}") for key in (ROUTE_PORTS, ROUTE_PREFER, ROUTE_OTHERWISE)}
PORT_OPTIONS = [Option(port, PORT_NAMES[port], spot=port_spot(port)) for port in HARBOURS]


def _ways(*keys: str) -> list[Option]:
    return [Option(key, text(f"neptun-route-{key}")) for key in keys]


PREFERENCES = _ways(PREFER_PAY, PREFER_WAY)
OTHERWISE = _ways(OTHERWISE_TURN, OTHERWISE_ASK)


def route_form(s: State, seat: Seat) -> AllOf:
    """The ports to serve, which of their contracts comes first, and what to do when none lies open.

    It begins with the route that was left already, else with the ports that pay best for their miles.
    """
    left = s.routes.get(seat, {})

    def ports() -> tuple[str, ...]:
        return tuple(left.get(ROUTE_PORTS) or usual_ports(s, seat))

    picks = {
        ROUTE_PORTS: Pick(PORT_OPTIONS, 1, len(HARBOURS), start=ports),
        ROUTE_PREFER: _pick(PREFERENCES, left.get(ROUTE_PREFER)),
        ROUTE_OTHERWISE: _pick(OTHERWISE, left.get(ROUTE_OTHERWISE)),
    }
    return AllOf([Part(key, ROUTE_LABELS[key], pick) for key, pick in picks.items()])


def _pick(options: list[Option], left: str | None) -> Pick:
    """One of these; the first is the usual one."""
    return Pick(options, start=(left or options[0].id,))


def follow_route(s: State, seat: Seat, route: Answer, takeable: list[int], up: int) -> Load | str | None:
    """What a route comes to: a contract with its slot, the next one turned up, or None: the seat is asked."""
    wanted = [place for place in takeable if s.row[place].port in route[ROUTE_PORTS]]
    load = nearest_load if route[ROUTE_PREFER] == PREFER_WAY else best_load
    if wanted:
        return load(s, seat, wanted)
    if route[ROUTE_OTHERWISE] == OTHERWISE_ASK:
        return None
    return TURN_UP if up < len(s.row) else load(s, seat, takeable)
