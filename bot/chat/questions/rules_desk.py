"""The rules in a chat: a paragraph at a time, privately, with its pictures and the way to all others."""

from collections.abc import Iterable

from bot.chat.markdown import clip
from bot.chat.messages.grammar import Id
from bot.chat.messages.parts import (
    ITEM_LABEL,
    LABEL,
    Button,
    Link,
    Menu,
    MenuItem,
    Part,
    Say,
    Sheet,
    Show,
    rows,
)
from bot.host.drawing import Studio
from bot.host.failures import contained
from data.rulebook import Paragraph, RulesPage, paragraph_behind, rules_page, without_pieces
from engine import registry
from engine.asking import Open
from engine.choice import Pick
from engine.core import Decision
from render.words import Words

MOST_OFFERED = 25
"""What a menu holds."""


class RulesDesk:
    """Shows the rules of a title to the person who asks."""

    def __init__(self, studio: Studio, public_url: str = "") -> None:
        self._studio = studio
        self._url = public_url.rstrip("/")

    async def sheet(self, title: str, name: str, locale: str) -> Sheet:
        """A paragraph of the rules; without one, what the page begins with."""
        words = Words(locale)
        page = rules_page(title, locale)
        if page is None:
            return Sheet((Say(words("chat-no-rules", title=registry.game(title).local_name)),))
        paragraph = page.paragraph(name)
        head = (
            [Say(tables_as_lists(page.opening, words))]
            if paragraph is None
            else await self._paragraph(page, paragraph, words)
        )
        return Sheet((*head, contents(page, name, words), *rows(self._ways_on(page, paragraph, words))))

    async def _paragraph(self, page: RulesPage, paragraph: Paragraph, words: Words) -> list[Part]:
        parts: list[Part] = [Say(f"### {paragraph.heading}")]
        for name, alt in paragraph.pieces.items():
            with contained("piece-undrawn", title=page.title):
                picture = await self._studio.example(page.title, name, alt, locale=page.language)
                parts.append(Show(f"{name}.png", picture))
        body = tables_as_lists(without_pieces(paragraph.text), words)
        return [*parts, Say(body)] if body else parts

    def _ways_on(self, page: RulesPage, paragraph: Paragraph | None, words: Words) -> list[Button | Link]:
        at = page.paragraphs.index(paragraph) if paragraph else -1
        names = [paragraph.name for paragraph in page.paragraphs]
        buttons: list[Button | Link] = []
        if at > 0:
            buttons.append(
                Button(Id("rules", page.title, arg=names[at - 1]), f"◀ {words('chat-rules-before')}")
            )
        if at + 1 < len(names):
            buttons.append(
                Button(Id("rules", page.title, arg=names[at + 1]), f"{words('chat-rules-next')} ▶")
            )
        if self._url:
            address = f"{self._url}/rules/{page.title}" + (f"#rule-{paragraph.name}" if paragraph else "")
            buttons.append(Link(address, words("chat-to-browser")))
        return buttons


def contents(page: RulesPage, name: str, words: Words) -> Menu:
    """Every paragraph of the page, to be opened in place of this one."""
    items = tuple(_item(paragraph, paragraph.name == name) for paragraph in page.paragraphs[:MOST_OFFERED])
    return Menu(Id("rules", page.title), items, words("chat-rules-contents"))


def _item(paragraph: Paragraph, chosen: bool = False) -> MenuItem:
    return MenuItem(paragraph.name, clip(paragraph.heading, ITEM_LABEL), chosen=chosen)


# --- beside a question ------------------------------------------------------------------------------------


def rules_behind(title: str, decision: Decision, asked: Open | None) -> list[str]:
    """The paragraphs behind a question: its own, those of what is blocked in it, and of what it offers."""
    keys: list[tuple[str, ...]] = [(decision.prompt.key,)]
    if asked is not None and not asked.parts and isinstance(pick := asked.leaf, Pick):
        keys += [(option.blocked.key, option.label.key) for option in pick.options if option.blocked]
        keys += [(option.label.key,) for option in pick.options if not option.blocked]
    names = (paragraph_behind(title, *each) for each in keys)
    return list(dict.fromkeys(name for name in names if name))


def ways_to_rules(title: str, names: Iterable[str], words: Words) -> list[Part]:
    """A button that opens the paragraph behind a question; where there are several, a menu."""
    page = rules_page(title, words.locale)
    paragraphs = [paragraph for name in names if page and (paragraph := page.paragraph(name))]
    if not paragraphs:
        return []
    if len(paragraphs) == 1:
        label = clip(words("chat-rules-of", what=paragraphs[0].heading), LABEL)
        return list(rows([Button(Id("rule", title, arg=paragraphs[0].name), label, icon="📖")]))
    items = tuple(_item(paragraph) for paragraph in paragraphs[:MOST_OFFERED])
    return [Menu(Id("rule", title), items, words("chat-rules-behind"))]


# --- Markdown without tables ------------------------------------------------------------------------------


def tables_as_lists(markdown: str, words: Words) -> str:
    """The text with its tables as lists: a chat draws none."""
    return "\n\n".join(
        _as_list(part, words) if part.startswith("|") else part for part in markdown.split("\n\n")
    )


def _as_list(table: str, words: Words) -> str:
    head, _line, *body = [[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()]
    return "\n".join(_row_in_words(head, row, words) for row in body)


def _row_in_words(head: list[str], row: list[str], words: Words) -> str:
    """`- wine: 1: 1 · 2: 3`; with two columns the heading is left out."""
    if len(row) == 2:
        return f"- {words('chat-said', what=row[0], answer=row[1])}"
    cells = [f"{name}: {cell}" for name, cell in zip(head[1:], row[1:], strict=True) if cell]
    return f"- {words('chat-said', what=row[0], answer=' · '.join(cells))}"
