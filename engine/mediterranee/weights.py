"""The bot's judgement in numbers, all in one place; worths are in ducats."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """What the bot likes and fears, found by playing it against itself.

    Told apart by identity, so that what is kept by them is found quickly.
    """

    # --- sailors
    crew: int = 3
    """Sailors that a galley should have."""
    capital_garrison: int = 3
    most_garrison: int = 6
    """In a capital, between these two as many as one foe can bring against it."""
    garrison: int = 2
    full_garrison: int = 3
    threat: int = 3
    """In a port, and in a full one, that a galley with so many sailors can reach."""
    guarded: float = 1.0
    """A port is guarded so well when this part of its warehouse is full."""
    last_recruits: bool = False
    """Whether sailors are enlisted in the last turn too, when everyone storms."""
    guard: int = 6
    """A galley that stays beside a capital in danger saves so great a part of its worth."""

    # --- money
    bid: float = 0.1
    """Of what is lost if others land first, this part is bid for the first place."""
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
    deal_gain: int = 100
    """The least gain for which goods are bought from, sold to or exchanged with a player."""
    proposal_gain: int = 300
    """The least gain in all for which a deal is proposed."""
    proposals: int = 1
    """Deals proposed in one market."""
    ask_usual: tuple[int, int] = (200, 300)
    ask_monopoly: tuple[int, int] = (400, 700)
    """A standing price lies between these, and between these where no other port has the good."""
    lowest_counter: tuple[int, int] = (50, 85)
    """The least counter-offer that is taken, in parts of a hundred of the price asked."""

    # --- ports and goods
    hope: float = 0.6
    """How likely a warehouse gets each of the goods that it lacks, while several turns are left."""
    last_hope: float = 0.5
    """The same in the last turn but one."""
    filling: float = 2.0
    """A warehouse that may be full one day counts so much more than the bare likelihood says."""
    later: int = 3
    """A sale next turn is worth so many times less than one at once."""
    next_cargo: float = 0.33
    """Of what a port produces, this part counts for a galley that goes there."""
    crowning_cargo: float = 0.75
    """The same for one of the last goods that the own capital lacks."""
    crowning: int = 2
    """So many goods are the last."""
    slot: int = 60
    """Of each slot of a port that is held while turns are left."""
    rare_port: int = 250
    """Of a port for building or with a monopoly."""
    fresh_port: int = 40
    crowded_port: int = -30
    """Of a port beside which none, or one, of one's own galleys lies already."""

    # --- sailing and fighting
    voyage_gain: int = 30
    """The least gain for which a galley leaves its zone."""
    nearly: int = 40
    """Courses that gain so little less than the best are as good."""
    passage_doubt: int = 2
    """A zone that passage must be asked for is worth so many times less."""
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
    storm_hope: float = 0.5
    """The part of a port's worth for which a galley sails there to storm it."""

    # --- positions, in points for each point of the treasury, fitted to the ends of games
    point_held: float = 0.5
    """Of a point for a port: it may be lost."""
    point_afloat: float = 0.4
    """Of what a cargo may fetch."""
    points_of_sailor: float = 0.7
    full_crew: int = 4
    """Of each sailor ashore, and aboard up to a full crew."""
    points_of_galley: float = 0.9


WEIGHTS = Weights()

SEARCH = Weights(
    crew=4,
    full_garrison=4,
    threat=2,
    guarded=0.75,
    last_recruits=True,
    storm=600,
    storm_hope=0.35,
)
"""What the search bot does otherwise: it mans the walls of ports that are nearly full, in the last turn too,
and storms only what is well worth it."""
