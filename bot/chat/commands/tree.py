"""How the commands are called: names, options and choices, each in the reader's language."""

from typing import Any

import discord
from discord import app_commands

from bot.chat.acts.desk import ActDesk
from bot.chat.acts.tree import Subject, add_acts
from bot.chat.client.language import said
from bot.chat.commands import tree_series
from bot.chat.commands.commands import Commands
from bot.chat.commands.guard import guarded
from bot.chat.commands.options import paces, titles
from bot.chat.lobby.lobby import EXPIRIES
from bot.chat.lobby.sheet import expiry_text
from bot.chat.messages.reply import Interaction, fill, locale_of, privately
from bot.chat.questions.ahead import look_ahead
from bot.chat.server.settings import languages
from engine import codec

Choice = app_commands.Choice


def build(tree: app_commands.CommandTree[Any], commands: Commands, desk: ActDesk) -> None:
    game, people = _game(commands), commands.people
    _looking_back(game, commands)
    groups = {
        "table": game,
        "league": tree_series.leagues(commands.leagues, people),
        "campaign": tree_series.campaigns(commands.campaigns, people),
        "hall": tree_series.company(people),
        "person": tree_series.my(commands),
    }
    add_acts(groups, _subjects(commands), desk)
    single: tuple[Any, ...] = (
        _mine(commands),
        _setup(commands),
        tree_series.rating(people),
        tree_series.profile(people),
    )
    for command in [*groups.values(), *single]:
        tree.add_command(command)


def _subjects(commands: Commands) -> dict[str, Subject]:
    """How each kind of command names what it is about: by autocompletion, or as the place tells."""

    async def table(interaction: Interaction, typed: str | None) -> str:
        return (await commands.finding.any(interaction, typed)).id

    def series(kind: str) -> Subject:
        async def offered(interaction: Interaction, typed: str) -> list[tuple[str, str]]:
            return await commands.people.series(interaction, kind, typed)

        return Subject(kind, offered)

    return {
        "table": Subject("game", commands.finding.offered, table),
        "league": series("league"),
        "campaign": series("campaign"),
        "hall": Subject(""),
        "person": Subject(""),
    }


async def fingerprint(tree: app_commands.CommandTree[Any]) -> str:
    """Changes with anything that Discord would have to be told."""
    translator = tree.translator
    payloads = [
        await command.get_translated_payload(tree, translator) if translator else command.to_dict(tree)
        for command in tree.get_commands()
    ]
    return codec.digest(payloads)


def _expiries() -> list[Choice[str]]:
    named = [(one, expiry_text(one)) for one in EXPIRIES]
    return [Choice(name=said(words.key, **words.args), value=one) for one, words in named]


def _game(commands: Commands) -> app_commands.Group:
    group = app_commands.Group(name=said("cmd-game"), description=said("cmd-game-about"), guild_only=True)
    one = {"game": said("cmd-option-game")}

    async def games(interaction: Interaction, typed: str) -> list[Choice[str]]:
        offered = await commands.finding.offered(interaction, typed)
        return [Choice(name=name[:100], value=game) for game, name in offered]

    async def places(interaction: Interaction, typed: str) -> list[Choice[str]]:
        found = await commands.places(interaction, typed)
        return [Choice(name=name[:100], value=place) for place, name in found]

    @group.command(name=said("cmd-new"), description=said("cmd-new-about"))
    @app_commands.rename(
        title=said("cmd-title"),
        seats=said("cmd-seats"),
        options=said("cmd-options"),
        pace=said("cmd-pace"),
        clock=said("cmd-clock"),
        expiry=said("cmd-expiry"),
        private=said("cmd-private"),
    )
    @app_commands.describe(
        title=said("cmd-title-about"),
        seats=said("cmd-seats-about"),
        options=said("cmd-options-about"),
        pace=said("cmd-pace-about"),
        clock=said("cmd-clock-about"),
        expiry=said("cmd-expiry-about"),
        private=said("cmd-private-about"),
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
        await guarded(interaction, work)

    @group.command(name=said("cmd-act"), description=said("cmd-act-about"))
    @app_commands.describe(**one)
    @app_commands.autocomplete(game=games)
    async def act(interaction: Interaction, game: str | None = None) -> None:
        await guarded(interaction, commands.act(interaction, game))

    @group.command(name=said("cmd-hand"), description=said("cmd-hand-about"))
    @app_commands.describe(**one)
    @app_commands.autocomplete(game=games)
    async def hand(interaction: Interaction, game: str | None = None) -> None:
        await guarded(interaction, commands.hand(interaction, game))

    @group.command(name=said("cmd-board"), description=said("cmd-board-about"))
    @app_commands.rename(place=said("cmd-place"))
    @app_commands.describe(place=said("cmd-place-about"), **one)
    @app_commands.autocomplete(place=places, game=games)
    async def board(interaction: Interaction, place: str | None = None, game: str | None = None) -> None:
        await guarded(interaction, commands.board(interaction, place, game))

    @group.command(name=said("cmd-log"), description=said("cmd-log-about"))
    @app_commands.describe(**one)
    @app_commands.autocomplete(game=games)
    async def log(interaction: Interaction, game: str | None = None) -> None:
        await guarded(interaction, commands.log(interaction, game))

    @group.command(name=said("cmd-status"), description=said("cmd-status-about"))
    @app_commands.describe(**one)
    @app_commands.autocomplete(game=games)
    async def status(interaction: Interaction, game: str | None = None) -> None:
        await guarded(interaction, commands.status(interaction, game))

    @group.command(name=said("cmd-rules"), description=said("cmd-rules-about"))
    @app_commands.rename(title=said("cmd-title"))
    @app_commands.describe(title=said("cmd-title-about"))
    @app_commands.choices(title=titles())
    async def rules(interaction: Interaction, title: str | None = None) -> None:
        await guarded(interaction, commands.rules(interaction, title))

    @group.command(name=said("cmd-undo"), description=said("cmd-undo-about"))
    @app_commands.describe(**one)
    @app_commands.autocomplete(game=games)
    async def undo(interaction: Interaction, game: str | None = None) -> None:
        await guarded(interaction, commands.undo(interaction, game))

    @group.command(name=said("cmd-rewind"), description=said("cmd-rewind-about"))
    @app_commands.describe(**one)
    @app_commands.autocomplete(game=games)
    async def rewind(interaction: Interaction, game: str | None = None) -> None:
        await guarded(interaction, commands.rewind(interaction, game))

    @group.command(name=said("cmd-link"), description=said("cmd-link-about"))
    @app_commands.describe(**one)
    @app_commands.autocomplete(game=games)
    async def link(interaction: Interaction, game: str | None = None) -> None:
        await guarded(interaction, commands.link(interaction, game))

    @group.command(name=said("cmd-list"), description=said("cmd-list-about"))
    async def listed(interaction: Interaction) -> None:
        await guarded(interaction, commands.listed(interaction))

    @group.command(name=said("cmd-resume"), description=said("cmd-resume-about"))
    @app_commands.describe(**one)
    @app_commands.autocomplete(game=games)
    async def resume(interaction: Interaction, game: str | None = None) -> None:
        await guarded(interaction, commands.resume(interaction, game))

    return group


def _looking_back(group: app_commands.Group, commands: Commands) -> None:
    """What one missed, the whole game to keep, and the plans left at a table."""

    async def catch_up(interaction: Interaction) -> None:
        await privately(interaction)
        table, seat = await commands.finding.own(interaction, None)
        await fill(interaction, await commands.company.missed(table, seat, locale_of(interaction)))

    async def list_plans(interaction: Interaction) -> None:
        await privately(interaction)
        table, seat = await commands.finding.own(interaction, None)
        ahead = await look_ahead(commands.host, table, seat)
        await fill(interaction, commands.desk.sheet(ahead, locale_of(interaction)))

    async def send_replay(interaction: Interaction) -> None:
        await privately(interaction)
        table = await commands.finding.any(interaction, None)
        await commands.company.send_replay(interaction, table)

    @group.command(name=said("cmd-missed"), description=said("cmd-missed-about"))
    async def missed(interaction: Interaction) -> None:
        await guarded(interaction, catch_up(interaction))

    @group.command(name=said("cmd-plans"), description=said("cmd-plans-about"))
    async def plans(interaction: Interaction) -> None:
        await guarded(interaction, list_plans(interaction))

    @group.command(name=said("cmd-replay"), description=said("cmd-replay-about"))
    async def replay(interaction: Interaction) -> None:
        await guarded(interaction, send_replay(interaction))


def _mine(commands: Commands) -> app_commands.Command[Any, Any, Any]:
    @app_commands.command(name=said("cmd-mine"), description=said("cmd-mine-about"))
    async def mine(interaction: Interaction) -> None:
        await guarded(interaction, commands.mine(interaction))

    return mine


def _setup(commands: Commands) -> app_commands.Command[Any, Any, Any]:
    @app_commands.command(name=said("cmd-setup"), description=said("cmd-setup-about"))
    @app_commands.rename(
        channel=said("cmd-channel"),
        anywhere=said("cmd-anywhere"),
        pace=said("cmd-pace"),
        language=said("cmd-language"),
    )
    @app_commands.describe(
        channel=said("cmd-channel-about"),
        anywhere=said("cmd-anywhere-about"),
        pace=said("cmd-pace-about"),
        language=said("cmd-language-about"),
    )
    @app_commands.choices(
        pace=paces(),
        language=[Choice(name=said(f"chat-language-{one}"), value=one) for one in languages()],
    )
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def setup(
        interaction: Interaction,
        channel: discord.TextChannel | None = None,
        anywhere: bool | None = None,
        pace: str | None = None,
        language: str | None = None,
    ) -> None:
        await guarded(interaction, commands.setup(interaction, channel, anywhere, pace, language))

    return setup
