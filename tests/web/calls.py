"""A push service and a mail server of the tests' own: they take what is sent, and can open it."""

import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import http_ece
from aiohttp import web
from aiohttp.test_utils import TestServer
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.kit_web import Pairs


class Device:
    """A browser that subscribed: it alone can open what comes for it."""

    def __init__(self, service: "PushService", name: str) -> None:
        self.endpoint = f"{service.url}/{name}"
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = name.encode().ljust(16, b"-")[:16]

    def form(self, **other: str) -> Pairs:
        """What the page sends to have this device called."""
        public = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        fields = {
            "do": "add",
            "endpoint": self.endpoint,
            "p256dh": encode(public),
            "auth": encode(self._auth),
            **other,
        }
        return list(fields.items())

    def open(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self._private, auth_secret=self._auth))


class PushService:
    """Takes messages for devices, as those of the browsers' makers do."""

    def __init__(self) -> None:
        self.url = ""
        self.status = 201
        self.gone: set[str] = set()
        self.taken: list[tuple[str, bytes]] = []
        self.headers: list[dict[str, str]] = []

    async def take(self, request: web.Request) -> web.Response:
        assert Vapid02.verify(request.headers["Authorization"])
        if request.path in self.gone:
            return web.Response(status=410)
        if self.status < 300:
            self.taken.append((request.path, await request.read()))
            self.headers.append(dict(request.headers))
        return web.Response(status=self.status)

    def opened_by(self, device: Device) -> list[Any]:
        """Everything that came for a device, as it reads it."""
        return [device.open(body) for path, body in self.taken if device.endpoint.endswith(path)]


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service, app = PushService(), web.Application()
    app.router.add_post("/{name}", service.take)
    async with TestServer(app) as server:
        service.url = str(server.make_url("")).rstrip("/")
        yield service


def encode(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
