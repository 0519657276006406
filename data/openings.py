"""Which event of a game tells a player's opening, declared as data."""

from functools import cache
from pathlib import Path

from pydantic import RootModel

from data.loader import Facts, load_if_there


class Opening(Facts):
    """The first of these events that names a player, and the argument that tells what they chose."""

    events: tuple[str, ...]
    arg: str


class OpeningsFile(RootModel[dict[str, Opening]]):
    root: dict[str, Opening] = {}


@cache
def read_openings(path: Path) -> dict[str, Opening]:
    """By title."""
    return load_if_there(OpeningsFile, path).root
