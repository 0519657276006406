"""Quick copies of a state: a copier is generated once per dataclass from its field types."""

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import partial
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from engine.hidden import Sealed
from engine.memo import Memo

T = TypeVar("T")
Copier = Callable[[Any], Any]

_NESTED = (dict, list)
_COPIERS: dict[type, Copier] = {}
_ATOMS = (int, str, bool, float, bytes, NoneType, tuple, frozenset)


def clone(value: T) -> T:
    """A copy of a dataclass that shares nothing changeable with the original."""
    copied: T = _copier(type(value))(value)
    return copied


def shallow_copy(value: T) -> T:
    """A copy of a dataclass that shares all its parts with the original."""
    copied: T = _shallow_copiers[type(value)](value)
    return copied


def copy_json(value: Any) -> Any:
    """A copy of plain JSON, such as an answer."""
    if isinstance(value, dict):
        fields = {**value}
        for key, inner in value.items():
            if type(inner) in _NESTED:
                fields[key] = copy_json(inner)
        return fields
    if isinstance(value, list):
        items = [*value]
        for place, inner in enumerate(value):
            if type(inner) in _NESTED:
                items[place] = copy_json(inner)
        return items
    return value


def _copier(kind: type) -> Copier:
    if kind not in _COPIERS:
        _COPIERS[kind] = _generate(kind)
    return _COPIERS[kind]


def _generate(kind: type, *, shallow: bool = False) -> Copier:
    """Source text rather than closures: one attribute store per field is what makes it quick."""
    hints = get_type_hints(kind)
    scope: dict[str, Any] = {"kind": kind, "new": kind.__new__}
    lines = ["def copy(value):", "    made = new(kind)"]
    for part in fields(kind):
        scope[f"c_{part.name}"] = copier = None if shallow else _for_type(hints[part.name])
        source = f"value.{part.name}" if copier is None else f"c_{part.name}(value.{part.name})"
        lines.append(f"    made.{part.name} = {source}")
    lines.append("    return made")
    exec("\n".join(lines), scope)
    made: Copier = scope["copy"]
    return made


_shallow_copiers: Memo[type, Copier] = Memo(partial(_generate, shallow=True))


def _for_type(hint: Any) -> Copier | None:
    """How to copy a value of this type; None: it can be shared."""
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        inner = [arg for arg in get_args(hint) if _for_type(arg) is not None]
        if not inner:
            return None
        return _by_value
    if origin is list:
        item = _for_type(get_args(hint)[0])
        return list.copy if item is None else _list_of(item)
    if origin is dict:
        item = _for_type(get_args(hint)[1])
        return dict.copy if item is None else _dict_of(item)
    if isinstance(origin, type) and issubclass(origin, Sealed):
        return _sealed_of(origin, _for_type(get_args(hint)[0]))
    if origin is set or hint is set:
        return set.copy
    if hint is Any:
        return copy_json
    kind = origin or hint
    if isinstance(kind, type) and (issubclass(kind, _ATOMS) or issubclass(kind, Enum)):
        return None
    if get_origin(hint) is not None and not isinstance(kind, type):  # Literal["a", "b"]
        return None
    return _by_value


def _by_value(value: Any) -> Any:
    if is_dataclass(value) and not isinstance(value, type):
        return clone(value)
    if isinstance(value, dict):
        return {key: _by_value(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_by_value(inner) for inner in value]
    return value


def _list_of(item: Copier) -> Copier:
    return lambda values: [item(value) for value in values]


def _dict_of(item: Copier) -> Copier:
    return lambda values: {key: item(value) for key, value in values.items()}


def _sealed_of(kind: type[Sealed[Any]], item: Copier | None) -> Copier:
    def copy(values: Sealed[Any]) -> Sealed[Any]:
        made = kind()
        for seat, value in dict.items(values):
            made[seat] = value if item is None else item(value)
        return made

    return copy
