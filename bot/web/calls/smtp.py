"""The operator's mail server: reached by SMTP, as FONDACO_SMTP says."""

from email.message import EmailMessage
from typing import Any
from urllib.parse import unquote, urlsplit

import aiosmtplib

from bot.config import Config

PATIENCE = 20.0
"""Seconds for the mail server: less than a letter is reserved for."""


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
    """Give a mail to the server; its errors are aiosmtplib's."""
    await aiosmtplib.send(mail, **_server(config))


async def check(config: Config) -> str:
    """Why the server does not let us in; empty: it does."""
    try:
        async with aiosmtplib.SMTP(**_server(config)):
            return ""
    except aiosmtplib.SMTPAuthenticationError:
        return "the mail server does not take this user and password"
    except (aiosmtplib.SMTPException, OSError) as error:
        return f"the mail server cannot be used ({type(error).__name__})"
