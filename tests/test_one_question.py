"""One model of a question: any answer can be pressed and typed, and a form begins the same everywhere."""

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from bot.chat.questions import prompts
from bot.chat.questions.controls import controls
from bot.chat.questions.forms import EMPTY, QuestionForm
from bot.host import dialogue
from engine.asking import Asking, answers_by_path, start
from engine.choice import AllOf, Amount, Bucket, Choice, Line, Part, Share, answerable, problem, sample
from engine.core import Decision
from engine.rng import Rng
from engine.text import text
from render.words import Words
from tests.chat.taps import press_to
from tests.core.strategies import choices
from tests.typed_lines import typed_lines

WORDS = Words("en")


def asked(choice: Choice) -> QuestionForm:
    return QuestionForm("abcdefghjk", 1, "12.0.0123456789ab", Decision("k", text("yes"), choice), EMPTY)


@given(choices, st.integers(0, 10_000))
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_every_answer_is_reached_by_what_the_coach_lights(choice: Choice, seed: int) -> None:
    assume(answerable(choice))
    wanted = sample(choice, Rng(str(seed)))
    answer, _ = press_to(Decision("k", text("yes"), choice), wanted)
    assert answers_by_path(choice, answer) == answers_by_path(choice, wanted)


@given(choices, st.integers(0, 10_000))
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_every_answer_is_typed_by_numbers(choice: Choice, seed: int) -> None:
    assume(answerable(choice) and not _has_negative_numbers(choice))
    wanted, asking = sample(choice, Rng(str(seed))), Asking(choice)
    for line in typed_lines(choice, wanted):
        asking = dialogue.fill_in(asking, line, WORDS)
    assert answers_by_path(choice, asking.answer) == answers_by_path(choice, wanted)


def _has_negative_numbers(choice: Choice) -> bool:
    """No title asks for such; nobody can type one."""
    return "Amount(low=-" in str(choice)


def test_an_offer_begins_with_the_same_numbers_everywhere() -> None:
    """Chat began with 0 where the page began with the price that was asked."""
    goods = Share(
        [Bucket("silk", text("yes"), 0, 3, start=2), Bucket("wine", text("no"), 0, 3, start=1)], 0, 6
    )
    offer = AllOf([Part("pay", text("yes"), Amount(0, 9, start=4)), Part("goods", text("no"), goods)])
    begun = {"pay": 4, "goods": {"silk": 2, "wine": 1}}
    assert start(offer) == begun
    asking = Asking(offer)
    for line in (".", "."):
        asking = dialogue.fill_in(asking, line, WORDS)
    assert asking.answer == begun
    chosen = [sorted(control.chosen) for control in controls(asked(offer))]
    assert chosen == [["4"], ["0x2", "1x1"]]
    sheet = str(prompts.question_sheet(asked(offer), WORDS))
    assert all(words in sheet for words in ("**4**", "**Yes 2 and No 1**"))
    assert problem(Line(4), start(Line(4))) is None
