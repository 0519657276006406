"""Where people reach this host, and where a request comes from."""

from ipaddress import IPv4Address, IPv6Address, ip_address

from aiohttp import web

from bot.web.appkeys import PUBLIC_URL


def address(request: web.Request) -> str:
    return request.app[PUBLIC_URL].rstrip("/") or f"{request.scheme}://{request.host}"


def is_secure(request: web.Request) -> bool:
    return address(request).startswith("https:")


def origin_of(request: web.Request) -> str | None:
    """The address a request comes from; None: this very machine.

    A web server in front says for whom it asks; it stands on the same machine or network.
    """
    peer = _parsed(request.remote or "")
    if peer is None or peer.is_private:
        told = request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip()
        if told and (asked := _parsed(told)):
            return str(asked)
    return None if peer is None or peer.is_loopback else str(peer)


def _parsed(said: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(said)
    except ValueError:
        return None
