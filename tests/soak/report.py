"""What a soak tells of itself: how much was tried, and what was found broken."""

import logging
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
import structlog
from structlog.testing import capture_logs


@dataclass(slots=True)
class Report:
    """How much was tried, and what is broken."""

    tried: dict[str, int] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    def count(self, what: str, more: int = 1) -> None:
        self.tried[what] = self.tried.get(what, 0) + more

    def check(self, *tried: str) -> None:
        """Nothing is broken, and these were tried: without them it would prove nothing."""
        assert not self.wrong, "\n".join(self.wrong)
        assert all(self.tried.get(what) for what in tried), f"this proves nothing: {self.tried}"


def lengths(short: int | None, soak: int) -> pytest.MarkDecorator:
    """For tests with a `length`: so much in `make test`, and so much in a soak, times `--length`."""
    params = [pytest.param(soak, id="soak", marks=pytest.mark.soak)]
    if short is not None:
        params.insert(0, pytest.param(short, id="short"))
    return pytest.mark.parametrize("length", params, indirect=True)


@contextmanager
def all_logged() -> Iterator[list[MutableMapping[str, Any]]]:
    """Every line of the log, tracebacks as text, however little of it is printed."""
    before = structlog.get_config()["wrapper_class"]
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.NOTSET))
    try:
        with capture_logs(processors=[structlog.processors.format_exc_info]) as lines:
            yield lines
    finally:
        structlog.configure(wrapper_class=before)
