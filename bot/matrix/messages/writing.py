"""Marks as Matrix has them, and Markdown as its clients read it: as HTML, and as plain text."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from urllib.parse import quote
from zoneinfo import ZoneInfo

from markdown_it import MarkdownIt
from markdown_it.token import Token

from bot.chat import marks
from bot.chat.markdown import escape_text
from bot.chat.marks import Door, Mark, Mention, Moment, Role, Room
from bot.table.terms import duration_text
from data import catalogue
from render.words import Words

SITE = "https://matrix.to/#/"
_MARKDOWN = MarkdownIt("commonmark", {"breaks": True, "html": False}).enable("strikethrough")
SIGN = "!"
"""Begins a command; sentences for every platform write them with a slash."""
_COMMAND = re.compile(r"`/(?=\w)")
_LINK = re.compile(r"https?://[^\s<>()]+")


@dataclass(frozen=True, slots=True)
class Reader:
    """For whom a message is written: no client shows a moment in its reader's own zone, so the words do."""

    locale: str
    now: float
    zone: str = "UTC"
    name_of: Callable[[str], str] = lambda user: localpart(user)
    via: str = ""
    """The homeserver through which rooms are found."""


def localpart(user: str) -> str:
    """What is left of an id without its homeserver."""
    return user.removeprefix("@").partition(":")[0]


def write(text: str, reader: Reader) -> str:
    """A text with its marks in Markdown."""
    shown: list[int] = []

    def write_mark(mark: Mark) -> str:
        match mark:
            case Moment():
                written = _moment(mark, reader, known=mark.at in shown)
                shown.append(mark.at)
                return written
            case Mention():
                return f"[{escape_text(reader.name_of(mark.values[0]))}]({_address(mark.values[0])})"
            case Room():
                name = escape_text(reader.name_of(mark.values[0]))
                return f"[{name}]({room_address(mark.values[0], reader.via)})"
            case Role():
                return escape_text(mark.values[0])
            case Door():
                _server, room, message = mark.values
                return room_address(room, reader.via, message.partition(",")[0])
            case _:
                return ""

    return _COMMAND.sub(f"`{SIGN}", marks.write(text, write_mark, lambda line: line))


def _moment(mark: Moment, reader: Reader, *, known: bool) -> str:
    """When something is, and how far away that is by now; `known`: it was said when."""
    words, language = Words(reader.locale), catalogue.language(reader.locale)
    when = datetime.fromtimestamp(mark.at, ZoneInfo(reader.zone))
    if mark.style == "day":
        return language.day(when.date())
    at = f"{language.moment(when)} {when.tzname()}"
    if mark.style != "relative" or mark.at <= reader.now:
        return at
    ahead = words("board-due-in", span=duration_text(_whole_minutes(mark.at - reader.now)))
    return ahead if known else f"{at} ({ahead})"


def _whole_minutes(seconds: float) -> float:
    """Whole minutes: nobody needs the seconds of a message that is read later."""
    return max(60.0, round(seconds / 60) * 60.0)


def _address(target: str) -> str:
    return SITE + quote(target, safe="@!#:")


def room_address(room: str, via: str = "", event: str = "") -> str:
    """A link to a room, or to a message in it."""
    behind = f"/{quote(event, safe='$')}" if event else ""
    server = via or room.partition(":")[2]
    return f"{_address(room)}{behind}{f'?via={quote(server)}' if server else ''}"


def html(markdown: str) -> str:
    return str(_MARKDOWN.render(markdown)).strip()


def plain(markdown: str) -> str:
    """The same for clients and ears that take no HTML."""
    lines: list[str] = []
    numbers: list[int | None] = []
    prefix = ""
    for token in _MARKDOWN.parse(markdown):
        match token.type:
            case "bullet_list_open":
                numbers.append(None)
            case "ordered_list_open":
                numbers.append(int(token.attrGet("start") or 1))
            case "bullet_list_close" | "ordered_list_close":
                numbers.pop()
            case "list_item_open":
                number = numbers[-1]
                prefix = "• " if number is None else f"{number}. "
                if number is not None:
                    numbers[-1] = number + 1
            case "inline":
                lines.append(prefix + _inline(token.children or []))
                prefix = ""
            case "fence" | "code_block":
                lines.append(token.content.rstrip("\n"))
            case _:
                continue
    return "\n".join(lines)


def _inline(tokens: list[Token]) -> str:
    text, target = "", ""
    for token in tokens:
        match token.type:
            case "text" | "code_inline":
                text += token.content
            case "softbreak" | "hardbreak":
                text += "\n"
            case "link_open":
                target = str(token.attrGet("href") or "")
            case "link_close":
                text += (
                    f" ({target})" if _LINK.fullmatch(target) and not target.startswith(f"{SITE}@") else ""
                )
            case _:
                continue
    return text
