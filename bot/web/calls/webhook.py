"""Webhooks: calls by a POST to an address that a person has named, signed so that they know who calls."""

import hmac
import json
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from email.header import Header

import aiohttp
from cachetools import LRUCache
from yarl import URL

from bot import keys
from bot.clock import Clock
from bot.config import Config
from bot.host.contacts import Contacts
from bot.host.outbox import Postponed, Undeliverable
from bot.store.records import Contact
from bot.web.calls.message import Message
from bot.web.calls.public_network import public_connector
from render.words import Words

SIGNATURE = "Fondaco-Signature"
PRODUCT = "Fondaco"
PATIENCE = 10.0
"""Seconds for a webhook to answer."""
AGAIN = 60.0
"""Seconds between two tries at an address that fails, whatever waits for it."""
GONE = 410
LATER = (408, 425, 429)
MOST_FAILING = 10_000
"""Addresses of which it is remembered when they may be tried again."""


def sign(secret: str, at: int, body: bytes) -> str:
    """The signature of a message: of its time, a full stop and its body."""
    return hmac.digest(secret.encode(), b"%d." % at + body, "sha256").hex()


class WebhookCaller:
    """Calls webhooks; its answers are not read, and no redirect is followed."""

    def __init__(self, contacts: Contacts, clock: Clock, config: Config) -> None:
        self._contacts = contacts
        self._clock = clock
        self._site = config.public_url
        self.patience = PATIENCE
        self.connect: Callable[[], aiohttp.BaseConnector] = public_connector
        self._next_try: LRUCache[str, float] = LRUCache(MOST_FAILING)

    async def test(self, hook: Contact) -> bool:
        sentence = Words(hook.locale)("webhook-test")
        message = Message(sentence, "test", "/me", False, PATIENCE, hook.locale, keys.new_nonce())
        try:
            taken = _is_taken(await self._post(hook, message))
        except (aiohttp.ClientError, OSError, ValueError):
            return False
        if taken:
            self._next_try.pop(hook.id, None)
        return taken

    async def call(self, contact: Contact, message: Message) -> None:
        """Send a message once; an address that fails is tried again after a minute, or dropped in the end."""
        rests = self._next_try.get(contact.id, 0.0) - self._clock.now()
        if 0 < rests <= AGAIN:
            raise Postponed("the webhook failed less than a minute ago", rests)
        try:
            status = await self._post(contact, message)
        except (aiohttp.ClientError, OSError) as error:
            await self._note_failure(contact, type(error).__name__)  # its words may name the address
        else:
            await self._judge(contact, status)

    async def _judge(self, contact: Contact, status: int) -> None:
        if _is_taken(status):
            await self._contacts.note_reached(contact)
        elif status == GONE:
            await self._contacts.drop(contact)
            raise Undeliverable("the webhook is gone")
        elif status in LATER or status >= 500:
            await self._note_failure(contact, str(status))
        else:
            await self._contacts.note_failure(contact)
            raise Undeliverable(f"the webhook says {status}")

    async def _note_failure(self, contact: Contact, reason: str) -> None:
        self._next_try[contact.id] = self._clock.now() + AGAIN
        await self._contacts.note_failure(contact)
        raise Postponed(f"the webhook failed ({reason})", AGAIN)

    async def _post(self, contact: Contact, message: Message) -> int:
        write = self._write_ntfy if contact.kind == "ntfy" else self._write_json
        body, headers = write(contact, message)
        async with (
            aiohttp.ClientSession(
                connector=self.connect(),
                timeout=aiohttp.ClientTimeout(total=self.patience),
                cookie_jar=aiohttp.DummyCookieJar(),
            ) as session,
            session.post(
                URL(contact.address, encoded=True),
                data=body,
                headers={"User-Agent": PRODUCT, **headers},
                allow_redirects=False,
            ) as reply,
        ):
            return reply.status

    def _write_json(self, contact: Contact, message: Message) -> tuple[bytes, Mapping[str, str]]:
        due = None if message.due is None else datetime.fromtimestamp(int(message.due), UTC).isoformat()
        content = {
            "id": keys.digest(message.nonce)[:32],
            "text": message.sentence,
            "title": message.title or PRODUCT,
            "link": self._link(message),
            "game": message.game,
            "table": message.table,
            "due": due,
        }
        body, at = json.dumps(content, ensure_ascii=False).encode(), int(self._clock.now())
        signature = f"t={at},sha256={sign(contact.keys['secret'], at, body)}"
        return body, {"Content-Type": "application/json", SIGNATURE: signature}

    def _write_ntfy(self, _contact: Contact, message: Message) -> tuple[bytes, Mapping[str, str]]:
        link, title = self._link(message), message.title or PRODUCT
        headers = {
            "Content-Type": "text/plain; charset=utf-8",
            "Title": title if title.isascii() else Header(title, "utf-8").encode(),
            "Priority": "high" if message.urgent else "default",
        }
        return message.sentence.encode(), headers | ({"Click": link} if link else {})

    def _link(self, message: Message) -> str | None:
        return f"{self._site}{message.path}" if self._site else None


def _is_taken(status: int) -> bool:
    return 200 <= status < 300


def webhook_caller(contacts: Contacts, clock: Clock, config: Config) -> WebhookCaller | None:
    """Who calls webhooks; None: the operator offers none, or no process delivers letters to them."""
    return WebhookCaller(contacts, clock, config) if config.webhooks and config.web else None
