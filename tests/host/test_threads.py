"""Nothing that goes wrong beside the event loop is lost on the way, and no lock is held for ever."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import bot
from bot.host import cache
from bot.host.host import Host
from bot.ops import backup, doctor
from bot.store import StoreError
from bot.threads import StoppedShort, in_pool, in_thread
from engine.errors import BadRecord
from tests.host.people import ADA, BO, rows
from tests.kit import PATIENCE

BARE = re.compile(r"asyncio\.to_thread\(|\.run_in_executor\(|wrap_future\(|\.submit\(lambda")


def empty() -> None:
    next(iter(()))


async def test_work_that_runs_out_of_what_it_looks_for_comes_back() -> None:
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(StoppedShort, match="empty"):
            await in_thread(empty)
        with ThreadPoolExecutor(1) as pool, pytest.raises(StoppedShort, match="empty"):
            await in_pool(pool, empty)


def test_all_work_beside_the_loop_goes_one_way() -> None:
    root = Path(bot.__file__).parent
    bare = [
        f"{file.relative_to(root)}: {line.strip()}"
        for file in sorted(root.rglob("*.py"))
        if file.name != "threads.py"
        for line in file.read_text(encoding="utf-8").splitlines()
        if BARE.search(line)
    ]
    assert bare == [], "use bot.threads: a bare future loses StopIteration, and its caller waits for ever"


@pytest.fixture
async def damaged(host: Host, file: Path) -> str:
    """A table whose log holds an answer that makes no sense any more."""
    match_id = (await host.open("toy", [ADA, BO], {"cards": "40"})).match_id
    await host.submit(match_id, 0, 3)
    await host.submit(match_id, 1, 5)
    await host.submit(match_id, 1, "0")
    await host.submit(match_id, 1, 2)
    rows(file, "update moves set answer = '\"nobody\"' where seq = 3")
    return match_id


async def test_a_damaged_answer_freezes_no_table(
    host: Host, damaged: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(BadRecord, match="change 3 of the log is not as it was stored"):
            await host.undo(damaged, 1)
        await host.submit(damaged, 0, 1)
        await host.close()


async def test_work_that_stops_short_lets_go_of_its_table(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = (await host.open("toy", [ADA, BO])).match_id
    monkeypatch.setattr("bot.host.host.undo_last_move", lambda *_all: empty())
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(StoppedShort):
            await host.undo(match_id, 0)
        await host.submit(match_id, 0, 1)


async def test_nobody_waits_for_a_table_for_ever(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    match_id = (await host.open("toy", [ADA, BO])).match_id
    for place in ("bot.host.cache.LONGEST_TURN", "bot.host.commit.LONGEST_TURN"):
        monkeypatch.setattr(place, 0.05)
    async with asyncio.timeout(PATIENCE):
        async with host.tables.turn(match_id):
            with pytest.raises(StoreError, match="is still being changed"):
                await host.submit(match_id, 0, 1)

        async def never(_table: object) -> object:
            return await asyncio.Event().wait()

        with pytest.raises(StoreError, match="was not made"):
            await host.commit.change(match_id, never)  # type: ignore[arg-type]
        await host.submit(match_id, 0, 1)
    assert cache.LONGEST_TURN <= 60


async def test_backup_and_doctor_find_a_damaged_answer(damaged: str, file: Path, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=f"match {damaged} does not replay"):
        await backup.backup(file, tmp_path / "copy.db")
    found = await doctor.database(str(file))
    assert not found.well
    assert damaged in found.message


@pytest.mark.parametrize("answer", ["'{'", "x'ff'", "'[]'"])
async def test_an_answer_of_any_kind_that_was_never_given_is_found(
    host: Host, file: Path, answer: str
) -> None:
    match_id = (await host.open("toy", [ADA, BO])).match_id
    await host.submit(match_id, 0, 3)
    rows(file, f"update moves set answer = {answer}")
    found = await doctor.database(str(file))
    assert not found.well
    assert match_id in found.message
