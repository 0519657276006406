"""A position of Neptun in words."""

from engine.author import Arg, Seat, SeatName, Text, text
from neptun.engine.charts import BESIDE
from neptun.engine.components import BOX, GOODS, HARBOURS, PORTS, REGION_OF, TILE_TEMPLES, TILES
from neptun.engine.ids import column_spot, oar_spot, port_spot, slot_spot
from neptun.engine.labels import (
    CONTRACT_NAMES,
    GOOD_NAMES,
    OAR_NAMES,
    PAY_NAMES,
    PORT_NAMES,
    TEMPLE_NAMES,
    with_sign,
)
from neptun.engine.state import Contract
from neptun.engine.view import MerchantView, View
from render.author import (
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
    names,
)


def tell(view: View) -> Telling:
    return make_telling(
        turn=[_turn(view)],
        me=[] if view.seat is None else _me(view, view.seat),
        players=[
            entry
            for seat in _from_here(view)
            for entry in (_merchant(view, seat), *_slots(seat, view.merchants[seat]))
        ],
        places=[_port(view, port) for port in PORTS],
        offers=[_column(view, place) for place in range(len(view.row))],
        tracks=[_temple(view, temple) for temple in view.temples],
    )


def _from_here(view: View) -> list[Seat]:
    """Seats in the order of play, the one who looks first."""
    rest = [seat for seat in view.order if seat != view.seat]
    return rest if view.seat is None else [view.seat, *rest]


def stage(view: View) -> Text:
    match view.phase:
        case "draft":
            return text("neptun-draw-draft", turn=view.turn, turns=BOX.rounds.draft_turns)
        case "sail":
            return text("neptun-draw-sail", turn=view.turn, turns=BOX.rounds.sail_turns)
        case "extra":
            return text("neptun-draw-extra", turn=BOX.rounds.extra_turns[view.turn - 1])
        case _:
            return text("neptun-draw-over")


def _turn(view: View) -> Entry:
    return Entry(
        "turn",
        text("neptun-draw-round", letter=view.letter),
        "turn",
        facts(
            mark("stage", stage(view), VITAL),
            view.phase == "over" and fact("turn", view.turn, FINE),
            fact("waits-for", names(view.active), VITAL),
            fact("wind", view.wind, VITAL, label=text("neptun-draw-wind")),
            view.forecast is not None
            and fact("forecast", with_sign(view.forecast), VITAL, label=text("neptun-draw-forecast")),
            fact("order", names(view.order), VITAL),
            *(
                fact(f"pile-{power}", names(view.piles[power]), FINE, label=text("tell-pile", power=power))
                for power in sorted(view.piles)
            ),
        ),
    )


def _me(view: View, seat: Seat) -> list[Entry]:
    me = Entry(
        "me",
        text("tell-section-me"),
        "me",
        facts(
            mark("at", PORT_NAMES[view.merchants[seat].port]),
            fact("gold", view.merchants[seat].gold, VITAL),
            view.chosen is not None and fact("chosen", OAR_NAMES[view.chosen]),
        ),
        seat,
    )
    return [me, *(Entry(oar_spot(card), OAR_NAMES[card], "card", owner=seat) for card in view.hand)]


def _merchant(view: View, seat: Seat) -> Entry:
    merchant = view.merchants[seat]
    return Entry(
        f"seat:{seat}",
        SeatName(seat),
        "player",
        facts(
            mark("at", PORT_NAMES[merchant.port], VITAL),
            fact("gold", merchant.gold, VITAL),
            fact("points", merchant.points, VITAL),
            fact("cards", merchant.cards, FINE),
            merchant.laid and mark("laid", text("tell-laid"), FINE),
            merchant.played and fact("played", tuple(OAR_NAMES[card] for card in merchant.played), FINE),
            merchant.tiles and fact("tiles", _tiles(merchant.tiles), FINE),
            merchant.bonus and fact("bonus", merchant.bonus, FINE, label=text("neptun-score-bonus")),
        ),
        seat,
    )


def _tiles(tiles: list[str]) -> tuple[Arg, ...]:
    return tuple(
        text("tell-pair", name=TEMPLE_NAMES[TILE_TEMPLES[tile]], value=TILES[tile]) for tile in tiles
    )


def _slots(seat: Seat, merchant: MerchantView) -> list[Entry]:
    return [
        Entry(
            slot_spot(seat, number), text("tell-slot", number=number + 1), "slot", _contract(contract), seat
        )
        for number, contract in enumerate(merchant.manifest)
    ]


def _contract(contract: Contract | None) -> tuple[Fact, ...]:
    if contract is None:
        return (mark("contract", text("tell-empty"), STILL),)
    pair = contract.port, contract.good
    open_rank = PLAIN if contract.status == "open" else FINE
    return facts(
        mark("contract", CONTRACT_NAMES[pair], open_rank),
        contract.status == "open" and mark("pays", PAY_NAMES[pair], FINE),
        contract.status != "open" and mark("status", text(f"tell-contract-{contract.status}"), open_rank),
    )


def _port(view: View, port: str) -> Entry:
    ships = [seat for seat, merchant in enumerate(view.merchants) if merchant.port == port]
    return Entry(
        port_spot(port),
        PORT_NAMES[port],
        "port",
        facts(
            port in HARBOURS and fact("region", TEMPLE_NAMES[REGION_OF[port]], STILL),
            ships and fact("ships", names(ships), FINE),
            *(
                fact(f"pays-{good}", PAY_NAMES[port, good], STILL, label=GOOD_NAMES[good])
                for good in GOODS
                if port in HARBOURS
            ),
        ),
        near=tuple(Near(port_spot(other), view.distances[tile]) for other, tile in BESIDE[port]),
    )


def _column(view: View, place: int) -> Entry:
    column = view.row[place]
    contract = column.contract
    return Entry(
        column_spot(place),
        text("tell-contract", number=place + 1),
        "contract",
        facts(
            contract is None and mark("contract", text("tell-face-down"), FINE),
            *([] if contract is None else _contract(contract)),
            column.oar is not None and fact("oar", OAR_NAMES[column.oar]),
            column.gold and fact("gold", column.gold),
        ),
    )


def _temple(view: View, temple: str) -> Entry:
    track = view.temples[temple]
    tiles = [tile for tile in view.laid if TILE_TEMPLES[tile] == temple]
    return Entry(
        f"temple:{temple}",
        TEMPLE_NAMES[temple],
        "track",
        facts(
            fact(
                "standing",
                tuple(
                    text("neptun-wins", who=SeatName(seat), points=track.points[seat])
                    for seat in track.standing
                ),
                PLAIN if any(track.points) else FINE,
            ),
            tiles and fact("worth", ", ".join(str(TILES[tile]) for tile in tiles), FINE),
        ),
    )
