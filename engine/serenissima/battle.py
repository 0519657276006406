"""Phase 3 of an action: combat against a galley or a port, round by round."""

from functools import lru_cache

from engine.choice import NOTHING, Answer, Branch, Option, Pick
from engine.core import Decision, Decisions, Step, Table, step
from engine.lazy import LazyBranch
from engine.serenissima.berth import Berth
from engine.serenissima.components import BOX, PORT_OF, PORTS
from engine.serenissima.ids import number_id
from engine.serenissima.labels import GALLEY_SPOTS, PORT_NAMES, PORT_SPOTS, SEAT_NAMES, say
from engine.serenissima.spoils import Conquest, Salvage, lose_port
from engine.serenissima.state import CLOSING, Galley, Port, State
from engine.text import Seat

FACES, SKULLS = BOX.die.faces, BOX.die.skulls
ATTACK = say("attack")
STORM = {name: say("storm", port=facts.name) for name, facts in PORTS.items()}
AGAIN = Pick([Option("again", say("fight-again")), Option("stop", say("fight-stop"))])
THE_PORT = 0
"""Stands for the port where a combat names the galley that is attacked."""


def combat_value(s: State, galley: Galley) -> int:
    """Sailors less zones crossed, fixed when the first combat begins; never more than the sailors left."""
    if s.turn.fought:
        return min(s.turn.value, galley.sailors)
    return max(0, galley.sailors - s.turn.moved)


# --- the orders


def attack_branch(s: State, here: Berth) -> Branch:
    return LazyBranch("attack", ATTACK, lambda: _foes(here.foes, combat_value(s, here.galley)))


def _foes(foes: list[Galley], dice: int) -> Pick:
    return Pick([_foe(foe, dice) for foe in foes])


def _foe(foe: Galley, dice: int) -> Option:
    assert foe.owner is not None
    number = foe.number
    label = say("foe", galley=number, who=SEAT_NAMES[foe.owner])
    note = say("note-dice", mine=dice, theirs=foe.sailors)
    return Option(number_id(number), label, None, GALLEY_SPOTS[number], note)


def storm_branch(s: State, here: Berth, port: Port, owner: Seat) -> Branch:
    """Storm a port, unless it is its owner's last or galleys of the owner guard it."""
    reason = ""
    if s.is_last_port(owner):
        reason = "last-port"
    elif any(foe.owner == owner for foe in here.foes):
        reason = "guarded"
    fort = port.fort and not s.turn.fort_fired
    return _storming(here.name, reason, combat_value(s, here.galley), port.sailors, fort)


@lru_cache(maxsize=4096)
def _storming(name: str, reason: str, mine: int, theirs: int, fort: bool) -> Branch:
    if fort:
        note = say("note-dice-fort", mine=mine, theirs=theirs, fort=BOX.fort_dice)
    else:
        note = say("note-dice", mine=mine, theirs=theirs)
    blocked = say(f"blocked-{reason}") if reason else None
    return Branch("storm", STORM[name], NOTHING, blocked, PORT_SPOTS[name], note)


def begin_combat(s: State, galley: Galley, foe: int) -> None:
    s.turn.value = combat_value(s, galley)
    s.turn.phase = CLOSING
    s.turn.fought = True
    s.stack.append(Battle(foe))


# --- the combat


def roll(table: Table, dice: int) -> int:
    """Skulls on so many special dice."""
    throw = table.rng.die
    return sum([throw(FACES) <= SKULLS for _ in range(dice)])


@step
class Battle(Step[State]):
    """One combat: both roll at once; between rolls the attacker may stop, which ends the turn."""

    foe: int
    """The galley attacked, or THE_PORT."""
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
            port=PORT_NAMES[PORT_OF[galley.zone]] if not self.foe else "",
            mine=combat_value(s, galley),
            sailors=galley.sailors,
            theirs=self.defenders(s),
        )
        return {galley.owner: Decision("fight", prompt, AGAIN, default="stop")}

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        if answer == "again":
            self.due = True
            return
        s.stack.pop()
        s.turn.over = True
        table.tell("serenissima-broke-off", who=SEAT_NAMES[seat], galley=s.turn.galley)

    def goes(self, s: State, table: Table) -> None:
        self.due = False
        galley = s.galley(s.turn.galley)
        if not self.foe and not s.turn.fort_fired and s.ports[PORT_OF[galley.zone]].fort:
            self._fort_fires(s, galley, table)
            if not galley.sailors:
                self._attacker_sinks(s, galley, table)
                return
        self._roll(s, galley, table)
        beaten = not self.defenders(s)
        if not galley.sailors:
            if beaten:
                self._both_perish(s, galley, table)
            else:
                self._attacker_sinks(s, galley, table)
        elif beaten:
            self._wins(s, galley, table)

    def defenders(self, s: State) -> int:
        """Sailors on the other side."""
        if self.foe == THE_PORT:
            return s.ports[PORT_OF[s.galley(s.turn.galley).zone]].sailors
        return s.galley(self.foe).sailors

    def _fort_fires(self, s: State, galley: Galley, table: Table) -> None:
        """Before the first roll, once: the fort stays for the next attacker."""
        s.turn.fort_fired = True
        dead = min(roll(table, BOX.fort_dice), galley.sailors)
        s.lose_sailors(galley, dead)
        table.tell(
            "serenissima-fort-fired", port=PORT_NAMES[PORT_OF[galley.zone]], galley=galley.number, count=dead
        )

    def _roll(self, s: State, galley: Galley, table: Table) -> None:
        theirs = self.defenders(s)
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
                who=SEAT_NAMES[galley.owner],
                galley=galley.number,
                foe=self.foe,
                owner=SEAT_NAMES[foe.owner],
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
            who=SEAT_NAMES[galley.owner],
            galley=galley.number,
            port=PORT_NAMES[name],
            owner=SEAT_NAMES[port.owner],
            killed=killed,
            lost=lost,
        )

    def _wins(self, s: State, galley: Galley, table: Table) -> None:
        s.stack.pop()
        if not self.foe:
            lose_port(s, PORT_OF[galley.zone], table)
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
            lose_port(s, PORT_OF[galley.zone], table)
        s.sink(galley)


def _tell_sunk(galley: Galley, table: Table) -> None:
    assert galley.owner is not None
    table.tell("serenissima-sunk-of", galley=galley.number, owner=SEAT_NAMES[galley.owner])
