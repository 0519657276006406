"""Web Push: a message for one browser, sealed so that the push service between us cannot read it."""

import base64
import json
from urllib.parse import urlsplit

import aiohttp
import http_ece
from aiohttp import web
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from bot import keys
from bot.clock import Clock
from bot.config import Config
from bot.host.contacts import Contacts
from bot.host.outbox import Undeliverable
from bot.store.notes import NoteKind, Notes
from bot.store.records import Contact
from bot.web.calls.message import Message
from engine.errors import Refused
from engine.text import text

KEY = NoteKind.SECRET("push")
"""The note of the private key by which push services know this host."""
TOKEN_HEAD = {"typ": "JWT", "alg": "ES256"}
PATIENCE = 10.0
"""Seconds for a push service to answer."""
PROOF_LASTS = 12 * 3600
"""Seconds for which a proof of who we are holds; push services take at most a day."""
LONGEST_KEY = 100
"""Letters of a key: the public one of a device has 88."""
GONE = (404, 410)
LATER = (408, 425, 429)
NOBODY = "mailto:nobody@localhost.localdomain"
"""Whom a push service could write to, where the operator named no address."""


def contact_of_operator(config: Config) -> str:
    """How a push service reaches the person who runs this host."""
    site = urlsplit(config.public_url)
    if site.scheme == "https":
        return f"https://{site.hostname}"
    return f"mailto:{config.mail_from}" if config.mail_from else NOBODY


class Push:
    """Calls devices."""

    def __init__(self, notes: Notes, contacts: Contacts, clock: Clock, operator: str) -> None:
        self._notes = notes
        self._contacts = contacts
        self._clock = clock
        self._operator = operator
        self._key: ec.EllipticCurvePrivateKey | None = None
        self._session: aiohttp.ClientSession | None = None

    async def public_key(self) -> str:
        """By which a browser lets this host, and no other one, send to it."""
        key = (await self._private_key()).public_key()
        return _encode(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def _private_key(self) -> ec.EllipticCurvePrivateKey:
        """The key of this host; it is made once and stored with the games."""
        if self._key is None:
            made = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
            stored = str(await self._notes.get_or_set(KEY, _encode(made.to_bytes(32, "big"))))
            self._key = ec.derive_private_key(int.from_bytes(_decode(stored), "big"), ec.SECP256R1())
        return self._key

    async def call(self, contact: Contact, message: Message) -> None:
        """Send a message to a device; one that is gone for good, or fails again and again, is dropped."""
        if not self._contacts.push_services.include(contact.address):
            await self._contacts.drop(contact)
            raise Undeliverable("the device is at no push service")
        try:
            await self._send(contact, message)
        except (aiohttp.ClientError, OSError):
            await self._contacts.note_failure(contact)
            raise
        await self._contacts.note_reached(contact)

    async def _send(self, contact: Contact, message: Message) -> None:
        status = await self._post(contact, message)
        if status in GONE:
            await self._contacts.drop(contact)
            raise Undeliverable("the device is gone")
        if status in LATER or status >= 500:
            raise aiohttp.ClientError(f"the push service says {status}")
        if status >= 300:
            raise Undeliverable(f"the push service says {status}")

    async def _post(self, contact: Contact, message: Message) -> int:
        payload = {"said": message.sentence, "about": message.about, "url": message.path}
        body = seal(contact.keys, json.dumps(payload).encode())
        session = self._session = self._session or aiohttp.ClientSession(
            timeout=aiohttp.ClientTimeout(total=PATIENCE), cookie_jar=aiohttp.DummyCookieJar()
        )
        headers = {"Authorization": await self._proof(contact.address), **_push_headers(message)}
        async with session.post(contact.address, data=body, headers=headers, allow_redirects=False) as reply:
            return reply.status

    async def _proof(self, endpoint: str) -> str:
        """Who we are, signed for this push service alone (VAPID, RFC 8292)."""
        scheme, _, rest = endpoint.partition("://")
        ends, key = int(self._clock.now()) + PROOF_LASTS, await self._private_key()
        claims = {"aud": f"{scheme}://{rest.partition('/')[0]}", "exp": ends, "sub": self._operator}
        token = ".".join(
            _encode(json.dumps(part, separators=(",", ":")).encode()) for part in (TOKEN_HEAD, claims)
        )
        signature = decode_dss_signature(key.sign(token.encode(), ec.ECDSA(hashes.SHA256())))
        signed = _encode(b"".join(number.to_bytes(32, "big") for number in signature))
        return f"vapid t={token}.{signed},k={await self.public_key()}"

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()


PUSH = web.AppKey("push", Push)


def _push_headers(message: Message) -> dict[str, str]:
    """What the push service does with a message: how long it keeps it, and which one it replaces."""
    return {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(int(message.useful_for)),
        "Urgency": "high" if message.urgent else "normal",
        "Topic": keys.digest(message.about)[:32],
    }


def check_device(p256dh: str, auth: str) -> None:
    """Refuse keys that nothing can be sealed with."""
    if max(len(p256dh), len(auth)) > LONGEST_KEY:
        raise Refused(text("calls-strange-device"))
    try:
        seal({"p256dh": p256dh, "auth": auth}, b"{}")
    except Exception as error:  # the libraries tell of bad keys by errors of many kinds
        raise Refused(text("calls-strange-device")) from error


def seal(secrets: dict[str, str], payload: bytes) -> bytes:
    """What the device that has these public keys can open, and nobody else (RFC 8291)."""
    sealed: bytes = http_ece.encrypt(
        payload,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_decode(secrets["p256dh"]),
        auth_secret=_decode(secrets["auth"]),
    )
    return sealed


def _encode(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _decode(written: str) -> bytes:
    bare = written.rstrip("=")
    return base64.urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
