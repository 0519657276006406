"""English that is left over in what people see, found by words that only the English catalogue says."""

import re
from functools import cache

import engine
from data import catalogue
from data.titles import lessons
from tests.languages.folders import fact_files, word_files
from tests.languages.messages import sentences

WORD = re.compile(r"[^\W\d_]{2,}")


def english_words(said: str, locale: str) -> list[str]:
    """The words of a text that are English and not of this language."""
    return sorted(words_of(said) & _english_only(locale))


def words_of(said: str) -> set[str]:
    return {word.lower() for word in WORD.findall(said)}


@cache
def _english_only(locale: str) -> frozenset[str]:
    own = catalogue.language(locale)
    equal = words_of(f"{own.name} {locale} {' '.join(own.equal_words)}")
    return _said(catalogue.SOURCE) - _said(locale) - _names() - equal


def _said(locale: str) -> frozenset[str]:
    """Every word of a catalogue, its terms included."""
    files = [path.read_text(encoding="utf-8") for path in word_files(locale)]
    terms = [line for file in files for line in re.findall(r"(?m)^-[\w-]+ *= *(.*)$", file)]
    texts = [said for one in sentences(locale).values() for said in one.texts]
    return frozenset(words_of(" ".join([*texts, *terms])))


@cache
def _names() -> frozenset[str]:
    """The words of the names: of titles, of what they are made of, of the people in the lessons."""
    files = [path.read_text(encoding="utf-8") for path in fact_files()]
    named = [name for file in files for name in re.findall(r'\b(?:name|de): *"?([^",}\n#]+)', file)]
    people = [name for lesson in lessons().values() for name in lesson.names]
    return title_names() | words_of(" ".join([*named, *people]))


def title_names() -> frozenset[str]:
    """The words that titles are called by, which every language prints as they are."""
    return frozenset(words_of(" ".join(title.name for title in engine.titles().values())))
