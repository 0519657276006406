"""The files that start a host, simple or of many processes: they say only what Docker and systemd know."""

import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any

import pytest
import yaml

from bot import config
from bot.config import all_roles
from bot.ops import watchdog

ROOT = Path(__file__).parents[2]
SIMPLE, SCALE = "compose.yaml", "compose.scale.yaml"
ONE, MANY = "fondaco.service", "fondaco@.service"

TOP = {"name", "services", "networks", "volumes", "configs", "secrets", "include", "models"}
SERVICE_KEYS = """
annotations attach blkio_config build cap_add cap_drop cgroup cgroup_parent command configs
container_name cpu_count cpu_percent cpu_period cpu_quota cpu_rt_period cpu_rt_runtime cpu_shares cpus
cpuset credential_spec depends_on deploy develop device_cgroup_rules devices dns dns_opt dns_search
domainname entrypoint env_file environment expose extends external_links extra_hosts gpus group_add
healthcheck hostname image init ipc isolation label_file labels links logging mac_address mem_limit
mem_reservation mem_swappiness memswap_limit models network_mode networks oom_kill_disable oom_score_adj
pid pids_limit platform ports post_start pre_stop privileged profiles provider pull_policy read_only
restart runtime scale secrets security_opt shm_size stdin_open stop_grace_period stop_signal storage_opt
sysctls tmpfs tty ulimits use_api_socket user userns_mode uts volumes volumes_from working_dir
"""
SERVICE = set(SERVICE_KEYS.split())
HEALTHCHECK = {"disable", "test", "interval", "timeout", "retries", "start_period", "start_interval"}
NETWORK = {
    "name",
    "driver",
    "driver_opts",
    "attachable",
    "enable_ipv6",
    "external",
    "internal",
    "ipam",
    "labels",
}
"""Keys that the Compose Specification knows."""

DURATION = re.compile(r"(\d+(h|m|s|ms|us))+")
VARIABLE = re.compile(r"\$\{([A-Z_]+)(:?[-?+][^}]*)?\}")

EXEC = {"User", "StateDirectory", "StateDirectoryMode", "WorkingDirectory", "Environment", "EnvironmentFile"}
SERVICE_UNIT = {"ExecStart", "Restart", "RestartSec", "KillSignal", "TimeoutStopSec"}
SERVICE_UNIT |= {"Type", "TimeoutStartSec", "WatchdogSec"}
HARDENING = {"NoNewPrivileges", "ProtectSystem", "ProtectHome", "PrivateTmp"}
UNIT = {
    "Unit": {"Description", "After", "Wants"},
    "Service": EXEC | SERVICE_UNIT | HARDENING,
    "Install": {"WantedBy"},
}
"""The directives of systemd that our units use; a new one is added here after `systemd-analyze verify`."""


def compose(name: str) -> dict[str, Any]:
    parsed: dict[str, Any] = yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))
    return parsed


def ours(name: str) -> dict[str, dict[str, Any]]:
    """The services that run Fondaco."""
    return {key: part for key, part in compose(name)["services"].items() if part.get("image") == "fondaco"}


def substituted(environment: dict[str, str]) -> dict[str, str]:
    """The environment of a service, with what an operator writes into .env."""
    written = {
        "DOMAIN": "games.example.org",
        "POSTGRES_PASSWORD": "secret",
        "DISCORD_TOKEN": "a.b.c",
        "MATRIX_HOMESERVER": "https://matrix.example.org",
        "MATRIX_TOKEN": "a-token",
        "MATRIX_CLIENTS": "https://element.example.org",
    }
    return {
        name: VARIABLE.sub(lambda variable: written[variable[1]], value)
        for name, value in environment.items()
    }


def directives(name: str) -> dict[str, dict[str, list[str]]]:
    """A unit by section and directive."""
    sections: dict[str, dict[str, list[str]]] = {}
    for line in (ROOT / "deploy" / "systemd" / name).read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = sections.setdefault(line.strip("[]"), {})
        elif line and not line.startswith("#"):
            key, equals, value = line.partition("=")
            assert equals, line
            section.setdefault(key, []).append(value)
    return sections


def mounts(services: dict[str, dict[str, Any]]) -> Iterator[tuple[str, str]]:
    for service in services.values():
        for volume in service.get("volumes", []):
            source, target, *_mode = volume.split(":")
            yield source, target


@pytest.mark.parametrize("name", [SIMPLE, SCALE])
def test_compose_knows_every_key_and_every_name_leads_somewhere(name: str) -> None:
    whole = compose(name)
    assert {key for key in whole if not key.startswith("x-")} <= TOP
    services = whole["services"]
    for service in services.values():
        assert service.keys() <= SERVICE
        assert service.keys() & {"image", "build"}
        assert service["restart"] in ("no", "always", "on-failure", "unless-stopped")
        assert set(service.get("depends_on", ())) <= services.keys()
        assert all(isinstance(value, str) for value in service["environment"].values())
        assert DURATION.fullmatch(service.get("stop_grace_period", "10s"))
        assert all(re.fullmatch(r"\d+:\d+", port) for port in service.get("ports", ()))
        health = service.get("healthcheck", {})
        assert health.keys() <= HEALTHCHECK
        assert all(DURATION.fullmatch(value) for key, value in health.items() if key != "test")
    used = {source for source, _target in mounts(services)}
    assert {source for source in used if not source.startswith(".")} == whole["volumes"].keys()
    assert all((ROOT / source).is_file() for source in used if source.startswith("."))
    assert all(network.keys() <= NETWORK for network in whole["networks"].values())


@pytest.mark.parametrize("name", [SIMPLE, SCALE])
def test_every_container_is_fenced_in_and_every_image_is_one(name: str) -> None:
    """What is taken over gains nothing, and what is pulled is the same for everyone."""
    services = compose(name)["services"]
    for key, service in services.items():
        assert service["cap_drop"] == ["ALL"], key
        assert service.get("cap_add", []) == (["NET_BIND_SERVICE"] if key == "proxy" else []), key
        assert service["security_opt"] == ["no-new-privileges:true"], key
        assert service["read_only"] is True, key
    pulled = {service["image"] for service in services.values() if "build" not in service}
    assert pulled
    assert all(re.fullmatch(r"[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}", image) for image in pulled), pulled
    assert compose(SIMPLE)["services"]["proxy"]["image"] == compose(SCALE)["services"]["proxy"]["image"]


def test_the_guide_installs_nothing_without_a_hash() -> None:
    guide = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8").partition("With systemd")[2]
    installs = re.findall(r"/opt/fondaco/bin/pip install (.*)", guide.partition("```\n\n")[0])
    assert len(installs) == 2
    assert all("--require-hashes" in line or "--no-index" in line for line in installs)


@pytest.mark.parametrize("name", [SIMPLE, SCALE])
def test_a_variable_that_is_needed_is_asked_for_by_name(name: str) -> None:
    written = (ROOT / name).read_text(encoding="utf-8")
    uses = VARIABLE.findall(written)
    assert uses
    for variable in {variable for variable, _otherwise in uses}:
        ways = {otherwise for name_used, otherwise in uses if name_used == variable}
        assert ways & {f":?write {variable} into .env", ":-"}, variable
        assert variable in written.partition("services:")[0].partition("x-")[0].split("docker compose")[0]


@pytest.mark.parametrize("name", [SIMPLE, SCALE])
def test_every_setting_is_one_and_the_proxy_is_believed(name: str) -> None:
    (subnet,) = compose(name)["networks"]["default"]["ipam"]["config"]
    for service in ours(name).values():
        environment = substituted(service["environment"])
        assert config.strangers(environment) == []
        settings = config.read(environment)
        assert settings.public_url == "https://games.example.org"
        assert settings.proxy == subnet["subnet"]


def test_the_simple_host_is_one_process_whose_database_is_on_its_volume() -> None:
    (service,) = ours(SIMPLE).values()
    assert config.read(substituted(service["environment"])).roles == set(all_roles())
    assert compose(SIMPLE)["services"].keys() == {"fondaco", "proxy"}
    image = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    (file,) = re.findall(r"FONDACO_DB=(\S+)", image)
    assert list(mounts({"fondaco": service})) == [("data", str(PurePosixPath(file).parent))]
    assert config.read({"DISCORD_TOKEN": ""}).discord_token is None, "without a token, the browser alone"


def test_the_volume_of_the_simple_host_is_none_of_the_other() -> None:
    """Starting one file in place of the other mixes no database up."""
    of_proxy = {"certificates"}
    assert compose(SIMPLE)["volumes"].keys() & compose(SCALE)["volumes"].keys() == of_proxy


def test_the_processes_of_the_large_host_do_everything_together() -> None:
    environments = [service["environment"] for service in ours(SCALE).values()]
    played = [config.read({"FONDACO_ROLE": part["FONDACO_ROLE"]}).roles for part in environments]
    assert frozenset().union(*played) == set(all_roles())
    assert sum("web" in roles for roles in played) == 2
    assert all(part["FONDACO_DB"].startswith("postgresql+asyncpg://") for part in environments)
    grace = {
        service["environment"]["FONDACO_GRACE"] for name, service in ours(SCALE).items() if "web" in name
    }
    assert grace == {"3"}, "longer than the second between two looks of the proxy"


@pytest.mark.parametrize("name", [SIMPLE, SCALE])
def test_the_proxy_asks_every_web_process_whether_it_is_ready(name: str) -> None:
    written = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    assert "health_uri /ready" in written
    proxy = compose(name)["services"]["proxy"]
    assert set(re.findall(r"\{\$([A-Z]+)\}", written)) == proxy["environment"].keys()
    serving = {
        service["hostname"]: key
        for key, service in ours(name).items()
        if "web" in config.read({"FONDACO_ROLE": service["environment"].get("FONDACO_ROLE", "")}).roles
    }
    assert all(hostname == key for hostname, key in serving.items()), "or it would not know itself by it"
    assert proxy["environment"]["UPSTREAMS"].split() == [f"{key}:8000" for key in serving]
    assert set(proxy["depends_on"]) == set(serving)


@pytest.mark.parametrize("name", [ONE, MANY])
def test_a_unit_starts_the_command_there_is_and_gives_it_time_to_stop(name: str) -> None:
    unit = directives(name)
    assert unit.keys() == UNIT.keys()
    assert all(unit[section].keys() <= known for section, known in UNIT.items())
    service = unit["Service"]
    assert service["ExecStart"] == ["/opt/fondaco/bin/fondaco serve"]
    assert service["KillSignal"] == ["SIGTERM"]
    assert service["TimeoutStopSec"] == ["30"]


@pytest.mark.parametrize("name", [ONE, MANY])
def test_a_unit_that_hangs_is_started_again(name: str) -> None:
    """The process itself looks first, as it leaves its stack; a long start of a large database is no hang."""
    service = directives(name)["Service"]
    assert service["Restart"] == ["always"]
    assert service["Type"] == ["notify"]
    assert service["TimeoutStartSec"] == ["infinity"]
    assert int(service["WatchdogSec"][0]) > watchdog.LIMIT
    for compose_file in (SIMPLE, SCALE):
        assert {part["restart"] for part in ours(compose_file).values()} == {"unless-stopped"}


@pytest.mark.parametrize("name", [ONE, MANY])
def test_a_unit_may_write_where_its_database_is(name: str) -> None:
    """ProtectSystem=strict leaves nothing to write but the folder of StateDirectory."""
    service = directives(name)["Service"]
    assert service["ProtectSystem"] == ["strict"]
    (folder,) = (f"%S/{state}" for state in service["StateDirectory"])
    environment = dict(line.split("=", 1) for line in service.get("Environment", []))
    assert config.strangers(environment) == []
    assert PurePosixPath(config.read(environment).db).parent == PurePosixPath(folder)


def test_the_credential_of_the_simple_unit_is_read_by_the_setting_for_it() -> None:
    written = (ROOT / "deploy" / "systemd" / ONE).read_text(encoding="utf-8")
    (credential,) = re.findall(r"^#LoadCredential=([a-z-]+):/etc/fondaco/\1$", written, re.MULTILINE)
    assert f"#Environment={config.FILES['discord_token']}=%d/{credential}\n" in written
