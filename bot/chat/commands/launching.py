"""The table inside Discord: the button that launches it, and the command with which Discord lists it."""

import asyncio
from typing import Any

import discord
import structlog

from bot.chat.messages.grammar import Id
from bot.chat.messages.language import translations
from bot.chat.messages.refusal import ChatRefused
from bot.chat.messages.reply import HURRY, Interaction
from bot.chat.table import user_key
from bot.host.host import Host
from bot.host.launches import remember_launch
from data import catalogue
from engine.text import text
from render.words import Words

log = structlog.get_logger(__name__)

ENTRY_POINT = 4
LAUNCHED_BY_DISCORD = 2
IN_SERVERS, BY_PEOPLE = 0, 1


async def launch_table(host: Host, interaction: Interaction, said: Id) -> None:
    """Open the table that was pressed in Discord's frame, which asks us a moment later which one it was."""
    async with asyncio.timeout(HURRY):
        table = await host.tables.at_hand(said.table)
        await remember_launch(host, user_key(interaction.user.id), table.id)
    try:
        await interaction.response.launch_activity()
    except discord.HTTPException as error:
        log.warning("activity-not-launched", status=error.status, code=error.code)
        raise ChatRefused(text("chat-cannot-open")) from error


def entry_point() -> dict[str, Any]:
    """The command by which Discord itself opens the list of one's games.

    Discord makes one for every application with an Activity, and takes no list of commands without it.
    """
    words = Words(catalogue.SOURCE)
    return {
        "type": ENTRY_POINT,
        "handler": LAUNCHED_BY_DISCORD,
        "name": words("cmd-launch"),
        "name_localizations": translations("cmd-launch"),
        "description": words("cmd-launch-about"),
        "description_localizations": translations("cmd-launch-about"),
        "integration_types": [IN_SERVERS, BY_PEOPLE],
        "contexts": [0, 1, 2],
    }
