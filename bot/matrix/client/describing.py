"""Describes the commands in the rooms of communities, one after the other and never in the way of a game."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

import structlog

from bot.matrix.api import Json, MatrixError
from bot.matrix.rooms.caller import Service
from bot.matrix.rooms.outcomes import patiently
from engine import codec

log = structlog.get_logger(__name__)

PAUSE = 0.2
"""Seconds between two of them, in which a homeserver has time for messages."""


class Describer:
    """A hundred state events take a homeserver many seconds: no room waits for them when it is made."""

    def __init__(self, service: Service, describe: Callable[[], list[Json]]) -> None:
        self._api = service.api
        self._book = service.book
        self._describe = describe
        self._rooms: asyncio.Queue[str] = asyncio.Queue()

    def want(self, room: str) -> None:
        """Describe the commands in this room, if it is one of a community and lacks them."""
        self._rooms.put_nowait(room)

    async def run(self) -> None:
        """Every room that is known, and then each that is wanted, until cancelled."""
        for room in list(self._book.rooms):
            self.want(room)
        while True:
            await self._describe_in(await self._rooms.get())

    async def _describe_in(self, room: str) -> None:
        events, known = self._describe(), self._book.rooms.get(room)
        digest = codec.digest(events)[:16]
        if known is None or known.use != "home" or known.described == digest:
            return
        try:
            for event in events:
                await self._put(room, event)
                await asyncio.sleep(PAUSE)
        except MatrixError as error:
            log.info("commands-not-described", room=room, error=str(error))
            return
        if known := self._book.rooms.get(room):
            await self._book.note(room, replace(known, described=digest))

    async def _put(self, room: str, event: Json) -> None:
        kind, content, key = event["type"], event["content"], event["state_key"]
        await patiently(lambda: self._api.set_state(room, kind, content, key))
