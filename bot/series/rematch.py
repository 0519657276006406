"""A rematch: the same seats and settings at a new table, opened once; each of the others is asked.

The clocks rest until everyone has answered.
"""

from collections.abc import Iterator
from dataclasses import replace

from bot import keys
from bot.host.host import Host, Opened
from bot.host.outbox import Batch
from bot.series.people.ratings import is_friendly
from bot.store import StoreError
from bot.store.people import holder_id
from bot.store.records import SeatRecord
from bot.table import offers
from bot.table.changes import Change
from bot.table.errors import NoSuchMatch
from bot.table.letters import Addressed, RoomForTable
from bot.table.seating import SeatSpec
from bot.table.state import TableState
from engine.text import Seat

REMATCH = "rematch"
"""Under which a table notes its rematch (`next`), and a rematch where it is to be played."""


async def open_rematch(
    host: Host, table: TableState, seat: Seat, place: str, server: str
) -> tuple[str, Opened | None]:
    """The id of the new table; and the keys for the first who asks, from the seat they had.

    The other people are invited to theirs. `place`: where room is made for the table.
    """
    match_id = await _reserve_id(host, table.id)
    if await _exists(host, match_id):
        return match_id, None
    apart = await _apart(host, table, seat)
    specs = [
        _seat_again(table, holder, asks=holder.seat == seat, apart=holder.seat in apart)
        for holder in table.seats
    ]
    gathers = host.clock.now() + offers.LASTS if any(spec.offered_to for spec in specs) else None
    try:
        opened = await host.open(
            table.title,
            specs,
            dict(table.match.options),
            locale=table.locale,
            surface={REMATCH: {"place": place, "server": server, offers.GATHERS: gathers}},
            terms=table.terms,
            customs=replace(table.customs, rated=not is_friendly(table)),
            match_id=match_id,
            paused=gathers,
        )
    except StoreError:
        if await _exists(host, match_id):  # another process opened it in the same moment
            return match_id, None
        raise
    return match_id, opened


async def _apart(host: Host, table: TableState, seat: Seat) -> set[Seat]:
    """The seats whose people are not asked, as they or the person who asks avoid the other."""
    asker = table.seats[seat].user_id or ""
    pairs = await host.avoided.pairs([holder.user_id for holder in table.seats if holder.user_id])
    return {holder.seat for holder in table.seats if frozenset((asker, holder.user_id or "")) in pairs}


def _seat_again(table: TableState, held: SeatRecord, *, asks: bool, apart: bool) -> SeatSpec:
    """The seat at the new table: theirs who asks for the rematch, kept for the others, a bot's as before."""
    if held.kind != "person" or apart:
        return SeatSpec(kind="house", strength=table.strength_of(held.seat))
    if asks:
        return SeatSpec(held.name, "person", held.user_id, held.locale)
    return SeatSpec(held.name, "open", locale=held.locale, offered_to=holder_id(table.id, held))


async def _reserve_id(host: Host, match_id: str) -> str:
    """The id of a table's rematch, noted at the table, so that everyone who asks gets the same one."""

    async def note(table: TableState) -> Change:
        noted = table.surface.get(REMATCH, {})
        reserved = {"next": keys.new_id(), **noted}
        return Change(replace(table, surface={**table.surface, REMATCH: reserved}), host.clock.now())

    if "next" not in (await host.table(match_id)).surface.get(REMATCH, {}):
        await host.commit.change(match_id, note)
    return str((await host.table(match_id)).surface[REMATCH]["next"])


async def _exists(host: Host, match_id: str) -> bool:
    try:
        await host.table(match_id)
    except NoSuchMatch:
        return False
    return True


def plan_letters(batch: Batch) -> Iterator[Addressed]:
    """Room for a rematch where the first game was played, asked for with its opening."""
    noted = batch.after.surface.get(REMATCH, {})
    match noted:
        case {"place": str(place), "server": str(server)} if place and batch.before is None:
            yield Addressed(place, RoomForTable(batch.after.id, server))
