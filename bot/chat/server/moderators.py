"""Who moderates a server: those who may manage it, and the members of the roles named in `/setup`."""

import asyncio

import discord

from bot.chat.addresses import PREFIX
from bot.chat.messages.reply import HURRY, Interaction
from bot.host.server_settings import NOTHING_NAMED, ServerNames, SettingsOfServers


async def is_moderator(interaction: Interaction, settings: SettingsOfServers) -> bool:
    """Whether this person moderates the server they are on."""
    if interaction.guild_id is None:
        return False
    if interaction.permissions.manage_guild:
        return True
    user = interaction.user
    roles = [role for role in user.roles if not role.is_default()] if isinstance(user, discord.Member) else []
    if not roles:
        return False
    async with asyncio.timeout(HURRY):
        named = (await settings.of(interaction.guild_id)).moderators
    return any(str(role.id) in named for role in roles)


def names_on_server(interaction: Interaction) -> ServerNames:
    """The channels and roles of the server, as it calls them."""
    here = interaction.guild
    if here is None:
        return NOTHING_NAMED
    return ServerNames(
        here.name,
        {str(one.id): f"#{one.name}" for one in here.text_channels},
        {str(one.id): f"#{one.name}" for one in here.forums},
        {str(one.id): one.name for one in here.roles if not (one.is_default() or one.managed)},
    )


async def channels_to_move_to(interaction: Interaction, settings: SettingsOfServers) -> dict[str, str]:
    """The channels where games may be played and the bot may write, by the address of a move."""
    assert interaction.guild_id is not None, "moderators are of a server"
    if interaction.guild is None:
        return {}
    async with asyncio.timeout(HURRY):
        allowed = await settings.of(interaction.guild_id)
    here = interaction.guild
    played_in: list[discord.TextChannel | discord.ForumChannel] = [*here.text_channels, *here.forums]
    return {
        f"{PREFIX}move/{channel.id}": f"#{channel.name}"
        for channel in played_in
        if allowed.allows(channel.id) and channel.permissions_for(here.me).send_messages
    }
