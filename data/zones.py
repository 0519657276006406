"""Sea zones of the galley titles: where they lie and which touch (data/zones_*.json)."""

from functools import cache
from pathlib import Path
from typing import Self

from pydantic import Field, model_validator

from data.geography import Line, Point, Ring, read_map
from data.loader import FOLDER, Facts


class Zone(Facts):
    """A sea zone: its outline, and the point that its pieces gather around."""

    polygon: Ring
    center: Point


class Border(Facts):
    """The line between two zones that touch."""

    between: tuple[str, str]
    line: Line


class Zones(Facts):
    """All sea zones of a title, by id, with the borders between them."""

    about: str = Field(min_length=1)
    zones: dict[str, Zone] = Field(min_length=1)
    borders: tuple[Border, ...]

    @model_validator(mode="after")
    def _borders_join_known_zones(self) -> Self:
        for number, border in enumerate(self.borders):
            first, other = border.between
            if first == other:
                raise ValueError(f"border {number} joins {first} to itself")
            for zone in border.between:
                if zone not in self.zones:
                    raise ValueError(f"border {number} names an unknown zone {zone}")
        return self

    def neighbours(self, zone: str) -> tuple[str, ...]:
        """The zones that share a border with this one, in the order of the file."""
        others = [b.between[1 - b.between.index(zone)] for b in self.borders if zone in b.between]
        return tuple(dict.fromkeys(others))


@cache
def read_zones(path: Path) -> Zones:
    """The zones of one file, read once."""
    return read_map(path, Zones)


def zones(title: str) -> Zones:
    """The sea zones of a title: mediterranee or serenissima."""
    return read_zones(FOLDER / f"zones_{title}.json")
