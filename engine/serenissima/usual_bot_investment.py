"""What the bot buys in an investment."""

from collections import Counter
from collections.abc import Container
from dataclasses import dataclass

from engine.choice import AllOf, Amount, Answer, Choice, OneOf, Pick
from engine.serenissima.components import BOX, PLACES, ZONE_OF
from engine.serenissima.ids import galley_id, number_in, port_id
from engine.serenissima.weights import WEIGHTS
from engine.serenissima.worths import Worths


@dataclass(slots=True)
class Wish:
    """Something to buy, its price, and what it is worth above it."""

    gain: float
    price: int
    what: str
    where: str
    sailors: int = 0
    """Sailors that it takes from the stock."""


PURCHASES = ("recruit", "galley", "fort", "basilica")


def affordable_wishes(know: Worths, sold: Container[str] = PURCHASES) -> list[Wish]:
    """What purse and stock allow of all that is sold and gains something, the best for its price first."""
    wishes = [wish for wish in _wishes(know) if wish.what in sold and wish.gain > 0]
    wishes.sort(key=lambda wish: -wish.gain / wish.price)
    purse, stock, chosen = know.purse, know.me.sailors, []
    for wish in wishes:
        if wish.price <= purse and wish.sailors <= stock:
            purse -= wish.price
            stock -= wish.sailors
            chosen.append(wish)
    return chosen


def _wishes(know: Worths) -> list[Wish]:
    view, prices = know.view, BOX.prices
    wishes = _galley_wishes(know)
    for name in know.me.ports:
        if view.basilicas:
            wishes.append(Wish(know.basilica_gain(name), prices.basilica, "basilica", name))
        if view.forts:
            wishes.append(Wish(know.fort_gain(name), prices.fort, "fort", name))
        count, gain = know.garrison_gain(name)
        wishes += [Wish(gain, prices.sailor, "recruit", port_id(name), 1)] * count
    zones = {ZONE_OF[name] for name in know.me.ports}
    for galley in (view.galleys[number] for number in know.me.galleys):
        if galley.zone in zones:
            most = min(WEIGHTS.crew - galley.sailors, PLACES - galley.sailors - len(galley.cargo))
            wishes += [Wish(know.crew_gain(), prices.sailor, "recruit", galley_id(galley.number), 1)] * most
    return wishes


def _galley_wishes(know: Worths) -> list[Wish]:
    """A galley with a good crew; with a small one where there are too few galleys."""
    price = len(know.me.galleys) * BOX.prices.galley
    crew = min(WEIGHTS.crew, know.me.sailors, (know.purse - price) // BOX.prices.sailor)
    if crew < (1 if len(know.me.galleys) < BOX.special_fleet else WEIGHTS.crew):
        return []
    return [Wish(know.new_galley_gain(), price + crew * BOX.prices.sailor, "galley", "", crew)]


def choose_purchase(know: Worths, choice: Choice) -> Answer:
    """The best thing for its price; all sailors at once."""
    assert isinstance(choice, OneOf)
    free = choice.free
    wishes = affordable_wishes(know, free)
    if not wishes:
        return {"done": {}}
    best = wishes[0]
    if best.what == "galley":
        return {"galley": _new_galley(know, free["galley"].choice)}
    if best.what == "recruit":
        return {"recruit": dict(Counter(wish.where for wish in wishes if wish.what == "recruit"))}
    return {best.what: best.where}


def _new_galley(know: Worths, form: Choice) -> Answer:
    """A number that still comes up in this round, where most can be loaded and sold."""
    assert isinstance(form, AllOf)
    numbers, ports, sailors = (part.choice for part in form.parts)
    assert isinstance(numbers, Pick)
    assert isinstance(ports, Pick)
    assert isinstance(sailors, Amount)
    later = [option.id for option in numbers.options if number_in(option.id) > know.view.pointer]
    best = max(ports.options, key=lambda option: know.prospects(ZONE_OF[option.id], (), WEIGHTS.crew))
    return {
        "number": later[0] if later else numbers.options[0].id,
        "port": best.id,
        "sailors": min(WEIGHTS.crew, sailors.high),
    }
