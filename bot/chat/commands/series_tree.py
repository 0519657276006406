"""How the commands around the games are called."""

from typing import Any

import discord
from discord import app_commands

from bot.chat.client.language import said
from bot.chat.commands import campaign_tree, league_tree
from bot.chat.commands.presses import guarded
from bot.chat.commands.series import ANY, SeriesCommands
from bot.chat.commands.series_options import Choice, Offers, about, offers, paces, titles
from bot.chat.messages.reply import Interaction


def build(tree: app_commands.CommandTree[Any], commands: SeriesCommands) -> None:
    for command in (_rating(commands), _profile(commands), _seek(commands)):
        tree.add_command(command)
    tree.add_command(league_tree.build(commands.leagues, _offers(commands, "league")))
    tree.add_command(campaign_tree.build(commands.campaigns, _offers(commands, "campaign")))


def _offers(commands: SeriesCommands, kind: str) -> Offers:
    async def offered(interaction: Interaction, typed: str) -> list[tuple[str, str]]:
        return await commands.offered(interaction, kind, typed)

    return offers(offered)


def _rating(commands: SeriesCommands) -> app_commands.Command[Any, Any, Any]:
    @app_commands.command(name=said("series-rating"), description=said("series-rating-about"))
    @about("title", "person", "everywhere")
    @app_commands.choices(title=titles())
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
    every = Choice(name=said("series-any"), value=ANY)

    @app_commands.command(name=said("series-seek"), description=said("series-seek-about"))
    @about("title", "second", "seats", "pace", "rated", "stop")
    @app_commands.choices(title=[every, *titles()], second=titles(), pace=paces())
    @app_commands.guild_only()
    async def seek(
        interaction: Interaction,
        title: str | None = None,
        second: str | None = None,
        seats: app_commands.Range[int, 2, 10] | None = None,
        pace: str | None = None,
        rated: bool = True,
        stop: bool = False,
    ) -> None:
        wished = [one for one in (title, second) if one is not None]
        work = (
            commands.stop_seeking(interaction)
            if stop
            else commands.seek(interaction, wished, seats, pace, rated)
        )
        await guarded(interaction, work)

    return seek
