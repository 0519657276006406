"""Mail: calls by SMTP to an address whose owner has confirmed it, each with a way to stop them."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime
from html import escape
from urllib.parse import urlencode

from aiohttp import web
from itsdangerous import Signer

from bot import keys
from bot.clock import Clock
from bot.config import Config
from bot.host.contacts import Contacts
from bot.store.records import Contact
from bot.web.calls.message import Message
from bot.web.calls.smtp import POLICY, hand_over
from bot.web.surface import SURFACE
from engine.text import Text
from render.words import Words

PRODUCT = "Fondaco"


@dataclass(frozen=True, slots=True)
class MailText:
    """What a mail says, and the one press it asks for."""

    subject: str
    lines: Sequence[str]
    path: str
    press: str
    """The key of the words on the link."""
    nonce: str
    """By which mail programs know a repeat."""


class Mail:
    """Calls people by mail."""

    def __init__(self, contacts: Contacts, clock: Clock, config: Config) -> None:
        self._contacts = contacts
        self._clock = clock
        self._site = config.public_url or ""
        self._from = config.mail_from
        self._config = config
        self.offered = config.sends_mail
        """Whether the operator has set up mail."""

    async def call(self, contact: Contact, message: Message) -> None:
        """Send a call, with a way to the question that also works on a device that is not signed in."""
        path = await self._sign_in_path(contact, message.path)
        lines, subject = [message.sentence, *message.more], f"{message.sentence} · {PRODUCT}"
        content = MailText(subject, lines, path, "calls-mail-go", message.nonce)
        await self._send(contact, Words(message.locale), content)

    async def ask(self, contact: Contact, titles: Sequence[Text], nonce: str) -> None:
        """Ask whether its owner wants to be called there; `titles` are what they play."""
        words = Words(contact.locale)
        games = [words("calls-mail-ask-games", titles=tuple(titles))] if titles else []
        lines = [words("calls-mail-ask", site=self._site), *games, words("calls-mail-ask-signs-in")]
        path = await self.link(contact, "confirm")
        await self._send(
            contact, words, MailText(words("calls-mail-subject"), lines, path, "calls-mail-confirm", nonce)
        )

    async def send_sign_in(self, contact: Contact, path: str, locale: str, nonce: str) -> None:
        """Send the link that was asked for on another device."""
        words = Words(locale)
        lines = [words("calls-mail-sign-in", site=self._site)]
        subject, here = words("calls-mail-sign-in-subject"), await self._sign_in_path(contact, path)
        await self._send(contact, words, MailText(subject, lines, here, "calls-mail-sign-in-go", nonce))

    async def _sign_in_path(self, contact: Contact, path: str) -> str:
        """The way to a page for the owner of an address; those whom Discord vouches for need no sign-in."""
        if SURFACE.user_id(contact.person) is None:
            return path
        token = await self._contacts.new_sign_in(contact)
        return f"/mail/{contact.id}/enter/{token}?{urlencode({'to': path}, safe='/')}"

    async def link(self, contact: Contact, what: str) -> str:
        """The path at which the owner of an address confirms it, or stops the calls."""
        return f"/mail/{contact.id}/{what}/{(await self._signer(what)).get_signature(contact.id).decode()}"

    async def is_link(self, contact_id: str, what: str, token: str) -> bool:
        return (await self._signer(what)).verify_signature(contact_id, token)

    async def _signer(self, what: str) -> Signer:
        return keys.signer(await self._contacts.secret(), f"mail/{what}")

    async def _send(self, contact: Contact, words: Words, content: MailText) -> None:
        """A mail with a few sentences and one press, in plain text and as a simple page."""
        stop, here = f"{self._site}{await self.link(contact, 'stop')}", f"{self._site}{content.path}"
        press, ends = words(content.press), words("calls-mail-stop")
        mail = EmailMessage(policy=POLICY)
        mail["Subject"], mail["To"] = content.subject, contact.address
        mail["From"] = Address(PRODUCT, addr_spec=self._from)
        mail["Date"] = format_datetime(datetime.fromtimestamp(self._clock.now(), UTC))
        mail["Message-ID"] = f"<{keys.digest(content.nonce)[:32]}@{self._from.rpartition('@')[2]}>"
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail["Auto-Submitted"] = "auto-generated"
        mail["Content-Language"] = words.locale
        body = "\n\n".join(content.lines)
        mail.set_content(f"{body}\n\n{press}: {here}\n\n-- \n{PRODUCT}, {self._site}\n{ends}: {stop}\n")
        mail.add_alternative(
            f'<html lang="{words.locale}"><body>{"".join(f"<p>{escape(line)}</p>" for line in content.lines)}'
            f'<p><a href="{escape(here)}">{escape(press)}</a></p>'
            f'<p><small><a href="{escape(self._site)}">{PRODUCT}</a> · '
            f'<a href="{escape(stop)}">{escape(ends)}</a></small></p></body></html>',
            subtype="html",
        )
        await hand_over(mail, self._config)


MAIL = web.AppKey("mail", Mail)
