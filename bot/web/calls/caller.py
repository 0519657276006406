"""Brings reminders and digests to people of the browser, wherever they are to be called."""

from aiohttp import web

from bot.host.host import Host
from bot.host.outbox import Undeliverable
from bot.table.letters import ConfirmAddress, Digest, DueLetter, Reminder
from bot.web.calls.mail import Mail
from bot.web.calls.message import Way, compose, waiting_table
from bot.web.calls.presence import OpenPages
from bot.web.calls.push import Push

PREFIX = "page/"
_CONTACT = f"{PREFIX}contact/"


class Caller:
    """Delivers the letters of people of the browser."""

    def __init__(self, host: Host, pages: OpenPages, push: Push, mail: Mail) -> None:
        self._host = host
        self._pages = pages
        self._mail = mail
        self._ways: dict[str, Way] = {"push": push, **({"mail": mail} if mail.offered else {})}
        """How contacts are called, by their kind."""

    async def run(self) -> None:
        """Deliver as letters come, until cancelled."""
        await self._host.outbox.keep_draining(PREFIX, self.send)

    async def send(self, due: DueLetter) -> None:
        """A letter to a person is dealt out to their contacts; a letter to a contact is sent."""
        if due.destination.startswith(_CONTACT):
            await self._call(due, due.destination.removeprefix(_CONTACT).partition("/")[0])
        else:
            await self._deal_out(due)

    async def _call(self, due: DueLetter, contact_id: str) -> None:
        contact = await self._host.contacts.get(contact_id)
        if contact is None or contact.kind not in self._ways:
            raise Undeliverable("nobody is called there any more")
        if isinstance(due.letter, ConfirmAddress):
            await self._mail.ask(contact)
            return
        await self._ways[contact.kind].call(contact, await compose(self._host, contact, due))

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
                told = reminder.stage == "arrived" and person is not None and self._pages.has_one(person)
                return None if told else person
            case Digest():
                return due.address
            case other:
                raise Undeliverable(f"{type(other).__name__} calls nobody")


CALLER = web.AppKey("caller", Caller)
