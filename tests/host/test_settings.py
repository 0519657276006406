"""Settings and log lines: checked before anything starts, and without a secret in them."""

import asyncio
import json
import logging
import traceback
from pathlib import Path

import pytest
import sqlalchemy as sa
import structlog

from bot import config
from bot.clock import FakeClock, SystemClock
from bot.config import BadConfig
from bot.host.host import Host
from bot.host.sweep import SILENCE
from bot.ops import log, serving
from bot.store import Store, StoreError
from tests.host.people import ADA, BO


def test_the_command_line_overrules_the_environment() -> None:
    environment = {
        "FONDACO_PORT": "9000",
        "FONDACO_DB": "/data/x.db",
        "FONDACO_HOST": "",
        "DISCORD_TOKEN": "t",
    }
    read = config.read(environment, web_port=None, db="y.db")
    assert (read.web_port, read.db, read.web_host) == (9000, "y.db", "127.0.0.1")
    assert read.discord_token is not None
    assert "'t'" not in repr(read)


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"FONDACO_PORT": "no"}, "FONDACO_PORT: Input should be a valid integer"),
        ({"FONDACO_PORT": "70000"}, "FONDACO_PORT: Input should be less than or equal to 65535"),
        ({"FONDACO_LOG": "loud"}, "FONDACO_LOG: String should match"),
        ({"FONDACO_HOUSE_PAUSE": "-1"}, "FONDACO_HOUSE_PAUSE: Input should be greater"),
        ({"FONDACO_SWEEP": "31"}, "FONDACO_SWEEP: Input should be less than or equal to 30"),
        ({"FONDACO_SWEEP": "90"}, "FONDACO_SWEEP: Input should be less than or equal to 30"),
        ({"FONDACO_URL": "games.example.org"}, "FONDACO_URL: write it as https://"),
        ({"FONDACO_URL": "ftp://games.example.org"}, "FONDACO_URL: write it as https://"),
        ({"FONDACO_URL": "https://games.example.org/play?x"}, "FONDACO_URL: write it as https://"),
        ({"FONDACO_URL": "https://me:pw@games.example.org"}, "FONDACO_URL: write it as https://"),
        ({"FONDACO_PROXY": "127.0.0.1, nginx"}, "FONDACO_PROXY: nginx is no address"),
        (
            {"FONDACO_DISCORD_SECRET": "s"},
            "FONDACO_DISCORD_SECRET: the table inside Discord needs FONDACO_URL",
        ),
        (
            {"FONDACO_DISCORD_SECRET": "s", "FONDACO_URL": "https://a.example"},
            "FONDACO_DISCORD_SECRET: say in FONDACO_DISCORD_ID",
        ),
        ({"FONDACO_METRICS": "everywhere"}, "FONDACO_METRICS: write it as 127.0.0.1:9100"),
    ],
)
def test_a_bad_setting_is_named(environment: dict[str, str], said: str) -> None:
    with pytest.raises(BadConfig, match=said):
        config.read(environment)


def test_numbers_are_served_on_loopback_unless_said_otherwise() -> None:
    assert config.read({"FONDACO_METRICS": "9100"}).metrics_at == ("127.0.0.1", 9100)
    assert config.read({"FONDACO_METRICS": "0.0.0.0:9100"}).metrics_at == ("0.0.0.0", 9100)
    assert config.read({"FONDACO_METRICS": "[::1]:9100"}).metrics_at == ("::1", 9100)
    served = serving.modules_to_serve(config.read({"FONDACO_METRICS": "9100"}))
    assert served == ["bot.web.app", "bot.web.operator"]


def test_the_longest_sweep_is_well_within_what_counts_as_silence() -> None:
    assert config.read({"FONDACO_SWEEP": "30"}).sweep <= SILENCE / 2


def test_what_libraries_log_holds_nothing_that_came_in(capsys: pytest.CaptureFixture[str]) -> None:
    log.set_up("info")
    library = logging.getLogger("aiohttp.server")
    try:
        for _ in range(500):
            try:
                raise ValueError("Cookie: me=a-key-that-opens-doors")
            except ValueError:
                library.exception("Error handling %s", "me=a-key-that-opens-doors")
        written = capsys.readouterr().err
    finally:
        structlog.reset_defaults()
        logging.getLogger().handlers = [
            one for one in logging.getLogger().handlers if not isinstance(one, log.Forward)
        ]
    assert "a-key-that-opens-doors" not in written
    assert "Traceback" not in written
    (line,) = written.splitlines()
    told = json.loads(line)
    assert (told["said"], told["error"]) == ("Error handling %s", "ValueError")


async def test_no_value_of_a_statement_reaches_the_log(store: Store) -> None:
    """The value stands on a line of its own: a trace shows the whole statement of the source that failed."""
    value = "a-key-that-opens-doors"
    with pytest.raises(StoreError) as failed:
        async with store.database.writing() as connection:
            await connection.execute(sa.text("insert into nowhere values (:key)"), {"key": value})
    trace = "".join(traceback.format_exception(failed.value))
    assert "nowhere" in trace
    assert value not in trace


def test_every_setting_has_its_variable() -> None:
    assert set(config.NAMES) == set(config.Config.model_fields)


def test_every_setting_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert not [name for name in config.NAMES.values() if f"| `{name}` |" not in page]


def test_log_lines_keep_secrets(capsys: pytest.CaptureFixture[str]) -> None:
    log.set_up("info")
    try:
        structlog.get_logger().info("opened", key="k-1", token="t-2", hand=["wine"], match="abc")
        structlog.get_logger().debug("too quiet")
    finally:
        structlog.reset_defaults()
    (line,) = capsys.readouterr().err.splitlines()
    assert json.loads(line)["match"] == "abc"
    assert not [secret for secret in ("k-1", "t-2", "wine") if secret in line]


def test_a_traceback_in_the_log_shows_no_values(capsys: pytest.CaptureFixture[str]) -> None:
    log.set_up("info")
    secret = "x" * 30
    try:
        raise KeyError("plain")
    except KeyError:
        structlog.get_logger().exception("failed")
    finally:
        structlog.reset_defaults()
    said = capsys.readouterr().err
    assert "KeyError" in said
    assert secret not in said


async def test_a_whole_game_is_logged_without_a_secret(
    host: Host, capsys: pytest.CaptureFixture[str]
) -> None:
    log.set_up("debug")
    try:
        opened = await host.open("toy", [ADA, BO], seed="a seed nobody knows")
        await host.submit(opened.match_id, 0, 17)
    finally:
        structlog.reset_defaults()
    said = "".join(capsys.readouterr())
    assert not [secret for secret in (*opened.keys.values(), opened.opener_key, "a seed") if secret in said]


async def test_the_fake_clock_wakes_sleepers_in_their_order() -> None:
    clock = FakeClock()
    woken: list[int] = []

    async def sleep(seconds: int) -> None:
        await clock.sleep(seconds)
        woken.append(seconds)

    tasks = [asyncio.create_task(sleep(seconds)) for seconds in (3, 1, 2)]
    await asyncio.sleep(0)
    clock.pass_time(2)
    await asyncio.sleep(0)
    assert woken == [1, 2]
    clock.pass_time(1)
    await asyncio.gather(*tasks)
    assert woken == [1, 2, 3]


def test_the_system_clock_is_after_the_first_commit() -> None:
    assert SystemClock().now() > 1_700_000_000


async def test_with_nothing_to_serve_nothing_is_opened(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match="nothing to serve"):
        await serving.serve(config.Config(db=str(tmp_path / "games.db"), web=False), say=print)
    assert list(tmp_path.iterdir()) == []


def test_the_application_is_read_from_the_token_unless_it_is_said() -> None:
    token = {"DISCORD_TOKEN": "MTIzNDU2Nzg5MDEyMzQ1Njc4.abc.def"}
    assert config.read(token).application_id == "123456789012345678"
    assert (
        config.read({**token, "FONDACO_DISCORD_ID": "223456789012345678"}).application_id
        == "223456789012345678"
    )
    assert config.read({"DISCORD_TOKEN": "no token"}).application_id == ""
