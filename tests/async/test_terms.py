"""What a table agrees on about time: written, read back, and said in words."""

import pytest

from bot.table import terms
from bot.table.terms import PRESETS, BadTerms, Terms
from data.durations import read_duration, write_duration
from render.words import Words

HOUR, DAY = 3600.0, 86400.0


def said(agreed: Terms, locale: str = "en") -> list[str]:
    words = Words(locale)
    return [words.say(one).replace("\u202f", " ").replace("\u00a0", " ") for one in terms.terms_texts(agreed)]


def test_a_clock_of_ones_own_is_said_in_both_languages() -> None:
    agreed = terms.with_expiry(terms.custom_terms("36 h", "90 m", "3 j"), "hand-2")
    assert said(agreed) == [
        "Everyone starts with one day and 12 h. Each turn adds 1 h and 30 min, up to 3 days.",
        "After 2 missed turns in a row a bot takes over.",
    ]
    assert said(agreed, "fr")[0] == (
        "Tout le monde commence avec un jour et 12 h. Chaque tour ajoute 1 h et 30 min, jusqu’à 3 jours."
    )
    assert said(PRESETS["none"]) == ["This table has no clock."]
    assert said(Terms(0, DAY, DAY))[0].startswith("Each turn gives you one day")


@pytest.mark.parametrize("length", [90.0, 30 * 60.0, 90 * 60.0, 36 * HOUR, 2 * DAY])
def test_what_is_written_is_read_back_the_same(length: float) -> None:
    assert read_duration(write_duration(length)) == length


@pytest.mark.parametrize(
    "times", [("", "1 h", "1 d"), ("1 h", "9 s", "1 d"), ("1 h", "2 h", "1 h"), ("1 h", "1 h", "61 d")]
)
def test_a_clock_that_nobody_could_play_by_is_refused(times: tuple[str, str, str]) -> None:
    with pytest.raises(BadTerms):
        terms.custom_terms(*times)


@pytest.mark.parametrize("end", ["hand", "hand-0", "hand-99", "coin"])
def test_only_known_ends_of_the_time_are_agreed_on(end: str) -> None:
    with pytest.raises(BadTerms):
        terms.with_expiry(PRESETS["day"], end)
    assert terms.with_expiry(PRESETS["day"], "house").expiry == "house"
