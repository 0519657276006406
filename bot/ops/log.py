"""Log lines for whoever runs the host: to standard error, without a secret in them."""

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

SECRETS = frozenset(
    {"answer", "draft", "hand", "host_key", "key", "keys", "payload", "seed", "snapshot", "token", "view"}
)
"""Never written, whoever passes them."""


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


def _renderers(terminal: bool) -> list[Any]:
    """Tracebacks are plain: their locals would show hands and keys."""
    if terminal:
        return [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
    return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]


def without_secrets(_logger: Any, _method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    return {name: "…" if name in SECRETS else value for name, value in line.items()}
