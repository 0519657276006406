"""The sentences of a language as they are written: what each uses, says and counts."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fluent.syntax import ast, serialize
from fluent.syntax.visitor import Visitor

from data import catalogue
from data.forms import FORM
from tests.languages.folders import word_files

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


@dataclass(frozen=True)
class Sentence:
    """One message of a catalogue."""

    key: str
    file: str
    line: int
    entry: ast.Message

    @property
    def is_grammar(self) -> bool:
        """Whether it belongs to the language's own grammar, and English need not have it."""
        return self.key.startswith(FORM)

    @cached_property
    def written(self) -> str:
        """As the file has it, in one layout and without its comment and attributes."""
        bare = ast.Message(self.entry.id, self.entry.value)
        return serialize(ast.Resource([bare])).partition("=")[2].strip()

    @cached_property
    def parts(self) -> "Parts":
        found = Parts()
        found.visit(self.entry)
        return found

    @property
    def texts(self) -> list[str]:
        """What it says, without what is filled in."""
        return self.parts.texts

    @property
    def words(self) -> set[str]:
        return {word.lower() for said in self.texts for word in re.findall(r"[^\W\d_]+", said)}


class Parts(Visitor):
    """What a sentence is made of."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.placed: set[str] = set()
        self.counted: dict[str, list[set[str]]] = {}
        """The variants of each choice by a number."""
        self.forms: set[str] = set()
        self.called: set[str] = set()
        self.mentioned: set[str] = set()

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802 - as the visitor names them
        self.texts.append(node.value)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.placed.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.mentioned.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self.mentioned.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        self.called.add(node.id.name)
        if node.id.name == "FORM":
            self.forms |= {
                one.value for one in node.arguments.positional if isinstance(one, ast.StringLiteral)
            }
        self.generic_visit(node)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        names = {_variant(one) for one in node.variants}
        if isinstance(node.selector, ast.VariableReference) and names & PLURALS - {"other"}:
            self.counted.setdefault(node.selector.id.name, []).append(names)
        elif not isinstance(node.selector, ast.VariableReference):
            self.visit(node.selector)
        for one in node.variants:
            self.visit(one.value)


def _variant(one: Any) -> str:
    return str(one.key.name if isinstance(one.key, ast.Identifier) else one.key.value)


class Chosen(Visitor):
    """Where a sentence chooses: by which variable, and what it says in every case."""

    def __init__(self) -> None:
        self.found: list[tuple[str, dict[str, Any]]] = []

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.found.append((node.selector.id.name, {_variant(one): one.value for one in node.variants}))
        self.generic_visit(node)


def choices(entry: ast.Message) -> list[tuple[str, dict[str, Any]]]:
    """The variables by which a sentence chooses, each with what it says in every case."""
    chosen = Chosen()
    chosen.visit(entry)
    return chosen.found


def selectors(entry: ast.Message) -> set[str]:
    """The variables by which a sentence chooses between its variants."""
    return {name for name, _ in choices(entry)}


HOLE = "{}"
"""What is filled in, in a variant of a sentence."""


def variants(pattern: ast.Pattern | None) -> list[str]:
    """Everything that a sentence may say: each of its variants, with a hole for what is filled in."""
    ways = [""]
    for element in pattern.elements if pattern else ():
        ways = [way + more for way in ways for more in _ways(element)]
    return list(dict.fromkeys(ways))


def _ways(element: Any) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    if isinstance(element.expression, ast.SelectExpression):
        return [way for variant in element.expression.variants for way in variants(variant.value)]
    return [element.expression.value if isinstance(element.expression, ast.StringLiteral) else HOLE]


def sentences(locale: str) -> dict[str, Sentence]:
    """Every message of a language by its key."""
    return sentences_in(tuple(word_files(locale)))


@cache
def sentences_in(files: tuple[Path, ...]) -> dict[str, Sentence]:
    return {one.key: one for path in files for one in read(path)}


def terms(locale: str) -> set[str]:
    """The terms of a language: what its own sentences mention and nothing else says."""
    files = [path.read_text(encoding="utf-8") for path in word_files(locale)]
    return {term for written in files for term in re.findall(r"(?m)^(-[a-zA-Z][\w-]*) *=", written)}


def told(key: str, found: dict[str, Sentence], *, chosen: bool = True) -> set[str]:
    """The variables that a sentence says, with those of the sentences that it mentions."""
    one = found[key]
    own = one.parts.placed | (selectors(one.entry) if chosen else set())
    return own.union(*(told(other, found, chosen=chosen) for other in one.parts.mentioned & found.keys()))


def read(path: Path) -> Iterator[Sentence]:
    written = path.read_text(encoding="utf-8")
    for entry in catalogue.parse(written).body:
        if isinstance(entry, ast.Message):
            line = written.count("\n", 0, entry.span.start) + 1 if entry.span else 0
            yield Sentence(entry.id.name, path.name, line, entry)
