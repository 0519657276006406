"""The icons of goods, signs and seats, to stand beside the words for them."""

from bot.chat.marks import Icon
from data.forms import Word
from engine.text import Arg, SeatName, Text
from render import emblems
from render.words import Words

ICONS: set[str] = set()
"""The names of the icons that a platform has by now; it leaves out those that it lacks."""


def icon_of(label: Text | SeatName | None) -> str:
    """The icon of the first thing that these words name; empty: they name none that has one."""
    return _icon_in(label) if isinstance(label, Text | SeatName) else ""


def _icon_in(arg: Arg) -> str:
    match arg:
        case SeatName():
            return _icon_named(emblems.seat_key(arg.seat))
        case Text():
            return _icon_named(arg.key) or _icon_in(tuple(arg.args.values()))
        case tuple():
            return next((icon for inner in arg if (icon := _icon_in(inner))), "")
        case _:
            return ""


def _icon_named(name: str) -> str:
    return name if name in ICONS else ""


class MarkedWords(Words):
    """Words for a message's text, with an icon behind each good, sign and player that they name: before them
    it would stand between a French “d’” and its vowel."""

    def _arg(self, arg: Arg, slot: str = "") -> str | int:
        words = super()._arg(arg, slot)
        match arg:
            case SeatName():
                icon = icon_of(arg)
            case Text():
                icon = _icon_named(arg.key)
            case _:
                icon = ""
        if not icon or not isinstance(words, str):
            return words
        word = words if isinstance(words, Word) else Word(words)
        return Word(str(words), word.key, word.args, mark=Icon(icon))


def with_icons(words: Words) -> Words:
    """The same words for the text of a message; a button or a menu takes its icon apart from its words."""
    return MarkedWords(words.locale, words.names)
