"""Where the words and rules of this repository are: ours, and those of titles in packages of their own."""

from pathlib import Path
from typing import NamedTuple

from data import catalogue, titles

ROOT = Path(__file__).parents[2]
TITLES = ROOT / "titles"


class Home(NamedTuple):
    """A folder for each language in `words`, and one in `rules`."""

    words: Path
    rules: Path


def homes() -> list[Home]:
    """A title that was installed from elsewhere is its author's to look after."""
    packaged = [folder for folder in titles.other_folders() if folder.is_relative_to(TITLES)]
    ours = Home(catalogue.FOLDER, catalogue.FOLDER.parent / "rules")
    return [ours, *(Home(folder / "words", folder / "rules") for folder in packaged)]


def word_files(locale: str) -> list[Path]:
    """Every file of messages in a language."""
    return [path for home in homes() for path in sorted((home.words / locale).resolve().glob("*.ftl"))]


def rules_pages(locale: str) -> dict[str, Path]:
    """Every page of rules in a language, by the name of its file."""
    return {path.name: path for home in homes() for path in sorted((home.rules / locale).glob("*.md"))}


def fact_files() -> list[Path]:
    """The facts of every title, and what else is declared beside them."""
    return [path for folder in ("data", "titles/*/data") for path in sorted(ROOT.glob(f"{folder}/*.yaml"))]
