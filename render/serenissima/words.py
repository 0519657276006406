"""What the pictures of Serenissima say in words: turn line, facts of a player, alt texts."""

from collections import Counter

from engine.serenissima.components import GOODS, PORTS, ZONES
from engine.serenissima.labels import ZONES_AT
from engine.serenissima.view import GalleyView, PlayerView, View
from engine.text import SeatName, text
from render.words import Words


def turn_line(view: View, words: Words) -> str:
    """Which galley is active, where, and in which phase."""
    if view.over:
        return words("serenissima-board-over")
    if not view.active:
        key = "preparation" if view.pointer == 0 and view.round == 1 else "doge-turn"
        return words(f"serenissima-board-{key}")
    galley = view.galleys[view.active]
    return words(
        "serenissima-board-turn",
        who=SeatName(galley.owner),
        galley=galley.number,
        at=ZONES_AT[galley.zone],
        phase=text(f"serenissima-board-{view.phase}"),
    )


def facts(player: PlayerView, words: Words) -> tuple[str, ...]:
    """The short lines on a player's card."""
    first = " · ".join(
        (
            words("serenissima-board-ports", count=len(player.ports)),
            words("serenissima-board-galleys", count=len(player.galleys)),
        )
    )
    return first, words("serenissima-board-stock", count=player.sailors)


def aboard(galley: GalleyView, words: Words) -> str:
    """Crew and cargo of a galley."""
    cargo = Counter(galley.cargo)
    parts = [words("serenissima-board-sailors", count=galley.sailors)]
    parts += [
        words("serenissima-count-good", count=cargo[good], good=text(f"serenissima-good-{good}"))
        for good in GOODS
        if cargo[good]
    ]
    return ", ".join(parts)


def port_line(view: View, name: str, words: Words) -> str:
    """A port: who holds it, what it produces and stores."""
    port = view.ports[name]
    stored = [words(f"serenissima-good-{good}") for good in port.stored]
    buildings = [
        words(f"serenissima-board-{what}")
        for what in ("fort", "basilica", "wine", "closed")
        if getattr(port, what)
    ]
    return words(
        "serenissima-alt-port",
        port=PORTS[name].name,
        good=text(f"serenissima-good-{PORTS[name].good}"),
        owner=words("serenissima-board-neutral") if port.owner is None else words.name(port.owner),
        sailors=port.sailors,
        capacity=port.capacity,
        stored=words.join(stored) or "–",
        more=words.join(buildings) or "–",
    )


def galley_line(galley: GalleyView, words: Words) -> str:
    return words(
        "serenissima-alt-galley",
        galley=galley.number,
        who=SeatName(galley.owner),
        aboard=aboard(galley, words),
    )


def neighbours(zone: str, words: Words) -> str:
    """Where one can sail from here."""
    return words(
        "serenissima-board-neighbours",
        zones=words.join([words.place(ZONES[near].name) for near in ZONES[zone].adjacent]),
    )
