"""Drawing from the goods deck, and the Venice card that lies in it."""

from engine.core import Dealer
from engine.oltremare.labels import SEAT_NAMES, ducats
from engine.oltremare.scoring import prestige_awards
from engine.oltremare.state import State
from engine.text import text


def draw(s: State, dealer: Dealer) -> str | None:
    """The top card of the deck; None when there is none. The Venice card is replaced by the next."""
    if len(s.deck) == s.venice:
        resolve_venice(s, dealer)
    if not s.deck:
        return None
    dealer.end_free_undo()
    return s.deck.pop()


def draw_up_to(s: State, count: int, dealer: Dealer) -> list[str]:
    """So many cards, or as many as there are: missing draws are ignored."""
    drawn: list[str] = []
    while len(drawn) < count and (card := draw(s, dealer)):
        drawn.append(card)
    return drawn


def resolve_venice(s: State, dealer: Dealer) -> None:
    """The Venice card: prestige is paid 6, 3 and 1, and all start again from nothing."""
    s.venice = None
    dealer.end_free_undo()
    won = {seat: award for seat, award in prestige_awards(s.merchants).items() if award}
    for seat, award in won.items():
        s.pay(seat, award)
    for merchant in s.merchants:
        merchant.prestige = 0
    gains = tuple(
        text("oltremare-gain", who=SEAT_NAMES[seat], ducats=ducats(award)) for seat, award in won.items()
    )
    if gains:
        dealer.tell("oltremare-venice", gains=gains, board=True)
    else:
        dealer.tell("oltremare-venice-nobody", board=True)
