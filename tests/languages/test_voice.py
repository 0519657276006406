"""English is said as people say it at a table, and the same thing has the same name everywhere."""

import pytest

from tests.languages import voice


@pytest.mark.parametrize("check", voice.CHECKS, ids=lambda check: check.__name__)
def test_english_keeps_its_voice(check: voice.Check) -> None:
    assert list(dict.fromkeys(check())) == []


@pytest.mark.parametrize(
    ("said", "better"),
    [
        ("Whoever holds it plays.", "“Whoever” → the player who, anyone who"),
        ("It opens nothing any more.", "“any more” → no longer"),
        ("Gold lies on it.", "“lies” → is"),
        ("You need their leave.", "“their leave” → permission"),
        ("Take it back", "“Take it back” → undo"),
        ("Add a house player", "“house player” → bot"),
        ("You stood up.", "“stood up” → leave"),
    ],
)
def test_a_word_that_has_a_better_one_is_found(said: str, better: str) -> None:
    assert better in list(voice.wrong_words(said, voice.DEAD_WORDS | voice.TERMS))


@pytest.mark.parametrize(
    "said", ["Any more offers?", "The warehouse holds 4.", "Leave the table.", "Believe it.", "Coach House"]
)
def test_a_word_that_is_said_at_a_table_is_left_alone(said: str) -> None:
    assert list(voice.wrong_words(said, voice.DEAD_WORDS | voice.TERMS)) == []


@pytest.mark.parametrize(
    ("label", "long"),
    [
        ("Leave the table", False),
        ("Sail to {}", False),
        ("Continue the lesson ({} of {})", False),
        ("Ask for more time", True),
        ("Congratulate everyone unreservedly", True),
    ],
)
def test_a_button_is_a_verb_and_at_most_three_words(label: str, long: bool) -> None:
    assert voice.is_too_long(label) == long


def test_buttons_are_known_by_what_draws_them() -> None:
    assert {"act-table-leave", "web-confirm", "chat-confirm", "genoa-roll"} <= voice.buttons()
    assert not (voice.EXCUSED_BUTTONS.keys() | voice.EXCUSED_TERMS.keys()) - voice.english().keys()
    assert [key for key in voice.EXCUSED_BUTTONS if key not in voice.buttons()] == []


def test_a_long_sentence_is_counted_by_its_words() -> None:
    assert voice.longest_sentence("One two three. Four {} five six! Seven") == 4
