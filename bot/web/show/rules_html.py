"""The rules of a title in brief: Markdown from the data folder, made into HTML that cannot hold a script."""

from collections.abc import MutableMapping, Sequence
from functools import cache
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import OptionsDict
from markupsafe import Markup

from data.rulebook import Paragraph, RulesPage, rules_page
from render.artist import artist

PIECE = "piece:"


@cache
def summary(title: str, locale: str) -> tuple[str, Markup] | None:
    """The rules and their language; None where there are none."""
    page = rules_page(title, locale)
    if page is None:
        return None
    parts = [_html(page, page.opening), *(_section(page, paragraph) for paragraph in page.paragraphs)]
    return page.language, Markup("\n").join(parts)


def rule_address(title: str, paragraph: str) -> str:
    """Where a paragraph of the rules is read."""
    return f"/rules/{title}#rule-{paragraph}"


def _section(page: RulesPage, paragraph: Paragraph) -> Markup:
    heading = Markup("<h{0}>{1}</h{0}>").format(paragraph.level, paragraph.heading)
    return Markup('<section id="rule-{}">{}\n{}</section>').format(
        paragraph.name, heading, _html(page, paragraph.text)
    )


def _html(page: RulesPage, markdown: str) -> Markup:
    return Markup(_MARKDOWN.render(markdown, {"page": page}))


def _image(
    _renderer: RendererHTML,
    tokens: Sequence[Token],
    at: int,
    _options: OptionsDict,
    env: MutableMapping[str, Any],
) -> str:
    """A piece as its title's artist draws it, with the room it takes; no other picture is shown."""
    page: RulesPage = env["page"]
    source, alt = str(tokens[at].attrs["src"]), tokens[at].content
    name = source.removeprefix(PIECE)
    example = artist(page.title).examples().get(name) if source.startswith(PIECE) else None
    if example is None:
        return str(Markup.escape(alt))
    image = Markup('<img src="/rules/{}/{}/{}.png" alt="{}" width="{}" height="{}" loading="lazy">')
    return str(image.format(page.title, page.language, name, alt, *example.size))


_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
_MARKDOWN.add_render_rule("image", _image)
