"""The word catalogues: Mozilla Fluent files, one folder per language, one file per title or surface."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from data.loader import BadData

FOLDER = Path(__file__).parent / "words"
SOURCE = "en"
"""The language every other one is measured against, and the one that stands in for a missing word."""


@cache
def locales() -> tuple[str, ...]:
    found = sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir())
    return (SOURCE, *(name for name in found if name != SOURCE))


@cache
def bundle(locale: str) -> FluentBundle:
    """All messages of a language; a message defined twice or misspelt is refused."""
    made = FluentBundle([locale], use_isolating=False)
    places: dict[str, str] = {}
    for path in sorted((FOLDER / locale).glob("*.ftl")):
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            _check(entry, f"words/{locale}/{path.name}", places)
        made.add_resource(resource)
    return made


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
    """Every message of a language."""
    found: set[str] = set()
    for path in (FOLDER / locale).glob("*.ftl"):
        resource = FluentResource(path.read_text(encoding="utf-8"))
        found |= {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    return frozenset(found)
