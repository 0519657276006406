"""Under which name each kind of step is saved: that of its title, and that of its class."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from data.titles import title_of_module

_KINDS: list[type[Any]] = []
_NAMES: dict[type[Any], str] = {}


def add_kind(kind: type[Any]) -> None:
    _KINDS.append(kind)


def is_saved(kind: type[Any]) -> bool:
    """Whether this class is a kind of step, and no base of some."""
    return kind in _KINDS


def saved_name(kind: type[Any]) -> str:
    if kind not in _NAMES:
        _NAMES[kind] = f"{title_of_module(kind.__module__)}.{kind.__name__}"
    return _NAMES[kind]


def steps() -> Mapping[str, type[Any]]:
    """Every kind of step by its saved name."""
    return _name_kinds(len(_KINDS))


@lru_cache(maxsize=1)
def _name_kinds(_known: int) -> Mapping[str, type[Any]]:
    """Named again only when there are more than before."""
    return {saved_name(kind): kind for kind in _KINDS}


def forget_names() -> None:
    """Other titles are installed: name all kinds again."""
    _NAMES.clear()
    _name_kinds.cache_clear()
