"""The coastline of the Mediterranean and the Black Sea, in degrees (data/coast.json)."""

from functools import cache
from pathlib import Path
from typing import Self

from pydantic import Field, model_validator

from data.geography import Latitude, Longitude, Point, Ring, read_map
from data.loader import FOLDER, Facts

FILE = FOLDER / "coast.json"


class Land(Facts):
    """One piece of land: its shore, and the lakes in it."""

    outer: Ring
    holes: tuple[Ring, ...] = ()


class Coast(Facts):
    """All land inside a box of west, south, east, north."""

    source: str = Field(min_length=1)
    bbox: tuple[Longitude, Latitude, Longitude, Latitude]
    polygons: tuple[Land, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def _inside_the_box(self) -> Self:
        west, south, east, north = self.bbox
        if west >= east or south >= north:
            raise ValueError("bbox must be west, south, east, north")
        for number, land in enumerate(self.polygons):
            for ring in (land.outer, *land.holes):
                for lon, lat in ring:
                    if not (west <= lon <= east and south <= lat <= north):
                        raise ValueError(f"polygon {number} leaves the bbox at {lon}, {lat}")
        return self

    def beyond(self, point: Point) -> Point:
        """Carry a point on the edge of the data far outside, so that cut land has no shore at the cut."""
        west, south, east, north = self.bbox
        lon, lat = point
        far = 20.0
        lon = lon - far if lon <= west else lon + far if lon >= east else lon
        lat = lat - far if lat <= south else lat + far if lat >= north else lat
        return lon, lat


@cache
def coast(path: Path = FILE) -> Coast:
    """The coastline, read once."""
    return read_map(path, Coast)
