"""The word catalogues: Mozilla Fluent files, one folder per language, one file per title or surface."""

from datetime import date
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

from data import forms
from data.durations import read_duration, write_duration
from data.language import FOLDER, SOURCE, language, languages, locales
from data.loader import BadData

__all__ = ["FOLDER", "SOURCE", "bundle", "countable", "keys", "language", "languages", "locales", "parse"]


def countable(count: int, locale: str) -> int:
    """A number as sentences take it: with the digits in groups only where the language groups them."""
    return count if abs(count) >= language(locale).grouped_from else FluentInt(count, useGrouping=False)


@cache
def bundle(locale: str) -> FluentBundle:
    """All messages of a language; a message defined twice or misspelt is refused."""
    made = FluentBundle([language(locale).formats], _functions(locale), use_isolating=False)
    places: dict[str, str] = {}
    for path in sorted((FOLDER / locale).glob("*.ftl")):
        resource = parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            _check(entry, f"words/{locale}/{path.name}", places)
        made.add_resource(resource)
    return made


@cache
def parse(written: str) -> ast.Resource:
    """What a file of messages says; to parse all files of a language takes half a second."""
    parsed: ast.Resource = FluentResource(written)
    return parsed


def _functions(locale: str) -> dict[str, Any]:
    """What the catalogues may call: a form of a word, a place, a capital letter, a date, a length of time."""
    return {
        "FORM": lambda word, name: forms.form(bundle(locale), word, name),
        "PLACE": lambda printed: forms.place(bundle(locale), printed),
        "CAPITAL": lambda word: word[:1].upper() + word[1:],
        "SPAN": lambda length: write_duration(read_duration(length), locale),
        "DAY": lambda day: language(locale).day(date.fromisoformat(day)),
    }


def _check(entry: object, where: str, places: dict[str, str]) -> None:
    """Refuse what cannot be read or stands somewhere already; `places` remembers where each key stands."""
    if isinstance(entry, ast.Junk):
        raise BadData(f"{where}: cannot be read near: {(entry.content or '').strip()[:60]}")
    if isinstance(entry, ast.Message):
        key = entry.id.name
        if key in places:
            raise BadData(f"{where}: {key}: stands in {places[key]} already")
        places[key] = where


@cache
def keys(locale: str) -> frozenset[str]:
    """Every message of a language, but for those of its own grammar."""
    names: set[str] = set()
    for path in (FOLDER / locale).glob("*.ftl"):
        resource = parse(path.read_text(encoding="utf-8"))
        names |= {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    return frozenset(key for key in names if not key.startswith(forms.FORM))
