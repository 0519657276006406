"""Says a Text in a reader's language, with the names of the people at the table."""

import re
from collections.abc import Sequence
from functools import lru_cache

from data import catalogue
from engine.text import Arg, Seat, SeatName, Text, text

TYPESETTING = {
    "fr": [
        (re.compile(r"\b([Dd]|[Qq]u)e (?=[AÀÂEÉÈÊIÎOÔUaàâeéèêiîoôu])"), r"\1’"),
        (re.compile(r"(?<=\S) (?=[:»])|(?<=«) "), "\N{NO-BREAK SPACE}"),
        (re.compile(r"(?<=\S) (?=[;!?])"), "\N{NARROW NO-BREAK SPACE}"),
    ]
}
"""What a language does where a name meets a word, and a sign the end of a line: no catalogue can know it."""

MINUS = re.compile(r"(?<![\w-])-(?=\d)")
"""The sign of a number below zero, which the catalogues cannot write."""

INSIDE_NAMES = {"fr": re.compile(r"\b([Dd]e|[Qq]ue) ")}
"""Where a language would change a name that it may not: Mar de Alborán, Inês de Almeida."""

SAYINGS_KEPT = 4096  # a board says a hundred things, most of them the same as after the last move


class Words:
    """One language, one table's names: `words.say(text)`."""

    def __init__(self, locale: str, names: Sequence[str] = ()) -> None:
        self.locale = locale if locale in catalogue.locales() else catalogue.SOURCE
        self.names = tuple(names)

    def say(self, words: Text) -> str:
        return _said(
            self.locale, words.key, tuple((name, self._arg(arg)) for name, arg in words.args.items())
        )

    def __call__(self, key: str, /, **args: Arg) -> str:
        """`words("web-new-game")`: say a key at once."""
        return self.say(text(key, **args))

    def name(self, seat: Seat) -> str:
        if seat < len(self.names):
            return self.names[seat]
        return self("seat", number=seat + 1)

    def join(self, parts: Sequence[str]) -> str:
        """`a, b and c` as this language joins them."""
        if len(parts) < 2:
            return "".join(parts)
        return self("list-last", most=", ".join(parts[:-1]), last=parts[-1])

    def _arg(self, arg: Arg) -> str | int:
        match arg:
            case Text():
                return self.say(arg)
            case SeatName():
                return self._kept(self.name(arg.seat))
            case str():
                return self._kept(arg)
            case tuple():
                return self.join([str(self._arg(inner)) for inner in arg])
            case _:
                return arg

    def _kept(self, name: str) -> str:
        """A name as it is spelt, whatever stands around it."""
        inside = INSIDE_NAMES.get(self.locale)
        return inside.sub("\\1\N{NO-BREAK SPACE}", name) if inside else name


@lru_cache(maxsize=SAYINGS_KEPT)
def _said(locale: str, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    """One message in a language, or in the source language where that lacks it."""
    for tongue in (locale, catalogue.SOURCE):
        bundle = catalogue.bundle(tongue)
        if bundle.has_message(key):
            pattern = bundle.get_message(key).value
            assert pattern is not None, f"{key} has attributes only"
            said, _errors = bundle.format_pattern(pattern, dict(args))
            return _typeset(str(said), tongue)
    return key


def _typeset(said: str, locale: str) -> str:
    for meeting, written in TYPESETTING.get(locale, []):
        said = meeting.sub(written, said)
    return MINUS.sub("\N{MINUS SIGN}", said)


def choose(accepted: str) -> str:
    """The best of our languages for an Accept-Language header or a Discord locale."""
    for wanted in accepted.split(","):
        language = wanted.split(";")[0].strip().replace("_", "-").split("-")[0].lower()
        if language in catalogue.locales():
            return language
    return catalogue.SOURCE
