"""The post of the week: what the host wrote into the outbox, and what arrived of it."""

import json
from collections import Counter
from typing import Any

from bot.host.host import Host
from bot.host.outbox import Undeliverable
from bot.table.letters import DueLetter
from engine.rng import Rng
from tests.raw import raw

OUR_POST = "sim/"


class Crash(BaseException):
    """The host dies in the middle of something."""


class Mail:
    """Reads the outbox past the host, and delivers from it as a surface would, often badly."""

    def __init__(self, target: str, rng: Rng) -> None:
        self._raw = raw(target)
        self._rng = rng
        self._read = 0
        self.arrived: Counter[str] = Counter()
        """How often each nonce arrived; more than once only after a crash in mid-send."""
        self.crashed: set[str] = set()
        self.wrong: list[str] = []

    def close(self) -> None:
        self._raw.close()

    def posted(self) -> list[tuple[str, Any]]:
        """Destinations and payloads of the reminders and digests written since the last time."""
        rows = self._raw.rows(
            "select id, destination, payload from outbox where id > ? order by id", self._read
        )
        self._read = max([self._read, *(row[0] for row in rows)])
        return [(where, json.loads(payload)) for _, where, payload in rows if not where.startswith(OUR_POST)]

    async def deliver(self, host: Host, *, waits: Any, crash: bool) -> None:
        """Send whatever is due; `waits` says whether a reminder's question is still to be answered."""

        async def send(letter: DueLetter) -> None:
            if self._rng.chance(1, 20):
                raise ConnectionError("no answer")
            if letter.destination.startswith("who/reminder/") and not waits(letter):
                if letter.attempts == 0:
                    self.wrong.append(f"{letter.destination} is told of a question that is no more")
                raise Undeliverable("answered meanwhile")
            self.arrived[letter.nonce] += 1
            if crash and self._rng.chance(1, 3):
                self.crashed.add(letter.nonce)
                raise Crash

        for prefix in ("who/", OUR_POST):
            await host.outbox.drain(prefix, send)

    def settle(self) -> Counter[str]:
        """At the end: every letter arrived once, was replaced, or still waits; how many of each."""
        found: Counter[str] = Counter()
        query = "select nonce, destination, sent_at is not null, last_error from outbox"
        for nonce, where, sent, error in self._raw.rows(query):
            kind = where.removeprefix("who/").partition("/")[0]
            times = self.arrived[nonce]
            found[f"{kind} {'sent' if sent else error or 'waiting'}"] += 1
            if sent and times == 0:
                self.wrong.append(f"{nonce} to {where} counts as sent and never arrived")
            if times > 1 and nonce not in self.crashed:
                self.wrong.append(f"{nonce} to {where} arrived {times} times")
        known = {row[0] for row in self._raw.rows("select nonce from outbox")}
        self.wrong += [f"{nonce} was never posted, and arrived" for nonce in self.arrived.keys() - known]
        return found
