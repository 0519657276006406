"""What is said in the browser at a table that is shown on Discord."""

import json
from pathlib import Path

import pytest

from bot.acts.talk import NOTE
from bot.chat.messages.act_buttons import token_of
from bot.chat.table import seat_of
from bot.table.customs import Customs
from tests.chat.kit import sends
from tests.chat.on_discord import user_key
from tests.chat.person import offered, said
from tests.chat.tables import table

NOTE_BUTTON = token_of(NOTE)

pytestmark = pytest.mark.usefixtures("quick")


async def test_talk_of_the_browser_is_repeated_in_the_thread_where_the_table_wants_it(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        world = evening.world
        talk = world.host.talk

        def thread() -> list[str]:
            return [json.dumps(one, ensure_ascii=False) for one in sends(evening, world.thread().id)]

        await talk.say(evening.match, 0, "", "Ada", "Nobody reads this there")
        await world.settle()
        await talk.set_customs(evening.match, 0, Customs(repeats_talk=True))
        await talk.say(evening.match, 0, "", "Ada", "Who is @everyone **here**?")
        await talk.say(evening.match, None, "web:eve", "Eve", "Players do not hear me")
        await world.settle()
        (repeated,) = [one for one in thread() if "(in the browser)" in one]
        assert "Who is" in repeated
        assert "@everyone" not in repeated, "it calls nobody"
        assert "**here**" not in repeated


async def test_a_note_comes_with_the_question_of_its_owner_alone(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        thread, talk = evening.world.thread().id, evening.world.host.talk
        seat = seat_of(await evening.table(), user_key(ada.actor.id))
        assert seat is not None
        await talk.write_note(await evening.table(), seat, "Bo *bids* low")
        asked = await ada.act(thread)
        assert "-# 📝 Bo \\*bids\\* low" in said(asked)
        assert NOTE_BUTTON not in [press.token for press in offered(asked)]
        assert "📝" not in said(await bo.act(thread))
        await talk.write_note(await evening.table(), seat, "Bo bids low\nCy bluffs")
        asked = await ada.act(thread)
        assert "📝 Bo bids low" in said(asked)
        assert "Cy bluffs" not in said(asked)
        assert NOTE_BUTTON in [press.token for press in offered(asked)], "a press opens the rest"
