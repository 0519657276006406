"""Two requests at once: on the database's own thread, and in orders that its pauses bring about."""

from collections.abc import Callable, Iterator

import pytest

from bot.host.host import Host
from tests.quick_database import yielding_database
from tests.web.conftest import Visitor
from tests.web.races import RACES, Course

ORDERS = ("thread", "0", "1", "2", "3")


@pytest.fixture(params=ORDERS)
def _quick(request: pytest.FixtureRequest) -> Iterator[None]:
    """In place of the database that answers at once, which would let one request end before the next."""
    if request.param == "thread":
        yield
    else:
        with yielding_database(request.param):
            yield


@pytest.mark.parametrize("race", RACES)
async def test_whoever_comes_first(race: str, host: Host, arrive: Callable[[], Visitor]) -> None:
    await RACES[race](Course(host, arrive))
