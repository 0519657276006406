"""What a form refuses is said, leads to the field that is wrong, and is tied to it."""

from http import HTTPStatus

import pytest
from playwright.async_api import expect

from bot.host import budget
from bot.host.budget import Purse
from bot.host.host import Host, Opened
from bot.table.seating import SeatSpec
from bot.web.show.posted_answer import refused_names
from engine.choice import (
    AllOf,
    Amount,
    Answer,
    Branch,
    Bucket,
    Choice,
    Line,
    OneOf,
    Option,
    Part,
    Pick,
    Share,
)
from engine.text import text
from tests.kit_web import Node, presses, read, unchanged
from tests.web import browsing
from tests.web.acts import filled, form_of
from tests.web.browsing import Browse, link
from tests.web.conftest import Visitor

LABEL = text("yes")
BOTH = [Option("a", LABEL), Option("b", LABEL)]
WARES = Share([Bucket("silk", LABEL, 0, 3), Bucket("salt", LABEL, 0, 3)], 2, 2)
FORM = AllOf(
    [Part("price", LABEL, Amount(1, 9)), Part("wares", LABEL, WARES), Part("which", LABEL, Pick(BOTH))]
)


@pytest.mark.parametrize(
    ("choice", "answer", "names"),
    [
        (Amount(1, 9), 12, ["q"]),
        (Pick(BOTH, 2, 2), ["a"], ["q"]),
        (Pick(BOTH, 2, 2, True), ["a"], ["q-0", "q-1"]),
        (Line(10, 1), "", ["q"]),
        (WARES, {"silk": 4}, ["q-0"]),
        (WARES, {"silk": 1}, ["q-0", "q-1"]),
        (FORM, {"price": 3, "wares": {"silk": 2}}, ["q-2"]),
        (FORM, {"price": 3, "wares": {"salt": 9}, "which": "a"}, ["q-1-1"]),
        (OneOf([Branch("pay", LABEL, Amount(1, 9))]), {"pay": 0}, ["q-0"]),
        (OneOf([Branch("pay", LABEL, Amount(1, 9))]), {}, ["q"]),
        (FORM, {"price": 3, "wares": {"silk": 2}, "which": "a"}, []),
    ],
)
def test_a_refused_answer_names_its_fields(choice: Choice, answer: Answer, names: list[str]) -> None:
    assert refused_names(choice, answer) == names


def wrong_fields(page: Node) -> list[str]:
    """The names of the fields that are marked as wrong, each tied to a sentence that is there."""
    marked = page.all(None, aria_invalid="true")
    sentences = {node.attrs.get("id"): node.words for node in page.walk()}
    for field in marked:
        assert sentences[field.attrs["aria-describedby"]]
    return [field.attrs["name"] for field in marked]


def led_to(page: Node) -> str:
    """What has the focus when the page is shown."""
    first = next(node for node in page.walk() if "autofocus" in node.attrs)
    return first.attrs.get("name") or first.attrs["class"]


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"name": "Spring cup", "titles": ["toy"]}, "your-name"),
        ({"name": "", "your_name": "Ada", "titles": ["toy"]}, "q-0"),
        ({"name": "Spring cup", "your_name": "Ada", "titles": ["toy"], "rounds": 999}, "q-4"),
    ],
)
async def test_an_act_leads_to_the_field_that_is_wrong(
    visitor: Visitor, fields: dict[str, object], wrong: str
) -> None:
    path, key = "/hall/act/found-league", "hall-found-league"
    page = await visitor.page(path)
    assert wrong_fields(page) == []
    page = read(await visitor.post(path, filled(form_of(page, key), key, fields), status=422))
    assert wrong_fields(page) == [wrong]
    assert led_to(page) == wrong


async def test_what_is_no_field_s_fault_leads_to_its_sentence(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(budget.PURSES, "tables", Purse(0, 0, "web-refuse-tables"))
    path, key = "/hall/act/found-league", "hall-found-league"
    fields = {"name": "Mare", "your_name": "Ada", "titles": ["toy"]}
    pairs = filled(form_of(await visitor.page(path), key), key, fields)
    page = read(await visitor.post(path, pairs, {"X-Forwarded-For": "203.0.113.7"}, status=422))
    assert wrong_fields(page) == []
    assert led_to(page) == "refusal"


async def test_the_question_of_a_page_without_scripts_does_so_too(visitor: Visitor, opened: Opened) -> None:
    here = await visitor.sit(opened, 0)
    press = presses(await visitor.page(here))[0]
    pairs = [(name, "999" if name == "q" else value) for name, value in unchanged(press)]
    page = read(await visitor.post(press.action, pairs, status=422))
    assert wrong_fields(page) == ["q"]
    assert led_to(page) == "q"


async def test_a_new_game_leads_to_the_name_that_is_wrong(visitor: Visitor) -> None:
    form = [("kind-0", "person"), ("name-0", "Ada"), ("kind-1", "person"), ("name-1", "Ada")]
    page = read(await visitor.post("/new/toy", form, status=422))
    assert wrong_fields(page) == ["name-1"]
    assert led_to(page) == "name-1"
    page = read(await visitor.post("/new/toy", [("kind-0", "house"), ("kind-1", "house")], status=422))
    assert wrong_fields(page) == []
    assert led_to(page) == "refusal"


async def test_a_plan_leads_to_the_field_that_is_wrong(visitor: Visitor, host: Host, opened: Opened) -> None:
    here = await visitor.sit(opened, 0)
    await host.submit(opened.match_id, 0, 1)
    await host.submit(opened.match_id, 1, 3)
    offered = presses(await visitor.page(f"{here}/plans"), "/plans")
    (press,) = [press for press in offered if press.button.attrs.get("value") == "plan"]
    pairs = [(name, "999" if name == "ahead" else value) for name, value in unchanged(press)]
    page = read(await visitor.post(press.action, pairs, status=422))
    assert wrong_fields(page) == ["ahead"]
    assert led_to(page) == "ahead"


@pytest.mark.browser
async def test_a_page_that_is_read_does_so_too(
    monkeypatch: pytest.MonkeyPatch, browse: Browse, house: Host
) -> None:
    monkeypatch.setattr(browsing, "EXCUSED", (f"422 ({HTTPStatus(422).phrase})",))
    opened = await house.open("mediterranee", [SeatSpec("Ada"), SeatSpec("Zoe")], seed="by ear")
    page = await browse(link(opened, 0))
    await page.wait_for_url("**/seat/0")
    await page.locator("button[name=by-ear]").focus()
    await page.keyboard.press("Enter")
    await page.wait_for_selector("#table[data-by-ear]")
    number = page.locator("#all input[type=number]").first
    await number.fill("77")
    await page.locator("#all .confirm button").first.focus()
    await page.keyboard.press("Enter")
    await expect(number).to_be_focused()
    await expect(number).to_have_attribute("aria-invalid", "true")
    sentence = await page.locator("#said p").inner_text()
    await expect(number).to_have_accessible_description(sentence)
    await page.keyboard.press("ArrowDown")
    await expect(number).not_to_have_attribute("aria-invalid", "true")
