"""In a real Chromium: what a table promises to a person who plays, in whole games of each title and size.

pytest -n0 -m soak tests/web/test_whole_games.py [-k "neptun and phone"]
"""

import pytest

import engine
from bot.host.host import Host
from tests.soak.report import Report
from tests.web.browsing import Browse
from tests.web.measures import SIZES
from tests.web.wanted import Shape
from tests.web.whole_game import begin_walk

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.soak]


@pytest.fixture(scope="module")
def endings() -> dict[Shape, dict[str, str]]:
    """How forms of each shape ended, in all games of this process."""
    return {}


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("title", engine.titles())
async def test_a_table_keeps_its_promises_to_the_end(
    browse: Browse,
    house: Host,
    title: str,
    size: str,
    locale: str,
    endings: dict[Shape, dict[str, str]],
    report: Report,
) -> None:
    """Letters can be read, all there is to do is in sight, a fresh page is the same, and presses are few."""
    walk = await begin_walk(browse, house, title, size, locale)
    walk.pointer.endings = endings
    await walk.play()
    report.count("decisions", len(walk.pointer.presses))
    report.count("presses", sum(walk.pointer.presses))
    report.count("compared", walk.compared)
    differs = [f"{shape} ends in two ways: {where}" for shape, where in endings.items() if len(where) > 1]
    assert not walk.wrong + differs, "\n".join(walk.wrong + differs)
