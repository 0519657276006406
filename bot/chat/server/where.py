"""The server, channel and language of an interaction."""

import asyncio

import discord

from bot.chat.messages.parts import Say, Sheet
from bot.chat.messages.refusal import ChatRefused
from bot.chat.messages.reply import HURRY, Interaction
from bot.chat.server import permissions
from bot.chat.server.forums import forum_around, may_post
from bot.chat.table import SURFACE
from bot.host.server_settings import ServerSettings, SettingsOfServers
from engine.text import text
from render.words import choose

DAY = 86_400.0
PLACE = f"{SURFACE}/series/"


def server_of(interaction: Interaction) -> str:
    return str(interaction.guild_id or "")


async def may_open(interaction: Interaction, settings: SettingsOfServers) -> ServerSettings:
    """The settings of the server; refused where its managers allow no games."""
    assert interaction.guild_id is not None, "games are opened on servers"
    assert interaction.channel_id is not None, "commands are given in channels"
    async with asyncio.timeout(HURRY):
        found = await settings.of(interaction.guild_id)
    if not any(found.allows(one) for one in _channels_of(interaction)):
        raise ChatRefused(text("chat-not-here", where=" ".join(f"<#{one}>" for one in found.channels)))
    return found


def check_permissions(interaction: Interaction, forum: discord.ForumChannel | None = None) -> None:
    """Refuse a game where the bot lacks what it needs: here, or in the forum where it would be a post."""
    assert interaction.guild is not None, "games are opened on servers"
    me = interaction.guild.me
    granted = forum.permissions_for(me) if forum is not None else interaction.app_permissions
    lacking = [need for need in permissions.missing_permissions(granted) if need.vital]
    if lacking:
        channel = forum.mention if forum is not None else f"<#{_channels_of(interaction)[-1]}>"
        what = tuple(text(need.words) for need in lacking)
        raise ChatRefused(text("chat-not-permitted", channel=channel, what=what, role=me.top_role.mention))


def _channels_of(interaction: Interaction) -> list[int]:
    """The channel of a command, and the one that its thread belongs to."""
    channel = interaction.channel
    around = channel.parent_id if isinstance(channel, discord.Thread) else None
    return [one for one in (interaction.channel_id, around) if one is not None]


def forum_here(interaction: Interaction, settings: ServerSettings) -> discord.ForumChannel | None:
    """The forum in which a game opened here is a post: the one around this channel, else the one that the
    managers named; None where there is none, or the bot may not write there."""
    assert interaction.guild is not None, "games are opened on servers"
    forum = forum_around(interaction.channel)
    if forum is None and settings.forum:
        forum = forum_around(interaction.guild.get_channel(int(settings.forum)))
    return forum if forum is not None and may_post(forum) else None


def locale_here(interaction: Interaction, settings: ServerSettings) -> str:
    """The language of public messages: as the managers have set it, else the server's own."""
    return settings.language or choose(str(interaction.guild_locale or ""))


def place_here(interaction: Interaction) -> str:
    """The address at which a series founded here makes its announcements."""
    assert interaction.channel_id is not None, "commands are given in channels"
    return f"{PLACE}{interaction.channel_id}"


def home_here(interaction: Interaction) -> str:
    """The address of the channel in which games are opened here: of a thread, the channel around it."""
    return f"{PLACE}{_channels_of(interaction)[-1]}"


def sentence_sheet(said: str) -> Sheet:
    return Sheet((Say(said),))
