"""The stranger of `tests.soak.readers`, a process of its own: asks for one kind of thing again and again.

It imports little, so that it begins at once and only the server is shared.
"""

import asyncio
import json
import re
import sys
import zlib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from aiohttp import ClientError, ClientSession, ClientTimeout, TCPConnector

from engine.rng import Rng

CONNECTIONS, CROWD = 40, 260
"""Connections of the stranger; and so many that not all of their requests may wait."""
UNPACKED = 256
"""Megabytes that a packed body would become."""
CLOSED = "closed"
"""What is counted in place of a status where the host hung up."""
CLIENT_ID = "123456789012345678"
"""The application on Discord that the host opens inside of."""
FRAME = "/?frame_id=1&instance_id=1"
"""The front page as Discord opens it in its frame."""

Limit = Literal["own purse", "drawings", "turns", "line"]
"""What stops the stranger: a purse of this kind of thing, the purse of all drawings, how many of their
requests may wait, or the end of the line."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One request: where to, and with what."""

    path: str
    headers: dict[str, str] = field(default_factory=dict)
    packed: bool = False
    form: dict[str, str] | None = None
    """What is posted; None: it is only read."""


@dataclass(slots=True)
class Stranger:
    """Someone who has looked up where people play, and plays as well."""

    number: int
    tables: list[str] = field(default_factory=list)
    own: str = ""
    """Their seat at a table that waits for them."""
    over: str = ""
    """A game that is over."""
    device: dict[str, str] = field(default_factory=dict)
    """One of their devices, as their browser names it."""
    rng: Rng = field(default_factory=lambda: Rng("stranger"))

    @property
    def address(self) -> str:
        return f"203.0.113.{self.number}"

    @property
    def key(self) -> str:
        return f"the-key-of-the-stranger-{self.number}"

    def at_table(self, path: str) -> Asked:
        language = self.rng.pick(["en", "fr", "de", "nl", "it", "es"])
        return Asked(f"{self.rng.pick(self.tables)}{path}", {"Accept-Language": language})

    def step(self) -> int:
        return self.rng.below(300)

    def mail(self) -> dict[str, str]:
        return {"address": f"{self.rng.below(10**6)}@harbour.example"}

    def new_device(self) -> dict[str, str]:
        return {**self.device, "endpoint": f"{self.device['endpoint']}{self.rng.below(10**9)}"}

    def version(self) -> str:
        return f"since={self.rng.below(10**6)}&board={self.rng.below(16**8):016x}"

    async def sign_in(self, session: ClientSession) -> Asked:
        """An attempt as the Activity makes it, with a code that Discord does not know."""
        async with session.get(FRAME) as response:
            found = re.search(r'data-state="([^"]+)"', await response.text())
        attempt = found[1] if found else ""
        headers = {
            "Origin": f"https://{CLIENT_ID}.discordsays.com",
            "Cookie": f"__Host-activity-sign-in={attempt}",
        }
        return Asked("/activity", headers, form={"state": attempt, "code": "x"})


@dataclass(frozen=True, slots=True)
class Reading:
    ask: Callable[[Stranger], Asked]
    limit: Limit = "drawings"

    @property
    def connections(self) -> int:
        return CROWD if self.limit == "turns" else CONNECTIONS


SIGN_IN = "attempts to sign in"
READINGS: dict[str, Reading] = {
    "pictures of the past": Reading(lambda one: one.at_table(f"/replay/board?step={one.step()}")),
    "drawings of the past": Reading(lambda one: one.at_table(f"/replay/moment?step={one.step()}")),
    "lines of the past": Reading(lambda one: one.at_table("/past")),
    "films": Reading(lambda one: Asked(f"{one.own}/missed/film")),
    "before and after": Reading(lambda one: Asked(f"{one.own}/missed/board")),
    "exports": Reading(lambda one: Asked(f"{one.over}/export")),
    "made-up versions": Reading(lambda one: one.at_table(f"/state?{one.version()}"), "turns"),
    "closer looks": Reading(lambda one: one.at_table("/closer"), "turns"),
    "pages of tables": Reading(lambda one: one.at_table(f"?{one.rng.below(10**6)}"), "turns"),
    "the front page": Reading(lambda _one: Asked("/"), "turns"),
    "ratings": Reading(lambda _one: Asked("/ratings"), "turns"),
    "packed bodies": Reading(lambda _one: Asked("/live", {"Content-Encoding": "gzip"}, packed=True), "line"),
    "saved plans": Reading(
        lambda one: Asked(f"{one.own}/plans", form={"do": "leave", "answer": str(one.step())}), "own purse"
    ),
    "devices": Reading(lambda one: Asked("/me/devices", form=one.new_device()), "own purse"),
    "mail addresses": Reading(lambda one: Asked("/me/mail", form=one.mail()), "own purse"),
    "links to sign in": Reading(lambda one: Asked("/sign-in", form=one.mail()), "own purse"),
    "forged sign-ins": Reading(
        lambda one: Asked("/activity", form={"state": one.version(), "code": "x"}), "turns"
    ),
    SIGN_IN: Reading(lambda _one: Asked(FRAME), "own purse"),
}


# --- the stranger, in a process of its own ----------------------------------------------------------------


def packed_body() -> bytes:
    """A body that is small, and would be very large."""
    packer, zeros = zlib.compressobj(9, zlib.DEFLATED, 31), bytes(1 << 20)
    return b"".join(packer.compress(zeros) for _ in range(UNPACKED)) + packer.flush()


async def read_on(url: str, kind: str, stranger: Stranger) -> None:
    """All connections ask again and again, until nobody listens to what came of it."""
    answered: Counter[str] = Counter()
    reading = READINGS[kind]
    body = packed_body() if kind == "packed bodies" else b""
    headers = {"X-Forwarded-For": stranger.address, "Origin": url}

    async def again(session: ClientSession) -> None:
        while True:
            try:
                one = await stranger.sign_in(session) if kind == SIGN_IN else reading.ask(stranger)
                method, data = ("POST", one.form) if one.form else ("GET", body if one.packed else None)
                async with session.request(method, one.path, headers=one.headers, data=data) as response:
                    await response.read()
                    answered[str(response.status)] += 1
            except (ClientError, OSError, TimeoutError):
                answered[CLOSED] += 1
            await asyncio.sleep(0)

    connector, patience = TCPConnector(limit=reading.connections), ClientTimeout(120)
    async with ClientSession(
        url, headers=headers, cookies={"me": stranger.key}, connector=connector, timeout=patience
    ) as session:
        asking = [asyncio.create_task(again(session)) for _ in range(reading.connections)]
        sys.stdout.write("reading\n")
        sys.stdout.flush()
        while (await asyncio.to_thread(sys.stdin.readline)).strip() == "so far":
            sys.stdout.write(json.dumps(answered) + "\n")
            sys.stdout.flush()
        for task in asking:
            task.cancel()
    sys.stdout.write(json.dumps(answered) + "\n")


if __name__ == "__main__":
    asyncio.run(read_on(sys.argv[1], sys.argv[2], Stranger(*json.loads(sys.argv[3]))))
