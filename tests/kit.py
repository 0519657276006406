"""What tests build their tables with: random games, positions along them, and every word a match can say."""

import asyncio
import json
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from functools import cache
from inspect import isawaitable
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

import engine
from bot.clock import stopwatch
from bot.contract.games import game_record as finished
from bot.contract.games import other_truth as imagined
from bot.contract.games import play, positions, random_players, usual_bots
from bot.contract.wording import words_of, wrong_words
from engine.text import Text

__all__ = [
    "finished",
    "imagined",
    "play",
    "positions",
    "random_players",
    "usual_bots",
    "words_of",
    "wrong_words",
]

GOLDEN = Path(__file__).parent / "golden"


@cache
def golden(title: str, seats: int) -> dict[str, Any]:
    """A recorded game, as it was dumped at its end."""
    record: dict[str, Any] = json.loads((GOLDEN / f"{title}-{seats}.json").read_text(encoding="utf-8"))
    match: dict[str, Any] = record["match"]
    return match


WORDY_MOVES = 120
PATIENCE = 120.0
"""Seconds after which a test no longer waits."""


TABLES = [(title.id, seats) for title in engine.titles().values() for seats in title.seats]
"""Every title at every seat count, for `pytest.mark.parametrize("title, seats", TABLES)`."""
ENDS = [
    (title.id, seats) for title in engine.titles().values() for seats in {title.seats[0], title.seats[-1]}
]
"""Every title with the fewest and with the most people."""
LARGEST = [(title.id, title.seats[-1]) for title in engine.titles().values()]


def _tables(at_once: Sequence[tuple[str, int]]) -> pytest.MarkDecorator:
    """For tests of every table; all but some of them are part of the soak."""
    tables = [pytest.param(*one, marks=() if one in at_once else pytest.mark.soak) for one in TABLES]
    return pytest.mark.parametrize(("title", "seats"), tables)


every_table = _tables(TABLES)
smallest_and_largest_table = _tables(ENDS)
largest_table = _tables(LARGEST)


@contextmanager
def numbered_secrets() -> Iterator[None]:
    """Seeds and keys are the same every time: 0, 1, 2 …, each length by itself, so that a game is the same
    however many keys were drawn before it."""
    drawn: defaultdict[int, count[int]] = defaultdict(count)
    with patch("secrets.token_hex", lambda size=16: f"{next(drawn[size]):0{2 * size}x}"):
        yield


async def until(condition: Callable[[], object], within: float = PATIENCE) -> None:
    """Wait for something, which may have to be awaited, however slow the machine is."""
    async with asyncio.timeout(within):
        while not (await met if isawaitable(met := condition()) else met):
            await asyncio.sleep(0.01)


def until_now(condition: Callable[[], object], within: float = PATIENCE) -> None:
    """The same without an event loop."""
    lap = stopwatch()
    while not condition():
        assert lap() < within, "it never came"
        time.sleep(0.05)


@cache
def played(title: str) -> tuple[list[Text], list[Text]]:
    """How one is asked, and all that is said, in a game of people who answer anything."""
    match, rng = engine.start(title, seats=3, seed="words"), engine.Rng("words")
    prompts: list[Text] = []
    said: list[Text] = []
    while len(match.log) < WORDY_MOVES and (pending := match.pending()):
        prompts += [decision.prompt for decision in pending.values()]
        said += [one for decision in pending.values() for one in words_of(decision)]
        seat = rng.pick(sorted(pending))
        for event in match.submit(seat, engine.sample(pending[seat].choice, rng)):
            said += [one for one in (event.text, *event.private.values()) if one]
    return prompts, said


class Idle(Executor):
    """Takes work and never does it."""

    def submit(self, _work: Callable[..., Any], /, *_args: Any, **_kwargs: Any) -> Future[Any]:
        return Future()
