"""Who has a page open: its live stream tells that a question came, so nobody needs to call them for it."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from aiohttp import web


class OpenPages:
    """How many live pages each person has open in this process."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    @contextmanager
    def following(self, person: str | None) -> Iterator[None]:
        """A page of this person is being followed; of nobody known, nothing is counted."""
        if person is None:
            yield
            return
        self._open[person] += 1
        try:
            yield
        finally:
            self._open[person] -= 1
            if not self._open[person]:
                del self._open[person]

    def has_one(self, person: str) -> bool:
        return self._open[person] > 0


OPEN_PAGES = web.AppKey("open_pages", OpenPages)
