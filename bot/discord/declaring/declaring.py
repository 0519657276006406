"""Declares a command of Discord from data: its words, its options, and what runs."""

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.chat.messages.guard import run_guarded
from bot.discord.declaring.language import catalogue_string
from bot.discord.messages.caller import DiscordCaller, Interaction, caller_of, person_of
from bot.typed_text import clean_text
from engine import registry

Choice = app_commands.Choice
Command: TypeAlias = app_commands.Command[Any, Any, Any]
Completion: TypeAlias = Callable[[DiscordCaller, str], Awaitable[Iterable[tuple[str, str]]]]
"""What is suggested for what is typed so far: each value with its name."""
Run: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
"""What a command does: it is given the caller, and every option by its name."""
MOST = 25
LONGEST = 100
"""Characters of a suggestion."""


@dataclass(frozen=True, slots=True)
class CommandOption:
    """An option of a command; `name` and `about` are keys of the catalogue."""

    parameter: str
    name: str
    about: str
    takes: Any = str
    required: bool = False
    choices: Sequence[Choice[str]] = ()
    completes: Completion | None = None


def declare(name: str, about: str, run: Run, options: Sequence[CommandOption] = ()) -> Command:
    """A command whose refusals are told in words; an option that is not given is None."""

    async def callback(interaction: Interaction, **options: Any) -> None:
        caller = caller_of(interaction)
        await run_guarded(caller, run(caller, **{name: _read(value) for name, value in options.items()}))

    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    callback.__signature__ = inspect.Signature([first, *map(_parameter, options)])  # type: ignore[attr-defined]
    made: Any = callback
    completing = {option.parameter: _suggest(option.completes) for option in options if option.completes}
    for decorate, values in (
        (app_commands.rename, {option.parameter: catalogue_string(option.name) for option in options}),
        (app_commands.describe, {option.parameter: catalogue_string(option.about) for option in options}),
        (
            app_commands.choices,
            {option.parameter: list(option.choices) for option in options if option.choices},
        ),
        (app_commands.autocomplete, completing),
    ):
        made = decorate(**values)(made) if values else made
    return app_commands.Command(
        name=catalogue_string(name), description=catalogue_string(about), callback=made
    )


def _read(value: Any) -> Any:
    """The value of an option as the shared code takes it."""
    match value:
        case str():
            return clean_text(value)
        case discord.User() | discord.Member():
            return person_of(value)
        case _:
            return value


def _parameter(option: CommandOption) -> inspect.Parameter:
    default = inspect.Parameter.empty if option.required else None
    annotation = option.takes if option.required else option.takes | None
    return inspect.Parameter(
        option.parameter, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation
    )


def _suggest(completes: Completion) -> Any:
    async def suggest(interaction: Interaction, typed: str) -> list[Choice[str]]:
        suggested = await completes(caller_of(interaction), typed)
        return [
            Choice(name=name[:LONGEST] or "·", value=value)
            for value, name in suggested
            if len(value) <= LONGEST
        ]

    return suggest


def titles() -> list[Choice[str]]:
    return [
        Choice(name=catalogue_string(title.local_name.key, **title.local_name.args), value=title.id)
        for title in registry.titles().values()
    ][:MOST]
