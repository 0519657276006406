"""What gold, temple points and contracts are worth to a merchant, in points at the end."""

from engine.neptun.components import BOX, GOODS, LETTERS, PAYS, REGION_OF
from engine.neptun.view import View
from engine.text import Seat

GOLD_WORTH = 0.35
LATER = 0.6
"""A place held today counts that much for each scoring further away."""
LEAD = 0.04
"""What a point is worth beyond today's places, for each point of the temple's highest tile."""


class Worth:
    """The worth of pay for one seat, as the temples stand."""

    def __init__(self, view: View, seat: Seat) -> None:
        self._view = view
        self._seat = seat
        self._known: dict[tuple[str, int], float] = {}

    def points(self, region: str, count: int) -> float:
        """Temple points in a region: the tiles they would win, and the lead they build."""
        key = region, count
        if key not in self._known:
            mine = self._view.temples[region].points[self._seat]
            gain = self._tiles(region, mine + count) - self._tiles(region, mine)
            self._known[key] = gain + LEAD * BOX.point_tiles.of(region)[LETTERS[-1]][0] * count
        return self._known[key]

    def _tiles(self, region: str, mine: int) -> float:
        if not mine:
            return 0.0
        temple = self._view.temples[region]
        ahead = sum(p >= mine for seat, p in enumerate(temple.points) if seat != self._seat)
        total, weight = 0.0, 1.0
        for letter in LETTERS[LETTERS.index(self._view.letter) :]:
            row = BOX.point_tiles.of(region)[letter]
            total += weight * (row[ahead] if ahead < len(row) else 0)
            weight *= LATER
        return total

    def contract(self, port: str, good: str, more: int = 0) -> float:
        """The temple points of a contract and those bought with it; a plan counts the gold by itself."""
        count = PAYS[port, good].temple + more
        return self.points(REGION_OF[port], count) if count else 0.0

    def load(self, port: str, good: str) -> float:
        """The whole pay of a contract."""
        return self.contract(port, good) + GOLD_WORTH * PAYS[port, good].gold

    def port(self, port: str) -> float:
        """What a contract for a port pays on average."""
        return sum(self.load(port, good) for good in GOODS) / len(GOODS)
