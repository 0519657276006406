"""Why Discord does not let the bot in, in words for whoever runs it."""

import discord

from bot.config import BadConfig


class CannotConnect(BadConfig):
    """Trying again would not help; the message says what would."""


def explained(error: discord.DiscordException) -> str:
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return (
            "Discord asks for an intent this bot does not use. On the developer portal, open your "
            "application, Bot, and check that the token belongs to that application."
        )
    return "Discord refuses DISCORD_TOKEN: copy it again from your application's Bot page, or reset it there."
