"""`fondaco doctor` and starting: what is wrong is said in words, with what to do."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.config import BadConfig, Config, read
from bot.ops import doctor
from bot.store import Store
from tests.cli.conftest import Run
from tests.host.people import rows
from tests.web.calls import mail_server


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which someone else listens."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


@pytest.fixture
def free() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
    return port


def test_all_is_well(run: Run, tmp_path: Path, free: int) -> None:
    file = tmp_path / "games.db"
    result = run("doctor", "--db", file, "--port", free)
    assert result.exit_code == 0, result.output
    assert [line.split(":")[0] for line in result.stdout.splitlines()] == [
        "ok   Python",
        "ok   settings",
        "ok   fonts",
        "ok   titles",
        "ok   database",
        "ok   port",
        "ok   mail",
        "ok   Discord",
        "ok   Matrix",
    ]
    assert "games.db will be made at the first start" in result.stdout
    assert not file.exists(), "the doctor changes nothing"


def test_a_database_is_examined_and_left_alone(run: Run, tmp_path: Path, free: int) -> None:
    foreign = tmp_path / "recipes.db"
    rows(foreign, "create table recipes (name text)")
    before = foreign.read_bytes()
    result = run("doctor", "--db", foreign, "--port", free)
    assert result.exit_code == 1
    assert "not  database" in result.stdout
    assert "recipes.db is not a Fondaco database. Name another file" in result.stdout
    assert foreign.read_bytes() == before


async def test_our_own_database_is_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    await (await Store.open(str(file))).close()
    finding = await doctor.database(str(file))
    assert (finding.well, finding.message) == (
        True,
        f"{file} can be written and is up to date; 0 live games replay",
    )


async def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    finding = await doctor.database(str(tmp_path / "no" / "games.db"))
    assert not finding.well
    assert f"make {tmp_path / 'no'} a folder" in finding.message


def test_a_taken_port_is_told(run: Run, tmp_path: Path, taken: int) -> None:
    result = run("doctor", "--db", tmp_path / "x.db", "--port", taken)
    assert result.exit_code == 1
    assert f"not  port: 127.0.0.1:{taken} cannot be used" in result.stdout
    assert "choose another with FONDACO_PORT or --port" in result.stdout


@pytest.mark.parametrize(
    ("token", "line"),
    [
        ("hello", "not  Discord: DISCORD_TOKEN does not look like a bot token"),
        (f"{'M' * 26}.{'G' * 6}.{'x' * 38}", "ok   Discord: a token is set"),
    ],
)
def test_the_shape_of_the_token_is_checked_and_never_shown(
    run: Run, tmp_path: Path, free: int, monkeypatch: pytest.MonkeyPatch, token: str, line: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    result = run("doctor", "--db", tmp_path / "x.db", "--port", free)
    assert line in result.stdout
    assert token not in result.output


def test_an_old_python_is_told() -> None:
    assert not doctor.python((3, 10, 4)).well
    assert doctor.python((3, 11, 0)).well


def test_a_misspelt_setting_is_told_with_what_may_be_meant() -> None:
    found = doctor.settings({"FONDACO_PROT": "80", "FONDACO_DB": "x.db", "HOME": "/"})
    assert not found.well
    assert found.message == "FONDACO_PROT is no setting, did you mean FONDACO_PORT"


@pytest.mark.parametrize("command", ["serve", "doctor"])
def test_a_bad_setting_stops_the_start(run: Run, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    monkeypatch.setenv("FONDACO_PORT", "seven")
    result = run(command)
    assert result.exit_code == 2
    assert result.stderr.startswith("fondaco: FONDACO_PORT: Input should be a valid integer")


def test_serving_a_foreign_file_is_refused(run: Run, tmp_path: Path) -> None:
    letter = tmp_path / "letter.db"
    letter.write_text("Dear Ada, " * 100, encoding="utf-8")
    result = run("serve", "--db", letter)
    assert result.exit_code == 2
    assert "letter.db is not a Fondaco database" in result.stderr
    assert letter.read_text(encoding="utf-8") == "Dear Ada, " * 100


async def test_the_mail_server_is_tried_and_nothing_is_sent() -> None:
    async with mail_server() as server:
        there = Config(
            smtp=SecretStr(f"smtp://127.0.0.1:{server.port}"),
            mail_from="games@example.org",
            public_url="https://games.example.org",
        )
        assert (await doctor.mail(there)).well
        server.closed = True
        closed = await doctor.mail(there)
        assert not closed.well
        assert "FONDACO_SMTP" in closed.message
        assert server.taken == []
    half = await doctor.mail(Config(smtp=SecretStr("smtp://ada:secret@127.0.0.1:1")))
    assert not half.well
    assert "FONDACO_MAIL_FROM and FONDACO_URL" in half.message
    assert "secret" not in half.message


@pytest.mark.parametrize(
    "wrong", ["mail.example.org", "https://mail.example.org", "smtp://", "smtp://a:99999"]
)
def test_a_mail_server_that_cannot_be_one_stops_the_start(wrong: str) -> None:
    with pytest.raises(BadConfig, match="FONDACO_SMTP: write it as smtps://"):
        read({"FONDACO_SMTP": wrong})
