"""Commands that show leagues, campaigns, ratings and profiles; the acts bring their own commands."""

from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

from bot.chat.commands.campaigns import CampaignReading
from bot.chat.commands.commands import Commands
from bot.chat.commands.leagues import LeagueReading
from bot.chat.commands.people import PeopleReading
from bot.chat.messages.guard import run_guarded
from bot.chat.messages.reply import Interaction
from bot.discord.declaring.language import catalogue_string
from bot.discord.declaring.options import Choice, titles

Group = app_commands.Group
Season = app_commands.Range[int, 1, 1000]
Offers = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]


def group_of(name: str, *, servers_only: bool = True) -> Group:
    return Group(
        name=catalogue_string(f"group-{name}"),
        description=catalogue_string(f"group-{name}-about"),
        guild_only=servers_only,
    )


def _describe_options(*fields: str) -> Callable[[Any], Any]:
    """Name and describe the options of a command with the words of act fields."""

    def described(command: Any) -> Any:
        named = app_commands.rename(**{one: catalogue_string(f"option-{one}") for one in fields})(command)
        return app_commands.describe(**{one: catalogue_string(f"field-{one}") for one in fields})(named)

    return described


def _offers(people: PeopleReading, kind: str) -> Offers:
    async def offered(interaction: Interaction, typed: str) -> list[Choice[str]]:
        found = await people.series(interaction, kind, typed)
        return [Choice(name=name[:100], value=series) for series, name in found]

    return offered


def leagues(reading: LeagueReading, people: PeopleReading) -> Group:
    group, offers = group_of("league"), _offers(people, "league")

    @group.command(name=catalogue_string("cmd-show"), description=catalogue_string("cmd-league-show-about"))
    @_describe_options("league", "division", "season")
    @app_commands.autocomplete(league=offers)
    async def show(
        interaction: Interaction, league: str, division: int = 1, season: Season | None = None
    ) -> None:
        await run_guarded(interaction, reading.show(interaction, league, division, season))

    @group.command(
        name=catalogue_string("cmd-agreed"), description=catalogue_string("cmd-league-agreed-about")
    )
    @_describe_options("league")
    @app_commands.autocomplete(league=offers)
    async def show_rules(interaction: Interaction, league: str) -> None:
        await run_guarded(interaction, reading.show_rules(interaction, league))

    @group.command(
        name=catalogue_string("cmd-results"), description=catalogue_string("cmd-league-results-about")
    )
    @_describe_options("league", "season")
    @app_commands.autocomplete(league=offers)
    async def results(interaction: Interaction, league: str, season: Season | None = None) -> None:
        await run_guarded(interaction, reading.results(interaction, league, season))

    @group.command(name=catalogue_string("cmd-log"), description=catalogue_string("cmd-league-log-about"))
    @_describe_options("league")
    @app_commands.autocomplete(league=offers)
    async def log(interaction: Interaction, league: str) -> None:
        await run_guarded(interaction, reading.log(interaction, league))

    return group


def campaigns(reading: CampaignReading, people: PeopleReading) -> Group:
    group, offers = group_of("campaign"), _offers(people, "campaign")

    @group.command(name=catalogue_string("cmd-show"), description=catalogue_string("cmd-campaign-show-about"))
    @_describe_options("campaign")
    @app_commands.autocomplete(campaign=offers)
    async def show(interaction: Interaction, campaign: str) -> None:
        await run_guarded(interaction, reading.show(interaction, campaign))

    @group.command(
        name=catalogue_string("cmd-chronicle"), description=catalogue_string("cmd-chronicle-about")
    )
    @_describe_options("campaign", "kind")
    @app_commands.choices(kind=[Choice(name="HTML", value="html"), Choice(name="Markdown", value="md")])
    @app_commands.autocomplete(campaign=offers)
    async def chronicle(interaction: Interaction, campaign: str, kind: str = "html") -> None:
        await run_guarded(interaction, reading.chronicle(interaction, campaign, kind))

    return group


def company(people: PeopleReading) -> Group:
    group = group_of("hall")

    @group.command(name=catalogue_string("cmd-openings"), description=catalogue_string("cmd-openings-about"))
    async def openings(interaction: Interaction) -> None:
        await run_guarded(interaction, people.openings(interaction))

    return group


def my(commands: Commands) -> Group:
    """A person's own settings, orders and data; it works in DMs too."""
    group = group_of("person", servers_only=False)

    @group.command(
        name=catalogue_string("cmd-my-orders"), description=catalogue_string("cmd-my-orders-about")
    )
    async def orders(interaction: Interaction) -> None:
        await run_guarded(interaction, commands.own_orders(interaction))

    return group


def rating(people: PeopleReading) -> app_commands.Command[Any, Any, Any]:
    @app_commands.command(
        name=catalogue_string("cmd-rating"), description=catalogue_string("cmd-rating-about")
    )
    @_describe_options("title", "person", "everywhere")
    @app_commands.choices(title=titles())
    @app_commands.guild_only()
    async def command(
        interaction: Interaction,
        title: str | None = None,
        person: discord.User | None = None,
        everywhere: bool = False,
    ) -> None:
        await run_guarded(interaction, people.rating(interaction, title, person, everywhere))

    return command


def profile(people: PeopleReading) -> app_commands.Command[Any, Any, Any]:
    @app_commands.command(
        name=catalogue_string("cmd-profile"), description=catalogue_string("cmd-profile-about")
    )
    @_describe_options("person")
    async def command(interaction: Interaction, person: discord.User | None = None) -> None:
        await run_guarded(interaction, people.profile(interaction, person))

    return command
