"""The forms of a word inside a sentence: a case, an article, a preposition, a gender.

A sentence asks for a form by its name, `{ FORM($port, "to") }`, and the language's own files say it: as an
attribute of the message that the word comes from, or for all others as `form-to`. Which forms there are is up
to each language. `$name` is the word as it is spelt.

    genoa-building-gil = Gilda         place-corfu = Korfoe      form-to = a { $name }
        .at = nella Gilda                  .at = op { $name }

A place that the data calls by its printed name is `place-<its letters>` in every language: Corfu and Corfù
have the same letters.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any
from unicodedata import normalize

from fluent.runtime import FluentBundle

FORM = "form-"
"""What the messages begin with that a language has for its own grammar, and English need not have."""
PLACE = "place-"
"""What the names of places begin with, before the letters of the printed name."""


class Word(str):
    """What fills a place in a sentence, with where its forms are found."""

    __slots__ = ("args", "key", "mark", "parts")

    key: str
    """The message that it comes from, or nothing for a person's name."""
    args: Mapping[str, Any]
    """What that message was told."""
    parts: tuple[str, ...]
    """The words of a list."""
    mark: str
    """A sign that follows it in every form."""

    def __new__(
        cls,
        word: str,
        key: str = "",
        args: Mapping[str, Any] | None = None,
        parts: tuple[str, ...] = (),
        mark: str = "",
    ) -> "Word":
        made = super().__new__(cls, word + mark)
        made.key, made.args, made.parts, made.mark = key, args or {}, parts, mark
        return made

    def __eq__(self, other: object) -> bool:
        """Two words that only look the same may have other forms."""
        alike = str.__eq__(self, other) is True
        if isinstance(other, Word):
            return alike and (self.key, self.args, self.parts) == (other.key, other.args, other.parts)
        return alike

    __hash__ = str.__hash__


def form(bundle: FluentBundle, word: str, name: str) -> str:
    """A word in the form of this name; as it is, where the language says nothing of that form."""
    origin = word if isinstance(word, Word) else Word(str(word))
    if origin.parts:
        return join(bundle, [form(bundle, part, name) for part in origin.parts])
    bare = str(origin).removesuffix(origin.mark)
    for key, args in ((origin.key, origin.args), (place_key(str(origin.args.get("name", ""))), {})):
        if bundle.has_message(key) and (pattern := bundle.get_message(key).attributes.get(name)):
            return _format(bundle, pattern, {"name": bare, **args}) + origin.mark
    if bundle.has_message(FORM + name):
        return _format(bundle, bundle.get_message(FORM + name).value, {"name": bare}) + origin.mark
    return str(word)


def join(bundle: FluentBundle, parts: Sequence[str]) -> str:
    """`a, b and c` as this language joins them."""
    if len(parts) < 2:
        return "".join(parts)
    args = {"most": ", ".join(parts[:-1]), "last": parts[-1]}
    return _format(bundle, bundle.get_message("list-last").value, args)


def place(bundle: FluentBundle, printed: str) -> str:
    """A place as this language calls it, with its forms; what is no place stays as it is."""
    key = place_key(printed)
    if not bundle.has_message(key):
        return printed
    return Word(_format(bundle, bundle.get_message(key).value, {}), key)


def place_key(printed: str) -> str:
    """The message that holds the name of a place, by the name that is printed on its board."""
    return PLACE + slug(printed)


def slug(name: str) -> str:
    """The plain letters of a name, as the key of a message has them: St Jean d’Acre is st-jean-d-acre."""
    plain = normalize("NFKD", name.replace("’", " ")).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def _format(bundle: FluentBundle, pattern: Any, args: Mapping[str, Any]) -> str:
    formatted, _errors = bundle.format_pattern(pattern, dict(args))
    return str(formatted)
