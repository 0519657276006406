"""How much one person, and everybody who comes from one address, may ask of the host.

Acts cost the same on every page and command. A surface calls `spend` with the key of an act before it runs.
"""

from collections import Counter, OrderedDict, deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

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


PURSES = {
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
    "passes": Purse(20, 40),
    "sign-ins": Purse(60, 1200),
    "acts": Purse(600, 1200),
}
COSTS = {
    "open-table": "tables",
    "table-rematch": "tables",
    "hall-found-league": "tables",
    "hall-found-campaign": "tables",
    "hall-seek": "search",
    "league-join": "join",
    "league-stand-by": "join",
    "league-take-seat": "join",
    "campaign-house": "join",
    "campaign-take-over": "join",
    "table-take-seat": "join",
    "ask-to-enter": "join",
    "campaign-note": "notes",
    "table-say": "talk",
    "table-note": "talk",
    "person-settings": "profile",
    "person-go-away": "profile",
    "person-hide": "profile",
    "name": "profile",
    "standing-order": "profile",
    "device": "profile",
    "mail-address": "mail",
    "sign-in-mail": "sign-in-mail",
    "person-delete": "delete",
    "sign-in": "sign-ins",
    "save-plan": "plans",
    "table-pause": "pauses",
    "table-resume": "pauses",
    "table-host-pause": "pauses",
    "table-host-resume": "pauses",
    "begin-look-back": "look-backs",
    "watch": "drawings",
    "draw": "drawings",
    "past": "drawings",
    "send-packed": "unreadable",
    "table-advice": "advice",
    "lesson-begin": "lessons",
    "lesson-restart": "lessons",
    "answer-in-lesson": "lessons",
    "server-link": "passes",
    "open-server-link": "passes",
}
"""Which purse an act is paid from; any other act from the common one."""


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
        self._spent: OrderedDict[tuple[str, str], deque[float]] = OrderedDict()
        self._held: Counter[tuple[str, str]] = Counter()

    def spend(self, act: str, person_id: str | None = None, address: str | None = None) -> None:
        """Pay for an act, or refuse it with one sentence and pay nothing."""
        name = COSTS.get(act, "acts")
        purse, now = PURSES[name], self._clock.now()
        payers = [((name, who), most) for who, most in _payers(person_id, address, purse.each, purse.address)]
        for payer, most in payers:
            if len(self._lately(payer, now)) >= most:
                raise TooMuch(text(purse.refusal, count=most))
        for payer, _ in payers:
            self._spent.setdefault(payer, deque()).append(now)
            self._spent.move_to_end(payer)
        while len(self._spent) > MOST_REMEMBERED:
            self._spent.popitem(last=False)

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

    def held(self, kind: str) -> int:
        """How many lines of a kind are held by everybody together."""
        return self._held[kind, ""]


def _payers(person_id: str | None, address: str | None, each: int, together: int) -> list[tuple[str, int]]:
    people = [(f"person {person_id}", each)] if person_id else []
    return people + ([(f"address {address}", together)] if address else [])


def neighbourhood(said: str | IPv4Address | IPv6Address) -> str | None:
    """The unit that is counted as one address: for IPv6 the /64 network of a household; None: no address."""
    try:
        found = ip_address(said)
    except ValueError:
        return None
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(IPv6Network((int(found) >> 64 << 64, 64)))
    return str(found)
