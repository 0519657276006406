"""Reads Fluent files: plain messages, which are most, by a pattern, all others by Fluent's own parser.

That parser goes letter by letter: by it alone, all sentences of a language take half a second."""

import re
from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from fluent.syntax import FluentParser, ast

Entry: TypeAlias = ast.Message | ast.Term | ast.Junk

_NAME = r"[A-Za-z][A-Za-z0-9_-]*"
_VARIABLE = rf"\{{ *\$({_NAME}) *\}}"
_BEGINNING = re.compile(rf"^(?=#|-?{_NAME} *=)", re.MULTILINE)
_REMARKS = re.compile(r"(?:#[^\n]*\n|\s*\n)*\s*")
_PLAIN = re.compile(rf"({_NAME}) *= *((?:[^\s{{}}]|{_VARIABLE})(?:[^\n\r{{}}]|{_VARIABLE})*)\n\s*")
"""A message on a single line, in which nothing but variables is filled in."""


@cache
def entries(written: str) -> tuple[Entry, ...]:
    """The messages and terms of a file, and what cannot be read of it; without the remarks."""
    return tuple(entry for part in _BEGINNING.split(written) for entry in _read(part))


def _read(part: str) -> Iterator[Entry]:
    """What stands between the beginning of an entry and that of the next."""
    if _REMARKS.fullmatch(part):
        return
    if plain := _PLAIN.fullmatch(part):
        yield ast.Message(ast.Identifier(plain[1]), ast.Pattern(list(_elements(plain[2]))))
        return
    for entry in FluentParser(with_spans=False).parse(part).body:
        if isinstance(entry, ast.Message | ast.Term | ast.Junk):
            yield entry


def _elements(line: str) -> Iterator[ast.TextElement | ast.Placeable]:
    for number, piece in enumerate(re.split(_VARIABLE, line.rstrip(" "))):
        if number % 2:
            yield ast.Placeable(ast.VariableReference(ast.Identifier(piece)))
        elif piece:
            yield ast.TextElement(piece)
