"""Connections to addresses that people name: to public ones alone, and to those that were checked."""

from ipaddress import IPv6Network, ip_address, ip_network
from socket import AddressFamily, socket

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult

GLOBAL_UNICAST = IPv6Network("2000::/3")
"""Where the public addresses of IPv6 are."""
SPECIAL = tuple(
    ip_network(network)
    for network in ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")
)
"""For protocols, examples and addresses inside others: not every version of Python knows them."""


class NotPublic(OSError):
    """A name that leads into a private network."""


def is_public(address: str) -> bool:
    """Whether an address is of the open internet: of no machine, household, provider, or group."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    if not parsed.is_global or parsed.is_multicast or parsed.is_reserved:
        return False
    if parsed.version == 6 and parsed not in GLOBAL_UNICAST:
        return False
    return not any(parsed in network for network in SPECIAL)


class PublicResolver(AbstractResolver):
    """Looks names up, and refuses one of whose addresses any is not public.

    What it returns is what the connection goes to: nothing is looked up a second time. A number in place of
    a name is not looked up at all.
    """

    def __init__(self, names: AbstractResolver | None = None) -> None:
        self._names = names or aiohttp.ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: AddressFamily = AddressFamily.AF_UNSPEC
    ) -> list[ResolveResult]:
        addresses = await self._names.resolve(host, port, family)
        if not addresses or not all(is_public(address["host"]) for address in addresses):
            raise NotPublic("the name leads to no public address")
        return addresses

    async def close(self) -> None:
        await self._names.close()


def public_socket(address: aiohttp.AddrInfoType) -> socket:
    """For the address that is connected to, however it was come by; NotPublic: a private one."""
    family, kind, protocol, _name, place = address
    if not is_public(str(place[0])):
        raise NotPublic("the address is not public")
    return socket(family, kind, protocol)


def public_connector(names: AbstractResolver | None = None) -> aiohttp.TCPConnector:
    """Connects to public addresses, with a new connection each time."""
    return aiohttp.TCPConnector(
        resolver=names or PublicResolver(),
        use_dns_cache=False,
        force_close=True,
        socket_factory=public_socket,
    )
