"""Names that people typed, found again in stored words."""

from collections.abc import Collection

from bot.store.records import Json


def replace_names(said: Json, names: Collection[str], name: str) -> Json:
    """The words with each of these names replaced."""
    if isinstance(said, dict) and "key" in said:
        return {**said, "args": {arg: replace_names(one, names, name) for arg, one in said["args"].items()}}
    if isinstance(said, list):
        return [replace_names(one, names, name) for one in said]
    return name if isinstance(said, str) and said in names else said


def renamed_event(event: Json, names: Collection[str], name: str) -> Json:
    """The same in all that was told of one thing that happened."""
    private = {seat: replace_names(said, names, name) for seat, said in event["private"].items()}
    return {**event, "text": replace_names(event["text"], names, name), "private": private}
