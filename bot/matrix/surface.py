"""Matrix among the surfaces."""

from bot.surfaces import Surface

SURFACE = Surface(
    "matrix",
    serves="bot.matrix.client.connection",
    setting="matrix_token",
    rooms=True,
    rooms_anywhere=True,
    asks_in_private=True,
    polls=True,
    mention=r"(?:https://matrix\.to/#/)?(@[^\s:/?#]+:[^\s/?#]+)",
    own_words={
        f"help-{chapter}": f"matrix-help-{chapter}"
        for chapter in ("begin", "watching", "playing", "moderator")
    },
    leaves_out={
        "table-say": "the room of a table is its talk there",
        "table-mute-player": "a room is not ours to hide words in; Matrix clients can ignore a person",
        "own-name": "on Matrix people are called as their profile calls them",
        "person-make-token": "a room keeps what is written in it: tokens are shown once, in the browser",
        "role": "rooms have power levels and no roles; a league is open or by invitation",
    },
)
