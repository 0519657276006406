"""Slash commands made from the table of acts: one group for each kind, one command for each act."""

import re
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.acts import registry
from bot.acts.act import Act, Field
from bot.chat.acts.desk import ActDesk
from bot.chat.messages.caller import Caller, Person
from bot.discord.declaring.declaring import CommandOption, Completion, declare
from bot.discord.declaring.language import catalogue_string
from bot.discord.messages.caller import DiscordCaller
from bot.discord.surface import SURFACE
from engine.choice import Answer

Find = Callable[[Caller, str | None], Awaitable[str]]

MOST_COMMANDS = 25
"""What Discord allows in one group."""
MOST_OPTIONS = 8
"""The most fields of an act that its command takes; the rest of a longer form is asked for afterwards."""
LONGEST_LINE = 6000


class Subject:
    """How the commands of a group name what they are about."""

    def __init__(self, option: str, offered: Completion | None = None, find: Find | None = None) -> None:
        self.option = option
        """The catalogue key of the option; empty: the commands take no subject."""
        self.offered = offered
        self.find = find


def add_acts(groups: dict[str, app_commands.Group], subjects: dict[str, Subject], desk: ActDesk) -> None:
    """Add every act as a command of its group, up to Discord's limit; the menus hold the others."""
    for act in registry.acts():
        group = groups.get(act.command or act.kind)
        if group and act.key not in SURFACE.leaves_out and len(group.commands) < MOST_COMMANDS:
            subject = subjects[act.command if act.moderates else act.kind]
            group.add_command(_command(act, subject, desk))


def _command(act: Act[Any], subject: Subject, desk: ActDesk) -> app_commands.Command[Any, Any, Any]:
    taken = [field for field in act.fields_on(SURFACE) if field.takes != "form"][:MOST_OPTIONS]
    fields = {_parameter(field): field for field in taken}

    async def run(caller: Caller, **options: Any) -> None:
        typed = options.pop("subject", None)
        where = await subject.find(caller, typed) if subject.find else typed or act.kind
        answers = {
            fields[name].id: answer_from(fields[name], value)
            for name, value in options.items()
            if value is not None
        }
        people = {value.key: value.name for value in options.values() if isinstance(value, Person)}
        await desk.run_command(caller, act, where, answers, people)

    completing = _autocompletions(act, subject, fields, desk)
    options = [
        CommandOption(
            name, f"option-{field.id}", f"field-{field.id}", type_of(field), completes=completing.get(name)
        )
        for name, field in fields.items()
    ]
    if subject.option:
        key, required = subject.option, subject.find is None
        about = CommandOption(
            "subject", f"option-{key}", f"field-{key}", str, required, completes=completing.get("subject")
        )
        options.insert(0, about)
    return declare(f"command-{act.key}", f"act-{act.key}-about", run, options)


def _parameter(field: Field[Any]) -> str:
    return field.id.replace("-", "_")


def type_of(field: Field[Any]) -> Any:
    """What the option of a command takes for a field."""
    match field.takes:
        case "number":
            return app_commands.Range[int, field.low, field.high]
        case "yesno":
            return bool
        case "person":
            return discord.User
        case "words":
            return app_commands.Range[str, field.low or None, min(field.high, LONGEST_LINE)]
        case "option" | "options" | "form":
            return str


def answer_from(field: Field[Any], value: Any) -> Answer:
    """The value of a command's option as an answer to the field."""
    match field.takes:
        case "yesno":
            return "yes" if value else "no"
        case "person":
            return value.key
        case "options":
            return [part.strip() for part in re.split(r"[,;]", value) if part.strip()]
        case _:
            return value


def _autocompletions(
    act: Act[Any], subject: Subject, fields: dict[str, Field[Any]], desk: ActDesk
) -> dict[str, Completion]:
    completing: dict[str, Completion] = {}
    if subject.option and subject.offered:
        completing["subject"] = subject.offered
    for name, field in fields.items():
        if field.takes in ("option", "options") or field.suggests:
            completing[name] = _complete_field(act, subject, field, desk)
    return completing


def _complete_field(act: Act[Any], subject: Subject, field: Field[Any], desk: ActDesk) -> Completion:
    option = catalogue_string(f"option-{subject.option}").message if subject.option else ""

    async def complete(caller: DiscordCaller, current: str) -> list[tuple[str, str]]:
        typed = getattr(caller.interaction.namespace, option, None) if option else None
        where = await subject.find(caller, typed) if subject.find else typed or act.kind
        return await desk.field_options(caller, act, where, field.id, current)

    return complete
