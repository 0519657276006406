"""The menus from which the numbers of a share are chosen: which buckets each has, and what a choice means."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bot.chat.messages.parts import MOST_ITEMS
from engine.choice import Share

MOST_MENUS = 4
ENOUGH = 5
"""Counts of one bucket with which a menu is worth having."""


@dataclass(frozen=True, slots=True)
class CountMenu:
    """Some of the buckets of a share, by their places, and how many counts of each a menu offers."""

    places: tuple[int, ...]
    counts: int


def count_menus(share: Share) -> list[CountMenu]:
    """The buckets that leave a choice, in as few menus as offer enough counts of each."""
    places = [place for place, bucket in enumerate(share.buckets) if bucket.high > bucket.low]
    if not places:
        return []
    needed = min(ENOUGH, max(share.buckets[place].high - share.buckets[place].low for place in places))
    here = min(max(1, MOST_ITEMS // needed), len(places))
    menus = min(MOST_MENUS, -(-len(places) // here))
    here = -(-len(places) // menus)
    groups = [tuple(places[start : start + here]) for start in range(0, len(places), here)]
    return [CountMenu(group[:MOST_ITEMS], max(1, MOST_ITEMS // len(group))) for group in groups]


def offers_every_count(share: Share) -> bool:
    """Whether nothing needs to be written."""
    offered = {place: menu.counts for menu in count_menus(share) for place in menu.places}
    return all(
        bucket.high - bucket.low <= offered.get(place, 0) for place, bucket in enumerate(share.buckets)
    )


def with_counts(
    share: Share, number: int, counts: Mapping[str, int], chosen: Iterable[str]
) -> dict[str, int] | None:
    """The counts after a choice from one of the menus; None where the menu never offered that.

    A menu says what all of its buckets hold: what is not chosen there is at its least. Of several counts of
    one bucket the largest is meant.
    """
    menus = count_menus(share)
    if not 0 <= number < len(menus):
        return None
    made = dict(counts) | {
        share.buckets[place].id: share.buckets[place].low for place in menus[number].places
    }
    for item in chosen:
        named = re.fullmatch(r"(\d{1,3})x(\d{1,6})", item)
        if named is None or int(named[1]) not in menus[number].places:
            return None
        bucket = share.buckets[int(named[1])]
        if not bucket.low <= int(named[2]) <= bucket.high:
            return None
        made[bucket.id] = max(made[bucket.id], int(named[2]))
    return made
