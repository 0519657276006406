"""A route for the draft: which ports to serve, so that nobody is asked about contracts turned up later."""

from engine.author import Answer, LazyAllOf, LazyPick, Option, Seat, Text, text
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


class RouteForm(LazyAllOf):
    """The ports to serve, which of their contracts comes first, and what to do when none lies open.

    It begins with the route that was left already, else with the ports that pay best for their miles.
    """

    __slots__ = ()

    def __init__(self, s: State, seat: Seat) -> None:
        left = s.routes.get(seat, {})

        def ports() -> tuple[str, ...]:
            return tuple(left.get(ROUTE_PORTS) or usual_ports(s, seat))

        self.fields = {
            ROUTE_PORTS: LazyPick(HARBOURS, lambda: PORT_OPTIONS, low=1, high=len(HARBOURS), start=ports),
            ROUTE_PREFER: _pick(PREFERENCES, left.get(ROUTE_PREFER)),
            ROUTE_OTHERWISE: _pick(OTHERWISE, left.get(ROUTE_OTHERWISE)),
        }

    def label(self, key: str) -> Text:
        return ROUTE_LABELS[key]


def _pick(options: list[Option], left: str | None) -> LazyPick:
    """One of these; the first is the usual one."""
    return LazyPick([option.id for option in options], lambda: options, start=(left or options[0].id,))


def follow_route(s: State, seat: Seat, route: Answer, takeable: list[int], up: int) -> Load | str | None:
    """What a route comes to: a contract with its slot, the next one turned up, or None: the seat is asked."""
    wanted = [place for place in takeable if s.row[place].port in route[ROUTE_PORTS]]
    load = nearest_load if route[ROUTE_PREFER] == PREFER_WAY else best_load
    if wanted:
        return load(s, seat, wanted)
    if route[ROUTE_OTHERWISE] == OTHERWISE_ASK:
        return None
    return TURN_UP if up < len(s.row) else load(s, seat, takeable)
