"""Oltre Mare as the engine knows it: set-up, what each may see, and the count of its pieces."""

from collections.abc import Callable

from engine.choice import NOTHING, AllOf, Answer, Branch, OneOf, Option, Part, Pick
from engine.core import Dealer, Decision, Game, Judgement, Player, Result, StandingOrder
from engine.oltremare import scoring
from engine.oltremare.components import BOX, CARDS, PORTS, SEATS, cards_in_play
from engine.oltremare.imagine import imagine, venice_depths
from engine.oltremare.judgement import OltreMareJudgement
from engine.oltremare.labels import CARD_NAMES, PORT_NAMES, SEAT_NAMES
from engine.oltremare.price_list import STANDING_PRICES
from engine.oltremare.reasons import reason
from engine.oltremare.state import Merchant, State
from engine.oltremare.trade import ACTIVE_KEY, PARTNER_KEY
from engine.oltremare.turn import Turn
from engine.oltremare.usual_bot import AdviceBot, UsualBot
from engine.oltremare.view import View, view, views
from engine.rng import Rng
from engine.text import Seat, Text, text

MARKERS = [marker.id for marker in BOX.markers for _ in range(marker.count)]


class OltreMare(Game[State, View]):
    id = "oltremare"
    name = "Oltre Mare"
    seats = SEATS
    rules_version = 4
    options = AllOf(
        [
            Part(
                "cargo",
                text("oltremare-option-cargo"),
                Pick(
                    [
                        Option("hidden", text("oltremare-option-cargo-hidden")),
                        Option("open", text("oltremare-option-cargo-open")),
                    ]
                ),
            )
        ]
    )
    standing = (
        StandingOrder(
            PARTNER_KEY,
            text("oltremare-standing-partner"),
            OneOf(
                [
                    Branch("decline", text("oltremare-standing-decline"), NOTHING),
                    Branch("unable", text("oltremare-standing-unable"), NOTHING),
                    STANDING_PRICES,
                ]
            ),
        ),
        StandingOrder(
            ACTIVE_KEY,
            text("oltremare-standing-active"),
            OneOf([Branch("go", text("oltremare-standing-go"), NOTHING), STANDING_PRICES]),
        ),
    )
    progress_events = frozenset({"oltremare-turn"})
    state_type = State
    view_type = View

    def setup(self, seats: int, options: dict[str, Answer], dealer: Dealer) -> State:
        """2. Set-up."""
        rng = dealer.rng
        markers = list(MARKERS)
        rng.shuffle(markers)
        harbours = dict(zip(PORTS, markers, strict=False))
        removed = markers[len(PORTS) :]

        deck = list(cards_in_play(seats))
        rng.shuffle(deck)
        first = rng.below(seats)
        starts = dict(zip([(first + i) % seats for i in range(seats)], start_cards(deck, seats), strict=True))
        for card in starts.values():
            deck.remove(card)
        rng.shuffle(deck)
        low, high = venice_depths(len(deck))
        s = State(
            seats=seats,
            options=options,
            stack=[Turn(first)],
            merchants=[],
            first=first,
            turn=first,
            deck=deck,
            venice=rng.between(low, high),
            deck_at_start=len(deck),
            harbours=harbours,
            removed=removed,
        )
        dealer.tell("oltremare-begins", who=SEAT_NAMES[first])
        for seat in range(seats):
            s.merchants.append(embark(s, starts[seat]))
            port = PORT_NAMES[s.merchants[seat].port]
            dealer.tell("oltremare-starts", who=SEAT_NAMES[seat], port=port, card=CARD_NAMES[starts[seat]])
        return s

    def view(self, s: State, seat: Seat | None) -> View:
        return view(s, seat)

    def views(self, s: State) -> Callable[[Seat | None], View]:
        return views(s)

    def result(self, s: State) -> Result:
        return scoring.result(s)

    def imagine(self, s: State, seat: Seat | None, rng: Rng) -> None:
        imagine(s, seat, rng)

    def census(self, s: State) -> dict[str, int]:
        cards = len(s.deck) + len(s.played)
        markers = len(s.harbours) + len(s.removed)
        money = s.bank
        for merchant in s.merchants:
            cards += len(merchant.hand) + len(merchant.cargo) + len(merchant.pirates)
            markers += len(merchant.markers)
            money += merchant.ducats
        return {"cards": cards, "markers": markers, "ducats": money}

    def usual_bot(self) -> Player:
        return UsualBot()

    def judgement(self) -> Judgement:
        return OltreMareJudgement(self)

    def advice_bot(self) -> Player:
        return AdviceBot()

    def reason(self, view: View, decision: Decision, answer: Answer | None) -> Text:
        return reason(view, decision, answer)


def start_cards(deck: list[str], seats: int) -> list[str]:
    """Reveal cards until every player has one that names a port; the others go back into the deck."""
    named = [card for card in reversed(deck) if CARDS[card].port]
    return named[:seats]


def embark(s: State, card: str) -> Merchant:
    """A player's ship in the port his first cargo card names, whose marker is discarded."""
    port = CARDS[card].port
    assert port is not None, f"{card} names no port"
    s.removed.append(s.harbours.pop(port))
    hand = [s.deck.pop() for _ in range(BOX.setup.hand)]
    return Merchant(port=port, ducats=BOX.setup.ducats, hand=hand, cargo=[card])
