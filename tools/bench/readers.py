"""Readers of the browser table: they hear that something changed, and read what."""

import asyncio
import json
from collections.abc import Callable

import aiohttp

PATIENCE = 60.0


class Reader:
    """One open page, without the picture: its stream of news, and its state after each of them."""

    def __init__(self, session: aiohttp.ClientSession, base: str, seq: int, cookie: str = "") -> None:
        self._session = session
        self._base = base
        self._headers = {"Accept": "application/json"} | ({"Cookie": cookie} if cookie else {})
        self._changed = asyncio.Event()
        self.seq = seq
        self.heard = 0.0
        """When the last news came, by the watch of `follow`."""
        self.read = 0.0
        """When what they were about was there."""

    async def follow(self, watch: Callable[[], float], ready: asyncio.Semaphore) -> None:
        """As the script of the page does, until cancelled."""
        stream = self._session.get(
            f"{self._base}/events", params={"since": str(self.seq)}, headers=self._headers
        )
        async with stream as news:
            ready.release()
            async for line in news.content:
                if line.startswith(b"data:"):
                    self.heard = watch()
                    await self._state(watch)

    async def poll(self, watch: Callable[[], float], every: float, first: float) -> None:
        """The plain way: asking again and again."""
        await asyncio.sleep(first)
        while True:
            await self._state(watch)
            await asyncio.sleep(every)

    async def _state(self, watch: Callable[[], float]) -> None:
        params = {"since": str(self.seq)}
        async with self._session.get(f"{self._base}/state", params=params, headers=self._headers) as answer:
            seq = json.loads(await answer.read())["seq"]
        if seq > self.seq:
            self.read = watch()
            self.seq = seq
            self._changed.set()

    async def has_seen(self, seq: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.seq < seq:
                self._changed.clear()
                await self._changed.wait()


async def opened(readers: list[Reader], watch: Callable[[], float]) -> list[asyncio.Task[None]]:
    """Every reader at their page."""
    ready = asyncio.Semaphore(0)
    tasks = [asyncio.create_task(reader.follow(watch, ready)) for reader in readers]
    for _ in readers:
        async with asyncio.timeout(PATIENCE):
            await ready.acquire()
    return tasks


async def gone(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
