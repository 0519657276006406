"""How an interaction is answered: acknowledged at once, then filled in."""

import asyncio
from typing import Any, Protocol, TypeAlias, cast

import discord
import structlog
from pydantic import ValidationError

from bot.chat.messages.emojis import with_emojis_if_there
from bot.chat.messages.layout import attachments, layout
from bot.chat.messages.parts import Sheet
from bot.chat.table import user_key
from bot.host.host import Host
from bot.store import StoreError
from bot.table.settings import USUAL, Settings
from engine.text import Text
from render.words import Words, choose

log = structlog.get_logger(__name__)

Interaction: TypeAlias = discord.Interaction[Any]

NOBODY = discord.AllowedMentions.none()
GLANCE = 0.5
"""Seconds to read a person's settings before Discord is answered."""
HURRY = 2.0
"""Seconds for what must be decided before Discord is answered."""
_SETTINGS = "settings"


class Hosted(Protocol):
    """The client of this bot, which knows the host."""

    host: Host


async def load_settings(interaction: Interaction) -> None:
    """Read the person's settings once; do not wait for a busy database before Discord is answered."""
    if _SETTINGS in interaction.extras:
        return
    host = cast(Hosted, interaction.client).host
    try:
        async with asyncio.timeout(None if interaction.response.is_done() else GLANCE):
            interaction.extras[_SETTINGS] = await host.people.settings(user_key(interaction.user.id))
    except (TimeoutError, StoreError, ValidationError) as error:
        log.warning("wishes-unknown", error=str(error))


async def reload_settings(interaction: Interaction) -> None:
    """Read the person's settings again after they changed."""
    interaction.extras.pop(_SETTINGS, None)
    await load_settings(interaction)


def settings_in(interaction: Interaction) -> Settings:
    found: Settings = interaction.extras.get(_SETTINGS, USUAL)
    return found


def locale_of(interaction: Interaction) -> str:
    """The reader's own language: as they have set it, else as their Discord is."""
    return settings_in(interaction).locale or choose(str(interaction.locale))


def theme_of(interaction: Interaction) -> str:
    return settings_in(interaction).theme


def words_of(interaction: Interaction) -> Words:
    return Words(locale_of(interaction))


async def privately(interaction: Interaction) -> None:
    """Acknowledge; the response will be seen by the presser alone."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await load_settings(interaction)


async def publicly(interaction: Interaction) -> None:
    """Acknowledge; the response will be seen by everyone."""
    await interaction.response.defer(thinking=True)
    await load_settings(interaction)


async def in_place(interaction: Interaction) -> None:
    """Acknowledge; the response will replace the pressed message."""
    await interaction.response.defer()
    await load_settings(interaction)


async def fill(interaction: Interaction, sheet: Sheet) -> None:
    """Fill in what was acknowledged; of the message that was pressed, pictures that it has stay."""
    replaced = interaction.response.type is discord.InteractionResponseType.deferred_message_update
    there = interaction.message.attachments if replaced and interaction.message else []

    async def put(shown: Sheet) -> None:
        await interaction.edit_original_response(
            view=layout(shown), attachments=attachments(shown, there), allowed_mentions=NOBODY
        )

    await with_emojis_if_there(interaction.client, sheet, put)


async def tell(interaction: Interaction, said: Text) -> None:
    """Send one private sentence, whether or not the interaction was answered."""
    await load_settings(interaction)
    sentence = words_of(interaction).say(said)
    if interaction.response.is_done():
        await interaction.followup.send(sentence, ephemeral=True, allowed_mentions=NOBODY)
    else:
        await interaction.response.send_message(sentence, ephemeral=True, allowed_mentions=NOBODY)
