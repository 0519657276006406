"""The weights of the house player's judgement, in points at the end of the game."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What the house player thinks things are worth, found by playing it against itself."""

    gold: float = 0.35
    later_scoring: float = 0.6
    """A place held in a temple today counts that much for each scoring further away."""
    lead: float = 0.04
    """A temple point beyond today's places, for each point of the temple's highest tile."""

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
    look_ahead: int = 3
    """How many open contracts are considered as the next one."""


WEIGHTS = Weights()
