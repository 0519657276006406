"""Where a command of a league or campaign was given, and one sentence as an answer."""

from bot.chat.parts import Say, Sheet
from bot.chat.reply import Interaction
from bot.chat.table import SURFACE

DAY = 86_400.0
PLACE = f"{SURFACE}/series/"
LONGEST = 3900


def server_of(interaction: Interaction) -> str:
    return str(interaction.guild_id or "")


def place_here(interaction: Interaction) -> str:
    """Where a series announces what it has to say."""
    assert interaction.channel_id is not None, "commands are given in channels"
    return f"{PLACE}{interaction.channel_id}"


def said_alone(said: str) -> Sheet:
    return Sheet((Say(said[:LONGEST]),))
