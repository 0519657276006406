"""What ends by itself when its time is over: a vote, a pause, an invitation, a table that nobody sits at."""

from bot.table import offers, substitutes, votes
from bot.table.changes import Changeable
from bot.table.state import TableState

DESERTED_FOR = 3 * 86400.0
"""Seconds after which a table ends that nobody sits at and no clock moves."""


def expires_at(table: TableState) -> float | None:
    """When the next of them ends; None: nothing is to end."""
    if table.state != "live":
        return None
    ends = [votes.ends_at(table, request) for request in votes.requests(table)]
    if table.paused is not None:
        ends.append(table.paused)
    ends += [seat.offer["until"] for seat in offers.offered_seats(table)]
    if substitutes.is_deserted(table):
        ends.append(table.updated + DESERTED_FOR)
    return min(ends, default=None)


async def end_what_expired(host: Changeable, match_id: str, now: float) -> None:
    """End everything that has had its time; where nothing has, note again when it will."""
    table = await host.table(match_id)
    if (due := expires_at(table)) is None or due > now:
        await host.set_clocks(match_id, lambda table, _now: (table, ()))
    for request in votes.requests(table):
        if votes.ends_at(table, request) <= now:
            await votes.expire_request(host, match_id, request.id)
    for seat in offers.offered_seats(table):
        if seat.offer["until"] <= now:
            await offers.lapse(host, match_id, seat.seat)
    table = await host.table(match_id)
    if table.paused is not None and table.paused <= now:
        await votes.resume(host, match_id, 0)
    if substitutes.is_deserted(table) and table.updated + DESERTED_FOR <= now:
        await substitutes.give_up(host, match_id)
