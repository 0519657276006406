"""The computer player: weighs every voyage of the active galley against an investment."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.choice import AllOf, Amount, Answer, Branch, Choice, OneOf, Pick, Share, sample
from engine.core import Decision, Player
from engine.rng import Rng
from engine.serenissima.appraisal import Appraisal
from engine.serenissima.components import PLACES, PORT_OF, PRODUCES, SIZE, ZONE_OF
from engine.serenissima.odds import odds, storm
from engine.serenissima.view import GalleyView, PortView, View

MARGIN = 0.5
"""An order must be worth this much before it is given."""
GUARDED = 12
"""A port worth this much gets a second sailor."""


@dataclass(slots=True)
class Plan:
    """An order to give now, and what it is worth with all that should follow."""

    worth: float
    order: Answer


class House(Player):
    """Plans the active galley's turn anew at every question; where it has no opinion, the default is fine."""

    def answer(self, view: View, decision: Decision, rng: Rng) -> Answer | None:
        answer = self._wanted(view, decision)
        return sample(decision.choice, rng) if answer is None else answer

    def _wanted(self, view: View, decision: Decision) -> Answer | None:
        match decision.key:
            case "activation":
                return _activation(view, decision.choice)
            case "investment" | "special-investment":
                return _investment(view, decision.choice)
            case "start":
                return _start(decision.choice)
            case "fight":
                return _fight(view)
            case "conquest":
                return _conquest(view, decision.choice)
            case "blockade-sale" | "blockade-landing":
                return "no" if _at_home(view) else "yes"
            case _:
                return decision.default


def _branches(choice: Choice) -> dict[str, Branch]:
    assert isinstance(choice, OneOf)
    return {branch.id: branch for branch in choice.branches if branch.blocked is None}


def _at_home(view: View) -> bool:
    """Whether the active galley lies at a port of this seat."""
    port = PORT_OF.get(view.galleys[view.active].zone)
    return port is not None and view.ports[port].owner == view.seat


# --- preparation


def _start(choice: Choice) -> Answer:
    """The starting port with most ports near, and the galley that acts first."""
    assert isinstance(choice, AllOf)
    ports, galleys = choice.parts[0].choice, choice.parts[1].choice
    assert isinstance(ports, Pick)
    assert isinstance(galleys, Pick)
    best = max(ports.options, key=lambda option: Appraisal.surroundings(option.id))
    return {"port": best.id, "galley": galleys.options[0].id}


# --- the activation


def _activation(view: View, choice: Choice) -> Answer:
    free = _branches(choice)
    galley = view.galleys[view.active]
    know = Appraisal(view)
    stay = know.prospects(galley.zone, galley.cargo, galley.sailors)
    plans = [Plan(stay, {"done": {}})]
    plans += _voyages(view, know, galley, free)
    if "invest" in free:
        plans.append(Plan(stay + know.investment_worth(), {"invest": {}}))
        crew = free.get("crew")
        if crew and galley.sailors < 3 and isinstance(crew.choice, Share):
            plans += _crews(know, galley, crew.choice)
    best = max(plans, key=lambda plan: plan.worth)
    return (best if best.worth > stay + MARGIN else plans[0]).order


def _voyages(view: View, know: Appraisal, galley: GalleyView, free: dict[str, Branch]) -> Iterator[Plan]:
    """Every load, every place to sail to, and every way to end there."""
    for cargo, cost, order in _cargoes(galley, free):
        for worth, end in _endings(view, know, galley, cargo, galley.zone, free):
            yield Plan(worth - cost, order or end)
        sail = free.get("sail")
        if sail and isinstance(sail.choice, Pick):
            for option in sail.choice.options:
                moved = view.moved + know.distance(galley.zone, option.id)
                for worth, _ in _arrivals(view, know, galley, cargo, option.id, moved):
                    yield Plan(worth - cost, order or {"sail": option.id})


def _cargoes(galley: GalleyView, free: dict[str, Branch]) -> Iterator[tuple[list[str], float, Answer]]:
    """The cargo as it is, and with every number of cubes that may be loaded."""
    yield galley.cargo, 0.0, None
    load = free.get("load")
    if load and isinstance(load.choice, Amount):
        good = PRODUCES[PORT_OF[galley.zone]]
        first_free = load.note is not None and load.note.key == "serenissima-note-free-cube"
        for count in range(1, load.choice.high + 1):
            yield galley.cargo + [good] * count, count - first_free, {"load": count}


def _endings(
    view: View, know: Appraisal, galley: GalleyView, cargo: list[str], zone: str, free: dict[str, Branch]
) -> Iterator[tuple[float, Answer]]:
    """What can be done at once where the galley lies, by the branches offered."""
    for worth, end in _arrivals(view, know, galley, cargo, zone, view.moved):
        if end is not None and next(iter(end)) in free:
            yield worth, end


def _arrivals(
    view: View, know: Appraisal, galley: GalleyView, cargo: list[str], zone: str, moved: int
) -> Iterator[tuple[float, Answer]]:
    """Ways to end an activation in a zone: nothing, a sale, a landing, a fight."""
    yield know.prospects(zone, cargo, galley.sailors), None
    value = view.value if moved == view.moved else max(0, galley.sailors - moved)
    yield from _attacks(view, know, galley, cargo, zone, value)
    name = PORT_OF.get(zone)
    if name is None or view.ports[name].closed:
        return
    port = view.ports[name]
    goods, earned = know.sale(name, cargo)
    if goods:
        rest = cargo.copy()
        for good in goods:
            rest.remove(good)
        single = know.sellable_count(name, cargo) == 1
        worth = earned + know.prospects(zone, rest, galley.sailors)
        yield worth, {"sell": goods[0] if single else goods}
    if port.owner is None:
        yield from _landings(know, galley, cargo, name)
    elif port.owner != view.seat:
        yield from _storms(view, know, galley, cargo, name, port, value)


def _landings(
    know: Appraisal, galley: GalleyView, cargo: list[str], name: str
) -> Iterator[tuple[float, Answer]]:
    for ashore in range(1, min(galley.sailors, SIZE[name], 3) + 1):
        left = galley.sailors - ashore
        rest = know.prospects(ZONE_OF[name], cargo, left) if left else -know.galley_worth()
        yield know.port_worth(name, ashore) + rest, {"land": ashore}


def _storms(
    view: View, know: Appraisal, galley: GalleyView, cargo: list[str], name: str, port: PortView, value: int
) -> Iterator[tuple[float, Answer]]:
    owner = port.owner
    guards = any(g.owner == owner and g.zone == ZONE_OF[name] for g in view.galleys.values())
    if owner is None or guards or len(view.princes[owner].ports) == 1:
        return
    chance = storm(galley.sailors, value, port.sailors, port.fort)
    gain = know.port_worth(name, 1) * 1.3
    yield _after_fight(know, galley, cargo, ZONE_OF[name], chance.win, chance.left, gain), {"storm": {}}


def _attacks(
    view: View, know: Appraisal, galley: GalleyView, cargo: list[str], zone: str, value: int
) -> Iterator[tuple[float, Answer]]:
    room = PLACES - galley.sailors - len(cargo)
    for foe in view.galleys.values():
        if foe.zone == zone and foe.owner != view.seat:
            chance = odds(galley.sailors, value, foe.sailors)
            gain = know.galley_worth() * 0.4 + 2 * min(room, len(foe.cargo))
            worth = _after_fight(know, galley, cargo, zone, chance.win, chance.left, gain)
            yield worth, {"attack": str(foe.number)}


def _after_fight(
    know: Appraisal, galley: GalleyView, cargo: list[str], zone: str, win: float, left: float, gain: float
) -> float:
    lost = galley.sailors - left
    return (
        win * (gain + know.prospects(zone, cargo, max(1, round(left))))
        - lost
        - (1 - win) * know.galley_worth()
    )


def _crews(know: Appraisal, galley: GalleyView, share: Share) -> Iterator[Plan]:
    """Man the active galley from the garrison, down to one sailor ashore."""
    now = {bucket.id: bucket.start or 0 for bucket in share.buckets}
    own = f"galley:{galley.number}"
    high = next(bucket.high for bucket in share.buckets if bucket.id == own)
    for bucket in share.buckets:
        if bucket.id.startswith("port:"):
            take = min(3 - now[own], high - now[own], now[bucket.id] - 1)
            if take > 0:
                counts = {**now, own: now[own] + take, bucket.id: now[bucket.id] - take}
                yield Plan(
                    know.prospects(galley.zone, galley.cargo, now[own] + take) + 3 * take, {"crew": counts}
                )


# --- combat


def _fight(view: View) -> Answer:
    galley = view.galleys[view.active]
    kind, _, name = view.foe.partition(":")
    defenders = view.ports[name].sailors if kind == "port" else view.galleys[int(name)].sailors
    return "again" if odds(galley.sailors, view.value, defenders).win >= 0.5 else "stop"


def _conquest(view: View, choice: Choice) -> Answer:
    assert isinstance(choice, Amount)
    aboard = view.galleys[view.active].sailors
    return max(1, min(choice.high, aboard - 2, 2))


# --- investment


def _investment(view: View, choice: Choice) -> Answer:
    """Basilicas first, then a galley, then sailors for those that cannot sail far."""
    free, know = _branches(choice), Appraisal(view)
    basilica = free.get("basilica")
    if basilica and isinstance(basilica.choice, Pick) and know.basilica_worth() > 0:
        sites = basilica.choice.options
        return {"basilica": max(sites, key=lambda option: know.port_worth(option.id, 0)).id}
    galley = free.get("galley")
    if galley and isinstance(galley.choice, AllOf) and know.wants_galley():
        return {"galley": _new_galley(know, galley.choice)}
    recruit = free.get("recruit")
    if recruit and isinstance(recruit.choice, Share) and (hired := _recruits(view, know, recruit.choice)):
        return {"recruit": hired}
    return {"done": {}}


def _new_galley(know: Appraisal, form: AllOf) -> Answer:
    numbers, ports, sailors = (part.choice for part in form.parts)
    assert isinstance(numbers, Pick)
    assert isinstance(ports, Pick)
    assert isinstance(sailors, Amount)
    later = [option.id for option in numbers.options if int(option.id) > know.view.pointer]
    return {
        "number": later[0] if later else numbers.options[0].id,
        "port": max(ports.options, key=lambda option: know.prospects(ZONE_OF[option.id], [], 3)).id,
        "sailors": min(3, sailors.high),
    }


def _recruits(view: View, know: Appraisal, share: Share) -> dict[str, int]:
    """Up to three sailors aboard each galley, then a second one in ports worth guarding."""
    left = min(share.high, know.purse())
    hired: dict[str, int] = {}
    for bucket in sorted(share.buckets, key=lambda bucket: bucket.id):
        kind, _, name = bucket.id.partition(":")
        if kind == "galley":
            wanted = 3 - view.galleys[int(name)].sailors
        else:
            wanted = 2 - view.ports[name].sailors if know.port_worth(name, 0) > GUARDED else 0
        count = min(wanted, bucket.high, left)
        if count > 0:
            hired[bucket.id] = count
            left -= count
    return hired
