"""Log lines for the operator: to standard error, without secrets."""

import logging
import sys
import traceback
from collections import Counter
from collections.abc import Callable, MutableMapping
from pathlib import Path
from typing import Any

import structlog

from bot.clock import stopwatch

EVERY = 1.0
"""Seconds between two lines of one library."""
LONGEST = 200

SECRETS = frozenset(
    {"answer", "draft", "hand", "opener_key", "key", "keys", "payload", "seed", "snapshot", "token", "view"}
)
"""Keys whose values are never written."""


def set_up(level: str = "info") -> None:
    """Plain lines on a terminal, JSON elsewhere."""
    terminal = sys.stderr.isatty()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            without_secrets,
            *_renderers(terminal),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    root = logging.getLogger()
    root.handlers = [*(handler for handler in root.handlers if not isinstance(handler, Forward)), Forward()]
    root.setLevel(logging.WARNING)


class Forward(logging.Handler):
    """What libraries log goes the same way, at most once in a second for each of them.

    Only what stands in their code is written: what they put into it may be a cookie, an address or a row.
    """

    def __init__(self) -> None:
        super().__init__()
        self._since: dict[str, Callable[[], float]] = {}
        self._left_out: Counter[str] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        lap = self._since.get(record.name)
        if lap is not None and lap() < EVERY:
            self._left_out[record.name] += 1
            return
        self._since[record.name] = stopwatch()
        error = record.exc_info[1] if record.exc_info else None
        structlog.get_logger(record.name).log(
            record.levelno,
            "library",
            said=str(record.msg)[:LONGEST],
            error=type(error).__name__ if error else None,
            at=_place(error) if error else None,
            left_out=self._left_out.pop(record.name, 0),
        )


def _place(error: BaseException) -> str:
    """Where in the code it went wrong."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""


def _renderers(terminal: bool) -> list[Any]:
    """Tracebacks are plain: their locals would show hands and keys."""
    if terminal:
        return [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
    return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]


def without_secrets(_logger: Any, _method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    return {name: "…" if name in SECRETS else value for name, value in line.items()}
