"""The titles that are installed, as the engine plays them."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from typing import Any

from data.titles import Stage, installed_titles, titles_left_out
from engine.choice import AllOf
from engine.core import Game
from engine.errors import BadSetup
from engine.text import Text, text


@dataclass(slots=True)
class Title:
    """What a lobby needs to know of a title."""

    id: str
    name: str
    """As it is printed on the box."""
    seats: tuple[int, ...]
    options: AllOf
    stage: Stage = "whole"

    @property
    def local_name(self) -> Text:
        """Its name, as the reader's language calls it, with a mark where the title is not finished."""
        name = game(self.id).local_name
        return name if self.stage == "whole" else text(f"title-{self.stage}", name=name)


ALL_DRAFTS = "all"
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
    """Every title that is shown to people, by its id: all but the drafts that nobody tries here."""
    known = {
        game.id: Title(game.id, game.name, game.seats, game.options, stage_of(game.id))
        for game in games().values()
    }
    return {title.id: title for title in known.values() if title.stage != "draft" or title.id in _TRIED}


def printed_name(title: str) -> str:
    """The name of a title that may be gone: then its id."""
    known = games().get(title)
    return known.name if known else title


def local_name(title: str) -> Text:
    """The same as the reader's language calls it."""
    known = games().get(title)
    return known.local_name if known else text("plain", what=title)


def stage_of(title: str) -> Stage:
    known = installed_titles().get(title)
    return known.package.stage if known else "whole"


_TRIED: set[str] = set()


def try_drafts(wanted: Collection[str]) -> None:
    """Show these drafts, or all where `all` is among them; a title that is not installed is refused."""
    drafts = {title for title in games() if stage_of(title) == "draft"}
    if unknown := set(wanted) - set(games()) - {ALL_DRAFTS}:
        reasons = [str(title) for title in titles_left_out() if title.id in unknown]
        raise BadSetup(" ".join(reasons) or f"There is no title {sorted(unknown)[0]!r} to try.")
    _TRIED.clear()
    _TRIED.update(drafts if ALL_DRAFTS in wanted else wanted)


def is_tried(title: str) -> bool:
    """Whether its author tries this title here, whatever its stage is."""
    return title in _TRIED


def game(title: str) -> Game[Any, Any]:
    try:
        return games()[title]
    except KeyError:
        raise BadSetup(f"There is no title {title!r}; there are {', '.join(sorted(games()))}.") from None
