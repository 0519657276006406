"""What people type on Discord is read without characters that nobody sees."""

from typing import Any

import pytest

from bot.discord.client.app import written_lines
from bot.discord.declaring.declaring import CommandOption, declare

TYPED, READ = "a\x00b\x1b\r\nc", "ab\nc"


async def test_the_options_of_every_command_are_cleaned(monkeypatch: pytest.MonkeyPatch) -> None:
    read: dict[str, Any] = {}

    async def run(_interaction: object, **given: Any) -> None:
        read.update(given)

    options = [
        CommandOption("name", "option-name", "field-name"),
        CommandOption("size", "option-seats", "field-seats"),
    ]
    command: Any = declare("cmd-host", "cmd-host-about", run, options)
    monkeypatch.setattr("bot.discord.declaring.declaring.caller_of", lambda _interaction: None)
    await command.callback(None, name=TYPED, size=3)
    assert read == {"name": READ, "size": 3}


def test_the_lines_of_every_modal_are_cleaned() -> None:
    rows: list[dict[str, Any]] = [
        {"components": [{"custom_id": "0", "value": TYPED}]},
        {"component": {"custom_id": "1"}},
    ]
    assert written_lines(rows) == [("0", READ), ("1", "")]
