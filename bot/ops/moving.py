"""A host moved from one database to another, and copies of one that is on PostgreSQL."""

from pathlib import Path

from bot.clock import SystemClock
from bot.host.sweep import SILENCE
from bot.ops.backup import Verified, name_aside, replay_live, settled_copy
from bot.store import Store, StoreError
from bot.store.kinds import database_at
from bot.store.moving import Moved, Progress, move
from bot.store.upgrade import examine


def _in_silence(_done: int, _of: int) -> None:
    """Nobody watches."""


async def move_host(
    source: str, target: str, *, replace: bool = False, on_progress: Progress = _in_silence
) -> tuple[Moved, Verified]:
    """Copy everything, compare every match, and replay every live one where it is now."""
    await _refuse_what_cannot_be_read(source)
    there = database_at(source)
    try:
        here = await Store.open(target)
        try:
            moved = await move(there, here.database, replace=replace, tell=on_progress)
            verified = await replay_live(here)
        finally:
            await here.close()
    finally:
        await there.close()
    return moved, verified


async def is_served(target: str) -> bool:
    """Whether some process serves this database."""
    database = database_at(target)
    try:
        return await database.is_served()
    finally:
        await database.close()


async def _refuse_what_cannot_be_read(source: str) -> None:
    if "://" not in source and not Path(source).is_file():
        raise StoreError(f"{source} does not exist: there is nothing to copy.")
    if not (await examine(source)).current:
        raise StoreError(f"{source} has the tables of an earlier Fondaco. Start it once with this one first.")


# --- a host on PostgreSQL ---------------------------------------------------------------------------------


async def back_up_server(source: str, target: Path) -> Verified:
    """A copy as of one moment, as a file of its own; it has its name only once it is known to be good."""
    if target.exists():
        raise StoreError(f"{target} exists already. Name another file.")
    async with settled_copy(target) as draft:
        _, verified = await move_host(source, str(draft))
    await _note_copy(source)
    return verified


async def restore_server(source: Path, target: str) -> tuple[Moved, Verified]:
    """Put a copy in the place of all that is in the database; what was there is kept beside the copy.

    A host that runs is known by its lock, on whichever machine it is, awake or not.
    """
    if not source.is_file():
        raise StoreError(f"{source} does not exist: there is nothing to restore.")
    store = await Store.open(target)
    try:
        if await store.database.is_served():
            raise StoreError(f"{store.database.name} is being served. Stop the host first.")
        known = sum((await store.care.counts()).matches.values())
    finally:
        await store.close()
    if known:
        async with settled_copy(name_aside(source)) as draft:
            await move_host(target, str(draft))
    return await move_host(str(source), target, replace=True)


async def silence_of(target: str) -> str:
    """What keeps a host from being well, as its database shows it."""
    database = database_at(target)
    try:
        if not await database.is_served():
            return f"{database.name} is served by nobody."
        last = await Store(database).clocks.last_beat()
        if last is None or SystemClock().now() - last >= SILENCE:
            return f"{database.name}: no sign of life within {SILENCE:g} s."
        return ""
    finally:
        await database.close()


async def _note_copy(source: str) -> None:
    """The host can say how old its last copy is."""
    store = Store(database_at(source))
    try:
        await store.clocks.note_backup(SystemClock().now())
    finally:
        await store.close()
