"""Reads one file of messages, as Mozilla Fluent writes them."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast

from data.loader import BadData


@cache
def parse(written: str) -> ast.Resource:
    """What a file of messages says; to parse all files of a language takes half a second."""
    parsed: ast.Resource = FluentResource(written)
    return parsed


def read_messages(path: Path) -> ast.Resource:
    """The messages of a file; one that cannot be read is refused."""
    resource = parse(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            near = (entry.content or "").strip()[:60]
            raise BadData(f"words/{path.parent.name}/{path.name}: cannot be read near: {near}")
    return resource


def check_messages(paths: Iterable[Path]) -> None:
    """Refuse the first file that cannot be read."""
    for path in paths:
        read_messages(path)
