"""A disk that is full or refuses, a database kept busy: what cannot be stored is refused and not there."""

import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from unittest.mock import patch

import pytest
import sqlalchemy as sa

from bot.clock import FakeClock
from bot.host.host import Host
from bot.host.outbox import LEASE
from bot.store import Store, StoreError
from bot.table.letters import DueLetter
from engine.choice import sample
from engine.errors import CannotUndo
from engine.rng import Rng
from tests.host.people import ADA, BO, CY, rows, seq_of
from tests.host.toy import toy_box
from tests.soak.doomed import PREFIX, two_letters
from tests.soak.kill import Known, check, deliver_the_rest
from tests.soak.report import Report, lengths

PATIENCE = 0.02
"""Seconds to wait for a database that is kept busy, instead of ten."""
LONG = 8
"""So much is tried in one storm."""
ROOM = 2**30
Seen = list[tuple[str, int, str]]
"""Of every table: its id, how many changes it has seen, and its fingerprint."""


class Disk:
    """The file under the host, and what can befall it."""

    def __init__(self, store: Store, file: Path) -> None:
        self._file = file
        self._pages = ROOM
        sa.event.listen(store.database.connections.sync_engine, "begin", self._limit)

    def _limit(self, connection: sa.Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={self._pages}")

    @contextmanager
    def full(self) -> Iterator[None]:
        """There is no room for one more page."""
        ((self._pages,),) = rows(self._file, "PRAGMA page_count")
        try:
            yield
        finally:
            self._pages = ROOM

    @contextmanager
    def refusing(self) -> Iterator[None]:
        """No file may grow: whatever would is an error of the disk."""
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        journal = self._file.with_name(f"{self._file.name}-wal")
        resource.setrlimit(resource.RLIMIT_FSIZE, (journal.stat().st_size if journal.exists() else 0, hard))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))

    @contextmanager
    def busy(self) -> Iterator[None]:
        """Another program is in the middle of writing."""
        with closing(sqlite3.connect(self._file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            try:
                yield
            finally:
                other.execute("ROLLBACK")


STORMS: dict[str, Callable[[Disk], AbstractContextManager[None]]] = {
    "disk full": Disk.full,
    "disk refuses": Disk.refusing,
    "database kept busy": Disk.busy,
}


class Voyage:
    """Tables played through storms, by someone who writes down what was acknowledged and what arrived."""

    def __init__(self, host: Host, clock: FakeClock, disk: Disk, rng: Rng, report: Report) -> None:
        self.host, self.clock, self.disk, self.rng, self.report = host, clock, disk, rng, report
        self.known = Known()
        self.tables: list[str] = []

    async def sail(self, storm: str, steps: int) -> None:
        for _ in range(3):
            await self._open()
        for _ in range(steps):
            self.clock.pass_time(LEASE)
            if self.rng.chance(1, 2):
                await self._act()
            elif (before := await self._until_refused(storm)) is not None:
                self.report.count("refused")
                if await self._seen() != before:
                    self.known.wrong.append(f"{storm}: what was refused changed something")

    async def _until_refused(self, storm: str) -> Seen | None:
        """What was there before the first thing that could not be done in the storm; None: all could."""
        with STORMS[storm](self.disk):
            for _ in range(LONG):
                before = await self._seen()
                try:
                    await self._act()
                except StoreError:
                    return before
        return None

    async def _act(self) -> None:
        what = self.rng.below(12)
        if what == 0:
            await self._open()
        elif what == 1:
            await self._take_back()
        elif what < 4:
            await self.host.outbox.drain(PREFIX, self._receive)
        else:
            await self._answer()
        self.report.count("done")

    async def _open(self) -> None:
        self.tables.append((await self.host.open("toy", [ADA, BO, CY], {"cards": "40"})).match_id)

    async def _answer(self) -> None:
        match_id = self.rng.pick(self.tables)
        table = await self.host.table(match_id)
        if not table.pending():
            return
        seat = self.rng.pick(sorted(table.pending()))
        answer = sample(table.pending()[seat].choice, self.rng)
        applied = await self.host.submit(match_id, seat, answer, table.token(seat))
        self.known.hear(("move", match_id, applied.seq, seat, answer))

    async def _take_back(self) -> None:
        match_id, seat = self.rng.pick(self.tables), self.rng.below(3)
        try:
            applied = await self.host.undo(match_id, seat)
        except CannotUndo:
            return
        self.known.hear(("undo", match_id, applied.seq, seat, None))

    async def _receive(self, letter: DueLetter) -> None:
        self.known.letter(letter.destination, letter.nonce, letter.match_id or "", seq_of(letter))

    async def _seen(self) -> Seen:
        """What the host shows of every table there is."""
        found = []
        for listing in await self.host.store.matches.list_matches(limit=1000):
            table = await self.host.table(listing.id)
            found.append((table.id, table.seq, table.match.fingerprint()))
        return sorted(found)


async def sail_through(folder: Path, storm: str, steps: int, seed: str, report: Report) -> None:
    """Play through one kind of storm, and look at the file afterwards."""
    file, clock = folder / f"{storm.replace(' ', '-')}.db", FakeClock()
    with patch("bot.store.sqlite.BUSY_SECONDS", PATIENCE):
        store = await Store.open(str(file))
    host = Host(store, clock)
    host.outbox.plan("test", two_letters)
    voyage = Voyage(host, clock, Disk(store, file), Rng(f"{seed}/{storm}"), report)
    await voyage.sail(storm, steps)
    await host.close()
    await store.close()
    await check(str(file), voyage.known)
    await deliver_the_rest(str(file), voyage.known)
    report.count("letters", len(voyage.known.letters))
    report.wrong += voyage.known.wrong


@lengths(15, 600)
@pytest.mark.parametrize("storm", STORMS)
async def test_what_cannot_be_stored_is_refused_and_is_not_there(
    storm: str, length: int, seed: str, tmp_path: Path, report: Report
) -> None:
    with toy_box():
        await sail_through(tmp_path, storm, length, seed, report)
    report.check("refused")
