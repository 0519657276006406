"""An evening of people who act only when they are called, and press only what they are offered.

Someone is called by a mention in the thread, by a DM that asks something, or by the reply to their own press
that shows the next question; one who stays a while also by a panel that comes to mention them without a ping.
A table that waits for someone whom nothing of that called waits for ever.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

from simcord.results import ResponseMessage

from bot.chat.questions.presence import STAY
from bot.host.drawing import Studio
from bot.table.state import TableState
from render.words import Words
from tests.chat.game import MOST_ANSWERS, PAUSE, Evening
from tests.chat.on_discord import seat_of, user_of
from tests.chat.person import Person, asks, offered, said

OPTIONAL = Words("en")("chat-optional")
STROLLS = 6
"""One in so many questions that may be left alone is answered."""
LEAVES = 3
"""One in so many who have answered goes away at once; the others watch the thread for a while."""


@contextmanager
def undrawn() -> Iterator[None]:
    """Nothing is drawn: for games in which only words and calls count."""

    async def nothing(*_what: Any, **_how: Any) -> None:
        return None

    with patch.object(Studio, "draw", nothing):
        yield


class Uncalled(AssertionError):
    """The table waits for someone who was not called."""


@dataclass
class CalledEvening(Evening):
    """Nobody looks at the table before they are called."""

    read: dict[int, int] = field(default_factory=dict)
    """For each person, the newest message they have read."""
    stays: dict[int, float] = field(default_factory=dict)
    """For each person who watches the thread: since when."""
    taps: list[tuple[str, int]] = field(default_factory=list)
    """For each question that was answered: its key, and what it took, opening it included."""

    async def play(self, most: int = MOST_ANSWERS) -> TableState:
        """Those who are called come and answer, until the game is over or that many answers were given."""
        while (table := await self.table()).state == "live" and self.answers < most:
            called = [person for person in self.persons if self._is_called(person)]
            if not called:
                # those who were spared a ping because they were there have left by now
                await self.world.pass_time(STAY)
                called = [person for person in self.persons if self._is_called(person)]
            if not called:
                raise Uncalled(self._who_is_missed(table))
            await self._visit(self.rng.pick(called))
            await self.world.pass_time(PAUSE)
            assert self.answers < MOST_ANSWERS, "the game does not end"
        await self.world.settle()
        return table

    def _is_called(self, person: Person) -> bool:
        if self._secret_question(person) is not None or self._sees_a_call(person):
            return True
        return any(
            f"<@{person.actor.id}>" in said(message) and not message.flags.suppress_notifications
            for message in self._unread(person, self.world.thread().id)
        )

    def _sees_a_call(self, person: Person) -> bool:
        """Whether they watch the thread, and its newest panel asks them for their move."""
        since = self.stays.get(person.actor.id)
        if since is None or self.world.host.clock.now() - since >= STAY:
            return False
        panel = person.newest(self.world.thread().id, "board")
        return f"<@{person.actor.id}>" in said(panel) and any(one.verb == "answer" for one in offered(panel))

    def _secret_question(self, person: Person) -> ResponseMessage | None:
        """A question that came by DM and was not read yet."""
        channel = self.world.env.backend.dm_channels.get(person.actor.id)
        found = [one for one in self._unread(person, channel) if asks(one)] if channel else []
        return found[-1] if found else None

    def _unread(self, person: Person, channel: int) -> list[ResponseMessage]:
        since = self.read.get(person.actor.id, 0)
        return [one for one in person.messages(channel) if one.id > since and not one.ephemeral]

    async def _visit(self, person: Person) -> None:
        """Answer what one is called for, and whatever the reply asks next."""
        message = self._secret_question(person)
        newest = [one.id for ids in self.world.env.backend.messages.values() for one in ids.values()]
        self.read[person.actor.id] = max(newest, default=0)
        before = person.taps
        if message is None or self.rng.chance(1, 2):
            message = await person.act(self.world.thread().id)
        while self._goes_on(person, message):
            question = await self._question_of(person)
            message = await person.answer(message)
            self.answers += 1
            self.taps.append((question, person.taps - before))
            before = person.taps
            await self.world.settle()
        if self.rng.chance(1, LEAVES):
            self.stays.pop(person.actor.id, None)
        else:
            self.stays[person.actor.id] = self.world.host.clock.now()

    def _goes_on(self, person: Person, message: ResponseMessage) -> bool:
        """Whether the person answers once more: what must be answered always, the rest now and then."""
        if not asks(message) or not self._is_there(person, message):
            return False
        return OPTIONAL not in said(message) or self.rng.chance(1, STROLLS)

    def _is_there(self, person: Person, message: ResponseMessage) -> bool:
        """Whether a message still stands: a DM whose question is gone makes room for the next one."""
        return message.ephemeral or any(one.id == message.id for one in person.messages(message.channel_id))

    async def _question_of(self, person: Person) -> str:
        table = await self.table()
        seat = seat_of(table, person.actor.id)
        decision = None if seat is None else table.decision(seat)
        return decision.key if decision else ""

    def _who_is_missed(self, table: TableState) -> str:
        names = [table.names[seat] for seat in table.waits_for() if user_of(table, seat)]
        keys = {table.names[seat]: decision.key for seat, decision in table.pending().items()}
        return f"after {self.answers} answers the table waits for {names}, whom nothing called: {keys}"
