"""What can be typed behind an exclamation mark: each command with its words and its options, as one table."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from bot.acts import moderation, registry
from bot.acts.act import NO_COMMAND, Act, Field
from bot.chat.acts.command_options import AGREED, Find, Run, act_runner, fields_in_command
from bot.chat.acts.desk import ActDesk
from bot.chat.chat import Chat
from bot.chat.messages.caller import Caller, Press
from bot.chat.messages.grammar import Id
from bot.chat.pages.commands import Commands
from bot.matrix.surface import SURFACE
from engine import registry as titles
from render.words import names_of_game

Takes: TypeAlias = Literal["words", "number", "yesno", "person", "options"]


@dataclass(frozen=True, slots=True)
class Option:
    """Something that may be typed behind a command; `key` names its words in the catalogue."""

    parameter: str
    key: str
    takes: Takes = "words"
    required: bool = False
    among: Mapping[str, str] | None = None
    """What it may be, each with its name."""
    whole: bool = False
    """Whether all words that are left belong to it."""


@dataclass(frozen=True, slots=True)
class Command:
    """`name` and `about` are keys of the catalogue."""

    name: str
    about: str
    run: Run
    options: tuple[Option, ...] = ()
    everywhere: bool = False
    """Whether it can be typed in a direct room too, where there is no community around it."""


@dataclass(frozen=True, slots=True)
class Group:
    """Commands with one word before them; an empty name: without one."""

    name: str
    commands: tuple[Command, ...]


TITLE_NAMES = {
    title.id: " · ".join(names_of_game(title.name, title.local_name)) for title in titles.titles().values()
}
TITLE = Option("title", "cmd-title", among=TITLE_NAMES, required=True)
ANY_TITLE = Option("title", "cmd-title", among=TITLE.among)
GAME = Option("game", "option-game")
PERSON = Option("person", "option-person", "person")


def groups(chat: Chat) -> tuple[Group, ...]:
    """Every command there is."""
    commands, desk = chat.commands, chat.desk
    return (
        Group("", _single(chat)),
        Group("cmd-game", (*_game(commands), *_acts(desk, "table", _table(commands), GAME))),
        Group("group-lesson", _acts(desk, "lesson", None, ANY_TITLE)),
        Group("group-league", (*_league(commands), *_acts(desk, "league", None, _series("league")))),
        Group("group-campaign", (*_campaign(commands), *_acts(desk, "campaign", None, _series("campaign")))),
        Group(
            "group-hall",
            (
                Command("cmd-openings", "cmd-openings-about", commands.people.openings),
                *_acts(desk, "hall", None, None),
            ),
        ),
        Group(
            "group-person",
            (
                Command("cmd-my-orders", "cmd-my-orders-about", commands.own_orders, everywhere=True),
                *_acts(desk, "person", None, None),
            ),
        ),
        Group("cmd-host", _acts(desk, moderation.GROUP, _find_moderated(commands), GAME)),
    )


# --- what is no act ---------------------------------------------------------------------------------------


def _single(chat: Chat) -> tuple[Command, ...]:
    commands, people = chat.commands, chat.commands.people

    async def setup(caller: Caller) -> None:
        await chat.presses.handle_press(caller, Press(Id("acts", "server", arg="server")))

    return (
        Command("cmd-games", "cmd-games-about", commands.list_own_games, everywhere=True),
        Command("cmd-help", "cmd-help-about", commands.help, everywhere=True),
        Command("cmd-setup", "cmd-setup-about", setup),
        Command(
            "cmd-rating",
            "cmd-rating-about",
            people.show_rating,
            (ANY_TITLE, PERSON, Option("everywhere", "option-everywhere", "yesno")),
        ),
        Command("cmd-profile", "cmd-profile-about", people.profile, (PERSON,), everywhere=True),
        Command(
            "matrix-invite",
            "matrix-invite-about",
            commands.opening.invite,
            (Option("person", "option-person", "person", required=True),),
        ),
    )


def _game(commands: Commands) -> tuple[Command, ...]:
    opened = (
        TITLE,
        Option("seats", "cmd-seats", "number"),
        Option("private", "cmd-private", "yesno"),
        Option("options", "cmd-options"),
        *(Option(name, f"option-{name}", _takes(field)) for name, field in AGREED.items()),
    )
    about, since = Option("about", "cmd-about", whole=True), Option("since", "cmd-since", "yesno")
    line, place = (
        Option("line", "cmd-line", required=True, whole=True),
        Option("place", "cmd-place", whole=True),
    )
    return (
        Command("cmd-new", "cmd-new-about", commands.new, opened),
        *(
            Command(f"cmd-{name}", f"cmd-{name}-about", run, options, everywhere=True)
            for name, run, options in (
                ("act", commands.act, (GAME,)),
                ("hand", commands.hand, (GAME,)),
                ("board", commands.board, (place, GAME)),
                ("ask", commands.ask, (line, GAME)),
                ("words", commands.words, (since, about, GAME)),
                ("log", commands.log, (GAME,)),
                ("status", commands.status, (GAME,)),
                ("rules", commands.rules, (ANY_TITLE, GAME)),
                ("undo", commands.take_back, (GAME, Option("any_move", "cmd-any-move", "yesno"))),
                ("link", commands.link, (GAME,)),
                ("missed", commands.show_missed, (GAME,)),
                ("plans", commands.plans, (GAME,)),
                ("replay", commands.replay, (GAME,)),
            )
        ),
        Command("cmd-list", "cmd-list-about", commands.list_games),
        Command("cmd-resume", "cmd-resume-about", commands.resume, (GAME,)),
    )


def _league(commands: Commands) -> tuple[Command, ...]:
    reading, league = commands.leagues, _series("league")
    season = Option("season", "option-season", "number")
    division = Option("division", "option-division", "number")
    return (
        Command("cmd-show", "cmd-league-show-about", reading.show, (league, division, season)),
        Command("cmd-agreed", "cmd-league-agreed-about", reading.show_regulations, (league,)),
        Command("cmd-results", "cmd-league-results-about", reading.results, (league, season)),
        Command("cmd-log", "cmd-league-log-about", reading.log, (league,)),
    )


def _campaign(commands: Commands) -> tuple[Command, ...]:
    reading, campaign = commands.campaigns, _series("campaign")
    kind = Option("kind", "option-kind", among={"html": "HTML", "md": "Markdown"})
    return (
        Command("cmd-show", "cmd-campaign-show-about", reading.show, (campaign,)),
        Command("cmd-chronicle", "cmd-chronicle-about", reading.chronicle, (campaign, kind)),
    )


def _series(kind: str) -> Option:
    return Option(kind, f"option-{kind}", required=True)


# --- acts -------------------------------------------------------------------------------------------------


def _table(commands: Commands) -> Find:
    async def find(caller: Caller, typed: str | None) -> str:
        return (await commands.finder.any_game(caller, typed)).id

    return find


def _find_moderated(commands: Commands) -> Find:
    async def find(caller: Caller, typed: str | None) -> str:
        return (await commands.finder.game_on_server(caller, typed)).id

    return find


def commanded_acts(group: str) -> Iterable[Act[Any]]:
    """The acts that are typed in this group."""
    return (
        act
        for act in registry.acts()
        if (act.command or act.kind) == group
        and act.command != NO_COMMAND
        and act.key not in SURFACE.leaves_out
    )


def _acts(desk: ActDesk, group: str, find: Find | None, subject: Option | None) -> tuple[Command, ...]:
    return tuple(_command(desk, act, find, subject) for act in commanded_acts(group))


def _command(desk: ActDesk, act: Act[Any], find: Find | None, subject: Option | None) -> Command:
    fields = fields_in_command(act, SURFACE)
    options = [Option(name, f"option-{field.id}", _takes(field)) for name, field in fields.items()]
    if subject is not None:
        about = Option("subject", subject.key, "words", find is None, subject.among)
        options = [*options, about] if find else [about, *options]
    everywhere = act.kind in ("table", "person", "lesson")
    run = act_runner(desk, act, fields, find)
    return Command(f"command-{act.key}", f"act-{act.key}-about", run, tuple(options), everywhere)


def _takes(field: Field[Any]) -> Takes:
    match field.takes:
        case "number" | "yesno" | "person" | "options":
            return field.takes
        case _:
            return "words"
