"""The word catalogues: Mozilla Fluent files, one folder per language, one file per title or surface."""

from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime.types import FluentInt

from data import forms, titles
from data.durations import read_duration, write_duration
from data.language import FOLDER, SOURCE, language, languages, locales
from data.messages import Messages, parse

__all__ = [
    "FOLDER",
    "SOURCE",
    "bundle",
    "countable",
    "files",
    "keys",
    "language",
    "languages",
    "locales",
    "parse",
]


def countable(count: int, locale: str) -> int:
    """A number as sentences take it: with the digits in groups only where the language groups them."""
    return count if abs(count) >= language(locale).grouped_from else FluentInt(count, useGrouping=False)


def files(locale: str) -> list[Path]:
    """All files of a language: ours, then those of titles that bring their own."""
    folders = [FOLDER / locale, *(folder / "words" / locale for folder in titles.other_folders())]
    return [path for folder in folders for path in sorted(folder.glob("*.ftl"))]


@cache
def bundle(locale: str) -> Messages:
    """All messages of a language. A key that two of our files define is refused; where a title from elsewhere
    defines one of ours, ours stays."""
    made = Messages(language(locale).formats, _functions(locale))
    for path in files(locale):
        made.add_file(path, unique=path.parent == FOLDER / locale)
    return made


def _functions(locale: str) -> dict[str, Any]:
    """What the catalogues may call: a form of a word, a place, a capital letter, a date, a length of time."""
    return {
        "FORM": lambda word, name: forms.form(bundle(locale), word, name),
        "PLACE": lambda printed: forms.place(bundle(locale), printed),
        "CAPITAL": lambda word: word[:1].upper() + word[1:],
        "SPAN": lambda length: write_duration(read_duration(length), locale),
        "DAY": lambda day: language(locale).day(date.fromisoformat(day)),
    }


@cache
def keys(locale: str) -> frozenset[str]:
    """Every message of a language, but for those of its own grammar."""
    return frozenset(key for key in bundle(locale).files if not key.startswith((forms.FORM, "-")))
