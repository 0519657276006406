"""Processes killed at any moment, on a real database: nothing acknowledged is lost, nothing is done twice."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext
from typing import Any

import engine
from bot.clock import FakeClock
from bot.host.host import Host
from bot.host.outbox import LEASE, Send
from bot.store import Store
from bot.store.errors import StoreError
from bot.table.changes import in_force
from bot.table.letters import DueLetter
from tests.host.people import rows, seq_of
from tests.host.toy import toy_box
from tests.soak import doomed
from tests.soak.report import Report

BUSY = ("still being changed", "busy")
"""What a host says that is kept waiting for too long."""
ALONE = 3
"""Of so many rounds, one has two processes on the file at once."""
ATTEMPTS = 5
"""How often the rest of the letters is asked for where the database does not answer in time."""


@dataclass(slots=True)
class Known:
    """What the world outside has heard, from all processes that ever lived."""

    moves: dict[tuple[str, int], tuple[str, int, Any]] = field(default_factory=dict)
    letters: dict[str, tuple[str, str, int]] = field(default_factory=dict)
    """By nonce, as a receiver that tells repeats by it."""
    order: dict[tuple[str, str], list[int]] = field(default_factory=dict)
    repeats: int = 0
    refused: int = 0
    """Moves that a host had no time for, and said so."""
    away: list[tuple[float, float]] = field(default_factory=list)
    """From when to when the database was dead."""
    wrong: list[str] = field(default_factory=list)

    def hear(self, said: tuple[Any, ...]) -> bool:
        """Take in what a process says; whether it is a sign that it plays."""
        match said:
            case "letter", destination, nonce, match_id, seq:
                self.letter(destination, nonce, match_id, seq)
            case "refused", words, begun, ended:
                self._refusal(words, begun, ended)
            case "failed", trace:
                self.wrong.append(f"a process failed: {trace}")
            case kind, match_id, seq, seat, answer:
                if (match_id, seq) in self.moves:
                    self.wrong.append(f"{match_id}: change {seq} was acknowledged twice")
                self.moves[match_id, seq] = (kind, seat, answer)
        return said[0] not in ("refused", "failed")

    def _refusal(self, words: str, begun: float, ended: float) -> None:
        """Excused where the database was dead meanwhile, or the host says that it is busy."""
        self.refused += 1
        dead = any(begun <= back and died <= ended for died, back in self.away)
        if not dead and not any(busy in words for busy in BUSY):
            self.wrong.append(f"a move was refused after {ended - begun:.1f} s: {words}")

    def letter(self, destination: str, nonce: str, match_id: str, seq: int) -> None:
        known = self.letters.get(nonce)
        if known is not None:
            self.repeats += 1
            if known != (destination, match_id, seq):
                self.wrong.append(f"the nonce {nonce} stands for two letters")
            return
        self.letters[nonce] = (destination, match_id, seq)
        arrived = self.order.setdefault((destination, match_id), [])
        if arrived and arrived[-1] >= seq:
            self.wrong.append(f"{destination}: the letter of change {seq} came after that of {arrived[-1]}")
        arrived.append(seq)


def live_and_die(
    context: ForkServerContext, target: str, seed: str, rng: engine.Rng, known: Known, processes: int = 1
) -> int:
    """Let processes play, kill them after some moves in the middle of whatever they do; what was heard."""
    born = [start_playing(context, target, f"{seed}/{number}") for number in range(processes)]
    heard = _listen([pipe for _, pipe in born], rng.below(60), known)
    for _ in range(rng.below(3000)):
        os.getpid()
    for process, _ in born:
        assert process.pid is not None
        with contextlib.suppress(ProcessLookupError):
            os.kill(process.pid, signal.SIGKILL)
    for process, pipe in born:
        heard += _listen([pipe], None, known)
        process.join()
        if process.exitcode != -signal.SIGKILL:
            known.wrong.append(f"{seed}: a process ended by itself, with {process.exitcode}")
        pipe.close()
    return heard


def start_playing(context: ForkServerContext, target: str, seed: str) -> tuple[Any, Connection]:
    """A process that plays at the tables of a database until it is killed, and what it says."""
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=doomed.play, args=(target, seed, theirs))
    process.start()
    theirs.close()
    return process, ours


def _listen(pipes: Sequence[Connection], count: int | None, known: Known) -> int:
    """That many words, or all there are until the other ends are gone."""
    heard, open_pipes = 0, list(pipes)
    while open_pipes and (count is None or heard < count):
        for pipe in multiprocessing.connection.wait(open_pipes):
            assert isinstance(pipe, Connection)
            try:
                heard += known.hear(pipe.recv())
            except (EOFError, OSError):
                open_pipes.remove(pipe)
    return heard


# --- afterwards -------------------------------------------------------------------------------------------


async def check(target: str, known: Known) -> None:
    """No acknowledged move lost or applied twice, every match replays to its snapshot, no letter missing."""
    store = await Store.open(target)
    host = Host(store, FakeClock())
    for match_id in sorted({match_id for match_id, _ in known.moves}):
        log = await store.matches.log(match_id)
        if [row.seq for row in log] != list(range(1, len(log) + 1)):
            known.wrong.append(f"{match_id}: the log has gaps")
        stored = {row.seq: (row.kind, row.seat, row.answer if row.kind == "move" else None) for row in log}
        for (match, seq), move in known.moves.items():
            if match == match_id and stored.get(seq) != move:
                known.wrong.append(
                    f"{match_id}: change {seq} was acknowledged as {move}, stored is {stored.get(seq)}"
                )
        look = await host.table(match_id)
        replayed = engine.replay(await host.export(match_id))
        if look.seq != len(log) or replayed.fingerprint() != look.match.fingerprint():
            known.wrong.append(f"{match_id}: the log does not lead to the snapshot")
        if len(replayed.log) != len(in_force(log)):
            known.wrong.append(f"{match_id}: other moves are in force than were stored")
    live = {match_id for (match_id,) in rows(target, "select id from matches where state = 'live'")}
    known.moves = {key: move for key, move in known.moves.items() if key[0] in live}
    await host.close()
    await store.close()
    _check_rows(target, known)


def _check_rows(target: str, known: Known) -> None:
    for table in ("moves", "events", "deadlines"):
        if rows(target, f"select 1 from {table} where match_id not in (select id from matches)"):
            known.wrong.append(f"{table} of a match that is not there")
    uneven = rows(
        target,
        "select m.id, m.seq, count(o.id) from matches m left join outbox o on o.match_id = m.id "
        "group by m.id having count(o.id) != 2 * (m.seq + 1) or count(distinct o.nonce) != count(o.id)",
    )
    known.wrong += [
        f"{match_id}: {letters} letters for {seq + 1} changes" for match_id, seq, letters in uneven
    ]
    sent = {nonce for (nonce,) in rows(target, "select nonce from outbox where sent_at is not null")}
    known.wrong += [
        f"the letter {nonce} counts as sent, and nobody got it" for nonce in sent - set(known.letters)
    ]


async def deliver_the_rest(target: str, known: Known) -> None:
    """In the end every letter has arrived, once, and in its order."""
    store = await Store.open(target)
    clock = FakeClock(float(rows(target, "select max(retry_at) from outbox")[0][0] or 0) + LEASE)
    host = Host(store, clock)

    async def send(letter: DueLetter) -> None:
        known.letter(letter.destination, letter.nonce, letter.match_id or "", seq_of(letter))

    await _drain(host, send)
    await host.close()
    await store.close()
    written = {nonce for (nonce,) in rows(target, "select nonce from outbox")}
    known.wrong += [f"the letter {nonce} never arrived" for nonce in written - set(known.letters)]
    known.wrong += [f"the letter {nonce} was never written" for nonce in set(known.letters) - written]


async def _drain(host: Host, send: Send) -> None:
    """As the host does it: what a busy database did not answer in time is asked again."""
    for _ in range(ATTEMPTS - 1):
        with contextlib.suppress(StoreError):
            await host.outbox.drain(doomed.PREFIX, send)
            return
    await host.outbox.drain(doomed.PREFIX, send)


def kills(target: str, rounds: int, seed: str, report: Report) -> None:
    """That many rounds of life and death on one database."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.soak.doomed"])
    known, rng = Known(), engine.Rng(seed)
    with toy_box():
        for number in range(rounds):
            processes = 2 if number % ALONE == ALONE - 1 else 1
            heard = live_and_die(context, target, f"{seed}/{number}", rng, known, processes)
            report.count("kills", processes)
            report.count("words heard", heard)
            asyncio.run(check(target, known))
        asyncio.run(deliver_the_rest(target, known))
    report.count("letters", len(known.letters))
    report.count("letters sent again", known.repeats)
    report.count("moves refused as too busy", known.refused)
    report.wrong += known.wrong
