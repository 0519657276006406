"""Which place in a temple to expect when it is scored."""

from collections.abc import Sequence
from math import exp


def expected_tile(tiles: Sequence[int], leads: Sequence[float], spread: float) -> float:
    """The tile to expect where each of the others leads by so much today, in doubt by so much."""
    places = [1.0]
    """How likely so many of the others are ahead."""
    for lead in leads:
        ahead = 1 / (1 + exp(-lead / spread))
        behind = 1 - ahead
        more = [chance * ahead for chance in places]
        places = [chance * behind for chance in places] + [0.0]
        for place, chance in enumerate(more, start=1):
            places[place] += chance
    return sum([tile * chance for tile, chance in zip(tiles, places, strict=False)])
