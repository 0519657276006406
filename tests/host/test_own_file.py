"""The host knows its file: what is acknowledged is in the file that will be opened at the next start."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
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
    await store.database.mark(1.0)
    await backup.backup(file, tmp_path / "copy.db")
    assert rows(tmp_path / "copy.db", "select count(*) from beats where name like 'host/%'") == [(0,)]
    rows(file, "delete from beats where name like 'host/%'")
    with pytest.raises(StoreError, match="is not the file that was opened"):
        await play_on(host, match_id, 1)


async def test_two_hosts_on_one_file_leave_each_other_their_rows(file: Path, store: Store) -> None:
    other = await Store.open(str(file))
    await store.database.mark(1.0)
    await other.database.mark(2.0)
    for one in (store, other):
        await one.clocks.beat(3.0)
    await other.close()


# --- two names, two hosts ---------------------------------------------------------------------------------


SERVES = """
import asyncio, os, signal, sys
import bot.store
from bot.store import Store

async def stop_and_upgrade(database, upgrade=bot.store.upgrade):
    os.kill(os.getpid(), signal.SIGSTOP)  # between the lock and the mark
    await upgrade(database)

async def main():
    if sys.argv[2:] == ["stops"]:
        bot.store.upgrade = stop_and_upgrade
    async with Store.serving(sys.argv[1], 1.0) as store:
        print("serving", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        await store.clocks.beat(2.0)
        print("beaten", flush=True)
        await asyncio.to_thread(sys.stdin.readline)

asyncio.run(main())
"""


def starting_host(file: Path, *how: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", SERVES, str(file), *how]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def said_by(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def press_enter(process: subprocess.Popen[str]) -> None:
    assert process.stdin is not None
    process.stdin.write("\n")
    process.stdin.flush()


async def test_a_link_leads_to_the_same_lock_and_the_first_host_keeps_its_mark(tmp_path: Path) -> None:
    file, link, folder = tmp_path / "games.db", tmp_path / "link.db", tmp_path / "elsewhere"
    link.symlink_to(file)
    folder.symlink_to(tmp_path)
    async with Store.serving(str(file), 1.0) as first:
        for way in (link, folder / "games.db"):
            assert lock.is_served(way)
            with pytest.raises(StoreError, match="is being served"), lock.replacing(way):
                pass
            async with Store.serving(str(way), 2.0) as second:
                await second.clocks.beat(3.0)
                await first.clocks.beat(4.0)
        await first.clocks.beat(5.0)
    assert not (tmp_path / "link.db-wal").exists()
    assert not (tmp_path / "link.db.lock").exists()


async def test_a_file_with_a_second_name_is_refused(tmp_path: Path) -> None:
    file, second = tmp_path / "games.db", tmp_path / "same.db"
    async with Store.serving(str(file), 1.0) as store:
        os.link(file, second)
        for name in (file, second):
            with pytest.raises(StoreError, match=r"has 2 names \(hard links\)"):
                await Store.open(str(name))
        with pytest.raises(StoreError, match="has 2 names"):
            async with Store.serving(str(second), 2.0):
                pass
        await store.clocks.beat(3.0)
        second.unlink()
    await (await Store.open(str(file))).close()


async def test_two_hosts_that_start_at_one_moment_both_keep_their_marks(tmp_path: Path, store: Store) -> None:
    """The first is stopped between its lock and its mark, and goes on when the second one serves."""
    file = tmp_path / "games.db"
    with starting_host(file, "stops") as first:
        os.waitpid(first.pid, os.WUNTRACED)
        with starting_host(file) as second:
            assert said_by(second) == "serving"
            os.kill(first.pid, signal.SIGCONT)
            assert said_by(first) == "serving"
            for process in (second, first):
                press_enter(process)
                assert said_by(process) == "beaten"
                press_enter(process)


async def test_marks_of_hosts_that_are_gone_are_removed(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    for now in (1.0, 2.0, 3.0):
        async with Store.serving(str(file), now):
            pass
    assert rows(file, "select at from beats where name like 'host/%'") == [(3.0,)]


async def test_a_look_whether_it_is_served_keeps_no_host_from_starting(tmp_path: Path) -> None:
    """Whoever looks needs the lock alone, for a moment."""
    file = tmp_path / "games.db"
    async with Store.serving(str(file), 1.0):
        pass
    with lock.replacing(file) as _, pytest.raises(StoreError, match="is being restored"), lock.serving(file):
        pass
    looking = threading.Event()

    def look() -> None:
        with lock.replacing(file):
            looking.set()
            threading.Event().wait(0.3)

    someone = threading.Thread(target=look)
    someone.start()
    looking.wait()
    with lock.serving(file):
        someone.join()


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
