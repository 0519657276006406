"""What a match notes of the league, campaign or search that opened it."""

from typing import TypedDict, cast

from bot.table.state import TableState

SERIES = "series"
"""The surface under which a match notes the league or campaign it belongs to, its server and its terms."""


class SeriesNote(TypedDict, total=False):
    """What a match notes of the league, the campaign or the search that opened it."""

    id: str
    """The league or campaign."""
    server: str
    place: str
    """Where it is at home; empty: nowhere."""
    rated: bool
    """Whether the result counts, at a table from before its customs said so."""
    duplicate: bool
    """Other tables are dealt from the same seed."""
    chronicle: bool
    """Phases of the game are told in a chronicle."""
    found: list[str]
    """Where those who looked for a game are told of it."""


def series_note(table: TableState) -> SeriesNote:
    """Empty for a match that nobody but its players opened."""
    return cast(SeriesNote, table.surface.get(SERIES, {}))  # only this package writes it


def server_of(table: TableState) -> str:
    """The server a match is played on; empty where there is none."""
    for noted in (series_note(table), *table.surface.values()):
        if noted.get("visiting"):
            continue
        for name in ("server", "guild", "guild_id"):
            if server := noted.get(name):
                return str(server)
    return ""
