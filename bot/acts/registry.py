"""Every act there is, by its kind and name. An act is added here and nowhere else."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from bot.acts import (
    advice,
    agreement,
    campaign,
    hall,
    league,
    league_direction,
    lesson,
    lobby,
    lookback,
    moderation,
    person,
    rematch,
    server,
    table,
    talk,
    tokens,
)
from bot.acts.act import Act, Kind
from engine import codec

_ACTS: list[Act[Any]] = [
    *hall.ACTS,
    *agreement.ACTS,
    *lobby.ACTS,
    *table.ACTS,
    *advice.ACTS,
    *talk.ACTS,
    *rematch.ACTS,
    *lookback.ACTS,
    *moderation.ACTS,
    *lesson.ACTS,
    *league.ACTS,
    *league_direction.ACTS,
    *campaign.ACTS,
    *person.ACTS,
    *tokens.ACTS,
    *person.DATA,
    *server.ACTS,
]


def acts() -> tuple[Act[Any], ...]:
    return tuple(_ACTS)


def acts_of(kind: Kind) -> tuple[Act[Any], ...]:
    return tuple(act for act in _ACTS if act.kind == kind)


def act_by_key(key: str) -> Act[Any] | None:
    return next((act for act in _ACTS if act.key == key), None)


def mark(act: Act[Any]) -> str:
    """A short name for the ids of buttons."""
    return codec.digest(act.key)[:12]


def act_by_mark(digest: str) -> Act[Any] | None:
    return next((act for act in _ACTS if mark(act) == digest), None)


@contextmanager
def instead(others: Sequence[Act[Any]]) -> Iterator[None]:
    """These acts and no others, for as long as this lasts."""
    before = acts()
    _ACTS[:] = others
    try:
        yield
    finally:
        _ACTS[:] = before


@contextmanager
def also(*more: Act[Any]) -> Iterator[None]:
    """Some acts more, for as long as this lasts."""
    with instead([*_ACTS, *more]):
        yield
