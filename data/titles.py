"""The titles that are installed here; each package offers its own by an entry point of `fondaco.titles`."""

import importlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Literal

from data.campaign import Scene, read_scenes
from data.campaign import terms as campaign_terms
from data.cover_cards import CoverCard, read_cover_cards
from data.feats import Feat, read_feats
from data.lessons import Lesson, read_lesson
from data.loader import FOLDER, BadData
from data.messages import check_messages
from data.openings import Opening, read_openings

GROUP = "fondaco.titles"
OURS = "fondaco"
API = 1
"""The version of what `engine.author` offers to titles; a change that breaks one raises it."""

MOST_SEATS = 8
"""So many are told apart by colour, shape and letter (`render/theme.py`)."""

LONGEST_REASON = 300  # characters: a reason is a sentence, and some errors quote a whole file

Stage = Literal["draft", "trial", "whole"]
"""A draft has rules and little else, and is seen by its author; a trial is shown with a mark."""


class BadTitle(Exception):
    """A package that offers a title which cannot be used here; the message says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TitlePackage:
    """What a package offers: where a title's rules, pictures and data are. Its entry point names one."""

    api: int
    """The version of `engine.author` that the title was written for."""
    game: str
    """The module that holds its GAME. The steps of the title are in that module or below it."""
    artist: str = "render.plain_artist"
    """The module that holds its ARTIST, or the class of it, which is then made for the game. Without one, a
    plain board is drawn from the View."""
    data: Path | None = None
    """A folder laid out as the one of this file: `words/`, `rules/`, `lessons/`, `feats.yaml` and so on.
    Every file in it may be missing."""
    stage: Stage = "draft"


@dataclass(frozen=True, slots=True)
class InstalledTitle:
    """A title that was loaded, with all it brings."""

    id: str
    package: TitlePackage
    game: Any
    """An `engine.core.Game`."""
    artist: Any
    """A `render.artist.Artist`."""
    card: CoverCard | None = None
    lesson: Lesson | None = None
    feats: tuple[Feat, ...] = ()
    opening: Opening | None = None
    scene: Scene | None = None


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A title that is offered and cannot be played."""

    id: str
    distribution: str
    reason: str

    def __str__(self) -> str:
        return f"The title {self.id} of the package {self.distribution} is left out: {self.reason}"


@cache
def discover() -> tuple[dict[str, InstalledTitle], tuple[LeftOut, ...]]:
    """What is installed, looked for once."""
    return load_titles(entry_points(group=GROUP))


def installed_titles() -> dict[str, InstalledTitle]:
    """Every title that can be played here, by its id."""
    return discover()[0]


def titles_left_out() -> tuple[LeftOut, ...]:
    """Every title that is offered to us and cannot be loaded."""
    return discover()[1]


def load_titles(
    entries: Iterable[EntryPoint],
) -> tuple[dict[str, InstalledTitle], tuple[LeftOut, ...]]:
    """The titles behind these entry points; one that cannot be loaded is left out, and no other suffers."""
    installed: dict[str, InstalledTitle] = {}
    left_out: list[LeftOut] = []
    for entry in sorted(entries, key=lambda entry: (_distribution(entry) != OURS, entry.name)):
        try:
            if entry.name in installed:
                raise BadTitle("another package offers a title of that name; remove one of the two")
            installed[entry.name] = _load_title(entry)
        except (Exception, SystemExit) as error:
            left_out.append(LeftOut(entry.name, _distribution(entry), _reason(error)))
    return installed, tuple(left_out)


def _distribution(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else "?"


def _reason(error: Exception | SystemExit) -> str:
    """An error in one line; one that was not raised on purpose with the name of its kind."""
    named = str(error) if isinstance(error, BadTitle | BadData) else f"{type(error).__name__}: {error}"
    return " ".join(named.split())[:LONGEST_REASON]


def _load_title(entry: EntryPoint) -> InstalledTitle:
    package = entry.load()
    if not isinstance(package, TitlePackage):
        raise BadTitle(f"{entry.value} is not an engine.author.TitlePackage")
    if package.api != API:
        raise BadTitle(
            f"it was written for version {package.api} of engine.author, and this is version {API}; "
            "install a version of it that fits, or another Fondaco"
        )
    game = _held_by(package.game, "GAME")
    if game.id != entry.name:
        raise BadTitle(f"its entry point is called {entry.name}, and its game {game.id}; give both one name")
    if max(game.seats) > MOST_SEATS:
        raise BadTitle(f"it is played by up to {max(game.seats)}, and a table has {MOST_SEATS} seats at most")
    artist = _held_by(package.artist, "ARTIST")
    if isinstance(artist, type):
        artist = artist(game)
    if package.data and _distribution(entry) != OURS:  # our tests read ours, and reading them takes long
        check_messages(sorted(package.data.glob("words/*/*.ftl")))
    return InstalledTitle(game.id, package, game, artist, **_read_data(game.id, package.data))


def _held_by(module: str, name: str) -> Any:
    try:
        return getattr(importlib.import_module(module), name)
    except AttributeError:
        raise BadTitle(f"{module} has no {name}") from None


def _read_data(title: str, folder: Path | None) -> dict[str, Any]:
    """What a title's folder says of it."""
    if folder is None:
        return {}
    if not folder.is_dir():
        raise BadTitle(f"its data folder {folder} is not there")
    lesson = folder / "lessons" / f"{title}.yaml"
    return {
        "card": read_cover_cards(folder / "cover_cards.yaml").get(title),
        "lesson": read_lesson(lesson) if lesson.exists() else None,
        "feats": tuple(feat for feat in read_feats(folder / "feats.yaml") if feat.title == title),
        "opening": read_openings(folder / "openings.yaml").get(title),
        "scene": read_scenes(folder / "scenes.yaml").get(title),
    }


def folder_of(title: str) -> Path:
    """Where a title's words, rules pages and lesson are."""
    known = installed_titles().get(title)
    return known.package.data or FOLDER if known else FOLDER


def other_folders() -> Iterator[Path]:
    """The data folders of titles that do not keep theirs in ours."""
    folders = dict.fromkeys(title.package.data for title in installed_titles().values())
    return (folder for folder in folders if folder not in (None, FOLDER))


def title_of_module(module: str) -> str:
    """The title to whose rules a module belongs; a module of no title is called by its own name."""
    for title in installed_titles().values():
        if f"{module}.".startswith(f"{title.package.game}."):
            return title.id
    return module


def lessons() -> dict[str, Lesson]:
    """Every lesson by its title."""
    return {title.id: title.lesson for title in installed_titles().values() if title.lesson}


def cover_cards() -> dict[str, CoverCard]:
    """By title."""
    return {title.id: title.card for title in installed_titles().values() if title.card}


def openings() -> dict[str, Opening]:
    """By title."""
    return {title.id: title.opening for title in installed_titles().values() if title.opening}


def scenes() -> list[Scene]:
    """Where each title is told of, in the order of a campaign's story."""
    known = [title.scene for title in installed_titles().values() if title.scene]
    return sorted(known, key=lambda scene: (scene.order, scene.id))


def scene_of(title: str) -> Scene:
    """Where a title is told of; of one that says nothing of it, somewhere at sea."""
    return next((scene for scene in scenes() if scene.id == title), campaign_terms().elsewhere)


def feats() -> tuple[Feat, ...]:
    return tuple(feat for title in installed_titles().values() for feat in title.feats)


def feats_of(title: str) -> tuple[Feat, ...]:
    known = installed_titles().get(title)
    return known.feats if known else ()
