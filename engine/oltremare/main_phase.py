"""3. Main phase: play cards, and do what their icons say, in the printed order."""

from collections.abc import Sequence

from engine.choice import Answer
from engine.core import Decision, Decisions, Table, step
from engine.oltremare.components import BOX, CARDS, ICONS, pays
from engine.oltremare.deck import draw_up_to
from engine.oltremare.labels import SEAT_NAMES, card_list, card_pick, ducats, listed
from engine.oltremare.state import PhaseStep, State
from engine.text import Seat, text


@step
class MainPhase(PhaseStep):
    """Play as many cards as the load of the top cargo card; with fewer in hand, all of them."""

    phase = "main"
    seat: Seat

    def asks(self, s: State) -> Decisions:
        merchant = s.merchants[self.seat]
        load = merchant.top.load
        if len(merchant.hand) <= load:
            return {}
        choice = card_pick(merchant.hand, load, load)
        play = most_alike(merchant.hand, load)
        return {
            self.seat: Decision(
                "main.play",
                text("oltremare-ask-play", count=load),
                choice,
                secret=True,
                default=play[0] if load == 1 else play,
            )
        }

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        self._plays(s, listed(answer), table)

    def goes(self, s: State, table: Table) -> None:
        self._plays(s, s.merchants[self.seat].hand.copy(), table)

    def _plays(self, s: State, cards: list[str], table: Table) -> None:
        s.stack.pop()
        for card in cards:
            s.merchants[self.seat].hand.remove(card)
        s.played = cards
        if cards:
            table.tell("oltremare-played", who=SEAT_NAMES[self.seat], cards=card_list(cards))
        act(s, self.seat, table)


def most_alike(hand: Sequence[str], count: int) -> list[str]:
    """The cards of the goods held most."""
    goods = [CARDS[card].good for card in hand]
    return sorted(hand, key=lambda card: (-goods.count(CARDS[card].good), card))[:count]


def icons(cards: Sequence[str]) -> dict[str, int]:
    """How often each icon is shown."""
    shown = dict.fromkeys(ICONS, 0)
    for card in cards:
        for icon in CARDS[card].icons:
            shown[icon] += 1
    return shown


def act(s: State, seat: Seat, table: Table) -> None:
    """The first three actions: ducats, pirates, market. Sailing is the fourth."""
    shown = icons(s.played)
    earn(s, seat, shown, table)
    suffer_pirates(s, seat, shown["pirate"], table)
    visit_market(s, seat, shown["market"], table)


def earn(s: State, seat: Seat, shown: dict[str, int], table: Table) -> None:
    """Ducats for ducat icons, one icon more by Big deal; by High seas also for ship icons."""
    active = s.merchants[seat].active
    count = shown["ducat"] + (BOX.big_deal.icons if active == "big-deal" else 0)
    gain = pays(count) + (BOX.high_seas.ducats * shown["ship"] if active == "high-seas" else 0)
    if gain:
        s.pay(seat, gain)
        table.tell("oltremare-earned", who=SEAT_NAMES[seat], ducats=ducats(gain))


def suffer_pirates(s: State, seat: Seat, count: int, table: Table) -> None:
    """Cards from the deck, unseen, onto the own pirate stack; none by Fight the pirates."""
    if not count:
        return
    if s.merchants[seat].active == "fight-pirates":
        table.tell("oltremare-pirates-fought", who=SEAT_NAMES[seat])
        return
    if taken := draw_up_to(s, pays(count), table):
        s.merchants[seat].pirates += taken
        table.tell("oltremare-pirates", who=SEAT_NAMES[seat], count=len(taken))


def visit_market(s: State, seat: Seat, count: int, table: Table) -> None:
    """Cards from the deck into the hand."""
    if drawn := draw_up_to(s, pays(count), table):
        s.merchants[seat].hand += drawn
        own = text("oltremare-market-own", cards=card_list(drawn))
        table.tell("oltremare-market", who=SEAT_NAMES[seat], count=len(drawn), private={seat: own})
