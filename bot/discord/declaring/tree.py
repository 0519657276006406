"""How the commands are called: names, options and choices, each in the reader's language."""

from typing import Any

import discord
from discord import app_commands

from bot.acts import moderation
from bot.acts.server import MOST_DAYS, MOST_EACH
from bot.chat.acts.actor import actor_of
from bot.chat.acts.desk import ActDesk
from bot.chat.learning.lesson_desk import offered_lessons
from bot.chat.messages.caller import Caller
from bot.chat.messages.launching import LAUNCHING
from bot.chat.pages.commands import Commands
from bot.discord.declaring import tree_everywhere, tree_series
from bot.discord.declaring.declaring import Choice, Command, CommandOption, declare
from bot.discord.declaring.language import catalogue_string, translations
from bot.discord.declaring.tree_acts import Subject, add_acts
from bot.discord.declaring.tree_game import game_group
from bot.discord.messages.caller import DiscordCaller
from bot.discord.setup import Setup, SetupOptions
from bot.table.terms import PRESETS
from data import catalogue
from engine import registry
from render.words import Words, names_of_game

ENTRY_POINT = 4
LAUNCHED_BY_DISCORD = 2
IN_SERVERS, BY_PEOPLE = 0, 1


def build(tree: app_commands.CommandTree[Any], commands: Commands, desk: ActDesk, setup: Setup) -> None:
    people = commands.people
    groups = {
        "table": game_group(commands),
        "lesson": tree_series.group_of("lesson", servers_only=False),
        "league": tree_series.leagues(commands),
        "campaign": tree_series.campaigns(commands),
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
        _setup(commands, setup),
        tree_series.rating_command(people),
        tree_series.profile(people),
    )
    for command in [*groups.values(), *single]:
        tree.add_command(command)


async def _offered_lessons(caller: Caller, typed: str) -> list[tuple[str, str]]:
    games, wanted = registry.titles(), typed.casefold()
    return [
        (title, name)
        for title, name in offered_lessons(Words(caller.locale)).items()
        if wanted in " · ".join(names_of_game(games[title].name, games[title].local_name)).casefold()
    ]


def _subjects(commands: Commands) -> dict[str, Subject]:
    """How each group of commands names its subject: by autocompletion, or by the channel it is used in."""

    async def table(caller: Caller, typed: str | None) -> str:
        return (await commands.finder.any_game(caller, typed)).id

    async def find_moderated(caller: Caller, typed: str | None) -> str:
        return (await commands.finder.game_on_server(caller, typed)).id

    return {
        "table": Subject("game", commands.finder.offered_games, table),
        "lesson": Subject("title", _offered_lessons),
        moderation.GROUP: Subject("game", commands.moderated_games, find_moderated),
        **{
            kind: Subject(kind, tree_series.series_of(commands.people, kind))
            for kind in ("league", "campaign")
        },
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


def _setup(commands: Commands, setup: Setup) -> Command:
    each, days = app_commands.Range[int, 0, MOST_EACH], app_commands.Range[int, 0, MOST_DAYS]
    paces = [Choice(name=catalogue_string(f"pace-{pace}"), value=pace) for pace in PRESETS]
    languages = [Choice(name=catalogue.language(locale).name, value=locale) for locale in catalogue.locales()]
    takes: dict[str, tuple[str, Any]] = {
        "channel": ("cmd-channel", discord.TextChannel | discord.ForumChannel),
        "anywhere": ("cmd-anywhere", bool),
        "pace": ("cmd-pace", str),
        "language": ("cmd-language", str),
        "moderators": ("cmd-moderators", discord.Role),
        "log": ("cmd-log-channel", discord.TextChannel),
        "openers": ("cmd-openers", discord.Role),
        "founders": ("cmd-founders", discord.Role),
        "lobbies": ("cmd-most-lobbies", each),
        "tables": ("cmd-most-tables", each),
        "leagues": ("cmd-most-leagues", each),
        "lobby_days": ("cmd-lobby-days", days),
        "archives": ("cmd-archives", bool),
        "forum": ("cmd-forum", discord.ForumChannel),
        "browser": ("cmd-browser", bool),
    }
    choices = {"pace": paces, "language": languages}
    options = [
        CommandOption(name, key, f"{key}-about", kind, choices=choices.get(name, ()))
        for name, (key, kind) in takes.items()
    ]

    async def run(caller: DiscordCaller, browser: bool | None, **options: Any) -> None:
        await caller.reply_privately()
        actor = await actor_of(caller, "server", commands.settings, commands.allowance)
        if browser:
            await caller.show(await setup.browser_link(caller, actor))
        else:
            await caller.show(await setup.settle(caller, SetupOptions(**options), actor))

    command: Any = declare("cmd-setup", "cmd-setup-about", run, options)
    for limit in (app_commands.default_permissions(manage_guild=True), app_commands.guild_only()):
        command = limit(command)
    made: Command = command
    return made


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
