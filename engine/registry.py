"""The titles of this engine: every package below `engine/` that holds a GAME."""

import importlib
import pkgutil
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

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


@cache
def games() -> dict[str, Game[Any, Any]]:
    """Every title's rules by its id."""
    games: dict[str, Game[Any, Any]] = {}
    for module in pkgutil.iter_modules([str(Path(__file__).parent)]):
        if module.ispkg:
            game: Game[Any, Any] = importlib.import_module(f"engine.{module.name}").GAME
            games[game.id] = game
    return games


def titles() -> dict[str, Title]:
    """Every title by its id."""
    return {game.id: Title(game.id, game.name, game.seats, game.options) for game in games().values()}


def game(title: str) -> Game[Any, Any]:
    try:
        return games()[title]
    except KeyError:
        raise BadSetup(f"There is no title {title!r}; there are {', '.join(sorted(games()))}.") from None
