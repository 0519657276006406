"""How the commands of leagues are called."""

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.chat.client.language import said
from bot.chat.commands.league_commands import LeagueCommands
from bot.chat.commands.presses import guarded
from bot.chat.commands.series_options import Choice, Offers, about, offers, paces, titles
from bot.chat.messages.reply import Interaction

Group = app_commands.Group


def build(commands: LeagueCommands, leagues: Offers) -> Group:
    group = Group(name=said("series-league"), description=said("series-league-about"), guild_only=True)
    tables = offers(commands.tables)
    _founding(group, commands, leagues)
    _taking_part(group, commands, leagues, tables)
    _reading(group, commands, leagues)
    _people(group, commands, leagues)
    _tables(group, commands, leagues, tables)
    return group


def _named(group: Group, name: str, key: str) -> Callable[[Any], Any]:
    return group.command(name=said(f"series-{name}"), description=said(f"series-{key}-about"))


def _founding(group: Group, commands: LeagueCommands, leagues: Offers) -> None:
    @_named(group, "create", "league-create")
    @about("name", "title", "seats", "rounds", "divisions", "pace", "days", "duplicate", "late", "role")
    @app_commands.choices(
        title=titles(),
        pace=paces(),
        late=[Choice(name=said(f"series-late-{one}"), value=one) for one in ("house", "void")],
    )
    async def create(
        interaction: Interaction,
        name: app_commands.Range[str, 1, 60],
        title: str,
        seats: app_commands.Range[int, 2, 10] | None = None,
        rounds: app_commands.Range[int, 1, 60] = 6,
        divisions: app_commands.Range[int, 1, 20] = 1,
        pace: str | None = None,
        days: app_commands.Range[int, 1, 120] = 21,
        duplicate: bool = False,
        late: str = "house",
        role: discord.Role | None = None,
    ) -> None:
        work = commands.create(
            interaction, name, title, seats, rounds, divisions, pace, days, duplicate, late, role
        )
        await guarded(interaction, work)

    @_named(group, "rules", "league-rules")
    @about("league")
    @app_commands.autocomplete(league=leagues)
    async def rules(interaction: Interaction, league: str) -> None:
        await guarded(interaction, commands.rules(interaction, league))


def _taking_part(group: Group, commands: LeagueCommands, leagues: Offers, tables: Offers) -> None:
    @_named(group, "join", "league-join")
    @about("league", "substitute")
    @app_commands.autocomplete(league=leagues)
    async def join(interaction: Interaction, league: str, substitute: bool = False) -> None:
        await guarded(interaction, commands.join(interaction, league, substitute))

    @_named(group, "leave", "league-leave")
    @about("league")
    @app_commands.autocomplete(league=leagues)
    async def leave(interaction: Interaction, league: str) -> None:
        await guarded(interaction, commands.leave(interaction, league))

    @_named(group, "seat", "league-seat")
    @about("league", "table")
    @app_commands.autocomplete(league=leagues, table=tables)
    async def seat(interaction: Interaction, league: str, table: str) -> None:
        await guarded(interaction, commands.seat(interaction, league, table))


def _reading(group: Group, commands: LeagueCommands, leagues: Offers) -> None:
    @_named(group, "show", "league-show")
    @about("league", "division", "season")
    @app_commands.autocomplete(league=leagues)
    async def show(
        interaction: Interaction,
        league: str,
        division: int = 1,
        season: app_commands.Range[int, 1, 1000] | None = None,
    ) -> None:
        await guarded(interaction, commands.show(interaction, league, division, season))

    @_named(group, "results", "league-results")
    @about("league", "season")
    @app_commands.autocomplete(league=leagues)
    async def results(
        interaction: Interaction, league: str, season: app_commands.Range[int, 1, 1000] | None = None
    ) -> None:
        await guarded(interaction, commands.results(interaction, league, season))

    @_named(group, "log", "league-log")
    @about("league")
    @app_commands.autocomplete(league=leagues)
    async def log(interaction: Interaction, league: str) -> None:
        await guarded(interaction, commands.log(interaction, league))


def _people(group: Group, commands: LeagueCommands, leagues: Offers) -> None:
    """The organiser's tools for people; who may use them is the league's own matter."""
    for what in ("invite", "organiser", "withdraw", "bye"):
        _person(group, commands, leagues, what)

    @_named(group, "move", "move")
    @about("league", "person", "division")
    @app_commands.autocomplete(league=leagues)
    async def move(interaction: Interaction, league: str, person: discord.User, division: int) -> None:
        work = commands.organise(interaction, "move", league, person=person, number=division)
        await guarded(interaction, work)

    @_named(group, "swap", "swap")
    @about("league", "person", "into")
    @app_commands.autocomplete(league=leagues)
    async def swap(interaction: Interaction, league: str, person: discord.User, into: discord.User) -> None:
        work = commands.organise(interaction, "substitute", league, person=person, into=into)
        await guarded(interaction, work)


def _person(group: Group, commands: LeagueCommands, leagues: Offers, what: str) -> None:
    @_named(group, what, what)
    @about("league", "person")
    @app_commands.autocomplete(league=leagues)
    async def does(interaction: Interaction, league: str, person: discord.User) -> None:
        await guarded(interaction, commands.organise(interaction, what, league, person=person))


def _tables(group: Group, commands: LeagueCommands, leagues: Offers, tables: Offers) -> None:
    """The organiser's tools for tables."""

    @_named(group, "extend", "extend")
    @about("league", "table", "hours")
    @app_commands.autocomplete(league=leagues, table=tables)
    async def extend(
        interaction: Interaction, league: str, table: str, hours: app_commands.Range[int, 1, 2000]
    ) -> None:
        work = commands.organise(interaction, "extend", league, table=table, number=hours)
        await guarded(interaction, work)

    @_named(group, "void", "void")
    @about("league", "table")
    @app_commands.autocomplete(league=leagues, table=tables)
    async def void(interaction: Interaction, league: str, table: str) -> None:
        await guarded(interaction, commands.organise(interaction, "void", league, table=table))

    @_named(group, "forfeit", "forfeit")
    @about("league", "table", "person")
    @app_commands.autocomplete(league=leagues, table=tables)
    async def forfeit(interaction: Interaction, league: str, table: str, person: discord.User) -> None:
        work = commands.organise(interaction, "forfeit", league, table=table, person=person)
        await guarded(interaction, work)

    @_named(group, "replace", "replace")
    @about("league", "table", "person", "into")
    @app_commands.autocomplete(league=leagues, table=tables)
    async def replace(
        interaction: Interaction, league: str, table: str, person: discord.User, into: discord.User
    ) -> None:
        work = commands.organise(interaction, "replace", league, table=table, person=person, into=into)
        await guarded(interaction, work)
