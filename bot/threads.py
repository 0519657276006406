"""Run work in threads or pools; every exception reaches the caller."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class StoppedShort(Exception):
    """Some work ran out of what it looked for; said in place of `StopIteration`, which no future carries."""


async def in_thread(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run this in a thread; what it raises is raised here."""
    return await asyncio.to_thread(lambda: _whole(work, *args, **kwargs))


async def in_pool(pool: Executor, work: Callable[..., T], *args: object) -> T:
    """The same in a thread or a process of a pool."""
    return await asyncio.get_running_loop().run_in_executor(pool, _whole, work, *args)


def _whole(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    try:
        return work(*args, **kwargs)
    except StopIteration as error:
        raise StoppedShort(f"{getattr(work, '__qualname__', work)!s} found nothing") from error
