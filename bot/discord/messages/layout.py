"""Parts of a message as Discord's components, within Discord's limits."""

import io
from collections.abc import Mapping, Sequence
from typing import Any, assert_never

import discord
from discord import ui

from bot.chat.markdown import clip
from bot.chat.messages.parts import (
    ALT,
    ITEM_LABEL,
    LABEL,
    Button,
    Buttons,
    Keep,
    Link,
    Menu,
    Paper,
    Part,
    Say,
    Sheet,
    Show,
)
from bot.discord.messages.emojis import EMOJIS
from bot.discord.messages.pressed_item import PressedItem
from bot.discord.messages.writing import write

ROOM = 3900
"""Characters in one message, all paragraphs together; Discord takes 4000."""

_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


def layout(sheet: Sheet, icons: Mapping[str, str] | None = None) -> ui.LayoutView:
    """The sheet as Discord shows it; `icons`: the emojis by the names of their icons."""
    icons = EMOJIS.codes if icons is None else icons
    view = ui.LayoutView(timeout=None)
    room = ROOM
    for part in sheet.parts:
        if isinstance(part, Say):
            if not part.text or room < 2:
                continue
            part = Say(shorten(write(part.text, icons), room))
            room -= len(part.text)
        view.add_item(_item(part, icons))
    return view


def shorten(words: str, most: int) -> str:
    """Text cut to a length, between lines if possible: half a link would show as raw text."""
    if len(words) <= most:
        return words
    whole, cut, _ = words[: most - 1].rpartition("\n")
    return f"{whole}\n…" if cut else clip(words, most)


def files(sheet: Sheet) -> list[discord.File]:
    """The pictures to be sent along; made again for every try, since sending uses them up."""
    return [_file(part) for part in sheet.parts if isinstance(part, Show)]


def attachments(sheet: Sheet, there: Sequence[discord.Attachment]) -> list[discord.Attachment | discord.File]:
    """What a message is to have: a picture that is there stays, any other is uploaded."""
    known = {attachment.filename: attachment for attachment in there}
    return [known.get(part.file) or _file(part) for part in sheet.parts if isinstance(part, Show)]


def _file(part: Show) -> discord.File:
    return discord.File(io.BytesIO(part.picture.png), part.file, description=clip(part.picture.alt, ALT))


def _item(part: Part, icons: Mapping[str, str]) -> ui.Item[Any]:
    match part:
        case Say():
            return ui.TextDisplay(part.text)
        case Show():
            return _gallery(part.file, part.picture.alt)
        case Keep():
            return _gallery(part.file, part.alt)
        case Menu():
            return ui.ActionRow(PressedItem(_select(part, icons)))
        case Buttons():
            return ui.ActionRow(*(_button(button, icons) for button in part.buttons))
        case _:
            assert_never(part)


def _gallery(file: str, alt: str) -> ui.MediaGallery[Any]:
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{file}", description=clip(alt, ALT)))


def _button(button: Button | Link, icons: Mapping[str, str]) -> ui.Item[Any]:
    if isinstance(button, Link):
        return ui.Button(label=clip(button.label, LABEL), url=write(button.url, icons))
    return PressedItem(
        ui.Button(
            label=clip(button.label, LABEL),
            style=_STYLES[button.style],
            custom_id=str(button.id),
            disabled=button.disabled,
            emoji=_emoji(button.icon, icons),
        )
    )


def _emoji(icon: str, icons: Mapping[str, str]) -> str | None:
    """An icon by its name, where Discord has it; one that is an emoji already stays."""
    return icons.get(icon) if icon.isascii() else icon


def _select(menu: Menu, icons: Mapping[str, str]) -> ui.Select[Any]:
    return ui.Select(
        custom_id=str(menu.id),
        placeholder=clip(menu.placeholder, 150),
        min_values=menu.low,
        max_values=menu.high,
        options=[
            discord.SelectOption(
                label=clip(item.label, ITEM_LABEL) or "·",
                value=item.value,
                description=clip(item.note, ITEM_LABEL) or None,
                default=item.chosen,
                emoji=_emoji(item.icon, icons),
            )
            for item in menu.items
        ],
    )


def modal(paper: Paper) -> ui.Modal:
    """A Discord modal; its lines come back as an interaction of their own, so it survives a restart."""
    made = ui.Modal(title=clip(paper.title, 45), custom_id=str(paper.id), timeout=900)
    for field in paper.fields:
        line: ui.TextInput[Any] = ui.TextInput(
            custom_id=field.key,
            placeholder=clip(field.hint, 100),
            default=field.value or None,
            required=False,
            max_length=field.most,
        )
        made.add_item(ui.Label(text=clip(field.label, 45), component=line))
    return made
