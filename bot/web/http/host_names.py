"""The host names that this server answers to, as a guard against DNS rebinding."""

import ipaddress
import socket
from urllib.parse import urlsplit

from aiohttp import web

from bot.config import Config
from bot.web.http.frame import PROXY
from bot.web.http.guard import TurnedAway
from bot.web.http.identity import Handler

NAMES = web.AppKey("names", frozenset[str])


def names_of(config: Config) -> frozenset[str]:
    """The names of this machine, the address it listens on, the public address, and Discord's for us."""
    public = urlsplit(config.public_url).hostname or ""
    on_discord = f"{config.application_id}.{PROXY}" if config.discord_secret else ""
    named = ("localhost", socket.gethostname(), config.web_host, public, on_discord)
    return frozenset(name.lower() for name in named if name)


@web.middleware
async def check_host_name(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse unknown host names: a foreign one pointed at this machine could pass its pages off as ours."""
    if not _is_known_name(request.host, request.app[NAMES]):
        raise TurnedAway(421, "web-refuse-host")
    return await handler(request)


def _is_known_name(host: str, names: frozenset[str]) -> bool:
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    return name in names or _is_numeric(name)


def _is_numeric(name: str) -> bool:
    """Whether this is a numeric address, which unlike a name cannot be pointed elsewhere."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
