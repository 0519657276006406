"""Links from a question, and from what is blocked in it, to the paragraph of the rules behind it."""

from bot.web.show.fields import Field, OneOfField, PickField, all_parts
from bot.web.show.rules_html import rule_address
from data.rulebook import paragraph_behind


def rule_behind(title: str, *sentences: str) -> str | None:
    """Where the rule behind a sentence is read, by the first of these keys that has one."""
    paragraph = paragraph_behind(title, *sentences)
    return rule_address(title, paragraph) if paragraph else None


def link_rules(field: Field, title: str) -> None:
    """Give everything that can be chosen, or that is blocked, the address of its rule."""
    for part in all_parts(field):
        for item in part.items if isinstance(part, PickField | OneOfField) else ():
            item.rule = rule_behind(title, *item.sentences)
