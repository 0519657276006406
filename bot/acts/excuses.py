"""Acts and fields that one surface leaves out, by name and with the reason."""

from collections.abc import Mapping
from typing import Any

from bot.acts.act import Act, Surface

ACTS: dict[str, Mapping[Surface, str]] = {
    "lobby-agree": {"web": "there is no lobby: the same form is part of the page that opens a table"},
    "table-say": {"discord": "the thread of a table is its talk there"},
    "table-mute-player": {"discord": "a thread is not ours to hide words in; Discord has its own block"},
    "table-look-back": {"web": "the end of a game links to its page, where the curve can be gone through"},
    "table-host-move": {
        "web": "a table has one address in the browser; only its channel on Discord can change"
    },
}
"""Acts that a surface does not offer, by their key."""

FIELDS: dict[str, Mapping[Surface, str]] = {
    "own-name": {"discord": "on Discord people are called as Discord calls them"},
    "role": {"web": "roles are Discord's; in the browser a league is open or by invitation"},
}
"""Fields that a surface does not ask for, by their id."""


def of(act: Act[Any]) -> Mapping[Surface, str]:
    return ACTS.get(act.key, {})
