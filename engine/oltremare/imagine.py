"""Another game that one seat could not tell from the real one."""

from engine.hidden import Kept
from engine.oltremare.components import BOX, CARDS
from engine.oltremare.state import Offer, State
from engine.rng import Rng
from engine.text import Seat


def imagine(s: State, seat: Seat | None, rng: Rng) -> None:
    """Deal again the deck, the other hands, all pirate stacks and hidden cargo below its top card."""
    stacks = _hidden_stacks(s, seat)
    pool = sorted(card for stack, depth in stacks for card in stack[:depth])
    rng.shuffle(pool)
    promised = _same_goods([offer for offer in s.bargains.offers if offer.by != seat], pool)
    for stack, depth in stacks:
        stack[:depth] = [promised[card] if card in promised else pool.pop() for card in stack[:depth]]
    s.bargains.offers = [_with_other_cards(offer, promised) for offer in s.bargains.offers]
    s.bargains.held = {own: held for own, held in s.bargains.held.items() if own == seat}
    known = s.bargains.afterwards.peek(s.turn) if seat == s.turn else None
    s.bargains.afterwards = Kept({s.turn: known} if known else {})
    if s.venice is not None:
        low, high = venice_depths(s.deck_at_start)
        s.venice = rng.between(min(low, len(s.deck)), min(high, len(s.deck)))


def _hidden_stacks(s: State, seat: Seat | None) -> list[tuple[list[str], int]]:
    """Every stack with hidden cards, and how many of them from its bottom up are hidden."""
    stacks = [(s.deck, len(s.deck))]
    for other, merchant in enumerate(s.merchants):
        stacks.append((merchant.pirates, len(merchant.pirates)))
        if other != seat:
            stacks.append((merchant.hand, len(merchant.hand)))
        if not s.open_cargo:
            stacks.append((merchant.cargo, len(merchant.cargo) - 1))
    return stacks


def _same_goods(offers: list[Offer], pool: list[str]) -> dict[str, str]:
    """For each card offered by others, one from the pool that keeps the promise: the good is known."""
    drawn: dict[str, str] = {}
    for card in {card: None for offer in offers for card in offer.cards}:
        place = next(i for i, other in enumerate(pool) if CARDS[other].good == CARDS[card].good)
        drawn[card] = pool.pop(place)
    return drawn


def _with_other_cards(offer: Offer, promised: dict[str, str]) -> Offer:
    return offer._replace(cards=tuple(promised.get(card, card) for card in offer.cards))


def venice_depths(deck: int) -> tuple[int, int]:
    """Between how many cards from the bottom the Venice card is put into a deck of so many."""
    low, high = BOX.setup.venice_from_percent, BOX.setup.venice_to_percent
    return -(-deck * (100 - high) // 100), deck * (100 - low) // 100
