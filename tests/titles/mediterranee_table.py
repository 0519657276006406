"""Builds positions of Méditerranée: pieces where a test wants them, everything else in the box."""

from collections.abc import Iterable, Mapping, Sequence

import engine
from engine.mediterranee.components import BOX, GOODS
from engine.mediterranee.state import Galley, Port, State, Tariff
from engine.mediterranee.turn import PHASES, Phase, Turn
from engine.rng import Rng
from tests.titles.choices import branch_at, branches, of_kind

VENICE, GENOA, SPAIN, TURKEY = range(4)

Ship = tuple[int, str, int, str]
"""Seat, zone, sailors, goods by name with spaces between."""

Ports = Mapping[str, Mapping[str, object]]
"""By name, the fields of a port that are not as ever; what it stores by name with spaces between."""


class LoadedDice(Rng):
    """Throws what the test says, then as usual."""

    __slots__ = ("throws",)

    def __init__(self, seed: str, throws: Iterable[int]) -> None:
        super().__init__(seed)
        self.throws = list(throws)

    def die(self, sides: int = 6) -> int:
        return self.throws.pop(0) if self.throws else super().die(sides)


def at_table(
    phase: int,
    ships: Sequence[Ship] = (),
    *,
    seats: int = 4,
    ports: Ports | None = None,
    ducats: Mapping[int, int] | None = None,
    tariffs: Mapping[int, Mapping[str, tuple[int, int]]] | None = None,
    order: Sequence[int] | None = None,
    turn: int = 1,
    dice: Iterable[int] = (),
    **options: str,
) -> engine.Match:
    """The beginning of a phase with these galleys 1, 2, 3…, ports and purses; capitals are held as ever."""
    match = engine.start("mediterranee", seats, "test", options)
    s = state(match)
    s.turn, s.phase = turn, phase
    s.order = list(order or range(seats))
    s.galleys = {
        number: Galley(number, seat, zone, sailors, sorted(goods.split(), key=GOODS.index))
        for number, (seat, zone, sailors, goods) in enumerate(ships, start=1)
    }
    for name, facts in (ports or {}).items():
        for field, value in facts.items():
            setattr(s.ports[name], field, value.split() if isinstance(value, str) else value)
    for seat, money in (ducats or {}).items():
        s.purses[seat].ducats = money
    for seat, prices in (tariffs or {}).items():
        s.purses[seat].tariffs = {good: Tariff(*price) for good, price in prices.items()}
    _fill_the_box(s)
    s.stack = [Turn()]
    if phase > 1:
        s.stack.append(Phase(phase, 1))
        s.stack.append(PHASES[phase](s.order[0]))
    else:
        s.phase = 0
    match.ask_anew()
    match.rng = LoadedDice("test", dice)
    return match


def _fill_the_box(s: State) -> None:
    """What is not on the board is in the box."""
    fleet, ports = s.galleys.values(), s.ports.values()
    s.sailors = BOX.pieces.sailors - sum(g.sailors for g in fleet) - sum(p.garrison for p in ports)
    s.forts = BOX.pieces.forts - sum(port.fort for port in ports)
    s.bank = BOX.pieces.bank - sum(purse.ducats for purse in s.purses)
    for good in GOODS:
        used = sum(g.goods.count(good) for g in fleet) + sum(p.stored.count(good) for p in ports)
        s.goods[good] = BOX.goods[good].pieces - used


def bid(ducats: int, *places: str) -> engine.Answer:
    """A bid with the places wished for."""
    return {"bid": ducats, "places": list(places)}


def settle(*, attack: str = "ask", land: dict[str, int] | None = None, sell: str = "ask") -> engine.Answer:
    """Instructions for the rest of the turn; no landing named: one is asked."""
    landing = {"ask": {}} if land is None else {"crews": land}
    return {"settle": {"attack": attack, "land": landing, "sell": sell}}


def asked(match: engine.Match) -> tuple[int, str]:
    """Who is asked what, where it is one seat only."""
    ((seat, decision),) = match.pending().items()
    return seat, decision.key


def _question(match: engine.Match) -> engine.Choice:
    ((_, decision),) = match.pending().items()
    return decision.choice


def branch(match: engine.Match, *path: str) -> engine.Branch:
    """The branch at a path of the present question, blocked or not."""
    return branch_at(_question(match), *path)


def has_branch(match: engine.Match, key: str) -> bool:
    """Whether the present question has this branch, blocked or not."""
    return key in branches(_question(match))


def offered(match: engine.Match, *path: str) -> engine.Choice:
    """The choice at a path of the present question."""
    found = branch(match, *path)
    assert found.blocked is None, f"{path} is blocked"
    return found.choice


def may(match: engine.Match, answer: engine.Answer) -> bool:
    """Whether the one who is asked may answer this."""
    return engine.problem(_question(match), answer) is None


def state(match: engine.Match) -> State:
    return of_kind(match.state, State)


def ducats(match: engine.Match, seat: int) -> int:
    return state(match).purses[seat].ducats


def port(match: engine.Match, name: str) -> Port:
    return state(match).ports[name]


def ship(match: engine.Match, number: int) -> Galley:
    return state(match).galleys[number]


def told(events: list[engine.Event]) -> list[str]:
    """The keys of what was told to everybody, without the name of the title."""
    return [event.text.key.removeprefix("mediterranee-") for event in events if event.text]
