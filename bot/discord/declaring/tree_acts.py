"""Slash commands made from the table of acts: one group for each kind, one command for each act."""

from typing import Any

import discord
from discord import app_commands

from bot.acts import registry
from bot.acts.act import Act, Field
from bot.chat.acts.command_options import Find, act_runner, fields_in_command
from bot.chat.acts.desk import ActDesk
from bot.discord.declaring.declaring import CommandOption, Completion, declare
from bot.discord.declaring.language import catalogue_string
from bot.discord.messages.caller import DiscordCaller
from bot.discord.surface import SURFACE

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
    fields = fields_in_command(act, SURFACE, MOST_OPTIONS)
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
    run = act_runner(desk, act, fields, subject.find)
    return declare(f"command-{act.key}", f"act-{act.key}-about", run, options)


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
