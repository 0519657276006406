"""Mail: calls by SMTP to an address whose owner has confirmed it, each with a way to stop them."""

import hmac
from email.message import EmailMessage
from html import escape

import aiosmtplib
from aiohttp import web

from bot import keys
from bot.config import Config
from bot.host.outbox import Undeliverable
from bot.store.chat import SurfaceNotes
from bot.store.records import Contact
from bot.web.calls.message import Message
from bot.web.calls.smtp import hand_over
from render.words import Words

KEY = "secret/mail"
"""The note of the secret by which links in mails are known again."""
REFUSED_FOR_GOOD = 500


class Mail:
    """Calls people by mail."""

    def __init__(self, notes: SurfaceNotes, config: Config) -> None:
        self._notes = notes
        self._site = config.public_url
        self._from = config.mail_from
        self._config = config
        self.offered = config.sends_mail
        """Whether the operator has set up mail."""

    async def call(self, contact: Contact, message: Message) -> None:
        words = Words(message.locale)
        await self._send(contact, words, message.said, message.said, message.path, "calls-mail-go")

    async def ask(self, contact: Contact) -> None:
        """Ask whether its owner wants to be called there."""
        words, path = Words(contact.locale), await self.link(contact, "confirm")
        about = words("calls-mail-ask", site=self._site)
        await self._send(contact, words, words("calls-mail-subject"), about, path, "calls-mail-confirm")

    async def link(self, contact: Contact, what: str) -> str:
        """The path at which the owner of an address confirms it, or stops the calls."""
        return f"/mail/{contact.id}/{what}/{await self._token(contact, what)}"

    async def is_link(self, contact: Contact, what: str, token: str) -> bool:
        return hmac.compare_digest((await self._token(contact, what)).encode(), token.encode())

    async def _token(self, contact: Contact, what: str) -> str:
        secret = str(await self._notes.get_or_set(KEY, keys.new_key()))
        return hmac.digest(secret.encode(), f"{what}/{contact.id}".encode(), "sha256").hex()[:32]

    async def _send(
        self, contact: Contact, words: Words, subject: str, said: str, path: str, press: str
    ) -> None:
        """A mail with one sentence and one press, in plain text and as a simple page."""
        stop = f"{self._site}{await self.link(contact, 'stop')}"
        mail = EmailMessage()
        mail["Subject"], mail["From"], mail["To"] = subject, self._from, contact.address
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail["Auto-Submitted"] = "auto-generated"
        mail["Content-Language"] = words.locale
        here, ends = f"{self._site}{path}", words("calls-mail-stop")
        mail.set_content(f"{said}\n\n{words(press)}: {here}\n\n-- \n{ends}: {stop}\n")
        mail.add_alternative(
            f'<html lang="{words.locale}"><body><p>{escape(said)}</p>'
            f'<p><a href="{escape(here)}">{escape(words(press))}</a></p>'
            f'<p><small><a href="{escape(stop)}">{escape(ends)}</a></small></p></body></html>',
            subtype="html",
        )
        await self._hand_over(mail)

    async def _hand_over(self, mail: EmailMessage) -> None:
        try:
            await hand_over(mail, self._config)
        except aiosmtplib.SMTPRecipientsRefused as error:
            if all(one.code >= REFUSED_FOR_GOOD for one in error.recipients):
                raise Undeliverable("the mail server takes nothing for this address") from error
            raise


MAIL = web.AppKey("mail", Mail)
