"""Where people reach this host, and where a request comes from."""

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

import structlog
from aiohttp import web

from bot.host.budget import neighbourhood
from bot.web.appkeys import PROXIES, PUBLIC_URL

log = structlog.get_logger(__name__)

Network = IPv4Network | IPv6Network
FORWARDED = "X-Forwarded-For"
_UNNAMED: set[str] = set()
"""Proxies that were logged because the operator did not name them."""


def address(request: web.Request) -> str:
    return request.app[PUBLIC_URL].rstrip("/") or f"{request.scheme}://{request.host}"


def is_secure(request: web.Request) -> bool:
    return address(request).startswith("https:")


def parse_proxies(said: str) -> tuple[Network, ...]:
    """The addresses and networks that the operator lists; a ValueError where one cannot be read."""
    return tuple(ip_network(one.strip()) for one in said.split(",") if one.strip())


def is_trusted_proxy(peer: str, proxies: tuple[Network, ...]) -> bool:
    found = _parsed(peer)
    return found is not None and any(found in network for network in proxies)


def origin_of(request: web.Request) -> str | None:
    """The address a request comes from, for IPv6 its network; None: this machine.

    A forwarded address is trusted only from a proxy that the operator named: the last in its list
    that is not one of those proxies.
    """
    peer, told = request.remote or "", request.headers.get(FORWARDED, "")
    proxies = request.app[PROXIES]
    if told and is_trusted_proxy(peer, proxies):
        for one in reversed([said.strip() for said in told.split(",")]):
            if not is_trusted_proxy(one, proxies):
                return neighbourhood(one) or peer
    found = _parsed(peer)
    if found is None or not found.is_loopback:
        return None if found is None else neighbourhood(found)
    if told:
        _warn_of_proxy(peer)
        return peer
    return None


def _warn_of_proxy(peer: str) -> None:
    """Warn the operator once: everyone behind a proxy that was not named counts as one visitor."""
    if peer not in _UNNAMED:
        _UNNAMED.add(peer)
        log.warning("proxy-not-named", proxy=peer, do=f"set FONDACO_PROXY={peer}")


def _parsed(said: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(said)
    except ValueError:
        return None
