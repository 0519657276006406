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


def clip(words: str, most: int) -> str:
    """Text cut to a length, ending with a sign that something is missing."""
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"


def escape_text(words: str, most: int | None = None) -> str:
    """Words, cut to a length first, that cannot turn into Markdown or a ping.

    Every sign is escaped by itself: half a link in a name that was cut would be closed by the sentence around
    it. An address stays as it is, so that it can be followed.
    """
    short = words if most is None else clip(words, most)
    return _PING.sub("@\u200b", _MARKDOWN.sub(_escape, without_marks(short)))


def _escape(sign: re.Match[str]) -> str:
    return sign["address"] or f"{sign['before'] or ''}\\{sign['start'] or sign['sign']}"


def plain_text(sentence: Text) -> Text:
    """The same with names that cannot turn into Markdown or a ping."""
    return Text(sentence.key, {name: _plain_arg(arg) for name, arg in sentence.args.items()})


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
