"""In a real Chromium: the same kind of choice ends in the same way in every title."""

import pytest

import engine
from bot.host.host import Host
from bot.table.seating import SeatSpec
from tests.web.browsing import DESK, Browse, link, others_answer, point, pointer_at
from tests.web.wanted import Shape

pytestmark = [pytest.mark.browser, pytest.mark.slow]

FEW = 5
"""Answers in each title; whole games are in test_whole_games.py."""


async def test_a_form_of_the_same_shape_ends_in_the_same_way_in_every_title(
    browse: Browse, house: Host
) -> None:
    endings: dict[Shape, dict[str, str]] = {}
    for title in engine.titles():
        people = [SeatSpec(name) for name in ("Ada", "Bo", "Cy")]
        opened = await house.open(title, people, seed=f"endings {title}")
        page = await browse(link(opened, 0), viewport=DESK)
        await page.wait_for_url("**/seat/0")
        pointer = await pointer_at(page, house, 0, title)
        pointer.holds, pointer.endings = False, endings
        while len(pointer.presses) < FEW:
            await others_answer(house, opened.match_id, 0, pointer.rng)
            await pointer.settled()
            if (await house.table(opened.match_id)).state != "live":
                break
            await point(pointer, "en")
    assert endings
    assert {shape: where for shape, where in endings.items() if len(where) > 1} == {}
