"""Words of others in messages: cut to a length, and unable to turn into Markdown, a mark or a ping."""

import re

from bot.chat.marks import without_marks
from engine.text import Arg, Text

_MARKDOWN = re.compile(
    r"(?P<address>https?://[^\s<>()\[\]*|~`\\]+)"
    r"|^(?P<before>[^\S\n]*)(?P<start>[>#-])"
    r"|(?P<sign>[\\*_~|`\[\]<])",
    re.MULTILINE,
)
_PING = re.compile(r"@(?=everyone|here|room|[!&]?\d{17,20})")


def clip(said: str, most: int) -> str:
    """Text cut to a length, ending with a sign that something is missing."""
    return said if len(said) <= most else said[: most - 1].rstrip() + "…"


def escape_text(said: str, most: int | None = None) -> str:
    """Words, cut to a length first, that cannot turn into Markdown or a ping.

    Every sign is escaped by itself: half a link in a name that was cut would be closed by the sentence around
    it. An address stays as it is, so that it can be followed.
    """
    short = said if most is None else clip(said, most)
    return _PING.sub("@\u200b", _MARKDOWN.sub(_escape, without_marks(short)))


def _escape(found: re.Match[str]) -> str:
    return found["address"] or f"{found['before'] or ''}\\{found['start'] or found['sign']}"


def plain_text(said: Text) -> Text:
    """The same with names that cannot turn into Markdown or a ping."""
    return Text(said.key, {name: _plain_arg(arg) for name, arg in said.args.items()})


def _plain_arg(arg: Arg) -> Arg:
    match arg:
        case str():
            return escape_text(arg)
        case tuple():
            return tuple(_plain_arg(inner) for inner in arg)
        case Text():
            return plain_text(arg)
        case _:
            return arg
