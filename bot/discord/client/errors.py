"""Why Discord does not let the bot in, in words for the operator."""

import discord

from bot.config import BadConfig


class CannotConnect(BadConfig):
    """A failure that another try does not mend; the message says what does."""


def explain_failure(error: discord.DiscordException) -> str:
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return (
            "Discord asks for an intent this bot does not use. On the developer portal, open your "
            "application, Bot, and check that the token belongs to that application."
        )
    return "Discord refuses DISCORD_TOKEN: copy it again from your application's Bot page, or reset it there."
