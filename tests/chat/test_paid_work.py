"""What makes the host work for a member of Discord is paid for, and a refusal is a sentence."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from bot.host import budget
from bot.host.budget import Purse
from engine.lookback import Effort
from tests.chat.kit import manager, press_lit
from tests.chat.on_discord import user_key
from tests.chat.person import said
from tests.chat.tables import table
from tests.chat.toys import toys
from tests.chat.world import world
from tests.kit_lessons import toy_lesson

pytestmark = pytest.mark.usefixtures("quick")
OFTEN = "You can do that only"


async def test_a_look_back_is_paid_for_when_it_begins_and_not_when_it_is_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(budget.PURSES, "look-backs", Purse(1, 1))
    async with table(tmp_path) as evening:
        (ada, bo), host = evening.persons, evening.world.host
        work = host.look_backs
        work.effort, work.hire = Effort(4, 2, 2, 1, 2, 20), lambda: ThreadPoolExecutor(1)
        thread = evening.world.thread().id
        await evening.play()
        await evening.world.settle()
        host.budget.spend("look-backs", user_key(ada.actor.id))
        assert OFTEN in said((await ada.do(thread, "table-look-back", evening.match)).response)
        for person in (bo, bo, ada):
            shown = (await person.do(thread, "table-look-back", evening.match)).response
            assert OFTEN not in said(shown)


async def test_a_lesson_keeps_its_place_when_the_budget_is_used_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(budget.PURSES, "lessons", Purse(1, 1))
    with toy_lesson(tmp_path):
        async with table(tmp_path) as evening:
            person, channel = evening.persons[0], evening.world.channel
            shown = (await person.actor.slash(channel, "lesson begin", title="toy")).response
            assert shown is not None
            for _ in range(5):
                shown = await press_lit(person, shown)
                if OFTEN in said(shown):
                    break
            assert OFTEN in said(shown)
            host = evening.world.host
            assert (await host.learning.progress(user_key(person.actor.id), "toy")).step == 0


async def test_setup_is_paid_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(budget.PURSES, "acts", Purse(1, 1))
    with toys():
        async with world(tmp_path) as fondaco:
            vera = manager(fondaco)
            await vera.actor.slash(fondaco.channel, "setup", archive=True)
            assert OFTEN in said((await vera.actor.slash(fondaco.channel, "setup", archive=False)).response)


async def test_typed_lines_are_paid_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(budget.PURSES, "lines", Purse(2, 2))
    async with table(tmp_path) as evening:
        ada, thread = evening.persons[0].actor, evening.world.thread()
        heard = [said((await ada.slash(thread, "game ask", line="t")).response) for _ in range(3)]
    assert [OFTEN in words for words in heard] == [False, False, True]
