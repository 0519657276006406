"""What speaks for an answer: the ducats that goods fetch, the points of a port, and who threatens whom."""

from collections.abc import Callable

from engine.answers import chosen_branch, picked_ids
from engine.choice import Answer
from engine.core import Decision
from engine.mediterranee.combat import losses
from engine.mediterranee.components import BOX, PORT_IN, PORTS, PRICES
from engine.mediterranee.ids import DONE, GARRISON, galley_number, is_galley, is_passage
from engine.mediterranee.labels import GALLEY_NAMES, GOOD_NAMES, PORT_NAMES, SEAT_NAMES, ZONE_NAMES, cargo
from engine.mediterranee.reasons_market import market
from engine.mediterranee.selling import EVERYTHING, WHOLE_PORT
from engine.mediterranee.settling import SETTLE
from engine.mediterranee.view import GalleyView, View
from engine.mediterranee.worths import Worths
from engine.text import Text, text

MEAN_DIE = (1 + BOX.combat.die) / 2


def reason(view: View, decision: Decision, answer: Answer | None) -> Text:
    """One sentence for an answer of the seat whose view this is."""
    assert view.seat is not None, "a spectator is asked nothing"
    key = "passage" if is_passage(decision.key) else decision.key
    return REASONS[key](Worths(view, view.seat), answer)


# --- the beginning of a turn ------------------------------------------------------------------------------


def _crew_reason(_own: Worths, answer: Answer) -> Text:
    return text("mediterranee-why-manning", count=answer.get(GARRISON, 0))


def _bid(own: Worths, answer: Answer) -> Text:
    key = "mediterranee-why-bid" if answer["bid"] else "mediterranee-why-bid-nothing"
    return text(key, ducats=answer["bid"], left=own.ducats - answer["bid"])


def _place(own: Worths, answer: Answer) -> Text:
    empty = sum(not port.garrison for port in own.view.ports)
    early = int(answer) <= own.view.seats // 2
    return text("mediterranee-why-place-early" if early else "mediterranee-why-place-late", count=empty)


# --- prices and deals -------------------------------------------------------------------------------------


def _price(_own: Worths, answer: Answer) -> Text:
    way, _ = chosen_branch(answer)
    return text(f"mediterranee-why-price-{way}")


def _haggle(own: Worths, answer: Answer) -> Text:
    offer = own.view.counter_offer
    assert offer is not None, "who is offered a price sees it"
    key = "mediterranee-why-haggle-yes" if answer == "yes" else "mediterranee-why-haggle-no"
    return text(key, price=offer.price * offer.count, ask=offer.ask * offer.count)


def _trade(own: Worths, answer: Answer) -> Text:
    way, detail = chosen_branch(answer)
    if way == "counter":
        return text("mediterranee-why-trade-counter", price=detail, gain=_gain(own, detail))
    return _about_deal(own, way == "accept")


def _trade_counter(own: Worths, answer: Answer) -> Text:
    return _about_deal(own, answer == "yes")


def _about_deal(own: Worths, accepts: bool) -> Text:
    deal = own.view.deal
    assert deal is not None, "who is offered a deal sees it"
    gain = _gain(own, deal.price)
    if accepts:
        return text("mediterranee-why-deal-yes", gain=gain)
    return text("mediterranee-why-deal-no", gain=gain)


def _gain(own: Worths, price: int) -> int:
    """What the open deal brings this seat at a price: goods at what they fetch, and money."""
    deal = own.view.deal
    assert deal is not None, "who is offered a deal sees it"
    if own.me == deal.seller:
        galley = own.galleys[deal.source]
        return price + own.cargo_worth(deal.back, galley) - own.cargo_loss(deal.goods, galley)
    galley = own.galleys[deal.target]
    return own.cargo_worth(deal.goods, galley) - own.cargo_loss(deal.back, galley) - price


def _stow(own: Worths, answer: Answer) -> Text:
    taken = [good for good, count in answer.items() for _ in range(count)]
    lost = len(own.view.afloat) - len(taken)
    return text("mediterranee-why-stow", goods=cargo(taken), count=max(0, lost))


# --- at sea -----------------------------------------------------------------------------------------------


def _sail(own: Worths, answer: Answer) -> Text:
    key, zone = chosen_branch(answer)
    if key == DONE:
        return text("mediterranee-why-sail-done")
    if key == SETTLE:
        return text("mediterranee-why-settle")
    galley = own.galleys[galley_number(key)]
    passage = zone in own.zones_behind_foes(galley)
    why = _berth(own, galley, zone)
    return text("mediterranee-why-passage-needed", why=why) if passage else why


def _berth(own: Worths, galley: GalleyView, zone: str) -> Text:
    """What a galley gains where it ends its move."""
    name = PORT_IN.get(zone)
    if name is None:
        return text("mediterranee-why-sea", zone=ZONE_NAMES[zone])
    port = own.ports[name]
    paid = own.sale(galley.goods, name)
    if paid > 0:
        return text("mediterranee-why-sail-sell", port=PORT_NAMES[name], ducats=paid)
    if not port.garrison and port.owner != own.me:
        return text("mediterranee-why-sail-land", port=PORT_NAMES[name], points=_points(own, name))
    if port.owner not in (None, own.me):
        return text("mediterranee-why-sail-foe", port=PORT_NAMES[name], count=port.garrison)
    if own.threat(name):
        return text("mediterranee-why-sail-guard", port=PORT_NAMES[name], count=own.threat(name))
    good = PORTS[name].good
    return text("mediterranee-why-sail-load", port=PORT_NAMES[name], good=GOOD_NAMES[good])


def _points(own: Worths, name: str) -> int:
    """What a port counts at the end as its warehouse stands."""
    facts, rules = PORTS[name], BOX.scoring
    full = len(own.ports[name].stored) == facts.size
    if name == own.capital:
        return rules.own_capital + (rules.full[facts.size] if full else 0)
    return rules.full[facts.size] if full else rules.port


def _passage(own: Worths, answer: Answer) -> Text:
    asking = own.galleys[own.view.under_way] if own.view.under_way is not None else None
    count = asking.sailors if asking else 0
    return text(
        "mediterranee-why-passage-yes" if answer == "yes" else "mediterranee-why-passage-no", count=count
    )


# --- combat, landing and sale -----------------------------------------------------------------------------


def _combat(own: Worths, answer: Answer) -> Text:
    key, target = chosen_branch(answer)
    if key == DONE:
        return text("mediterranee-why-peace")
    galley = own.galleys[galley_number(key)]
    if is_galley(target):
        foe = own.galleys[galley_number(target)]
        mine, theirs = _mean_kills(galley.sailors), _mean_kills(foe.sailors)
        return text("mediterranee-why-attack", kills=mine, loses=theirs, count=len(foe.goods))
    port = own.ports[target]
    return text(
        "mediterranee-why-storm",
        kills=min(port.garrison, _mean_kills(galley.sailors, fort=port.fort)),
        loses=_mean_kills(port.garrison),
        count=port.garrison,
        points=_points(own, target),
    )


def _mean_kills(sailors: int, *, fort: bool = False) -> int:
    """How many sailors an average throw kills on the other side."""
    return losses(round(MEAN_DIE), sailors, fort=fort)


def _spoils(own: Worths, answer: Answer) -> Text:
    spoils = own.view.spoils
    assert spoils is not None, "who wins a galley is asked about it"
    prize, winner = own.galleys[spoils.prize], own.galleys[spoils.winner]
    if "sink" in answer:
        return text("mediterranee-why-sink", count=winner.sailors)
    left = winner.sailors - answer["capture"]
    return text("mediterranee-why-capture", goods=cargo(prize.goods), price=PRICES.galley, count=left)


def _land(own: Worths, answer: Answer) -> Text:
    name, crews = chosen_branch(answer)
    if name == DONE:
        return text("mediterranee-why-land-done")
    sinks = [
        number
        for key, count in crews.items()
        if count and own.galleys[(number := galley_number(key))].sailors == count
    ]
    if sinks:
        galley = GALLEY_NAMES[sinks[0]]
        return text("mediterranee-why-land-sinks", points=_points(own, name), galley=galley)
    return text("mediterranee-why-land", points=_points(own, name), count=own.threat(name))


def _sell(own: Worths, answer: Answer) -> Text:
    key, goods = chosen_branch(answer)
    if key == DONE:
        return text("mediterranee-why-sell-nothing")
    if key in (EVERYTHING, WHOLE_PORT):
        return text("mediterranee-why-sell-all")
    sold = picked_ids(goods)
    owner = own.ports[key].owner
    free = PORTS[key].size - len(own.ports[key].stored) - len(sold)
    if owner == own.me:
        return text("mediterranee-why-sell-own", ducats=_money(own, key, sold), free=max(0, free))
    if owner is None:
        return text("mediterranee-why-sell-free", ducats=_money(own, key, sold))
    return text("mediterranee-why-sell-rival", ducats=_money(own, key, sold), who=SEAT_NAMES[owner])


def _money(own: Worths, name: str, goods: list[str]) -> int:
    """What the places of the warehouse pay for so many pieces."""
    stored = len(own.ports[name].stored)
    return sum(slot * BOX.slot_value for slot in PORTS[name].slots[stored : stored + len(goods)])


REASONS: dict[str, Callable[[Worths, Answer], Text]] = {
    "manning": _crew_reason,
    "bid": _bid,
    "place": _place,
    "market": market,
    "price": _price,
    "haggle": _haggle,
    "trade": _trade,
    "trade-counter": _trade_counter,
    "stow": _stow,
    "sail": _sail,
    "passage": _passage,
    "combat": _combat,
    "spoils": _spoils,
    "land": _land,
    "sell": _sell,
}
