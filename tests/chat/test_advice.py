"""Advice on Discord: a button under the question, a sentence, and one more press."""

from pathlib import Path

import pytest

from bot.chat.messages.act_buttons import token_of
from render.words import Words
from tests.chat.person import offered, said
from tests.chat.tables import table
from tests.web.acts import act_of

pytestmark = pytest.mark.usefixtures("quick")


async def test_advice_is_one_press_from_the_question_and_one_from_the_answer(tmp_path: Path) -> None:
    async with table(tmp_path, people=1, house=1) as evening:
        evening.world.host.advice.strength = "usual"  # no other process knows the toy
        (person,) = evening.persons
        thread = evening.world.thread().id
        shown = await person.act(thread)
        advised = (await person.press(shown, "do")).response
        assert advised is not None
        assert any(one.token == token_of(act_of("table-take-advice")) for one in offered(advised))
        assert Words("en")("act-table-take-advice") in str(advised.components)
        seat = next(one.seat for one in (await evening.table()).seats if one.kind == "person")
        before = (await evening.table()).match.answered[seat]
        done = (await person.press(advised, "do")).response
        assert done is not None
        assert Words("en")("advice-taken") in said(done)
        assert (await evening.table()).match.answered[seat] == before + 1
        assert any(one.verb == "look" for one in offered(done)), "the next question is one press away"


async def test_a_rated_table_says_why_there_is_none(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        person, thread = evening.persons[0], evening.world.thread()
        assert not any(one.verb == "do" for one in offered(await person.act(thread.id)))
        status = (await person.actor.slash(thread, "game status")).response
        listed = (await person.press(status, "acts", "table")).response
        assert Words("en")("advice-off") in said(listed)
