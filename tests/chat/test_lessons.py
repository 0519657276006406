"""Lessons on Discord, privately: from the lobby and from /help, pressing only what is lit."""

from pathlib import Path

import pytest
from simcord.components import walk_components

import engine
from bot.chat.learning.lighting import light
from bot.chat.messages.parts import Button, Buttons, Sheet
from bot.chat.questions import forms
from bot.chat.questions.forms import QuestionForm
from bot.host.learning import hint_for
from bot.table.lessons import coach_says, count_steps, learner_of, lesson_steps, step_of
from engine.choice import Answer, problem
from engine.core import Decision
from render.words import Words
from tests.chat.kit import press_lit
from tests.chat.person import BUTTON, said
from tests.chat.tables import table
from tests.chat.taps import lit_press, press_to
from tests.kit_lessons import toy_lesson

TITLES = sorted(engine.titles())
MOST_PRESSES = 40
ENGLISH = Words("en")


# --- what is lit ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_pressing_only_what_is_lit_gives_the_answer_of_every_step(title: str) -> None:
    for step in lesson_steps(title)[:-1]:
        assert step.move is not None
        decision = step.match.pending()[learner_of(title)]
        answer, _ = press_to(decision, step.move.answer)
        assert problem(decision.choice, answer) is None
        assert light_agrees(decision, answer, step.move.answer), (step.move.say, answer)


def light_agrees(decision: Decision, answer: Answer, wanted: Answer) -> bool:
    """Whether the coach has nothing more to wish for."""
    asked = QuestionForm("lesson", 0, "...1", decision, forms.begin(decision.choice, answer))
    sheet = light(Sheet((Buttons((Button(asked.id("yes"), "Yes"),)),)), asked, wanted)
    return lit_press(sheet) is not None


# --- on Discord -------------------------------------------------------------------------------------------


async def test_a_lesson_begun_in_a_lobby_is_played_privately_left_and_taken_up(tmp_path: Path) -> None:
    with toy_lesson(tmp_path):
        async with table(tmp_path) as evening:
            person, channel = evening.persons[0], evening.world.channel
            opened = await person.actor.slash(channel, "game new", title="toy")
            assert opened.response is not None
            shown = (await person.do(channel.id, "lesson-begin", "toy")).response
            assert shown is not None
            assert shown.ephemeral
            assert ENGLISH("lesson-step", step=1, count=1) in said(shown)
            left = (await person.actor.slash(channel, "lesson leave", title="toy")).response
            assert left is not None
            stale = await press_lit(person, shown)
            assert ENGLISH("lesson-not-open") in said(stale)
            again = (await person.actor.slash(channel, "lesson begin", title="toy")).response
            assert again is not None
            for _ in range(MOST_PRESSES):
                if ENGLISH("lesson-done") in said(again):
                    break
                again = await press_lit(person, again)
            host = evening.world.host
            assert (await host.learning.progress(f"discord:{person.actor.id}", "toy")).finished
            assert len(await host.store.matches.list_matches()) == 1, (
                "the table that was there before, and no other"
            )


async def test_help_leads_to_every_lesson(tmp_path: Path) -> None:
    with toy_lesson(tmp_path):
        async with table(tmp_path) as evening:
            person = evening.persons[0]
            shown = (await person.actor.slash(evening.world.channel, "help")).response
            assert shown is not None
            labels = [one.get("label") for one in walk_components(shown.components) if one["type"] == BUTTON]
            assert labels == ["Toy"]


def test_the_steps_of_lessons_and_their_words_belong_together() -> None:
    """What the desk shows of a step is the coach's, and every question of it could be hinted at."""
    for title in TITLES:
        for number in range(count_steps(title)):
            move = step_of(title, number).move
            assert move is not None
            assert coach_says(title, number).key.endswith(move.say or "")
            assert hint_for(title, move.asks) is not None
