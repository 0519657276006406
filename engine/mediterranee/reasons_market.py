"""What speaks for an order at the market."""

from collections.abc import Callable

from engine.answers import chosen_branch
from engine.choice import Answer
from engine.mediterranee.components import PORT_IN, PORTS, PRICES
from engine.mediterranee.ids import GARRISON, HIRED, count_of, galley_number, is_galley
from engine.mediterranee.labels import GOOD_NAMES, PORT_NAMES, SEAT_NAMES
from engine.mediterranee.worths import Worths
from engine.text import Text, text


def market(own: Worths, answer: Answer) -> Text:
    order, detail = chosen_branch(answer)
    return ORDERS[order](own, detail) if order in ORDERS else text("mediterranee-why-market-done")


def _buy(own: Worths, detail: Answer) -> Text:
    """What the next piece of a good costs, and what it fetches elsewhere."""
    key, how = chosen_branch(detail)
    galley = own.galleys[galley_number(key)]
    port = own.ports[PORT_IN[galley.zone]]
    good = PORTS[port.id].good
    aboard = sum(other.goods.count(good) for other in own.fleet)
    worth = own.markets.worth(good, galley.zone, max(1, galley.sailors), aboard)
    price = PRICES.good if isinstance(how, int) else _price(how, port.asks)
    if price is None:
        return text("mediterranee-why-enquire", good=GOOD_NAMES[good], worth=worth)
    key = "mediterranee-why-buy" if worth > price else "mediterranee-why-buy-dear"
    return text(key, good=GOOD_NAMES[good], price=price, worth=worth)


def _price(how: Answer, asks: int | None) -> int | None:
    """The price of one piece; None: it is only enquired about."""
    way, detail = chosen_branch(how)
    if way == "enquire":
        return None
    if way == "offer":
        return int(chosen_branch(detail)[1])
    return asks or PRICES.owner_most


def _recruit(own: Worths, detail: Answer) -> Text:
    name, split = chosen_branch(detail)
    count = sum(split.values())
    ashore = split.get(GARRISON, 0)
    key = "mediterranee-why-recruit-ashore" if ashore else "mediterranee-why-recruit"
    return text(key, count=count, price=count * PRICES.sailor, threat=own.threat(name), port=PORT_NAMES[name])


def _crew(own: Worths, detail: Answer) -> Text:
    zone, split = chosen_branch(detail)
    name = PORT_IN.get(zone)
    if name is None or GARRISON not in split:
        return text("mediterranee-why-crew")
    return text(
        "mediterranee-why-crew-ashore", port=PORT_NAMES[name], count=split[GARRISON], threat=own.threat(name)
    )


def _cargo(_own: Worths, _detail: Answer) -> Text:
    return text("mediterranee-why-cargo")


def _galley(own: Worths, detail: Answer) -> Text:
    _name, crew = chosen_branch(detail)
    price = PRICES.galley + crew.get(HIRED, 0) * PRICES.sailor
    return text("mediterranee-why-galley", price=price, turns=own.turns_left, count=len(own.fleet) + 1)


def _fort(own: Worths, name: Answer) -> Text:
    return text("mediterranee-why-fort", port=PORT_NAMES[name], price=PRICES.fort, threat=own.threat(name))


def _trade(own: Worths, detail: Answer) -> Text:
    _mine, theirs = chosen_branch(detail)
    galley, terms = chosen_branch(theirs)
    way, form = chosen_branch(terms)
    who = SEAT_NAMES[own.galleys[galley_number(galley)].seat]
    if way == "swap":
        count, _ = chosen_branch(form)
        return text("mediterranee-why-swap", who=who, count=count_of(count))
    return text(f"mediterranee-why-propose-{way}", who=who, price=form["price"])


def _discard(_own: Worths, _detail: Answer) -> Text:
    return text("mediterranee-why-discard")


def _dismiss(own: Worths, detail: Answer) -> Text:
    where, _ = chosen_branch(detail)
    goods = own.galleys[galley_number(where)].goods if is_galley(where) else []
    return text("mediterranee-why-dismiss", count=len(goods))


def _tariff(_own: Worths, detail: Answer) -> Text:
    good, way = chosen_branch(detail)
    kind, form = chosen_branch(way)
    if kind != "price":
        return text("mediterranee-why-ask-me")
    return text("mediterranee-why-tariff", good=GOOD_NAMES[good], ask=form["ask"], floor=form["floor"])


ORDERS: dict[str, Callable[[Worths, Answer], Text]] = {
    "buy": _buy,
    "recruit": _recruit,
    "crew": _crew,
    "cargo": _cargo,
    "galley": _galley,
    "fort": _fort,
    "trade": _trade,
    "discard": _discard,
    "dismiss": _dismiss,
    "tariff": _tariff,
}
