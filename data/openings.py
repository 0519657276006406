"""Which event of a game tells a player's opening, declared as data."""

from functools import cache

from pydantic import RootModel

from data.loader import FOLDER, Facts, load


class Opening(Facts):
    """The first of these events that names a player, and the argument that tells what they chose."""

    events: tuple[str, ...]
    arg: str


class OpeningsFile(RootModel[dict[str, Opening]]):
    pass


@cache
def openings() -> dict[str, Opening]:
    return load(OpeningsFile, FOLDER / "openings.yaml").root
