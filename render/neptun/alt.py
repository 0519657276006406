"""Neptun in words, for those who do not see the picture."""

from engine.neptun.components import ROUTES
from engine.neptun.labels import CONTRACT_NAMES, OAR_NAMES, PORT_NAMES, TEMPLE_NAMES, with_sign
from engine.neptun.view import View
from engine.text import SeatName, Text, text
from render.words import Words


def board_alt(view: View, words: Words) -> str:
    """Round and wind, the contracts on offer, then each merchant, the one who looks first."""
    order = tuple(SeatName(seat) for seat in view.order)
    sentences = [text("neptun-alt-round", letter=view.letter, wind=view.wind, order=order)]
    if view.forecast is not None:
        sentences.append(text("neptun-alt-forecast", forecast=with_sign(view.forecast)))
    offered = tuple(CONTRACT_NAMES[c.contract.port, c.contract.good] for c in view.row if c.contract)
    if offered:
        sentences.append(text("neptun-alt-offer", contracts=offered))
    first = view.seat or 0
    seats = [first, *[seat for seat in view.order if seat != first]]
    sentences += [_merchant(view, seat) for seat in seats]
    sentences += [_leaders(view, temple) for temple in view.temples]
    return " ".join(words.say(line) for line in sentences)


def _merchant(view: View, seat: int) -> Text:
    merchant = view.merchants[seat]
    still = tuple(
        text("neptun-alt-slot", number=number, contract=CONTRACT_NAMES[contract.port, contract.good])
        for number, contract in enumerate(merchant.manifest, start=1)
        if contract is not None and contract.status == "open"
    )
    key = "neptun-alt-merchant" if still else "neptun-alt-merchant-free"
    return text(
        key,
        who=SeatName(seat),
        port=PORT_NAMES[merchant.port],
        gold=merchant.gold,
        points=merchant.points,
        contracts=still,
    )


def _leaders(view: View, temple: str) -> Text:
    track = view.temples[temple]
    places = tuple(
        text("neptun-wins", who=SeatName(seat), points=track.points[seat])
        for seat in track.standing
        if track.points[seat]
    )
    if not places:
        return text("neptun-alt-temple-empty", temple=TEMPLE_NAMES[temple])
    return text("neptun-scored", temple=TEMPLE_NAMES[temple], winners=places)


def hand_alt(cards: list[str], words: Words) -> str:
    if not cards:
        return words("neptun-alt-hand-empty")
    return words("neptun-alt-hand", cards=tuple(OAR_NAMES[card] for card in cards))


def map_alt(view: View, ports: list[str], words: Words) -> str:
    """The ships in these ports, and the miles between them."""
    ships = tuple(
        text("neptun-alt-ship", who=SeatName(seat), port=PORT_NAMES[merchant.port])
        for seat, merchant in enumerate(view.merchants)
        if merchant.port in ports
    )
    miles = tuple(
        text("neptun-alt-route", a=PORT_NAMES[route.a], b=PORT_NAMES[route.b], miles=miles)
        for route, miles in zip(ROUTES, view.distances, strict=True)
        if route.a in ports and route.b in ports
    )
    sentences = [text("neptun-alt-ships", ships=ships)] if ships else []
    return " ".join(words.say(line) for line in [*sentences, text("neptun-alt-routes", routes=miles)])
