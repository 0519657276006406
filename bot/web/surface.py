"""The browser among the surfaces."""

from bot.surfaces import Surface

SURFACE = Surface(
    "web",
    serves="bot.web.app",
    setting="web",
    pages=True,
    leaves_out={
        "lobby-agree": "there is no lobby: the same form is part of the page that opens a table",
        "autostart": "a table of the browser begins when it is opened; its free seats are filled later",
        **dict.fromkeys(
            ("greeting", "reliable", "lowest", "highest", "known"),
            "there is no lobby: who gets the link of a seat is wanted",
        ),
        "table-look-back": "the end of a game links to its page, where the curve can be gone through",
        "table-host-move": "a table has one address in the browser; only a room can change",
        "role": "roles are those of a chat platform; in the browser a league is open or by invitation",
    },
)
