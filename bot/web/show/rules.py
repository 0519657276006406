"""The rules of a title in brief: Markdown from the data folder, made into HTML that cannot hold a script."""

from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt
from markupsafe import Markup

from data import catalogue

FOLDER = Path(catalogue.__file__).parent / "rules"

_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def summary(title: str, locale: str) -> tuple[str, Markup] | None:
    """The summary and its language; None where there is none."""
    for language in (locale, catalogue.SOURCE):
        path = FOLDER / language / f"{title}.md"
        if path.is_file():
            return language, Markup(_MARKDOWN.render(path.read_text(encoding="utf-8")))
    return None
