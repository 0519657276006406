"""The weights of the bot's judgement, in points at the end of the game."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """What the bot thinks things are worth, found by playing it against itself.

    Told apart by identity, so that what is kept by them is found quickly.
    """

    gold: float = 0.35
    last_gold: float = 0.35
    """A piece of gold, and one in the last round."""
    later_scoring: float = 0.6
    """A place held in a temple today counts that much for each scoring further away."""
    lead: float = 0.04
    last_lead: float = 0.04
    """A temple point beyond its place, for each point of the temple's highest tile; and in the last round."""

    turn_miles: float = 9.5
    """How far a ship gets in an ordinary turn."""
    late_turn: float = -3.0
    """A turn that a leg takes longer than its slots allow."""
    mile: float = -0.1
    """A mile of the route."""
    power: float = 0.12
    """One more power on an oar card when it is taken."""
    average_power: float = 4.5
    curiosity: float = 0.4
    """How much better the next contract is expected to be than an average one, since one may look further."""

    hope: float = 0.5
    """A contract yet to come that would suit the route, as against one that is loaded."""

    nearly_as_good: float = 0.5
    """How much less a first contract may be worth than the best one, so that openings vary."""

    extra_turn: float = -0.8
    """The oar card that an extra turn takes from the rounds to come."""
    fair_wind: float = 0.15
    """One more wind in the next turn, though all profit from it."""
    own_wind: bool = False
    """Whether the wind of one's own card is expected in the next turn."""
    kept_power: float = 0.0
    """One power of an oar card kept for the rounds to come."""
    look_ahead: int = 3
    """How many open contracts are considered as the next one."""

    doubt: float = 0.0
    """By how many temple points, roughly, the distance to another may still change; 0: places are taken as
    they stand today."""
    more_doubt: float = 0.0
    """The part that is added for each scoring further away."""
    doubt_gold: float = 4.0
    """The same as the doubt, in gold."""
    tie: float = 0.3
    """How far another with as many counts as ahead: mostly it came first."""
    pending: float = 0.0
    """How much of what open contracts pay is counted as won already, one's own and those of others."""
    gold_places: float = 0.0
    """Of the tiles to expect in the temple of gold; 0: gold is worth the same always."""
    complete: float = 0.0
    """A route along which no contract is lost, once all are loaded."""


WEIGHTS = Weights()

SEARCH = Weights(
    gold=0.45,
    last_gold=0.15,
    gold_places=0.45,
    later_scoring=0.9,
    lead=0.1,
    last_lead=0.03,
    power=0.08,
    fair_wind=0.0,
    doubt=1.7,
    pending=0.7,
    complete=4.0,
    own_wind=True,
    kept_power=0.07,
    look_ahead=5,
)
"""What the search bot does otherwise: it counts temple points by the places to expect at each scoring, with
the contracts that all have aboard, builds a lead early where tiles are high, spends its gold on temple points
before the end, and loads what it can fulfil without a loss."""

POSITION = replace(SEARCH, lead=0.02, last_lead=0.02, doubt=1.5, more_doubt=0.5)
"""What a position is worth: temple points count by the places to expect alone. Of the weights tried,
these foretell the ends of games best."""
