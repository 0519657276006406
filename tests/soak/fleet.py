"""Several processes that serve one database, started, stopped and killed as an operator or a crash would,
and visitors who come through a balancer in front of them."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Literal

from aiohttp import ClientConnectorError, ClientError, ClientSession, CookieJar, ServerDisconnectedError
from aiohttp.test_utils import unused_port

from engine.rng import Rng
from tests.kit_web import answer_somehow, read

STARTS_WITHIN = 600.0
PATIENCE = 180.0
"""Seconds in which someone must have been let in."""
GRACE = 0.4
BY_THE_RULES = (409, 422)
"""What a table answers to someone who is late, or whose answer does not fit: the game's own refusals."""
Played = Literal["answered", "waits", "over"]
RESULT = '<header class="asked over">'
"""How the page of a game that is over begins to tell its result."""


class Member:
    """One process of the fleet."""

    def __init__(self, roles: str, target: str, log: Path) -> None:
        self.roles = roles
        self.port = unused_port()
        self.ready = False
        self._target = target
        self._log = log
        self.process: Process | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Start it, and wait until it says that it is ready."""
        clean = {name: value for name, value in os.environ.items() if not name.startswith("FONDACO_")}
        settings = {
            "FONDACO_DB": self._target,
            "FONDACO_ROLE": self.roles,
            "FONDACO_PORT": str(self.port),
            "FONDACO_PROXY": "127.0.0.1",
            "FONDACO_HOUSE_PAUSE": "0",
            "FONDACO_SWEEP": "1",
            "FONDACO_GRACE": str(GRACE),
        }
        with self._log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", "serve", stdout=log, stderr=log, env={**clean, **settings}
            )
        async with asyncio.timeout(STARTS_WITHIN):
            while not await self.look():
                assert self.process.returncode is None, self.last_words()
                await asyncio.sleep(0.05)

    def last_words(self) -> str:
        """The end of the log of the fleet."""
        return self._log.read_text()[-2000:]

    async def look(self) -> bool:
        """Whether it wants to be sent visitors, as a balancer asks it."""
        try:
            async with ClientSession() as session, session.get(f"{self.url}/ready") as answer:
                self.ready = answer.status == 200
        except (ClientError, OSError):
            self.ready = False
        return self.ready

    async def stop(self, sign: signal.Signals = signal.SIGTERM) -> int:
        """End it, politely or not; with what it ended."""
        assert self.process is not None
        with suppress(ProcessLookupError):
            self.process.send_signal(sign)
        return await self.process.wait()


class Fleet:
    """The processes, and the balancer that looks which of them are ready."""

    def __init__(self, target: str, log: Path, roles: Sequence[str]) -> None:
        self.members = [Member(one, target, log) for one in roles]
        self._looking: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Fleet":
        await asyncio.gather(*(one.start() for one in self.members))
        self._looking = asyncio.create_task(self._look_again_and_again())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._looking:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        for one in self.members:
            if one.process is not None and one.process.returncode is None:
                await one.stop(signal.SIGKILL)

    async def _look_again_and_again(self) -> None:
        while True:
            await asyncio.gather(*(one.look() for one in self.members))
            await asyncio.sleep(GRACE / 8)

    def open_doors(self) -> list[Member]:
        return [one for one in self.members if one.ready and "web" in one.roles]


def was_never_sent(error: ClientError) -> bool:
    """Whether no process can have done what a request asked for: nobody took it, or not all of it could be
    written before an idle line was closed."""
    return isinstance(error, ClientConnectorError) or "Can not write request body" in str(error)


class Refused(Exception):
    """A visitor was turned away, or does not know what became of what they sent."""


class Visitor:
    """Someone whose every request goes to another process, as a balancer sends it."""

    def __init__(self, fleet: Fleet, number: int) -> None:
        self._fleet = fleet
        self._number = number
        self._turn = number
        self._session = ClientSession(cookie_jar=CookieJar(unsafe=True))
        self.rng = Rng(f"visitor/{number}")
        self.here = ""
        self.acknowledged: dict[str, int] = {}
        """How many answers were taken, by match."""

    async def close(self) -> None:
        await self._session.close()

    async def sit_down(self, title: str = "oltremare") -> None:
        """Open a game as a new visitor, so that no budget is ever used up."""
        self._session.cookie_jar.clear()
        seats = {"kind-0": "person", "kind-1": "house", "kind-2": "house", "kind-3": "nobody"}
        page = read((await self.ask("GET", f"/new/{title}"))[1])
        asked = [*page.all("input", type="radio", checked=None), *page.all("input", type="hidden")]
        options = {one.attrs["name"]: one.attrs["value"] for one in asked}
        here, _ = await self.ask("POST", f"/new/{title}", data={**options, **seats})
        if "/seat/" not in here:
            here, _ = await self.ask("GET", here)
        if "/seat/" not in here:
            raise Refused(f"no seat was given: {here}")
        self.here = here
        self.acknowledged[self.match_id] = 0

    @property
    def match_id(self) -> str:
        return self.here.split("/")[2]

    @property
    def _headers(self) -> dict[str, str]:
        return {"X-Forwarded-For": f"10.{self._number % 250}.{len(self.acknowledged) % 250}.1"}

    async def play(self) -> Played:
        """Read the page, and answer it if it asks something."""
        _, page = await self.ask("GET", self.here)
        if RESULT in page:
            return "over"
        if f'action="{self.here}/answer"' not in page:
            return "waits"
        action, pairs = answer_somehow(page, self.rng)
        led_to, _ = await self.ask("POST", action, data=pairs)
        self.acknowledged[self.match_id] += led_to == self.here
        return "answered"

    async def ask(self, method: str, path: str, **what: Any) -> tuple[str, str]:
        """A request to whichever process is ready; where it leads, and what was answered.

        One that could not be sent at all is sent to another process, as every balancer does.
        """
        async with asyncio.timeout(PATIENCE):
            while True:
                if not (doors := self._fleet.open_doors()):
                    await asyncio.sleep(0.05)
                    continue
                self._turn += 1
                member = doors[self._turn % len(doors)]
                headers = {**self._headers, "Origin": member.url}
                try:
                    async with self._session.request(
                        method, f"{member.url}{path}", headers=headers, allow_redirects=False, **what
                    ) as answer:
                        said = await answer.text()
                        if answer.status >= 400 and answer.status not in BY_THE_RULES:
                            raise Refused(f"{method} {path}: {answer.status} {said[:200]}")
                        return answer.headers.get("Location", ""), said
                except (ServerDisconnectedError, ClientError) as error:
                    member.ready = False
                    if method != "GET" and not was_never_sent(error):
                        raise Refused(f"{method} {path}: {error!r}") from error
