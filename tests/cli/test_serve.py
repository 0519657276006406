"""`fondaco serve`: wakes the house, serves every surface, and stops when told to or when one fails."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import ModuleType

import aiohttp
import pytest

from bot import config
from bot.clock import FakeClock
from bot.config import BadConfig, Config
from bot.discord.client.connection import start_words
from bot.host.host import Host, SeatSpec
from bot.ops.serving import modules_to_serve, serve
from bot.ops.watchdog import BEATS
from bot.series.steward import Steward
from bot.store import Store
from bot.web.start_words import address, browser_words
from tests.cli.conftest import Run


class Surface(ModuleType):
    """Stands in for the browser table."""

    def __init__(self) -> None:
        super().__init__("bot.web.app")
        self.hosts: list[Host] = []
        self.fails: Exception | None = None

    async def run(self, steward: Steward, config: Config, say: Callable[[str], None]) -> None:
        host = steward.host
        self.hosts.append(host)
        if self.fails:
            raise self.fails
        say(browser_words(config))
        await host.house.idle()
        os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.Event().wait()


@pytest.fixture
def surface(monkeypatch: pytest.MonkeyPatch) -> Surface:
    made = Surface()
    monkeypatch.setitem(sys.modules, "bot.web.app", made)
    return made


async def test_a_start_wakes_the_house_and_a_signal_stops_it(surface: Surface, tmp_path: Path) -> None:
    file = str(tmp_path / "games.db")
    store = await Store.open(file)
    asleep = Host(store, FakeClock(), house_pause=9)
    opened = await asleep.open("oltremare", [SeatSpec("Ada"), SeatSpec(kind="house")], seed="serve")
    await asleep.close()
    await store.close()
    said: list[str] = []
    await serve(config.read({}, db=file, house_pause=0), said.append)
    assert [one.split(" in ")[0] for one in said] == ["Open http://127.0.0.1:8000"]
    store = await Store.open(file)
    played = await store.matches.log(opened.match_id)
    await store.close()
    assert played
    assert {row.made_by for row in played} == {"house"}
    assert signal.getsignal(signal.SIGTERM) == signal.SIG_DFL


HANGING = """
import time
from bot.ops.serving import Overdue
with Overdue(0.3) as overdue:
    overdue.begin()
    overdue.begin()
    time.sleep(3600)
"""


def test_a_process_that_was_told_to_stop_ends_in_time_whatever_it_waits_for() -> None:
    ended = subprocess.run([sys.executable, "-c", HANGING], timeout=300, capture_output=True, check=False)
    assert ended.returncode == 1
    assert b"stopped-overdue" in ended.stdout + ended.stderr


BLOCKED = """
import asyncio, re, sys, types
from functools import partial
from bot import config
from bot.ops.serving import serve
from bot.ops.watchdog import watched

async def run(steward, config, say):
    await asyncio.sleep(1.5 * LIMIT)
    say("lives")
    read_for_ever()

def read_for_ever():
    re.fullmatch("(a+)+b", "a" * 99)

LIMIT = float(sys.argv[2])
sys.modules["bot.web.app"] = module = types.ModuleType("bot.web.app")
module.run = run
say = partial(print, flush=True)
asyncio.run(serve(config.read({}, db=sys.argv[1], house_pause=0), say, watch=partial(watched, LIMIT)))
"""


def test_a_process_whose_event_loop_hangs_ends_with_the_stack(tmp_path: Path) -> None:
    """A pattern that is matched holds the interpreter: no signal is heard and no thread runs."""
    address, limit = tmp_path / "notices", 2.0
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as notices:
        notices.bind(str(address))
        notices.setblocking(False)
        ended = subprocess.run(
            [sys.executable, "-c", BLOCKED, str(tmp_path / "games.db"), str(limit)],
            timeout=300,
            capture_output=True,
            check=False,
            env=dict(os.environ, NOTIFY_SOCKET=str(address)),
        )
        heard = [notices.recv(100)]
        with suppress(BlockingIOError):
            while True:
                heard.append(notices.recv(100))
    assert ended.returncode == 1
    assert b"lives" in ended.stdout, "a loop that comes round is left alone"
    assert b"Timeout" in ended.stderr
    assert b"in read_for_ever" in ended.stderr
    assert heard.count(b"READY=1") == 1
    assert heard.count(b"WATCHDOG=1") > BEATS, "systemd is told each time"


STOPPED = """
import asyncio, os, signal
from bot.ops.watchdog import watched

async def main():
    with watched(1.0):
        os.kill(os.getpid(), signal.SIGTSTP)
        await asyncio.sleep(0.1)
        print("goes on")

asyncio.run(main())
"""


def test_a_process_that_was_stopped_from_the_keyboard_goes_on() -> None:
    with subprocess.Popen([sys.executable, "-c", STOPPED], stdout=subprocess.PIPE) as child:
        _, status = os.waitpid(child.pid, os.WUNTRACED)
        assert os.WIFSTOPPED(status)
        with pytest.raises(subprocess.TimeoutExpired):
            child.communicate(timeout=1.5)
        child.send_signal(signal.SIGCONT)
        told, _ = child.communicate(timeout=300)
    assert child.returncode == 0
    assert told == b"goes on\n"


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The data folder of a user who has never played, seen from an empty folder."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setattr(config, "user_data_path", lambda name, appauthor: tmp_path / "share" / name)
    return tmp_path / "share" / "fondaco"


def test_fondaco_alone_serves_and_says_where_to_click_and_where_games_are(
    surface: Surface, run: Run, home: Path
) -> None:
    result = run()
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("Open http://127.0.0.1:8000 in a browser")
    assert f"Games are kept in {home / 'fondaco.db'}." in result.stdout
    assert (home / "fondaco.db").exists()
    assert home.stat().st_mode & 0o077 == 0
    assert list(Path().iterdir()) == [], "nothing is left in the folder of the moment"
    assert "fondaco.db will be made" not in run("doctor").stdout


@pytest.mark.parametrize("there", ["fondaco.db", "fondaco.db-wal", "fondaco.db.before"])
def test_games_of_the_working_folder_are_still_found(home: Path, there: str) -> None:
    Path(there).touch()
    assert config.read({}).db == "fondaco.db"
    assert config.read({"FONDACO_DB": "other.db"}).db == "other.db"


@pytest.mark.usefixtures("home")
def test_doctor_knows_that_the_first_start_makes_the_folder(run: Run) -> None:
    assert "fondaco.db will be made at the first start" in run("doctor").stdout


def test_a_password_is_not_shown_with_the_place_of_the_games() -> None:
    settings = config.read({"FONDACO_DB": "postgresql+asyncpg://me:secret@db/games", "DISCORD_TOKEN": "x"})
    for words in (browser_words(settings), start_words(settings)):
        assert "Games are kept in postgresql+asyncpg://me:***@db/games." in words


def test_a_taken_port_is_a_sentence(surface: Surface, run: Run, tmp_path: Path) -> None:
    surface.fails = OSError(98, "Address already in use")
    result = run("serve", "--db", tmp_path / "games.db", "--port", 8111)
    assert result.exit_code == 2
    assert "fondaco: cannot listen on 127.0.0.1:8111: Address already in use." in result.stderr
    assert not result.stdout, "nobody is sent to a table that is not there"


async def test_the_address_that_is_told_opens_the_table(tmp_path: Path, unused_tcp_port: int) -> None:
    settings = config.read({}, db=str(tmp_path / "games.db"), web_port=unused_tcp_port)
    pages: list[str] = []

    async def follow(said: str) -> None:
        link = said.removeprefix("Open ").split()[0]
        try:
            async with aiohttp.ClientSession() as browser, browser.get(link) as answer:
                pages.append(await answer.text())
        finally:
            os.kill(os.getpid(), signal.SIGTERM)

    following: list[asyncio.Task[None]] = []
    await serve(settings, lambda said: following.append(asyncio.ensure_future(follow(said))))
    await asyncio.gather(*following)
    assert len(pages) == 1
    assert "“New game”" in browser_words(settings)
    assert "New game" in pages[0]


@pytest.mark.parametrize(
    ("settings", "where"),
    [
        ({}, "http://127.0.0.1:8000"),
        ({"FONDACO_PORT": "8123"}, "http://127.0.0.1:8123"),
        ({"FONDACO_HOST": "0.0.0.0", "FONDACO_PORT": "80"}, "http://127.0.0.1:80"),
        ({"FONDACO_HOST": "::"}, "http://[::1]:8000"),
        ({"FONDACO_HOST": "inn.local"}, "http://inn.local:8000"),
        ({"FONDACO_HOST": "0.0.0.0", "FONDACO_URL": "https://inn.example"}, "https://inn.example"),
    ],
)
def test_the_told_address_follows_the_settings(settings: dict[str, str], where: str) -> None:
    assert address(config.read(settings)) == where


def test_listening_everywhere_is_told() -> None:
    assert "from another machine" in browser_words(config.read({"FONDACO_HOST": "0.0.0.0"}))
    assert "from another machine" not in browser_words(config.read({}))


def test_the_author_of_a_title_is_told_where_to_try_it() -> None:
    tried = browser_words(config.read({}, drafts="lagoon,cove")).splitlines()
    assert [line.rpartition("/")[2] for line in tried if "on one page" in line] == ["cove", "lagoon"]
    assert "on one page" not in browser_words(config.read({}))


def test_with_discord_the_way_there_is_told() -> None:
    words = start_words(config.read({"DISCORD_TOKEN": "x"}))
    assert all(word in words for word in ("invite", "/setup", "/game new"))


def test_discord_is_served_with_a_token_only() -> None:
    assert modules_to_serve(config.read({})) == ["bot.web.app"]
    assert modules_to_serve(config.read({"DISCORD_TOKEN": "x"})) == [
        "bot.discord.client.connection",
        "bot.web.app",
    ]


def test_either_surface_can_be_off_but_not_both() -> None:
    assert modules_to_serve(config.read({"DISCORD_TOKEN": "x", "FONDACO_WEB": "off"})) == [
        "bot.discord.client.connection"
    ]
    with pytest.raises(BadConfig, match="nothing to serve"):
        modules_to_serve(config.read({"FONDACO_WEB": "off"}))


@pytest.mark.usefixtures("surface")
async def test_leagues_hear_of_what_happens_at_the_very_start(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    heard: list[str] = []

    async def wake(host: Host, **_roles: bool) -> None:
        heard.extend(host.outbox.planners)

    monkeypatch.setattr(Host, "wake", wake)
    await serve(config.read({}, db=str(tmp_path / "games.db"), house_pause=0), say=print)
    assert {"league", "seeking"} <= set(heard)


async def test_a_process_with_a_role_plans_letters_for_discord_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    planners: list[str] = []

    async def wake(host: Host, **_roles: bool) -> None:
        planners.extend(host.outbox.planners)
        raise ShutDown

    monkeypatch.setattr(Host, "wake", wake)
    settings = config.read({"FONDACO_ROLE": "clock"}, db=str(tmp_path / "games.db"), house_pause=0)
    with pytest.raises(ShutDown):
        await serve(settings, say=print)
    assert "discord" in planners


class ShutDown(Exception):
    """Ends a process as soon as it has begun."""


@pytest.mark.parametrize(
    ("said", "served"),
    [
        ("web", ["bot.web.app"]),
        ("discord", ["bot.discord.client.connection"]),
        ("clock,house", []),
        ("web, discord", ["bot.discord.client.connection", "bot.web.app"]),
    ],
)
def test_a_role_is_a_part_of_the_work(said: str, served: list[str]) -> None:
    assert modules_to_serve(config.read({"DISCORD_TOKEN": "x", "FONDACO_ROLE": said})) == served


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (
            {"FONDACO_ROLE": "web,cook"},
            "FONDACO_ROLE: cook is no role; there are discord, matrix, web, clock, house",
        ),
        ({"FONDACO_SHARDS": "3-1/8"}, "FONDACO_SHARDS: write them as 0-3/8"),
        ({"FONDACO_SHARDS": "8/8"}, "FONDACO_SHARDS: write them as 0-3/8"),
        ({"FONDACO_SHARDS": "all"}, "FONDACO_SHARDS: write them as 0-3/8"),
    ],
)
def test_roles_and_shards_that_are_none_are_told(settings: dict[str, str], said: str) -> None:
    with pytest.raises(BadConfig, match=said):
        config.read(settings)


def test_one_shard_may_be_written_alone() -> None:
    assert config.read({"FONDACO_SHARDS": "2/3"}).shard_range == (range(2, 3), 3)


def test_the_role_discord_needs_a_token() -> None:
    with pytest.raises(BadConfig, match="the role discord needs DISCORD_TOKEN"):
        modules_to_serve(config.read({"FONDACO_ROLE": "discord"}))
