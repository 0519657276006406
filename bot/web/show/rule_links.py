"""Links from a question, and from what is blocked in it, to the paragraph of the rules behind it."""

from typing import assert_never

from bot.web.show.fields import (
    AllOfField,
    AmountField,
    Field,
    Item,
    LineField,
    OneOfField,
    PickField,
    ShareField,
)
from bot.web.show.rules_html import rule_address
from data.rulebook import paragraph_behind


def rule_behind(title: str, *sentences: str) -> str | None:
    """Where the rule behind a sentence is read, by the first of these keys that has one."""
    paragraph = paragraph_behind(title, *sentences)
    return rule_address(title, paragraph) if paragraph else None


def link_rules(field: Field, title: str) -> None:
    """Give everything that can be chosen, or that is blocked, the address of its rule."""
    match field:
        case PickField() | OneOfField():
            for item in field.items:
                _link_item(item, title)
        case AllOfField():
            for entry in field.entries:
                link_rules(entry.inner, title)
        case AmountField() | ShareField() | LineField():
            pass
        case _:
            assert_never(field)


def _link_item(item: Item, title: str) -> None:
    item.rule = rule_behind(title, *item.sentences)
    if item.inner is not None:
        link_rules(item.inner, title)
