"""Rounds taken in turns, so that a busy machine is unfair to nobody."""

import gc
import statistics
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.clock import stopwatch


def at_work() -> Callable[[], float]:
    """A stopwatch that runs only while this program works: what others do on the machine does not count."""
    begun = time.process_time()
    return lambda: time.process_time() - begun


async def waited(act: Awaitable[object]) -> float:
    """The seconds until something has come."""
    lap = stopwatch()
    await act
    return lap()


def alternately(ways: Mapping[str, Callable[[], float]], rounds: int) -> dict[str, list[float]]:
    """What each way says of itself in every round; the person who went first goes last in the next."""
    found: dict[str, list[float]] = {name: [] for name in ways}
    order = list(ways)
    gc.collect()
    for _ in range(rounds):
        for name in order:
            found[name].append(ways[name]())
        order.reverse()
    return found


def repeated(act: Callable[[], object], times: int) -> Callable[[], float]:
    """A way that says how many seconds of work one call took, of so many; the first is not counted."""

    def way() -> float:
        act()
        lap = at_work()
        for _ in range(times):
            act()
        return lap() / times

    return way


def paired(values: Sequence[float], plain: Sequence[float]) -> float:
    """The middle one of the ratios of each round."""
    return statistics.median(value / other for value, other in zip(values, plain, strict=True))


@dataclass(frozen=True, slots=True)
class Spread:
    """The middle of many values, and their slow end."""

    p50: float
    p95: float
    p99: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Spread":
        ordered = sorted(values)
        return cls(_at(ordered, 0.50), _at(ordered, 0.95), _at(ordered, 0.99))


def _at(ordered: Sequence[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
