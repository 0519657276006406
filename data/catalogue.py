"""The word catalogues: Mozilla Fluent files, one folder per language, one file per title or surface."""

from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

from data import forms, titles
from data.durations import read_duration, write_duration
from data.language import FOLDER, SOURCE, language, languages, locales
from data.loader import BadData
from data.messages import parse, read_messages

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
def bundle(locale: str) -> FluentBundle:
    """All messages of a language. One that is misspelt, or defined twice in our files, is refused; where a
    title from elsewhere defines one of ours, ours stays."""
    made = FluentBundle([language(locale).formats], _functions(locale), use_isolating=False)
    places: dict[str, str] = {}
    for path in files(locale):
        resource = read_messages(path)
        if path.parent == FOLDER / locale:
            _check_keys(resource, f"words/{locale}/{path.name}", places)
        made.add_resource(resource)
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


def _check_keys(resource: ast.Resource, where: str, places: dict[str, str]) -> None:
    """Refuse a key that another file has already; `places` remembers where each key is."""
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            key = entry.id.name
            if key in places:
                raise BadData(f"{where}: {key}: stands in {places[key]} already")
            places[key] = where


@cache
def keys(locale: str) -> frozenset[str]:
    """Every message of a language, but for those of its own grammar."""
    names: set[str] = set()
    for path in files(locale):
        names |= {entry.id.name for entry in read_messages(path).body if isinstance(entry, ast.Message)}
    return frozenset(key for key in names if not key.startswith(forms.FORM))
