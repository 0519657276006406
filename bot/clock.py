"""The only place that reads the time, so that tests can drive it."""

import asyncio
import heapq
import time
from collections.abc import Callable
from typing import Protocol


class Clock(Protocol):
    """Seconds since 1970, and a way to wait."""

    def now(self) -> float: ...

    async def sleep(self, seconds: float) -> None: ...


class SystemClock:
    def now(self) -> float:
        return time.time()  # noqa: TID251 - this is the one place

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class FakeClock:
    """Stands still until `pass_time` moves it; sleepers wake in the order of their alarms."""

    def __init__(self, start: float = 1_000_000.0) -> None:
        self._now = start
        self._alarms: list[tuple[float, int, asyncio.Event]] = []
        self._set = 0

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        alarm = asyncio.Event()
        self._set += 1
        heapq.heappush(self._alarms, (self._now + seconds, self._set, alarm))
        await alarm.wait()

    def pass_time(self, seconds: float) -> None:
        """Move on, and wake everyone whose time has come."""
        self._now += seconds
        while self._alarms and self._alarms[0][0] <= self._now:
            heapq.heappop(self._alarms)[2].set()


def stopwatch() -> Callable[[], float]:
    """Seconds since it was made, for measuring how long something took."""
    begun = time.perf_counter()
    return lambda: time.perf_counter() - begun


def seconds_of_work() -> float:
    """Seconds that this thread has worked; other programs on a busy machine do not count."""
    return time.thread_time()
