"""Neptun as a title of the engine."""

from collections import Counter

from engine.author import (
    AllOf,
    Answer,
    Dealer,
    Decision,
    Game,
    Judgement,
    Option,
    Part,
    Pick,
    Player,
    Result,
    Rng,
    Seat,
    StandingOrder,
    Text,
    text,
)
from neptun.engine import imagine, scoring, view
from neptun.engine.charts import Distances
from neptun.engine.components import (
    BOX,
    CITY_CARDS,
    COINS,
    COMMON,
    GOODS_CARDS,
    PERSONAL,
    REGIONS,
    ROUTES,
    START,
    TILES,
)
from neptun.engine.draft import FOR_GOOD
from neptun.engine.judgement import NeptunJudgement
from neptun.engine.labels import OAR_OPTIONS
from neptun.engine.leeway import LEEWAY
from neptun.engine.oars import OARS_KEY
from neptun.engine.reasons import reason
from neptun.engine.rounds import Rounds
from neptun.engine.state import Merchant, State, Temple
from neptun.engine.usual_bot import AdviceBot, UsualBot
from neptun.engine.view import View

REFUSAL = Pick([Option(reading, text(f"neptun-option-refusal-{reading}")) for reading in ("turn", FOR_GOOD)])


class Neptun(Game[State, View]):
    id = "neptun"
    name = "Neptun"
    seats = BOX.setup.seats
    rules_version = 6
    options = AllOf([Part("refusal", text("neptun-option-refusal"), REFUSAL)])
    standing = (StandingOrder(OARS_KEY, text("neptun-standing-oars"), Pick([*OAR_OPTIONS.values()])),)
    leeway = LEEWAY
    known_otherwise = dict.fromkeys(
        ("neptun-turned", "neptun-took", "neptun-leftover"),
        "of a card that all saw, and that is in no view: turned up and taken within one move",
    )
    state_type = State
    view_type = View

    def setup(self, seats: int, options: dict[str, Answer], dealer: Dealer) -> State:
        order = list(range(seats))
        dealer.rng.shuffle(order)
        return State(
            seats=seats,
            options=options,
            stack=[Rounds()],
            phase="draft",
            round=0,
            turn=0,
            order=order,
            piles={},
            distances=_lay_distances(dealer.rng),
            wind=BOX.setup.wind,
            forecast=None,
            cities=list(CITY_CARDS),
            goods=list(GOODS_CARDS),
            oars=list(COMMON),
            row=[],
            merchants=[_merchant(seat) for seat in range(seats)],
            temples={region: Temple([0] * seats, list(range(seats))) for region in REGIONS},
            laid=[],
            stock=list(TILES),
            bonus=BOX.bonus_tiles.count,
            bank=COINS - seats * BOX.setup.gold,
            box=[],
        )

    def view(self, s: State, seat: Seat | None) -> View:
        return view.view(s, seat)

    def result(self, s: State) -> Result:
        return scoring.result(s)

    def imagine(self, s: State, seat: Seat | None, rng: Rng) -> None:
        imagine.imagine(s, seat, rng)

    def census(self, s: State) -> dict[str, int]:
        count = Counter(s.cities + s.goods + s.oars + s.box + s.stock + s.laid)
        for column in s.row:
            count.update((column.port, column.good, column.oar))
        for merchant in s.merchants:
            count.update(merchant.hand + merchant.played + merchant.tiles)
            for contract in merchant.manifest:
                count.update((contract.port, contract.good) if contract else ())
        merchants_gold = sum(merchant.gold for merchant in s.merchants)
        count["gold"] = s.bank + merchants_gold + sum(column.gold for column in s.row)
        count["bonus"] = s.bonus + sum(merchant.bonus for merchant in s.merchants)
        return dict(count)

    def usual_bot(self) -> Player:
        return UsualBot()

    def judgement(self) -> Judgement:
        return NeptunJudgement(self)

    def advice_bot(self) -> Player:
        return AdviceBot()

    def reason(self, view: View, decision: Decision, answer: Answer | None) -> Text:
        return reason(view, decision, answer)


def _lay_distances(rng: Rng) -> Distances:
    """The tiles, shuffled, on the routes of their kind."""
    tiles = {"short": list(BOX.distance_tiles.short), "long": list(BOX.distance_tiles.long)}
    for kind in tiles.values():
        rng.shuffle(kind)
    return tuple([tiles[route.kind].pop() for route in ROUTES])


def _merchant(berth: int) -> Merchant:
    return Merchant(
        port=START,
        gold=BOX.setup.gold,
        hand=list(PERSONAL),
        played=[],
        manifest=[None] * BOX.setup.slots,
        tiles=[],
        bonus=0,
        berth=berth,
    )
