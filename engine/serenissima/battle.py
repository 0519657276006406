"""Phase 3 of an action: combat against a galley or a port, round by round."""

from functools import lru_cache

from engine.choice import NOTHING, Answer, Branch, Option, Pick
from engine.core import Dealer, Decision, Decisions, Die, Step, step
from engine.serenissima.berth import Berth
from engine.serenissima.components import BOX, PORT_OF, PORTS
from engine.serenissima.ids import number_id
from engine.serenissima.labels import GALLEY_SPOTS, PORT_NAMES, PORT_SPOTS, SEAT_NAMES, say
from engine.serenissima.odds import odds, storm
from engine.serenissima.spoils import Conquest, Salvage, lose_port
from engine.serenissima.state import CLOSING, Galley, Port, State
from engine.serenissima.wrecks import lose_cargo, sink
from engine.text import Seat

FACES, SKULLS = BOX.die.faces, BOX.die.skulls
ATTACK = say("attack")
STORM_LABELS = {name: say("storm", port=facts.name) for name, facts in PORTS.items()}
AGAIN = Pick([Option("again", say("fight-again")), Option("stop", say("fight-stop"))])
THE_PORT = 0
"""Stands for the port where a combat names the galley that is attacked."""


def combat_value(s: State, galley: Galley) -> int:
    """Sailors less zones crossed, fixed before the first roll; never more than the sailors left."""
    if s.turn.fought:
        return min(s.turn.value, galley.sailors)
    return max(0, galley.sailors - s.turn.moved)


# --- the orders


def attack_branch(s: State, here: Berth) -> Branch:
    return Branch("attack", ATTACK, lambda: Pick([_foe(s, here.galley, foe) for foe in here.foes]))


def _foe(s: State, galley: Galley, foe: Galley) -> Option:
    assert foe.owner is not None
    number, dice = foe.number, combat_value(s, galley)
    label = say("foe", galley=number, who=SEAT_NAMES[foe.owner])
    chance = odds(galley.sailors, dice, foe.sailors).percent
    note = say("note-dice", mine=dice, theirs=foe.sailors, chance=chance)
    return Option(number_id(number), label, None, GALLEY_SPOTS[number], note)


def storm_branch(s: State, here: Berth, port: Port, owner: Seat) -> Branch:
    """Storm a port, unless it is its owner's last or galleys of the owner guard it."""
    reason = ""
    if s.is_last_port(owner):
        reason = "last-port"
    elif any(foe.owner == owner for foe in here.foes):
        reason = "guarded"
    galley, fort = here.galley, port.fort and not s.turn.fort_fired
    dice = combat_value(s, galley)
    return _storm_branch(here.name, reason, galley.sailors, dice, port.sailors, fort, s.turn.fought)


@lru_cache(maxsize=4096)
def _storm_branch(
    name: str, reason: str, sailors: int, dice: int, theirs: int, fort: bool, fixed: bool
) -> Branch:
    note = say(
        "note-dice-fort" if fort else "note-dice",
        mine=dice,
        theirs=theirs,
        chance=storm(sailors, dice, theirs, fort, fixed).percent,
        fort=BOX.fort_dice,
    )
    blocked = say(f"blocked-{reason}") if reason else None
    return Branch("storm", STORM_LABELS[name], NOTHING, blocked, PORT_SPOTS[name], note)


def begin_combat(s: State, foe: int) -> None:
    s.turn.phase = CLOSING
    s.stack.append(Battle(foe))


# --- the combat


def roll(dealer: Dealer, dice: int) -> list[bool]:
    """Whether each of so many special dice shows a skull."""
    throw = dealer.rng.die
    return [throw(FACES) <= SKULLS for _ in range(dice)]


def as_they_lie(skulls: list[bool], seat: Seat | None) -> tuple[Die, ...]:
    """Special dice that a seat threw, for all to see."""
    return tuple([Die("skull" if skull else "", seat) for skull in skulls])


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
        mine, sailors, theirs = combat_value(s, galley), galley.sailors, self.defenders(s)
        prompt = say(
            "ask-fight-port" if not self.foe else "ask-fight-galley",
            galley=galley.number,
            foe=self.foe,
            port=PORT_NAMES[PORT_OF[galley.zone]] if not self.foe else "",
            mine=mine,
            sailors=sailors,
            theirs=theirs,
            chance=odds(sailors, mine, theirs).percent,
        )
        facts = (say("fact-fight", mine=mine, sailors=sailors, theirs=theirs),)
        about = (GALLEY_SPOTS[galley.number],)
        return {galley.owner: Decision("fight", prompt, AGAIN, default="stop", facts=facts, about=about)}

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        if answer == "again":
            self.due = True
            return
        s.stack.pop()
        s.turn.over = True
        dealer.tell("serenissima-broke-off", who=SEAT_NAMES[seat], galley=s.turn.galley)

    def goes(self, s: State, dealer: Dealer) -> None:
        self.due = False
        galley = s.galley(s.turn.galley)
        if not self.foe and not s.turn.fort_fired and s.ports[PORT_OF[galley.zone]].fort:
            self._fort_fires(s, galley, dealer)
            if not galley.sailors:
                self._attacker_sinks(s, galley, dealer)
                return
        s.turn.value = combat_value(s, galley)
        s.turn.fought = True
        self._roll(s, galley, dealer)
        beaten = not self.defenders(s)
        if not galley.sailors:
            if beaten:
                self._both_perish(s, galley, dealer)
            else:
                self._attacker_sinks(s, galley, dealer)
        elif beaten:
            self._wins(s, galley, dealer)

    def defenders(self, s: State) -> int:
        """Sailors on the other side."""
        if self.foe == THE_PORT:
            return s.ports[PORT_OF[s.galley(s.turn.galley).zone]].sailors
        return s.galley(self.foe).sailors

    def _fort_fires(self, s: State, galley: Galley, dealer: Dealer) -> None:
        """Before the combat begins, once: the person who falls does not count for the combat value."""
        s.turn.fort_fired = True
        port = PORT_OF[galley.zone]
        skulls = roll(dealer, BOX.fort_dice)
        dead = min(sum(skulls), galley.sailors)
        s.lose_sailors(galley, dead)
        dealer.tell(
            "serenissima-fort-fired",
            port=PORT_NAMES[port],
            galley=galley.number,
            count=dead,
            dice=as_they_lie(skulls, s.ports[port].owner),
        )

    def _roll(self, s: State, galley: Galley, dealer: Dealer) -> None:
        theirs = self.defenders(s)
        skulls = roll(dealer, combat_value(s, galley))
        hits = roll(dealer, theirs)
        killed, lost = min(sum(skulls), theirs), min(sum(hits), galley.sailors)
        assert galley.owner is not None
        s.lose_sailors(galley, lost)
        if self.foe:
            foe = s.galley(self.foe)
            assert foe.owner is not None
            s.lose_sailors(foe, killed)
            dealer.tell(
                "serenissima-fought-of",
                who=SEAT_NAMES[galley.owner],
                galley=galley.number,
                foe=self.foe,
                owner=SEAT_NAMES[foe.owner],
                killed=killed,
                lost=lost,
                dice=as_they_lie(skulls, galley.owner) + as_they_lie(hits, foe.owner),
            )
            return
        name = PORT_OF[galley.zone]
        port = s.ports[name]
        assert port.owner is not None
        port.sailors -= killed
        s.princes[port.owner].sailors += killed
        dealer.tell(
            "serenissima-stormed-of",
            who=SEAT_NAMES[galley.owner],
            galley=galley.number,
            port=PORT_NAMES[name],
            owner=SEAT_NAMES[port.owner],
            killed=killed,
            lost=lost,
            dice=as_they_lie(skulls, galley.owner) + as_they_lie(hits, port.owner),
        )

    def _wins(self, s: State, galley: Galley, dealer: Dealer) -> None:
        s.stack.pop()
        if not self.foe:
            lose_port(s, PORT_OF[galley.zone], dealer)
            s.stack.append(Conquest())
            return
        s.turn.landing_barred = False
        wreck = s.galley(self.foe)
        _tell_sunk(wreck, dealer)
        s.founder(wreck)
        s.stack.append(Salvage(galley.number, wreck.number))

    def _attacker_sinks(self, s: State, galley: Galley, dealer: Dealer) -> None:
        s.stack.pop()
        s.turn.over = True
        _tell_sunk(galley, dealer)
        s.founder(galley)
        if self.foe:
            s.stack.append(Salvage(self.foe, galley.number))
        else:
            lose_cargo(s, galley, dealer)

    def _both_perish(self, s: State, galley: Galley, dealer: Dealer) -> None:
        s.stack.pop()
        s.turn.over = True
        if self.foe:
            dealer.tell("serenissima-both-sunk", galley=galley.number, foe=self.foe)
            sink(s, s.galley(self.foe), dealer)
        else:
            _tell_sunk(galley, dealer)
            lose_port(s, PORT_OF[galley.zone], dealer)
        sink(s, galley, dealer)


def _tell_sunk(galley: Galley, dealer: Dealer) -> None:
    assert galley.owner is not None
    dealer.tell("serenissima-sunk-of", galley=galley.number, owner=SEAT_NAMES[galley.owner])
