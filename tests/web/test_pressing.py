"""In a real Chromium: a press on what is drawn chooses exactly that, by mouse and by finger."""

import pytest

import engine
from bot.host.host import Host
from tests.web.browsing import Browse
from tests.web.measures import SIZES
from tests.web.pressing import press_through

pytestmark = [pytest.mark.browser, pytest.mark.slow]

HANDS = {"desk": ("mouse",), "phone": ("finger",)}
PRESSES = 40
LOOKS = 2
FEWEST = 15


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("title", engine.titles())
async def test_a_press_chooses_what_is_drawn_there(
    browse: Browse, house: Host, title: str, size: str
) -> None:
    counted = await press_through(
        browse, house, title, SIZES[size], hands=HANDS[size], presses=PRESSES, looks=LOOKS
    )
    assert not counted.wrong, "\n".join(counted.wrong)
    assert counted.right >= FEWEST
