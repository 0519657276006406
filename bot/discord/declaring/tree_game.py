"""The commands of `/game`, as one table: what each is called, what it takes, and what it does."""

from discord import app_commands

from bot.acts.act import Actor
from bot.acts.agreement import NewTable
from bot.chat.acts.command_options import AGREED
from bot.chat.pages.commands import Commands
from bot.discord.declaring.declaring import Choice, CommandOption, Run, declare, titles
from bot.discord.declaring.language import catalogue_string
from bot.discord.declaring.tree_acts import type_of
from bot.table.agreement import Agreement
from engine import registry
from engine.choice import Pick

MOST_SEATS = 10


def game_group(commands: Commands) -> app_commands.Group:
    group = app_commands.Group(
        name=catalogue_string("cmd-game"), description=catalogue_string("cmd-game-about"), guild_only=True
    )
    for name, (run, options) in _commands(commands).items():
        group.add_command(declare(f"cmd-{name}", f"cmd-{name}-about", run, options))
    return group


def _commands(commands: Commands) -> dict[str, tuple[Run, tuple[CommandOption, ...]]]:
    """By name: what runs, and its options."""
    game = CommandOption("game", "option-game", "cmd-option-game", completes=commands.finder.offered_games)
    title = CommandOption("title", "cmd-title", "cmd-title-about", choices=titles())
    place = CommandOption("place", "cmd-place", "cmd-place-about", completes=commands.places)
    about = CommandOption("about", "cmd-about", "cmd-about-about", completes=commands.entries)
    line = CommandOption("line", "cmd-line", "cmd-line-about", required=True)
    since = CommandOption("since", "cmd-since", "cmd-since-about", bool)
    any_move = CommandOption("any_move", "cmd-any-move", "cmd-any-move-about", bool)
    return {
        "new": (commands.new, _options_of_new()),
        "act": (commands.act, (game,)),
        "hand": (commands.hand, (game,)),
        "board": (commands.board, (place, game)),
        "ask": (commands.ask, (line, game)),
        "words": (commands.words, (about, since, game)),
        "log": (commands.log, (game,)),
        "status": (commands.status, (game,)),
        "rules": (commands.rules, (title, game)),
        "undo": (commands.take_back, (any_move, game)),
        "link": (commands.link, (game,)),
        "list": (commands.list_games, ()),
        "resume": (commands.resume, (game,)),
        "missed": (commands.show_missed, (game,)),
        "plans": (commands.plans, (game,)),
        "replay": (commands.replay, (game,)),
    }


# --- a new table ------------------------------------------------------------------------------------------


def _options_of_new() -> tuple[CommandOption, ...]:
    return (
        CommandOption("title", "cmd-title", "cmd-title-about", required=True, choices=titles()),
        CommandOption("seats", "cmd-seats", "cmd-seats-about", app_commands.Range[int, 1, MOST_SEATS]),
        CommandOption("options", "cmd-options", "cmd-options-about"),
        *(
            CommandOption(name, f"option-{name}", f"field-{name}", type_of(field), choices=_choices(name))
            for name, field in AGREED.items()
        ),
        CommandOption("private", "cmd-private", "cmd-private-about", bool),
    )


def _choices(name: str) -> list[Choice[str]]:
    """What a field of the agreement offers, where that is the same for every title."""
    if AGREED[name].takes != "option":
        return []
    some_table = NewTable(next(iter(registry.titles())), Agreement())
    choice = AGREED[name].choice(some_table, Actor("", ""))
    assert isinstance(choice, Pick), "an option is one of several"
    return [
        Choice(name=catalogue_string(option.label.key, **option.label.args), value=option.id)
        for option in choice.options
    ]
