"""The measuring command as it is run."""

from collections.abc import Callable, Iterator

import pytest
import structlog
from typer.testing import CliRunner, Result

from tests.bench.command import app

Command = Callable[..., Result]


@pytest.fixture
def run() -> Iterator[Command]:
    yield lambda *words: CliRunner().invoke(app, [str(word) for word in words])
    structlog.reset_defaults()
