"""Answers that are the same for many readers, made once."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

from aiohttp import web

T = TypeVar("T")

ROOM = 200
"""How many answers are kept; the oldest go first."""


class Shared(Generic[T]):
    """Answers by everything that they depend on, the one being made included."""

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._kept: OrderedDict[Hashable, asyncio.Task[T]] = OrderedDict()

    async def once(
        self,
        key: Hashable,
        make: Callable[[], Coroutine[Any, Any, T]],
        pay: Callable[[], None] = lambda: None,
    ) -> T:
        """The answer for this key; if making it failed, the next request tries again.

        `pay` charges the reader for whom it has to be made, or refuses.
        """
        if key not in self._kept:
            pay()
            self._kept[key] = asyncio.create_task(make())
            while len(self._kept) > self._room:
                self._kept.popitem(last=False)
        made = self._kept[key]
        self._kept.move_to_end(key)
        try:
            return await asyncio.shield(made)
        except Exception:
            if self._kept.get(key) is made:
                del self._kept[key]
            raise


class PackedBody:
    """A body that is sent again and again, packed once."""

    def __init__(self, body: bytes, content_type: str) -> None:
        self._packed = gzip.compress(body, 6, mtime=0)
        self._content_type = content_type

    def response(self, request: web.Request) -> web.Response:
        headers = {"Content-Type": f"{self._content_type}; charset=utf-8", "Vary": "Accept-Encoding"}
        if "gzip" in request.headers.get("Accept-Encoding", ""):
            return web.Response(body=self._packed, headers={**headers, "Content-Encoding": "gzip"})
        return web.Response(body=gzip.decompress(self._packed), headers=headers)
