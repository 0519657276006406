"""Advice in the browser: asked for beside the question, and taken by one more press."""

import json

import pytest

from bot.host.host import Host, Opened
from tests.kit_web import Node, read
from tests.web.browsing import Browse, link, moved_on, token
from tests.web.conftest import Visitor


def advice_form(page: Node) -> list[Node]:
    return [one for one in page.all("form") if one.attrs["action"].endswith("/act/advice")]


async def test_advice_is_asked_for_beside_the_question_and_taken_by_one_more_press(
    visitor: Visitor, host: Host, opened: Opened
) -> None:
    host.advice.strength = "usual"  # no other process knows the toy
    here = await visitor.sit(opened, 0)
    (form,) = advice_form(await visitor.page(here))
    outcome = read(await visitor.post(form.attrs["action"], []))
    (take,) = [one for one in outcome.all("form") if one.attrs["action"].endswith("/act/take-advice")]
    assert outcome.all("p", role="status")[0].words
    await visitor.post(take.attrs["action"], [])
    assert (await host.log(opened.match_id))[-1].seat == 0
    assert advice_form(await visitor.page(here)) == [], "nothing is asked, so nothing is advised"


async def test_a_page_with_scripts_is_told_the_sentence_and_the_next_press(
    visitor: Visitor, host: Host, opened: Opened
) -> None:
    host.advice.strength = "usual"  # no other process knows the toy
    here = await visitor.sit(opened, 0)
    told = json.loads(await visitor.post(f"{here}/act/advice", [], Accept="application/json"))
    assert told["said"]
    assert told["then"]["action"] == f"{here}/act/take-advice"
    await visitor.post(told["then"]["action"], [], Accept="application/json")
    assert (await host.log(opened.match_id))[-1].made_by == "person"


@pytest.mark.browser
async def test_taking_advice_is_no_move_of_another_window(
    toy_browse: Browse, host: Host, opened: Opened
) -> None:
    host.advice.strength = "usual"  # no other process knows the toy
    page = await toy_browse(link(opened, 0))
    await page.wait_for_url("**/seat/0")
    before, alarm = await token(page), await page.locator("#table").get_attribute("data-elsewhere")
    await page.locator(".advice button").click()
    await page.locator("#said form button").click()
    await moved_on(page, before)
    await page.wait_for_function("() => !document.getElementById('table').classList.contains('busy')")
    assert alarm
    assert alarm not in await page.locator("#said").inner_text()
