"""Phase 4: battles between galleys and attacks on ports, as often as the player whose turn it is likes."""

from engine.answers import chosen_branch
from engine.choice import NOTHING, Amount, Answer, Branch, OneOf, Option, Pick
from engine.core import Dealer, Decision, Decisions, Die, Step, step
from engine.mediterranee.components import BOX, PORT_IN, PORTS
from engine.mediterranee.ids import DONE, GALLEY_IDS, GALLEY_SPOTS, PORT_SPOTS, galley_number
from engine.mediterranee.labels import (
    CREWS,
    GALLEY_NAMES,
    GALLEYS_AT,
    PORT_NAMES,
    SEAT_NAMES,
    cargo,
    crew_and_cargo,
    galley_of,
)
from engine.mediterranee.settling import end_peace_by_attack
from engine.mediterranee.state import Galley, Port, State
from engine.mediterranee.stow import restow
from engine.text import Seat, text

ATTACK_NOBODY = Branch(DONE, text("mediterranee-combat-peace"), NOTHING)
ATTACK_NO_MORE = Branch(DONE, text("mediterranee-combat-done"), NOTHING)
PROMPT = text("mediterranee-ask-combat")
SINK = Branch("sink", text("mediterranee-sink"), NOTHING)
CAPTURE = text("mediterranee-capture")


@step
class Combat(Step[State]):
    """One player attacks, or leaves it; combat is never compulsory."""

    seat: Seat
    attacked: bool = False
    """Whether there was an attack already."""

    def asks(self, s: State) -> Decisions:
        seat = self.seat
        manned = {galley.zone for galley in s.galleys.values() if galley.seat != seat}
        branches = [
            self._attacker(s, galley)
            for galley in s.fleet(seat)
            if galley.zone in manned or _garrisoned_port(s, galley.zone, seat)
        ]
        if not branches or ((instructions := s.instructions.get(seat)) and instructions.peace):
            return {}
        branches.append(ATTACK_NO_MORE if self.attacked else ATTACK_NOBODY)
        return {seat: Decision("combat", PROMPT, OneOf(branches), default={DONE: {}}, standing=True)}

    def _attacker(self, s: State, galley: Galley) -> Branch:
        number, zone = galley.number, galley.zone
        return Branch(
            GALLEY_IDS[number],
            GALLEYS_AT[number, zone],
            lambda: Pick(self._targets(s, zone)),
            None,
            GALLEY_SPOTS[number],
            crew_and_cargo(galley.sailors, galley.goods),
        )

    def _targets(self, s: State, zone: str) -> list[Option]:
        options = [
            _galley_target(galley)
            for galley in s.galleys.values()
            if galley.zone == zone and galley.seat != self.seat
        ]
        if port := _garrisoned_port(s, zone, self.seat):
            options.append(_port_target(port))
        return options

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        attacker, target = chosen_branch(answer)
        if attacker == DONE:
            s.stack.pop()
            return
        self.attacked = True
        if target in PORTS:
            attack_port(s, s.galleys[galley_number(attacker)], s.ports[target], dealer)
        else:
            attack_galley(s, s.galleys[galley_number(attacker)], s.galleys[galley_number(target)], dealer)


def _galley_target(galley: Galley) -> Option:
    number = galley.number
    note = crew_and_cargo(galley.sailors, galley.goods)
    return Option(GALLEY_IDS[number], galley_of(number, galley.seat), spot=GALLEY_SPOTS[number], note=note)


def _port_target(port: Port) -> Option:
    note = text("mediterranee-note-fort", count=port.garrison) if port.fort else CREWS[port.garrison]
    return Option(port.id, PORT_NAMES[port.id], spot=PORT_SPOTS[port.id], note=note)


def _garrisoned_port(s: State, zone: str, seat: Seat) -> Port | None:
    """The port of another player here, if it has a garrison."""
    name = PORT_IN.get(zone)
    if name is None:
        return None
    port = s.ports[name]
    return port if port.garrison and port.owner not in (None, seat) else None


def losses(die: int, sailors: int, *, fort: bool = False) -> int:
    """How many sailors a throw of the die kills on the other side."""
    return (die + sailors) // (BOX.combat.divisor_fort if fort else BOX.combat.divisor)


def attack_galley(s: State, attacker: Galley, target: Galley, dealer: Dealer) -> None:
    """Both throw and both lose sailors at once."""
    end_peace_by_attack(s, target.seat, attacker.seat, dealer)
    dice = dealer.rng.die(BOX.combat.die), dealer.rng.die(BOX.combat.die)
    killed = min(target.sailors, losses(dice[0], attacker.sailors))
    lost = min(attacker.sailors, losses(dice[1], target.sailors))
    _kill(s, target, killed)
    _kill(s, attacker, lost)
    dealer.tell(
        "mediterranee-fought",
        who=SEAT_NAMES[attacker.seat],
        other=SEAT_NAMES[target.seat],
        attacker=GALLEY_NAMES[attacker.number],
        target=GALLEY_NAMES[target.number],
        die=dice[0],
        reply=dice[1],
        killed=killed,
        lost=lost,
        dice=(Die(dice[0], attacker.seat), Die(dice[1], target.seat)),
    )
    if not attacker.sailors and not target.sailors:
        for galley in (attacker, target):
            _sink(s, galley, dealer)
    elif not target.sailors:
        s.stack.append(Spoils(attacker.seat, attacker.number, target.number))
    elif not attacker.sailors:
        s.stack.append(Spoils(target.seat, target.number, attacker.number))


def attack_port(s: State, attacker: Galley, port: Port, dealer: Dealer) -> None:
    """The garrison defends itself; walls make the attacker divide by more."""
    assert port.owner is not None
    end_peace_by_attack(s, port.owner, attacker.seat, dealer)
    dice = dealer.rng.die(BOX.combat.die), dealer.rng.die(BOX.combat.die)
    killed = min(port.garrison, losses(dice[0], attacker.sailors, fort=port.fort))
    lost = min(attacker.sailors, losses(dice[1], port.garrison))
    port.garrison -= killed
    s.sailors += killed
    _kill(s, attacker, lost)
    dealer.tell(
        "mediterranee-stormed",
        who=SEAT_NAMES[attacker.seat],
        other=SEAT_NAMES[port.owner],
        attacker=GALLEY_NAMES[attacker.number],
        port=PORT_NAMES[port.id],
        die=dice[0],
        reply=dice[1],
        killed=killed,
        lost=lost,
        dice=(Die(dice[0], attacker.seat), Die(dice[1], port.owner)),
    )
    if not attacker.sailors:
        _sink(s, attacker, dealer)


def _kill(s: State, galley: Galley, count: int) -> None:
    galley.sailors -= count
    s.sailors += count


def _sink(s: State, galley: Galley, dealer: Dealer) -> None:
    s.sink(galley)
    dealer.tell("mediterranee-sunk", who=SEAT_NAMES[galley.seat], galley=GALLEY_NAMES[galley.number])


@step
class Spoils(Step[State]):
    """The winner sinks the beaten galley or takes it with sailors of its own, and shares out the goods."""

    seat: Seat
    winner: int
    prize: int

    def asks(self, s: State) -> Decisions:
        winner, prize = s.galleys[self.winner], s.galleys[self.prize]
        capture = Branch("capture", CAPTURE, Amount(1, winner.sailors), spot=GALLEY_SPOTS[self.prize])
        prompt = text(
            "mediterranee-ask-spoils",
            galley=GALLEY_NAMES[prize.number],
            who=SEAT_NAMES[prize.seat],
            winner=GALLEY_NAMES[winner.number],
        )
        facts = (
            text(
                "mediterranee-fact-beaten",
                cargo=cargo(prize.goods),
                winner=GALLEY_NAMES[winner.number],
                aboard=crew_and_cargo(winner.sailors, winner.goods),
            ),
            text("mediterranee-fact-spoils", winner=GALLEY_NAMES[winner.number]),
        )
        default: Answer = {"capture": 1} if winner.sailors > 1 else {"sink": {}}
        choice = OneOf([capture, SINK])
        return {self.seat: Decision("spoils", prompt, choice, default=default, standing=True, facts=facts)}

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        s.stack.pop()
        winner, prize = s.galleys[self.winner], s.galleys[self.prize]
        if "sink" in answer:
            goods, prize.goods = prize.goods, []
            _sink(s, prize, dealer)
            restow(s, seat, [winner], goods)
            return
        other, prize.seat = SEAT_NAMES[prize.seat], seat
        prize.sailors = answer["capture"]
        winner.sailors -= answer["capture"]
        galley = GALLEY_NAMES[prize.number]
        dealer.tell("mediterranee-captured", who=SEAT_NAMES[seat], galley=galley, other=other)
        if winner.sailors:
            restow(s, seat, [prize, winner])
        else:
            goods, winner.goods = winner.goods, []
            _sink(s, winner, dealer)
            restow(s, seat, [prize], goods)
