"""Webhooks: an address of a person's own that gets their notifications, once a test has arrived there.

An ordinary one takes signed JSON; one of ntfy takes plain text.
"""

import re
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias
from urllib.parse import urlsplit

from bot import keys
from bot.clock import Clock
from bot.host.contacts import Contacts
from bot.store.records import Contact
from engine.errors import Refused
from engine.text import text

HookKind: TypeAlias = Literal["webhook", "ntfy"]
KINDS: tuple[HookKind, ...] = ("webhook", "ntfy")
LONGEST_ADDRESS = 250
NTFY = "ntfy.sh"
"""The server of ntfy whose addresses are known by their name."""
_PLAIN_ADDRESS = re.compile(r"https?://(?=[^/]*[A-Za-z])[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+(:\d{1,5})?(/[!-~]*)?")
"""An address by the name of a server: without user information, numbers in place of a name, and brackets."""


@dataclass(frozen=True, slots=True)
class HookAddresses:
    """Which addresses may be called, by what is written; where a name leads is checked for every call."""

    scheme: str = "https"
    port: int | None = 443
    """The only port, so that nobody can look for others by our calls; None: any."""

    def include(self, address: str) -> bool:
        if len(address) > LONGEST_ADDRESS or not _PLAIN_ADDRESS.fullmatch(address):
            return False
        try:
            parts = urlsplit(address)
            port = parts.port
        except ValueError:
            return False
        return parts.scheme == self.scheme and (self.port is None or port in (None, self.port))


class HookSender(Protocol):
    """Brings messages to webhooks."""

    async def test(self, hook: Contact) -> bool:
        """Whether a test message has arrived there."""
        ...


class Webhooks:
    """Keeps the webhooks of people, at most one each."""

    def __init__(self, contacts: Contacts, clock: Clock) -> None:
        self._contacts = contacts
        self._clock = clock
        self.addresses = HookAddresses()
        self.sender: HookSender | None = None
        """None: this host offers no webhooks."""

    async def set(self, person: str, typed: str, kind: HookKind, locale: str) -> str | None:
        """Call this address from now on, in place of any other; refused unless a test message arrives there.

        The secret that messages are signed with, told once; None: those to ntfy are not signed.
        """
        address = typed.strip()
        if self.sender is None or not self.addresses.include(address):
            raise Refused(text("webhook-strange"))
        form: HookKind = "ntfy" if urlsplit(address).hostname == NTFY else kind
        secrets = {} if form == "ntfy" else {"secret": keys.new_key()}
        hook_id = keys.digest(f"webhook/{person}/{address}")[:32]
        hook = Contact(hook_id, person, form, address, secrets, locale, True, self._clock.now())
        if not await self.sender.test(hook):
            raise Refused(text("webhook-unreached"))
        await self._contacts.confirm(hook)
        for other in await self._of_person(person):
            if other.id != hook.id:
                await self._contacts.drop(other)
        return secrets.get("secret")

    async def remove(self, person: str) -> None:
        """Call there no more; refused where there is none."""
        hooks = await self._of_person(person)
        if not hooks:
            raise Refused(text("webhook-none"))
        for hook in hooks:
            await self._contacts.drop(hook)

    async def _of_person(self, person: str) -> list[Contact]:
        return [contact for contact in await self._contacts.of_person(person) if contact.kind in KINDS]
