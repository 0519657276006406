"""The bot's judgement in numbers, found by playing it against itself."""

from dataclasses import dataclass

Run = tuple[tuple[int, float], ...]
"""How long a run may be, each length with its likelihood."""


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """What things are worth to the bot, in ducats unless said otherwise.

    Two of them are the same only if they are one: what is worked out with them is kept by them.
    """

    # cards in hand
    in_hand: float = 0.8
    """Of a run in hand, as against one that is loaded."""
    hope: float = 0.35
    """Of the step that would make a run longer."""
    unseen_run: Run = ((1, 0.5), (2, 0.3), (3, 0.2))
    """The run under one's own top card, where it may not be looked at."""

    # icons, on a card in hand
    ducat: float = 0.8
    pirate: float = -1.1
    market: float = 1.2
    ship: float = 0.6

    # the main phase
    drawn: float = 2.4
    """Of a card drawn at the market."""
    robbed: float = -1.2
    """Of a card that goes to the pirate stack."""

    # the next turn, under the card that will lie on top
    load: float = 1.2
    """Of each card that the next turn can play and the hand will hold."""
    short: float = -1.5
    """Of each card that the next turn must play and the hand will lack."""
    excess: float = -1.6
    """Of each card that the next turn must discard."""
    cards_a_turn: float = 3.2
    """How quickly the deck goes down, in cards for each turn."""

    # harbours
    marker: float = 1.0
    """Of one more harbour marker at the end."""
    compass: float = 0.0
    fight_pirates: float = 1.2
    favourable_terms: float = 1.0
    local_authority: float = 1.3
    big_deal: float = 1.9
    high_seas: float = 1.0
    """Of each turn in which a marker is active."""
    marker_turns: float = 2.0
    """How many turns a marker stays active at most."""

    # bargaining
    prestige: float = 1.2
    discarded: float = -1.0
    """Of a card too many for the lions when one's next turn begins."""
    belief: float = 0.4
    """How much of what is said about icons is believed, as a share."""
    accepting: float = 0.3
    """The least that an offer must bring to be accepted."""
    proposing: float = 0.4
    """The least that an offer must promise to be made."""
    haggling: float = -2.5
    """The worst offer that is answered by another one."""
    purchase: float = 0.5
    """Of a card bought from a partner for less than the bank takes, beyond the least for an offer."""
    sale: int = 2
    """What any card is worth at least to who is not asked about a trade."""
    more: int = 1
    """Ducats that a counter-offer to one's own may cost more."""
    proposals: int = 1
    """Offers made in one phase: enough to trade, few enough to read."""
    proposals_tried: int = 6
    """Offers made in one phase by who looks further ahead."""
    tempting_price: int = 1
    """What a card may cost to be bought without need."""
    tempting_room: int = 2
    """How many cards beyond the load are bought without need."""

    nearly_as_good: float = 0.2
    """How much a play may fall short of the best and still be made: openings vary."""

    def icon(self, icon: str) -> float:
        """Of an icon on a card in hand."""
        worth: float = getattr(self, icon)
        return worth

    def active_marker(self, marker: str) -> float:
        """Of each turn in which this marker is active."""
        worth: float = getattr(self, marker.replace("-", "_"))
        return worth


WEIGHTS = Weights()
