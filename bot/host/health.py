"""Whether the host does what it is there for: it can store, it goes round, and its letters leave."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

import structlog

from bot.host.contacts import recipient_of
from bot.host.host import Host
from bot.store import StoreError
from bot.store.care import LetterFate

log = structlog.get_logger(__name__)

FRESH = 5.0
"""Seconds for which a check of the host is good, however often it is asked for."""
LOOKS_WITHIN = 10.0
"""Seconds in which the database has to answer."""
LONGEST_ROUND = 60.0
"""Seconds after which the sweep should have come round again."""
LONGEST_WAIT = 1800.0
"""Seconds after which a letter should have left."""
LATELY = 24 * 3600.0
FEWEST_LATE, LARGEST_SHARE = 3, 0.5
"""Letters are late for so many people and tables, and for so large a part of all that letters lately went to:
then it is not one address that fails, but the way there."""


@dataclass(frozen=True, slots=True)
class Health:
    """What is wrong, by name: `store`, `locks`, `sweep`, `letters`, `backup`; and how old the last round,
    letter and copy of the database are.

    The round is that of this process, or where it makes none, that of whichever process does."""

    wrong: list[str] = field(default_factory=list)
    round_age: float | None = None
    letter_age: float | None = None
    backup_age: float | None = None

    @property
    def well(self) -> bool:
        return not self.wrong


class Checkup:
    """Looks at the host now and then, and remembers what it saw."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._at = float("-inf")
        self._seen = Health()
        self._begun = host.clock.now()

    async def health(self) -> Health:
        now = self._host.clock.now()
        if abs(now - self._at) > FRESH:
            self._at, self._seen = now, await self._look(now)
            if not self._seen.well:
                log.error("not-well", wrong=self._seen.wrong)
        return self._seen

    async def _look(self, now: float) -> Health:
        wrong: list[str] = []
        oldest: float | None = None
        letters: list[LetterFate] = []
        last, copied, failed = self._host.sweep.last_round, None, None
        try:
            async with asyncio.timeout(LOOKS_WITHIN):
                await self._host.store.clocks.can_write(now)
                if await self._host.store.database.is_held_up():
                    wrong.append("locks")
                oldest = await self._host.store.care.oldest_letter()
                if oldest is not None and now - oldest > LONGEST_WAIT:
                    letters = await self._host.store.care.latest_letters()
                copied = await self._host.store.clocks.last_backup()
                failed = await self._host.store.clocks.last_backup_failure()
                if not self._host.sweep.is_here:
                    last = await self._host.store.clocks.last_beat()
        except (StoreError, TimeoutError) as error:
            log.error("store-failed", error=str(error) or repr(error))
            wrong.append("store")
        round_age = now - (last or self._begun)
        if round_age > LONGEST_ROUND:
            wrong.append("sweep")
        if _most_are_late(letters, now):
            wrong.append("letters")
        if failed is not None and failed > (copied or 0.0):
            wrong.append("backup")
        return Health(wrong, _age(now - round_age, now), _age(oldest, now), _age(copied, now))


def _age(since: float | None, now: float) -> float | None:
    return None if since is None else round(max(0.0, now - since), 1)


def _most_are_late(letters: Sequence[LetterFate], now: float) -> bool:
    """Whether letters fail for most of those they go to."""
    late, reached = set[str](), set[str]()
    for letter in letters:
        recipient = recipient_of(letter.destination, letter.match_id)
        if recipient is None or letter.dropped_at is not None:
            continue
        if letter.sent_at is None and now - letter.created > LONGEST_WAIT:
            late.add(recipient)
        elif letter.sent_at is not None and now - letter.sent_at < LATELY:
            reached.add(recipient)
    return len(late) >= FEWEST_LATE and len(late) > LARGEST_SHARE * len(late | reached)
