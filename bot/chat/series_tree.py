"""How the commands around the games are called."""

from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.chat.language import said
from bot.chat.presses import guarded
from bot.chat.reply import Interaction
from bot.chat.series import SeriesCommands
from bot.chat.settings import PACES
from engine import registry

Choice = app_commands.Choice
F = TypeVar("F")
Offers = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]


def build(tree: app_commands.CommandTree[Any], commands: SeriesCommands) -> None:
    for command in (_rating(commands), _profile(commands), _seek(commands)):
        tree.add_command(command)
    tree.add_command(_league(commands))
    tree.add_command(_campaign(commands))


def about(*names: str) -> Callable[[F], F]:
    """Names and descriptions of options, each under `series-<name>` and `series-<name>-about`."""

    def told(command: Any) -> Any:
        described = app_commands.describe(**{name: said(f"series-{name}-about") for name in names})
        return app_commands.rename(**{name: said(f"series-{name}") for name in names})(described(command))

    return told


def _titles() -> list[Choice[str]]:
    return [Choice(name=title.name, value=title.id) for title in registry.titles().values()][:25]


def _paces() -> list[Choice[str]]:
    return [Choice(name=said(f"chat-pace-{pace}"), value=pace) for pace in PACES]


def _offers(commands: SeriesCommands, kind: str) -> Offers:
    async def offers(interaction: Interaction, typed: str) -> list[Choice[str]]:
        found = await commands.offered(interaction, kind, typed)
        return [Choice(name=name[:100], value=series) for series, name in found]

    return offers


def _rating(commands: SeriesCommands) -> app_commands.Command[Any, Any, Any]:
    @app_commands.command(name=said("series-rating"), description=said("series-rating-about"))
    @about("title", "person", "everywhere")
    @app_commands.choices(title=_titles())
    @app_commands.guild_only()
    async def rating(
        interaction: Interaction,
        title: str | None = None,
        person: discord.User | None = None,
        everywhere: bool = False,
    ) -> None:
        await guarded(interaction, commands.rating(interaction, title, person, everywhere))

    return rating


def _profile(commands: SeriesCommands) -> app_commands.Command[Any, Any, Any]:
    @app_commands.command(name=said("series-profile"), description=said("series-profile-about"))
    @about("person", "hide")
    async def profile(
        interaction: Interaction, person: discord.User | None = None, hide: bool | None = None
    ) -> None:
        await guarded(interaction, commands.profile(interaction, person, hide))

    return profile


def _seek(commands: SeriesCommands) -> app_commands.Command[Any, Any, Any]:
    @app_commands.command(name=said("series-seek"), description=said("series-seek-about"))
    @about("title", "seats", "pace", "rated", "stop")
    @app_commands.choices(title=_titles(), pace=_paces())
    @app_commands.guild_only()
    async def seek(
        interaction: Interaction,
        title: str | None = None,
        seats: app_commands.Range[int, 2, 10] | None = None,
        pace: str | None = None,
        rated: bool = True,
        stop: bool = False,
    ) -> None:
        work = (
            commands.stop_seeking(interaction)
            if stop
            else commands.seek(interaction, title, seats, pace, rated)
        )
        await guarded(interaction, work)

    return seek


def _league(commands: SeriesCommands) -> app_commands.Group:
    group = app_commands.Group(
        name=said("series-league"), description=said("series-league-about"), guild_only=True
    )
    leagues = _offers(commands, "league")

    @group.command(name=said("series-create"), description=said("series-league-create-about"))
    @about("name", "title", "seats", "rounds", "divisions", "pace", "days", "duplicate", "late", "role")
    @app_commands.choices(
        title=_titles(),
        pace=_paces(),
        late=[Choice(name=said(f"series-late-{one}"), value=one) for one in ("house", "void")],
    )
    async def create(
        interaction: Interaction,
        name: app_commands.Range[str, 1, 60],
        title: str,
        seats: app_commands.Range[int, 2, 10] | None = None,
        rounds: app_commands.Range[int, 1, 20] = 6,
        divisions: app_commands.Range[int, 1, 12] = 1,
        pace: str | None = None,
        days: app_commands.Range[int, 1, 120] = 21,
        duplicate: bool = False,
        late: str = "house",
        role: discord.Role | None = None,
    ) -> None:
        work = commands.league_create(
            interaction, name, title, seats, rounds, divisions, pace, days, duplicate, late, role
        )
        await guarded(interaction, work)

    @group.command(name=said("series-join"), description=said("series-league-join-about"))
    @about("league", "substitute")
    @app_commands.autocomplete(league=leagues)
    async def join(interaction: Interaction, league: str, substitute: bool = False) -> None:
        await guarded(interaction, commands.league_join(interaction, league, substitute))

    @group.command(name=said("series-leave"), description=said("series-league-leave-about"))
    @about("league")
    @app_commands.autocomplete(league=leagues)
    async def leave(interaction: Interaction, league: str) -> None:
        await guarded(interaction, commands.league_leave(interaction, league))

    @group.command(name=said("series-show"), description=said("series-league-show-about"))
    @about("league", "division")
    @app_commands.autocomplete(league=leagues)
    async def show(interaction: Interaction, league: str, division: int = 1) -> None:
        await guarded(interaction, commands.league_show(interaction, league, division))

    @group.command(name=said("series-log"), description=said("series-league-log-about"))
    @about("league")
    @app_commands.autocomplete(league=leagues)
    async def log(interaction: Interaction, league: str) -> None:
        await guarded(interaction, commands.league_log(interaction, league))

    _organising(group, commands, leagues)
    return group


def _organising(group: app_commands.Group, commands: SeriesCommands, leagues: Offers) -> None:
    """The organiser's tools; who may use them is the league's own matter."""

    @group.command(name=said("series-move"), description=said("series-move-about"))
    @about("league", "person", "division")
    @app_commands.autocomplete(league=leagues)
    async def move(interaction: Interaction, league: str, person: discord.User, division: int) -> None:
        work = commands.organise(interaction, "move", league, person=person, number=division)
        await guarded(interaction, work)

    @group.command(name=said("series-extend"), description=said("series-extend-about"))
    @about("league", "table", "hours")
    @app_commands.autocomplete(league=leagues)
    async def extend(
        interaction: Interaction, league: str, table: str, hours: app_commands.Range[int, 1, 2000]
    ) -> None:
        work = commands.organise(interaction, "extend", league, table=table, number=hours)
        await guarded(interaction, work)

    @group.command(name=said("series-void"), description=said("series-void-about"))
    @about("league", "table")
    @app_commands.autocomplete(league=leagues)
    async def void(interaction: Interaction, league: str, table: str) -> None:
        await guarded(interaction, commands.organise(interaction, "void", league, table=table))

    @group.command(name=said("series-forfeit"), description=said("series-forfeit-about"))
    @about("league", "table", "person")
    @app_commands.autocomplete(league=leagues)
    async def forfeit(interaction: Interaction, league: str, table: str, person: discord.User) -> None:
        work = commands.organise(interaction, "forfeit", league, table=table, person=person)
        await guarded(interaction, work)

    @group.command(name=said("series-replace"), description=said("series-replace-about"))
    @about("league", "table", "person", "into")
    @app_commands.autocomplete(league=leagues)
    async def replace(
        interaction: Interaction, league: str, table: str, person: discord.User, into: discord.User
    ) -> None:
        work = commands.organise(interaction, "replace", league, table=table, person=person, into=into)
        await guarded(interaction, work)

    @group.command(name=said("series-withdraw"), description=said("series-withdraw-about"))
    @about("league", "person")
    @app_commands.autocomplete(league=leagues)
    async def withdraw(interaction: Interaction, league: str, person: discord.User) -> None:
        await guarded(interaction, commands.organise(interaction, "withdraw", league, person=person))


def _campaign(commands: SeriesCommands) -> app_commands.Group:
    group = app_commands.Group(
        name=said("series-campaign"), description=said("series-campaign-about"), guild_only=True
    )
    campaigns = _offers(commands, "campaign")

    @group.command(name=said("series-create"), description=said("series-campaign-create-about"))
    @about("name", "seats", "pace", "effects")
    @app_commands.choices(pace=_paces())
    async def create(
        interaction: Interaction,
        name: app_commands.Range[str, 1, 60],
        seats: app_commands.Range[int, 2, 10],
        pace: str | None = None,
        effects: bool = True,
    ) -> None:
        await guarded(interaction, commands.campaign_create(interaction, name, seats, pace, effects))

    @group.command(name=said("series-house"), description=said("series-house-about"))
    @about("campaign", "name", "motto")
    @app_commands.autocomplete(campaign=campaigns)
    async def house(
        interaction: Interaction,
        campaign: str,
        name: app_commands.Range[str, 1, 32],
        motto: app_commands.Range[str, 0, 60] = "",
    ) -> None:
        await guarded(interaction, commands.campaign_house(interaction, campaign, name, motto))

    @group.command(name=said("series-show"), description=said("series-campaign-show-about"))
    @about("campaign")
    @app_commands.autocomplete(campaign=campaigns)
    async def show(interaction: Interaction, campaign: str) -> None:
        await guarded(interaction, commands.campaign_show(interaction, campaign))

    @group.command(name=said("series-chronicle"), description=said("series-chronicle-about"))
    @about("campaign")
    @app_commands.autocomplete(campaign=campaigns)
    async def chronicle(interaction: Interaction, campaign: str) -> None:
        await guarded(interaction, commands.campaign_chronicle(interaction, campaign))

    for what in ("note", "rival", "choose", "takeover"):
        _worded(group, commands, campaigns, what)

    @group.command(name=said("series-leave"), description=said("series-campaign-leave-about"))
    @about("campaign")
    @app_commands.autocomplete(campaign=campaigns)
    async def leave(interaction: Interaction, campaign: str) -> None:
        await guarded(interaction, commands.campaign_does(interaction, "leave", campaign))

    return group


def _worded(group: app_commands.Group, commands: SeriesCommands, campaigns: Offers, what: str) -> None:
    """A command that takes some words: a note, a house, a title."""

    @group.command(name=said(f"series-{what}"), description=said(f"series-{what}-about"))
    @about("campaign", "words")
    @app_commands.autocomplete(campaign=campaigns)
    async def does(interaction: Interaction, campaign: str, words: app_commands.Range[str, 1, 400]) -> None:
        await guarded(interaction, commands.campaign_does(interaction, what, campaign, words))
