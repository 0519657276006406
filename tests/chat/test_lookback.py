"""A look back on Discord: a button under the result, a progress bar, then the picture with its words."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from engine.lookback import Effort, LookBack
from tests.chat.person import said
from tests.chat.tables import table

pytestmark = pytest.mark.usefixtures("quick")


async def half_done(*_what: Any) -> LookBack:
    """A look back that is still worked on."""
    return LookBack(2, 0, 9, Effort(4, 4, 1, 0, 1, 20), {0: (0.5, 0.5), 3: (0.4, 0.6)})


async def test_one_press_under_the_result_shows_progress_and_then_the_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table(tmp_path) as evening:
        person, work = evening.persons[0], evening.world.host.look_backs
        work.effort, work.hire = Effort(4, 2, 2, 1, 2, 20), lambda: ThreadPoolExecutor(1)
        thread = evening.world.thread().id
        await evening.play()
        await evening.world.settle()
        with monkeypatch.context() as busy:
            busy.setattr("bot.acts.lookback.look_back", half_done)
            begun = (await person.do(thread, "table-look-back", evening.match)).response
        assert "▰" in said(begun)
        assert "▱" in said(begun)
        whole = (await person.press(begun, "do")).response
        assert whole is not None
        assert [one.filename.startswith("look-back") for one in whole.attachments] == [True]
        assert "At the start" in said(whole)
