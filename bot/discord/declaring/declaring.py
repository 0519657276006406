"""Declares a command of Discord from data: its words, its options, and what runs."""

import inspect
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from discord import app_commands

from bot.chat.messages.guard import run_guarded
from bot.chat.messages.reply import Interaction
from bot.discord.declaring.language import catalogue_string
from bot.typed_text import clean_text

Choice = app_commands.Choice
Completion: TypeAlias = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]
Run: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
"""What a command does: it is given the interaction, and every option by its name."""


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
    """What is suggested while it is typed."""


def declare(
    name: str, about: str, run: Run, options: Sequence[CommandOption] = ()
) -> app_commands.Command[Any, Any, Any]:
    """A command whose refusals are told in words; an option that is not given is None."""

    async def callback(interaction: Interaction, **given: Any) -> None:
        typed = {name: clean_text(one) if isinstance(one, str) else one for name, one in given.items()}
        await run_guarded(interaction, run(interaction, **typed))

    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    callback.__signature__ = inspect.Signature([first, *map(_parameter, options)])  # type: ignore[attr-defined]
    made: Any = callback
    for decorate, found in (
        (app_commands.rename, {one.parameter: catalogue_string(one.name) for one in options}),
        (app_commands.describe, {one.parameter: catalogue_string(one.about) for one in options}),
        (app_commands.choices, {one.parameter: list(one.choices) for one in options if one.choices}),
        (app_commands.autocomplete, {one.parameter: one.completes for one in options if one.completes}),
    ):
        made = decorate(**found)(made) if found else made
    return app_commands.Command(
        name=catalogue_string(name), description=catalogue_string(about), callback=made
    )


def _parameter(one: CommandOption) -> inspect.Parameter:
    default = inspect.Parameter.empty if one.required else None
    annotation = one.takes if one.required else one.takes | None
    return inspect.Parameter(
        one.parameter, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation
    )
