"""Killed at any moment, on a real file: no acknowledged move is lost, none is half-written."""

import multiprocessing
import os
import signal
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

import engine
from bot.changes import in_force
from bot.clock import FakeClock
from bot.host import Host
from bot.store import Store
from tests.host import doomed
from tests.host.people import rows

ROUNDS = 25


@pytest.mark.slow
async def test_no_acknowledged_move_is_lost_however_often_the_process_is_killed(file: Path) -> None:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.host.doomed"])
    rng = engine.Rng("kill")
    total = 0
    for number in range(ROUNDS):
        acknowledged = live_and_die(context, file, f"round {number}", rng)
        total += len(acknowledged)
        await check(file, acknowledged)
    assert total > 10 * ROUNDS, "the kills came so early that nothing was tried"


def live_and_die(
    context: multiprocessing.context.ForkServerContext, file: Path, seed: str, rng: engine.Rng
) -> list[tuple[str, int]]:
    """Let a process play, kill it after some moves, in the middle of whatever it does then."""
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=doomed.play, args=(str(file), seed, theirs))
    process.start()
    theirs.close()
    wanted = rng.below(40)
    heard = listen(ours, wanted)
    for _ in range(rng.below(2000)):
        os.getpid()
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    heard += listen(ours, None)
    process.join()
    assert process.exitcode == -signal.SIGKILL, "it ended before it could be killed"
    ours.close()
    return heard


def listen(pipe: Connection, count: int | None) -> list[tuple[str, int]]:
    """That many acknowledgements, or all there are until the other end is gone."""
    heard: list[tuple[str, int]] = []
    while count is None or len(heard) < count:
        try:
            heard.append(pipe.recv())
        except (EOFError, OSError):
            break
    return heard


async def check(file: Path, acknowledged: list[tuple[str, int]]) -> None:
    store = await Store.open(str(file))
    host = Host(store, FakeClock())
    for match_id in {match_id for match_id, _ in acknowledged}:
        log = await store.matches.log(match_id)
        assert {row.seq for row in log} == set(range(1, len(log) + 1))
        assert max(seq for match, seq in acknowledged if match == match_id) <= len(log)
        look = await host.look(match_id)
        assert look.seq == len(log)
        replayed = engine.replay(await host.export(match_id))
        assert replayed.fingerprint() == look.match.fingerprint()
        assert len(replayed.log) == len(in_force(log))
    await host.close()
    await store.close()
    for table in ("moves", "events", "deadlines"):
        assert rows(file, f"select count(*) from {table} where match_id not in (select id from matches)") == [
            (0,)
        ]
    assert (
        rows(
            file,
            "select m.id, m.seq, count(o.id) from matches m left join outbox o on o.match_id = m.id "
            "group by m.id having count(o.id) != 2 * (m.seq + 1) or count(distinct o.nonce) != count(o.id)",
        )
        == []
    )
