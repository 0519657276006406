"""Says a Text in a reader's language, with the names of the people at the table."""

from collections.abc import Sequence
from functools import cache, lru_cache

from data import catalogue
from data.forms import PLACE, Word, place, slug
from engine.text import Arg, Seat, SeatName, Text, text

LEAST_GROUPED = 1000
"""Below, every language writes a number in the same way."""
PLACE_SLOTS = frozenset({"port", "zone", "place"})
"""Where a Text may hold a place by its printed name."""
TO_YOU = "-to-you"
DONE_TO = ("whom", "owner", "other", "by", "to")
"""Where a Text names the seat that something was done to, or a list of such seats."""
SAYINGS_KEPT = 4096  # a board says a hundred things, most of them the same as after the last move


class Words:
    """One language, one table's names: `words.say(text)`."""

    def __init__(self, locale: str, names: Sequence[str] = ()) -> None:
        self.locale = locale if locale in catalogue.languages() else catalogue.SOURCE
        self.names = tuple(names)

    def say(self, words: Text) -> str:
        return _format(self.locale, words.key, self._args(words))

    def __call__(self, key: str, /, **args: Arg) -> str:
        """`words("web-new-game")`: say a key at once."""
        return self.say(text(key, **args))

    def name(self, seat: Seat) -> str:
        if seat < len(self.names):
            return self.names[seat]
        return self("seat", number=seat + 1)

    def in_every_language(self) -> "list[Words]":
        """The reader's language, then all others with the same people: one may type any name one knows."""
        others = [Words(locale, self.names) for locale in catalogue.locales() if locale != self.locale]
        return [self, *others]

    def place(self, printed: str) -> str:
        """A place as the reader's language calls it, by the name that is printed on its board."""
        return _place(self.locale, printed)

    def join(self, parts: Sequence[str]) -> str:
        """`a, b and c` as this language joins them."""
        if len(parts) < 2:
            return "".join(parts)
        return self("list-last", most=", ".join(parts[:-1]), last=parts[-1])

    def _args(self, words: Text) -> tuple[tuple[str, str | int], ...]:
        return tuple((slot, self._arg(arg, slot)) for slot, arg in words.args.items())

    def _arg(self, arg: Arg, slot: str = "") -> str | int:
        match arg:
            case Text():
                args = self._args(arg)
                return Word(_format(self.locale, arg.key, args), arg.key, dict(args))
            case SeatName():
                return self._keep_name(self.name(arg.seat))
            case Word():
                return arg
            case str() if slot in PLACE_SLOTS:
                return self.place(arg)
            case str():
                return self._keep_name(arg)
            case tuple():
                parts = tuple(_as_word(self._arg(inner)) for inner in arg)
                return Word(self.join(parts), parts=parts)
            case int() if abs(arg) >= LEAST_GROUPED:
                return catalogue.countable(arg, self.locale)
            case _:
                return arg

    def _keep_name(self, name: str) -> str:
        """A name as it is spelt, whatever stands around it."""
        return catalogue.language(self.locale).keep_name(name)


def told_to(words: Text, reader: Seat) -> Text:
    """The same in the words for the reader whom it was done to, where the catalogue has such words."""
    key = f"{words.key}{TO_YOU}"
    if key in catalogue.keys(catalogue.SOURCE):
        you = SeatName(reader)
        done_to = [words.args.get(name) for name in DONE_TO]
        if words.args.get("who") != you and any(
            you in (arg if isinstance(arg, tuple) else (arg,)) for arg in done_to
        ):
            return Text(key, words.args)
    return words


def names_of_game(printed: str, local_name: Text) -> tuple[str, ...]:
    """Every name by which a game may be looked for: the printed one, and that of each language."""
    return tuple(dict.fromkeys([printed, *(Words(locale).say(local_name) for locale in catalogue.locales())]))


def names_of_place(printed: str) -> tuple[str, ...]:
    """Every name by which a place may be looked for: the printed one, and that of each language."""
    return tuple(dict.fromkeys([printed, *(Words(locale).place(printed) for locale in catalogue.locales())]))


def names_of_same_place(name: str) -> tuple[str, ...]:
    """Every name of the place that some language calls so; none, where no language does."""
    return _names_by_letters().get(slug(name), ())


@cache
def _names_by_letters() -> dict[str, tuple[str, ...]]:
    """The names of all places, by the letters of each."""
    printed = [key.removeprefix(PLACE) for key in catalogue.keys(catalogue.SOURCE) if key.startswith(PLACE)]
    known = {letters: names_of_place(letters)[1:] for letters in printed}
    return {slug(name): names for letters, names in known.items() for name in (letters, *names)}


@lru_cache(maxsize=SAYINGS_KEPT)
def _place(locale: str, printed: str) -> str:
    """A place in a language, or in the source where that lacks it; what is no place as it is spelt."""
    for tongue in (locale, catalogue.SOURCE):
        if isinstance(known := place(catalogue.bundle(tongue), printed), Word):
            return known
    return catalogue.language(locale).keep_name(printed)


@lru_cache(maxsize=SAYINGS_KEPT)
def _format(locale: str, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    """One message in a language, or in the source language where that lacks it. What nobody has written yet
    is said by its key and what would be filled in."""
    for tongue in (locale, catalogue.SOURCE):
        bundle = catalogue.bundle(tongue)
        if bundle.has_message(key):
            pattern = bundle.get_message(key).value
            assert pattern is not None, f"{key} has attributes only"
            sentence, _errors = bundle.format_pattern(pattern, dict(args))
            return catalogue.language(tongue).typeset(str(sentence))
    return f"{key} ({', '.join(f'{slot} {arg}' for slot, arg in args)})" if args else key


def _as_word(word: str | int) -> str:
    return word if isinstance(word, str) else str(word)


def choose(accepted: str) -> str:
    """The best of our languages for an Accept-Language header or a Discord locale."""
    wished = [_wish(wish) for wish in accepted.split(",")]
    for language, _ in sorted(wished, key=lambda wish: -wish[1]):
        if language in catalogue.locales():
            return language
    return catalogue.SOURCE


def _wish(wanted: str) -> tuple[str, float]:
    """A language by its code, and how much it is wanted: `de-AT;q=0.8`; one that is not wanted is none."""
    code, _, weight = wanted.partition(";")
    try:
        wish = float(weight.strip().removeprefix("q=") or 1)
    except ValueError:
        wish = 0.0
    language = code.strip().replace("_", "-").split("-")[0].lower()
    return (language, wish) if wish > 0 else ("", 0.0)
