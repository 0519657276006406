"""The rules in the browser: their pictures, and the way to the paragraph behind a question or a refusal."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from aiohttp.test_utils import TestClient, TestServer
from playwright.async_api import Browser, ViewportSize, expect

from bot.config import Config
from bot.host.host import Host, Opened
from bot.series.steward import Steward
from bot.web.app import build
from bot.web.show import fields, form, rules_html
from bot.web.show.rule_links import link_rules, rule_behind
from data import rulebook
from engine.choice import NOTHING, Branch, OneOf, Option, Pick
from engine.text import text
from render.words import Words
from tests.web.browsing import DESK, PHONE, browsing
from tests.web.conftest import Visitor

WORDS = Words("en")
FILLER = "\n\n".join(["A line about nothing."] * 60)


def test_what_is_blocked_links_to_the_rule_of_its_reason() -> None:
    why = text("mediterranee-blocked-fort", price=500)
    inner = Pick([Option("a", text("no"), blocked=why), Option("b", text("yes"))])
    enlist = Branch("recruit", text("mediterranee-act-recruit"), inner)
    field = form.build(OneOf([enlist, Branch("no", text("no"), NOTHING)]), WORDS)
    link_rules(field, "mediterranee")
    assert isinstance(field, fields.OneOfField)
    order, nothing = field.items
    assert order.rule == "/rules/mediterranee#rule-enlisting"
    assert nothing.rule is None
    assert isinstance(order.inner, fields.PickField)
    assert [item.rule for item in order.inner.items] == ["/rules/mediterranee#rule-building", None]


def test_a_question_has_the_address_of_its_rule() -> None:
    assert rule_behind("mediterranee", "mediterranee-ask-land") == "/rules/mediterranee#rule-landing"
    assert rule_behind("mediterranee", "yes") is None
    assert rule_behind("toy", "yes") is None


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_page_shows_the_pieces_with_their_words_and_their_size(locale: str) -> None:
    found = rules_html.summary("oltremare", locale)
    assert found is not None
    language, page = found
    alt = rulebook.rules_page("oltremare", locale).pieces["icons"]  # type: ignore[union-attr]  # it is there
    assert language == locale
    assert f'<img src="/rules/oltremare/{locale}/icons.png" alt="{alt}" width="720" height="76"' in page
    assert '<section id="rule-sailing"><h4>' in page


# --- served -----------------------------------------------------------------------------------------------

RULES = f"""# Toy

How to play it. ![a picture from elsewhere](https://example.org/x.png)

## Silence {{#silence}}

{FILLER}

## Bidding {{#bidding}}

Bid high.
"""


@pytest.fixture
def toy_rules(tmp_path: Path, toys: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy has rules; its question is called `yes`."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "toy.md").write_text(RULES, encoding="utf-8")
    (tmp_path / "toy.yaml").write_text("paragraphs: {bidding: ['yes']}", encoding="utf-8")
    monkeypatch.setattr(rulebook, "FOLDER", tmp_path)
    rulebook.forget()
    rules_html.summary.cache_clear()
    yield
    rulebook.forget()
    rules_html.summary.cache_clear()


async def test_no_picture_is_fetched_from_elsewhere(visitor: Visitor, toy_rules: None) -> None:
    html = await visitor.get("/rules/toy")
    assert "a picture from elsewhere" in html
    assert "example.org" not in html


async def test_pictures_of_pieces_are_served_and_nothing_else(house: Host) -> None:
    app = TestClient(TestServer(build(Steward(house), Config())))
    async with app as client:
        for locale in ("en", "fr"):
            async with client.get(f"/rules/genoa/{locale}/tower.png") as served:
                assert served.content_type == "image/png"
                assert (await served.read()).startswith(b"\x89PNG")
        for path in ("en/tavern", "xx/tower", "..%2f..%2fdocs%2ftitles/tower"):
            async with client.get(f"/rules/genoa/{path}.png") as served:
                assert served.status == 404


@pytest.mark.browser
async def test_the_rule_behind_a_question_opens_beside_the_board(
    chromium: Browser, host: Host, opened: Opened, toy_rules: None
) -> None:
    async with browsing(chromium, host) as browse:
        page = await browse(f"/t/{opened.match_id}#{opened.keys[0]}", viewport=PHONE)
        paragraph = page.locator("#rules #rule-bidding")
        for screen in (PHONE, DESK):
            await page.set_viewport_size(ViewportSize(width=screen["width"], height=screen["height"]))
            await page.locator(".asked a.rule").click()
            await expect(paragraph).to_have_class("here")
            await expect(paragraph.locator("p")).to_be_in_viewport()
            await page.locator("#tab-log").click()
        assert f"/t/{opened.match_id}" in page.url, "the table is not left"
