"""Fondaco as an application service of a real homeserver: its registration, its account, its answers."""

import asyncio
import stat
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner

from bot import config
from bot.clock import SystemClock
from bot.config import BadConfig
from bot.host.host import Host
from bot.matrix.api import Api
from bot.matrix.client.checkup import check_matrix
from bot.matrix.client.connection import HomeserverRefuses, stay_connected
from bot.ops.cli import app
from bot.series.steward import Steward
from bot.store import Store
from tests.homeserver import Homeserver
from tests.kit import until
from tests.matrix.kit import Person


def test_the_command_writes_a_registration_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "registration.yaml"
    written = CliRunner().invoke(app, ["matrix-registration", str(file), "--localpart", "games"])
    assert written.exit_code == 0, written.output
    registration = yaml.safe_load(file.read_text())
    assert registration["sender_localpart"] == "games-service"
    assert registration["rate_limited"] is False
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert registration["as_token"] not in written.output
    again = CliRunner().invoke(app, ["matrix-registration", str(file)])
    assert again.exit_code != 0, "a registration that a homeserver knows is not written over"
    assert yaml.safe_load(file.read_text()) == registration


def test_settings_name_a_registration_or_a_token(tmp_path: Path) -> None:
    file = tmp_path / "registration.yaml"
    CliRunner().invoke(app, ["matrix-registration", str(file)])
    home = {"MATRIX_HOMESERVER": "https://matrix.example.org", "MATRIX_REGISTRATION": str(file)}
    settings = config.read(home)
    assert settings.matrix_token is not None
    assert settings.matrix_token.get_secret_value() == yaml.safe_load(file.read_text())["as_token"]
    with pytest.raises(BadConfig, match="keep one of them"):
        config.read({**home, "MATRIX_TOKEN": "syt_a"})
    file.write_text("id: fondaco\n")
    with pytest.raises(BadConfig, match="is no registration"):
        config.read(home)


async def test_the_service_is_invited_and_answers(homeserver: Homeserver, tmp_path: Path) -> None:
    settings = config.read(
        {"MATRIX_HOMESERVER": homeserver.address, "MATRIX_REGISTRATION": str(homeserver.registration)}
    )
    assert settings.matrix_token is not None
    token = settings.matrix_token.get_secret_value()
    account = homeserver.register(display="Ann")
    ann = Person(account, Api(homeserver.address, account.token))
    host = Host(await Store.open(str(tmp_path / "a.db")), SystemClock(), threads=1)
    task = asyncio.create_task(stay_connected(Steward(host), settings))
    try:
        await asyncio.wait_for(_until_connected(host, task), 60)
        room = await ann.api.create_room(name="games", preset="private_chat", invite=["@games:localhost"])
        await ann.wait_for(lambda: any("!game new" in line for line in ann.lines(room)))
        await ann.type(room, "!help")
        await ann.in_talk("!game new")
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await ann.api.close()
        await host.close()
        await host.store.close()
    found = await check_matrix(homeserver.address, token, str(homeserver.registration), widget=True)
    (well, _, words), (widget, *_) = found
    assert (well, widget) == (True, True)
    assert "the application service is @games:localhost" in words


async def _until_connected(host: Host, task: "asyncio.Task[None]") -> None:
    await until(lambda: task.done() or host.connections.get("Matrix", str)() == "connected")
    if task.done():
        task.result()


async def test_a_registration_that_the_homeserver_does_not_know_is_said_so(
    homeserver: Homeserver, tmp_path: Path
) -> None:
    file = tmp_path / "registration.yaml"
    CliRunner().invoke(app, ["matrix-registration", str(file)])
    settings = config.read({"MATRIX_HOMESERVER": homeserver.address, "MATRIX_REGISTRATION": str(file)})
    assert settings.matrix_token is not None
    token = settings.matrix_token.get_secret_value()
    ((well, what, words),) = await check_matrix(homeserver.address, token, str(file))
    assert (well, what) == (False, "Matrix registration")
    assert "app_service_config_files" in words
    assert token not in words
    host = Host(await Store.open(str(tmp_path / "a.db")), SystemClock(), threads=1)
    try:
        with pytest.raises(HomeserverRefuses, match="app_service_config_files"):
            await stay_connected(Steward(host), settings)
    finally:
        await host.close()
        await host.store.close()
