"""The files that start a host of several processes: every role is played, every setting is one."""

from pathlib import Path
from typing import Any

import yaml

from bot import config
from bot.config import ROLES

ROOT = Path(__file__).parents[2]


def services() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]
    return found


def test_the_processes_of_the_compose_file_do_everything_together() -> None:
    ours = [one["environment"] for one in services().values() if one.get("image") == "fondaco"]
    played = [config.read({"FONDACO_ROLE": one["FONDACO_ROLE"]}).roles for one in ours]
    assert frozenset().union(*played) == set(ROLES)
    assert sum("web" in roles for roles in played) == 2
    for environment in ours:
        assert config.strangers(environment) == []
        assert environment["FONDACO_DB"].startswith("postgresql+asyncpg://")


def test_the_proxy_asks_who_is_ready_and_waits_no_longer_than_a_process_takes_to_stop() -> None:
    written = (ROOT / "deploy" / "Caddyfile").read_text()
    assert "health_uri /ready" in written
    grace = {one["environment"]["FONDACO_GRACE"] for name, one in services().items() if "web" in name}
    assert grace == {"3"}, "longer than the second between two looks of the proxy"
    for name in ("web1", "web2"):
        assert f"{name}:8000" in written
        assert services()[name]["hostname"] == name, "or the process would not know itself by that name"


def test_the_unit_starts_the_command_there_is() -> None:
    unit = (ROOT / "deploy" / "systemd" / "fondaco@.service").read_text()
    assert "ExecStart=/opt/fondaco/bin/fondaco serve" in unit
    assert "KillSignal=SIGTERM" in unit
