"""One address of the API: what it is for, what it takes and what it gives."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from aiohttp import web
from pydantic import BaseModel

from bot.host.tokens import Scope
from bot.web.api.access import check_token, read_body
from bot.web.http.identity import Handler

Do = Callable[[web.Request, Any], Awaitable[BaseModel | web.StreamResponse]]
"""What is done with a request and its body; the docstring is its description."""


@dataclass(frozen=True, slots=True)
class Route:
    method: str
    path: str
    """Below the base of the API; `{game}` is the id of a game."""
    do: Do
    gives: type[BaseModel]
    scope: Scope = "read"
    takes: type[BaseModel] | None = None
    status: int = 200
    refuses: tuple[int, ...] = ()
    """The refusals that are its own, besides those of every address."""
    streams: bool = False
    """Whether it gives a stream of events with such data."""
    query: str = ""
    """The name of a whole number in the address that may be left out."""

    @property
    def handler(self) -> Handler:
        return self._handle

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        await check_token(request, self.scope)
        body = await read_body(request, self.takes) if self.takes else None
        outcome = await self.do(request, body)
        if isinstance(outcome, web.StreamResponse):
            return outcome
        return web.Response(
            text=outcome.model_dump_json(), status=self.status, content_type="application/json"
        )
