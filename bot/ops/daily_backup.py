"""A copy of the database every day at a quiet hour, checked by replay, with a few older ones beside it."""

import asyncio
import os
import re
import sys
from collections.abc import Awaitable, Callable, Iterable, Mapping
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from pathlib import Path

import structlog

from bot.clock import Clock
from bot.config import FILES, NAMES, Config
from bot.host.outbox import Undeliverable
from bot.store import Store, StoreError
from bot.store.leases import LEASE
from bot.web.calls import smtp

log = structlog.get_logger(__name__)

QUIET_HOUR = 4
"""The hour of the machine's own day at which a copy is due."""
DAYS, WEEKS = 7, 4
"""For how many days, and for how many weeks, the last copy is kept."""
EVERY = 60.0
RETRY = 3600.0
"""Seconds before a copy that failed is tried again."""
NAME = "fondaco-%Y%m%dT%H%M%SZ.db"
_NAMED = re.compile(r"fondaco-\d{8}T\d{6}Z\.db")
WORK = "import os; os.nice(10); os.umask(0o077); from bot.ops.cli import main; main()"
"""The command line in a process of its own: replaying every game must not hold up play."""

Tell = Callable[[str], Awaitable[None]]


class DailyBackup:
    def __init__(self, store: Store, clock: Clock, config: Config, tell: Tell | None = None) -> None:
        """`tell`: how the operator hears of a copy that failed; by mail, unless a caller knows better."""
        self._store = store
        self._clock = clock
        self._config = config
        self._folder = Path(config.backups)
        self._tell = tell or self._write_to_operator
        self._rests_until = 0.0

    async def run(self) -> None:
        """Make a copy whenever one is due, until cancelled; nothing that fails stops the host."""
        while True:
            try:
                await self.once()
            except StoreError as error:
                log.error("backup-failed", error=str(error))
            except Exception:
                log.exception("backup-failed")
            await self._clock.sleep(EVERY)

    async def once(self) -> None:
        """Make today's copy if there is none, remove those that are too old, and tell of one that failed."""
        now = self._clock.now()
        if now < self._rests_until or self._is_made(now) or not await self._take(now):
            return
        trouble = await self._copy(self._folder / datetime.fromtimestamp(now, UTC).strftime(NAME))
        if not trouble:
            for file in surplus(self._copies()):
                file.unlink(missing_ok=True)
            return
        self._rests_until = now + RETRY
        log.error("backup-failed", error=trouble)
        await self._store.clocks.note_backup_failure(now)
        await self._tell(trouble)

    def _copies(self) -> list[Path]:
        return [file for file in self._folder.glob("fondaco-*.db") if _NAMED.fullmatch(file.name)]

    def _is_made(self, now: float) -> bool:
        due = last_quiet_hour(now)
        return any(_moment(file).timestamp() >= due for file in self._copies())

    async def _take(self, now: float) -> bool:
        """Of several processes, one makes the copy."""
        return bool(await self._store.leases.take("chore", ["backup"], now))

    async def _copy(self, target: Path) -> str:
        """Why there is no copy; empty: there is one, and every live game of it replays."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            return f"{self._folder}: {error.strerror or error}"
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-c", WORK, "backup", str(target)),
            env=self._environment(os.environ),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        ending = asyncio.ensure_future(process.communicate())
        try:
            while not (await asyncio.wait({ending}, timeout=LEASE / 3))[0]:
                await self._take(self._clock.now())
            _, stderr = await ending
        finally:
            if process.returncode is None:
                process.kill()
                await asyncio.wait({ending})
            for part in self._folder.glob(f"{target.name}.part*"):
                part.unlink(missing_ok=True)
        lines = stderr.decode(errors="replace").strip().splitlines() or ["it ended without a word"]
        return "" if process.returncode == 0 else lines[-1].removeprefix("fondaco: ")

    def _environment(self, environment: Mapping[str, str]) -> dict[str, str]:
        """The environment of the copying process: an address with a password is in no list of processes."""
        others = {name: value for name, value in environment.items() if name != FILES["db"]}
        return others | {NAMES["db"]: self._config.db}

    async def _write_to_operator(self, trouble: str) -> None:
        config = self._config
        if not (config.operator and config.smtp and config.mail_from):
            return
        mail = EmailMessage(policy=smtp.POLICY)
        mail["Subject"], mail["To"], mail["From"] = "Fondaco: no backup", config.operator, config.mail_from
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(
            f"The backup of {config.public_url or 'your Fondaco server'} failed:\n\n{trouble}\n\n"
            "It is tried again every hour. `fondaco backup` makes one by hand and says what is wrong.\n"
        )
        try:
            await smtp.hand_over(mail, config)
        except (OSError, Undeliverable) as error:
            log.error("operator-not-told", error=str(error))


def last_quiet_hour(now: float) -> float:
    """The last moment at which a copy was due."""
    here = datetime.fromtimestamp(now, UTC).astimezone()
    due = here.replace(hour=QUIET_HOUR, minute=0, second=0, microsecond=0)
    return (due if due <= here else due - timedelta(days=1)).timestamp()


def surplus(copies: Iterable[Path]) -> list[Path]:
    """The copies that are neither the last of one of the last days nor of one of the last weeks."""
    days: dict[object, Path] = {}
    weeks: dict[object, Path] = {}
    newest_first = sorted(copies, key=_moment, reverse=True)
    for file in newest_first:
        day = _moment(file).astimezone().date()
        days.setdefault(day, file)
        weeks.setdefault(day.isocalendar()[:2], file)
    spared = {*list(days.values())[:DAYS], *list(weeks.values())[:WEEKS]}
    return [file for file in newest_first if file not in spared]


def _moment(file: Path) -> datetime:
    """When a copy was made, by its name."""
    return datetime.strptime(file.name, NAME).replace(tzinfo=UTC)
