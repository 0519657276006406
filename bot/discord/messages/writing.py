"""Marks as Discord writes them."""

from collections.abc import Mapping
from functools import partial

from bot.chat import marks
from bot.chat.marks import Door, Icon, Mark, Mention, Moment, Role, Room, Shown

_MOMENTS: dict[Shown, str] = {"relative": "R", "moment": "f", "day": "d", "full": "F"}


def write(text: str, icons: Mapping[str, str]) -> str:
    """A text in Discord's Markdown; `icons`: the emojis by the names of their icons."""
    return marks.write(text, partial(_mark, icons), "-# {}".format)


def _mark(icons: Mapping[str, str], mark: Mark) -> str:
    match mark:
        case Moment():
            return f"<t:{mark.at}:{_MOMENTS[mark.style]}>"
        case Mention():
            return f"<@{mark.values[0]}>"
        case Room():
            return f"<#{mark.values[0]}>"
        case Role():
            return f"<@&{mark.values[0]}>"
        case Door():
            return "/".join(["https://discord.com/channels", *filter(None, mark.values)])
        case Icon():
            emoji = icons.get(mark.values[0])
            return f" {emoji}" if emoji else ""
        case _:
            raise AssertionError(f"{type(mark).__name__} is not written here")
