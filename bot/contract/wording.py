"""Every word that a match can say, and what is missing or broken in it."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import engine
from data import catalogue
from engine import registry
from engine.choice import texts
from engine.text import SeatName


def words_of(decision: engine.Decision) -> Iterator[engine.Text]:
    yield decision.prompt
    yield from decision.facts
    yield from texts(decision.choice)


def words_in(event: engine.Event) -> list[engine.Text]:
    """What an event says to all and to some."""
    return [words for words in (event.text, *event.private.values()) if words]


def languages_due(title: str) -> tuple[str, ...]:
    """What a title has to speak by its stage: a draft no language, a trial English, a whole one all."""
    match registry.stage_of(title):
        case "draft":
            return ()
        case "trial":
            return (catalogue.SOURCE,)
        case _:
            return catalogue.locales()


def wrong_words(words: engine.Text, locale: str) -> list[str]:
    """What is missing or broken when these words are said in this language."""
    wrong = [line for arg in words.args.values() for line in _wrong_arg(arg, locale)]
    args = {name: arg if isinstance(arg, str | int) else "…" for name, arg in words.args.items()}
    return [*wrong, *_wrong_message(locale, words.key, tuple(sorted(args.items())))]


@cache
def _wrong_message(locale: str, key: str, args: tuple[tuple[str, str | int], ...]) -> tuple[str, ...]:
    """The same for one message: a game says most of its sentences again and again."""
    bundle = catalogue.bundle(locale)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        return (f"{locale}: {key} is missing",)
    _sentence, errors = bundle.format_pattern(pattern, dict(args))
    return tuple(f"{locale}: {key}: {error}" for error in errors)


def _wrong_arg(arg: Any, locale: str) -> list[str]:
    match arg:
        case engine.Text():
            return wrong_words(arg, locale)
        case tuple():
            return [wrong for inner in arg for wrong in _wrong_arg(inner, locale)]
        case SeatName() | str() | int():
            return []
        case _:
            return [f"{arg!r} cannot be said"]
