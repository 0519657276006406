"""The house player's judgement in numbers, all in one place; worths are in ducats."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What the house player likes and fears, found by playing it against itself."""

    crew: int = 3
    """Sailors that a galley should have."""
    capital_garrison: int = 3
    threatened_capital: int = 2
    """Sailors more in a capital that a strong galley can reach."""
    full_garrison: int = 2
    """In a full port that a strong galley can reach."""
    fleet: int = 7
    """More galleys than this do not pay for themselves."""
    reserve: int = 300
    """Kept when a galley is built."""
    fort_wealth: int = 1500
    """From which on walls are thought of."""
    purchase_gain: int = 50
    """The least gain for which a good is bought from the bank."""
    owner_gain: int = 100
    """The least gain for which a good is bought from the owner of a port."""
    sells_at: int = 500
    """For a piece sold to another player: more than most ports pay."""
    later: int = 3
    """A sale next turn is worth so many times less than one at once."""
    voyage_gain: int = 30
    """The least gain for which a galley leaves its zone."""
    passage_doubt: int = 2
    """A zone that passage must be asked for is worth so many times less."""
    fresh_port: int = 40
    crowded_port: int = -30
    """Of a port beside which none, or one, of one's own galleys lies already."""
    next_cargo: int = 6
    """Of what a port produces, this part counts for a galley that goes there."""
    slot: int = 60
    """Of each slot of a port that is held while turns are left."""
    rare_port: int = 250
    """Of a port for building or with a monopoly."""
    danger: int = 80
    """For each sailor that a foe in the zone has more."""
    attack: int = 250
    attack_good: int = 150
    attack_foe: int = 100
    attack_edge: int = 120
    attack_cargo: int = 100
    """Of an attack at sea: a galley beaten, each of its goods, each of its sailors, each sailor more, each
    good of one's own at stake."""
    storm_sailor: int = 100
    storm: int = 300
    """What storming a port costs, for each sailor of the garrison and in any case."""


WEIGHTS = Weights()
