"""Brings reminders and digests to people of the browser, wherever they are to be called."""

import traceback

import aiohttp
import structlog
from aiohttp import web

from bot.host.contacts import CALLS, owner_in
from bot.host.host import Host
from bot.host.outbox import Postponed, Undeliverable
from bot.host.webhooks import KINDS
from bot.store import StoreError
from bot.store.records import Contact
from bot.table.letters import (
    ConfirmAddress,
    Digest,
    DueLetter,
    GameFollowed,
    Letter,
    NextInTurn,
    Reminder,
    SeatOffered,
    SeriesMessage,
    SignInLink,
)
from bot.web.calls.mail import Mail
from bot.web.calls.message import Way, compose, offered_seat, waiting_table
from bot.web.calls.presence import OpenPages
from bot.web.calls.push import Push
from bot.web.calls.webhook import WebhookCaller
from bot.web.surface import SURFACE
from engine import registry
from engine.errors import BadRecord
from engine.text import Text

log = structlog.get_logger(__name__)

HOUR, DAY = 3600.0, 24 * 3600.0
MOST_TITLES = 3
"""How many games the first mail names."""
MAY_PASS = (OSError, aiohttp.ClientError, StoreError, Postponed)
"""Errors that may be over at the next try; every other one is a mistake of ours."""


class Notifier:
    """Delivers the letters of people of the browser."""

    def __init__(
        self, host: Host, pages: OpenPages, push: Push, mail: Mail, hooks: WebhookCaller | None
    ) -> None:
        self._host = host
        self._pages = pages
        self._mail = mail
        self._ways: dict[str, Way] = {"push": push}
        """How contacts are called, by their kind."""
        if mail.offered:
            self._ways["mail"] = mail
        if hooks is not None:
            self._ways |= dict.fromkeys(KINDS, hooks)

    async def run(self) -> None:
        """Deliver as letters come, until cancelled."""
        await self._host.outbox.keep_draining(SURFACE.prefix, self.send, owner_in)

    async def send(self, due: DueLetter) -> None:
        """A letter to a person is dealt out to their contacts; a letter to a contact is sent.

        Undeliverable when another try would be no better: the letter is too old, or cannot be sent at all.
        """
        try:
            await self._send(due)
        except (Undeliverable, BadRecord):
            raise
        except MAY_PASS as error:
            if isinstance(error, ValueError):  # an address that nothing can be sent to
                raise Undeliverable("the address cannot be used") from None
            if self._host.clock.now() - due.written >= _lasts(due.letter, error):
                raise Undeliverable(f"it failed for too long ({type(error).__name__})") from None
            raise
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            log.error(  # the words of the error may name an address
                "call-broken", nonce=due.nonce, error=type(error).__name__, at=f"{where.name}:{where.lineno}"
            )
            raise Undeliverable(f"{type(error).__name__} in {where.name}") from None

    async def _send(self, due: DueLetter) -> None:
        if due.destination.startswith(CALLS):
            await self._call(due, due.destination.removeprefix(CALLS).partition("/")[0])
        else:
            await self._deal_out(due)

    async def _call(self, due: DueLetter, contact_id: str) -> None:
        contact = await self._host.contacts.get(contact_id)
        if contact is None or contact.kind not in self._ways:
            raise Undeliverable("nobody is called there any more")
        match due.letter:
            case ConfirmAddress():
                await self._mail.ask(contact, await self._titles_of(contact.person), due.nonce)
            case SignInLink(path):
                await self._send_sign_in(contact, path, due)
            case _:
                await self._ways[contact.kind].call(contact, await compose(self._host, contact, due))

    async def _send_sign_in(self, contact: Contact, path: str, due: DueLetter) -> None:
        if due.attempts == 0:
            await self._host.contacts.count_sign_in(contact)
        locale = (await self._host.people.settings(contact.person)).locale or contact.locale
        await self._mail.send_sign_in(contact, path, locale, due.nonce)

    async def _titles_of(self, person: str) -> list[Text]:
        """The names of the games that a person is playing."""
        playing = await self._host.store.matches.list_matches(user_id=person, state="live", limit=20)
        titles = list(dict.fromkeys(record.title for record in playing))
        return [registry.local_name(title) for title in titles[:MOST_TITLES]]

    async def _deal_out(self, due: DueLetter) -> None:
        person = await self._person_to_call(due)
        if person is not None:
            await self._host.contacts.deal_out(due, await self._host.contacts.of_person(person))
            self._host.outbox.wake_carriers()

    async def _person_to_call(self, due: DueLetter) -> str | None:
        """Whom a letter calls; None: an open page of theirs tells them of the new question by itself.

        A page may lie open unseen, so every later reminder is sent in any case.
        """
        match due.letter:
            case Reminder() as reminder:
                table = await waiting_table(self._host, due.match_id or "", reminder)
                person = table.seats[reminder.seat].user_id
                is_shown = reminder.stage == "arrived" and person is not None and self._pages.has_one(person)
                return None if is_shown else person
            case Digest() | GameFollowed() | NextInTurn() | SeriesMessage():
                return due.address
            case SeatOffered(seat):
                return (await offered_seat(self._host, due.match_id or "", seat)).offered_to
            case other:
                raise Undeliverable(f"{type(other).__name__} calls nobody")


def _lasts(letter: Letter, error: Exception) -> float:
    """Seconds after which a letter that fails is given up: a person who waits for it looks no longer, and a
    webhook is not tried every minute for a day."""
    return HOUR if isinstance(letter, ConfirmAddress | SignInLink) or isinstance(error, Postponed) else DAY


CALLER = web.AppKey("caller", Notifier)
