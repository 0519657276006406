"""In a real Chromium, without looking: tables played from words and keys alone."""

import sys
from statistics import median

import pytest

import engine
from bot.host.host import Host
from tests.web.browsing import Browse, moved_on, one_answers, others_answer, token
from tests.web.hearing import play_by_ear, sit_down

pytestmark = pytest.mark.browser
TITLES = sorted(engine.titles())
MEDIAN, WORST = 8, 25
"""Keys for a decision."""
LONGEST = 40
"""In a whole game: a list with a price for each of five things is long however it is said."""
DECISIONS = {"genoa": 12}
"""How many are made; six, where a few kinds of them take turns."""


@pytest.mark.parametrize("title", TITLES)
async def test_a_few_decisions_by_ear(browse: Browse, house: Host, title: str) -> None:
    heard = await play_by_ear(browse, house, title, DECISIONS.get(title, 6))
    sys.stdout.write(f"{title}: {heard.figures()}\n")
    assert heard.faults == []
    assert median(heard.keys) <= MEDIAN
    assert max(heard.keys) <= WORST


async def test_that_one_may_act_is_said_once_a_turn(browse: Browse, house: Host) -> None:
    """In a game played by ear it was said again after each step of the tower, also to who had passed."""
    opened, player = await sit_down(browse, house, "genoa")
    await others_answer(house, opened.match_id, 0, player.rng)
    await player.settle()
    await player.decide()
    await player.page.evaluate("() => { hearing.said = []; }")
    steps = 0
    while 0 not in (table := await house.table(opened.match_id)).waits_for():
        await one_answers(house, opened.match_id, player.rng)
        await player.settle()
        steps += 1 if table.decision(0) is not None else 0
    assert steps > 1, "the table went on while one could act"
    said = await player.page.evaluate("() => hearing.said.map((one) => one.words)")
    assert sum("You can act" in words for words in said) <= 1


@pytest.mark.parametrize(("title", "typed"), [("mediterranee", "u"), ("serenissima", "undo")])
async def test_a_move_is_undone_by_a_typed_line(browse: Browse, house: Host, title: str, typed: str) -> None:
    opened, player = await sit_down(browse, house, title)
    button = player.page.locator("#question form.undo button")
    while not await button.count():
        await others_answer(house, opened.match_id, 0, player.rng)
        await player.settle()
        await player.decide()
    before, asked = (await house.table(opened.match_id)).match, await token(player.page)
    await player.go_to_line()
    await player.type(typed)
    await moved_on(player.page, asked)
    after = (await house.table(opened.match_id)).match
    assert (after.undone, after.answered[0]) == (before.undone + 1, before.answered[0] - 1)
    assert await player.page.locator("#heard li kbd").first.inner_text() == typed


async def test_a_line_that_was_begun_for_another_question_does_nothing(browse: Browse, house: Host) -> None:
    opened, player = await sit_down(browse, house, "mediterranee")
    await others_answer(house, opened.match_id, 0, player.rng)
    await player.settle()
    asked = await token(player.page)
    await player.go_to_line()
    await player.press("1")
    while (await house.table(opened.match_id)).token(0) in (None, asked):
        await one_answers(house, opened.match_id, player.rng)
    await player.settle()
    await moved_on(player.page, asked)
    table = await house.table(opened.match_id)
    await player.press("Enter")
    heard = player.page.locator("#heard li")
    await heard.first.wait_for()
    assert "The question changed, so nothing was done." in await heard.first.inner_text()
    assert (await house.table(opened.match_id)).seq == table.seq
    await player.type("1")
    assert "question changed" not in await heard.first.inner_text()


@pytest.mark.soak
@pytest.mark.parametrize("title", TITLES)
async def test_a_whole_game_by_ear(browse: Browse, house: Host, title: str) -> None:
    heard = await play_by_ear(browse, house, title, float("inf"))
    sys.stdout.write(f"{title}: {heard.figures()}\n")
    assert heard.faults == []
    assert median(heard.keys) <= MEDIAN
    assert max(heard.keys) <= LONGEST
