"""What gold, temple points and contracts are worth to a merchant, in points at the end."""

from functools import lru_cache
from typing import NamedTuple

from engine.author import Memo, Seat
from neptun.engine.components import BOX, GOLD, GOODS, LETTERS, PAYS, REGION_OF, REGIONS, TEMPLE_POINT
from neptun.engine.places import expected_tile
from neptun.engine.view import View
from neptun.engine.weights import WEIGHTS, Weights

Points = tuple[float, ...]

HIGHEST_TILES = {region: BOX.point_tiles.of(region)[LETTERS[-1]][0] for region in REGIONS}
"""The best tile of each region in the last scoring."""


class Standing(NamedTuple):
    """All that the worth of pay depends on, as one seat sees it."""

    letter: str
    points: tuple[tuple[int, ...], ...]
    """By region the temple points of this seat, then those of the others."""
    rivals: tuple[Points, ...]
    """By temple the points that each of the others will have with its open contracts, the gold last; nothing
    where places are taken as they are today."""
    gold: int
    """Of this seat; 0 where gold is worth the same always."""

    @classmethod
    def of(cls, view: View, seat: Seat, weights: Weights) -> "Standing":
        others = [*range(seat), *range(seat + 1, view.seats)]
        points = []
        for region in REGIONS:
            row = view.temples[region].points
            points.append((row[seat], *row[:seat], *row[seat + 1 :]))
        rivals = _expected_rivals(view, others, weights) if weights.doubt or weights.gold_places else ()
        gold = view.merchants[seat].gold if weights.gold_places else 0
        return cls(view.letter, tuple(points), rivals, gold)


def _expected_rivals(view: View, others: list[Seat], weights: Weights) -> tuple[Points, ...]:
    points = {r: [float(view.temples[r].points[seat]) for seat in others] for r in REGIONS}
    for i, seat in enumerate(others):
        for contract in view.merchants[seat].manifest:
            if contract is not None and contract.status == "open":
                pay = PAYS[contract.port, contract.good]
                points[REGION_OF[contract.port]][i] += weights.pending * pay.temple
    gold = tuple([float(view.merchants[seat].gold) for seat in others])
    return (*[tuple(row) for row in points.values()], gold)


def worths_for(view: View, seat: Seat, weights: Weights = WEIGHTS) -> "Worths":
    """The worths of a seat, kept as long as nothing changes that they depend on: seldom in a draft."""
    return _worths(weights, Standing.of(view, seat, weights))


@lru_cache(maxsize=1 << 9)
def _worths(weights: Weights, standing: Standing) -> "Worths":
    return Worths(weights, standing)


class Worths:
    """The worth of pay for one seat, as the temples stand; or as they are likely to stand when scored."""

    def __init__(self, weights: Weights, standing: Standing) -> None:
        self.weights = weights
        self._letter, points, rivals, self._gold_in_hand = standing
        self._points = dict(zip(REGIONS, points, strict=True))
        self._rivals = dict(zip((*REGIONS, GOLD), rivals, strict=False))
        self._known: dict[tuple[str, int, float], float] = {}
        self._ports: dict[tuple[str, float], float] = {}
        last_round = self._letter == LETTERS[-1]
        self._lead = weights.last_lead if last_round else weights.lead
        self._gold_use = weights.last_gold if last_round else weights.gold
        self.gold = Memo(self._worth_of_gold)
        """What so much gold is worth: for the way, for temple points, and in the temple of gold."""
        self.price_of_point = Memo(self._price_of_point)
        """What the gold for a temple point is worth to a merchant who has so much left then."""

    # --- temples

    def temple_points(self, region: str, count: int, before: float = 0) -> float:
        """Temple points in a region: the tiles they would win, and the lead they build.

        `before` are those that are expected to be won there first.
        """
        key = region, count, before
        worth = self._known.get(key)
        if worth is None:
            mine = self._points[region][0] + before
            gain = self._tiles(region, mine + count) - self._tiles(region, mine)
            worth = self._known[key] = gain + self._lead * HIGHEST_TILES[region] * count
        return worth

    def region_worth(self, region: str) -> float:
        """The tiles that the points in a region will win, and the lead that they are."""
        mine = self._points[region][0]
        return self._tiles(region, mine) + self._lead * HIGHEST_TILES[region] * mine

    def _tiles(self, region: str, mine: float) -> float:
        """The tiles that so many points would win in the scorings to come."""
        if self.weights.doubt:
            return _expected_tiles(self.weights, region, self._letter, self._rivals[region], mine)
        return self._tiles_as_others_stand(region, mine)

    def _tiles_as_others_stand(self, region: str, mine: float) -> float:
        if not mine:
            return 0.0
        ahead = sum([points >= mine for points in self._points[region][1:]])
        return _tiles_behind(region, ahead, self._letter, self.weights.later_scoring)

    # --- gold

    def _price_of_point(self, left: int) -> float:
        return self.more_gold(TEMPLE_POINT, left)

    def _worth_of_gold(self, amount: int) -> float:
        worth, places = self._gold_use * amount, self.weights.gold_places
        if not places:
            return worth
        return worth + places * _expected_tiles(self.weights, GOLD, self._letter, self._rivals[GOLD], amount)

    def more_gold(self, amount: int, have: int | None = None) -> float:
        """What so much gold is worth beyond what there is, in hand unless said otherwise."""
        if not self.weights.gold_places:
            return self._gold_use * amount
        if have is None:
            have = self._gold_in_hand
        return self.gold[have + amount] - self.gold[have]

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
        worth = self._ports.get((port, before))
        if worth is None:
            pays = [self.contract(port, good, before) for good in GOODS]
            worth = self._ports[port, before] = sum(pays) / len(GOODS)
        return worth


@lru_cache(maxsize=1 << 12)
def _tiles_behind(region: str, ahead: int, first: str, later: float) -> float:
    """The tiles of a region from a letter on for someone with so many ahead, later ones counting less."""
    total, weight = 0.0, 1.0
    for letter in LETTERS[LETTERS.index(first) :]:
        row = BOX.point_tiles.of(region)[letter]
        total += weight * (row[ahead] if ahead < len(row) else 0)
        weight *= later
    return total


@lru_cache(maxsize=1 << 13)
def _expected_tiles(weights: Weights, temple: str, first: str, rivals: Points, mine: float) -> float:
    """By how likely each of the others is ahead when a temple is scored, the less sure the later."""
    tiles = BOX.point_tiles.of(temple)
    doubt = weights.doubt_gold if temple == GOLD else weights.doubt
    leads = [other - mine + weights.tie for other in rivals]
    total, weight = 0.0, 1.0
    for away, letter in enumerate(LETTERS[LETTERS.index(first) :]):
        if mine or away:
            spread = doubt * (1 + away * weights.more_doubt)
            total += weight * expected_tile(tiles[letter], leads, spread)
        weight *= weights.later_scoring
    return total
