"""What ends by itself around a match: a vote, a pause, a table that nobody sits at."""

from typing import Protocol

from bot.table import substitutes, votes
from bot.table.changes import Changeable, Settable
from bot.table.state import Look

FORSAKEN = 3 * 86400.0
"""Seconds after which a table ends that nobody sits at and no clock moves."""


def lapses_at(look: Look) -> float | None:
    """When the next of them ends; None: nothing is to end."""
    if look.state != "live":
        return None
    ends = [votes.ends_at(look, one) for one in votes.requests(look)]
    if look.paused is not None:
        ends.append(look.paused)
    if substitutes.deserted(look):
        ends.append(look.updated + FORSAKEN)
    return min(ends, default=None)


class Table(Changeable, Settable, Protocol):
    """A host that is agreed with, and that sets its clocks."""


async def end(host: Table, match_id: str, now: float) -> None:
    """End everything that has had its time; where nothing has, note again when it will."""
    look = await host.look(match_id)
    if (due := lapses_at(look)) is None or due > now:
        await host.set_clocks(match_id, lambda look, _now: (look, ()))
    for request in votes.requests(look):
        if votes.ends_at(look, request) <= now:
            await votes.lapse(host, match_id, request.id)
    if look.paused is not None and look.paused <= now:
        await votes.resume(host, match_id, 0)
    if substitutes.deserted(look) and look.updated + FORSAKEN <= now:
        await substitutes.give_up(host, match_id)
