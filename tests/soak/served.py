"""A host served by a process of its own, as `fondaco serve` does it, with its whole log in a file.

As a program (`python -m tests.soak.served ADDRESS serve`) it is that process, with a stand-in at ADDRESS for
Discord and for the push services: no soak ever asks the real ones.
"""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import ClientError, ClientSession, web
from aiohttp.test_utils import TestServer, unused_port

from bot.host import contacts
from bot.ops.cli import main
from bot.web.activity import oauth
from tests.kit import until
from tests.soak.reading import CLIENT_ID
from tests.web.calls import mail_server


@dataclass(frozen=True, slots=True)
class Served:
    """Where it listens, and where its log is."""

    port: int
    log: Path
    others: str = ""
    """The stand-in for Discord and the push services."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@asynccontextmanager
async def connected(folder: Path) -> AsyncIterator[Served]:
    """A host that sends mail, calls devices and opens inside Discord: all to stand-ins on this machine."""
    app = web.Application()
    app.router.add_post("/oauth2/token", _know_no_code)
    app.router.add_post("/push/{device}", _take_call)
    async with mail_server() as mail, TestServer(app) as others:
        settings = {
            "FONDACO_SMTP": f"smtp://127.0.0.1:{mail.port}",
            "FONDACO_MAIL_FROM": "games@example.org",
            "FONDACO_URL": "https://games.example.org",
            "FONDACO_DISCORD_ID": CLIENT_ID,
            "FONDACO_DISCORD_SECRET": "the secret of the application",
        }
        address = str(others.make_url("")).rstrip("/")
        async with served(folder, settings, "tests.soak.served", address) as made:
            yield replace(made, others=address)


async def _know_no_code(_request: web.Request) -> web.Response:
    return web.json_response({"error": "invalid_grant"}, status=400)


async def _take_call(_request: web.Request) -> web.Response:
    return web.Response(status=201)


@asynccontextmanager
async def served(folder: Path, more: Mapping[str, str] | None = None, *program: str) -> AsyncIterator[Served]:
    """Visitors are told apart by a proxy on this machine that was named.

    `more`: settings; `program`: the module that serves, with what comes before its command.
    """
    made = Served(unused_port(), folder / "log.txt")
    settings = {
        "FONDACO_DB": str(folder / "served.db"),
        "FONDACO_PORT": str(made.port),
        "FONDACO_PROXY": "127.0.0.1",
        "FONDACO_HOUSE_PAUSE": "0",
    }
    environment = {name: value for name, value in os.environ.items() if not name.startswith("FONDACO_")}
    with made.log.open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            *(program or ("bot",)),
            "serve",
            stderr=log,
            env={**environment, **settings, **(more or {})},
        )
        try:
            await _until_it_answers(made)
            yield made
        finally:
            if process.returncode is None:
                process.terminate()
            await process.wait()


async def _until_it_answers(made: Served) -> None:
    async with ClientSession() as session:

        async def is_well() -> bool:
            with suppress(ClientError):
                async with session.get(f"{made.url}/health") as response:
                    return response.status == 200
            return False

        await until(is_well)


if __name__ == "__main__":
    stand_in = sys.argv.pop(1)
    oauth.API = stand_in
    contacts.PushServices = partial(  # type: ignore[misc, assignment]
        contacts.PushServices, hosts=(urlsplit(stand_in).hostname or "",), scheme="http", port=None
    )
    main()
