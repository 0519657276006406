"""Names that people typed, found again in stored words."""

from collections.abc import Collection, Mapping

from bot.store.errors import Unreadable
from bot.store.records import Document


def replace_names(words: object, names: Collection[str], name: str) -> object:
    """The words with each of these names replaced."""
    match words:
        case {"key": key, "args": dict(args), **others}:
            return {**others, "key": key, "args": _replace_in_values(args, names, name)}
        case list():
            return [replace_names(item, names, name) for item in words]
        case str() if words in names:
            return name
    return words


def renamed_event(event: Document, names: Collection[str], name: str) -> Document:
    """The same in all that was told of one thing that happened."""
    match event:
        case {"text": public, "private": dict(private)}:
            renamed = {
                "text": replace_names(public, names, name),
                "private": _replace_in_values(private, names, name),
            }
            return {**event, **renamed}
    raise Unreadable("an event does not say who was told what.")


def _replace_in_values(values: Mapping[str, object], names: Collection[str], name: str) -> dict[str, object]:
    return {key: replace_names(value, names, name) for key, value in values.items()}
