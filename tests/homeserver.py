"""A real homeserver for tests and soaks: Synapse from its wheel, in a folder of its own, on loopback."""

import base64
import hashlib
import hmac
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from bot.matrix.registration import write_registration
from tests.kit import until_now

NAME = "localhost"
"""What ids on it end with."""
PATIENCE = 300.0
"""Seconds after which a homeserver that does not start counts as broken, however busy the machine is."""
LIFTED = {"per_second": 100_000, "burst_count": 100_000}
LIMITS: dict[str, Any] = {
    "rc_message": LIFTED,
    "rc_registration": LIFTED,
    "rc_login": {"address": LIFTED, "account": LIFTED},
    "rc_joins": {"local": LIFTED, "remote": LIFTED},
    "rc_joins_per_room": LIFTED,
    "rc_invites": {"per_room": LIFTED, "per_user": LIFTED, "per_issuer": LIFTED},
    "rc_room_creation": LIFTED,
    "rc_admin_redaction": LIFTED,
}
"""Nobody waits; a test that wants the defaults starts a homeserver with none of these."""


@dataclass(frozen=True, slots=True)
class Account:
    """Someone on the homeserver."""

    user: str
    token: str


@dataclass
class Homeserver:
    """Started and killed as often as a test likes; what it has acknowledged is in its database."""

    folder: Path
    limits: dict[str, Any] = field(default_factory=lambda: dict(LIMITS))
    port: int = 0
    secret: str = field(default_factory=lambda: secrets.token_hex(16))
    _process: "subprocess.Popen[bytes] | None" = None
    _count: int = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        if not self.port:
            self.port = _free_port()
            self._write_settings()
        log = (self.folder / "output.txt").open("ab")
        command = [sys.executable, "-m", "synapse.app.homeserver", "-c", str(self.folder / "homeserver.yaml")]
        self._process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log)
        log.close()
        self._wait()

    def _wait(self) -> None:
        until_now(self._answers, PATIENCE)

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, (self.folder / "output.txt").read_text()[-3000:]
        answered = False
        with suppress(OSError), urllib.request.urlopen(f"{self.address}/health", timeout=PATIENCE):
            answered = True
        return answered

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, sign: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(sign)
            self._process.wait(PATIENCE)
            self._process = None

    def register(self, name: str = "", *, admin: bool = False, display: str = "") -> Account:
        """A new account; without a name it has one of its own."""
        self._count += 1
        name = name or f"person{self._count}"
        path = "/_synapse/admin/v1/register"
        nonce = str(self.ask("GET", path)["nonce"])
        signed = [nonce, name, "password", "admin" if admin else "notadmin"]
        mac = hmac.new(self.secret.encode(), "\0".join(signed).encode(), hashlib.sha1).hexdigest()
        form = {"nonce": nonce, "username": name, "password": "password", "admin": admin, "mac": mac}
        made = self.ask("POST", path, {**form, "displayname": display or name})
        return Account(str(made["user_id"]), str(made["access_token"]))

    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> dict[str, Any]:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        request = urllib.request.Request(f"{self.address}{path}", data, headers, method=method)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return dict(json.load(answer))

    @property
    def registration(self) -> Path:
        """The registration of an application service that it knows."""
        return self.folder / "registration.yaml"

    def _write_settings(self) -> None:
        write_registration(self.registration, "games")
        key = base64.b64encode(secrets.token_bytes(32)).decode().rstrip("=")
        (self.folder / "signing.key").write_text(f"ed25519 a_test {key}\n")
        handler = {"class": "logging.FileHandler", "filename": str(self.folder / "synapse.log")}
        log = {"version": 1, "handlers": {"file": handler}, "root": {"level": "ERROR", "handlers": ["file"]}}
        (self.folder / "log.yaml").write_text(yaml.safe_dump({**log, "disable_existing_loggers": False}))
        resources = [{"names": ["client", "media", "federation"], "compress": False}]
        listener = {"port": self.port, "type": "http", "tls": False, "bind_addresses": ["127.0.0.1"]}
        settings = {
            "server_name": NAME,
            "listeners": [{**listener, "resources": resources}],
            "database": {"name": "sqlite3", "args": {"database": str(self.folder / "homeserver.db")}},
            "log_config": str(self.folder / "log.yaml"),
            "media_store_path": str(self.folder / "media"),
            "signing_key_path": str(self.folder / "signing.key"),
            "registration_shared_secret": self.secret,
            "macaroon_secret_key": self.secret,
            "form_secret": self.secret,
            "pid_file": str(self.folder / "homeserver.pid"),
            "report_stats": False,
            "trusted_key_servers": [],
            "bcrypt_rounds": 4,
            "presence": {"enabled": False},
            "app_service_config_files": [str(self.registration)],
            **self.limits,
        }
        (self.folder / "homeserver.yaml").write_text(yaml.safe_dump(settings))


def memory() -> str | None:
    """A folder that waits for no disk, where there is one; a killed homeserver loses nothing in it."""
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


@contextmanager
def homeserver_in(folder: Path, limits: dict[str, Any] | None = None) -> Iterator[Homeserver]:
    """`limits`: how much people may send; without them nobody waits."""
    server = Homeserver(folder, dict(LIMITS) if limits is None else limits)
    server.start()
    try:
        yield server
    finally:
        server.stop()
