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


def parse_proxies(names: str) -> tuple[Network, ...]:
    """The addresses and networks that the operator lists; a ValueError where one cannot be read."""
    return tuple(ip_network(name.strip()) for name in names.split(",") if name.strip())


def is_trusted_proxy(peer: str, proxies: tuple[Network, ...]) -> bool:
    parsed = _parse_address(peer)
    return parsed is not None and any(parsed in network for network in proxies)


def origin_of(request: web.Request) -> str | None:
    """The address a request comes from, for IPv6 its network; None: this machine.

    A forwarded address is trusted only from a proxy that the operator named: the last in its list
    that is not one of those proxies.
    """
    peer, forwarded = request.remote or "", request.headers.get(FORWARDED, "")
    proxies = request.app[PROXIES]
    if forwarded and is_trusted_proxy(peer, proxies):
        for hop in reversed([part.strip() for part in forwarded.split(",")]):
            if not is_trusted_proxy(hop, proxies):
                return neighbourhood(hop) or peer
    parsed = _parse_address(peer)
    if parsed is None or not parsed.is_loopback:
        return None if parsed is None else neighbourhood(parsed)
    if forwarded:
        _warn_of_proxy(peer)
        return peer
    return None


def _warn_of_proxy(peer: str) -> None:
    """Warn the operator once: everyone behind a proxy that was not named counts as one visitor."""
    if peer not in _UNNAMED:
        _UNNAMED.add(peer)
        log.warning("proxy-not-named", proxy=peer, do=f"set FONDACO_PROXY={peer}")


def _parse_address(written: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(written)
    except ValueError:
        return None
