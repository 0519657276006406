"""What gold, temple points and contracts are worth to a merchant, in points at the end."""

from engine.neptun.components import BOX, GOODS, LETTERS, PAYS, REGION_OF
from engine.neptun.view import View
from engine.neptun.weights import WEIGHTS, Weights
from engine.text import Seat


class Appraisal:
    """The worth of pay for one seat, as the temples stand."""

    def __init__(self, view: View, seat: Seat, weights: Weights = WEIGHTS) -> None:
        self._weights = weights
        self._view = view
        self._seat = seat
        self._known: dict[tuple[str, int], float] = {}

    def temple_points(self, region: str, count: int) -> float:
        """Temple points in a region: the tiles they would win, and the lead they build."""
        key = region, count
        if key not in self._known:
            mine = self._view.temples[region].points[self._seat]
            gain = self._tiles(region, mine + count) - self._tiles(region, mine)
            highest = BOX.point_tiles.of(region)[LETTERS[-1]][0]
            self._known[key] = gain + self._weights.lead * highest * count
        return self._known[key]

    def standing(self, region: str) -> float:
        """The tiles that the points in a region will win, and the lead that they are."""
        mine = self._view.temples[region].points[self._seat]
        highest = BOX.point_tiles.of(region)[LETTERS[-1]][0]
        return self._tiles(region, mine) + self._weights.lead * highest * mine

    def _tiles(self, region: str, mine: int) -> float:
        """The tiles that so many points would win in the scorings to come, as the others stand."""
        if not mine:
            return 0.0
        temple = self._view.temples[region]
        ahead = sum(p >= mine for seat, p in enumerate(temple.points) if seat != self._seat)
        total, weight = 0.0, 1.0
        for letter in LETTERS[LETTERS.index(self._view.letter) :]:
            row = BOX.point_tiles.of(region)[letter]
            total += weight * (row[ahead] if ahead < len(row) else 0)
            weight *= self._weights.later_scoring
        return total

    def delivery(self, port: str, good: str, *, bought: int = 0) -> float:
        """The temple points of a contract and those bought with it; a voyage counts the gold by itself."""
        count = PAYS[port, good].temple + bought
        return self.temple_points(REGION_OF[port], count) if count else 0.0

    def contract(self, port: str, good: str) -> float:
        """The whole pay of a contract."""
        return self.delivery(port, good) + self._weights.gold * PAYS[port, good].gold

    def port(self, port: str) -> float:
        """What a contract for a port pays on average."""
        return sum(self.contract(port, good) for good in GOODS) / len(GOODS)
