"""A journal that was cut or removed after a kill loses moves: what is missing is told."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from structlog.testing import capture_logs

from bot import config
from bot.clock import FakeClock
from bot.config import Config
from bot.host.host import Host
from bot.ops import backup, doctor
from bot.ops.serving import serve
from bot.series.steward import Steward
from bot.store import Store, heads
from bot.store.heads import Heads
from tests.host.people import ADA, BO, play_on

KILLED = """
import asyncio, os, pathlib, shutil, signal, sys
from bot.clock import FakeClock
from bot.host.host import Host
from bot.store import Store
from tests.host.people import ADA, BO, play_on
from tests.host.toy import toy_box

async def main():
    async with Store.serving(sys.argv[1], 1.0) as store:
        host = Host(store, FakeClock())
        first = (await host.open("toy", [ADA, BO], {"cards": "40"})).match_id
        await play_on(host, first, 3)
        await store.database.empty_journal()
        await play_on(host, first, 4)
        second = (await host.open("toy", [ADA, BO], {"cards": "40"})).match_id
        await play_on(host, second, 2)
        print(first, second, flush=True)
        os.kill(os.getpid(), signal.SIGKILL)

with toy_box():
    asyncio.run(main())
"""


@pytest.fixture
def killed(file: Path) -> tuple[str, str]:
    """Two games of a process that was killed: the first has three changes in the file and four in the
    journal, the second is in the journal alone."""
    made = subprocess.run(
        [sys.executable, "-c", KILLED, str(file)], capture_output=True, text=True, check=False
    )
    assert made.returncode == -signal.SIGKILL, made.stderr
    first, second = made.stdout.split()
    return first, second


async def start_and_stop(file: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a host says at its start."""

    class Surface(ModuleType):
        async def run(self, _steward: Steward, _config: Config, _started: Callable[[], None]) -> None:
            os.kill(os.getpid(), signal.SIGTERM)

    monkeypatch.setitem(sys.modules, "bot.web.app", Surface("bot.web.app"))
    sentences: list[str] = []
    await serve(config.read({}, db=str(file)), sentences.append)
    return sentences


def journal_of(file: Path) -> Path:
    return file.with_name(f"{file.name}-wal")


async def test_nothing_is_missing_after_a_kill(
    file: Path, killed: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await start_and_stop(file, monkeypatch) == []
    assert (await doctor.database(str(file))).well


async def test_what_a_removed_journal_held_is_told_once(
    file: Path, killed: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = killed
    journal_of(file).unlink()
    finding = await doctor.database(str(file))
    assert not finding.well
    assert f"match {first}: changes 4 to 7 are missing" in finding.message
    with capture_logs() as lines:
        (sentence,) = await start_and_stop(file, monkeypatch)
    assert f"match {first}: changes 4 to 7 are missing" in sentence
    assert f"match {second} is missing, with 2 changes" in sentence
    lost = [
        (line["match"], line["known"], line["stored"]) for line in lines if line["event"] == "changes-missing"
    ]
    assert sorted(lost) == sorted([(first, 7, 3), (second, 2, None)])
    assert await start_and_stop(file, monkeypatch) == []
    assert (await doctor.database(str(file))).well


async def test_what_a_cut_journal_held_is_told(
    file: Path, killed: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    os.truncate(journal_of(file), journal_of(file).stat().st_size * 2 // 3)
    (sentence,) = await start_and_stop(file, monkeypatch)
    assert "are missing" in sentence or "is missing" in sentence


async def test_an_older_file_put_in_its_place_by_hand_is_told(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Store.serving(str(file), 1.0) as store:
        host = Host(store, FakeClock())
        match_id = (await host.open("toy", [ADA, BO], {"cards": "40"})).match_id
        await play_on(host, match_id, 3)
        await backup.backup(file, tmp_path / "copy.db")
        await play_on(host, match_id, 2)
        await host.close()
    shutil.copy(tmp_path / "copy.db", file)
    (sentence,) = await start_and_stop(file, monkeypatch)
    assert f"match {match_id}: changes 4 to 5 are missing" in sentence


async def test_what_was_removed_or_restored_on_purpose_is_not_missed(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Store.serving(str(file), 1.0) as store:
        host = Host(store, FakeClock())
        ids = [(await host.open("toy", [ADA, BO], {"cards": "40"})).match_id for _ in range(2)]
        await play_on(host, ids[0], 3)
        await backup.backup(file, tmp_path / "copy.db")
        await play_on(host, ids[0], 2)
        await host.close()
    removing = await Store.open(str(file))
    await removing.care.delete_match(ids[1])
    await removing.close()
    assert await start_and_stop(file, monkeypatch) == []
    await backup.restore(tmp_path / "copy.db", file, force=True)
    assert await start_and_stop(file, monkeypatch) == []


def test_the_file_stays_small_and_a_torn_line_is_passed_by(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heads, "LARGEST", 1000)
    monkeypatch.setattr(heads, "KEPT", 3)
    made = Heads(tmp_path / "games.db")
    made.note("early", 1, "a")
    assert made.remembered_heads() == {}, "nothing is noted before a host serves the file"
    made.begin()
    for seq in range(100):
        made.note(f"match{seq % 5}", seq, "f" * 20)
    assert (tmp_path / "games.db.heads").stat().st_size < 1100
    assert made.remembered_heads()["match4"] == (99, "f" * 20)
    made.note_gone(["match4"])
    with (tmp_path / "games.db.heads").open("a") as torn:
        torn.write("match3 200 ff")
    assert "match4" not in made.remembered_heads()
    assert made.remembered_heads()["match3"] == (98, "f" * 20)
    made.note("match2", 1000, "a")
    made.note("match2", 1001, "b")
    assert made.remembered_heads()["match2"] == (1001, "b"), "a torn line takes one more with it"
    made.note("match3", 97, "0")  # of another process, whose line came late
    assert made.remembered_heads()["match3"][0] == 98
