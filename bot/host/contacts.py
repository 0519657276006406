"""Contacts: the devices, the mail address and the webhook at which a person is called elsewhere."""

import asyncio
import hmac
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from urllib.parse import urlsplit

from bot import keys
from bot.clock import Clock
from bot.config import read_mail_address
from bot.host.outbox import Undeliverable
from bot.host.people import People
from bot.store import Store
from bot.store.notes import NoteKind
from bot.store.records import Contact, NewLetter
from bot.table.letters import Addressed, ConfirmAddress, DueLetter, SignInLink
from engine.errors import Refused
from engine.text import text

PAGES = "web/"
CALLS = f"{PAGES}contact/"
"""Where letters to contacts go: the process that serves pages calls devices, too."""
MOST_DEVICES = 10
"""Devices of one person; the oldest makes room for an eleventh."""
LONGEST_ENDPOINT = 1000
HOUR, DAY = 3600.0, 24 * 3600.0
LONGEST_SILENCE, MOST_FAILURES = DAY, 10
"""A device is dropped when it has failed so long, and so often, without being reached once."""
ASK_AGAIN = HOUR
"""Seconds before the same address is asked again whether it wants to be called."""
_PLAIN_ADDRESS = re.compile(r"https?://[A-Za-z0-9.-]+(:\d{1,5})?/[!-~]*", re.ASCII)
"""An address without user information, brackets and zone ids."""
SECRET = NoteKind.SECRET("mail")
"""The note of the secret by which links in mails, and addresses that want none, are known again."""
SIGN_IN_LASTS = HOUR
"""Seconds for which a link signs its reader in."""


@dataclass(frozen=True, slots=True)
class MailLimit:
    """How many mails of a kind one address gets, from everyone together."""

    most: int
    within: float


MAIL_LIMITS = {"confirm": MailLimit(3, DAY), "sign-in": MailLimit(5, HOUR)}


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
    port: int | None = 443
    """None: any."""

    def include(self, endpoint: str) -> bool:
        """Whether an address leads to a push service, by its name alone, and nowhere else."""
        if len(endpoint) > LONGEST_ENDPOINT or not _PLAIN_ADDRESS.fullmatch(endpoint):
            return False
        try:
            parts = urlsplit(endpoint)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            return False
        known = any(host == service or host.endswith(f".{service}") for service in self.hosts)
        return known and parts.scheme == self.scheme and (self.port is None or port in (None, self.port))


class Contacts:
    """Keeps the contacts of people, and who of them can be called at all."""

    def __init__(self, store: Store, people: People, clock: Clock) -> None:
        self._store = store
        self._people = people
        self._clock = clock
        self._counting = asyncio.Lock()
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
        others = [device for device in await self.of_person(person) if device.kind == "push"]
        for oldest in others[:-MOST_DEVICES]:
            await self._store.contacts.drop(oldest.id)
        await self._note_reach(person)
        return device

    async def note_reached(self, device: Contact) -> None:
        if device.failures:
            await self._store.contacts.note_failures(device.id, 0, None)

    async def note_failure(self, device: Contact) -> None:
        """Count a try that failed; Undeliverable: there were too many, and the contact is dropped."""
        now = self._clock.now()
        since = device.failing_since if device.failing_since is not None else now
        failures = device.failures + 1
        if failures >= MOST_FAILURES and now - since >= LONGEST_SILENCE:
            await self.drop(device)
            raise Undeliverable("it cannot be reached for long")
        await self._store.contacts.note_failures(device.id, failures, since)

    # --- mail

    async def add_mail(self, person: str, address: str, locale: str) -> Contact:
        """Ask at an address whether this person is to be called there, in place of any other address."""
        checked, now = read_mail_address(address), self._clock.now()
        if checked is None:
            raise Refused(text("calls-strange-address"))
        address = checked
        contact = Contact(
            keys.digest(f"mail/{person}/{address}")[:32], person, "mail", address, {}, locale, False, now
        )
        known = await self.get(contact.id)
        if known is not None and (known.confirmed or now - known.added < ASK_AGAIN):
            raise Refused(text("calls-asked-before"))
        if await self._is_stopped(address) or not await self._count_mail(address, "confirm"):
            raise Refused(text("calls-mail-not-now"))
        for other in await self.of_person(person):
            if other.kind == "mail":
                await self.drop(other)
        await self._store.contacts.put(contact)
        letter = Addressed(_destination(contact, "confirm"), ConfirmAddress()).seal(keys.new_nonce())
        await self._store.outbox.post_newest([letter], now)
        return contact

    async def confirm(self, contact: Contact) -> None:
        """Its owner wants to be called there."""
        await self._store.contacts.put(replace(contact, confirmed=True))
        await self._note_reach(contact.person)

    async def secret(self) -> str:
        return str(await self._store.notes.get_or_set(SECRET, keys.new_key()))

    async def mark_of(self, address: str) -> str:
        """By which an address is known without being stored; what follows a plus is the same mailbox."""
        name, _, server = address.casefold().rpartition("@")
        mailbox = f"{name.partition('+')[0]}@{server}"
        return hmac.digest((await self.secret()).encode(), mailbox.encode(), "sha256").hex()[:32]

    async def _count_mail(self, address: str, kind: str) -> bool:
        """Count a mail to an address; False: it has had as many as it gets."""
        limit, now = MAIL_LIMITS[kind], self._clock.now()
        note = NoteKind.MAILED(f"{await self.mark_of(address)}/{kind}")
        async with self._counting:
            noted = await self._store.notes.get(note)
            lately = [at for at in noted if now - limit.within < at <= now] if isinstance(noted, list) else []
            if len(lately) >= limit.most:
                return False
            await self._store.notes.set(note, [*lately, now])
        return True

    async def stop_mail(self, contact: Contact) -> None:
        """Its owner wants no mail from here, whoever asks for it; only they can allow it again."""
        mark = await self.mark_of(contact.address)
        await self._store.notes.set(NoteKind.NO_MAIL(mark), True)
        for other in await self._store.contacts.at_address(contact.address):
            await self._store.notes.set(NoteKind.NO_MAIL_AT(other.id), mark)
            await self.drop(other)

    async def has_stopped(self, contact_id: str) -> bool:
        """Whether the owner of the address of a contact has stopped all mail."""
        mark = await self._store.notes.get(NoteKind.NO_MAIL_AT(contact_id))
        return mark is not None and await self._store.notes.get(NoteKind.NO_MAIL(str(mark))) is not None

    async def allow_mail(self, contact_id: str) -> None:
        """The owner of an address lets people ask there again."""
        mark = await self._store.notes.take(NoteKind.NO_MAIL_AT(contact_id))
        await self._store.notes.drop(NoteKind.NO_MAIL(str(mark)))

    async def _is_stopped(self, address: str) -> bool:
        return await self._store.notes.get(NoteKind.NO_MAIL(await self.mark_of(address))) is not None

    # --- signing in

    async def ask_for_sign_in(self, address: str, path: str) -> None:
        """Send a link to the people who are called at an address.

        For an address of nobody a letter to nobody is written, so that the delay tells nothing either.
        """
        known = [contact for contact in await self._store.contacts.at_address(address) if contact.confirmed]
        nobody = f"{CALLS}{await self.mark_of(address)}/nobody/sign-in"
        await self._post_sign_in([_destination(contact, "sign-in") for contact in known] or [nobody], path)

    async def ask_for_sign_in_again(self, contact_id: str, path: str) -> None:
        """Send another link to where an earlier one went, if anyone is called there."""
        contact = await self.get(contact_id)
        nobody = f"{CALLS}{contact_id}/nobody/sign-in"
        await self._post_sign_in([_destination(contact, "sign-in") if contact else nobody], path)

    async def _post_sign_in(self, destinations: Sequence[str], path: str) -> None:
        letters = [Addressed(to, SignInLink(path)).seal(keys.new_nonce()) for to in destinations]
        await self._store.outbox.post_newest(letters, self._clock.now())

    async def count_sign_in(self, contact: Contact) -> None:
        """Count a mail with a link that was asked for; Undeliverable: the address has had enough of them."""
        if not contact.confirmed or not await self._count_mail(contact.address, "sign-in"):
            raise Undeliverable("this address gets no more links now")

    async def new_sign_in(self, contact: Contact) -> str:
        """The token of a link that signs the owner of an address in, once; the newest alone is good."""
        token = keys.new_key()
        signed_in = {"hash": keys.digest(token), "until": self._clock.now() + SIGN_IN_LASTS}
        await self._store.notes.set(NoteKind.SIGN_IN(contact.id, person=contact.person), signed_in)
        return token

    async def may_sign_in(self, contact_id: str, token: str) -> bool:
        return self._fits(await self._store.notes.get(NoteKind.SIGN_IN(contact_id)), token)

    async def use_sign_in(self, contact_id: str, token: str) -> bool:
        """Whether this token signs in, here and now; of several who use it, one is signed in."""
        if not await self.may_sign_in(contact_id, token):
            return False
        return self._fits(await self._store.notes.take(NoteKind.SIGN_IN(contact_id)), token)

    def _fits(self, noted: object, token: str) -> bool:
        match noted:
            case {"hash": str(key_hash), "until": int() | float() as until}:
                return self._clock.now() < until <= self._clock.now() + SIGN_IN_LASTS and keys.fits(
                    token, key_hash
                )
        return False

    # --- any contact

    async def drop(self, contact: Contact) -> None:
        """Call there no more."""
        await self._store.contacts.drop(contact.id)
        await self._store.notes.drop(NoteKind.SIGN_IN(contact.id))
        await self._store.care.drop_letters(_line(contact))
        await self._note_reach(contact.person)

    async def forget(self, person: str) -> None:
        for contact in await self.of_person(person):
            await self._store.care.drop_letters(_line(contact))
        await self._store.contacts.forget(person)

    async def _note_reach(self, person: str) -> None:
        """Letters are written only for people who can be called somewhere."""
        reached = any(contact.confirmed for contact in await self.of_person(person))
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
    return keys.digest(f"push/{endpoint}")[:32]


def _line(contact: Contact) -> str:
    """The beginning of every destination at a contact."""
    return f"{CALLS}{contact.id}/"


def _destination(contact: Contact, about: str) -> str:
    """Where a letter to a contact goes; it says whose contact it is, in no way that can be read."""
    return f"{_line(contact)}{keys.digest(f'owner/{contact.person}')[:12]}/{about}"


def owner_in(destination: str) -> str | None:
    """The mark of the person at whose contact a letter goes; None: it goes to no contact."""
    match destination.split("/"):
        case [_, "contact", _, owner, _]:
            return owner
        case [_, "contact", contact_id, _]:
            return contact_id  # letters from before destinations said whose contact it is
    return None


def recipient_of(destination: str, match_id: str | None) -> str | None:
    """Who is waited for at a destination: the owner of a contact, else a table; None: an address that anyone
    may name, and whose owner has confirmed nothing."""
    if owner := owner_in(destination):
        return None if destination.endswith(("/confirm", "/sign-in")) else owner
    return match_id or destination


def _letter_for(due: DueLetter, contact: Contact) -> NewLetter:
    about = due.destination.removeprefix(PAGES).replace("/", ".")
    addressed = Addressed(_destination(contact, about), due.letter)
    return addressed.seal(f"{due.nonce}.{contact.id[:8]}", due.match_id)
