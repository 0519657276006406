"""The operator's mail server: reached by SMTP, as FONDACO_SMTP says."""

from email.header import Header
from email.headerregistry import BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP, Policy
from typing import Any
from urllib.parse import unquote, urlsplit

import aiosmtplib

from bot.config import Config
from bot.host.outbox import Undeliverable

PATIENCE = 20.0
"""Seconds for the mail server: less than a letter is reserved for."""
REFUSED_FOR_GOOD = 500


class NotTaken(OSError):
    """The mail server does not take a mail now; says nothing of whom it was for."""


class _WholeHeader(UnstructuredHeader, BaseHeader):
    """On one line: an address without spaces could only be folded into encoded words, which no mail program
    presses."""

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"


class _Subject(UnstructuredHeader, BaseHeader):
    """Encoded as a whole: words encoded one by one lose the spaces between them."""

    def fold(self, *, policy: Policy) -> str:
        charset = "us-ascii" if str(self).isascii() else "utf-8"
        encoded = Header(str(self), charset, header_name=self.name).encode(linesep=policy.linesep)
        return f"{self.name}: {encoded}{policy.linesep}"


_HEADERS = HeaderRegistry()
_HEADERS.map_to_type("list-unsubscribe", _WholeHeader)
_HEADERS.map_to_type("subject", _Subject)
POLICY = SMTP.clone(header_factory=_HEADERS, cte_type="7bit")
"""How mails are written: in letters that every server passes on."""


def _server(config: Config) -> dict[str, Any]:
    """How the server is reached; smtp:// changes to a secure line where the server offers one."""
    server = urlsplit(config.smtp.get_secret_value() if config.smtp else "")
    secure = server.scheme == "smtps"
    return {
        "hostname": server.hostname,
        "port": server.port or (465 if secure else 587),
        "username": unquote(server.username) if server.username else None,
        "password": unquote(server.password) if server.password else None,
        "use_tls": secure,
        "timeout": PATIENCE,
    }


async def hand_over(mail: EmailMessage, config: Config) -> None:
    """Give a mail to the server; Undeliverable: it never takes it, NotTaken: it may later.

    What a server answers often names the address, so none of it is passed on.
    """
    try:
        await aiosmtplib.send(
            mail.as_bytes(), sender=config.mail_from, recipients=[str(mail["To"])], **_server(config)
        )
    except aiosmtplib.SMTPRecipientsRefused as error:
        _refuse([refusal.code for refusal in error.recipients])
    except aiosmtplib.SMTPAuthenticationError:
        raise NotTaken("the mail server does not take this user and password") from None
    except aiosmtplib.SMTPResponseException as error:
        _refuse([error.code])
    except aiosmtplib.SMTPException as error:
        raise NotTaken(f"the mail server cannot be used ({type(error).__name__})") from None


def _refuse(codes: list[int]) -> None:
    listed = ", ".join(map(str, codes))
    if all(code >= REFUSED_FOR_GOOD for code in codes):
        raise Undeliverable(f"the mail server says {listed}") from None
    raise NotTaken(f"the mail server says {listed}") from None


async def check(config: Config) -> str:
    """Why the server does not let us in; empty: it does."""
    try:
        async with aiosmtplib.SMTP(**_server(config)):
            return ""
    except aiosmtplib.SMTPAuthenticationError:
        return "the mail server does not take this user and password"
    except (aiosmtplib.SMTPException, OSError) as error:
        return f"the mail server cannot be used ({type(error).__name__})"
