"""The host knows its file: what is acknowledged is in the file that will be opened at the next start."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.clock import FakeClock, SystemClock
from bot.host.host import Host
from bot.ops import backup
from bot.store import Store, StoreError, lock
from tests.host.people import ADA, BO, play_on, rows

PLAYING = """
import sys, time, pathlib
from bot.store import lock
with lock.serving(pathlib.Path(sys.argv[1])):
    print("serving", flush=True)
    time.sleep(60)
"""


async def begun(host: Host) -> str:
    match_id = (await host.open("toy", [ADA, BO], {"cards": "40"})).match_id
    await play_on(host, match_id, 4)
    return match_id


async def refuses(host: Host, match_id: str) -> None:
    """No move is acknowledged any more, and what is refused is not remembered either."""
    with pytest.raises(StoreError, match="is not the file that was opened"):
        await play_on(host, match_id, 1)
    with pytest.raises(StoreError, match="is not the file that was opened"):
        await host.open("toy", [ADA, BO])


async def test_no_move_is_acknowledged_into_a_file_that_is_gone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    store = await Store.open(str(folder / "games.db"))
    host = Host(store, FakeClock())
    match_id = await begun(host)
    shutil.rmtree(folder)
    await refuses(host, match_id)
    await host.close()
    await store.close()


async def test_no_move_is_acknowledged_into_a_file_that_was_replaced(
    host: Host, file: Path, tmp_path: Path
) -> None:
    match_id = await begun(host)
    await backup.backup(file, tmp_path / "copy.db")
    (tmp_path / "copy.db").rename(file)
    await refuses(host, match_id)


async def test_a_file_that_was_removed_between_two_statements_takes_no_move(
    host: Host, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await begun(host)
    apply = host.store.matches.apply

    async def apply_and_remove(change: object) -> None:
        with closing(sqlite3.connect(file)):
            file.rename(file.with_suffix(".aside"))
        await apply(change)  # type: ignore[arg-type]

    monkeypatch.setattr(host.store.matches, "apply", apply_and_remove)
    with pytest.raises(StoreError, match="is not the file that was opened"):
        await play_on(host, match_id, 1)


async def test_a_copy_written_over_the_file_is_known_by_the_row_it_lacks(
    store: Store, host: Host, file: Path, tmp_path: Path
) -> None:
    """As `cp` does: the same file by its number, with the content of another."""
    match_id = await begun(host)
    await store.database.mark(1.0, alone=True)
    await backup.backup(file, tmp_path / "copy.db")
    assert rows(tmp_path / "copy.db", "select count(*) from beats where name like 'host/%'") == [(0,)]
    rows(file, "delete from beats where name like 'host/%'")
    with pytest.raises(StoreError, match="is not the file that was opened"):
        await play_on(host, match_id, 1)


async def test_two_hosts_on_one_file_leave_each_other_their_rows(file: Path, store: Store) -> None:
    other = await Store.open(str(file))
    await store.database.mark(1.0, alone=True)
    await other.database.mark(2.0, alone=False)
    for one in (store, other):
        await one.clocks.beat(3.0)
    await other.close()


# --- restoring --------------------------------------------------------------------------------------------


@contextmanager
def another_program(file: Path) -> Iterator[int]:
    """Some other process serves the file; its number."""
    with subprocess.Popen(
        [sys.executable, "-c", PLAYING, str(file)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "serving\n"
        try:
            yield process.pid
        finally:
            process.kill()


@pytest.mark.parametrize("force", [False, True])
@pytest.mark.parametrize("asleep", [False, True])
async def test_a_running_host_keeps_its_file_awake_or_not(tmp_path: Path, force: bool, asleep: bool) -> None:
    file, copy = tmp_path / "games.db", tmp_path / "copy.db"
    store = await Store.open(str(file))
    host = Host(store, SystemClock())
    await begun(host)
    await host.close()
    await store.close()
    await backup.backup(file, copy)
    before = file.stat().st_ino
    with another_program(file) as process:
        if asleep:
            os.kill(process, signal.SIGSTOP)
        with pytest.raises(StoreError, match="is being served"):
            await backup.restore(copy, file, force=force)
        assert file.stat().st_ino == before
        assert lock.is_served(file)
    assert not lock.is_served(file), "the lock goes with the process, however that ends"
    await backup.restore(copy, file)


async def test_no_host_starts_while_the_file_is_being_replaced(file: Path, store: Store) -> None:
    with lock.replacing(file), pytest.raises(StoreError, match="is being restored"), lock.serving(file):
        pass
    with lock.serving(file) as first, lock.serving(file) as second:
        assert (first, second) == (True, False)


async def test_only_its_owner_may_read_a_fresh_file(file: Path, store: Store) -> None:
    await store.clocks.beat(1.0)
    modes = {one.name: oct(one.stat().st_mode & 0o777) for one in file.parent.glob("games.db*")}
    assert modes == dict.fromkeys(["games.db", "games.db-wal", "games.db-shm"], "0o600")


async def test_health_from_the_file_alone(file: Path, store: Store) -> None:
    """As Docker asks, with or without pages."""
    assert "served by nobody" in backup.silence(file)
    with lock.serving(file):
        assert "no sign of life" in backup.silence(file)
        await store.clocks.beat(SystemClock().now())
        assert backup.silence(file) == ""
        await store.clocks.beat(SystemClock().now() - 90)
        assert "no sign of life" in backup.silence(file)
    assert "does not exist" in backup.silence(file.with_name("none.db"))
