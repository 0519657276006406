"""Discord as a surface of leagues and campaigns: people press what they see, or give a command."""

from collections.abc import Sequence
from typing import Any

from bot.series.steward import Steward
from engine.rng import Rng
from tests.chat.on_discord import place_of, user_key
from tests.chat.person import Person, said
from tests.chat.world import World

SWORN = {"substitute": "swap"}
"""Tools whose command has another name."""
FINAL = {"void", "forfeit", "leave", "giveup"}
"""What asks back before it is done."""


class ChatHall:
    def __init__(self, world: World) -> None:
        self.world = world
        self.persons = {user_key(one.id): Person(one, Rng(one.name)) for one in world.people}
        self.people: Sequence[str] = list(self.persons)

    @property
    def steward(self) -> Steward:
        return self.world.bot.chat.steward

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

    async def act(self, who: str, act: str, subject: str) -> str:
        """Press the button of an act under the newest message that has it; what comes of it."""
        person = self.persons[who]
        shown = await person.do(self.world.channel.id, act, subject)
        return "\n".join(said(one) for one in (shown.response, *shown.followups) if one)

    async def sure(self, who: str, command: str, /, **options: Any) -> str:
        """Give a command that asks back, and say that one is sure."""
        person = self.persons[who]
        shown = await person.actor.slash(self.world.channel, command, **options)
        assert shown.response is not None
        done = await person.press(shown.response, "opt")
        assert done.response is not None
        return said(done.response)

    async def sign_up(self, league: str, who: str, *, substitute: bool = False) -> None:
        told = await self.act(who, "league-stand-by" if substitute else "league-join", league)
        assert "You’re a substitute now." in told if substitute else "You’re in." in told

    async def withdraw(self, league: str, who: str) -> None:
        assert "You’re out." in await self.sure(who, "league leave", league=league)

    async def take_seat(self, league: str, who: str, match_id: str) -> None:
        assert "yours" in await self.give(who, "league seat", league=league, table=match_id)

    async def organise(self, league: str, tool: str, **args: Any) -> None:
        """With the command of the tool, and with the sure press where it cannot be taken back."""
        command, give = f"league {SWORN.get(tool, tool)}", self.sure if tool in FINAL else self.give
        told = await give(self.people[0], command, league=league, **self._options(tool, args))
        assert "Done." in told, told

    def _options(self, tool: str, args: dict[str, Any]) -> dict[str, Any]:
        given = dict(args)
        if "into" in given:
            given["into"] = self.persons[given["into"]].actor
        if "number" in given:
            number = given.pop("number")
            given |= {"division": str(number)} if tool == "move" else {"hours": number}
        if tool in ("forfeit", "replace"):
            given["seat"] = f"{given.pop('table')}/{given.pop('person')}"
        return given

    async def answer(self, match_id: str, who: str) -> None:
        await self.world.settle()
        place = place_of(await self.world.host.table(match_id))
        assert place is not None
        person = self.persons[who]
        await person.answer(await person.act(int(place.channel)))

    async def found_house(self, campaign: str, who: str, name: str, motto: str) -> None:
        await self.give(who, "campaign house", campaign=campaign, name=name, motto=motto)

    async def campaign_does(self, campaign: str, who: str, what: str, words: str = "") -> None:
        option = {"note": "words", "rival": "house", "takeover": "house", "choose": "title"}.get(what)
        more = {option: words} if option else {}
        if what == "choose" and words.isdecimal():
            what, more = "place", {"seat": words}
        give = self.sure if what in FINAL else self.give
        told = await give(who, f"campaign {what}", campaign=campaign, **more)
        assert "Done." in told, told

    def announced(self) -> str:
        """Everything in the channel that all of them see."""
        messages = self.persons[self.people[0]].messages(self.world.channel.id)
        return "\n".join(said(message) for message in messages if not message.ephemeral)
