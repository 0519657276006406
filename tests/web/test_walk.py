"""In a real Chromium: what a table promises to a person who plays, at each kind of question of each title."""

from math import inf

import pytest

import engine
from bot.host.host import Host
from tests.web import walk
from tests.web.browsing import Browse
from tests.web.measures import SIZES

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PRESSES = 6
"""Places of one question that are pressed."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("title", engine.titles())
async def test_each_kind_of_question_keeps_its_promises(
    browse: Browse, house: Host, title: str, size: str
) -> None:
    await look_at(await walk.begin(browse, house, title, size, PRESSES), once=True)


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("title", engine.titles())
async def test_a_whole_game_keeps_them(browse: Browse, house: Host, title: str, size: str) -> None:
    await look_at(await walk.begin(browse, house, title, size, inf), once=False)


async def look_at(made: walk.Walk, *, once: bool) -> None:
    for asked in walk.to_look_at(made.title, once=once):
        await made.look(asked)
    assert made.lit
    assert made.presser.counted.right
    wrong = [*made.wrong, *made.presser.counted.wrong]
    assert not wrong, "\n".join(wrong)
