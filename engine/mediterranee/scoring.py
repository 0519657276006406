"""The prosperity points at the end of the game."""

from engine.core import Result, rank_scores
from engine.mediterranee.components import BOX, PORTS
from engine.mediterranee.state import State
from engine.text import Seat

RULES = BOX.scoring
PARTS = ("capital", "treasury", "ports", "small", "medium", "great")
FULL_PART = {2: "small", 4: "medium", 6: "great"}


def parts(s: State, seat: Seat) -> dict[str, int]:
    """The points of one player, by what they are for."""
    capital = BOX.nations[s.purses[seat].nation].capital
    points = dict.fromkeys(PARTS, 0)
    points["treasury"] = s.purses[seat].ducats // RULES.ducats_per_point
    for port in s.holdings(seat):
        size = PORTS[port.id].size
        if port.id == capital:
            points["capital"] = RULES.own_capital
        if port.full:
            points[FULL_PART[size]] += RULES.full[size]
        elif port.id != capital or RULES.own_capital_counts_as_port:
            points["ports"] += RULES.port
    return points


def result(s: State) -> Result:
    """Ties go to the most ducats, then to the most ports; else the place is shared."""
    return rank_scores(
        {seat: parts(s, seat) for seat in range(s.seats)},
        tie_break=lambda seat: (s.purses[seat].ducats, len(s.holdings(seat))),
    )
