"""Which table someone has just asked to open in another window of theirs."""

from bot.host.host import Host

FRESH = 300.0
"""Seconds in which a window belongs to the press before it."""


async def remember_launch(host: Host, person_id: str, match_id: str) -> None:
    await host.notes.set(launch_note(person_id), {"match": match_id, "at": host.clock.now()})


async def launched_table(host: Host, person_id: str) -> str | None:
    """The table whose window this person opens; None: none was asked for lately."""
    noted = await host.notes.get(launch_note(person_id))
    if not isinstance(noted, dict) or host.clock.now() - float(noted["at"]) > FRESH:
        return None
    return str(noted["match"])


def launch_note(person_id: str) -> str:
    """Where it is noted."""
    return f"launch/{person_id}"
