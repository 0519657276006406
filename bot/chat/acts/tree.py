"""Slash commands made from the table of acts: one group for each kind, one command for each act."""

import inspect
import re
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

from bot.acts import excuses, registry
from bot.acts.act import Act, Field
from bot.chat.acts.desk import ActDesk
from bot.chat.client.language import catalogue_string
from bot.chat.commands.guard import run_guarded
from bot.chat.messages.reply import Interaction
from bot.chat.table import user_key
from engine.choice import Answer

Choice = app_commands.Choice
Named = Callable[[Interaction, str], Awaitable[list[tuple[str, str]]]]
Found = Callable[[Interaction, str | None], Awaitable[str]]

MOST_COMMANDS = 25
"""What Discord allows in one group."""
MOST_OPTIONS = 8
"""The most fields of an act that its command takes; the rest of a longer form is asked for afterwards."""
LONGEST_LINE = 6000


class Subject:
    """How the commands of a group name what they are about."""

    def __init__(self, option: str, offered: Named | None = None, find: Found | None = None) -> None:
        self.option = option
        """The catalogue key of the option; empty: the commands take no subject."""
        self.offered = offered
        self.find = find


def add_acts(groups: dict[str, app_commands.Group], subjects: dict[str, Subject], desk: ActDesk) -> None:
    """Add every act as a command of its group, up to Discord's limit; the menus hold the others."""
    for act in registry.acts():
        group = groups.get(act.command or act.kind)
        if group and "discord" not in excuses.of(act) and len(group.commands) < MOST_COMMANDS:
            subject = subjects[act.command if act.moderates else act.kind]
            group.add_command(_command(act, subject, desk))


def _command(act: Act[Any], subject: Subject, desk: ActDesk) -> app_commands.Command[Any, Any, Any]:
    fields = {_parameter(one): one for one in act.fields_on("discord")[:MOST_OPTIONS]}

    async def callback(interaction: Interaction, **given: Any) -> None:
        await run_guarded(interaction, _run(interaction, given))

    async def _run(interaction: Interaction, given: dict[str, Any]) -> None:
        typed = given.pop("subject", None)
        where = await subject.find(interaction, typed) if subject.find else typed or act.kind
        answers = {
            fields[name].id: _answer(fields[name], value)
            for name, value in given.items()
            if value is not None
        }
        people = {
            user_key(value.id): value.display_name
            for value in given.values()
            if isinstance(value, discord.User | discord.Member)
        }
        await desk.run_command(interaction, act, where, answers, people)

    named = {name: one.id for name, one in fields.items()}
    parameters = [
        inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    ]
    if subject.option:
        named["subject"] = subject.option
        parameters.append(_optional("subject", str, required=subject.find is None))
    parameters += [_optional(name, _type(one)) for name, one in fields.items()]
    callback.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    made: Any = callback
    if named:
        made = app_commands.rename(
            **{name: catalogue_string(f"option-{key}") for name, key in named.items()}
        )(made)
        made = app_commands.describe(
            **{name: catalogue_string(f"field-{key}") for name, key in named.items()}
        )(made)
    if completing := _autocompletions(act, subject, fields, desk):
        made = app_commands.autocomplete(**completing)(made)
    return app_commands.Command(
        name=catalogue_string(f"command-{act.key}"),
        description=catalogue_string(f"act-{act.key}-about"),
        callback=made,
    )


def _parameter(one: Field[Any]) -> str:
    return one.id.replace("-", "_")


def _optional(name: str, kind: Any, *, required: bool = False) -> inspect.Parameter:
    default = inspect.Parameter.empty if required else None
    annotation = kind if required else kind | None
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def _type(one: Field[Any]) -> Any:
    match one.takes:
        case "number":
            return app_commands.Range[int, one.low, one.high]
        case "yesno":
            return bool
        case "person":
            return discord.User
        case "words":
            return app_commands.Range[str, one.low or None, min(one.high, LONGEST_LINE)]
        case "option" | "options":
            return str


def _answer(one: Field[Any], value: Any) -> Answer:
    """The value of a command's option as an answer to the field."""
    match one.takes:
        case "yesno":
            return "yes" if value else "no"
        case "person":
            return user_key(value.id)
        case "options":
            return [part.strip() for part in re.split(r"[,;]", value) if part.strip()]
        case _:
            return value


def _autocompletions(
    act: Act[Any], subject: Subject, fields: dict[str, Field[Any]], desk: ActDesk
) -> dict[str, Callable[..., Coroutine[Any, Any, list[Choice[str]]]]]:
    found: dict[str, Callable[..., Coroutine[Any, Any, list[Choice[str]]]]] = {}
    if subject.option and subject.offered:
        found["subject"] = _complete_subject(subject.offered)
    for name, one in fields.items():
        if one.takes in ("option", "options") or one.suggests:
            found[name] = _complete_field(act, subject, one, desk)
    return found


def _complete_subject(offered: Named) -> Callable[..., Coroutine[Any, Any, list[Choice[str]]]]:
    async def complete(interaction: Interaction, current: str) -> list[Choice[str]]:
        return [Choice(name=name[:100], value=key) for key, name in await offered(interaction, current)]

    return complete


def _complete_field(
    act: Act[Any], subject: Subject, one: Field[Any], desk: ActDesk
) -> Callable[..., Coroutine[Any, Any, list[Choice[str]]]]:
    option = catalogue_string(f"option-{subject.option}").message if subject.option else ""

    async def complete(interaction: Interaction, current: str) -> list[Choice[str]]:
        typed = getattr(interaction.namespace, option, None) if option else None
        where = await subject.find(interaction, typed) if subject.find else typed or act.kind
        found = await desk.field_options(interaction, act, where, one.id, current)
        return [Choice(name=name[:100] or "·", value=key) for key, name in found if len(key) <= 100]

    return complete
