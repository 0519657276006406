"""Thinking in processes beside this one, so that neither the event loop nor its process waits for it."""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import structlog

from bot.host.thinking_task import Task, prepare_process, think_over
from bot.threads import in_pool, in_thread
from engine.choice import Answer

log = structlog.get_logger(__name__)

TRIES = 3
"""How often a thought is begun whose process dies."""


class LostThought(Exception):
    """A thought that could not be finished: its processes died again and again."""


class Thinkers:
    """Processes that think, at most so many; they are started when the first thought comes."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False
        self.thoughts = 0
        """How many have come to their end."""

    async def think(self, task: Task) -> Answer:
        """The answer of a strong player; a thought that is lost with its process is begun again."""
        for _ in range(TRIES):
            if self._closed:
                break
            pool = self._pool = self._pool or self._start()
            try:
                answer = await in_pool(pool, think_over, task)
            except BrokenProcessPool:
                log.warning("thinker-died", title=task.title)
                self._give_up(pool)
            else:
                self.thoughts += 1
                return answer
        raise LostThought

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, mp_context=context, initializer=prepare_process)

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """A pool of which a process died takes no more work; the next thought starts another."""
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        """Drop what waits, and let the thoughts under way come to their end, which their budget sets."""
        self._closed = True
        pool, self._pool = self._pool, None
        if pool is not None:
            await in_thread(pool.shutdown, True, cancel_futures=True)
