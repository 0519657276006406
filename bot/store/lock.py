"""Who uses a database file: a lock beside it that lives as long as the process that holds it."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.store.errors import StoreError


def lock_file(file: Path) -> Path:
    return file.with_name(file.name + ".lock")


@contextmanager
def serving(file: Path) -> Iterator[bool]:
    """While a host serves the file; whether it is the only one. Several may, on the same machine."""
    with _opened(file) as lock:
        alone = _taken(lock, fcntl.LOCK_EX)
        if not _taken(lock, fcntl.LOCK_SH):
            raise StoreError(f"{file} is being restored by another program. Start again when it is done.")
        yield alone


@contextmanager
def replacing(file: Path) -> Iterator[None]:
    """While the file is put in another's place; nobody serves it meanwhile, awake or not."""
    with _opened(file) as lock:
        if not _taken(lock, fcntl.LOCK_EX):
            raise StoreError(f"{file} is being served. Stop the host first.")
        yield


def is_served(file: Path) -> bool:
    """Whether some host has the file open, awake or not."""
    if not lock_file(file).exists():
        return False
    with _opened(file) as lock:
        return not _taken(lock, fcntl.LOCK_EX)


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


def _taken(lock: int, kind: int) -> bool:
    """The kernel lets go of it when the process ends, however it ends."""
    try:
        fcntl.flock(lock, kind | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
