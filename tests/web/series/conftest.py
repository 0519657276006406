"""A host that can stop and start again, before which everyone stands with a browser of their own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.clock import FakeClock
from tests.chat.conftest import quick
from tests.web.series.hall import WebHall

__all__ = ["quick"]


@pytest.fixture
async def hall(tmp_path: Path, clock: FakeClock) -> AsyncIterator[WebHall]:
    """With every title, unless the test asks for the toys first."""
    made = WebHall(tmp_path / "hall.db", clock)
    await made.start()
    yield made
    await made.stop()


@pytest.fixture
async def toy_hall(toys: None, hall: WebHall) -> WebHall:
    """Ada, Bo, Cy and Di, who play with toys."""
    await hall.gather("Ada", "Bo", "Cy", "Di")
    return hall
