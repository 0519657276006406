"""In a real Chromium: a walk through a game finds what is wrong, and goes on."""

import pytest

from bot.host.host import Host
from tests.web.browsing import Browse
from tests.web.whole_game import begin_walk

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SHRINK = """() => {
  const text = document.querySelector("#board svg.drawing text");
  text.setAttribute("font-size", parseFloat(text.getAttribute("font-size")) / 9);
}"""


async def test_a_walk_that_finds_nothing_goes_on(browse: Browse, house: Host) -> None:
    walk = await begin_walk(browse, house, "neptun", "phone")
    await walk.play(2)
    assert walk.wrong == []
    assert (walk.compared, len(walk.pointer.presses)) == (2, 2)


async def test_a_walk_finds_each_kind_of_fault_and_goes_on(browse: Browse, house: Host) -> None:
    walk = await begin_walk(browse, house, "neptun", "desk")
    await walk.page.evaluate(SHRINK)
    await walk.play(1)
    findings = "\n".join(walk.wrong)
    assert "board:\n--- followed\n" in findings, "another drawing than a fresh page"
    assert "pixels at the desk" in findings
    assert len(walk.pointer.presses) == 1
