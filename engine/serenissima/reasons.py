"""What speaks for an answer in ducats: what a sale pays, what a port yields, and the odds of a fight."""

from collections.abc import Sequence

from engine.answers import picked_ids
from engine.choice import Answer
from engine.core import Decision
from engine.serenissima.components import BOX, PORT_OF, PRODUCES, SIZES, ZONE_OF
from engine.serenissima.ids import number_in, port_id
from engine.serenissima.labels import GOOD_NAMES, PORT_NAMES, ZONE_NAMES, say
from engine.serenissima.odds import odds, storm
from engine.serenissima.selling import cube_pays
from engine.serenissima.usual_bot_investment import affordable_wishes
from engine.serenissima.view import GalleyView, View
from engine.serenissima.worths import Worths
from engine.text import Text


def reason(view: View, decision: Decision, answer: Answer | None) -> Text:
    """One sentence for an answer of the seat whose view this is."""
    match decision.key:
        case "activation":
            return _order(view, answer)
        case "investment" | "special-investment":
            return _purchase(view, answer)
        case "start":
            return _start(answer["port"] if answer else "")
        case "start-galley":
            return say("why-number", galley=number_in(answer or "0"))
        case "fight":
            return _fight(view, answer == "again")
        case "conquest":
            return _conquest(view, answer or 0)
        case "salvage":
            return say("why-salvage", count=sum(answer.values()) if answer else 0)
        case "close-port":
            return say("why-close", port=PORT_NAMES[answer or ""])
        case "blockade-move" | "blockade-sale" | "blockade-landing":
            return _blockade(view, decision.key, answer == "yes")
        case _:
            return say("why-done")


def _active(view: View) -> GalleyView:
    return view.galleys[view.active]


# --- the active galley ------------------------------------------------------------------------------------


def _order(view: View, answer: Answer) -> Text:
    ((order, how),) = answer.items()
    galley = _active(view)
    match order:
        case "load":
            good = PRODUCES[PORT_OF[galley.zone]]
            return say("why-load", count=how, good=GOOD_NAMES[good], ducats=_best_market(view, good))
        case "sail":
            return _voyage(view, galley, how)
        case "sell":
            return _sale(view, galley, picked_ids(how))
        case "attack":
            foe = view.galleys[number_in(how)]
            chance = odds(galley.sailors, view.value, foe.sailors).percent
            return say("why-attack", chance=chance, goods=len(foe.cargo))
        case "storm":
            port = view.ports[PORT_OF[galley.zone]]
            chance = storm(galley.sailors, view.value, port.sailors, port.fort, view.fought).percent
            return say("why-storm", chance=chance, ducats=_income(view, PORT_OF[galley.zone]))
        case "land":
            return _landing_reason(view, PORT_OF[galley.zone], how, galley.sailors - how)
        case "crew":
            return say("why-crew", galley=galley.number)
        case "overboard":
            return say("why-overboard")
        case "invest" if affordable_wishes(Worths(view)):
            return say("why-invest", ducats=view.players[galley.owner].ducats or 0)
        case "invest" | "done":
            return say("why-done")
        case _:
            return say("why-exchange")


def _best_market(view: View, good: str) -> int:
    """The most that a cube of this good pays anywhere as the warehouses stand."""
    know = Worths(view)
    return max(
        (
            cube_pays(name, len(port.stored), good, port.owner == view.seat)
            for name, port in view.ports.items()
            if know.cube_gain(name, good) > 0
        ),
        default=0,
    )


def _voyage(view: View, galley: GalleyView, zone: str) -> Text:
    name = PORT_OF.get(zone)
    left = galley.sailors - view.moved - Worths(view).distance(galley.zone, zone)
    if name is None:
        return say("why-sea", zone=ZONE_NAMES[zone], left=max(0, left))
    port = view.ports[name]
    goods = Worths(view).sale(name, tuple(galley.cargo)).goods
    if goods and not port.closed:
        return say(
            "why-sail-sell", port=PORT_NAMES[name], ducats=_ducats_paid(view, name, goods), count=len(goods)
        )
    if port.owner is None and not port.closed:
        return say("why-sail-land", port=PORT_NAMES[name], ducats=_income(view, name))
    if port.owner not in (None, view.seat):
        return say("why-sail-rival", port=PORT_NAMES[name], count=port.sailors)
    return say("why-sail-home", port=PORT_NAMES[name], good=GOOD_NAMES[PRODUCES[name]])


def _ducats_paid(view: View, name: str, goods: Sequence[str]) -> int:
    port = view.ports[name]
    home = port.owner == view.seat
    return sum(cube_pays(name, len(port.stored) + i, good, home) for i, good in enumerate(goods))


def _sale(view: View, galley: GalleyView, goods: list[str]) -> Text:
    name = PORT_OF[galley.zone]
    port = view.ports[name]
    kind = "own" if port.owner == view.seat else "neutral" if port.owner is None else "rival"
    stored = min(len(port.stored) + len(goods), SIZES[name])
    more = BOX.income.cubes[stored] - BOX.income.cubes[len(port.stored)]
    return say(f"why-sell-{kind}", ducats=_ducats_paid(view, name, goods), income=more, count=len(goods))


def _landing_reason(view: View, name: str, ashore: int, left: int) -> Text:
    key = "why-land-last" if left == 0 else "why-land"
    return say(key, port=PORT_NAMES[name], ducats=_income(view, name), count=ashore, left=left)


def _income(view: View, name: str) -> int:
    """What a port pays its owner at each scoring as it stands."""
    port = view.ports[name]
    return BOX.income.cubes[len(port.stored)] + BOX.income.basilica * port.basilica


# --- purchases --------------------------------------------------------------------------------------------


def _purchase(view: View, answer: Answer) -> Text:
    ((what, how),) = answer.items()
    match what:
        case "recruit":
            ashore = sum(count for place, count in how.items() if place.startswith(port_id("")))
            count = sum(how.values())
            return say("why-recruit", count=count, ashore=ashore, ducats=count * BOX.prices.sailor)
        case "galley":
            return say("why-galley", count=len(view.players[view.seat or 0].galleys) + 1)
        case "fort":
            name = _where(view, how)
            return say("why-fort", port=PORT_NAMES[name], count=view.ports[name].sailors)
        case "basilica":
            scorings = len(view.scoring_spaces) - view.scorings
            return say("why-basilica", ducats=BOX.income.basilica * scorings, price=BOX.prices.basilica)
        case _:
            return say("why-enough")


def _where(view: View, how: Answer) -> str:
    """The port that is named, or the only one that could be."""
    return how if isinstance(how, str) else view.players[view.seat or 0].ports[0]


def _start(port: str) -> Text:
    near = sum(Worths.surroundings(port) >= Worths.surroundings(other) for other in ZONE_OF if other != port)
    return say("why-start", port=PORT_NAMES[port], good=GOOD_NAMES[PRODUCES[port]], count=near)


# --- fights and blockades ---------------------------------------------------------------------------------


def _fight(view: View, again: bool) -> Text:
    assert view.fight is not None, "only who fights is asked whether to go on"
    chance = odds(_active(view).sailors, view.value, view.fight.defenders).percent
    return say("why-again" if again else "why-stop", chance=chance)


def _conquest(view: View, ashore: int) -> Text:
    galley = _active(view)
    if not ashore:
        return say("why-leave", port=PORT_NAMES[PORT_OF[galley.zone]])
    return _landing_reason(view, PORT_OF[galley.zone], ashore, galley.sailors - ashore)


def _blockade(view: View, key: str, stops: bool) -> Text:
    galley = _active(view)
    if not stops:
        return say("why-let-go", theirs=galley.sailors)
    mine = [
        mate.sailors for mate in view.galleys.values() if mate.owner == view.seat and mate.zone == galley.zone
    ]
    chance = odds(galley.sailors, view.value, min(mine, default=0)).percent
    return say(f"why-{key}", chance=chance)
