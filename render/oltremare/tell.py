"""A position of Oltre Mare in words."""

from engine.oltremare.components import BOX, CARDS, PORTS
from engine.oltremare.ids import DECK_SPOT, card_spot, pirates_spot, port_spot, seat_spot
from engine.oltremare.labels import (
    CARD_NAMES,
    GOOD_NAMES,
    MARKER_NAMES,
    PORT_NAMES,
    RUN_NOTES,
    card_list,
    ducats,
)
from engine.oltremare.offers import terms_in_words
from engine.oltremare.state import Holding
from engine.oltremare.view import MerchantView, OfferView, View
from engine.text import Arg, Seat, SeatName, text
from render.telling import (
    FINE,
    NONE,
    STILL,
    VITAL,
    Entry,
    Near,
    Telling,
    fact,
    facts,
    make_telling,
    mark,
    names,
    summary,
)

NEXT = {
    port: [route.b if route.a == port else route.a for route in BOX.map.routes if port in (route.a, route.b)]
    for port in PORTS
}
"""Where the routes of each port lead to."""


def tell(view: View) -> Telling:
    return make_telling(
        turn=[_turn(view)],
        me=[] if view.seat is None else _me(view, view.seat),
        players=[_merchant(view, merchant) for merchant in view.merchants],
        places=[_port(view, port) for port in PORTS],
        offers=[_offer(offer) for offer in view.offers],
        tracks=[_markers(view)],
        supply=[_deck(view)],
    )


def _turn(view: View) -> Entry:
    return Entry(
        "turn",
        text(f"oltremare-phase-{view.phase}", who=SeatName(view.turn)),
        "turn",
        facts(
            view.phase == "over" and fact("acting", SeatName(view.turn), FINE),
            view.played and fact("to-load", card_list(view.played), VITAL),
            fact("bought", view.bought, FINE),
            fact("next-card", None if view.price is None else ducats(view.price)),
            view.waiting and mark("waiting", text("tell-waiting")),
            view.honoured and fact("honoured", names(view.honoured), FINE),
        ),
    )


def _me(view: View, seat: Seat) -> list[Entry]:
    merchant = view.merchants[seat]
    me = Entry(
        "me",
        text("tell-section-me"),
        "me",
        facts(
            mark("at", PORT_NAMES[merchant.port]),
            fact("money", ducats(merchant.ducats), VITAL),
            fact("cards", len(view.hand), VITAL),
            *(
                fact(f"held-{number}", _goods_and_money(held), STILL, label=text("tell-held", number=number))
                for number, held in enumerate(view.held, start=1)
            ),
        ),
        seat,
    )
    own = [_card(card, seat, "to-load") for card in view.cards_to_load]
    return [me, *own, *(_card(card, seat, "hand") for card in view.hand)]


def _goods_and_money(held: Holding) -> tuple[Arg, ...]:
    return (*(GOOD_NAMES[good] for good in held.goods), ducats(held.ducats))


def _card(card: str, seat: Seat, where: str) -> Entry:
    runs = mark("runs", RUN_NOTES[CARDS[card].good], STILL)
    loading = where == "to-load" and mark("to-load", text("tell-to-load"))
    return Entry(card_spot(card), CARD_NAMES[card], "card", facts(runs, loading), seat)


def _merchant(view: View, merchant: MerchantView) -> Entry:
    seat = merchant.seat
    return Entry(
        seat_spot(seat),
        SeatName(seat),
        "player",
        facts(
            mark("at", PORT_NAMES[merchant.port], VITAL),
            fact("money", merchant.ducats, VITAL),
            fact("prestige", merchant.prestige),
            fact("cards", merchant.hand, VITAL),
            fact("pirates", merchant.pirates, VITAL),
            fact("cargo", merchant.loaded),
            fact("top", CARD_NAMES[merchant.top]),
            merchant.cargo is not None and fact("open-cargo", card_list(merchant.cargo), STILL),
            merchant.markers
            and fact("markers", tuple(MARKER_NAMES[kind] for kind in merchant.markers), FINE),
            merchant.active is not None and fact("marker", MARKER_NAMES[merchant.active]),
            bool(view.made.get(seat)) and fact("offers-made", view.made.get(seat, 0), FINE),
        ),
        seat,
        also=(pirates_spot(seat),),
    )


def _port(view: View, port: str) -> Entry:
    ships = [merchant.seat for merchant in view.merchants if merchant.port == port]
    marker = view.harbours.get(port)
    return Entry(
        port_spot(port),
        PORT_NAMES[port],
        "port",
        facts(
            ships and fact("ships", names(ships), FINE),
            marker is not None and fact("marker", MARKER_NAMES[marker], FINE),
        ),
        near=tuple(Near(port_spot(other)) for other in NEXT[port]),
    )


def _markers(view: View) -> Entry:
    """Where the markers of each kind are: far shorter than port by port."""
    places = [
        (kind, tuple(PORT_NAMES[port] for port, marker in view.harbours.items() if marker == kind))
        for kind in MARKER_NAMES
    ]
    return Entry(
        "markers",
        text("tell-markers"),
        "track",
        tuple(summary(f"markers-{kind}", ports, MARKER_NAMES[kind]) for kind, ports in places if ports)
        or (mark("none", NONE, STILL),),
    )


def _offer(offer: OfferView) -> Entry:
    return Entry(
        f"offer:{offer.number}",
        text("tell-offer"),
        "offer",
        facts(
            mark("terms", terms_in_words(offer.terms)),
            fact("to", names(offer.to)),
            offer.cards is not None and fact("hand", card_list(offer.cards), FINE),
        ),
        offer.by,
    )


def _deck(view: View) -> Entry:
    venice = text("oltremare-venice-to-come" if view.venice else "oltremare-venice-gone")
    return Entry(
        DECK_SPOT, text("tell-deck"), "deck", (fact("deck", view.deck, label="cards"), mark("venice", venice))
    )
