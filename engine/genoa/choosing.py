"""What the questions of bargaining share: offers and spaces to choose from, and what anyone may do."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import TypeAlias

from engine.choice import Branch, Option, Pick
from engine.genoa import ids, instructions, offers, supply
from engine.genoa.errands import errands_of
from engine.genoa.labels import (
    CARD_OPTIONS,
    SPACE_NAMES,
    SPACE_OPTIONS,
    SPACE_PHRASES,
    SPACE_SPOTS,
    offer_words,
    price_words,
)
from engine.genoa.state import Bid, Counter, Player, Price, State
from engine.text import Seat, Text, text

Standing: TypeAlias = Bid | Price | Counter

NOTHING_PAYABLE = text("genoa-nothing-payable")
NEEDS_FURTHER = text("genoa-needs-further")
WHERE = text("genoa-where")
TOWER_AT = {space: text("genoa-tower-here", space=name) for space, name in SPACE_NAMES.items()}


# --- offers and spaces to choose from ---------------------------------------------------------------------

Refused: TypeAlias = Callable[[Standing], Text | None]


def line(offer: Standing, blocked: Text | None = None, *, to_take: bool = False) -> Option:
    """An offer as a line to choose; a price `to_take` names nobody, for it is the reader's."""
    if to_take and not isinstance(offer, Bid):
        return Option(ids.offer(offer.id), lambda: price_words(offer), blocked, SPACE_SPOTS[offer.space])
    ducats = ducats_offered(offer) if isinstance(offer, Bid) else None
    return Option(
        ids.offer(offer.id), lambda: offer_words(offer), blocked, SPACE_SPOTS[offer.space], above=ducats
    )


def one_of(offers: Sequence[Standing], low: int = 1, high: int = 1, *, to_take: bool = False) -> Pick:
    return Pick([line(offer, to_take=to_take) for offer in offers], low, high)


def if_not_refused(
    key: str, label: Text, offers: Sequence[Standing], refused: Refused, note: Text | None = None
) -> Branch:
    """One of the offers that are not refused; without any, the branch is blocked for their common reason."""

    def pick() -> Pick:
        return Pick([line(offer, refused(offer), to_take=True) for offer in offers])

    why: Text | None = None
    for offer in offers:
        reason = refused(offer)
        if reason is None:
            return Branch(key, label, pick, note=note)
        why = reason if why in (None, reason) else NOTHING_PAYABLE
    return Branch(key, label, pick, why)


def one_space(spaces: tuple[str, ...], player: Player | None = None) -> Pick:
    """One of these spaces; with what it would do for the orders of this player."""
    errands = errands_of(player) if player else {}
    return Pick(
        [
            replace(SPACE_OPTIONS[space], note=errands[space]) if space in errands else SPACE_OPTIONS[space]
            for space in spaces
        ]
    )


def find_bid(s: State, key: str) -> Bid:
    number = ids.offer_number(key)
    return next(bid for bid in s.turn.bids if bid.id == number)


def find_named(s: State, key: str) -> Price | Counter:
    number = ids.offer_number(key)
    return next(named for named in s.turn.named_offers if named.id == number)


# --- what everyone may do beside the bargaining ----------------------------------------------------------

WITHDRAW = text("genoa-withdraw")
CLAIM = text("genoa-claim")


def common(s: State, seat: Seat, own: Sequence[Standing]) -> list[Branch]:
    """Withdraw, claim messages, leave instructions."""
    branches: list[Branch] = []
    agreed = offers.agreed_bids(s)
    own = [offer for offer in own if offer.id not in agreed]
    if own:
        branches.append(Branch("withdraw", WITHDRAW, lambda: one_of(own)))
    if not s.players[seat].instructions.claims and (cards := supply.finished_messages(s, seat)):
        options = [CARD_OPTIONS[card] for card in cards]
        branches.append(Branch("claim", CLAIM, Pick(options, 1, len(options))))
    if s.turn.talk[seat]:
        branches.append(instructions.branch(s, seat))
    return branches


def ducats_offered(bid: Bid) -> int:
    return bid.now.ducats + bid.after.ducats


def form_prompt(s: State, seat: Seat) -> Text:
    space = SPACE_PHRASES[s.turn.drafts[seat].space]
    return text("genoa-ask-form", space=space)


def tower_here(s: State) -> Text:
    return TOWER_AT[s.turn.here]


@cache
def words_left(count: int) -> Text:
    """How often a seat may still speak up in this turn."""
    return text("genoa-words-left", count=count)
