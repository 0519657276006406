"""Movement, sale and landing, and the blockades that stop them."""

from engine.choice import Answer, yes_no
from engine.core import Decision, Decisions, Step, Table, step
from engine.serenissima.components import BOX, PORT_OF, SLOTS
from engine.serenissima.labels import GOOD, PORT, WHO, ZONE, say
from engine.serenissima.state import CLOSING, Galley, State
from engine.text import Seat

YES_NO = yes_no()


def blockade(s: State, kind: str, galley: Galley, goods: list[str] | None = None) -> bool:
    """Ask everyone who may stop what the galley is about to do; whether there is anyone."""
    able = s.blockaders(galley)
    if able:
        s.stack.append(Blockade(kind, able, goods or []))
    return bool(able)


@step
class Blockade(Step[State]):
    """The strongest decides first; one declaration suffices, and stops the step below this one."""

    kind: str
    able: list[Seat]
    goods: list[str]

    def asks(self, s: State) -> Decisions:
        galley = s.galley(s.turn.galley)
        seat = self.able[0]
        assert galley.owner is not None
        prompt = say(
            f"ask-blockade-{self.kind}",
            who=WHO[galley.owner],
            galley=galley.number,
            zone=ZONE[galley.zone],
            theirs=galley.sailors,
            yours=sum(g.sailors for g in s.galleys_in(galley.zone) if g.owner == seat),
            goods=tuple(GOOD[good] for good in self.goods),
        )
        key = f"blockade-{self.kind}"
        return {seat: Decision(key, prompt, YES_NO, default="no", standing=True)}

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        galley = s.galley(s.turn.galley)
        if answer == "no":
            self.able.pop(0)
            if not self.able:
                s.stack.pop()
            return
        s.stack.pop()
        s.stack.pop()
        s.turn.phase = CLOSING
        if self.kind != "move":
            s.turn.sale_barred = s.turn.landing_barred = True
        table.tell(
            f"serenissima-blockade-{self.kind}",
            who=WHO[seat],
            galley=galley.number,
            zone=ZONE[galley.zone],
        )


@step
class Voyage(Step[State]):
    """Phase 2: zone by zone; a zone that was sailed into can be left only past every blockade."""

    way: list[str]
    cleared: bool = False

    def goes(self, s: State, table: Table) -> None:
        turn = s.turn
        galley = s.galley(turn.galley)
        if not self.cleared and turn.moved:
            self.cleared = True
            if blockade(s, "move", galley):
                return
        galley.zone = self.way.pop(0)
        turn.moved += 1
        self.cleared = False
        if not self.way:
            s.stack.pop()
            assert galley.owner is not None
            table.tell(
                "serenissima-sailed",
                who=WHO[galley.owner],
                galley=galley.number,
                zone=ZONE[galley.zone],
            )


@step
class Sale(Step[State]):
    """Phase 3a: each cube goes to the lowest free place of the warehouse and pays its value."""

    goods: list[str]

    def goes(self, s: State, table: Table) -> None:
        s.stack.pop()
        galley = s.galley(s.turn.galley)
        seat, name = galley.owner, PORT_OF[galley.zone]
        assert seat is not None
        ducats = sum(self._sell(s, galley, seat, name, good) for good in self.goods)
        s.turn.sold = True
        table.tell(
            "serenissima-sold",
            who=WHO[seat],
            galley=galley.number,
            goods=tuple(GOOD[good] for good in self.goods),
            port=PORT[name],
            ducats=ducats,
        )

    def _sell(self, s: State, galley: Galley, seat: Seat, name: str, good: str) -> int:
        port = s.ports[name]
        pays = 0 if port.owner == seat else SLOTS[name][len(port.stored)]
        if good == "spice":
            pays += BOX.income.spice_bonus
        galley.cargo.remove(good)
        port.stored.append(good)
        s.earn(seat, pays, "sales")
        return pays


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
    table.tell("serenissima-landed", who=WHO[seat], port=PORT[name], count=sailors)
    if not galley.sailors:
        s.sink(galley)
        table.tell("serenissima-left", who=WHO[seat], galley=galley.number)
