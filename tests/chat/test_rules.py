"""The rules on Discord: privately, a paragraph at a time, from every question and from everything blocked."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from bot.chat.messages.parts import Button, Buttons, Menu, Sheet, Show
from bot.chat.questions import prompts
from bot.chat.questions.forms import EMPTY, QuestionForm
from bot.chat.questions.rules_desk import RulesDesk, tables_as_lists
from bot.host.drawing import Studio
from data import rulebook
from data.rulebook import rules_page
from engine.choice import NOTHING, Branch, OneOf
from engine.core import Decision
from engine.text import text
from render.words import Words
from tests.chat.person import said
from tests.chat.random_presses import fits
from tests.chat.tables import table

LANGUAGES = sorted(one.name for one in rulebook.FOLDER.iterdir() if one.is_dir())


def ways(sheet: Sheet) -> list[str]:
    """The paragraphs that a sheet offers to open in a message of their own."""
    found: list[str] = []
    for part in sheet.parts:
        if isinstance(part, Menu) and part.id.verb == "rule":
            found += [item.value for item in part.items]
        elif isinstance(part, Buttons):
            pressed = [one.id for one in part.buttons if isinstance(one, Button)]
            found += [one.arg for one in pressed if one.verb == "rule"]
    return found


def question(key: str, *branches: Branch, title: str = "mediterranee") -> Sheet:
    decision = Decision("k", text(key), OneOf([*branches, Branch("no", text("no"), NOTHING)]))
    return prompts.question_sheet(
        QuestionForm("abcdefghjk", 1, "12.0.0123456789ab", decision, EMPTY, title=title), Words("en")
    )


def test_a_question_opens_the_rules_at_its_paragraph() -> None:
    assert ways(question("mediterranee-ask-land")) == ["landing"]
    assert ways(question("yes", title="")) == []


def test_what_is_blocked_opens_the_paragraph_of_its_reason() -> None:
    why = text("mediterranee-blocked-recruit", price=100)
    enlist = Branch("recruit", text("mediterranee-act-recruit"), NOTHING, blocked=why)
    fort = Branch("fort", text("mediterranee-act-fort"), NOTHING)
    assert ways(question("mediterranee-ask-market", enlist, fort)) == ["market", "enlisting", "building"]


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("title", sorted(engine.titles()))
async def test_every_paragraph_fits_into_a_message(title: str, locale: str) -> None:
    studio = Studio()
    desk, page = RulesDesk(studio, "https://example.org"), rules_page(title, locale)
    assert page is not None
    for one in ("", *(one.name for one in page.paragraphs)):
        sheet = await desk.sheet(title, one, locale)
        fits(sheet)
        assert "piece:" not in str(sheet)
    shown = [
        part.picture.alt
        for part in (await desk.sheet(title, page.paragraphs[0].name, locale)).parts
        if isinstance(part, Show)
    ]
    assert shown == list(page.paragraphs[0].pieces.values())
    studio.close()


def test_a_table_is_told_as_a_list() -> None:
    runs = "| run of | 1 | 2 |\n|---|---|---|\n| silk | 0 | 3 |\n| wine | 1 | |"
    assert tables_as_lists(f"Pays:\n\n{runs}", Words("en")) == "Pays:\n\n- silk: 1: 0 · 2: 3\n- wine: 1: 1"
    assert tables_as_lists("| card | pays |\n|---|---|\n| wine | 3 |", Words("en")) == "- wine: 3"


TOY = """# Toy

How to play it.

## Bidding {#bidding}

Bid high.

## Toasting {#toasting}

Toast well.
"""


@pytest.fixture
def toy_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy has rules; its question is called `yes`."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "toy.md").write_text(TOY, encoding="utf-8")
    (tmp_path / "toy.yaml").write_text("paragraphs: {bidding: ['yes']}", encoding="utf-8")
    monkeypatch.setattr(rulebook, "FOLDER", tmp_path)
    rulebook.forget()
    yield
    rulebook.forget()


async def test_rules_are_read_beside_a_question_and_turned_over_in_place(
    tmp_path: Path, toy_rules: None
) -> None:
    async with table(tmp_path) as evening:
        ada, thread = evening.persons[0], evening.world.thread()
        asked = await ada.act(thread.id)
        opened = (await ada.press(asked, "rule")).response
        assert opened is not None
        assert opened.id != asked.id, "the question stays where it is"
        assert said(opened).startswith("### Bidding\nBid high.")
        turned = (await ada.press(opened, "rules", "toasting")).response
        assert turned is not None
        assert turned.id == opened.id
        assert said(turned).startswith("### Toasting")
        asked_about = await ada.actor.slash(thread, "game rules")
        assert asked_about.ephemeral
        assert said(asked_about.response).startswith("### Bidding"), "it opens at what is asked"
        whole = await ada.actor.slash(thread, "game rules", title="toy")
        assert said(whole.response).startswith("# Toy\n\nHow to play it.")
