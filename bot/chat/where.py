"""Where a command was given, in which language all read there, and one sentence as an answer."""

from bot.chat.parts import Say, Sheet
from bot.chat.reply import Interaction
from bot.chat.settings import Settings
from bot.chat.table import SURFACE
from render.words import choose

DAY = 86_400.0
PLACE = f"{SURFACE}/series/"


def server_of(interaction: Interaction) -> str:
    return str(interaction.guild_id or "")


def locale_here(interaction: Interaction, settings: Settings) -> str:
    """The language of what everyone reads: as the server settled it, else its own."""
    return settings.language or choose(str(interaction.guild_locale or ""))


def place_here(interaction: Interaction) -> str:
    """Where a series announces what it has to say."""
    assert interaction.channel_id is not None, "commands are given in channels"
    return f"{PLACE}{interaction.channel_id}"


def said_alone(said: str) -> Sheet:
    return Sheet((Say(said),))
