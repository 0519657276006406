"""What a test leaves behind is seen."""

import asyncio

from tests.conftest import tasks_left


async def test_a_task_that_goes_on_is_seen_and_one_that_has_ended_is_not() -> None:
    loop = asyncio.get_running_loop()
    before = asyncio.all_tasks()
    endless = asyncio.create_task(asyncio.Event().wait())
    await asyncio.create_task(asyncio.sleep(0))
    assert tasks_left(loop, before) == {endless}
    endless.cancel()
    await asyncio.wait([endless])
    assert tasks_left(loop, before) == set()
