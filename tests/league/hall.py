"""The service itself as a surface: people call it without anything between."""

from collections.abc import Sequence
from typing import Any

from bot.host.host import Host
from bot.series.steward import Steward
from tests.league.people import act


class BareHall:
    def __init__(self, host: Host, people: int = 45) -> None:
        self.people: Sequence[str] = [f"p{i:02}" for i in range(people)]
        self._steward = Steward(host)

    @property
    def steward(self) -> Steward:
        return self._steward

    async def go_round(self) -> None:
        await self.steward.once()

    async def restart(self) -> None:
        host = self.steward.host
        await host.close()
        self._steward = Steward(Host(host.store, host.clock))
        await self.steward.host.wake()

    async def sign_up(self, league: str, who: str, *, substitute: bool = False) -> None:
        await self.steward.leagues.members.join(league, who, f"Player {who}", substitute=substitute)

    async def withdraw(self, league: str, who: str) -> None:
        await self.steward.leagues.members.withdraw(league, who)

    async def take_seat(self, league: str, who: str, match_id: str) -> None:
        await self.steward.leagues.members.take_seat(league, match_id, who, f"Player {who}")

    async def organise(self, league: str, tool: str, **args: Any) -> None:
        tools, by, name = self.steward.leagues.organising, self.people[0], f"Player {args.get('into')}"
        table, person, into = args.get("table", ""), args.get("person", ""), args.get("into", "")
        match tool:
            case "move":
                await tools.move_member(league, by, person, args["number"] - 1)
            case "extend":
                await tools.extend_table(league, by, table, args["number"] * 3600.0)
            case "void":
                await tools.void_table(league, by, table)
            case "forfeit":
                await tools.forfeit_seat(league, by, table, person)
            case "replace":
                await tools.replace_at_table(league, by, table, person, into, name)
            case "substitute":
                await tools.substitute_member(league, by, person, into)
            case _:
                await tools.give_bye(league, by, person)

    async def answer(self, match_id: str, who: str) -> None:
        assert await act(self.steward.host, match_id, [who])

    async def found_house(self, campaign: str, who: str, name: str, motto: str) -> None:
        await self.steward.campaigns.found_house(campaign, who, name, motto)

    async def campaign_does(self, campaign: str, who: str, what: str, words: str = "") -> None:
        does = self.steward.campaigns
        match what:
            case "note":
                await does.write_note(campaign, who, words)
            case "rival":
                await does.name_rival(campaign, who, words)
            case "takeover":
                await does.take_over_house(campaign, who, words)
            case "leave":
                await does.leave_house(campaign, who)
            case _:
                await does.give_up_game(campaign, who)
