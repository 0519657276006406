"""How the bot uses the active galley: every load, every place to sail to, every way to end there."""

from collections.abc import Iterator

from engine.choice import Amount, Answer, Branch, Choice, OneOf, Pick, Share
from engine.copying import copy_json
from engine.rng import Rng
from engine.serenissima.components import PLACES, PORT_OF, PRODUCES, SIZES, ZONE_OF
from engine.serenissima.ids import galley_id, number_id, port_id
from engine.serenissima.odds import odds, storm
from engine.serenissima.usual_bot_investment import affordable_wishes
from engine.serenissima.view import GalleyView, PortView, View
from engine.serenissima.weights import WEIGHTS
from engine.serenissima.worths import STEPS, Cargo, Worths
from engine.weighing import Weighed

Plan = tuple[float, Answer]
"""What an order is worth with all that should follow, and the order."""


def choose_order(know: Worths, choice: Choice, rng: Rng) -> Answer:
    """The best order, or one that is nearly as good; the end, where none is worth enough."""
    plans = _plans(know, choice)
    least = _worth_of_staying(know) + WEIGHTS.margin
    best = max([worth for worth, _ in plans])
    if best <= least:
        return {"done": {}}
    nearly = best - WEIGHTS.near
    good: list[Answer] = []
    for worth, order in plans:
        if worth > least and worth >= nearly and order not in good:
            good.append(order)
    return copy_json(rng.pick(good))  # what is remembered stays as it is


def weigh_orders(know: Worths, choice: Choice) -> list[Weighed]:
    """Every order that could be given now with everything that could follow; and the end."""
    return [Weighed(worth, order) for worth, order in _plans(know, choice)]


def _plans(know: Worths, choice: Choice) -> list[Plan]:
    assert isinstance(choice, OneOf)
    view, free = know.view, choice.free
    galley = view.galleys[view.active]
    stay = _worth_of_staying(know)
    plans = _voyages(view, know, galley, free)
    if "invest" in free:
        investment = sum(wish.gain for wish in affordable_wishes(know))
        plans.append((stay + investment, {"invest": {}}))
        crew = free.get("crew")
        if crew and galley.sailors < WEIGHTS.crew and isinstance(crew.choice, Share):
            plans += _crews(view, know, galley, crew.choice)
    plans.append((stay, {"done": {}}))
    return plans


def _worth_of_staying(know: Worths) -> float:
    galley = know.view.galleys[know.view.active]
    return know.prospects(galley.zone, tuple(galley.cargo), galley.sailors)


def _voyages(view: View, know: Worths, galley: GalleyView, free: dict[str, Branch]) -> list[Plan]:
    """Every load, every place to sail to, and every way to end there."""
    plans: list[Plan] = []
    zones: list[str] = []
    if (sail := free.get("sail")) and isinstance(sail.choice, Pick):
        zones = [option.id for option in sail.choice.options]
    ways = STEPS[galley.zone]
    for cargo, cost, order in _cargoes(view, galley, free):
        for worth, end in _arrivals(view, know, galley, cargo, galley.zone, view.moved):
            if end is not None and next(iter(end)) in free:
                plans.append((worth - cost, order or end))
        best_ends = know.remembered.best_ends.setdefault((cargo, galley.sailors), {})
        for zone in zones:
            way = ways[zone]
            if zone in know.zones_to_fight_in:
                ends = _arrivals(view, know, galley, cargo, zone, view.moved + way)
                worth = max([worth for worth, _ in ends])
            elif zone in best_ends:
                worth = best_ends[zone]
            else:
                ends = _calm_ends(view, know, galley, cargo, zone)
                worth = best_ends[zone] = max([worth for worth, _ in ends])
            plans.append((worth - cost - way * WEIGHTS.zone, order or {"sail": zone}))
    return plans


def _cargoes(
    view: View, galley: GalleyView, free: dict[str, Branch]
) -> Iterator[tuple[Cargo, float, Answer]]:
    """The cargo as it is, and with every number of cubes that may be loaded."""
    cargo = tuple(galley.cargo)
    yield cargo, 0.0, None
    load = free.get("load")
    if load and isinstance(load.choice, Amount):
        good = PRODUCES[PORT_OF[galley.zone]]
        first_free = view.free_cube and view.ports[PORT_OF[galley.zone]].owner == view.seat
        for count in range(1, load.choice.high + 1):
            yield cargo + (good,) * count, count - first_free, {"load": count}


def _arrivals(
    view: View, know: Worths, galley: GalleyView, cargo: Cargo, zone: str, moved: int
) -> list[Plan]:
    """Ways to end an activation in a zone: nothing, a sale, a landing, a fight."""
    calm_ends, key = know.remembered.calm_ends, (zone, cargo, galley.sailors)
    arrivals = calm_ends.get(key)
    if arrivals is None:
        arrivals = calm_ends[key] = _calm_ends(view, know, galley, cargo, zone)
    value = view.value if moved == view.moved else max(0, galley.sailors - moved)
    if zone in know.rival_zones:
        arrivals = [arrivals[0], *_attacks(view, know, galley, cargo, zone, value), *arrivals[1:]]
    name = PORT_OF.get(zone)
    if name is not None:
        port = view.ports[name]
        if port.owner not in (None, view.seat) and not port.closed:
            arrivals = arrivals + _storms(view, know, galley, cargo, name, port, value)
    return arrivals


def _calm_ends(view: View, know: Worths, galley: GalleyView, cargo: Cargo, zone: str) -> list[Plan]:
    """Ways to end an activation in a zone without a fight: first nothing, then a sale or a landing."""
    ends: list[Plan] = [(know.prospects(zone, cargo, galley.sailors), None)]
    name = PORT_OF.get(zone)
    if name is None or view.ports[name].closed:
        return ends
    if cargo and (sale := know.sale(name, cargo)).goods:
        rest = list(cargo)
        for good in sale.goods:
            rest.remove(good)
        worth = sale.earned + know.prospects(zone, tuple(rest), galley.sailors)
        ends.append((worth, {"sell": sale.goods[0] if sale.single else list(sale.goods)}))
    if view.ports[name].owner is None:
        ends += _landings(know, galley, cargo, name)
    return ends


def _landings(know: Worths, galley: GalleyView, cargo: Cargo, name: str) -> list[Plan]:
    landings: list[Plan] = []
    for ashore in range(1, min(galley.sailors, SIZES[name], WEIGHTS.landing) + 1):
        left = galley.sailors - ashore
        rest = know.prospects(ZONE_OF[name], cargo, left) if left else -know.galley_worth()
        landings.append((know.port_worth(name, ashore) + rest, {"land": ashore}))
    return landings


def _storms(
    view: View, know: Worths, galley: GalleyView, cargo: Cargo, name: str, port: PortView, value: int
) -> list[Plan]:
    owner = port.owner
    chance = storm(galley.sailors, value, port.sailors, port.fort, view.fought)
    if chance.win < WEIGHTS.least_chance or owner is None or len(view.players[owner].ports) == 1:
        return []
    if any(g.owner == owner and g.zone == ZONE_OF[name] for g in view.galleys.values()):
        return []
    gain = know.port_worth(name, 1) * WEIGHTS.conquest
    return [(_after_fight(know, galley, cargo, ZONE_OF[name], chance.win, chance.left, gain), {"storm": {}})]


def _attacks(view: View, know: Worths, galley: GalleyView, cargo: Cargo, zone: str, value: int) -> list[Plan]:
    attacks: list[Plan] = []
    room = PLACES - galley.sailors - len(cargo)
    for foe in view.galleys.values():
        if foe.zone == zone and foe.owner != view.seat:
            chance = odds(galley.sailors, value, foe.sailors)
            if chance.win < WEIGHTS.least_chance:
                continue
            gain = know.galley_worth() * WEIGHTS.prize + WEIGHTS.booty * min(room, len(foe.cargo))
            worth = _after_fight(know, galley, cargo, zone, chance.win, chance.left, gain)
            attacks.append((worth, {"attack": number_id(foe.number)}))
    return attacks


def _after_fight(
    know: Worths, galley: GalleyView, cargo: Cargo, zone: str, win: float, left: float, gain: float
) -> float:
    lost = galley.sailors - left
    return (
        win * (gain + know.prospects(zone, cargo, max(1, round(left))))
        - lost * WEIGHTS.dead
        - (1 - win) * know.galley_worth()
    )


def _crews(view: View, know: Worths, galley: GalleyView, share: Share) -> Iterator[Plan]:
    """Man the active galley from the garrison, down to one sailor ashore."""
    name = PORT_OF.get(galley.zone)
    if name is None or view.ports[name].owner != view.seat:
        return
    own, ashore = galley_id(galley.number), port_id(name)
    high = next(bucket.high for bucket in share.buckets if bucket.id == own)
    take = min(min(WEIGHTS.crew, high) - galley.sailors, view.ports[name].sailors - 1)
    if take > 0:
        counts = {
            galley_id(mate.number): mate.sailors
            for mate in view.galleys.values()
            if mate.owner == view.seat and mate.zone == galley.zone
        }
        counts |= {own: galley.sailors + take, ashore: view.ports[name].sailors - take}
        prospects = know.prospects(galley.zone, tuple(galley.cargo), galley.sailors + take)
        yield prospects + WEIGHTS.embark * take, {"crew": counts}
