"""Plays for those whose time has run out."""

from typing import Protocol

import structlog

from bot.clock import Clock
from bot.housekeeping import Playable
from bot.look import Look
from bot.store import Store, StoreError
from bot.store.records import DeadlineRecord
from engine.choice import Answer
from engine.errors import BadRecord, Refused
from engine.text import Seat

log = structlog.get_logger(__name__)


class Advisor(Protocol):
    async def answer_for(self, look: Look, seat: Seat) -> Answer: ...


class Sweep:
    """Goes round the deadlines: the default is played, else what the house would do."""

    def __init__(self, store: Store, host: Playable, advisor: Advisor, clock: Clock) -> None:
        self._store = store
        self._host = host
        self._advisor = advisor
        self._clock = clock

    async def run(self, every: float) -> None:
        """Sweep again and again, until cancelled."""
        while True:
            try:
                await self.once()
            except StoreError as error:
                log.error("sweep-failed", error=str(error))
            await self._clock.sleep(every)

    async def once(self) -> int:
        """Play for everyone whose time has run out by now; how many moves that made."""
        due = await self._store.matches.due(self._clock.now())
        return sum([await self._expire(one) for one in due])

    async def _expire(self, deadline: DeadlineRecord) -> bool:
        try:
            look = await self._host.look(deadline.match_id)
            if look.token(deadline.seat) != deadline.token:
                return False
            answer = look.pending()[deadline.seat].default
            if answer is None:
                answer = await self._advisor.answer_for(look, deadline.seat)
            await self._host.submit(look.id, deadline.seat, answer, deadline.token, by="clock")
        except (BadRecord, Refused) as error:
            log.error("expiry-failed", match=deadline.match_id, seat=deadline.seat, error=str(error))
            return False
        except StoreError:
            raise
        except Exception:
            log.exception("expiry-failed", match=deadline.match_id, seat=deadline.seat)
            return False
        return True
