"""The rules page of each title: a Markdown file per language, in paragraphs that are found by name.

`rules/<language>/<title>.md` holds the text. Every heading below the first names its paragraph:
`## Auction {#auction}`. A picture is `![what it shows](piece:galley)`; the title's artist draws it.
`rules/<title>.yaml` says which paragraph stands behind which question, order or refusal.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from data import catalogue, loader, titles
from data.loader import BadData, Facts, load

FOLDER = loader.FOLDER / "rules"

_HEADING = re.compile(r"^(#{2,4}) (.+?)(?: \{#([a-z][a-z-]*)\})?$", re.MULTILINE)
_PIECE = re.compile(r"!\[([^\]]*)\]\(piece:([a-z-]+)\)")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """What stands under one heading of a rules page."""

    name: str
    level: int
    heading: str
    text: str

    @property
    def pieces(self) -> dict[str, str]:
        """The pictures of pieces in it, by name, each with its alt text."""
        return {name: alt for alt, name in _PIECE.findall(self.text)}


@dataclass(frozen=True, slots=True)
class RulesPage:
    title: str
    language: str
    opening: str
    """The first heading, and what is said before the first paragraph."""
    paragraphs: tuple[Paragraph, ...]

    def paragraph(self, name: str) -> Paragraph | None:
        return next((paragraph for paragraph in self.paragraphs if paragraph.name == name), None)

    @property
    def pieces(self) -> dict[str, str]:
        return {name: alt for paragraph in self.paragraphs for name, alt in paragraph.pieces.items()}


def folder_of(title: str) -> Path:
    """Where the rules pages of a title are."""
    folder = titles.folder_of(title)
    return FOLDER if folder == loader.FOLDER else folder / "rules"


@cache
def rules_page(title: str, locale: str) -> RulesPage | None:
    """The rules of a title in this language, else in English; None where nobody has written them."""
    for language in (locale, catalogue.SOURCE):
        path = folder_of(title) / language / f"{title}.md"
        if path.is_file():
            return _read_page(title, language, path)
    return None


def _read_page(title: str, language: str, path: Path) -> RulesPage:
    source = path.read_text(encoding="utf-8")
    headings = list(_HEADING.finditer(source))
    ends = [heading.start() for heading in headings[1:]] + [len(source)] * bool(headings)
    paragraphs: list[Paragraph] = []
    for heading, end in zip(headings, ends, strict=True):
        marks, words, name = heading.groups()
        if not name or name in {paragraph.name for paragraph in paragraphs}:
            raise BadData(f"{language}/{path.name}: {words}: a heading needs a name of its own, as {{#name}}")
        paragraphs.append(Paragraph(name, len(marks), words, source[heading.end() : end].strip()))
    opening = source[: headings[0].start()] if headings else source
    return RulesPage(title, language, opening.strip(), tuple(paragraphs))


class _Behind(Facts):
    paragraphs: dict[str, tuple[str, ...]]
    """By paragraph, the keys of the sentences it stands behind."""


@cache
def _paragraph_names(title: str) -> Mapping[str, str]:
    path = folder_of(title) / f"{title}.yaml"
    if rules_page(title, catalogue.SOURCE) is None:
        return {}
    names: dict[str, str] = {}
    for name, sentences in load(_Behind, path).paragraphs.items():
        for key in sentences:
            if key in names:
                raise BadData(f"rules/{path.name}: {name}: {key} is already behind {names[key]}")
            names[key] = name
    return names


def paragraph_behind(title: str, *sentences: str) -> str | None:
    """The name of the paragraph behind the first of these sentences that has one.

    A sentence is given by its key: a question, an order in it, or why something may not be done.
    """
    names = _paragraph_names(title)
    return next((names[key] for key in sentences if key in names), None)


def sentences_with_rules(title: str) -> frozenset[str]:
    """The keys of all sentences of a title that have a paragraph."""
    return frozenset(_paragraph_names(title))


def without_pieces(markdown: str) -> str:
    """The text without its pictures."""
    return re.sub(r"\n{3,}", "\n\n", _PIECE.sub("", markdown)).strip()


def forget() -> None:
    """Forget what was read: the files are read again when they are needed."""
    rules_page.cache_clear()
    _paragraph_names.cache_clear()
