"""Which table someone has just asked to open in another window of theirs."""

from bot.host.host import Host
from bot.store.notes import NoteKind

FRESH = 300.0
"""Seconds in which a window belongs to the press before it."""


async def remember_launch(host: Host, person_id: str, match_id: str) -> None:
    await host.store.notes.set(NoteKind.LAUNCH(person=person_id), {"match": match_id, "at": host.clock.now()})


async def launched_table(host: Host, person_id: str) -> str | None:
    """The table whose window this person opens; None: none was asked for lately."""
    noted = await host.store.notes.get(NoteKind.LAUNCH(person=person_id))
    if not isinstance(noted, dict) or host.clock.now() - float(noted["at"]) > FRESH:
        return None
    return str(noted["match"])
