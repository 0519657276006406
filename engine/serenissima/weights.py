"""The judgement of the bot: every weight and threshold it plays by."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """The bot's taste in ducats, found by playing it against itself."""

    margin: float = 0.5
    """How much more an order must bring than doing nothing."""
    near: float = 0.1
    """Orders that bring so little less than the best one are as good, and one of them is taken."""
    opening_near: float = 0.9
    """A starting port that is so nearly as rich as the best one is as good."""
    opening_numbers: int = 4
    """Of so many of the lowest galley numbers any one is as good."""
    zone: float = 0.15
    """Of each zone crossed, which costs nothing but the danger of the way."""
    delay: float = 0.72
    """Of a gain that needs one more activation."""
    sailor: float = 1.0
    """Of a sailor aboard, as far as a crew is useful."""
    crew: int = 3
    """Sailors that a galley wants aboard."""
    recruit: float = 3.0
    """Of a sailor hired for a weak crew."""
    embark: float = 3.0
    """Of a sailor who leaves a garrison for a weak crew."""
    holds: tuple[float, ...] = (0.0, 0.6, 0.78, 0.9, 0.96, 0.98)
    """How likely a port stays one's own, by the sailors in it."""
    attacked: float = 0.3
    """How likely a rival who can still storm a port in the last round does so."""
    fort: float = 0.4
    """Of the danger to a port that a fort takes away."""
    galley: float = 1.5
    """Of a galley, for each round that is left."""
    prize: float = 0.4
    """Of a rival's galley sunk, as against one of one's own."""
    booty: float = 2.0
    """Of a cube taken from a sunken galley."""
    dead: float = 1.0
    """Of a sailor killed."""
    conquest: float = 1.3
    """Of a port taken from a rival, as against a neutral one."""
    promise: float = 0.8
    """Of a free place in the warehouse of a port, for each scoring."""
    filling: float = 0.8
    """Of the cubes that may follow, in what the first cubes of an own warehouse are worth."""
    basilica_ready: float = 0.6
    basilica_begun: float = 0.2
    """Of a basilica, when the cube is the last or the first that it needs."""
    rival_sale: float = 0.5
    """The least that a sale in the port of a rival is worth, or in a neutral one beside a rival."""
    filled_for_them: float = 0.33
    """Of what a cube there will pay to the one who holds the port."""
    least_chance: float = 0.35
    """An attack with a smaller chance of winning is not thought of."""
    fight_on: float = 0.5
    """The chance of winning with which a fight goes on."""
    stop_risk: float = 0.4
    """The chance of losing one's weakest galley with which a galley that sails on is let go."""
    landing: int = 3
    """The most sailors put ashore in a neutral port."""


WEIGHTS = Weights()
