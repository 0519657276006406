"""Taking back in three tiers: freely, by consent of the table, by the host; and why it may not be free."""

from dataclasses import dataclass

from bot import votes
from bot.changes import in_force, undo_of, undo_to
from bot.errors import WrongKey
from bot.host import Host
from engine.errors import CannotUndo
from engine.text import Seat, Text


@dataclass(frozen=True, slots=True)
class Undo:
    """What a seat may do about its last move: take it back at once, or else ask the table, and why."""

    free: bool
    why: Text | None
    ask: bool
    """The table may be asked."""


async def prospects(host: Host, match_id: str, seat: Seat) -> Undo:
    look = await host.look(match_id)
    log = await host.store.matches.log(match_id)
    try:
        undo_of(look, log, seat, "person", host.clock.now())
    except CannotUndo as error:
        own = any(row.seat == seat for row in in_force(log))
        asked = any(one.kind == "undo" for one in votes.requests(look))
        return Undo(False, error.reason, own and look.state == "live" and not asked)
    return Undo(True, None, False)


async def by_host(host: Host, match_id: str, seq: int, host_key: str) -> None:
    """Whoever opened the table takes back every move from `seq` on."""
    if not await host.is_host(match_id, host_key):
        raise WrongKey
    await host.change(match_id, lambda look, now, log: undo_to(look, log, seq, 0, "host", now))
