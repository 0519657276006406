from collections.abc import Iterator

import pytest

from tests.quick_database import quick_database


@pytest.fixture
def quick() -> Iterator[None]:
    """For whole games: a database without a thread of its own."""
    with quick_database():
        yield


@pytest.fixture
def away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everyone leaves the table after each press, so that every call is a ping."""
    monkeypatch.setattr("bot.chat.questions.presence.STAY", 0.0)
