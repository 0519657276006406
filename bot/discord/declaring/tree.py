"""How the commands are called: names, options and choices, each in the reader's language."""

from typing import Any

import discord
from discord import app_commands

from bot.acts import moderation
from bot.acts.server import MOST_DAYS, MOST_EACH
from bot.chat.acts.desk import ActDesk
from bot.chat.commands.commands import Commands
from bot.chat.commands.setup import SetupOptions
from bot.chat.learning.lesson_desk import offered_lessons
from bot.chat.messages.guard import run_guarded
from bot.chat.messages.launching import LAUNCHING
from bot.chat.messages.reply import Interaction
from bot.discord.declaring import tree_everywhere, tree_series
from bot.discord.declaring.language import catalogue_string, translations
from bot.discord.declaring.options import paces
from bot.discord.declaring.tree_acts import Subject, add_acts
from bot.discord.declaring.tree_game import game_group
from data import catalogue
from render.words import Words

Choice = app_commands.Choice
ENTRY_POINT = 4
LAUNCHED_BY_DISCORD = 2
IN_SERVERS, BY_PEOPLE = 0, 1


def build(tree: app_commands.CommandTree[Any], commands: Commands, desk: ActDesk) -> None:
    people = commands.people
    groups = {
        "table": game_group(commands),
        "lesson": tree_series.group_of("lesson", servers_only=False),
        "league": tree_series.leagues(commands.leagues, people),
        "campaign": tree_series.campaigns(commands.campaigns, people),
        "hall": tree_series.company(people),
        "person": tree_series.my(commands),
        moderation.GROUP: app_commands.Group(
            name=catalogue_string("cmd-host"), description=catalogue_string("cmd-host-about"), guild_only=True
        ),
    }
    add_acts(groups, _subjects(commands), desk)
    single: tuple[Any, ...] = (
        tree_everywhere.games(commands),
        tree_everywhere.help_command(commands),
        *tree_everywhere.person_menu(commands),
        _setup(commands),
        tree_series.rating(people),
        tree_series.profile(people),
    )
    for command in [*groups.values(), *single]:
        tree.add_command(command)


async def _offered_lessons(_interaction: Interaction, typed: str) -> list[tuple[str, str]]:
    return [one for one in offered_lessons().items() if typed.casefold() in one[1].casefold()]


def _subjects(commands: Commands) -> dict[str, Subject]:
    """How each group of commands names its subject: by autocompletion, or by the channel it is used in."""

    async def table(interaction: Interaction, typed: str | None) -> str:
        return (await commands.finder.any_game(interaction, typed)).id

    async def moderated(interaction: Interaction, typed: str | None) -> str:
        return (await commands.finder.game_on_server(interaction, typed)).id

    def series(kind: str) -> Subject:
        async def offered(interaction: Interaction, typed: str) -> list[tuple[str, str]]:
            return await commands.people.series(interaction, kind, typed)

        return Subject(kind, offered)

    return {
        "table": Subject("game", commands.finder.offered_games, table),
        "lesson": Subject("title", _offered_lessons),
        moderation.GROUP: Subject("game", commands.moderated_games, moderated),
        "league": series("league"),
        "campaign": series("campaign"),
        "hall": Subject(""),
        "person": Subject(""),
    }


async def payloads(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """The commands as Discord is sent them; with the table inside Discord also the one that lists it."""
    translator = tree.translator
    made = [
        await command.get_translated_payload(tree, translator) if translator else command.to_dict(tree)
        for command in tree.get_commands()
    ]
    return [*made, entry_point()] if LAUNCHING.on else made


def _setup(commands: Commands) -> app_commands.Command[Any, Any, Any]:
    @app_commands.command(name=catalogue_string("cmd-setup"), description=catalogue_string("cmd-setup-about"))
    @app_commands.rename(
        channel=catalogue_string("cmd-channel"),
        anywhere=catalogue_string("cmd-anywhere"),
        pace=catalogue_string("cmd-pace"),
        language=catalogue_string("cmd-language"),
        moderators=catalogue_string("cmd-moderators"),
        log=catalogue_string("cmd-log-channel"),
        openers=catalogue_string("cmd-openers"),
        founders=catalogue_string("cmd-founders"),
        lobbies=catalogue_string("cmd-most-lobbies"),
        tables=catalogue_string("cmd-most-tables"),
        leagues=catalogue_string("cmd-most-leagues"),
        lobby_days=catalogue_string("cmd-lobby-days"),
        archives=catalogue_string("cmd-archives"),
        forum=catalogue_string("cmd-forum"),
        browser=catalogue_string("cmd-browser"),
    )
    @app_commands.describe(
        channel=catalogue_string("cmd-channel-about"),
        anywhere=catalogue_string("cmd-anywhere-about"),
        pace=catalogue_string("cmd-pace-about"),
        language=catalogue_string("cmd-language-about"),
        moderators=catalogue_string("cmd-moderators-about"),
        log=catalogue_string("cmd-log-channel-about"),
        openers=catalogue_string("cmd-openers-about"),
        founders=catalogue_string("cmd-founders-about"),
        lobbies=catalogue_string("cmd-most-lobbies-about"),
        tables=catalogue_string("cmd-most-tables-about"),
        leagues=catalogue_string("cmd-most-leagues-about"),
        lobby_days=catalogue_string("cmd-lobby-days-about"),
        archives=catalogue_string("cmd-archives-about"),
        forum=catalogue_string("cmd-forum-about"),
        browser=catalogue_string("cmd-browser-about"),
    )
    @app_commands.choices(
        pace=paces(),
        language=[Choice(name=catalogue.language(one).name, value=one) for one in catalogue.locales()],
    )
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def setup(
        interaction: Interaction,
        channel: discord.TextChannel | discord.ForumChannel | None = None,
        anywhere: bool | None = None,
        pace: str | None = None,
        language: str | None = None,
        moderators: discord.Role | None = None,
        log: discord.TextChannel | None = None,
        openers: discord.Role | None = None,
        founders: discord.Role | None = None,
        lobbies: app_commands.Range[int, 0, MOST_EACH] | None = None,
        tables: app_commands.Range[int, 0, MOST_EACH] | None = None,
        leagues: app_commands.Range[int, 0, MOST_EACH] | None = None,
        lobby_days: app_commands.Range[int, 0, MOST_DAYS] | None = None,
        archives: bool | None = None,
        forum: discord.ForumChannel | None = None,
        browser: bool = False,
    ) -> None:
        given = SetupOptions(
            channel,
            anywhere,
            pace,
            language,
            moderators,
            log,
            openers,
            founders,
            lobbies,
            tables,
            leagues,
            lobby_days,
            archives,
            forum,
        )
        await run_guarded(interaction, commands.setup(interaction, given, browser=browser))

    return setup


def entry_point() -> dict[str, Any]:
    """The command by which Discord itself opens the list of one's games.

    Discord makes one for every application with an Activity, and takes no list of commands without it.
    """
    words = Words(catalogue.SOURCE)
    return {
        "type": ENTRY_POINT,
        "handler": LAUNCHED_BY_DISCORD,
        "name": words("cmd-launch"),
        "name_localizations": translations("cmd-launch"),
        "description": words("cmd-launch-about"),
        "description_localizations": translations("cmd-launch-about"),
        "integration_types": [IN_SERVERS, BY_PEOPLE],
        "contexts": [0, 1, 2],
    }
