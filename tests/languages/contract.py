"""What every language must keep: each check tells what is wrong, by file, line and key.

for complaint in complaints("de"): …
"""

import re
from collections.abc import Callable, Iterator
from functools import cache

from babel import Locale

from bot.acts import registry
from bot.chat.messages.parts import ITEM_LABEL, LABEL
from data import catalogue
from data.forms import PLACE, slug
from render.words import Words
from tests.languages.folders import fact_files, rules_pages
from tests.languages.leftover import title_names
from tests.languages.messages import Sentence, selectors, sentences, terms, told

COUNTS = range(10_000)
"""The numbers that a game may say; some plural forms are for millions alone."""
ENGLISH = re.compile(r"\b(the|and|your|you|with|this|that|which|they|them|their)\b", re.IGNORECASE)
"""Words that no other language of Europe has."""
QUOTES = frozenset('"“”„«»')
FUNCTIONS = frozenset({"FORM", "PLACE", "CAPITAL", "DAY", "NUMBER", "SPAN"})

COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")
COMMANDS = ("command-", "option-", "cmd-")
NOT_NAMES = frozenset({"cmd-option-game", "cmd-menu-invite", "cmd-menu-profile"})
"""Begin as the name of a command does, and are a line about one, and the entries of a menu."""
MENU_NAME = 32


def source() -> dict[str, Sentence]:
    return sentences(catalogue.SOURCE)


def complaints(locale: str, file: str | None = None) -> list[str]:
    """Everything that is wrong with a language, or with one file of it."""
    return [one for check in CHECKS for one in check(locale) if file is None or one.startswith(f"{file}:")]


def tell(sentence: Sentence, what: str) -> str:
    return f"{sentence.file}:{sentence.line}: {sentence.key}: {what}"


def pairs(locale: str) -> Iterator[tuple[Sentence, Sentence]]:
    """Every sentence that both languages have: the English one, then the other."""
    ours = source()
    for key, theirs in sentences(locale).items():
        if key in ours:
            yield ours[key], theirs


def check_keys(locale: str) -> Iterator[str]:
    ours, theirs = source(), sentences(locale)
    for key in ours.keys() - theirs.keys():
        if not ours[key].is_grammar:
            yield f"{ours[key].file}:0: {key}: is missing"
    for key in theirs.keys() - ours.keys():
        if not theirs[key].is_grammar:
            yield tell(theirs[key], "is not in English")
    for key in ours.keys() & theirs.keys():
        if ours[key].file != theirs[key].file:
            yield tell(theirs[key], f"belongs into {ours[key].file}")


def check_variables(locale: str) -> Iterator[str]:
    ours_all, theirs_all = source(), sentences(locale)
    for english, other in pairs(locale):
        ours, theirs = told(english.key, ours_all), told(other.key, theirs_all)
        if unknown := theirs - ours:
            yield tell(other, f"${', $'.join(sorted(unknown))} is not told here; {_told(ours)}")
        if forgotten := told(english.key, ours_all, chosen=False) - theirs:
            yield tell(other, f"does not say ${', $'.join(sorted(forgotten))}")


def _told(names: set[str]) -> str:
    return f"there is ${', $'.join(sorted(names))}" if names else "nothing is filled in"


def check_plurals(locale: str) -> Iterator[str]:
    needed = plural_forms(locale)
    for other in sentences(locale).values():
        for name, choices in other.parts.counted.items():
            for variants in choices:
                if lacking := needed - variants:
                    yield tell(other, f"${name} lacks the form [{'], ['.join(sorted(lacking))}]")


def plural_forms(locale: str) -> set[str]:
    """The forms of CLDR that whole numbers take in a language."""
    rule = Locale.parse(catalogue.language(locale).formats).plural_form
    return {rule(count) for count in COUNTS}


def check_counted_words(locale: str) -> Iterator[str]:
    """Where English says one and many apart, a number beside a word is said apart here too."""
    same = catalogue.language(locale).invariable
    for english, other in pairs(locale):
        for name in english.parts.counted.keys() - selectors(other.entry):
            beside = re.search(rf"\{{ \${name} \}}[  ]([^\W\d_]{{3,}})", other.written)
            if beside and beside[1] not in same:
                yield tell(other, f"says no plural of ${name}, and a word follows it")


def check_no_english(locale: str) -> Iterator[str]:
    if locale == catalogue.SOURCE:
        return
    equal = {word.lower() for word in catalogue.language(locale).equal_words} | title_names()
    for english, other in pairs(locale):
        if other.key.startswith(PLACE):
            continue  # Tunis is Tunis
        left = other.words - equal
        if left and english.written == other.written:
            yield tell(other, f"is the English sentence: {other.written[:60]!r} (or name it in equal_words)")
        elif found := {hit.lower() for said in other.texts for hit in ENGLISH.findall(said)} - equal:
            yield tell(other, f"has an English word: {', '.join(sorted(found))}")


def check_quotes(locale: str) -> Iterator[str]:
    """No other quotation marks than the language's own."""
    own = set(catalogue.language(locale).quotes)
    for one in sentences(locale).values():
        if foreign := {sign for said in one.texts for sign in said} & QUOTES - own:
            yield tell(
                one, f"has {' '.join(sorted(foreign))}; this language quotes with {' '.join(sorted(own))}"
            )


def check_references(locale: str) -> Iterator[str]:
    """Every form, term, message and function that a sentence uses is there."""
    found = sentences(locale)
    known = terms(locale) | found.keys()
    for one in found.values():
        parts = one.parts
        for form in sorted(parts.forms):
            if f"form-{form}" not in found:
                yield tell(one, f"asks for the form {form!r}; there is no form-{form} for all other words")
        if unknown := (parts.mentioned - known) | (parts.called - FUNCTIONS):
            yield tell(one, f"mentions {', '.join(sorted(unknown))}, which is not there")
        if one.entry.value is None and not one.is_grammar:
            yield tell(one, "says nothing")


def check_names(locale: str) -> Iterator[str]:
    """A place is a name of the data, and a word has only forms that are asked for."""
    found = sentences(locale)
    asked = {form for one in found.values() for form in one.parts.forms}
    for one in found.values():
        if one.key.startswith(PLACE) and one.key.removeprefix(PLACE) not in _names():
            yield tell(one, "is no name of the data")
        for attribute in one.entry.attributes:
            if attribute.id.name not in asked:
                yield tell(one, f".{attribute.id.name} is a form that no sentence asks for")


@cache
def _names() -> frozenset[str]:
    """The letters of every name in the components of the titles."""
    files = [path.read_text(encoding="utf-8") for path in fact_files()]
    return frozenset(slug(name) for file in files for name in re.findall(r'\bname: *"?([^",}\n#]+)', file))


def check_limits(locale: str) -> Iterator[str]:
    """What Discord takes: the names of commands and their options, the lines below them, labels."""
    words, longest = Words(locale), _longest()
    for one in sentences(locale).values():
        if one.entry.value is None or one.parts.placed:
            continue
        said, most = words(one.key), longest.get(one.key)
        if most and len(said) > most:
            yield tell(one, f"has {len(said)} letters; Discord takes {most}")
        elif not most and one.key.startswith(COMMANDS) and not _names_a_command(said):
            yield tell(one, f"{said!r} is no name of a command: at most 32 small letters, no spaces")


def _names_a_command(said: str) -> bool:
    return bool(COMMAND_NAME.fullmatch(said)) and said == said.lower()


@cache
def _longest() -> dict[str, int]:
    """How many letters Discord takes of a sentence, by its key; names of commands are not among them."""
    found = {key: ITEM_LABEL for key in source() if key.startswith("cmd-") and key.endswith("-about")}
    found |= {key: ITEM_LABEL if key == "cmd-option-game" else MENU_NAME for key in NOT_NAMES}
    for act in registry.acts():
        found |= {act.label.key: LABEL, act.about.key: ITEM_LABEL}
        found |= {f"field-{field.id}": ITEM_LABEL for field in act.fields}
    return found


def check_spaces(locale: str) -> Iterator[str]:
    for one in sentences(locale).values():
        if any("  " in line.strip() for said in one.texts for line in said.split("\n")):
            yield tell(one, "has two spaces in a row")
        if any("'" in said for said in one.texts):
            yield tell(one, "has a typewriter's apostrophe ('); write ’")


def check_rules(locale: str) -> Iterator[str]:
    """Every page of rules is there, with the headings and tables of the English one and its marks."""
    language, translations = catalogue.language(locale), rules_pages(locale)
    for name, page in rules_pages(catalogue.SOURCE).items():
        theirs = translations.get(name)
        if theirs is None:
            yield f"rules/{name}:0: is missing"
            continue
        ours, said = (one.read_text(encoding="utf-8") for one in (page, theirs))
        for what, sign in (("headings", r"(?m)^#+ "), ("lines of tables", r"(?m)^\|")):
            here, there = len(re.findall(sign, said)), len(re.findall(sign, ours))
            if here != there:
                yield f"rules/{name}:0: has {here} {what}; the English page has {there}"
        for mark in (language.ruling, language.table_option):
            if not mark or mark not in re.sub(r"\s+", " ", said):
                yield f"rules/{name}:0: says nothing that is marked with {mark!r}"


CHECKS: tuple[Callable[[str], Iterator[str]], ...] = (
    check_keys,
    check_variables,
    check_plurals,
    check_counted_words,
    check_no_english,
    check_quotes,
    check_references,
    check_names,
    check_limits,
    check_spaces,
    check_rules,
)
