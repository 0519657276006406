"""Buttons that do an act, or open its form."""

from typing import Any

from bot.acts import registry
from bot.acts.act import Act, Kind
from bot.chat.markdown import clip
from bot.chat.messages.grammar import Id
from bot.chat.messages.parts import LABEL, Button, Style
from render.words import Words

MARK = ".."
"""Begins the token of an act's form; tokens of questions and orders never begin with it."""


def token_of(act: Act[Any]) -> str:
    return MARK + registry.mark(act)


def button(
    act: Act[Any], subject_id: str, words: Words, style: Style = "secondary", *, label: str = ""
) -> Button:
    """A button that does an act, or opens its form; it is called as the act is, or by this label."""
    caption = clip(label or words.say(act.label), LABEL)
    return Button(Id("do", subject_id, token=token_of(act)), caption, style)


def more_button(kind: Kind, subject_id: str, words: Words) -> Button:
    """A button that opens the list of everything that may be done there."""
    return Button(Id("acts", subject_id, arg=kind), words("act-more"))


def is_press_of_act(press_id: Id) -> bool:
    return press_id.verb in ("acts", "do") or press_id.token.startswith(MARK)
