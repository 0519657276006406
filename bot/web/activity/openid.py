"""Asks the operator's own homeserver, and no other address, who someone on Matrix is."""

import json
import re
from typing import Any

import aiohttp
import structlog

from bot.typed_text import is_clean
from bot.web.http.frame import Widget

log = structlog.get_logger(__name__)

PATIENCE = 8.0
"""Seconds for an answer."""
LARGEST = 16 * 1024
"""Bytes of an answer: who someone is takes less than a hundred."""
USERINFO = "/_matrix/federation/v1/openid/userinfo"
WHOAMI = "/_matrix/client/v3/account/whoami"

_USER = re.compile(r"@[^\s:@]{1,200}:([^\s/@]{1,200})")


class NotConfirmed(Exception):
    """The homeserver did not say that this is one of its people."""


class HomeserverAway(Exception):
    """The homeserver could not be asked."""


async def name_of_server(widget: Widget) -> str:
    """What the ids of the homeserver's people end with, asked for once."""
    if not widget.server_name:
        bearer = {"Authorization": f"Bearer {widget.token}"}
        try:
            account = await _ask(f"{widget.homeserver}{WHOAMI}", {}, bearer)
        except NotConfirmed as error:
            raise HomeserverAway(str(error)) from error
        widget.server_name = _server_of(account.get("user_id"))
    return widget.server_name


async def user_behind(widget: Widget, token: str) -> str:
    """The user of the homeserver whose client was given this token, as long as it is good."""
    person = await _ask(f"{widget.homeserver}{USERINFO}", {"access_token": token}, {})
    user = person.get("sub")
    if _server_of(user) != await name_of_server(widget):
        raise NotConfirmed("someone of another homeserver")
    return str(user)


def _server_of(user: object) -> str:
    named = _USER.fullmatch(user) if isinstance(user, str) and is_clean(user) else None
    if named is None:
        raise NotConfirmed("nobody is named")
    return named[1]


async def _ask(url: str, query: dict[str, str], headers: dict[str, str]) -> dict[str, Any]:
    """An answer that is small and comes soon; a redirection is followed nowhere."""
    patience = aiohttp.ClientTimeout(total=PATIENCE)
    plainly = {**headers, "Accept-Encoding": "identity"}
    try:
        async with (
            aiohttp.ClientSession(timeout=patience, auto_decompress=False) as session,
            session.get(url, params=query, headers=plainly, allow_redirects=False) as response,
        ):
            if response.status >= 500 or response.status == 429 or 300 <= response.status < 400:
                raise HomeserverAway(f"status {response.status}")
            if response.status != 200:
                log.info("widget-refused", status=response.status)
                raise NotConfirmed(f"status {response.status}")
            answer = json.loads(await _read(response))
    except (aiohttp.ClientError, TimeoutError, ValueError, RecursionError) as error:
        raise HomeserverAway(str(error) or type(error).__name__) from error
    if not isinstance(answer, dict):
        raise NotConfirmed("not an object")
    return answer


async def _read(response: aiohttp.ClientResponse) -> bytes:
    body = b""
    async for piece in response.content.iter_any():
        body += piece
        if len(body) > LARGEST:
            raise HomeserverAway("a very long answer")
    return body
