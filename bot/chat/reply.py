"""How an interaction is answered: acknowledged at once, then filled in."""

from typing import Any, TypeAlias

import discord

from bot.chat.layout import files, layout
from bot.chat.parts import Sheet
from render.words import Words, choose

Interaction: TypeAlias = discord.Interaction[Any]

NOBODY = discord.AllowedMentions.none()


def locale_of(interaction: Interaction) -> str:
    """The reader's own language."""
    return choose(str(interaction.locale))


def words_of(interaction: Interaction) -> Words:
    return Words(locale_of(interaction))


async def privately(interaction: Interaction) -> None:
    """Acknowledge; what follows is seen by the presser alone."""
    await interaction.response.defer(ephemeral=True, thinking=True)


async def in_place(interaction: Interaction) -> None:
    """Acknowledge; what follows replaces the message that was pressed."""
    await interaction.response.defer()


async def fill(interaction: Interaction, sheet: Sheet) -> None:
    """Fill in what was acknowledged."""
    await interaction.edit_original_response(
        view=layout(sheet), attachments=files(sheet), allowed_mentions=NOBODY
    )


async def tell(interaction: Interaction, said: str) -> None:
    """One private sentence, whatever was answered before."""
    if interaction.response.is_done():
        await interaction.followup.send(said, ephemeral=True, allowed_mentions=NOBODY)
    else:
        await interaction.response.send_message(said, ephemeral=True, allowed_mentions=NOBODY)
