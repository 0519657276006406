"""The names this host answers to: a page elsewhere must not reach it under a name of its own making."""

import ipaddress
import socket
from urllib.parse import urlsplit

from aiohttp import web

from bot.config import Config
from bot.web.http.guard import Turned
from bot.web.http.identity import Handler

NAMES = web.AppKey("names", frozenset[str])


def names_of(config: Config) -> frozenset[str]:
    """This machine's own names, where it listens, and how people are told to reach it."""
    told = urlsplit(config.public_url).hostname or ""
    return frozenset(
        name.lower() for name in ("localhost", socket.gethostname(), config.web_host, told) if name
    )


@web.middleware
async def known_name(request: web.Request, handler: Handler) -> web.StreamResponse:
    """A name that was pointed at this machine from outside would make a foreign page look like ours."""
    if not _known(request.host, request.app[NAMES]):
        raise Turned(421, "web-refuse-host")
    return await handler(request)


def _known(host: str, names: frozenset[str]) -> bool:
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    return name in names or _numeric(name)


def _numeric(name: str) -> bool:
    """An address in numbers belongs to the machine that has it; only names can be pointed elsewhere."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
