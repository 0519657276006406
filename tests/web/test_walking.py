"""In a real Chromium: a walk through a game finds what is wrong, goes on, and moves the sheet unnoticed."""

import pytest

from bot.host.host import Host
from tests.web.browsing import Browse
from tests.web.whole_game import begin_walk

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SHRINK = """() => {
  const text = document.querySelector("#board svg.drawing text");
  text.setAttribute("font-size", parseFloat(text.getAttribute("font-size")) / 9);
}"""
PUSH = """() => {
  const late = Object.assign(document.createElement("p"), { textContent: "Late" });
  document.getElementById("question").prepend(late);
  return still.frames();
}"""


async def test_a_walk_that_finds_nothing_leaves_the_sheet_where_it_was(browse: Browse, house: Host) -> None:
    """The sheet is put at each of its stops at every question, and that is no shift."""
    walk = await begin_walk(browse, house, "neptun", "phone")
    await walk.play(2)
    assert walk.wrong == []
    assert (walk.compared, len(walk.pointer.presses)) == (2, 2)
    assert await walk.page.locator("#table").get_attribute("data-stop") == "question"


async def test_contracts_keep_their_rows_when_the_next_is_revealed(browse: Browse, house: Host) -> None:
    """What is not possible now once left them too little room, and a longer note pushed others down."""
    walk = await begin_walk(browse, house, "neptun", "desk")
    await walk.play(8)
    assert walk.pointer.by_key["draft.contract"], "some were revealed"
    assert walk.wrong == []


async def test_a_walk_finds_each_kind_of_fault_and_goes_on(browse: Browse, house: Host) -> None:
    walk = await begin_walk(browse, house, "neptun", "desk")
    await walk.page.wait_for_function("() => still.painted < performance.now()")
    await walk.page.evaluate(SHRINK)
    await walk.page.evaluate(PUSH)
    await walk.play(1)
    findings = "\n".join(walk.wrong)
    assert "board:\n--- followed\n" in findings, "another drawing than a fresh page"
    assert "pixels at desk" in findings
    assert ".tray" in findings, "a layout shift"
    assert len(walk.pointer.presses) == 1
