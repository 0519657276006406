"""What the pictures of Méditerranée say: headlines, lines about players, and all of it without seeing."""

from collections.abc import Iterable

from engine.mediterranee.components import ADJACENT, BOX, GOODS, PORTS, ZONES
from engine.mediterranee.labels import ZONE_NAMES
from engine.mediterranee.view import GalleyView, PortView, View
from engine.text import text
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


def zone_name(words: Words, zone: str) -> str:
    """A zone with a port goes by the name of the port."""
    return words.say(ZONE_NAMES[zone])


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


def zone_lines(words: Words, zone: str) -> list[str]:
    """What kind of water a zone is, and where one can sail from it."""
    neighbours = ", ".join(zone_name(words, other) for other in ADJACENT[zone])
    return [
        words(KINDS[ZONES[zone].kind]),
        words("mediterranee-say-neighbours", zones=neighbours),
    ]
