"""What is written behind a command, as answers to the fields of an act."""

import re
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, TypeAlias

from bot.acts.act import Act, Field
from bot.acts.agreement import AGREE
from bot.chat.acts.desk import ActDesk
from bot.chat.messages.caller import Caller, Person
from bot.surfaces import Surface
from engine.choice import Answer

Run: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
Find: TypeAlias = Callable[[Caller, str | None], Awaitable[str]]
"""The id of what a command is about, by what was written of it."""

AGREED = {field.id: field for field in AGREE.fields if field.takes != "form"}
"""What a new table may agree on in its command; the variants of its title are written in one line."""


def fields_in_command(act: Act[Any], surface: Surface, most: int | None = None) -> dict[str, Field[Any]]:
    """The fields of an act that its command takes, by the name of the option, at most so many."""
    taken = [field for field in act.fields_on(surface) if field.takes != "form"][:most]
    return {field.id.replace("-", "_"): field for field in taken}


def answers_from(fields: Mapping[str, Field[Any]], options: Mapping[str, Any]) -> dict[str, Answer]:
    """The options that were written, as answers to their fields."""
    return {
        fields[name].id: _answer(fields[name], value) for name, value in options.items() if value is not None
    }


def act_runner(desk: ActDesk, act: Act[Any], fields: Mapping[str, Field[Any]], find: Find | None) -> Run:
    """What the command of an act does."""

    async def run(caller: Caller, **options: Any) -> None:
        typed = options.pop("subject", None)
        if await desk.run_in_lobby(caller, act, typed):
            return
        where = await find(caller, typed) if find else typed or act.kind
        people = {value.key: value.name for value in options.values() if isinstance(value, Person)}
        await desk.run_command(caller, act, where, answers_from(fields, options), people)

    return run


def _answer(field: Field[Any], value: Any) -> Answer:
    match field.takes:
        case "yesno":
            return "yes" if value else "no"
        case "person":
            return str(value.key)
        case "options":
            return [part.strip() for part in re.split(r"[,;]", value) if part.strip()]
        case _:
            return value
