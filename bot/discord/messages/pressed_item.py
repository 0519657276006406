"""The one item behind every button and menu: it reads its id, and survives restarts."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, cast

import discord
from discord import ui


class Pressable(Protocol):
    """The client of this bot, which handles presses."""

    handle_press: Callable[[discord.Interaction[Any]], Awaitable[None]]


class PressedItem(ui.DynamicItem[ui.Item[Any]], template=r"f1:[\s\S]+"):
    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], _match: re.Match[str], /
    ) -> "PressedItem":
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await cast(Pressable, interaction.client).handle_press(interaction)
