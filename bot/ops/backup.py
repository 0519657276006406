"""Copies of the database, taken while the host plays on, and checked by replaying every live match."""

import os
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path

import engine
from bot.clock import SystemClock
from bot.host.sweep import SILENCE
from bot.store import Store, StoreError
from bot.store.chain import break_in
from bot.store.heads import ENDING as HEADS
from bot.store.lock import is_served, lock_file, replacing
from bot.store.sqlite import BEFORE, MARK, translate_errors_of
from bot.table.changes import decode_event, whole_record
from bot.threads import in_thread
from engine import registry
from engine.errors import BadRecord


@dataclass(frozen=True, slots=True)
class Verified:
    """How many live matches there are, all of which replay; and how many ended ones beside them.

    `waiting`: how many of the live ones nobody can replay here, since their title is not installed."""

    live: int
    ended: int
    waiting: int = 0


async def backup(source: Path, target: Path) -> Verified:
    """A copy as of one moment; it has its name only once it is known to be good."""
    if not source.is_file():
        raise StoreError(f"{source} does not exist: there is nothing to copy.")
    if target.exists():
        raise StoreError(f"{target} exists already. Name another file.")
    draft = target.with_name(target.name + ".part")
    try:
        await in_thread(_copy, source, draft)
        verified = await verify(draft)
        draft.rename(target)
    finally:
        _remove(draft)
    await in_thread(_note_copy, source, SystemClock().now())
    return verified


async def restore(source: Path, target: Path, *, force: bool = False) -> Verified:
    """Put a copy in the place of the database; what was there is kept beside it.

    A host that runs is known by its lock, awake or not, and no `force` takes its file away. The heartbeat
    is for those on another machine; `force` says that there are none.
    """
    if not source.is_file():
        raise StoreError(f"{source} does not exist: there is nothing to restore.")
    target = target.resolve()
    with replacing(target):
        if target.exists() and not force and await in_thread(_beat_lately, target):
            raise StoreError(f"{target} is being served. Stop the host first, or say --force if it is not.")
        draft = target.with_name(target.name + ".part")
        try:
            await in_thread(_copy, source, draft)
            verified = await verify(draft)
            await in_thread(_replace, target, draft)
        finally:
            _remove(draft)
    return verified


@asynccontextmanager
async def settled_copy(target: Path) -> AsyncIterator[Path]:
    """A file to be filled; it has its name only when nothing went wrong, and can be moved by itself."""
    draft = target.with_name(target.name + ".part")
    _remove(draft)
    try:
        yield draft
        await in_thread(_settle, draft)
        _remove_lock(draft)
        draft.rename(target)
    finally:
        _remove(draft)
        _remove_lock(draft)


async def verify(file: Path) -> Verified:
    """Replay every live match of a database that nobody else uses; the first bad one is named."""
    store = await Store.open(str(file))
    try:
        await store.database.check()
        verified = await replay_live(store)
    finally:
        await store.close()
    await in_thread(_settle, file)
    return verified


async def replay_live(store: Store) -> Verified:
    """Play every live match again from its log. The first bad one is a StoreError."""
    live = await store.care.all_matches("live")
    replayed = [await _replay(store, match_id) for match_id in live]
    matches = sum((await store.care.counts()).matches.values())
    return Verified(len(live), matches - len(live), replayed.count(False))


async def _replay(store: Store, match_id: str) -> bool:
    """Whether it was replayed: the chain of a match is checked also where its title is not installed."""
    stored = await store.matches.with_log(match_id)
    if stored is None:
        raise StoreError(f"match {match_id} is gone.")
    match, place = stored[0].match, ""
    installed = match.title in registry.games()
    try:
        place = break_in(match_id, stored[1], match.seq, match.head)
        if installed:
            await in_thread(engine.replay, whole_record(*stored))
        for row in await store.matches.events(match_id, -1):
            decode_event(match_id, row)
    except (BadRecord, TypeError) as error:
        where = f" ({place})" if place else ""
        raise StoreError(f"match {match_id} does not replay: {error}{where}") from error
    if place:
        raise StoreError(f"match {match_id}: {place}. It still replays; nothing in it can be undone.")
    return installed


def silence(file: Path) -> str:
    """What keeps a host from being well, as the file shows it: a host that cannot write gives no sign."""
    if not file.is_file():
        return f"{file} does not exist."
    if not is_served(file):
        return f"{file} is served by nobody."
    return "" if _beat_lately(file) else f"{file}: no sign of life within {SILENCE:g} s."


def _beat_lately(file: Path) -> bool:
    """Whether a host has given a sign of life within the last minute."""
    with translate_errors_of(str(file)), closing(_read_only(file)) as connection:
        last = connection.execute("SELECT at FROM beats WHERE name = 'host'").fetchone()
    return last is not None and SystemClock().now() - float(last[0]) < SILENCE


def _read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)


def _copy(source: Path, target: Path) -> None:
    _remove(target)
    with translate_errors_of(str(source)):
        reading = _read_only(source)
        writing = sqlite3.connect(target)
        try:
            reading.backup(writing)
        finally:
            writing.close()
            reading.close()


def _note_copy(file: Path, now: float) -> None:
    """The host can say how old its last copy is; where it cannot be noted, the copy is good all the same."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(file, timeout=1.0)) as connection:
        connection.execute("INSERT OR REPLACE INTO beats (name, at) VALUES ('backup', ?)", (now,))
        connection.commit()


def name_aside(file: Path) -> Path:
    """A name for what is put aside that nothing has yet."""
    first = file.with_name(file.name + BEFORE)
    names = chain([first], (first.with_name(f"{first.name}-{number}") for number in count(2)))
    return next(name for name in names if not name.exists())


def _replace(target: Path, draft: Path) -> None:
    """Put a settled file in the place of another, which stays beside it. Whenever this is broken off, one of
    the two has the name: it is given in one step, after everything that was there is safe."""
    if target.exists():
        _put_aside(target, name_aside(target))
        with suppress(StoreError):  # what cannot be read has no journal that belongs to it
            _settle(target)
        for ending in ("-wal", "-shm", HEADS):
            target.with_name(target.name + ending).unlink(missing_ok=True)
    _sync(draft)
    draft.replace(target)
    _sync(target.parent)


def _put_aside(file: Path, aside: Path) -> None:
    """A copy as one file; of what cannot be read, every part as it is."""
    draft = aside.with_name(aside.name + ".part")
    try:
        _copy(file, draft)
        _sync(draft)
        draft.rename(aside)
    except StoreError:
        for ending in ("-wal", "-shm", ""):
            if (part := file.with_name(file.name + ending)).exists():
                shutil.copy2(part, aside.with_name(aside.name + ending))
    finally:
        _remove(draft)


def _sync(path: Path) -> None:
    """What was written, or which names there are, survives a power cut."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _settle(file: Path) -> None:
    """Everything into the one file, so that it can be moved; no host has served this one."""
    with translate_errors_of(str(file)):
        connection = sqlite3.connect(file)
        try:
            connection.execute("DELETE FROM beats WHERE name LIKE ?", (f"{MARK}%",))
            connection.commit()
            connection.execute("PRAGMA journal_mode=DELETE")
        finally:
            connection.close()


def _remove_lock(file: Path) -> None:
    lock_file(file).unlink(missing_ok=True)


def _remove(file: Path) -> None:
    for ending in ("", "-wal", "-shm"):
        file.with_name(file.name + ending).unlink(missing_ok=True)
