"""In a real Chromium: a press on what is drawn chooses exactly that, by mouse and by finger."""

from itertools import product
from math import inf

import pytest

import engine
from bot.host.host import Host
from tests.web.browsing import DESK, PHONE, Browse
from tests.web.pressing import press_through

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SIZES = {"desk": DESK, "phone": PHONE}
PRESSES = 40
LOOKS = 2
FEWEST = 20


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("title", engine.titles())
async def test_a_press_chooses_what_is_drawn_there(
    browse: Browse, house: Host, title: str, size: str
) -> None:
    counted = await press_through(
        browse, house, title, SIZES[size], touch=size == "phone", presses=PRESSES, looks=LOOKS
    )
    assert not counted.wrong, "\n".join(counted.wrong)
    assert counted.right >= FEWEST


@pytest.mark.soak
@pytest.mark.parametrize(("size", "touch"), list(product(SIZES, (False, True))))
@pytest.mark.parametrize("title", engine.titles())
async def test_presses_choose_what_is_drawn_in_whole_games(
    browse: Browse, house: Host, title: str, size: str, touch: bool
) -> None:
    counted = await press_through(browse, house, title, SIZES[size], touch=touch, presses=inf, looks=inf)
    assert not counted.wrong, "\n".join(counted.wrong)
