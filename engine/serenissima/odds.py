"""The odds of a combat fought to its end."""

from functools import cache
from math import comb
from typing import NamedTuple

from engine.serenissima.components import BOX

SKULL = BOX.die.skulls / BOX.die.faces


class Odds(NamedTuple):
    win: float
    """How likely the defenders all fall while an attacker lives."""
    left: float
    """Attackers left on average, counted in all cases."""

    @property
    def percent(self) -> int:
        """The chance of winning in words: 0 and 100 only where it is certain."""
        return round(100 * self.win) if self.win in (0, 1) else min(99, max(1, round(100 * self.win)))


@cache
def hits(dice: int) -> tuple[float, ...]:
    """How likely 0, 1, 2… skulls are."""
    return tuple(comb(dice, n) * SKULL**n * (1 - SKULL) ** (dice - n) for n in range(dice + 1))


@cache
def odds(sailors: int, value: int, defenders: int) -> Odds:
    """Attackers with a fixed combat value against defenders who roll a die each."""
    if sailors <= 0:
        return Odds(0.0, 0.0)
    if defenders <= 0:
        return Odds(1.0, float(sailors))
    win = left = 0.0
    mine, theirs = hits(min(value, sailors)), hits(defenders)
    for killed, p in enumerate(mine):
        for lost, q in enumerate(theirs):
            if killed or lost:
                after = odds(sailors - lost, value, defenders - killed)
                win += p * q * after.win
                left += p * q * after.left
    change = 1 - mine[0] * theirs[0]
    return Odds(win / change, left / change)


@cache
def storm(sailors: int, value: int, defenders: int, fort: bool, fixed: bool) -> Odds:
    """The same against a port, whose fort fires first.

    The value is counted after its shots, unless an earlier combat of the activation has fixed it.
    """
    if not fort:
        return odds(sailors, value, defenders)
    win = left = 0.0
    for lost, p in enumerate(hits(BOX.fort_dice)):
        after = odds(sailors - lost, value if fixed else max(0, value - lost), defenders)
        win += p * after.win
        left += p * after.left
    return Odds(win, left)
