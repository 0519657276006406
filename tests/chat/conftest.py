from collections.abc import Iterator

import pytest

from tests.quick_database import quick_database


@pytest.fixture
def quick() -> Iterator[None]:
    """For whole games: a database without a thread of its own."""
    with quick_database():
        yield
