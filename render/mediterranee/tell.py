"""A position of Méditerranée in words."""

from engine.mediterranee.components import ADJACENT, BOX, GOODS, PLACES, PORT_IN, PORTS, ZONES
from engine.mediterranee.ids import GALLEY_SPOTS, PORT_SPOTS, ZONE_SPOTS
from engine.mediterranee.labels import (
    GALLEY_NAMES,
    GOOD_NAMES,
    PLACE_NAMES,
    PORT_NAMES,
    ZONE_NAMES,
    cargo,
    ducats,
    galley_of,
)
from engine.mediterranee.view import GalleyView, PortView, View
from engine.text import Seat, SeatName, Text, text
from render.telling import (
    FINE,
    NONE,
    STILL,
    VITAL,
    Entry,
    Fact,
    Near,
    Telling,
    fact,
    facts,
    make_telling,
    mark,
    names,
    summary,
)

WATERS = {"coast": text("tell-coast"), "open": text("tell-open-sea"), "port": text("tell-port")}
SALES = {
    "ask": text("mediterranee-settle-ask"),
    "everything": text("mediterranee-sell-everything"),
    "nothing": text("mediterranee-settle-nothing"),
}


def tell(view: View) -> Telling:
    ports = {PORTS[port.id].zone: port for port in view.ports}
    galleys = [_galley(galley) for galley in view.galleys]
    return make_telling(
        turn=[_turn(view)],
        me=[] if view.seat is None else [_me(view, view.seat)],
        players=[_player(view, seat) for seat in range(view.seats)],
        places=[*(_zone(zone, ports.get(zone)) for zone in ZONES), *galleys],
        offers=_offers(view),
        supply=[_supply(view)],
    )


def _turn(view: View) -> Entry:
    phase = text(f"mediterranee-phase-{view.phase}")
    name = text("mediterranee-board-phase", turn=view.turn, turns=view.turns, phase=phase)
    return Entry(
        "turn",
        text("mediterranee-board-over") if view.over else name,
        "turn",
        facts(
            view.over and fact("turn", name, FINE),
            view.at_work is not None and fact("acting", SeatName(view.at_work), VITAL),
            fact("order", names(view.order), VITAL),
            *(
                fact(
                    f"place-{number}",
                    NONE if seat is None else SeatName(seat),
                    FINE,
                    label=PLACE_NAMES[number],
                )
                for number, seat in enumerate(view.places)
            ),
            view.under_way is not None and fact("under-way", GALLEY_NAMES[view.under_way]),
            view.moves_left and fact("moves-left", view.moves_left),
            view.afloat and fact("shared-out", cargo(view.afloat)),
            view.laden_next is not None and fact("loads-next", GALLEY_NAMES[view.laden_next]),
            view.proposed and fact("proposed", view.proposed),
            view.money_hidden and mark("hidden-money", text("tell-hidden-money"), STILL),
        ),
    )


def _me(view: View, seat: Seat) -> Entry:
    """What one alone knows: money, standing prices and what one has settled."""
    settled = view.instructions
    money = view.players[seat].ducats
    return Entry(
        "me",
        text("tell-section-me"),
        "me",
        facts(
            money is not None and fact("money", ducats(money), VITAL),
            *(
                fact(
                    f"price-{good}",
                    text("tell-tariff", ask=tariff.ask, floor=tariff.floor),
                    FINE,
                    label=GOOD_NAMES[good],
                )
                for good, tariff in view.tariffs.items()
            ),
            settled and fact("settled-crews", _crews(settled.crews), FINE),
            settled and settled.peace and mark("peace", text("mediterranee-settle-peace")),
            settled
            and fact(
                "landing",
                text("mediterranee-settle-ask") if settled.landing is None else _crews(settled.landing),
                label=text("mediterranee-settle-landing"),
            ),
            settled and fact("sales", SALES[settled.selling], label=text("mediterranee-settle-sales")),
        ),
        seat,
    )


def _crews(crews: dict[int, int]) -> tuple[Text, ...]:
    return tuple(
        text("tell-pair", name=GALLEY_NAMES[number], value=sailors) for number, sailors in crews.items()
    )


def _player(view: View, seat: Seat) -> Entry:
    player = view.players[seat]
    money = text("tell-hidden") if player.ducats is None else ducats(player.ducats)
    return Entry(
        f"seat:{seat}",
        SeatName(seat),
        "player",
        (
            fact("nation", text(f"mediterranee-nation-{player.nation}"), VITAL),
            fact("money", money, VITAL),
            fact("bid", player.bid),
            fact("ports", tuple(PORT_NAMES[port.id] for port in view.ports if port.owner == seat), VITAL),
            summary("galleys", tuple(ZONE_NAMES[each.zone] for each in view.galleys if each.seat == seat)),
        ),
        seat,
    )


def _zone(zone: str, port: PortView | None) -> Entry:
    near = tuple(Near(ZONE_SPOTS[other]) for other in ADJACENT[zone])
    spot = ZONE_SPOTS[zone]
    if port is None:
        return Entry(
            spot, ZONE_NAMES[zone], "sea", (mark("water", WATERS[ZONES[zone].kind], STILL),), near=near
        )
    return Entry(
        spot, PORT_NAMES[port.id], "port", _port(port), port.owner, near, (PORT_SPOTS[PORT_IN[zone]],)
    )


def _port(port: PortView) -> tuple[Fact, ...]:
    place = PORTS[port.id]
    free = place.slots[len(port.stored) :]
    return facts(
        port.owner is None and mark("neutral", text("tell-neutral"), STILL),
        fact("produces", GOOD_NAMES[place.good], STILL),
        port.stored and fact("stores", cargo(port.stored)),
        fact("pays", ", ".join(str(slot * BOX.slot_value) for slot in free) or text("tell-full"), FINE),
        (port.garrison or port.owner is not None) and fact("garrison", port.garrison),
        port.fort and mark("fort", text("tell-fort"), FINE),
        port.built and mark("built", text("tell-built"), FINE),
        port.recruits and fact("recruits", port.recruits, STILL),
        fact("price", text("tell-on-request") if port.asks is None else ducats(port.asks), FINE),
    )


def _galley(galley: GalleyView) -> Entry:
    free = PLACES - galley.sailors - len(galley.goods)
    return Entry(
        GALLEY_SPOTS[galley.number],
        GALLEY_NAMES[galley.number],
        "galley",
        facts(
            mark("at", ZONE_NAMES[galley.zone]),
            fact("sailors", galley.sailors),
            fact("cargo", cargo(galley.goods)),
            free > 0 and fact("room", free, STILL),
        ),
        galley.seat,
    )


def _offers(view: View) -> list[Entry]:
    return [
        *([_counter_offer(view)] if view.counter_offer else []),
        *([_deal(view)] if view.deal else []),
        *([_spoils(view)] if view.spoils else []),
    ]


def _counter_offer(view: View) -> Entry:
    offer = view.counter_offer
    assert offer is not None
    return Entry(
        "offer:counter",
        text("tell-offer"),
        "offer",
        (
            mark("at", PORT_NAMES[offer.port]),
            fact("count", offer.count),
            fact("price", ducats(offer.price)),
            fact("asked", ducats(offer.ask)),
        ),
        offer.buyer,
    )


def _deal(view: View) -> Entry:
    deal = view.deal
    assert deal is not None
    return Entry(
        "offer:deal",
        text("tell-offer"),
        "offer",
        facts(
            fact("seller", SeatName(deal.seller)),
            fact("buyer", SeatName(deal.buyer)),
            fact("from", galley_of(deal.source, deal.seller)),
            fact("onto", galley_of(deal.target, deal.buyer)),
            fact("goods", cargo(deal.goods)),
            deal.back and fact("back", cargo(deal.back)),
            fact("price", ducats(deal.price)),
        ),
        deal.proposer,
    )


def _spoils(view: View) -> Entry:
    spoils = view.spoils
    assert spoils is not None
    return Entry(
        "offer:spoils",
        text("tell-beaten"),
        "spoils",
        (fact("winner", GALLEY_NAMES[spoils.winner]), fact("beaten-galley", GALLEY_NAMES[spoils.prize])),
    )


def _supply(view: View) -> Entry:
    return Entry(
        "supply",
        text("tell-section-supply"),
        "supply",
        (
            *(fact(f"good-{good}", view.goods[good], FINE, label=GOOD_NAMES[good]) for good in GOODS),
            fact("sailors", view.sailors, FINE),
            fact("galleys", view.galleys_left, FINE),
            fact("forts", view.forts, FINE),
        ),
    )
