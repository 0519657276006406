"""The client-server API of a homeserver: a request, its answer, or why there is none.

The library for it would hide what the outbox has to know: how long a homeserver wants to be left alone, and
that a message may have arrived although no answer did.
"""

import asyncio
import json
from collections.abc import Mapping
from typing import Any, TypeAlias
from urllib.parse import quote

import aiohttp
from yarl import URL

from bot.matrix.registration import SERVICE_SUFFIX

Json: TypeAlias = dict[str, Any]

CLIENT = "/_matrix/client/v3"
MEDIA = "/_matrix/media/v3"
PATIENCE = 30.0
"""Seconds for an answer."""
TOO_MANY = 429
SERVICE = "m.login.application_service"


class MatrixError(Exception):
    """The homeserver said no: its status and code, and for how many seconds it wants to be left alone."""

    def __init__(self, status: int, code: str, why: str, retry_after: float = 0.0) -> None:
        super().__init__(f"{status} {code} {why}".rstrip())
        self.status = status
        self.code = code
        self.retry_after = retry_after


class Unreachable(Exception):
    """The homeserver gave no answer that can be read."""


def part(text: str) -> str:
    """An id as a part of a path."""
    return quote(text, safe="")


class Api:
    """Requests to one homeserver in the name of one account."""

    def __init__(self, homeserver: str, token: str) -> None:
        self._base = homeserver.rstrip("/")
        self._token = token
        self._acts_as = ""
        """The user for whom an application service acts; an account acts for itself."""
        self._session: aiohttp.ClientSession | None = None

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()
            self._session = None

    async def call(
        self,
        method: str,
        path: str,
        body: Mapping[str, Any] | None = None,
        *,
        query: Mapping[str, str] | None = None,
        patience: float = PATIENCE,
    ) -> Json:
        """Ask the homeserver; MatrixError where it refuses, Unreachable where it does not answer."""
        data = None if method == "GET" else body or {}
        return await self._request(method, path, patience, query, json=data)

    async def _request(
        self, method: str, path: str, patience: float, query: Mapping[str, str] | None, **how: Any
    ) -> Json:
        if self._session is None:
            self._session = aiohttp.ClientSession(headers={"Authorization": f"Bearer {self._token}"})
        url = URL(f"{self._base}{path}", encoded=True)
        acts_as = {"user_id": self._acts_as} if self._acts_as else {}
        if query or acts_as:
            url = url.update_query({**(query or {}), **acts_as})
        try:
            async with (
                asyncio.timeout(patience),
                self._session.request(method, url, allow_redirects=False, **how) as response,
            ):
                if response.status >= 500 or 300 <= response.status < 400:
                    raise Unreachable(f"status {response.status}")
                answer = json.loads(await response.read() or b"{}")
        except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as error:
            raise Unreachable(type(error).__name__) from error
        if not isinstance(answer, dict):
            raise Unreachable("not an object")
        if response.status >= 400:
            raise _refusal(response.status, answer)
        return answer

    # --- the account

    async def whoami(self) -> str:
        return str((await self.call("GET", f"{CLIENT}/account/whoami"))["user_id"])

    async def become_service(self) -> None:
        """Act for the account of an application service from here on, which is made where it is missing.

        Its own user cannot sync, so that the bot is another one of its users.
        """
        self._acts_as = ""
        own, _, server = (await self.whoami()).removeprefix("@").partition(":")
        localpart = own.removesuffix(SERVICE_SUFFIX)
        wanted = {"type": SERVICE, "username": localpart, "inhibit_login": True}
        try:
            await self.call("POST", f"{CLIENT}/register", wanted)
        except MatrixError as error:
            if error.code != "M_USER_IN_USE":
                raise
        self._acts_as = f"@{localpart}:{server}"

    async def sync(self, since: str, wait: float, *, first: bool = False) -> Json:
        """What happened since; `first`: how far everything has come, and nothing else."""
        query = {"timeout": str(int(wait * 1000)), "filter": FIRST if first else FILTER}
        if since:
            query["since"] = since
        return await self.call("GET", f"{CLIENT}/sync", query=query, patience=wait + PATIENCE)

    # --- rooms

    async def create_room(self, **wishes: Any) -> str:
        return str((await self.call("POST", f"{CLIENT}/createRoom", wishes))["room_id"])

    async def join(self, room: str, via: str = "") -> None:
        query = {"via": via} if via else None
        await self.call("POST", f"{CLIENT}/join/{part(room)}", query=query)

    async def leave(self, room: str) -> None:
        await self.call("POST", f"{CLIENT}/rooms/{part(room)}/leave")

    async def invite(self, room: str, user: str) -> None:
        await self.call("POST", f"{CLIENT}/rooms/{part(room)}/invite", {"user_id": user})

    async def members(self, room: str) -> dict[str, str]:
        """Who is in a room, by id and name."""
        joined = (await self.call("GET", f"{CLIENT}/rooms/{part(room)}/joined_members")).get("joined", {})
        return {user: str(profile.get("display_name") or "") for user, profile in joined.items()}

    async def membership(self, room: str, user: str) -> Json:
        """How someone is a member of a room, and as whom."""
        return await self.get_state(room, "m.room.member", user) or {}

    async def get_state(self, room: str, kind: str, key: str = "", *, whole: bool = False) -> Json | None:
        """The content of a state event, or the `whole` event; None: there is none."""
        path = f"{CLIENT}/rooms/{part(room)}/state/{part(kind)}/{part(key)}"
        try:
            return await self.call("GET", path, query={"format": "event"} if whole else None)
        except MatrixError as error:
            if error.status == 404:
                return None
            raise

    async def set_state(self, room: str, kind: str, content: Json, key: str = "") -> None:
        await self.call("PUT", f"{CLIENT}/rooms/{part(room)}/state/{part(kind)}/{part(key)}", content)

    # --- messages

    async def send(self, room: str, kind: str, content: Json, transaction: str) -> str:
        """Send an event once, however often this is called with the same transaction; its id."""
        path = f"{CLIENT}/rooms/{part(room)}/send/{part(kind)}/{part(transaction)}"
        return str((await self.call("PUT", path, content))["event_id"])

    async def redact(self, room: str, event: str, transaction: str) -> None:
        path = f"{CLIENT}/rooms/{part(room)}/redact/{part(event)}/{part(transaction)}"
        await self.call("PUT", path)

    async def upload(self, data: bytes, name: str, kind: str) -> str:
        """The address of a file that was brought to the homeserver."""
        answer = await self._request(
            "POST",
            f"{MEDIA}/upload",
            PATIENCE,
            {"filename": name},
            data=data,
            headers={"Content-Type": kind},
        )
        return str(answer["content_uri"])


def _filter(limit: int) -> str:
    """What a sync tells: messages and state of rooms, and nothing of who is online or typing."""
    nothing = {"not_types": ["*"]}
    room = {
        "timeline": {"limit": limit},
        "state": {"lazy_load_members": True},
        "ephemeral": nothing,
        "account_data": nothing,
    }
    return json.dumps({"presence": nothing, "account_data": nothing, "room": room})


FILTER, FIRST = _filter(200), _filter(1)


def _refusal(status: int, answer: Json) -> MatrixError:
    wait = answer.get("retry_after_ms", 0)
    seconds = wait / 1000 if isinstance(wait, int | float) else 0.0
    return MatrixError(status, str(answer.get("errcode", "")), str(answer.get("error", ""))[:300], seconds)
