"""The commands as they are run, with whatever titles there are."""

from collections.abc import Callable, Iterator

import pytest
import structlog
from typer.testing import CliRunner, Result

from bot.ops.cli import app

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Iterator[Run]:
    for name in ("FONDACO_DB", "FONDACO_HOST", "FONDACO_PORT", "FONDACO_LOG", "DISCORD_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    yield lambda *words: CliRunner().invoke(app, [str(word) for word in words])
    structlog.reset_defaults()
