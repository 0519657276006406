"""Every count and every person is said as the language says them, and the coach names what is lit."""

import re

import pytest

from data import catalogue
from data.titles import lessons
from tests.languages import lessons_named, spoken
from tests.languages.messages import sentences
from tests.languages.slips import one_as_many

OFFERED = catalogue.locales()


@pytest.mark.parametrize("locale", OFFERED)
def test_every_count_is_right_in_every_message(locale: str) -> None:
    assert list(dict.fromkeys(spoken.count_slips(locale))) == []


@pytest.mark.parametrize("locale", OFFERED)
def test_every_sentence_is_right_for_a_woman_and_for_a_man(locale: str) -> None:
    assert list(dict.fromkeys(spoken.people_slips(locale))) == []


def test_only_messages_that_are_there_are_excused() -> None:
    assert spoken.NEVER_SO_FEW.keys() <= sentences(catalogue.SOURCE).keys()


MANY = {
    "en": ("1 days", "There are 1"),
    "de": ("1 Tage", "weitere 1"),
    "fr": ("0 jours", "les 1"),
    "it": ("1 posti", "altri 1"),
    "es": ("1 días", "otros 1"),
    "nl": ("1 dagen", "zijn 1"),
}


@pytest.mark.parametrize("locale", OFFERED)
def test_one_of_something_said_as_many_is_found(locale: str) -> None:
    patterns = (one_as_many(locale), *catalogue.language(locale).slips)
    assert all(any(wrong.search(said) for wrong in patterns) for said in MANY[locale])


ONE_GENDER = {
    "en": ("Anna loses her ship.", "Anna loses a ship."),
    "de": ("Anna nimmt seine Galeere.", "Anna nimmt eine Galeere."),
    "fr": ("Anna est assis là.", "Anna occupe cette place."),
    "it": ("Anna è andato via.", "Anna lascia il tavolo."),
    "es": ("Anna está sentado aquí.", "Anna ocupa este asiento."),
    "nl": ("Anna verliest zijn galei.", "Anna verliest een galei."),
}


@pytest.mark.parametrize("locale", OFFERED)
def test_a_sentence_for_men_alone_is_found(locale: str) -> None:
    wrong, right = ONE_GENDER[locale]
    patterns: tuple[re.Pattern[str], ...] = catalogue.language(locale).one_gender
    assert any(pattern.search(wrong) for pattern in patterns)
    assert not any(pattern.search(right) for pattern in patterns)


@pytest.mark.parametrize("title", sorted(lessons()))
@pytest.mark.parametrize("locale", OFFERED)
def test_the_coach_names_what_is_lit(title: str, locale: str) -> None:
    assert list(lessons_named.wrong_names(title, locale)) == []


def test_what_a_coach_names_is_what_stands_in_quotation_marks() -> None:
    assert lessons_named.named("Choose “Pass”, then “for this space”.", "en") == ["Pass", "for this space"]
    assert lessons_named.named("Choisissez «\N{NO-BREAK SPACE}Passer\N{NO-BREAK SPACE}».", "fr") == ["Passer"]
