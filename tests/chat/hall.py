"""Discord as a surface of leagues and campaigns: people press what they see, or give a command."""

from collections.abc import Sequence
from typing import Any

from bot.chat.table import place_of, user_key
from bot.series.steward import Steward
from engine.rng import Rng
from tests.chat.person import Person, said
from tests.chat.world import World

SWORN = {"substitute": "swap"}
"""Tools whose command has another name."""


class ChatHall:
    def __init__(self, world: World) -> None:
        self.world = world
        self.persons = {user_key(one.id): Person(one, Rng(one.name)) for one in world.people}
        self.people: Sequence[str] = list(self.persons)

    @property
    def steward(self) -> Steward:
        return self.world.bot.series.steward

    async def go_round(self) -> None:
        await self.steward.once()
        await self.world.settle()

    async def restart(self) -> None:
        await self.world.restart()

    async def give(self, who: str, command: str, /, **options: Any) -> str:
        """Give a command in the channel; what it says."""
        shown = await self.persons[who].actor.slash(self.world.channel, command, **options)
        assert shown.acknowledged
        return "\n".join(said(one) for one in (shown.response, *shown.followups) if one)

    async def press(self, who: str, verb: str) -> str:
        """Press a button of the newest message in the channel that has it; what comes of it."""
        person = self.persons[who]
        shown = await person.press(person.newest(self.world.channel.id, verb), verb)
        return "\n".join(said(one) for one in (shown.response, *shown.followups) if one)

    async def sign_up(self, league: str, who: str, *, substitute: bool = False) -> None:
        told = await self.press(who, "stand" if substitute else "enter")
        assert "ready as a substitute" in told if substitute else "You are in." in told

    async def withdraw(self, league: str, who: str) -> None:
        assert "You are out." in await self.press(who, "exit")

    async def take_seat(self, league: str, who: str, match_id: str) -> None:
        assert "yours" in await self.give(who, "league seat", league=league, table=match_id)

    async def organise(self, league: str, tool: str, **args: Any) -> None:
        names = {"number": "division" if tool == "move" else "hours"}
        options = {
            names.get(name, name): self.persons[value].actor if name in ("person", "into") else value
            for name, value in args.items()
        }
        told = await self.give(self.people[0], f"league {SWORN.get(tool, tool)}", league=league, **options)
        assert told.endswith("Done."), told

    async def answer(self, match_id: str, who: str) -> None:
        await self.world.settle()
        place = place_of(await self.world.host.table(match_id))
        assert place is not None
        person = self.persons[who]
        await person.answer(await person.act(int(place.channel)))

    async def found_house(self, campaign: str, who: str, name: str, motto: str) -> None:
        await self.give(who, "campaign house", campaign=campaign, name=name, motto=motto)

    async def campaign_does(self, campaign: str, who: str, what: str, words: str = "") -> None:
        more = {"words": words} if words else {}
        told = await self.give(who, f"campaign {what}", campaign=campaign, **more)
        assert told.endswith("Done."), told

    def announced(self) -> str:
        """Everything in the channel that all of them see."""
        messages = self.persons[self.people[0]].messages(self.world.channel.id)
        return "\n".join(said(message) for message in messages if not message.ephemeral)
