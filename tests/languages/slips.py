"""Slips in a sentence as it is said: one of something said as many, what runs together, stray signs."""

import re
from functools import cache
from itertools import pairwise
from typing import Any

from babel import Locale
from fluent.syntax import ast

from data import catalogue
from data.forms import slug
from tests.languages.messages import PLURALS, choices, sentences

UNTIDY = re.compile(r"(?<![\w-])-\d|  |\s[,.](?:\s|$)|\(\)|[{}]|[:;,]\.|\b(?!vous |nous )(\w{3,}) \1\b")
"""In any language: a hyphen as a minus, stray spaces and signs, what was not filled in, a word twice
(but for « vous vous »)."""


def slips(said: str, locale: str) -> list[str]:
    wrong = (UNTIDY, one_as_many(locale), *catalogue.language(locale).slips)
    return [found[0] for one in wrong if (found := one.search(said))]


@cache
def one_as_many(locale: str) -> re.Pattern[str]:
    """A number that takes the singular before a noun that stands in the plural: English 1, French 0 and 1."""
    rule = Locale.parse(catalogue.language(locale).formats).plural_form
    ones = "|".join(str(count) for count in range(10) if rule(count) == "one")
    nouns = "|".join(sorted(map(re.escape, plural_nouns(locale)), key=len, reverse=True))
    return re.compile(rf"(?<![\d.,:/])\b(?:{ones}) (?:{nouns})\b")


@cache
def plural_nouns(locale: str) -> frozenset[str]:
    """The words that follow a number where there are many, and have another form where there is one."""
    many: set[str] = set()
    single: set[str] = set()
    for one in sentences(locale).values():
        for name, variants in choices(one.entry):
            said = _words(variants.get("one"))
            single |= _beside(name, variants.get("one"))
            for form in PLURALS - {"one"}:
                many |= {word for word in _beside(name, variants.get(form)) if _is_form_of(word, said)}
    return frozenset(many - single)


def _is_form_of(word: str, others: set[str]) -> bool:
    return word not in others and any(slug(word)[:3] == slug(other)[:3] for other in others)


def _words(pattern: ast.Pattern | None) -> set[str]:
    texts = [one.value for one in _elements(pattern) if isinstance(one, ast.TextElement)]
    return {word for text in texts for word in re.findall(r"[^\W\d_]{3,}", text)}


def _beside(name: str, pattern: ast.Pattern | None) -> set[str]:
    """The word behind each mention of a number."""
    elements = _elements(pattern)
    found: set[str] = set()
    for number, text in pairwise(elements):
        counted = isinstance(number, ast.Placeable) and isinstance(number.expression, ast.VariableReference)
        if counted and number.expression.id.name == name and isinstance(text, ast.TextElement):
            word = re.match(r" ([^\W\d_]{3,})", text.value)
            found |= {word[1]} if word else set()
    return found


def _elements(pattern: ast.Pattern | None) -> list[Any]:
    return list(pattern.elements) if pattern else []
