"""Contacts: the devices and the mail address at which a person is called when no page is open."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from urllib.parse import urlsplit

from bot import keys
from bot.clock import Clock
from bot.config import MAIL_ADDRESS
from bot.host.people import People
from bot.store import Store
from bot.store.records import Contact, NewLetter
from bot.table.letters import Addressed, ConfirmAddress, DueLetter
from engine.errors import Refused
from engine.text import text

MOST_DEVICES = 10
"""Devices of one person; the oldest makes room for an eleventh."""
LONGEST_ENDPOINT = 1000
ASK_AGAIN = 3600.0
"""Seconds before the same address is asked again whether it wants to be called."""


@dataclass(frozen=True, slots=True)
class PushServices:
    """The hosts to which browsers have messages brought: nobody can make this host call another one."""

    hosts: tuple[str, ...] = (
        "fcm.googleapis.com",
        "push.services.mozilla.com",
        "push.apple.com",
        "notify.windows.com",
    )
    """Each with all hosts below it."""
    scheme: str = "https"

    def include(self, endpoint: str) -> bool:
        try:
            parts = urlsplit(endpoint)
            host = parts.hostname or ""
        except ValueError:
            return False
        known = any(host == one or host.endswith(f".{one}") for one in self.hosts)
        return known and parts.scheme == self.scheme and len(endpoint) <= LONGEST_ENDPOINT


class Contacts:
    """Keeps the contacts of people, and who of them can be called at all."""

    def __init__(self, store: Store, people: People, clock: Clock) -> None:
        self._store = store
        self._people = people
        self._clock = clock
        self.push_services = PushServices()

    async def of_person(self, person: str) -> list[Contact]:
        return await self._store.contacts.of_person(person)

    async def get(self, contact_id: str) -> Contact | None:
        return await self._store.contacts.get(contact_id)

    # --- devices

    async def add_device(self, person: str, endpoint: str, p256dh: str, auth: str, locale: str) -> Contact:
        """Call this device too, and no longer for the person it called before."""
        if not self.push_services.include(endpoint):
            raise Refused(text("calls-strange-service"))
        secrets = {"p256dh": p256dh, "auth": auth}
        device = Contact(
            device_id(endpoint), person, "push", endpoint, secrets, locale, True, self._clock.now()
        )
        before = await self.get(device.id)
        await self._store.contacts.put(device)
        if before is not None and before.person != person:
            await self._note_reach(before.person)
        others = [one for one in await self.of_person(person) if one.kind == "push"]
        for oldest in others[:-MOST_DEVICES]:
            await self._store.contacts.drop(oldest.id)
        await self._note_reach(person)
        return device

    # --- mail

    async def add_mail(self, person: str, address: str, locale: str) -> Contact:
        """Ask at an address whether this person is to be called there, in place of any other address."""
        if not MAIL_ADDRESS.fullmatch(address):
            raise Refused(text("calls-strange-address"))
        now = self._clock.now()
        contact = Contact(
            keys.hashed(f"mail/{person}/{address}")[:32], person, "mail", address, {}, locale, False, now
        )
        known = await self.get(contact.id)
        if known is not None and (known.confirmed or now - known.added < ASK_AGAIN):
            raise Refused(text("calls-asked-before"))
        for other in await self.of_person(person):
            if other.kind == "mail":
                await self.drop(other)
        await self._store.contacts.put(contact)
        letter = Addressed(f"{_line(contact)}confirm", ConfirmAddress()).seal(keys.new_nonce())
        await self._store.outbox.post_newest([letter], now)
        return contact

    async def confirm(self, contact: Contact) -> None:
        """Its owner wants to be called there."""
        await self._store.contacts.put(replace(contact, confirmed=True))
        await self._note_reach(contact.person)

    # --- any contact

    async def drop(self, contact: Contact) -> None:
        """Call there no more."""
        await self._store.contacts.drop(contact.id)
        await self._store.care.drop_letters(_line(contact))
        await self._note_reach(contact.person)

    async def forget(self, person: str) -> None:
        for contact in await self.of_person(person):
            await self._store.care.drop_letters(_line(contact))
        await self._store.contacts.forget(person)

    async def _note_reach(self, person: str) -> None:
        """Letters are written only for people who can be called somewhere."""
        reached = any(one.confirmed for one in await self.of_person(person))
        settings = await self._people.settings(person)
        if settings.called != reached:
            await self._people.save_settings(person, settings.model_copy(update={"called": reached}))

    # --- letters

    async def deal_out(self, due: DueLetter, contacts: Sequence[Contact]) -> None:
        """A letter to a person becomes one for each contact, so that one that fails holds up no other."""
        letters = [_letter_for(due, contact) for contact in contacts if contact.confirmed]
        await self._store.outbox.post_newest(letters, self._clock.now())


def device_id(endpoint: str) -> str:
    """By which a device is known: its address, but not to be read in lists and logs."""
    return keys.hashed(f"push/{endpoint}")[:32]


def _line(contact: Contact) -> str:
    """The beginning of every destination at a contact."""
    return f"page/contact/{contact.id}/"


def _letter_for(due: DueLetter, contact: Contact) -> NewLetter:
    about = due.destination.removeprefix("page/").replace("/", ".")
    addressed = Addressed(f"{_line(contact)}{about}", due.letter)
    return addressed.seal(f"{due.nonce}.{contact.id[:8]}", due.match_id)
