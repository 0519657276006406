"""A host served by a process of its own, as `fondaco serve` does it, with its whole log in a file."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from aiohttp import ClientError, ClientSession
from aiohttp.test_utils import unused_port

STARTS_WITHIN = 60.0


@dataclass(frozen=True, slots=True)
class Served:
    """Where it listens, and where its log is."""

    port: int
    log: Path

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[Served]:
    """Visitors are told apart by a proxy on this machine that was named."""
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
            sys.executable, "-m", "bot", "serve", stderr=log, env={**environment, **settings}
        )
        try:
            await _until_it_answers(made)
            yield made
        finally:
            if process.returncode is None:
                process.terminate()
            await process.wait()


async def _until_it_answers(made: Served) -> None:
    async with asyncio.timeout(STARTS_WITHIN), ClientSession() as session:
        while True:
            try:
                async with session.get(f"{made.url}/health") as response:
                    if response.status == 200:
                        return
            except ClientError:
                pass
            await asyncio.sleep(0.1)
