"""Every question, order and refusal of a title opens the rules at its paragraph, in every language."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from bot.chat.messages.grammar import Id
from data import catalogue, rulebook
from data.loader import BadData
from data.rulebook import RulesPage, paragraph_behind, rules_page, sentences_with_rules
from engine import registry
from engine.choice import AllOf, Choice, OneOf, Pick
from render.artist import artist
from tests.kit import every_table, positions

TITLES = sorted(engine.titles())
LANGUAGES = sorted(one.name for one in rulebook.FOLDER.iterdir() if one.is_dir())
EVERY_PAGE = pytest.mark.parametrize(
    ("title", "locale"), [(one, each) for one in TITLES for each in LANGUAGES]
)

NO_QUESTION = {"mediterranee-ask-me", "oltremare-ask-goods", "oltremare-ask-ducats", "oltremare-ask-nothing"}
"""Parts of a form, although they are called as if they asked."""
MENU = 25
"""What a menu of Discord holds."""


def page_in(title: str, locale: str) -> RulesPage:
    found = rules_page(title, locale)
    assert found is not None
    assert found.language == locale
    return found


@EVERY_PAGE
def test_every_sentence_with_a_rule_names_a_paragraph_of_the_page(title: str, locale: str) -> None:
    names = [one.name for one in page_in(title, locale).paragraphs]
    assert {paragraph_behind(title, key) for key in sentences_with_rules(title)} <= set(names)
    assert sentences_with_rules(title) <= catalogue.keys(catalogue.SOURCE)


@EVERY_PAGE
def test_a_page_has_the_paragraphs_and_pictures_of_the_english_one(title: str, locale: str) -> None:
    page, source = page_in(title, locale), page_in(title, catalogue.SOURCE)
    assert [(one.name, one.level) for one in page.paragraphs] == [
        (one.name, one.level) for one in source.paragraphs
    ]
    assert [list(one.pieces) for one in page.paragraphs] == [list(one.pieces) for one in source.paragraphs]
    assert set(page.pieces) == set(artist(title).examples()), (
        "every example is shown, and every picture can be drawn"
    )
    assert all(alt.strip() for alt in page.pieces.values())


@EVERY_PAGE
def test_every_paragraph_can_be_opened_on_discord(title: str, locale: str) -> None:
    page = page_in(title, locale)
    assert len(page.paragraphs) <= MENU
    for one in page.paragraphs:
        assert str(Id("rules", title, arg=one.name))
        assert one.heading


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_rules_of_genoa_say_what_an_exchange_does(locale: str) -> None:
    special_cards = page_in("genoa", locale).paragraph("special-cards")
    assert special_cards is not None
    told = [line for line in special_cards.text.splitlines() if re.match(r"- \*[^*]*1:1[^*]*\*", line)]
    assert len(told) == 1, "an entry of its own, beside the marked ruling"


@pytest.mark.parametrize("title", TITLES)
def test_every_question_and_standing_order_of_the_catalogue_has_a_rule(title: str) -> None:
    told = {
        key
        for key in catalogue.keys(catalogue.SOURCE)
        if re.match(rf"{title}-(ask|blocked)-", key) and key not in NO_QUESTION
    }
    orders = {order.label.key for order in registry.game(title).standing}
    assert told | orders <= sentences_with_rules(title)


@every_table
def test_what_is_asked_and_what_is_blocked_in_a_game_has_a_rule(title: str, seats: int) -> None:
    for match in positions(title, seats, "rules", count=25):
        for decision in match.pending().values():
            asked = {decision.prompt.key, *_reasons(decision.choice)}
            assert asked <= sentences_with_rules(title)


def _reasons(choice: Choice) -> Iterator[str]:
    """Why options of a question are blocked."""
    match choice:
        case Pick():
            yield from (one.blocked.key for one in choice.options if one.blocked)
        case OneOf():
            for branch in choice.branches:
                if branch.blocked:
                    yield branch.blocked.key
                else:
                    yield from _reasons(branch.choice)
        case AllOf():
            for part in choice.parts:
                yield from _reasons(part.choice)
        case _:
            pass


@pytest.mark.parametrize("said", ["## Market\n\nBuy.", "## Market {#m}\n\nBuy.\n\n## Sale {#m}\n\nSell."])
def test_a_heading_without_a_name_of_its_own_is_refused(
    said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "toy.md").write_text(f"# Toy\n\n{said}\n", encoding="utf-8")
    monkeypatch.setattr(rulebook, "FOLDER", tmp_path)
    rulebook.forget()
    with pytest.raises(BadData, match=r"en/toy.md: .* needs a name"):
        rules_page("toy", "en")
    rulebook.forget()


@EVERY_PAGE
def test_every_page_works_an_example_with_a_picture(title: str, locale: str) -> None:
    worked = [one for one in page_in(title, locale).paragraphs if one.name.endswith("example")]
    assert len(worked) == 1
    assert worked[0].pieces
