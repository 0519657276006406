"""Méditerranée as a title: set-up, variants, and where everything else of it is found."""

from collections.abc import Callable

from engine.choice import AllOf, Amount, Answer, Branch, Choice, OneOf, Option, Part, Pick, yes_no
from engine.core import Dealer, Decision, Game, Judgement, Player, Result, StandingOrder
from engine.mediterranee import imagine, scoring
from engine.mediterranee import view as seen
from engine.mediterranee.auction import Manning, bid_form
from engine.mediterranee.buying import price_choice
from engine.mediterranee.combat import ATTACK_NOBODY, CAPTURE, SINK
from engine.mediterranee.components import BOX, GOODS, PLACES, PORTS, PRICES
from engine.mediterranee.ids import PLACE_IDS, passage_key
from engine.mediterranee.judgement import MediterraneeJudgement
from engine.mediterranee.labels import PLACE_NAMES
from engine.mediterranee.leeway import LEEWAY
from engine.mediterranee.reasons import reason
from engine.mediterranee.selling import SELL_EVERYTHING
from engine.mediterranee.state import Port, Purse, State
from engine.mediterranee.stow import Stow
from engine.mediterranee.trade import REFUSE
from engine.mediterranee.turn import Turn
from engine.mediterranee.usual_bot import UsualBot
from engine.mediterranee.view import View
from engine.rng import Rng
from engine.text import Seat, Text, text


def _variant(name: str, *values: str) -> Part:
    options = [Option(value, text(f"mediterranee-option-{name}-{value}")) for value in values]
    return Part(name, text(f"mediterranee-option-{name}"), Pick(options))


PAIRINGS = {"-".join(pair): pair for pair in BOX.tables[2].nations}
SPOILS = OneOf([Branch("capture", CAPTURE, Amount(1, PLACES)), SINK])
STANDING: dict[str, Choice] = {
    "bid": bid_form(BOX.limits.offer, max(BOX.tables)),
    "place": Pick([Option(place, name) for place, name in zip(PLACE_IDS, PLACE_NAMES, strict=True)]),
    "price": price_choice(PRICES.monopoly_most),
    "haggle": yes_no(),
    "trade": OneOf([REFUSE]),
    "combat": OneOf([ATTACK_NOBODY]),
    "spoils": SPOILS,
    "sell": OneOf([SELL_EVERYTHING]),
    **{passage_key(nation): yes_no() for nation in BOX.nations},
}


class Mediterranee(Game[State, View]):
    """Eurogames / Jeux Descartes, 1996."""

    id = "mediterranee"
    name = "Méditerranée"
    seats = tuple(BOX.tables)
    rules_version = 5
    options = AllOf([_variant("money", "hidden", "open"), _variant("pairing", *PAIRINGS)])
    standing = tuple(
        StandingOrder(key, text(f"mediterranee-standing-{key}"), choice) for key, choice in STANDING.items()
    )
    leeway = LEEWAY
    progress_events = frozenset({"mediterranee-phase-over"})
    state_type = State
    view_type = View

    def setup(self, seats: int, options: dict[str, Answer], dealer: Dealer) -> State:
        nations = PAIRINGS[options["pairing"]] if seats == 2 else BOX.tables[seats].nations[0]
        s = State(
            seats=seats,
            options=options,
            stack=[Turn(), Manning({})],
            turn=1,
            turns=BOX.tables[seats].turns,
            phase=0,
            order=list(range(seats)),
            places=[],
            quotes={},
            haggled=[],
            bids=[0] * seats,
            purses=[Purse(nation, BOX.setup.ducats, {}) for nation in nations],
            ports={port: Port(port, None, 0, False, [], False, 0) for port in PORTS},
            galleys={},
            goods={good: BOX.goods[good].pieces for good in GOODS},
            sailors=BOX.pieces.sailors - seats * BOX.setup.sailors,
            forts=BOX.pieces.forts,
            bank=BOX.pieces.bank - seats * BOX.setup.ducats,
        )
        for seat, nation in enumerate(nations):
            capital = s.ports[BOX.nations[nation].capital]
            capital.owner = seat
            for _ in range(BOX.setup.galleys):
                s.launch(seat, PORTS[capital.id].zone, 1)
            capital.garrison = BOX.setup.sailors - BOX.setup.galleys
        return s

    def view(self, s: State, seat: Seat | None) -> View:
        return seen.view(s, seat)

    def views(self, s: State) -> Callable[[Seat | None], View]:
        return seen.views(s)

    def result(self, s: State) -> Result:
        return scoring.result(s)

    def imagine(self, s: State, seat: Seat | None, rng: Rng) -> None:
        imagine.imagine(s, seat, rng)

    def census(self, s: State) -> dict[str, int]:
        fleet = s.galleys.values()
        afloat = [good for step in s.stack if isinstance(step, Stow) for good in step.pool]
        counts = {
            good: s.goods[good]
            + afloat.count(good)
            + sum(galley.goods.count(good) for galley in fleet)
            + sum(port.stored.count(good) for port in s.ports.values())
            for good in GOODS
        }
        counts["sailors"] = (
            s.sailors
            + sum(galley.sailors for galley in fleet)
            + sum(port.garrison for port in s.ports.values())
        )
        counts["galleys"] = s.galleys_left + len(s.galleys)
        counts["forts"] = s.forts + sum(port.fort for port in s.ports.values())
        counts["ducats"] = s.bank + sum(purse.ducats for purse in s.purses)
        return counts

    def usual_bot(self) -> Player:
        return UsualBot()

    def reason(self, view: View, decision: Decision, answer: Answer | None) -> Text:
        return reason(view, decision, answer)

    def judgement(self) -> Judgement:
        return MediterraneeJudgement(self)
