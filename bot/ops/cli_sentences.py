"""Bad input gets one sentence and exit code 2, never a traceback."""

import functools
import sys
from collections.abc import Callable, Sequence
from typing import ParamSpec, TypeVar

import typer

from bot.config import BadConfig
from bot.store import StoreError
from data.loader import BadData
from data.titles import titles_left_out
from engine.errors import EngineError

LISTED = 10
"""How many games are named in a sentence; the log names them all."""

NOT_INSTALLED = "is not installed; its games wait until it is"

P = ParamSpec("P")
T = TypeVar("T")


class BadInput(Exception):
    """An argument of the command line that cannot be used."""


def sentences(command: Callable[P, T]) -> Callable[P, T]:
    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return command(*args, **kwargs)
        except (BadInput, BadConfig, BadData, EngineError, StoreError) as error:
            sentence = str(error)
        except OSError as error:
            sentence = f"{error.filename or ''}: {error.strerror or error}".lstrip(": ")
        print(f"fondaco: {sentence}", file=sys.stderr)
        raise typer.Exit(2)

    return run


def missing_title(title: str, games: Sequence[str]) -> str:
    """Which games cannot be played because their title is not installed, or cannot be loaded."""
    more = f" and {len(games) - LISTED} more" if len(games) > LISTED else ""
    left_out = any(title == other.id for other in titles_left_out())
    wait = "is left out; its games wait until it can be loaded" if left_out else NOT_INSTALLED
    return f"The title {title} {wait}: {', '.join(games[:LISTED])}{more}."
