"""Phase 5: sailors land in ports without a garrison, and the ports are theirs."""

from engine.answers import chosen_branch
from engine.choice import NOTHING, Answer, Branch, Bucket, OneOf, Share
from engine.core import Dealer, Decision, Decisions, Step, step
from engine.mediterranee.components import PORT_IN
from engine.mediterranee.ids import DONE, GALLEY_IDS, PORT_SPOTS, crew_of
from engine.mediterranee.labels import GALLEY_NAMES, PORT_NAMES, SEAT_NAMES, crew_and_cargo
from engine.mediterranee.state import Galley, State
from engine.text import Seat, text

LAND_NO_MORE = Branch(DONE, text("mediterranee-land-done"), NOTHING)
PROMPT = text("mediterranee-ask-land")
FACTS = (text("mediterranee-fact-land"),)


@step
class Landing(Step[State]):
    """Phase 5: in turn order, put sailors ashore in ports without a garrison."""

    seat: Seat

    def asks(self, s: State) -> Decisions:
        groups = open_ports(s, self.seat)
        if not groups or _settled_crews(s, self.seat) is not None:
            return {}
        branches = [_port_branch(port, group) for port, group in groups.items()]
        branches.append(LAND_NO_MORE)
        return {self.seat: Decision("land", PROMPT, OneOf(branches), default={DONE: {}}, facts=FACTS)}

    def goes(self, s: State, dealer: Dealer) -> None:
        s.stack.pop()
        groups = open_ports(s, self.seat)
        settled = _settled_crews(s, self.seat) if groups else None
        if not settled:
            return
        for port, group in groups.items():
            if crews := {
                galley.number: settled[galley.number] for galley in group if settled.get(galley.number)
            }:
                land(s, self.seat, port, crews, dealer)

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        port, split = chosen_branch(answer)
        if port == DONE:
            s.stack.pop()
        else:
            land(s, seat, port, crew_of(split), dealer)


def open_ports(s: State, seat: Seat) -> dict[str, list[Galley]]:
    """The ports without a garrison that one has galleys beside, with these galleys."""
    groups: dict[str, list[Galley]] = {}
    for galley in s.fleet(seat):
        name = PORT_IN.get(galley.zone)
        if name is not None and not s.ports[name].garrison:
            groups.setdefault(name, []).append(galley)
    return groups


def _settled_crews(s: State, seat: Seat) -> dict[int, int] | None:
    """The sailors that land by instructions given while sailing, by galley; None: there are none."""
    instructions = s.instructions.get(seat)
    return instructions.landing if instructions else None


def _port_branch(port: str, group: list[Galley]) -> Branch:
    return Branch(port, PORT_NAMES[port], lambda: _crews(group), None, PORT_SPOTS[port])


def _crews(group: list[Galley]) -> Share:
    """Sailors of these galleys, one at least."""
    buckets = [crew_bucket(galley) for galley in group]
    return Share(buckets, 1, sum([galley.sailors for galley in group]))


def crew_bucket(galley: Galley) -> Bucket:
    number, note = galley.number, crew_and_cargo(galley.sailors, galley.goods)
    return Bucket(GALLEY_IDS[number], GALLEY_NAMES[number], 0, galley.sailors, note)


def land(s: State, seat: Seat, name: str, crews: dict[int, int], dealer: Dealer) -> None:
    """These sailors take the port; a galley that nobody stays on sinks with its cargo."""
    port = s.ports[name]
    for number, sailors in crews.items():
        s.galleys[number].sailors -= sailors
    port.garrison = sum(crews.values())
    news = "mediterranee-regarrisoned" if port.owner == seat else "mediterranee-landed"
    other = SEAT_NAMES[seat if port.owner is None else port.owner]
    port.owner = seat
    dealer.tell(news, who=SEAT_NAMES[seat], port=PORT_NAMES[name], count=port.garrison, other=other)
    for galley in [galley for galley in s.fleet(seat) if not galley.sailors]:
        s.sink(galley)
        dealer.tell("mediterranee-sunk", who=SEAT_NAMES[seat], galley=GALLEY_NAMES[galley.number])
    if instructions := s.instructions.peek(seat):
        instructions.crews = s.crews(seat)
