"""The titles that are installed, as the engine plays them."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from data.titles import installed_titles, titles_left_out
from engine.choice import AllOf
from engine.core import Game
from engine.errors import BadSetup
from engine.text import Text


@dataclass(slots=True)
class Title:
    """What a lobby needs to know of a title."""

    id: str
    name: str
    """As it is printed on the box."""
    seats: tuple[int, ...]
    options: AllOf

    @property
    def local_name(self) -> Text:
        """Its name, as the reader's language calls it."""
        return game(self.id).local_name


NO_TITLES = (
    "No title is installed, not even ours: what is installed is older than this code. Install Fondaco again: "
    "`make run` and `make test` do, or `pip install --no-deps --no-build-isolation --editable .`"
)


@cache
def games() -> dict[str, Game[Any, Any]]:
    """Every title's rules by its id."""
    installed = installed_titles()
    if not installed and not titles_left_out():
        raise BadSetup(NO_TITLES)
    return {title.id: title.game for title in installed.values()}


def titles() -> dict[str, Title]:
    """Every title by its id."""
    return {game.id: Title(game.id, game.name, game.seats, game.options) for game in games().values()}


def game(title: str) -> Game[Any, Any]:
    try:
        return games()[title]
    except KeyError:
        raise BadSetup(f"There is no title {title!r}; there are {', '.join(sorted(games()))}.") from None
