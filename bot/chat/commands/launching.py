"""The table inside Discord: the button that launches it."""

import asyncio

import discord
import structlog

from bot.chat.messages.grammar import Id
from bot.chat.messages.refusal import ChatRefused
from bot.chat.messages.reply import HURRY, Interaction
from bot.chat.table import user_key
from bot.host.activity_launches import remember_launch
from bot.host.host import Host
from engine.text import text

log = structlog.get_logger(__name__)


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
