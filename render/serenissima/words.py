"""What the pictures of Serenissima say in words: turn line, facts of a player, alt texts."""

from collections import Counter

from engine.serenissima.components import GOODS, PORT_OF, PORTS, ZONES
from engine.serenissima.labels import ZONES_AT
from engine.serenissima.view import GalleyView, PlayerView, View
from engine.text import SeatName, text
from render.picture import first_that_fits
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


def board_alt(view: View, words: Words) -> str:
    """The board for those who cannot see it: the turn, the track, then every player's ports and galleys.

    With what is stored in the ports and aboard the galleys, as far as there is room for it.
    """
    lines = [f"{turn_line(view, words)}. {words('serenissima-board-round', round=view.round)}."]
    left = [space - view.track for space in view.scoring_spaces if space > view.track]
    if left:
        lines.append(words("serenissima-alt-track", space=view.track, left=left[0]))
    return first_that_fits(
        " ".join(lines + [_player(view, player, words, stored, laden) for player in view.players])
        for stored, laden in ((True, True), (False, True), (False, False))
    )


def _player(view: View, player: PlayerView, words: Words, stored: bool, laden: bool) -> str:
    """What a player holds, with the cubes in the ports and the crew and cargo of the galleys, or without."""
    ports, galleys = [], []
    for name in player.ports:
        port = view.ports[name]
        goods = [words(f"serenissima-good-{good}") for good in port.stored] if stored else []
        beside = f" ({', '.join(goods)})" if goods else ""
        ports.append(f"{PORTS[name].name} {port.sailors}/{port.capacity}{beside}")
    for number in player.galleys:
        galley = view.galleys[number]
        beside = f" ({aboard(galley, words)})" if laden else ""
        galleys.append(f"{number} {ZONES[galley.zone].name}{beside}")
    hidden = player.ducats is None
    return words(
        "serenissima-alt-prince",
        who=SeatName(player.seat),
        money=text("serenissima-alt-hidden")
        if hidden
        else text("serenissima-alt-ducats", count=player.ducats or 0),
        ports=", ".join(ports) or "–",
        galleys=", ".join(galleys) or "–",
    )


def zone_alt(view: View, zone: str, words: Words) -> str:
    """One zone in words: its port, its galleys, where one can sail from it."""
    lines = [port_line(view, PORT_OF[zone], words)] if zone in PORT_OF else [ZONES[zone].name + "."]
    lines += [galley_line(g, words) for g in view.galleys.values() if g.zone == zone]
    return " ".join([*lines, neighbours(zone, words)])


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
        "serenissima-board-neighbours", zones=words.join([ZONES[z].name for z in ZONES[zone].adjacent])
    )
