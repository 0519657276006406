"""The judgement of the house player: every weight and threshold it plays by."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """The house player's taste in ducats, found by playing it against itself."""

    margin: float = 0.5
    """How much more an order must bring than doing nothing."""
    delay: float = 0.72
    """Of a gain that needs one more activation."""
    sailor: float = 1.0
    """Of a sailor aboard, as far as a crew is useful."""
    crew: int = 3
    """Sailors that a galley wants aboard."""
    recruit: float = 2.0
    """Of a sailor hired for a weak crew."""
    embark: float = 3.0
    """Of a sailor who leaves a garrison for a weak crew."""
    garrison: float = 0.3
    """Of a sailor in a garrison, up to the second."""
    guarded: float = 12.0
    """A port worth this much gets a second sailor."""
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
    basilica_ready: float = 0.6
    basilica_begun: float = 0.2
    """Of a basilica, when the cube is the last or the first that it needs."""
    rival_sale: float = 0.5
    """The least that a sale in the port of a rival is worth."""
    fight_on: float = 0.5
    """The chance of winning with which a fight goes on."""
    landing: int = 3
    """The most sailors put ashore in a neutral port."""
    galley_margin: int = 2
    """What a galley beyond the second must bring above its price, and the purse hold."""


WEIGHTS = Weights()
