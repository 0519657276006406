"""What is said in the browser at a table that is shown on Discord."""

import json
from pathlib import Path

import pytest

from bot.table.customs import Customs
from tests.chat.kit import sends
from tests.chat.tables import table

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
