"""Who uses a database file: a lock beside it that lives as long as the process that holds it.

Not on the file itself: to close any handle of it would give up the locks that SQLite holds there. So a file
has one name for all of us, the real one, and a file with a second one is refused."""

import fcntl
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.store.errors import StoreError

STARTS_WITHIN = 2.0
"""Seconds for which another program may need the lock alone without restoring anything."""
PAUSE = 0.02


def lock_file(file: Path) -> Path:
    """The same for every way that leads to the file."""
    real = file.resolve()
    return real.with_name(real.name + ".lock")


def check_one_name(file: Path) -> None:
    """Refuse a file that is known by another name as well: hosts there would not see each other, and SQLite
    would keep two journals for it."""
    try:
        names = file.stat().st_nlink
    except OSError:
        return
    if names > 1:
        raise StoreError(
            f"{file} has {names} names (hard links), and two hosts under two names would damage it. "
            f"Remove the others; find -samefile {file.name} shows them."
        )


@contextmanager
def serving(file: Path, while_alone: Callable[[], None] | None = None) -> Iterator[bool]:
    """While a host serves the file; whether it is the only one. Several may, on the same machine.

    `while_alone` is called if it is, before another one can begin.
    """
    check_one_name(file)
    with _opened(file) as lock:
        alone = _take(lock, fcntl.LOCK_EX)
        if alone and while_alone is not None:
            while_alone()
        if not _share(lock):
            raise StoreError(f"{file} is being restored by another program. Start again when it is done.")
        yield alone


@contextmanager
def replacing(file: Path) -> Iterator[None]:
    """While the file is put in another's place; nobody serves it meanwhile, awake or not."""
    check_one_name(file)
    with _opened(file) as lock:
        if not _take(lock, fcntl.LOCK_EX):
            raise StoreError(f"{file} is being served. Stop the host first.")
        yield


def is_served(file: Path) -> bool:
    """Whether some host has the file open, awake or not."""
    if not lock_file(file).exists():
        return False
    with _opened(file) as lock:
        return not _take(lock, fcntl.LOCK_EX)


@contextmanager
def _opened(file: Path) -> Iterator[int]:
    try:
        lock = os.open(lock_file(file), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise StoreError(f"{lock_file(file)} cannot be opened or made: {error.strerror}.") from error
    try:
        yield lock
    finally:
        os.close(lock)


def _share(lock: int) -> bool:
    """Another host that starts, or someone who looks whether the file is served, needs it for a moment."""
    for _ in range(round(STARTS_WITHIN / PAUSE)):
        if _take(lock, fcntl.LOCK_SH):
            return True
        time.sleep(PAUSE)
    return False


def _take(lock: int, kind: int) -> bool:
    """The kernel lets go of it when the process ends, however it ends."""
    try:
        fcntl.flock(lock, kind | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
