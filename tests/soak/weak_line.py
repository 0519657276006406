"""Discord on a bad day: it refuses, breaks off, answers too late, hangs up, and says the same thing twice."""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import aiohttp
from simcord.backend.errors import BackendError
from simcord.http import router

import engine
from bot.discord.client.app import Fondaco
from bot.discord.surface import SURFACE
from bot.host.outbox import LAST_RETRY
from bot.series.steward import Steward
from engine.rng import Rng
from tests.chat.game import Evening
from tests.chat.kit import check_finished
from tests.chat.toys import toys
from tests.chat.world import World, world
from tests.host.people import rows
from tests.quick_database import quick_database
from tests.soak.report import Report

CLOSED = 50007
"""What Discord says of a person who takes no DMs."""
TROUBLES = ("403", "429", "500", "times out", "arrives, then times out", "hangs up", "says it twice")
OFTEN = 4
"""One request in so many fares badly."""
Dispatch = Callable[..., Any]


class Line:
    """Between the bot and Discord: it tells repeats by their nonce, as Discord does, and causes trouble."""

    def __init__(self, trouble: str, rng: Rng, often: int = OFTEN) -> None:
        self.trouble, self.rng, self.often = trouble, rng, often
        self.quiet = True
        self.taken: dict[tuple[str, str], Any] = {}
        self.caused: Counter[str] = Counter()

    def dispatch(self, real: Dispatch, backend: Any, method: str, path: str, **how: Any) -> Any:
        """One request, which may go wrong before or after it was heard."""
        bad = not self.quiet and _may_fail(method, path) and self.rng.chance(1, self.often)
        if bad and self.trouble == "403" and _channel(path) in backend.dm_channels.values():
            self.caused["403"] += 1
            raise BackendError(403, CLOSED, "a closed door")
        if bad and self.trouble in ("429", "500"):
            self.caused[self.trouble] += 1
            raise BackendError(int(self.trouble), 0, "a bad day")
        if bad and self.trouble == "times out":
            self.caused[self.trouble] += 1
            raise aiohttp.ServerTimeoutError
        answer = self._once(real, backend, method, path, **how)
        if bad and self.trouble == "arrives, then times out":
            self.caused[self.trouble] += 1
            raise aiohttp.ServerTimeoutError
        return answer

    def _once(self, real: Dispatch, backend: Any, method: str, path: str, **how: Any) -> Any:
        """A nonce that was taken gives the message it was taken for."""
        nonce = (how.get("json") or {}).get("nonce") if method == "POST" else None
        if nonce is None:
            return real(backend, method, path, **how)
        if (path, nonce) not in self.taken:
            self.taken[path, nonce] = real(backend, method, path, **how)
        return self.taken[path, nonce]

    def emit(self, real: Callable[[str, Any], None], event: str, payload: Any) -> None:
        real(event, payload)
        twice = self.trouble == "says it twice" and event == "INTERACTION_CREATE"
        if twice and not self.quiet and self.rng.chance(1, 2):
            self.caused[self.trouble] += 1
            real(event, payload)


def _may_fail(method: str, path: str) -> bool:
    """What the bot sends by itself, and what it says after acknowledging a press."""
    return method in ("POST", "PATCH") and path.strip("/").split("/")[0] in ("channels", "webhooks")


def _channel(path: str) -> int:
    parts = path.strip("/").split("/")
    return int(parts[1]) if parts[0] == "channels" else 0


@contextmanager
def weak(line: Line, fondaco: World) -> Iterator[None]:
    real, emit = router.dispatch, fondaco.env.backend.emit
    with (
        patch.object(router, "dispatch", lambda *args, **how: line.dispatch(real, *args, **how)),
        patch.object(fondaco.env.backend, "emit", lambda event, payload: line.emit(emit, event, payload)),
    ):
        yield


class BadDay(Evening):
    """An evening on such a line."""

    line: Line

    async def _mishap(self) -> None:
        if self.line.trouble == "hangs up" and self.rng.chance(1, OFTEN):
            self.line.caused["hangs up"] += 1
            await self.world.env.restart_bot(Fondaco(Steward(self.world.host)))
            await self.world.settle()


async def evening(folder: Path, trouble: str, seed: str, report: Report) -> None:
    """A whole game of the toy; in the end all is told once, and every letter is sent."""
    with toys():
        async with world(folder) as fondaco:
            line = Line(trouble, Rng(f"{seed}/{trouble}"), 1 if trouble == "403" else OFTEN)
            with weak(line, fondaco):
                played = BadDay(fondaco, "toy", people=3, seed=seed, unasked=6)
                played.line = line
                await played.open()
                line.quiet = False
                await played.play()
                line.quiet = True
                await fondaco.pass_time(LAST_RETRY)
                await check_finished(played)
            assert not fondaco.env.errors, f"nobody caught {fondaco.env.errors}"
            engine.replay(await fondaco.host.export(played.match))
            _check_letters(fondaco, line)
    report.count("evenings")
    report.count("answers", played.answers)
    report.count("troubles", line.caused[trouble])


def _check_letters(fondaco: World, line: Line) -> None:
    letters = rows(
        fondaco.file,
        "select nonce, sent_at, last_error from outbox where destination like ?",
        f"{SURFACE.prefix}%",
    )
    unsent = [letter for letter in letters if letter[1] is None]
    assert letters, "no letter was written: this would prove nothing"
    assert not unsent, f"letters that were never sent: {unsent}"
    assert line.caused[line.trouble], "nothing went wrong: this would prove nothing"


def bad_days(trouble: str, evenings: int, seed: str, report: Report) -> None:
    for number in range(evenings):
        with tempfile.TemporaryDirectory() as folder, quick_database():
            try:
                asyncio.run(evening(Path(folder), trouble, f"{seed}/{number}", report))
            except Exception as error:
                report.wrong.append(
                    f"{trouble}, seed {seed!r}, evening {number}: {type(error).__name__}: {error}"
                )
