"""How much one person, and everybody who comes from one address, may ask of the host.

Acts cost the same on every page and command: each declares its price, and pays it before it runs.
"""

from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Literal

from cachetools import LRUCache

from bot.clock import Clock
from engine.errors import Refused
from engine.text import text

HOUR = 3600.0
MOST_REMEMBERED = 20_000
"""People and addresses whose spending is kept in mind; the longest silent is forgotten first."""


@dataclass(frozen=True, slots=True)
class Purse:
    """What may be spent within an hour: by one person, and by all who come from one address."""

    each: int
    address: int
    refusal: str = "budget-spent"


Price = Literal[
    "tables",
    "search",
    "join",
    "notes",
    "talk",
    "profile",
    "delete",
    "mail",
    "sign-in-mail",
    "plans",
    "pauses",
    "look-backs",
    "advice",
    "drawings",
    "unreadable",
    "lessons",
    "tryouts",
    "passes",
    "sign-ins",
    "calendar",
    "webhooks",
    "api",
    "lines",
    "acts",
]
"""The purse that something is paid from; `acts` is for everything without one of its own."""
PURSES: dict[Price, Purse] = {
    "tables": Purse(30, 30, "web-refuse-tables"),
    "search": Purse(20, 40),
    "join": Purse(30, 60),
    "notes": Purse(30, 60),
    "talk": Purse(120, 240),
    "profile": Purse(60, 60),
    "delete": Purse(3, 10),
    "mail": Purse(5, 10),
    "sign-in-mail": Purse(10, 20),
    "plans": Purse(300, 600),
    "pauses": Purse(30, 60),
    "look-backs": Purse(12, 24),
    "advice": Purse(120, 240),
    "drawings": Purse(3000, 6000),
    "unreadable": Purse(30, 30),
    "lessons": Purse(300, 600),
    "tryouts": Purse(600, 1200),
    "passes": Purse(20, 40),
    "sign-ins": Purse(60, 1200),
    "calendar": Purse(120, 1200),
    "webhooks": Purse(5, 10),
    "api": Purse(3600, 7200),
    "lines": Purse(1200, 2400),
    "acts": Purse(600, 1200),
}


@dataclass(frozen=True, slots=True)
class LineLimit:
    """How many lines may be held at once: by one person, from one address, and in all."""

    each: int
    address: int
    all: int
    refusal: str


LINES = {"stream": LineLimit(20, 40, 4000, "web-refuse-streams")}


class TooMuch(Refused):
    """A budget is used up; the words say what to do."""


class Budget:
    """Counts by person and by address; None stands for an unknown person, and for this machine."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._spent: LRUCache[tuple[str, str], deque[float]] = LRUCache(MOST_REMEMBERED)
        self._held: Counter[tuple[str, str]] = Counter()

    def spend(self, price: Price, person_id: str | None = None, address: str | None = None) -> None:
        """Pay, or refuse with one sentence and pay nothing."""
        purse, now = PURSES[price], self._clock.now()
        payers = [
            ((price, who), most) for who, most in _payers(person_id, address, purse.each, purse.address)
        ]
        for payer, most in payers:
            if len(self._lately(payer, now)) >= most:
                raise TooMuch(text(purse.refusal, count=most))
        for payer, _ in payers:
            self._spent.setdefault(payer, deque()).append(now)

    def _lately(self, payer: tuple[str, str], now: float) -> deque[float]:
        """What was paid within the last hour; a clock that was set back forgives what lies ahead."""
        paid = self._spent.get(payer, deque())
        while paid and not now - HOUR < paid[0] <= now:
            paid.popleft()
        return paid

    @contextmanager
    def hold(self, kind: str, person_id: str | None = None, address: str | None = None) -> Iterator[None]:
        """Hold a line for as long as the block runs."""
        line = LINES[kind]
        holders = [(kind, who) for who, _ in _payers(person_id, address, 0, 0)]
        allowed = dict(_payers(person_id, address, line.each, line.address))
        if self._held[kind, ""] >= line.all or any(self._held[key] >= allowed[key[1]] for key in holders):
            raise TooMuch(text(line.refusal))
        for key in (*holders, (kind, "")):
            self._held[key] += 1
        try:
            yield
        finally:
            for key in (*holders, (kind, "")):
                self._held[key] -= 1
                if not self._held[key]:
                    del self._held[key]

    def count_held(self, kind: str) -> int:
        """How many lines of a kind are held by everybody together."""
        return self._held[kind, ""]


def _payers(person_id: str | None, address: str | None, each: int, together: int) -> list[tuple[str, int]]:
    people = [(f"person {person_id}", each)] if person_id else []
    return people + ([(f"address {address}", together)] if address else [])


def neighbourhood(address: str | IPv4Address | IPv6Address) -> str | None:
    """The unit that is counted as one address: for IPv6 the /64 network of a household; None: no address."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return None
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped:
            return str(parsed.ipv4_mapped)
        return str(IPv6Network((int(parsed) >> 64 << 64, 64)))
    return str(parsed)
