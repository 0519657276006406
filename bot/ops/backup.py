"""Copies of the database, taken while the host plays on, and checked by replaying every live match."""

import asyncio
import sqlite3
from dataclasses import dataclass
from pathlib import Path

import engine
from bot.clock import SystemClock
from bot.host.sweep import SILENCE
from bot.store import Store, StoreError
from bot.store.database import said_of
from bot.table.changes import in_force
from engine.errors import BadRecord


@dataclass(frozen=True, slots=True)
class Verified:
    """How many live matches there are, all of which replay; and how many ended ones beside them."""

    live: int
    ended: int


async def backup(source: Path, target: Path) -> Verified:
    """A copy as of one moment; it has its name only once it is known to be good."""
    if not source.is_file():
        raise StoreError(f"{source} does not exist: there is nothing to copy.")
    if target.exists():
        raise StoreError(f"{target} exists already. Name another file.")
    draft = target.with_name(target.name + ".part")
    try:
        await asyncio.to_thread(_copy, source, draft)
        found = await verify(draft)
        draft.rename(target)
    finally:
        _remove(draft)
    return found


async def restore(source: Path, target: Path, *, force: bool = False) -> Verified:
    """Put a copy in the place of the database; what was there is kept beside it."""
    if not source.is_file():
        raise StoreError(f"{source} does not exist: there is nothing to restore.")
    if target.exists() and not force and await _served(target):
        raise StoreError(f"{target} is being served. Stop the host first, or say --force if it is not.")
    draft = target.with_name(target.name + ".part")
    try:
        await asyncio.to_thread(_copy, source, draft)
        found = await verify(draft)
        if target.exists():
            await asyncio.to_thread(_put_aside, target)
        draft.rename(target)
    finally:
        _remove(draft)
    return found


async def verify(file: Path) -> Verified:
    """Replay every live match of a database that nobody else uses; the first bad one is named."""
    store = await Store.open(str(file))
    try:
        await store.database.check()
        live = await store.care.all_matches("live")
        for match_id in live:
            await _replay(store, match_id)
        ended = (await store.care.counts()).matches
    finally:
        await store.close()
    await asyncio.to_thread(_settle, file)
    return Verified(len(live), sum(ended.values()) - len(live))


async def _replay(store: Store, match_id: str) -> None:
    found = await store.matches.with_log(match_id)
    if found is None:
        raise StoreError(f"match {match_id} is gone.")
    loaded, log = found
    moves = [{"seat": row.seat, "answer": row.answer, "shown": row.shown} for row in in_force(log)]
    try:
        await asyncio.to_thread(engine.replay, {**loaded.match.snapshot, "log": moves})
    except BadRecord as error:
        raise StoreError(f"match {match_id} does not replay: {error}") from error


async def _served(file: Path) -> bool:
    """Whether a host has given a sign of life within the last minute."""
    store = await Store.open(str(file))
    try:
        last = await store.clocks.last_beat()
    finally:
        await store.close()
    return last is not None and SystemClock().now() - last < SILENCE


def _copy(source: Path, target: Path) -> None:
    _remove(target)
    with said_of(str(source)):
        reading = sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)
        writing = sqlite3.connect(target)
        try:
            reading.backup(writing)
        finally:
            writing.close()
            reading.close()


def _put_aside(file: Path) -> None:
    """What was there stays beside it as one file; what cannot be read, as it is."""
    aside = file.with_name(file.name + ".before")
    _remove(aside)
    try:
        _copy(file, aside)
    except StoreError:
        _remove(aside)
        for ending in ("", "-wal", "-shm"):
            if (part := file.with_name(file.name + ending)).exists():
                part.rename(aside.with_name(aside.name + ending))
    _remove(file)


def _settle(file: Path) -> None:
    """Everything into the one file, so that it can be moved."""
    with said_of(str(file)):
        connection = sqlite3.connect(file)
        try:
            connection.execute("PRAGMA journal_mode=DELETE")
        finally:
            connection.close()


def _remove(file: Path) -> None:
    for ending in ("", "-wal", "-shm"):
        file.with_name(file.name + ending).unlink(missing_ok=True)
