"""The one item behind every button and menu: it reads its id, and survives restarts."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, cast

import discord
from discord import ui

from bot.chat.messages.grammar import BadId, Id, parse


class Pressable(Protocol):
    """The client of this bot, which handles presses."""

    handle_press: Callable[[discord.Interaction[Any], Id, list[str]], Awaitable[None]]
    refuse_unknown_press: Callable[[discord.Interaction[Any]], Awaitable[None]]


class Press(ui.DynamicItem[ui.Item[Any]], template=r"f1:[\s\S]+"):
    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], _match: re.Match[str], /
    ) -> "Press":
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        try:
            said = parse(self.custom_id)
        except BadId:
            await cast(Pressable, interaction.client).refuse_unknown_press(interaction)
            return
        chosen = list(cast(dict[str, Any], interaction.data).get("values", []))
        await cast(Pressable, interaction.client).handle_press(interaction, said, chosen)
