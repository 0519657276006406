"""The bot's judgement in numbers, in one place."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Weights:
    """What the bot thinks of things, in ducats and in parts of their worth."""

    ware: int = 8
    """A ware that nothing in hand asks for."""
    missing_ware: Mapping[int, int] = field(default_factory=lambda: MappingProxyType({1: 55, 2: 36, 3: 22}))
    """A ware of a large order, by how many of its wares are missing."""
    ordered_ware: int = 24
    """A ware that a small order in hand asks for."""
    special: Mapping[str, int] = field(
        default_factory=lambda: MappingProxyType(
            {"any_start": 9, "further_action": 16, "any_ware": 16, "exchange": 12, "building_action": 10}
        )
    )
    owner_building_action: int = 20
    """A card for a building action in the hands of an owner."""
    card: Mapping[str, int] = field(
        default_factory=lambda: MappingProxyType({"large": 26, "small": 12, "message": 12, "privilege": 22})
    )
    """A card of a deck, unseen."""
    placed: int = 16
    """A marker on a building: ten ducats at the end and now and then ten in between."""
    usual_action: int = 24
    """What an action is worth to someone whose hand is not known."""
    many_cards: float = 0.4
    """Of a further card of a deck of which three are in hand."""

    next_card: float = 0.8
    """Of each further card in a hand, the best first: there are only so many actions."""

    large_order: int = 90
    new_large_order: int = 80
    lacking: int = 22
    """What each missing ware takes off a large order."""
    small_order: int = 26
    new_small_order: int = 24
    """A small order whose ware is there; without it, that of an unseen card."""
    message: int = 14
    kept_privilege: int = 5
    """What a privilege may still become, when it is given away."""
    privilege_growth: int = 0
    """What an unseen privilege adds, while there is time, to those that may come to lie beside it."""
    special_of_order: int = 10
    """The special card that comes with a large order."""

    hope: float = 0.15
    """How likely something taken in the last round but the last turn still becomes money,"""
    hope_a_round: float = 0.25
    """and how much more with each round that is left."""

    limits: tuple[float, float] = (0.4, 0.6)
    """The part of an action's worth beyond which nothing is offered or paid is between these."""
    opening: tuple[float, ...] = (0.7, 0.85, 1.0)
    """The part of that limit which is offered first, one of these: little room is left to haggle."""
    least_bid: int = 12
    """An action worth less than this is not bid for."""
    most_bids: int = 6
    """For how many buildings it names a price when everyone is asked."""
    outbid: int = 10
    """How far it outbids a rival, so that two of them come to an end."""
    far: float = 0.8
    """Of a building that the tower may never come to."""

    bought_action: int = 26
    """What an action is worth to someone who bids for it,"""
    grudge: float = 1.0
    """and how much of that profit is felt as a loss, shared by those it competes with."""
    haggles: int = 2
    """How many words of a turn the tower player spends on prices and counter-offers, one for each space at
    most: who was refused does not ask again."""
    counter: float = 1.3
    """What it asks of a bidder, as a multiple of the bid, and at least the price it would name,"""
    worth_haggling: int = 5
    """unless that is less than so many ducats more."""
    asking: int = 20
    """The price it names for a building on its way that nobody has bid for."""
    later: float = 0.97
    """Of what is paid a step further on, where it may still be withdrawn."""
    step: float = 0.1
    """What a step of the tower costs, so that of two ways the shorter is taken."""
    nearly: float = 1.5
    """Ways that are worse by less than this are as good."""

    further_rounds: int = 1
    """With how many rounds left at most a card for a further action is played."""
    useful: int = 20
    """A ware or action worth less than this does not deserve a special card."""
    start_card: int = 70
    """An action worth this deserves the card for any start square."""


WEIGHTS = Weights()

SEARCH = Weights(
    opening=(0.5, 0.7),
    limits=(0.45, 0.55),
    outbid=5,
    haggles=4,
    counter=1.4,
    privilege_growth=15,
    placed=24,
)
"""What the search bot does otherwise: it collects privileges and buildings from the beginning, opens low, and
as the tower player it asks every bidder for a little more before it takes what it gets."""
