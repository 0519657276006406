"""Files of messages, as Mozilla Fluent writes them: each message is parsed when it is first asked for."""

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from data.loader import BadData

START = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""How a message or a term begins, at the very left; what belongs to it is indented."""
STRAY = re.compile(r"^(?!#|\s|[}\[*]|-?[A-Za-z][\w-]* *=).+", re.MULTILINE)
REFERENCE = re.compile(r"[{(,]\s*(-?[A-Za-z][\w-]*)")
"""Where a message may name another one."""


def parse(written: str) -> ast.Resource:
    """What messages say; to parse all of a language takes half a second."""
    parsed: ast.Resource = FluentResource(written)
    return parsed


def split_messages(path: Path) -> Iterator[tuple[str, str]]:
    """Each message of a file with its key, as it is written; a line that belongs to none is refused."""
    written = path.read_text(encoding="utf-8")
    if stray := STRAY.search(written):
        raise _unreadable(_name(path), stray[0])
    starts = list(START.finditer(written))
    ends = [*(start.start() for start in starts[1:]), len(written)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], written[start.start() : end]


def check_messages(paths: Iterable[Path]) -> None:
    """Refuse the first file that cannot be read."""
    for path in paths:
        for _key, written in split_messages(path):
            _parse_message(written, _name(path))


class Messages(FluentBundle):
    """All messages of a language."""

    def __init__(self, formats: str, functions: Mapping[str, Any]) -> None:
        super().__init__([formats], dict(functions), use_isolating=False)
        self.files: dict[str, str] = {}
        """By key, the file that a message is in."""
        self._unparsed: dict[str, str] = {}

    def add_file(self, path: Path, *, unique: bool) -> None:
        """Add the messages of a file; one whose key is there already is left out, or the file is refused."""
        name = _name(path)
        for key, written in split_messages(path):
            if key not in self.files:
                self.files[key] = name
                self._unparsed[key] = written
            elif unique:
                raise BadData(f"{name}: {key}: stands in {self.files[key]} already")

    def has_message(self, message_id: str) -> bool:
        return message_id in self.files

    def get_message(self, message_id: str) -> Any:
        self._parse(message_id)
        return super().get_message(message_id)

    def _parse(self, key: str) -> None:
        """Parse a message with those it names. Two threads may do so at once: they add the same."""
        if key not in self._unparsed:
            return
        named = [key]
        for name in named:
            if (written := self._unparsed.get(name)) is not None:
                self.add_resource(_parse_message(written, self.files[name]))
                named += [other for other in REFERENCE.findall(written) if other not in named]
        for name in named:
            self._unparsed.pop(name, None)


def _parse_message(written: str, name: str) -> ast.Resource:
    resource = parse(written)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise _unreadable(name, entry.content or "")
    return resource


def _name(path: Path) -> str:
    return f"words/{path.parent.name}/{path.name}"


def _unreadable(name: str, near: str) -> BadData:
    return BadData(f"{name}: cannot be read near: {near.strip()[:60]}")
