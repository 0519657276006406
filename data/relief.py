"""Mountains and rivers for ornament, in degrees (data/relief.json)."""

from functools import cache
from pathlib import Path

from pydantic import Field

from data.geography import Line, read_map
from data.loader import FOLDER, Facts

FILE = FOLDER / "relief.json"


class Relief(Facts):
    """Ridge lines and river courses by name."""

    about: str = Field(min_length=1)
    ranges: dict[str, Line]
    rivers: dict[str, Line]


@cache
def relief(path: Path = FILE) -> Relief:
    """Mountains and rivers, read once."""
    return read_map(path, Relief)
