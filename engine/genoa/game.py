"""Die Händler von Genua as a Game: how it is set up, seen, counted and scored."""

from collections import Counter
from collections.abc import Callable
from typing import ClassVar

from engine.choice import AllOf, Answer, Option, Part, Pick
from engine.core import Dealer, Decision, Game, Judgement, Player, Result, StandingOrder
from engine.genoa import imagine, scoring, state
from engine.genoa.advice_bot import AdviceBot
from engine.genoa.components import BOX, CARDS, ITEMS, MARKER, SPECIALS, STOCKED, WARES
from engine.genoa.judgement import GenoaJudgement
from engine.genoa.labels import SEAT_NAMES
from engine.genoa.leeway import LEEWAY
from engine.genoa.reasons import reason
from engine.genoa.routes import ROUTE_ORDER
from engine.genoa.state import CardDeck, Instructions, State
from engine.genoa.tower_question import KEY_TOWER
from engine.genoa.turn import KEY_MARKERS, MARKERS_ORDER, TurnBegins
from engine.genoa.usual_bot import UsualBot
from engine.genoa.view import View, view, views
from engine.rng import Rng
from engine.text import Seat, Text, text


def _option(name: str, *values: str) -> Part:
    options = [Option(value, text(f"genoa-option-{name.replace('_', '-')}-{value}")) for value in values]
    return Part(name, text(f"genoa-option-{name.replace('_', '-')}"), Pick(options))


class Genoa(Game[State, View]):
    id = "genoa"
    name = "Die Händler von Genua"
    seats = (2, 3, 4, 5)
    rules_version = 7
    options: ClassVar[AllOf] = AllOf(
        [
            _option("inner_corners", "depot", "villa"),
            _option("small_orders", "turn", "action"),
            _option("market_start", "moves", "stays"),
        ]
    )
    standing = (
        StandingOrder(KEY_TOWER, text("genoa-standing-tower"), ROUTE_ORDER),
        StandingOrder(KEY_MARKERS, text("genoa-standing-markers"), MARKERS_ORDER),
    )
    leeway = LEEWAY
    known_otherwise = {
        "instructions.quiet": "told aloud, and shown beside the name",
        "instructions.prices": "told aloud when they were offered",
        "genoa-offers": "all hear it; of a turn that a list leads it may be over with the move it came with",
        "genoa-not-taken": "what it names was heard before",
    }
    state_type = State
    view_type = View

    def setup(self, seats: int, options: dict[str, Answer], dealer: Dealer) -> State:
        decks = {deck: CardDeck(list(cards), []) for deck, cards in CARDS.items()}
        for cards in decks.values():
            dealer.rng.shuffle(cards.pile)
        stock = dict.fromkeys(WARES, BOX.wares.each)
        stock |= {card: BOX.special_cards[card].count for card in SPECIALS}
        hands = [
            [decks[deck].pile.pop() for deck, count in BOX.setup.cards.items() for _ in range(count)]
            for _ in range(seats)
        ]
        first = dealer.rng.below(seats)
        dealer.tell("genoa-begins", who=SEAT_NAMES[first], rounds=BOX.rounds.by_players[seats], board=True)
        return State(
            seats=seats,
            options=options,
            stack=[TurnBegins()],
            players=[_player(hand) for hand in hands],
            first=first,
            round=1,
            turn=state.fresh_turn(seats, first),
            stock=stock,
            markers=[BOX.setup.markers] * seats,
            decks=decks,
            owners={},
        )

    def view(self, s: State, seat: Seat | None) -> View:
        return view(s, seat)

    def views(self, s: State) -> Callable[[Seat | None], View]:
        return views(s)

    def result(self, s: State) -> Result:
        return scoring.result(s)

    def imagine(self, s: State, seat: Seat | None, rng: Rng) -> None:
        imagine.imagine(s, seat, rng)

    def census(self, s: State) -> dict[str, int]:
        """Ducats, wares, special cards, cards of every deck by name, and markers by colour."""
        pieces: Counter[str] = Counter(ducats=s.bank + sum(player.ducats for player in s.players))
        for item in STOCKED:
            pieces[item] = s.stock[item] + sum(player.items[item] for player in s.players)
        for seat, player in enumerate(s.players):
            placed = sum(owner == seat for owner in s.owners.values())
            pieces[f"{MARKER}:{seat}"] = s.markers[seat] + player.items[MARKER] + placed
            pieces.update(player.cards)
        for deck in s.decks.values():
            pieces.update(deck.pile + deck.returned)
        return dict(pieces)

    def usual_bot(self) -> Player:
        return UsualBot()

    def judgement(self) -> Judgement:
        return GenoaJudgement(self)

    def advice_bot(self) -> Player:
        return AdviceBot()

    def reason(self, view: View, decision: Decision, answer: Answer | None) -> Text:
        return reason(view, decision, answer)


def _player(hand: list[str]) -> state.Player:
    return state.Player(
        ducats=BOX.setup.ducats, items=dict.fromkeys(ITEMS, 0), cards=hand, instructions=Instructions()
    )
