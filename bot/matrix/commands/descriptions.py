"""Commands as clients list them (MSC4391): state events of a room, made from the table of commands."""

import base64
import hashlib
import shlex
from collections.abc import Iterable, Sequence

from bot.matrix.api import Json
from bot.matrix.commands.declared import Command, Group, Option
from bot.matrix.messages.writing import SIGN
from render.words import Words

DESCRIPTION = "org.matrix.msc4391.command_description"
INVOKED = "org.matrix.msc4391.command"
TYPES = {"number": "integer", "yesno": "boolean", "person": "user_id"}


def describe_commands(groups: Iterable[Group], sender: str, words: Words) -> list[Json]:
    """What can be typed in the room of a community."""
    return [
        _event(" ".join(_names(group, command, words)), command, sender, words)
        for group in groups
        for command in group.commands
    ]


def _names(group: Group, command: Command, words: Words) -> list[str]:
    return [words(key) for key in (group.name, command.name) if key]


def _event(name: str, command: Command, sender: str, words: Words) -> Json:
    digest = hashlib.sha256(f"{name}{sender}".encode()).digest()
    content = {
        "command": name,
        "description": _text(words(command.about)),
        "parameters": [_parameter(option, words) for option in command.options],
    }
    return {"type": DESCRIPTION, "state_key": base64.b64encode(digest).decode(), "content": content}


def _parameter(option: Option, words: Words) -> Json:
    optional = {} if option.required else {"optional": True}
    label = words(option.key)
    return {"key": label, "schema": _schema(option), "description": _text(label), **optional}


def _schema(option: Option) -> Json:
    if option.among:
        variants = [
            {"schema_type": "literal", "literal_type": "string", "value": value} for value in option.among
        ]
        return {"schema_type": "union", "variants": variants}
    return {"schema_type": "primitive", "type": TYPES.get(option.takes, "string")}


def _text(body: str) -> Json:
    return {"m.text": [{"body": body}]}


def invoked_line(content: Json, me: str) -> str | None:
    """The command that a client has put together from a description, as it is typed; None: none of ours."""
    match content:
        case {
            "m.mentions": {"user_ids": [mentioned]},
            "org.matrix.msc4391.command": {"command": str(name), **rest},
        } if mentioned == me:
            arguments = rest.get("arguments")
            return " ".join(
                [f"{SIGN}{name}", *_typed_options(arguments if isinstance(arguments, dict) else {})]
            )
        case _:
            return None


def _typed_options(arguments: Json) -> Sequence[str]:
    """Each by its name, as `seats=3`."""
    written = {True: "yes", False: "no"}
    return [
        shlex.quote(f"{key}={written[value] if isinstance(value, bool) else value}")
        for key, value in arguments.items()
        if isinstance(value, str | int)
    ]
