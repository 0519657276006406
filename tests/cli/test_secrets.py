"""Secrets from files: every secret setting has a `_FILE` twin, and a bad file is told in a sentence."""

import re
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot import config
from bot.config import FILES, NAMES, BadConfig, Config, read
from bot.ops import doctor
from tests.cli.conftest import Run

HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
SECRET = "smtps://ada:tell-nobody@mail.example.org:465"


def test_every_secret_setting_has_a_twin() -> None:
    kept_secret = {
        name for name, field in Config.model_fields.items() if "SecretStr" in str(field.annotation)
    }
    assert kept_secret
    assert kept_secret | {"db"} == set(FILES)
    assert FILES["discord_token"] == "DISCORD_TOKEN_FILE"


def test_every_setting_and_every_twin_is_in_the_docs() -> None:
    rows = re.findall(r"^\| `([A-Z_]+)` \|", HOSTING, re.MULTILINE)
    assert sorted(rows) == sorted(NAMES.values())
    assert [name for name in FILES.values() if f"`{name}`" not in HOSTING] == []


@pytest.mark.parametrize("ending", ["", "\n", "\r\n"])
def test_a_secret_is_read_from_its_file_without_the_end_of_its_line(tmp_path: Path, ending: str) -> None:
    file = tmp_path / "smtp"
    file.write_bytes((SECRET + ending).encode())
    assert read({"FONDACO_SMTP_FILE": str(file)}).smtp == SecretStr(SECRET)


def test_every_twin_sets_its_setting(tmp_path: Path) -> None:
    secrets = {
        "db": "postgresql+asyncpg://ada:tell-nobody@db/games",
        "smtp": SECRET,
        "discord_token": "a.b.c",
        "discord_secret": "tell-nobody",
        "matrix_token": "tell-nobody-either",
        "operator_token": "tell-nobody-at-all",
    }
    environment = {
        "FONDACO_URL": "https://games.example.org",
        "FONDACO_DISCORD_ID": "1" * 18,
        "MATRIX_HOMESERVER": "https://matrix.example.org",
    }
    for setting, secret in secrets.items():
        (tmp_path / setting).write_text(f"{secret}\n", encoding="utf-8")
        environment[FILES[setting]] = str(tmp_path / setting)
    settings = read(environment)
    assert secrets == {
        setting: value.get_secret_value() if isinstance(value, SecretStr) else value
        for setting, value in ((setting, getattr(settings, setting)) for setting in FILES)
    }
    assert config.strangers(environment) == []
    assert (
        doctor.settings(environment).message == f"{len(environment)} of {len(NAMES)} set in the environment"
    )


def test_the_setting_and_its_twin_together_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "smtp"
    file.write_text(SECRET, encoding="utf-8")
    with pytest.raises(BadConfig, match="FONDACO_SMTP and FONDACO_SMTP_FILE are both set: keep one"):
        read({"FONDACO_SMTP": SECRET, "FONDACO_SMTP_FILE": str(file)})
    assert read({"FONDACO_SMTP": "", "FONDACO_SMTP_FILE": str(file)}).smtp == SecretStr(SECRET)
    assert read({"FONDACO_SMTP": SECRET, "FONDACO_SMTP_FILE": ""}).smtp == SecretStr(SECRET)


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, r"cannot be read \(No such file or directory\)"),
        (b"", "is empty"),
        (b" \n\n", "is empty"),
        (b"tell-nobody\nmore\n", "has several lines"),
        (b"tell-nobody\xff", "is not text"),
    ],
)
def test_a_file_that_holds_no_secret_is_told_and_never_shown(
    tmp_path: Path, content: bytes | None, complaint: str
) -> None:
    file = tmp_path / "token"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(
        BadConfig, match=f"^DISCORD_TOKEN_FILE: {re.escape(str(file))} {complaint}"
    ) as refused:
        read({"DISCORD_TOKEN_FILE": str(file)})
    assert "tell-nobody" not in str(refused.value)


def test_a_wrong_secret_is_told_by_the_name_of_its_file(tmp_path: Path) -> None:
    file = tmp_path / "smtp"
    file.write_text("tell-nobody\n", encoding="utf-8")
    with pytest.raises(BadConfig, match="FONDACO_SMTP_FILE: write it as smtps://") as refused:
        read({"FONDACO_SMTP_FILE": str(file)})
    assert "tell-nobody" not in str(refused.value)


def test_the_command_line_overrules_the_file(tmp_path: Path) -> None:
    assert read({"FONDACO_DB_FILE": str(tmp_path / "missing")}, db="games.db").db == "games.db"


def test_a_missing_file_stops_the_start_with_a_sentence(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path / "missing"))
    result = run("serve", "--db", tmp_path / "games.db")
    assert result.exit_code == 2
    assert result.stderr.startswith("fondaco: DISCORD_TOKEN_FILE: ")
    assert not (tmp_path / "games.db").exists()
