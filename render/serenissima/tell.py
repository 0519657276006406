"""A position of Serenissima in words."""

from engine.serenissima.components import GOODS, PLACES, PORT_OF, PRODUCES, SLOTS, ZONES
from engine.serenissima.ids import galley_id, port_id, wheel_id, zone_id
from engine.serenissima.labels import GALLEY_NAMES, GOOD_NAMES, PORT_NAMES, ZONE_NAMES, count_goods
from engine.serenissima.view import GalleyView, PortView, View
from engine.text import Seat, SeatName, Text, text
from render.telling import (
    FINE,
    PLAIN,
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
)

PORT_TEXTS = {port: text("serenissima-zone-option", zone=name) for port, name in PORT_NAMES.items()}
ZONE_TEXTS = {zone: text("serenissima-zone-option", zone=name) for zone, name in ZONE_NAMES.items()}


def tell(view: View) -> Telling:
    return make_telling(
        turn=[_turn(view)],
        me=[] if view.seat is None else [_me(view, view.seat)],
        players=[_player(view, seat) for seat in range(view.seats)],
        places=[
            *(_zone(view, zone) for zone in ZONES),
            *(_galley(each) for each in view.galleys.values()),
        ],
        tracks=[_track(view), _wheel(view)],
        supply=[_supply(view)],
    )


def _turn(view: View) -> Entry:
    active = view.galleys.get(view.active)
    return Entry(
        "turn",
        text("serenissima-board-over") if view.over else text("serenissima-board-round", round=view.round),
        "turn",
        facts(
            view.over and fact("turn", view.round, FINE),
            active is not None and fact("acting", SeatName(active.owner), VITAL),
            fact("active", GALLEY_NAMES[view.active] if view.active else None, VITAL),
            fact("phase", _phase(view), VITAL),
            fact("first", SeatName(view.first), FINE),
            fact("moved", view.moved, FINE),
            fact("strength", view.value, FINE),
            view.fought and mark("fought", text("tell-fought")),
            view.free_cube and mark("free-cube", text("tell-free-cube")),
            view.fight is not None and fact("fights", _enemy(view)),
            view.fight is not None and fact("defenders", view.fight.defenders),
            view.hidden_money and mark("hidden-money", text("tell-hidden-money"), STILL),
        ),
    )


def _phase(view: View) -> Text:
    if not view.active:
        key = "preparation" if view.pointer == 0 and view.round == 1 else "doge-turn"
        return text(f"serenissima-board-{key}")
    return text(f"serenissima-board-{view.phase}")


def _enemy(view: View) -> Text:
    assert view.fight is not None
    if view.fight.port:
        return PORT_TEXTS[view.fight.port]
    return GALLEY_NAMES[view.fight.galley] if view.fight.galley else text("tell-none")


def _me(view: View, seat: Seat) -> Entry:
    player = view.players[seat]
    return Entry(
        "me",
        text("tell-section-me"),
        "me",
        facts(
            player.ducats is not None and fact("money", _ducats(player.ducats), VITAL),
            fact("to-hire", player.sailors),
        ),
        seat,
    )


def _ducats(count: int) -> Text:
    return text("serenissima-alt-ducats", count=count)


def _player(view: View, seat: Seat) -> Entry:
    player = view.players[seat]
    return Entry(
        f"seat:{seat}",
        SeatName(player.seat),
        "player",
        (
            fact("money", text("tell-hidden") if player.ducats is None else _ducats(player.ducats), VITAL),
            fact("to-hire", player.sailors),
            fact("ports", tuple(PORT_TEXTS[port] for port in player.ports), VITAL),
            fact("galleys", ", ".join(str(number) for number in player.galleys) or None, VITAL),
        ),
        seat,
    )


def _zone(view: View, zone: str) -> Entry:
    near = tuple(Near(zone_id(other)) for other in ZONES[zone].adjacent)
    if zone not in PORT_OF:
        return Entry(
            zone_id(zone), ZONE_TEXTS[zone], "sea", (mark("water", text("tell-open-sea"), STILL),), near=near
        )
    name = PORT_OF[zone]
    port = view.ports[name]
    return Entry(
        zone_id(zone), PORT_TEXTS[name], "port", _port(name, port), port.owner, near, (port_id(name),)
    )


def _port(name: str, port: PortView) -> tuple[Fact, ...]:
    free = SLOTS[name][len(port.stored) :]
    return facts(
        port.owner is None and mark("neutral", text("tell-neutral"), STILL),
        fact("produces", GOOD_NAMES["wine" if port.wine else PRODUCES[name]], STILL),
        (port.sailors or port.owner is not None)
        and fact("garrison", text("tell-of", count=port.sailors, most=port.capacity)),
        not (port.sailors or port.owner is not None) and fact("places", port.capacity, STILL),
        port.stored and fact("stores", tuple(GOOD_NAMES[good] for good in port.stored)),
        fact("pays", ", ".join(map(str, free)) or text("tell-full"), FINE),
        port.fort and mark("fort", text("tell-fort"), FINE),
        port.basilica and mark("basilica", text("tell-basilica"), FINE),
        port.closed and mark("closed", text("tell-closed"), FINE),
        port.wine and mark("wine", text("tell-wine-side"), FINE),
    )


def _galley(galley: GalleyView) -> Entry:
    free = PLACES - galley.sailors - len(galley.cargo)
    return Entry(
        galley_id(galley.number),
        GALLEY_NAMES[galley.number],
        "galley",
        facts(
            mark("at", ZONE_TEXTS[galley.zone], VITAL),
            fact("sailors", galley.sailors),
            fact("cargo", count_goods(galley.cargo)),
            free > 0 and fact("room", free, STILL),
        ),
        galley.owner,
        also=(wheel_id(galley.number),),
    )


def _track(view: View) -> Entry:
    return Entry(
        "track",
        text("tell-track"),
        "track",
        (
            fact("space", view.track),
            fact("starts", view.start, STILL),
            fact("scorings-at", ", ".join(map(str, view.scoring_spaces)), STILL),
            fact("scorings", view.scorings, FINE),
        ),
    )


def _wheel(view: View) -> Entry:
    free = [number for number in range(1, view.wheel + 1) if number not in view.galleys]
    return Entry(
        "wheel",
        text("tell-wheel"),
        "track",
        facts(
            fact("pointer", view.pointer if view.pointer else text("serenissima-board-doge-turn"), PLAIN),
            fact("numbers", view.wheel, STILL),
            free and fact("free-numbers", ", ".join(map(str, free)), FINE),
        ),
        also=tuple(wheel_id(number) for number in free),
    )


def _supply(view: View) -> Entry:
    return Entry(
        "supply",
        text("tell-section-supply"),
        "supply",
        (
            *(fact(f"good-{good}", view.supply[good], FINE, label=GOOD_NAMES[good]) for good in GOODS),
            fact("forts", view.forts, FINE),
            fact("basilicas", view.basilicas, FINE),
            fact("deck", view.deck, FINE),
            fact(
                "discards", tuple(text("tell-doge-" + card.replace("_", "-")) for card in view.discard), FINE
            ),
        ),
    )
