"""How the commands are called: names, options and choices, each in the reader's language."""

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.acts import moderation
from bot.acts.server import MOST_DAYS, MOST_EACH
from bot.chat.acts.desk import ActDesk
from bot.chat.acts.tree import Subject, add_acts
from bot.chat.client.language import catalogue_string
from bot.chat.commands import tree_everywhere, tree_series
from bot.chat.commands.commands import Commands
from bot.chat.commands.guard import run_guarded
from bot.chat.commands.launching import entry_point
from bot.chat.commands.options import paces, titles
from bot.chat.commands.setup import SetupOptions
from bot.chat.learning.lesson_desk import offered_lessons
from bot.chat.lobby.lobby import EXPIRIES
from bot.chat.lobby.sheet import expiry_text
from bot.chat.messages.launching import LAUNCHING
from bot.chat.messages.reply import Interaction, fill, locale_of, privately
from bot.chat.questions.ahead import look_ahead
from data import catalogue

Choice = app_commands.Choice


def build(tree: app_commands.CommandTree[Any], commands: Commands, desk: ActDesk) -> None:
    game, people = _game(commands), commands.people
    _add_looking_back(game, commands)
    groups = {
        "table": game,
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


def _expiries() -> list[Choice[str]]:
    named = [(one, expiry_text(one)) for one in EXPIRIES]
    return [Choice(name=catalogue_string(words.key, **words.args), value=one) for one, words in named]


def _taking_a_game(commands: Commands) -> Callable[[Any], Any]:
    """A decorator for commands with the option `game:`, which is completed with one's own games."""

    async def games(interaction: Interaction, typed: str) -> list[Choice[str]]:
        offered = await commands.finder.offered_games(interaction, typed)
        return [Choice(name=name[:100], value=game) for game, name in offered]

    def decorate(command: Any) -> Any:
        named = app_commands.rename(game=catalogue_string("option-game"))(command)
        described = app_commands.describe(game=catalogue_string("cmd-option-game"))(named)
        return app_commands.autocomplete(game=games)(described)

    return decorate


def _game(commands: Commands) -> app_commands.Group:
    group = app_commands.Group(
        name=catalogue_string("cmd-game"), description=catalogue_string("cmd-game-about"), guild_only=True
    )
    takes_a_game = _taking_a_game(commands)

    async def places(interaction: Interaction, typed: str) -> list[Choice[str]]:
        found = await commands.places(interaction, typed)
        return [Choice(name=name[:100], value=place) for place, name in found]

    @group.command(name=catalogue_string("cmd-new"), description=catalogue_string("cmd-new-about"))
    @app_commands.rename(
        title=catalogue_string("cmd-title"),
        seats=catalogue_string("cmd-seats"),
        options=catalogue_string("cmd-options"),
        pace=catalogue_string("cmd-pace"),
        clock=catalogue_string("cmd-clock"),
        expiry=catalogue_string("cmd-expiry"),
        private=catalogue_string("cmd-private"),
    )
    @app_commands.describe(
        title=catalogue_string("cmd-title-about"),
        seats=catalogue_string("cmd-seats-about"),
        options=catalogue_string("cmd-options-about"),
        pace=catalogue_string("cmd-pace-about"),
        clock=catalogue_string("cmd-clock-about"),
        expiry=catalogue_string("cmd-expiry-about"),
        private=catalogue_string("cmd-private-about"),
    )
    @app_commands.choices(title=titles(), pace=paces(), expiry=_expiries())
    async def new(
        interaction: Interaction,
        title: str,
        seats: app_commands.Range[int, 1, 10] | None = None,
        options: str = "",
        pace: str | None = None,
        clock: str = "",
        expiry: str = EXPIRIES[0],
        private: bool = False,
    ) -> None:
        work = commands.new(interaction, title, seats, options, pace, clock, expiry, private)
        await run_guarded(interaction, work)

    @group.command(name=catalogue_string("cmd-act"), description=catalogue_string("cmd-act-about"))
    @takes_a_game
    async def act(interaction: Interaction, game: str | None = None) -> None:
        await run_guarded(interaction, commands.act(interaction, game))

    @group.command(name=catalogue_string("cmd-hand"), description=catalogue_string("cmd-hand-about"))
    @takes_a_game
    async def hand(interaction: Interaction, game: str | None = None) -> None:
        await run_guarded(interaction, commands.hand(interaction, game))

    @group.command(name=catalogue_string("cmd-board"), description=catalogue_string("cmd-board-about"))
    @app_commands.rename(place=catalogue_string("cmd-place"))
    @app_commands.describe(place=catalogue_string("cmd-place-about"))
    @app_commands.autocomplete(place=places)
    @takes_a_game
    async def board(interaction: Interaction, place: str | None = None, game: str | None = None) -> None:
        await run_guarded(interaction, commands.board(interaction, place, game))

    @group.command(name=catalogue_string("cmd-log"), description=catalogue_string("cmd-log-about"))
    @takes_a_game
    async def log(interaction: Interaction, game: str | None = None) -> None:
        await run_guarded(interaction, commands.log(interaction, game))

    @group.command(name=catalogue_string("cmd-status"), description=catalogue_string("cmd-status-about"))
    @takes_a_game
    async def status(interaction: Interaction, game: str | None = None) -> None:
        await run_guarded(interaction, commands.status(interaction, game))

    @group.command(name=catalogue_string("cmd-rules"), description=catalogue_string("cmd-rules-about"))
    @app_commands.rename(title=catalogue_string("cmd-title"))
    @app_commands.describe(title=catalogue_string("cmd-title-about"))
    @app_commands.choices(title=titles())
    @takes_a_game
    async def rules(interaction: Interaction, title: str | None = None, game: str | None = None) -> None:
        await run_guarded(interaction, commands.rules(interaction, title, game))

    @group.command(name=catalogue_string("cmd-takeback"), description=catalogue_string("cmd-takeback-about"))
    @app_commands.rename(any_move=catalogue_string("cmd-any-move"))
    @app_commands.describe(any_move=catalogue_string("cmd-any-move-about"))
    @takes_a_game
    async def takeback(interaction: Interaction, any_move: bool = False, game: str | None = None) -> None:
        await run_guarded(interaction, commands.take_back(interaction, game, any_move=any_move))

    @group.command(name=catalogue_string("cmd-link"), description=catalogue_string("cmd-link-about"))
    @takes_a_game
    async def link(interaction: Interaction, game: str | None = None) -> None:
        await run_guarded(interaction, commands.link(interaction, game))

    @group.command(name=catalogue_string("cmd-list"), description=catalogue_string("cmd-list-about"))
    async def list_games(interaction: Interaction) -> None:
        await run_guarded(interaction, commands.list_games(interaction))

    @group.command(name=catalogue_string("cmd-resume"), description=catalogue_string("cmd-resume-about"))
    @takes_a_game
    async def resume(interaction: Interaction, game: str | None = None) -> None:
        await run_guarded(interaction, commands.resume(interaction, game))

    return group


def _add_looking_back(group: app_commands.Group, commands: Commands) -> None:
    """Add the commands for what was missed, the replay, and the plans of a seat."""

    takes_a_game = _taking_a_game(commands)

    async def catch_up(interaction: Interaction, game: str | None) -> None:
        await privately(interaction)
        table, seat = await commands.finder.own_game(interaction, game)
        await fill(interaction, await commands.reports.missed_sheet(table, seat, locale_of(interaction)))

    async def list_plans(interaction: Interaction, game: str | None) -> None:
        await privately(interaction)
        table, seat = await commands.finder.own_game(interaction, game)
        ahead = await look_ahead(commands.host, table, seat)
        await fill(interaction, commands.desk.sheet(ahead, locale_of(interaction)))

    async def send_replay(interaction: Interaction, game: str | None) -> None:
        await privately(interaction)
        table = await commands.finder.any_game(interaction, game)
        await commands.reports.send_replay(interaction, table)

    @group.command(name=catalogue_string("cmd-missed"), description=catalogue_string("cmd-missed-about"))
    @takes_a_game
    async def missed(interaction: Interaction, game: str | None = None) -> None:
        await run_guarded(interaction, catch_up(interaction, game))

    @group.command(name=catalogue_string("cmd-plans"), description=catalogue_string("cmd-plans-about"))
    @takes_a_game
    async def plans(interaction: Interaction, game: str | None = None) -> None:
        await run_guarded(interaction, list_plans(interaction, game))

    @group.command(name=catalogue_string("cmd-replay"), description=catalogue_string("cmd-replay-about"))
    @takes_a_game
    async def replay(interaction: Interaction, game: str | None = None) -> None:
        await run_guarded(interaction, send_replay(interaction, game))


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
