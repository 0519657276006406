"""Lessons fit the rules from their first move to their last, and lead on with one answer at every step."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import engine
from bot.clock import FakeClock
from bot.host.host import Host
from bot.host.learning import NotUnderWay
from bot.store import Store
from bot.table.lessons import (
    NoLesson,
    Slip,
    check_answer,
    coach_says,
    count_steps,
    learner_of,
    lesson_steps,
    lesson_table,
    play_lesson,
    step_of,
)
from bot.table.settings import USUAL
from data import catalogue
from data.lessons import Lesson, read_lesson
from data.loader import FOLDER, BadData
from data.titles import lessons
from engine.choice import AllOf, Answer, Choice, OneOf, Pick, sample
from engine.errors import Illegal, NotYours, Stale
from engine.rng import Rng
from engine.text import Text
from render.words import Words

TITLES = sorted(engine.titles())
SHORTEST, LONGEST = 8, 25
LONGEST_SENTENCE = 480


def test_every_title_has_a_lesson() -> None:
    assert sorted(lessons()) == TITLES


@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_is_played_to_its_end_by_the_answers_its_coach_asks_for(title: str) -> None:
    steps = lesson_steps(title)
    assert SHORTEST <= count_steps(title) <= LONGEST
    for number, step in enumerate(steps[:-1]):
        assert step.move is not None
        check_answer(title, number, step.move.answer, step.match.token(learner_of(title)))
    assert steps[-1].move is None
    with pytest.raises(NotYours):
        check_answer(title, len(steps) - 1, {})


@pytest.mark.parametrize("title", TITLES)
def test_no_step_takes_away_all_that_its_form_proposes(title: str) -> None:
    """Nothing could be lit for it: what is lit is what makes up the answer."""
    for step in lesson_steps(title)[:-1]:
        decision, move = step.match.pending()[learner_of(title)], step.move
        assert move is not None
        assert not empties(decision.choice, move.answer), move.say


def empties(choice: Choice, answer: Answer) -> bool:
    """Whether an answer picks nothing where something is proposed."""
    match choice:
        case Pick():
            return bool(choice.start) and not answer
        case OneOf():
            ((key, inner),) = answer.items()
            return any(empties(branch.choice, inner) for branch in choice.branches if branch.id == key)
        case AllOf():
            return any(empties(part.choice, answer[part.id]) for part in choice.parts)
        case _:
            return False


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("locale", catalogue.locales())
def test_the_coach_has_words_for_every_step_and_no_others(title: str, locale: str) -> None:
    known = {key for key in catalogue.keys(locale) if key.startswith(f"lesson-{title}-")}
    assert known == set(lessons()[title].keys())
    words = Words(locale)
    for number in range(count_steps(title)):
        said = words.say(coach_says(title, number))
        assert len(said.splitlines()) == 2, "why, and what to press"
        assert len(said) <= LONGEST_SENTENCE, said


@pytest.mark.parametrize("title", TITLES)
def test_any_other_answer_that_the_rules_allow_is_told_kindly_that_it_is_a_slip(title: str) -> None:
    words = {locale: Words(locale) for locale in catalogue.locales()}
    for number in range(count_steps(title)):
        step, learner = step_of(title, number), learner_of(title)
        decision, before = step.match.pending()[learner], step.match.fingerprint()
        for seed in range(6):
            answer = sample(decision.choice, Rng(f"{title}/{number}/{seed}"))
            if (reason := told_to(title, number, answer)) is not None:
                assert all(reason.key not in one.say(reason) for one in words.values())
        assert step.match.fingerprint() == before


def told_to(title: str, number: int, answer: Answer) -> Text | None:
    """What the coach says to an answer that the rules allow; None: it is the right one."""
    try:
        check_answer(title, number, answer)
    except Slip as slip:
        return slip.reason
    return None


def test_a_slip_with_a_word_of_its_own_hears_it() -> None:
    with pytest.raises(Slip) as slip:
        check_answer("oltremare", 0, {"go": {}})
    assert slip.value.reason.key == "lesson-oltremare-trade-go"


def test_what_the_rules_forbid_is_refused_by_the_rules() -> None:
    with pytest.raises(Illegal) as refused:
        check_answer("oltremare", 0, {"fly": {}})
    assert not isinstance(refused.value, Slip)
    assert refused.value.reason.key.startswith("refuse-")


def test_the_answer_to_another_question_is_stale() -> None:
    first = lesson_steps("oltremare")[0]
    assert first.move is not None
    with pytest.raises(Stale):
        check_answer("oltremare", 0, first.move.answer, "0.0.abc")


def test_the_order_of_a_set_makes_no_difference_and_the_order_of_a_cargo_does() -> None:
    check_answer("oltremare", 2, ["sugar-13", "sugar-09"])
    with pytest.raises(Slip):
        check_answer("oltremare", 4, ["sugar-09", "sugar-13"])


def test_the_table_of_a_lesson_has_the_learner_among_the_others() -> None:
    table = lesson_table("neptun", 3, "Ada", "en", USUAL)
    assert table.names == ("Ada", "Lucia", "Marcus")
    assert table.decision(learner_of("neptun")) is not None


# --- a lesson that is wrong -------------------------------------------------------------------------------


def changed(title: str, **changes: Any) -> Lesson:
    return Lesson.model_validate({**lessons()[title].model_dump(), **changes})


def moves_of(title: str) -> list[dict[str, Any]]:
    return [move.model_dump() for move in lessons()[title].moves]


def test_a_lesson_whose_question_is_no_longer_asked_is_refused_with_its_move() -> None:
    moves = moves_of("neptun")
    moves[5]["asks"] = "sail.oars"
    with pytest.raises(BadData, match=r"lessons/neptun.yaml: move 6: seat 2 is asked draft.contract"):
        play_lesson(changed("neptun", moves=moves))


def test_a_lesson_whose_answer_is_no_longer_allowed_is_refused_with_its_move() -> None:
    moves = moves_of("oltremare")
    moves[0]["answer"] = {"propose": {"to": ["2"], "give": ["silk-01"]}}
    with pytest.raises(BadData, match=r"lessons/oltremare.yaml: move 1: .*does not answer trade.active"):
        play_lesson(changed("oltremare", moves=moves))


WRONG: dict[str, dict[str, Any]] = {
    "two players sit with the learner": {"names": ["Bianca"]},
    "the learner's seat is one of 0 to 2": {"learner": 3},
    "the coach says nothing": {"moves": [{"seat": 1, "asks": "bid", "answer": 1}]},
    "the coach speaks to seat 0 alone": {"moves": [{"seat": 1, "asks": "bid", "answer": 1, "say": "hm"}]},
    "there is no seat 7": {"moves": [{"seat": 7, "asks": "bid", "answer": 1}]},
    "can be answered wrongly": {"moves": [{"seat": 0, "asks": "bid", "answer": 1, "slips": {"*": "oh"}}]},
    "have the same sentence": {"moves": [{"seat": 0, "asks": "bid", "answer": 1, "say": "a"}] * 2},
    "Extra inputs are not permitted": {"lenght": 3},
}


@pytest.mark.parametrize("reason", WRONG)
def test_a_lesson_that_cannot_be_right_is_refused_with_file_and_reason(tmp_path: Path, reason: str) -> None:
    good = yaml.safe_load((FOLDER / "lessons" / "oltremare.yaml").read_text(encoding="utf-8"))
    path = tmp_path / "oltremare.yaml"
    path.write_text(yaml.safe_dump({**good, **WRONG[reason]}), encoding="utf-8")
    with pytest.raises(BadData, match=re.escape("oltremare.yaml")) as refused:
        read_lesson(path)
    assert reason.replace("two players sit", "2 players sit") in str(refused.value)


def test_the_file_of_a_lesson_has_the_name_of_its_title(tmp_path: Path) -> None:
    path = tmp_path / "neptun.yaml"
    path.write_bytes((FOLDER / "lessons" / "oltremare.yaml").read_bytes())
    with pytest.raises(BadData, match=r"the file of 'oltremare' is called oltremare\.yaml"):
        read_lesson(path)


# --- how far a person is ----------------------------------------------------------------------------------

ADA, BO = "web:ada", "discord:2"


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    store = await Store.open(str(tmp_path / "lessons.db"))
    made = Host(store, FakeClock())
    yield made
    await made.close()
    await store.close()


async def go_on(host: Host, person: str, title: str, steps: int = 1) -> None:
    for _ in range(steps):
        known = await host.learning.progress(person, title)
        move = step_of(title, known.step).move
        assert move is not None
        await host.learning.answer(person, title, move.answer)


async def test_a_lesson_is_left_taken_up_and_begun_again(host: Host) -> None:
    await host.learning.begin(ADA, "neptun")
    await go_on(host, ADA, "neptun", 3)
    await host.learning.leave(ADA, "neptun")
    with pytest.raises(NotUnderWay):
        await go_on(host, ADA, "neptun")
    with pytest.raises(NotUnderWay):
        await host.learning.table(ADA, "neptun", "Ada", "en")
    assert (await host.learning.begin(ADA, "neptun")).step == 3
    assert (await host.learning.table(ADA, "neptun", "Ada", "en")).seq == 3
    assert (await host.learning.restart(ADA, "neptun")).step == 0


async def test_everybody_learns_at_their_own_pace(host: Host) -> None:
    for person, steps in ((ADA, 2), (BO, 5)):
        await host.learning.begin(person, "genoa")
        await go_on(host, person, "genoa", steps)
    await host.learning.begin(ADA, "neptun")
    assert {title: one.step for title, one in (await host.learning.all_progress(ADA)).items()} == {
        "genoa": 2,
        "neptun": 0,
    }
    assert (await host.learning.progress(BO, "genoa")).step == 5


async def test_a_lesson_that_was_finished_once_stays_so_and_begins_from_its_first_step(host: Host) -> None:
    await host.learning.begin(ADA, "genoa")
    await go_on(host, ADA, "genoa", count_steps("genoa"))
    assert (await host.learning.progress(ADA, "genoa")).finished
    with pytest.raises(NotYours):
        await host.learning.answer(ADA, "genoa", {"end": {}})
    again = await host.learning.begin(ADA, "genoa")
    assert (again.step, again.finished) == (0, True)


async def test_a_slip_changes_nothing(host: Host) -> None:
    await host.learning.begin(ADA, "genoa")
    with pytest.raises(Slip):
        await host.learning.answer(ADA, "genoa", {"end": {}})
    assert (await host.learning.progress(ADA, "genoa")).step == 0


async def test_a_title_without_a_lesson_cannot_be_begun(host: Host) -> None:
    with pytest.raises(NoLesson):
        await host.learning.begin(ADA, "chess")
    assert await host.learning.all_progress(ADA) == {}


async def test_lessons_are_in_no_list_no_result_and_no_count(host: Host) -> None:
    await host.learning.begin(ADA, "genoa")
    await go_on(host, ADA, "genoa", count_steps("genoa"))
    assert await host.store.matches.list_matches(user_id=ADA) == []
    assert await host.store.matches.list_matches() == []
    assert await host.store.results.all() == []
    assert await host.store.matches.waiting_for(ADA) == []
    assert await host.store.matches.live_with_house() == {}
