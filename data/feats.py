"""The feats that a game's events can prove, declared as data."""

from functools import cache
from pathlib import Path
from typing import Literal

from data.loader import BadData, Facts, load_if_there


class Feat(Facts):
    """One feat: which event proves it, of whom, and how much of it there must be."""

    id: str
    title: str
    event: str
    who: str
    measure: Literal["count", "largest", "sum", "longest"]
    arg: str = ""
    least: int


class FeatsFile(Facts):
    feats: tuple[Feat, ...] = ()


@cache
def read_feats(path: Path) -> tuple[Feat, ...]:
    listed = load_if_there(FeatsFile, path).feats
    for feat in listed:
        if (feat.measure == "count") == bool(feat.arg):
            raise BadData(
                f"feats.yaml: {feat.id}: every measure but count needs an arg, and count needs none"
            )
    if len({feat.id for feat in listed}) != len(listed):
        raise BadData("feats.yaml: feats: two feats have the same id")
    return listed
