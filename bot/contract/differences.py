"""Where two things that a reader receives first differ."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

LONGEST = 160
"""Letters of a value that are quoted."""


def first_difference(here: Any, there: Any, path: str = "") -> tuple[str, Any, Any] | None:
    """The path at which two values first differ, with both; None: nowhere."""
    if type(here) is type(there) and (pairs := _inner(here, there)) is not None:
        differences = (
            first_difference(left, right, f"{path}.{key}".lstrip(".")) for key, left, right in pairs
        )
        return next((difference for difference in differences if difference), None)
    return None if here == there else (path, here, there)


def _inner(here: Any, there: Any) -> Iterator[tuple[Any, Any, Any]] | None:
    """The parts of two values of one type, by their keys; None where they have to be compared as a whole."""
    if isinstance(here, dict):
        return ((key, here.get(key), there.get(key)) for key in {**here, **there})
    if isinstance(here, list | tuple) and len(here) == len(there):
        return ((index, *pair) for index, pair in enumerate(zip(here, there, strict=True)))
    if is_dataclass(here):
        names = [field.name for field in fields(here) if field.compare]
        return ((name, getattr(here, name), getattr(there, name)) for name in names)
    return None


def describe_difference(difference: tuple[str, Any, Any]) -> str:
    path, here, there = difference
    return f"{path or 'it'} is {_quote(here)} here, and {_quote(there)} in another truth"


def _quote(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
