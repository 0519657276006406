"""A whole game on Discord, from the command to the final board."""

from collections import Counter
from dataclasses import dataclass, field

from simcord.results import ResponseMessage

from bot.table.state import TableState
from engine.rng import Rng
from tests.chat.on_discord import seat_of, user_of
from tests.chat.person import Person, asks, offered, said
from tests.chat.world import World

MOST_ANSWERS = 3000
PAUSE = 20.0
"""Seconds between two answers."""
LATER = 3600.0
"""Long enough for everything that failed to be tried again."""


@dataclass
class Evening:
    """Who plays, and how often something unusual happens: one in so many answers."""

    world: World
    title: str
    people: int
    house: int = 0
    seed: str = "evening"
    restarts: int = 0
    faults: int = 0
    unasked: int = 12
    persons: list[Person] = field(default_factory=list)
    match: str = ""
    lobby: ResponseMessage | None = None
    answers: int = 0
    mishaps: Counter[str] = field(default_factory=Counter)

    async def table(self) -> TableState:
        return await self.world.host.table(self.match)

    async def open(self, *, start: bool = True) -> None:
        """The lobby: everyone sits down, the house fills up, and the opener starts."""
        self.rng, self.luck = Rng(self.seed), Rng(f"{self.seed}/luck")
        self.persons = [
            Person(actor, Rng(f"{self.seed}/{actor.name}")) for actor in self.world.people[: self.people]
        ]
        host = self.persons[0]
        shown = await host.actor.slash(
            self.world.channel, "game new", title=self.title, seats=self.people + self.house
        )
        lobby = self.lobby = shown.response
        assert lobby is not None
        self.match = offered(lobby)[0].table
        for person in self.persons[1:]:
            await person.press(lobby, "join")
        for _ in range(self.house):
            await host.press(lobby, "house")
        if start:
            await host.press(lobby, "start")
            await self.world.settle()

    async def play(self, most: int = MOST_ANSWERS) -> TableState:
        """Everyone answers what they are asked, by pressing what they see, until the game is over or that
        many answers were given."""
        while (table := await self.table()).state == "live" and self.answers < most:
            await self._mishap()
            await self.take_turn(table)
            self.answers += 1
            await self.world.pass_time(PAUSE)
            assert self.answers < MOST_ANSWERS, "the game does not end"
        self.world.env.backend.faults[:] = [
            one for one in self.world.env.backend.faults if one["times"] is None
        ]
        await self.world.pass_time(LATER)
        return table

    async def take_turn(self, table: TableState) -> None:
        waiting = [seat for seat in table.waits_for() if user_of(table, seat)]
        assert waiting, "the table waits for nobody who could press anything"
        person = self.person_at(table, self.rng.pick(waiting))
        if self.unasked and self.rng.chance(1, self.unasked):
            person = self.rng.pick(self.persons)
        message = person.dm()
        if message is None or self.rng.chance(1, 2):
            message = await person.act(self.world.thread().id)
        if asks(message):
            await person.answer(message)

    def person_at(self, table: TableState, seat: int) -> Person:
        return next(person for person in self.persons if seat_of(table, person.actor.id) == seat)

    async def _mishap(self) -> None:
        if self.restarts and self.luck.chance(1, self.restarts):
            self.mishaps["restart"] += 1
            await self.world.restart()
        if self.faults and self.luck.chance(1, self.faults):
            self.mishaps["failing send"] += 1
            status, code = self.luck.pick([(500, 0), (429, 0), (503, 0)])
            self.world.env.inject_error("POST", "/channels/*/messages", status=status, code=code)

    def channel_says(self) -> str:
        """Everything in the thread that all of them see."""
        messages = self.persons[0].messages(self.world.thread().id)
        return "\n".join(said(message) for message in messages if not message.ephemeral)
