"""The process that works on look backs: it knows the engine and nothing of the host."""

import multiprocessing
import os
from concurrent.futures import Executor, ProcessPoolExecutor
from typing import Any

import engine
from bot.host.thinking_task import prepare_process
from engine import lookback
from engine.match import Match

MODEST = 10
"""How far the worker stands back for whatever else the machine has to do."""


def hire_worker(modest: int = MODEST) -> Executor:
    """A process that works behind everything else."""
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _stand_back, (modest,))


def _stand_back(modest: int) -> None:
    prepare_process()
    if hasattr(os, "nice"):
        os.nice(modest)


_at_hand: dict[str, Match] = {}
"""The game that was looked at last."""


def next_piece(record: dict[str, Any], seen: dict[str, Any]) -> dict[str, Any]:
    """Do the next piece of a look back, as plain data."""
    mark = record["fingerprint"]
    if mark not in _at_hand:
        _at_hand.clear()
        _at_hand[mark] = engine.load(record)
    made = lookback.decode(seen)
    lookback.look_on(_at_hand[mark], made)
    return lookback.encode(made)
