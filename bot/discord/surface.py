"""Discord among the surfaces."""

from bot.surfaces import Surface

SURFACE = Surface(
    "discord",
    serves="bot.discord.client.connection",
    setting="discord_token",
    rooms=True,
    mention=r"<?@?!?(\d{15,21})>?",
    leaves_out={
        "table-say": "the thread of a table is its talk there",
        "table-mute-player": "a thread is not ours to hide words in; Discord has its own block",
        "own-name": "on Discord people are called as Discord calls them",
    },
)
