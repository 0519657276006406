"""What the pictures of Méditerranée say: headlines, lines about players, and all of it without seeing."""

from collections import Counter
from collections.abc import Iterable

from engine.mediterranee.components import ADJACENT, BOX, GOODS, PORTS, ZONES
from engine.mediterranee.view import GalleyView, PortView, View
from engine.text import text
from render.picture import first_that_fits
from render.words import Words

KINDS = {
    "port": "mediterranee-say-port-water",
    "coast": "mediterranee-say-coast",
    "open": "mediterranee-say-open",
}


def headline(view: View, words: Words) -> str:
    """What is going on, in a line."""
    if view.over:
        return words("mediterranee-board-over")
    phase = words(f"mediterranee-phase-{view.phase}")
    if view.at_work is None:
        return words("mediterranee-board-phase", turn=view.turn, turns=view.turns, phase=phase)
    who = words.name(view.at_work)
    return words("mediterranee-board-at-work", turn=view.turn, turns=view.turns, phase=phase, who=who)


def nation(view: View, words: Words, seat: int) -> str:
    return words(f"mediterranee-nation-{view.players[seat].nation}")


def holdings(view: View, words: Words, seat: int) -> str:
    ports = sum(port.owner == seat for port in view.ports)
    galleys = sum(ship.seat == seat for ship in view.galleys)
    return words("mediterranee-board-holdings", ports=ports, galleys=galleys)


def treasury(view: View, words: Words, seat: int) -> str:
    player = view.players[seat]
    if player.ducats is None:
        return words("mediterranee-board-hidden", bid=player.bid)
    return words("mediterranee-board-treasury", ducats=player.ducats, bid=player.bid)


def zone_name(zone: str) -> str:
    """A zone with a port goes by the name of the port."""
    return next((port.name for port in BOX.ports if port.zone == zone), ZONES[zone].name)


def cargo(words: Words, goods: Iterable[str]) -> str:
    held = list(goods)
    counted = [
        words("mediterranee-pieces", count=held.count(good), good=text(f"mediterranee-good-{good}"))
        for good in GOODS
        if good in held
    ]
    return ", ".join(counted) or words("mediterranee-no-cargo")


def aboard(words: Words, ship: GalleyView) -> str:
    return words("mediterranee-aboard", sailors=ship.sailors, cargo=cargo(words, ship.goods))


def stored_words(words: Words, port: PortView) -> str:
    return cargo(words, port.stored) if port.stored else words("mediterranee-say-empty")


def galley_line(words: Words, ship: GalleyView) -> str:
    """A galley in words: number, place, crew and cargo."""
    zone = zone_name(ship.zone)
    return words("mediterranee-say-galley", number=ship.number, zone=zone, aboard=aboard(words, ship))


def port_lines(view: View, words: Words, port: PortView) -> list[str]:
    """Everything about a port, line by line."""
    facts = PORTS[port.id]
    free = [str(slot * BOX.slot_value) for slot in facts.slots[len(port.stored) :]]
    lines = [
        words("mediterranee-say-produces", good=text(f"mediterranee-good-{facts.good}")),
        words("mediterranee-say-stores", cargo=stored_words(words, port)),
        words("mediterranee-say-pays", pays=", ".join(free)) if free else words("mediterranee-say-full"),
    ]
    if port.owner is None:
        return [words("mediterranee-say-neutral"), *lines]
    who, country = words.name(port.owner), nation(view, words, port.owner)
    price = words("mediterranee-say-unpriced")
    if port.asks is not None:
        price = words("mediterranee-ducats", amount=port.asks)
    walls = "mediterranee-say-walls" if port.fort else "mediterranee-say-garrison"
    return [
        words("mediterranee-say-owner", who=who, nation=country),
        *lines,
        words(walls, count=port.garrison),
        words("mediterranee-say-recruits", count=port.recruits),
        words("mediterranee-say-price", price=price),
    ]


def board_alt(view: View, words: Words) -> str:
    """The board in words: what goes on, then each player's ports and galleys, as fully as there is room."""
    order = words.join([words.name(seat) for seat in view.order])
    first = view.seat if view.seat is not None else view.order[0]
    seats = [first, *(other for other in range(view.seats) if other != first)]
    parts = [headline(view, words) + ".", words("mediterranee-say-order", order=order)]
    return first_that_fits(
        " ".join(parts + [_player_alt(view, words, seat, laden, filled) for seat in seats])
        for laden, filled in ((True, True), (False, True), (False, False))
    )


def _player_alt(view: View, words: Words, seat: int, laden: bool, filled: bool) -> str:
    """What a player holds, with what the galleys carry and how full the warehouses are, or without."""
    held = [port for port in view.ports if port.owner == seat]
    ports = [PORTS[port.id].name for port in held]
    if filled:
        ports = [
            f"{name} {len(port.stored)}/{PORTS[port.id].size}" for name, port in zip(ports, held, strict=True)
        ]
    fleet = [ship for ship in view.galleys if ship.seat == seat]
    if laden:
        ships = [f"{zone_name(ship.zone)} ({aboard(words, ship)})" for ship in fleet]
    else:
        zones = Counter(zone_name(ship.zone) for ship in fleet)
        ships = [words("mediterranee-pieces", count=count, good=zone) for zone, count in zones.items()]
    none = words("mediterranee-say-none")
    return words(
        "mediterranee-say-player",
        who=words.name(seat),
        nation=nation(view, words, seat),
        treasury=treasury(view, words, seat),
        ports=", ".join(ports) or none,
        galleys="; ".join(ships) or none,
    )


def zone_lines(words: Words, zone: str) -> list[str]:
    """What kind of water a zone is, and where one can sail from it."""
    neighbours = ", ".join(zone_name(other) for other in ADJACENT[zone])
    return [
        words(KINDS[ZONES[zone].kind]),
        words("mediterranee-say-neighbours", zones=neighbours),
    ]


def zone_alt(view: View, words: Words, zone: str) -> str:
    """One zone in words: its port and every galley there."""
    parts = [zone_name(zone) + "."]
    for port in view.ports:
        if PORTS[port.id].zone == zone:
            parts += port_lines(view, words, port)
    for ship in view.galleys:
        if ship.zone == zone:
            who = words.name(ship.seat)
            line = words("mediterranee-say-ship", number=ship.number, who=who, aboard=aboard(words, ship))
            parts.append(line)
    return " ".join(parts + zone_lines(words, zone))


def hand_alt(view: View, words: Words, seat: int) -> str:
    """One's own fleet, ports and money in words."""
    parts = [treasury(view, words, seat) + "."]
    parts += [galley_line(words, ship) for ship in view.galleys if ship.seat == seat]
    for port in view.ports:
        if port.owner == seat:
            name, held = PORTS[port.id].name, stored_words(words, port)
            parts.append(words("mediterranee-say-port", port=name, garrison=port.garrison, cargo=held))
    return " ".join(parts)
