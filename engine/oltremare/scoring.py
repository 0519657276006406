"""Awards for prestige and markers, the worth of a cargo, and the final score."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from engine.core import Result, rank_scores
from engine.oltremare.components import BOX, GOOD_OF, run_worth
from engine.oltremare.state import Merchant, State
from engine.text import Seat


def awards(standing: Mapping[Seat, Any], deserving: Mapping[Seat, bool]) -> dict[Seat, int]:
    """6, 3 and 1 by rank: equals share their place's award and the places after them are skipped."""
    places = BOX.awards.places
    won: dict[Seat, int] = {}
    for seat, worth in standing.items():
        place = sum(other > worth for other in standing.values())
        won[seat] = places[place] if deserving[seat] and place < len(places) else 0
    return won


def prestige_awards(merchants: Sequence[Merchant]) -> dict[Seat, int]:
    """Who has traded most with active players; nobody is paid for no prestige at all."""
    standing = {seat: merchant.prestige for seat, merchant in enumerate(merchants)}
    return awards(standing, {seat: prestige > 0 for seat, prestige in standing.items()})


def marker_awards(merchants: Sequence[Merchant]) -> dict[Seat, int]:
    """Who has the most harbour markers, then the most different ones."""
    standing = {
        seat: (len(merchant.markers), len(set(merchant.markers))) for seat, merchant in enumerate(merchants)
    }
    return awards(standing, {seat: count > 0 for seat, (count, _) in standing.items()})


def runs(cargo: Sequence[str]) -> list[tuple[str, int]]:
    """The cargo from its top down as (good, number of neighbouring cards)."""
    goods = [GOOD_OF[card] for card in reversed(cargo)]
    return [(good, len(list(cards))) for good, cards in groupby(goods)]


def cargo_worth(cargo: Sequence[str]) -> int:
    return sum(run_worth(good, length) for good, length in runs(cargo))


def parts(s: State) -> dict[Seat, dict[str, int]]:
    """Each player's final score: ducats, goods sold, harbour markers, prestige, less the pirate stack."""
    markers, prestige = marker_awards(s.merchants), prestige_awards(s.merchants)
    return {
        seat: {
            "ducats": merchant.ducats,
            "cargo": cargo_worth(merchant.cargo),
            "markers": markers[seat],
            "prestige": prestige[seat],
            "pirates": -BOX.pirates_cost * len(merchant.pirates),
        }
        for seat, merchant in enumerate(s.merchants)
    }


def result(s: State) -> Result:
    return rank_scores(parts(s))
