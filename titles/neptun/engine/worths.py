"""What gold, temple points and contracts are worth to a merchant, in points at the end."""

from functools import lru_cache

from engine.author import Seat
from neptun.engine.components import BOX, GOLD, GOODS, LETTERS, PAYS, REGION_OF, REGIONS
from neptun.engine.places import expected_tile
from neptun.engine.view import View
from neptun.engine.weights import WEIGHTS, Weights


class Worths:
    """The worth of pay for one seat, as the temples stand; or as they are likely to stand when scored."""

    def __init__(self, view: View, seat: Seat, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self._view = view
        self._seat = seat
        self._known: dict[tuple[str, int, float], float] = {}
        self._gold: dict[int, float] = {}
        self._letters = LETTERS[LETTERS.index(view.letter) :]
        self._gold_use = weights.gold if len(self._letters) > 1 else weights.last_gold
        self._lead = weights.lead if len(self._letters) > 1 else weights.last_lead
        self._rivals = self._expected_rivals() if weights.doubt or weights.gold_places else {}

    # --- temples

    def temple_points(self, region: str, count: int, before: float = 0) -> float:
        """Temple points in a region: the tiles they would win, and the lead they build.

        `before` are those that are expected to be won there first.
        """
        key = region, count, before
        if key not in self._known:
            mine = self._view.temples[region].points[self._seat] + before
            gain = self._tiles(region, mine + count) - self._tiles(region, mine)
            highest = BOX.point_tiles.of(region)[LETTERS[-1]][0]
            self._known[key] = gain + self._lead * highest * count
        return self._known[key]

    def region_worth(self, region: str) -> float:
        """The tiles that the points in a region will win, and the lead that they are."""
        mine = self._view.temples[region].points[self._seat]
        highest = BOX.point_tiles.of(region)[LETTERS[-1]][0]
        return self._tiles(region, mine) + self._lead * highest * mine

    def _tiles(self, region: str, mine: float) -> float:
        """The tiles that so many points would win in the scorings to come."""
        if self.weights.doubt:
            return self._expected_tiles(region, mine)
        return self._tiles_as_others_stand(region, mine)

    def _tiles_as_others_stand(self, region: str, mine: float) -> float:
        if not mine:
            return 0.0
        temple = self._view.temples[region]
        ahead = sum(p >= mine for seat, p in enumerate(temple.points) if seat != self._seat)
        return _tiles_behind(region, ahead, self._letters[0], self.weights.later_scoring)

    def _expected_tiles(self, temple: str, mine: float) -> float:
        """By how likely each of the others is ahead when a temple is scored, the less sure the later."""
        rivals, tiles = self._rivals[temple], BOX.point_tiles.of(temple)
        doubt = self.weights.doubt_gold if temple == GOLD else self.weights.doubt
        total, weight = 0.0, 1.0
        for away, letter in enumerate(self._letters):
            if mine or away:
                spread = doubt * (1 + away * self.weights.more_doubt)
                leads = [other - mine + self.weights.tie for other in rivals]
                total += weight * expected_tile(tiles[letter], leads, spread)
            weight *= self.weights.later_scoring
        return total

    def _expected_rivals(self) -> dict[str, list[float]]:
        """By temple, the points that each of the others will have with its open contracts."""
        others = [seat for seat in range(self._view.seats) if seat != self._seat]
        points = {r: [float(self._view.temples[r].points[seat]) for seat in others] for r in REGIONS}
        points[GOLD] = [float(self._view.merchants[seat].gold) for seat in others]
        for i, seat in enumerate(others):
            for contract in self._view.merchants[seat].manifest:
                if contract is not None and contract.status == "open":
                    pay = PAYS[contract.port, contract.good]
                    points[REGION_OF[contract.port]][i] += self.weights.pending * pay.temple
        return points

    # --- gold

    def gold(self, amount: int) -> float:
        """What so much gold is worth: for the way, for temple points, and in the temple of gold."""
        if not self.weights.gold_places:
            return self._gold_use * amount
        worth = self._gold.get(amount)
        if worth is None:
            tiles = self.weights.gold_places * self._expected_tiles(GOLD, amount)
            worth = self._gold[amount] = self._gold_use * amount + tiles
        return worth

    def more_gold(self, amount: int, have: int | None = None) -> float:
        """What so much gold is worth beyond what there is, in hand unless said otherwise."""
        if not self.weights.gold_places:
            return self._gold_use * amount
        if have is None:
            have = self._view.merchants[self._seat].gold
        return self.gold(have + amount) - self.gold(have)

    # --- contracts

    def delivery(self, port: str, good: str, *, bought: int = 0, before: float = 0) -> float:
        """The temple points of a contract and those bought with it; a voyage counts the gold by itself."""
        count = PAYS[port, good].temple + bought
        return self.temple_points(REGION_OF[port], count, before) if count else 0.0

    def contract(self, port: str, good: str, before: float = 0) -> float:
        """The whole pay of a contract."""
        return self.delivery(port, good, before=before) + self.more_gold(PAYS[port, good].gold)

    def port(self, port: str, before: float = 0) -> float:
        """What a contract for a port pays on average."""
        return sum(self.contract(port, good, before) for good in GOODS) / len(GOODS)


@lru_cache(maxsize=1 << 12)
def _tiles_behind(region: str, ahead: int, first: str, later: float) -> float:
    """The tiles of a region from a letter on for someone with so many ahead, later ones counting less."""
    total, weight = 0.0, 1.0
    for letter in LETTERS[LETTERS.index(first) :]:
        row = BOX.point_tiles.of(region)[letter]
        total += weight * (row[ahead] if ahead < len(row) else 0)
        weight *= later
    return total
