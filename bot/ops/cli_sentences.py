"""Bad input gets one sentence and exit code 2, never a traceback."""

import functools
import sys
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import typer

from bot.config import BadConfig
from bot.store import StoreError
from data.loader import BadData
from engine.errors import EngineError

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
