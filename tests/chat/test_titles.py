"""Every title on Discord: its questions can be pressed, fit the limits, and tell nothing hidden."""

from typing import Any

import pytest

import engine
from bot.chat.letters import panel
from bot.chat.questions import prompts
from bot.chat.questions.forms import EMPTY, QuestionForm
from bot.chat.questions.presses import UnclearPress
from bot.chat.questions.question_desk import shows_something
from bot.chat.table import waiting_status, words_at
from bot.discord.surface import SURFACE
from bot.store.records import SeatRecord
from bot.table.state import TableState
from engine.choice import problem, sample
from render.words import Words
from tests.chat.random_presses import STEPS, fits, press
from tests.kit import imagined, positions

FEWEST = [(title.id, min(title.seats)) for title in engine.titles().values()]
WORDS = Words("en")

pytestmark = pytest.mark.parametrize(("title", "seats"), FEWEST)


def look_at(match: engine.Match) -> TableState:
    seats = tuple(
        SeatRecord(seat, f"Person {seat}", "person", None, f"discord:{seat}") for seat in range(match.seats)
    )
    return TableState(
        id="abcdefghjk",
        match=match,
        seq=len(match.log),
        revision=0,
        state="over" if match.over else "live",
        seats=seats,
        locale="en",
        surface={},
        waits={},
        host_key_hash="",
        created=0,
        updated=0,
    )


def asked_of(title: str, decision: engine.Decision) -> QuestionForm:
    return QuestionForm("abcdefghjk", 1, "12.0.0123456789ab", decision, EMPTY, title=title)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_question_is_answered_by_pressing_what_is_offered(title: str, seats: int, locale: str) -> None:
    rng = engine.Rng(locale)
    for match in positions(title, seats, "presses", count=12):
        words = words_at(look_at(match), locale)
        for decision in match.pending().values():
            question = asked_of(title, decision)
            for _ in range(STEPS):
                sheet = prompts.question_sheet(question, words)
                fits(sheet)
                if question.is_whole:
                    break
                try:
                    question = press(question, sheet, rng)
                except UnclearPress as unclear:
                    fits(prompts.question_sheet(question, words, unclear.reason))
            assert problem(decision.choice, question.progress.answer) is None


def shown(match: engine.Match, seat: int | None, rng_seed: str) -> Any:
    """All that Discord says to a seat, or to everyone, from a position."""
    table = look_at(match)
    words = words_at(table, "en")
    decision = table.decision(seat)
    private = None
    if decision is not None and seat is not None:
        question = prompts.question_sheet(
            QuestionForm(table.id, seat, table.token(seat) or "", decision, EMPTY, title=table.title), words
        )
        answer = sample(decision.choice, engine.Rng(rng_seed))
        private = (question, shows_something(table, seat, answer))
    return (
        private,
        waiting_status(table, words),
        panel.panel(SURFACE, table, words, [], pings=table.waits_for()),
    )


def test_what_is_shown_depends_on_what_the_reader_may_know(title: str, seats: int) -> None:
    for number, match in enumerate(positions(title, seats, "chat leaks", count=12)):
        for seat in (None, *range(seats)):
            other = imagined(match, seat, f"{number}/{seat}")
            assert shown(match, seat, f"{number}") == shown(other, seat, f"{number}")
