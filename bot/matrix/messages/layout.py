"""A sheet as Matrix has it: pictures, then one message with everything on offer and what is typed for it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.chat.markdown import clip, escape_text
from bot.chat.messages.parts import ALT, Buttons, Link, Menu, Paper, Part, Say, Sheet, Show
from bot.matrix.api import Json
from bot.matrix.messages.choices import AROUND, Choice, choices_of
from bot.matrix.messages.writing import Reader, html, plain, write
from render.words import Words

ROOM = 12_000
"""Characters of a message: an event takes 65,536 bytes, and holds the same as text and as HTML."""
MOST_LINES = 12
"""Choices that are listed below each other when they are told again."""
REPLACED = "m.new_content"


@dataclass(frozen=True, slots=True)
class RoomMessage:
    """What is sent for a sheet."""

    markdown: str
    pictures: tuple[Show, ...] = ()
    choices: tuple[Choice, ...] = ()

    def content(self, mentions: Sequence[str], *, loud: bool) -> Json:
        """`loud`: it may ring; a notice never does. Nobody is called but those in `mentions`."""
        return {
            "msgtype": "m.text" if loud else "m.notice",
            "body": plain(self.markdown),
            "format": "org.matrix.custom.html",
            "formatted_body": html(self.markdown),
            "m.mentions": {"user_ids": list(mentions)},
        }

    def edit(self, event: str, mentions: Sequence[str], *, loud: bool) -> Json:
        """The content that replaces a message; an edit rings for nobody."""
        fresh = self.content(mentions, loud=loud)
        replaces = {"rel_type": "m.replace", "event_id": event}
        return {
            **fresh,
            "body": f"* {fresh['body']}",
            "m.mentions": {"user_ids": []},
            REPLACED: fresh,
            "m.relates_to": replaces,
        }


def message(sheet: Sheet, reader: Reader, *, shared: bool = False) -> RoomMessage:
    """`shared`: others read it too, so that what is typed for a choice begins with an exclamation mark."""
    offered = choices_of(sheet, shared=shared)
    waiting = list(offered)
    paragraphs: list[str] = []
    for part in sheet.parts:
        here = [waiting.pop(0) for _ in choices_of(Sheet((part,)), shared=True)]
        paragraphs += _paragraphs(part, here, reader, shared=shared)
    pictures = tuple(part for part in sheet.parts if isinstance(part, Show))
    return RoomMessage(_clip("\n\n".join(paragraphs)), pictures, tuple(offered))


def _paragraphs(part: Part, here: list[Choice], reader: Reader, *, shared: bool) -> list[str]:
    match part:
        case Say():
            return [write(part.text, reader)] if part.text else []
        case Menu():
            return [f"**{_heading(part, here, reader)}**\n{_list_choices(here)}"] if here else []
        case Buttons():
            links = [
                f"[{escape_text(button.label)}]({write(button.url, reader)})"
                for button in part.buttons
                if isinstance(button, Link)
            ]
            return _rows(here, links, shared=shared)
        case _:
            return []


def _heading(menu: Menu, here: list[Choice], reader: Reader) -> str:
    """What a menu asks for; one of counts also says how they are typed."""
    if here[0].kind == "count":
        return Words(reader.locale)("matrix-type-counts", key=here[0].key)
    return escape_text(menu.placeholder)


def _rows(here: list[Choice], links: list[str], *, shared: bool) -> list[str]:
    """Answers below each other; what is beside the question, and everything in a shared room, in one line."""
    answers = [choice for choice in here if not shared and choice.id.verb not in AROUND]
    beside = [choice for choice in here if choice not in answers]
    sign = "!" if shared else ""
    line = " · ".join([*(f"`{sign}{choice.key}` {escape_text(choice.label)}" for choice in beside), *links])
    return [text for text in (_list_choices(answers), line) if text]


def _list_choices(choices: Sequence[Choice]) -> str:
    """One in each line; numbers that are their own names, as in `0 to 12`, in one."""
    lines = []
    for own, group in groupby(choices, lambda choice: choice.key == choice.label):
        if own:
            lines.append(" · ".join(f"`{choice.key}`{' ✓' if choice.ticked else ''}" for choice in group))
        else:
            lines += [_line(choice) for choice in group]
    return "\n".join(lines)


def _line(choice: Choice) -> str:
    tick = " ✓" if choice.ticked else ""
    note = f" · {escape_text(choice.note)}" if choice.note else ""
    return f"`{choice.key}`{tick} {escape_text(choice.label)}{note}"


def choices_again(choices: Sequence[Choice], *, shared: bool) -> str:
    """What may be typed, once more and as short as it goes."""
    answers = [choice for choice in choices if shared or choice.id.verb not in AROUND]
    sign = "!" if shared else ""
    if shared or len(answers) > MOST_LINES:
        return " · ".join(f"`{sign}{choice.key}` {escape_text(choice.label)}" for choice in answers)
    return _list_choices(answers or choices)


def paper_message(paper: Paper, words: Words) -> RoomMessage:
    """A form to be typed: one line, or one value after the other."""
    lines = [f"**{escape_text(paper.title)}**"]
    if len(paper.fields) == 1:
        lines.append(escape_text(paper.fields[0].hint) or words("matrix-type-words"))
    else:
        lines += [f"{escape_text(field.label)} · {escape_text(field.hint)}" for field in paper.fields]
        lines.append(words("matrix-type-numbers", count=len(paper.fields)))
    return RoomMessage("\n".join(filter(None, lines)))


def picture_content(picture: Show, address: str) -> Json:
    """A picture whose words stand for it where it is not seen."""
    shown = picture.picture
    info = {"mimetype": "image/png", "size": len(shown.png), "w": shown.width, "h": shown.height}
    alt = clip(shown.alt, ALT) or picture.name
    return {"msgtype": "m.image", "body": alt, "url": address, "info": info, "m.mentions": {}}


def _clip(markdown: str) -> str:
    """Cut between lines, if need be."""
    if len(markdown) <= ROOM:
        return markdown
    return markdown[:ROOM].rpartition("\n")[0] + "\n…"
