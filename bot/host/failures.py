"""Keeps what goes wrong at one table from all the others."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import structlog

from bot.store import StoreError, Unreadable
from bot.table.errors import NotInstalled
from engine.errors import BadRecord, Refused

log = structlog.get_logger(__name__)


class StoredUnseen(Exception):
    """What a person asked for is stored, and what came of it could not be read."""


@contextmanager
def after_storing() -> Iterator[None]:
    """Nothing that fails inside the block may be told as if nothing had been changed."""
    try:
        yield
    except (BadRecord, StoreError) as error:
        log.error("stored-unseen", error=str(error))
        raise StoredUnseen from error


@contextmanager
def contained(event: str, **about: Any) -> Iterator[None]:
    """Log errors inside the block and go on; errors of the store are raised."""
    try:
        yield
    except NotInstalled:
        pass  # such games are named at the start, and not again on every round
    except (BadRecord, Refused, Unreadable) as error:
        log.error(event, error=str(error), **about)
    except StoreError:
        raise
    except Exception:
        log.exception(event, **about)
