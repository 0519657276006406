"""A push service and a mail server of the tests' own: they take what is sent, and can open it."""

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import http_ece
from aiohttp import web
from aiohttp.test_utils import TestServer
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from bot.host.host import Host, Opened
from bot.web.calls.caller import CALLER
from tests.kit_web import Pairs
from tests.web.agreed import TWO_DAYS
from tests.web.conftest import Visitor


async def deliver(visitor: Visitor, host: Host) -> None:
    """Let everything be sent that is due by now."""
    app = visitor.client.app
    assert app is not None
    await host.sweep.tend()
    await host.outbox.drain("web/", app[CALLER].send)


async def seated(visitor: Visitor) -> Opened:
    opened = await visitor.opens(*TWO_DAYS)
    await visitor.sit(opened, 0)
    return opened


async def holder(host: Host, opened: Opened, seat: int = 0) -> str:
    return (await host.table(opened.match_id)).seats[seat].user_id or ""


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
        self.hanging = self.most_hanging = 0
        """How many requests for devices called silent it leaves without an answer, now and at most."""
        self.taken: list[tuple[str, bytes]] = []
        self.headers: list[dict[str, str]] = []

    async def take(self, request: web.Request) -> web.Response:
        assert Vapid02.verify(request.headers["Authorization"])
        if request.path in self.gone:
            return web.Response(status=410)
        if request.path.startswith("/silent"):
            self.hanging += 1
            self.most_hanging = max(self.most_hanging, self.hanging)
            try:
                await asyncio.Event().wait()
            finally:
                self.hanging -= 1
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


class MailServer:
    """Takes mail as a server of SMTP does, without passwords."""

    def __init__(self) -> None:
        self.port = 0
        self.taken: list[EmailMessage] = []
        self.sent: list[bytes] = []
        """The same, byte by byte."""
        self.closed = False
        """Whether it hangs up on everybody."""
        self.refuses = ""
        """What it answers to every recipient instead of taking mail."""
        self.refuses_content = ""
        """What it answers after the mail itself instead of taking it."""

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.closed:
            writer.close()
            return
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).strip().upper():
            match line.split()[0]:
                case b"RCPT" if self.refuses:
                    writer.write(f"{self.refuses}\r\n".encode())
                case b"DATA":
                    writer.write(b"354 go on\r\n")
                    whole = (await reader.readuntil(b"\r\n.\r\n"))[:-3]
                    mail = message_from_bytes(whole, policy=policy.default)
                    assert isinstance(mail, EmailMessage)
                    if self.refuses_content:
                        writer.write(f"{self.refuses_content}\r\n".encode())
                        continue
                    self.taken.append(mail)
                    self.sent.append(whole)
                    writer.write(b"250 taken\r\n")
                case b"QUIT":
                    writer.write(b"221 bye\r\n")
                    break
                case _:
                    writer.write(b"250 fine\r\n")
        writer.close()


@asynccontextmanager
async def mail_server() -> AsyncIterator[MailServer]:
    made = MailServer()
    async with await asyncio.start_server(made.talk, "127.0.0.1", 0) as listening:
        made.port = listening.sockets[0].getsockname()[1]
        yield made


def text_of(mail: EmailMessage, kind: str = "plain") -> str:
    body = mail.get_body((kind,))
    assert body is not None
    return str(body.get_content())
