"""Advice in the browser: asked for beside the question, and taken by one more press."""

import json

from bot.host.host import Host, Opened
from tests.kit_web import Node, read
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
