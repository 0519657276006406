"""Combat, round by round, against a galley or a port."""

from engine.choice import Amount, Answer, Bucket, Option, Pick, Share
from engine.core import Decision, Decisions, Step, Table, step
from engine.serenissima.components import BOX, GOODS, PORT_OF, SIZE
from engine.serenissima.labels import GOOD, PORT, WHO, say
from engine.serenissima.orders import combat_value
from engine.serenissima.state import Galley, State
from engine.serenissima.voyage import go_ashore
from engine.text import Seat

FACES, SKULLS = BOX.die.faces, BOX.die.skulls
AGAIN = Pick([Option("again", say("fight-again")), Option("stop", say("fight-stop"))])


def roll(table: Table, dice: int) -> int:
    """Skulls on so many special dice."""
    throw = table.rng.die
    return sum([throw(FACES) <= SKULLS for _ in range(dice)])


@step
class Battle(Step[State]):
    """One combat: both roll at once; between rolls the attacker may stop, which ends the turn."""

    foe: int
    """The galley attacked; 0 for the port."""
    due: bool = True

    def asks(self, s: State) -> Decisions:
        if self.due:
            return {}
        galley = s.galley(s.turn.galley)
        assert galley.owner is not None
        prompt = say(
            "ask-fight-port" if not self.foe else "ask-fight-galley",
            galley=galley.number,
            foe=self.foe,
            port=PORT[PORT_OF[galley.zone]] if not self.foe else "",
            mine=combat_value(s, galley),
            sailors=galley.sailors,
            theirs=self._defenders(s, galley),
        )
        return {galley.owner: Decision("fight", prompt, AGAIN, default="stop")}

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        if answer == "again":
            self.due = True
            return
        s.stack.pop()
        s.turn.over = True
        table.tell("serenissima-broke-off", who=WHO[seat], galley=s.turn.galley)

    def goes(self, s: State, table: Table) -> None:
        self.due = False
        galley = s.galley(s.turn.galley)
        if not self.foe and not s.turn.fort_fired and s.ports[PORT_OF[galley.zone]].fort:
            self._fort_fires(s, galley, table)
            if not galley.sailors:
                self._attacker_sinks(s, galley, table)
                return
        self._roll(s, galley, table)
        beaten = not self._defenders(s, galley)
        if not galley.sailors:
            if beaten:
                self._both_perish(s, galley, table)
            else:
                self._attacker_sinks(s, galley, table)
        elif beaten:
            self._wins(s, galley, table)

    def _defenders(self, s: State, galley: Galley) -> int:
        return s.galley(self.foe).sailors if self.foe else s.ports[PORT_OF[galley.zone]].sailors

    def _fort_fires(self, s: State, galley: Galley, table: Table) -> None:
        """Before the first roll, once: the fort stays for the next attacker."""
        s.turn.fort_fired = True
        dead = min(roll(table, BOX.fort_dice), galley.sailors)
        s.lose_sailors(galley, dead)
        table.tell(
            "serenissima-fort-fired", port=PORT[PORT_OF[galley.zone]], galley=galley.number, count=dead
        )

    def _roll(self, s: State, galley: Galley, table: Table) -> None:
        theirs = self._defenders(s, galley)
        skulls = roll(table, combat_value(s, galley))
        hits = roll(table, theirs)
        killed, lost = min(skulls, theirs), min(hits, galley.sailors)
        assert galley.owner is not None
        s.lose_sailors(galley, lost)
        if self.foe:
            foe = s.galley(self.foe)
            assert foe.owner is not None
            s.lose_sailors(foe, killed)
            table.tell(
                "serenissima-fought-of",
                who=WHO[galley.owner],
                galley=galley.number,
                foe=self.foe,
                owner=WHO[foe.owner],
                killed=killed,
                lost=lost,
            )
            return
        name = PORT_OF[galley.zone]
        port = s.ports[name]
        assert port.owner is not None
        port.sailors -= killed
        s.princes[port.owner].sailors += killed
        table.tell(
            "serenissima-stormed-of",
            who=WHO[galley.owner],
            galley=galley.number,
            port=PORT[name],
            owner=WHO[port.owner],
            killed=killed,
            lost=lost,
        )

    def _wins(self, s: State, galley: Galley, table: Table) -> None:
        s.stack.pop()
        if not self.foe:
            _fall(s, PORT_OF[galley.zone], table)
            s.stack.append(Conquest())
            return
        s.turn.landing_barred = False
        wreck = s.galley(self.foe)
        _tell_sunk(wreck, table)
        s.founder(wreck)
        s.stack.append(Salvage(galley.number, wreck.number))

    def _attacker_sinks(self, s: State, galley: Galley, table: Table) -> None:
        s.stack.pop()
        s.turn.over = True
        _tell_sunk(galley, table)
        s.founder(galley)
        if self.foe:
            s.stack.append(Salvage(self.foe, galley.number))
        else:
            s.lose_cargo(galley)

    def _both_perish(self, s: State, galley: Galley, table: Table) -> None:
        s.stack.pop()
        s.turn.over = True
        if self.foe:
            s.sink(s.galley(self.foe))
            table.tell("serenissima-both-sunk", galley=galley.number, foe=self.foe)
        else:
            _tell_sunk(galley, table)
            _fall(s, PORT_OF[galley.zone], table)
        s.sink(galley)


def _tell_sunk(galley: Galley, table: Table) -> None:
    assert galley.owner is not None
    table.tell("serenissima-sunk-of", galley=galley.number, owner=WHO[galley.owner])


def _fall(s: State, name: str, table: Table) -> None:
    """A port without sailors is neutral; goods, fort and basilica stay."""
    port = s.ports[name]
    owner = port.owner
    assert owner is not None
    port.owner = None
    table.tell("serenissima-port-fell", port=PORT[name], owner=WHO[owner])


@step
class Salvage(Step[State]):
    """Whoever survives may take goods of the sunken galley into free places; the rest is lost."""

    survivor: int
    wreck: int

    def asks(self, s: State) -> Decisions:
        galley, wreck = s.galley(self.survivor), s.galley(self.wreck)
        if not wreck.cargo or not galley.room:
            return {}
        assert galley.owner is not None
        cargo = wreck.cargo
        buckets = [Bucket(good, GOOD[good], 0, cargo.count(good)) for good in GOODS if good in cargo]
        most = min(galley.room, len(cargo))
        prompt = say("ask-salvage", galley=galley.number, wreck=wreck.number, room=galley.room)
        choice = Share(buckets, 0, most)
        return {galley.owner: Decision("salvage", prompt, choice, default=_fill(buckets, most))}

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        galley, wreck = s.galley(self.survivor), s.galley(self.wreck)
        taken = {good: count for good, count in answer.items() if count}
        for good, count in taken.items():
            for _ in range(count):
                wreck.cargo.remove(good)
                galley.cargo.append(good)
        if taken:
            table.tell(
                "serenissima-salvaged",
                who=WHO[seat],
                galley=galley.number,
                goods=tuple(say("count-good", count=count, good=GOOD[good]) for good, count in taken.items()),
            )
        s.stack.pop()
        s.lose_cargo(wreck)

    def goes(self, s: State, table: Table) -> None:
        s.stack.pop()
        s.lose_cargo(s.galley(self.wreck))


def _fill(buckets: list[Bucket], most: int) -> dict[str, int]:
    """As much as there is room for, the rarest goods first."""
    taken: dict[str, int] = {}
    for bucket in reversed(buckets):
        count = min(bucket.high, most)
        if count:
            taken[bucket.id] = count
            most -= count
    return taken


@step
class Conquest(Step[State]):
    """The port has no defender left: the winner may put sailors ashore, or leave it neutral."""

    def asks(self, s: State) -> Decisions:
        galley = s.galley(s.turn.galley)
        assert galley.owner is not None
        name = PORT_OF[galley.zone]
        prompt = say("ask-conquest", port=PORT[name], galley=galley.number, sailors=galley.sailors)
        choice = Amount(0, min(galley.sailors, SIZE[name]))
        return {galley.owner: Decision("conquest", prompt, choice, default=1)}

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        s.stack.pop()
        s.turn.over = True
        if answer:
            go_ashore(s, answer, table)
