"""Commands that show leagues, campaigns, ratings and profiles; the acts bring their own commands."""

from typing import Any

import discord
from discord import app_commands

from bot.chat.messages.caller import Caller
from bot.chat.pages.commands import Commands
from bot.chat.pages.people import PeopleReading
from bot.discord.declaring.declaring import Choice, Command, CommandOption, Completion, declare, titles
from bot.discord.declaring.language import catalogue_string

Group = app_commands.Group
Season = app_commands.Range[int, 1, 1000]


def group_of(name: str, *commands: Command, servers_only: bool = True) -> Group:
    group = Group(
        name=catalogue_string(f"group-{name}"),
        description=catalogue_string(f"group-{name}-about"),
        guild_only=servers_only,
    )
    for command in commands:
        group.add_command(command)
    return group


def _option(field: str, takes: Any = str, **how: Any) -> CommandOption:
    """An option with the words of a field of acts."""
    return CommandOption(field, f"option-{field}", f"field-{field}", takes, **how)


def series_of(people: PeopleReading, kind: str) -> Completion:
    async def complete(caller: Caller, typed: str) -> list[tuple[str, str]]:
        return await people.series(caller, kind, typed)

    return complete


def leagues(commands: Commands) -> Group:
    reading = commands.leagues
    league = _option("league", required=True, completes=series_of(commands.people, "league"))
    season = _option("season", Season)
    return group_of(
        "league",
        declare(
            "cmd-show", "cmd-league-show-about", reading.show, [league, _option("division", int), season]
        ),
        declare("cmd-agreed", "cmd-league-agreed-about", reading.show_regulations, [league]),
        declare("cmd-results", "cmd-league-results-about", reading.results, [league, season]),
        declare("cmd-log", "cmd-league-log-about", reading.log, [league]),
    )


def campaigns(commands: Commands) -> Group:
    reading = commands.campaigns
    campaign = _option("campaign", required=True, completes=series_of(commands.people, "campaign"))
    kinds = [Choice(name="HTML", value="html"), Choice(name="Markdown", value="md")]
    return group_of(
        "campaign",
        declare("cmd-show", "cmd-campaign-show-about", reading.show, [campaign]),
        declare(
            "cmd-chronicle",
            "cmd-chronicle-about",
            reading.chronicle,
            [campaign, _option("kind", choices=kinds)],
        ),
    )


def company(people: PeopleReading) -> Group:
    return group_of("hall", declare("cmd-openings", "cmd-openings-about", people.openings))


def my(commands: Commands) -> Group:
    """A person's own settings, orders and data; it works in DMs too."""
    orders = declare("cmd-my-orders", "cmd-my-orders-about", commands.own_orders)
    return group_of("person", orders, servers_only=False)


def rating_command(people: PeopleReading) -> Command:
    person, everywhere = _option("person", discord.User), _option("everywhere", bool)
    options = [_option("title", choices=titles()), person, everywhere]
    return app_commands.guild_only()(declare("cmd-rating", "cmd-rating-about", people.show_rating, options))


def profile(people: PeopleReading) -> Command:
    return declare("cmd-profile", "cmd-profile-about", people.profile, [_option("person", discord.User)])
