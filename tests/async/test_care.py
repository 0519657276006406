"""Care: copies that are checked, people who may be forgotten, numbers for the operator."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.clock import FakeClock, SystemClock
from bot.host import privacy
from bot.host.host import Host, SeatSpec
from bot.ops import backup
from bot.ops.retention import DAY, Retention
from bot.store import Store, StoreError
from bot.store.kinds import database_at
from bot.store.notes import NoteKind
from bot.store.upgrade import upgrade
from bot.table import substitutes
from bot.table.plans import Plan
from bot.table.settings import Settings
from engine.text import text
from tests.host.people import ADA, BO, CY, play_on, rows

ANN = SeatSpec("Ann of Ancona", user_id="chat:1")


async def test_a_copy_is_taken_while_the_host_plays_on(host: Host, file: Path, tmp_path: Path) -> None:
    ids = [(await host.open("toy", [ADA, BO], {"cards": "40"})).match_id for _ in range(3)]
    for match_id in ids:
        await play_on(host, match_id, 7)
    over = (await host.open("toy", [ADA, BO], {"cards": "3"})).match_id
    await play_on(host, over)
    copy = tmp_path / "copy #1, 100%?.db"
    found = await backup.backup(file, copy)
    assert (found.live, found.ended) == (3, 1)
    assert await backup.backup(copy, tmp_path / "second.db") == found
    await play_on(host, ids[0], 1)
    assert rows(copy, "select max(seq) from moves where match_id = ?", ids[0]) == [(7,)]
    assert sorted(tmp_path.glob("copy*")) == [copy]


async def test_a_copy_that_does_not_replay_is_refused_by_name(
    host: Host, store: Store, file: Path, tmp_path: Path
) -> None:
    match_id = (await host.open("toy", [ADA, BO])).match_id
    await host.submit(match_id, 0, 5)
    rows(file, "update moves set answer = '6'")
    with pytest.raises(StoreError, match=f"match {match_id} does not replay"):
        await backup.backup(file, tmp_path / "copy.db")
    assert not list(tmp_path.glob("copy*"))


async def test_a_copy_is_put_back_and_what_was_there_is_kept(tmp_path: Path) -> None:
    file, copy = tmp_path / "games.db", tmp_path / "copy.db"
    store = await Store.open(str(file))
    host = Host(store, SystemClock())
    match_id = (await host.open("toy", [ADA, BO], {"cards": "40"})).match_id
    await play_on(host, match_id, 5)
    await backup.backup(file, copy)
    await play_on(host, match_id, 5)
    await host.wake()
    with pytest.raises(StoreError, match="is being served"):
        await backup.restore(copy, file)
    await host.close()
    await store.close()
    await backup.restore(copy, file, force=True)
    again = await Store.open(str(file))
    assert (await Host(again, SystemClock()).table(match_id)).seq == 5
    await again.close()
    assert rows(tmp_path / "games.db.before", "select max(seq) from moves") == [(10,)]


async def _played(file: Path, moves: int) -> None:
    store = await Store.open(str(file))
    host = Host(store, SystemClock())
    live = await host.store.matches.list_matches(state="live")
    match_id = live[0].id if live else (await host.open("toy", [ADA, BO], {"cards": "40"})).match_id
    await play_on(host, match_id, moves)
    await host.close()
    await store.close()


async def test_a_second_restore_keeps_what_the_first_put_aside(tmp_path: Path) -> None:
    file, copy = tmp_path / "games.db", tmp_path / "copy.db"
    await _played(file, 3)
    await backup.backup(file, copy)
    await _played(file, 5)
    for more in (1, 2, 3):
        await backup.restore(copy, file)
        await _played(file, more)
    aside = {
        file.name: rows(file, "select max(seq) from moves") for file in tmp_path.glob("games.db.before*")
    }
    assert aside == {"games.db.before": [(8,)], "games.db.before-2": [(4,)], "games.db.before-3": [(5,)]}


RESTORES = """
import asyncio, os, pathlib, shutil, signal, sqlite3, sys
from contextlib import closing
from bot.ops import backup
from tests.host.toy import toy_box

copy, file, whole = map(pathlib.Path, sys.argv[1:])
STEPS = ("os.rename", "os.remove", "sqlite3.connect")

def restore_and_die(step):
    left = step

    def count_down(event, _arguments):
        nonlocal left
        if event in STEPS:
            left -= 1
        if event in STEPS and left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    sys.addaudithook(count_down)
    asyncio.run(backup.restore(copy, file))
    os._exit(0)

def moves(file):
    if file.exists():
        with closing(sqlite3.connect(file)) as connection:
            return connection.execute("select max(seq) from moves").fetchone()[0]

with toy_box():
    for step in range(1, 60):
        for old in file.parent.glob("games.db*"):
            old.unlink()
        shutil.copy(whole, file)
        child = os.fork() or restore_and_die(step)
        _, how = os.waitpid(child, 0)
        print(step, how, moves(file), moves(file.with_name("games.db.before")))
        if how == 0:
            break
"""


async def test_a_restore_that_is_killed_at_any_step_leaves_one_of_the_two(tmp_path: Path) -> None:
    """Killed before its first, second, third step and so on, until one comes to its end."""
    file, copy, whole = tmp_path / "games.db", tmp_path / "copy.db", tmp_path / "whole.db"
    await _played(file, 3)
    await backup.backup(file, copy)
    await _played(file, 5)
    await backup.backup(file, whole)
    command = [sys.executable, "-c", RESTORES, str(copy), str(file), str(whole)]
    ended = subprocess.run(command, capture_output=True, text=True, check=True)
    tries = [line.split() for line in ended.stdout.splitlines()]
    assert len(tries) > 8, "it was killed a few times"
    assert {how for _, how, *_ in tries[:-1]} == {str(int(signal.SIGKILL))}, ended.stderr[-2000:]
    assert tries[-1][1:] == ["0", "3", "8"]
    for step, _, stored, aside in tries:
        assert (stored, aside) in (("8", "None"), ("8", "8"), ("3", "8")), f"before step {step}"


@pytest.mark.parametrize("left", ["games.db.before", "games.db.before-3", "games.db.part", "games.db-wal"])
async def test_no_empty_database_is_begun_where_games_were(tmp_path: Path, left: str) -> None:
    """As after a restore of an earlier version that was killed halfway."""
    file = tmp_path / "games.db"
    (tmp_path / left).write_bytes(b"games")
    database = database_at(str(file))
    with pytest.raises(StoreError, match=rf"games\.db is not there, but {left} beside it"):
        await upgrade(database)
    await database.close()
    assert not file.exists()
    (tmp_path / left).unlink()
    await _played(file, 1)


async def test_a_copy_is_put_in_the_place_of_a_damaged_database(
    tmp_path: Path, host: Host, file: Path
) -> None:
    match_id = (await host.open("toy", [ADA, BO])).match_id
    copy, damaged = tmp_path / "copy.db", tmp_path / "damaged.db"
    await backup.backup(file, copy)
    damaged.write_bytes(b"no database at all" * 500)
    with pytest.raises(StoreError):
        await backup.restore(copy, damaged)
    assert damaged.read_bytes().startswith(b"no database"), "nothing is replaced unasked"
    await backup.restore(copy, damaged, force=True)
    assert rows(damaged, "select id from matches") == [(match_id,)]
    assert (tmp_path / "damaged.db.before").read_bytes().startswith(b"no database")


async def test_a_person_gets_all_that_is_kept_of_them_and_nothing_of_others(host: Host) -> None:
    await host.people.save_settings("chat:1", Settings(zone="Europe/Rome"))
    match_id = (await host.open("toy", [ANN, BO], {"cards": "40"})).match_id
    await host.submit(match_id, 0, 5)
    await host.submit(match_id, 1, 1)
    await host.plans.leave(match_id, 0, Plan("bid", 3))
    found = await privacy.export(host, "chat:1")
    assert found["settings"]["zone"] == "Europe/Rome"
    (seat,) = found["seats"]
    assert seat["plans"] == {"bid": {"answer": 3, "once": False}}
    assert [move["answer"] for move in seat["moves"]][:1] == [5]
    assert "Bo" not in json.dumps(found)


async def test_a_forgotten_person_leaves_an_anonymous_seat(
    host: Host, store: Store, clock: FakeClock, target: str
) -> None:
    await host.people.save_settings("chat:1", Settings(zone="Europe/Rome", digest=3))
    over = (await host.open("toy", [ANN, BO], {"cards": "3"})).match_id
    await play_on(host, over)
    live, left = [(await host.open("toy", [ANN, BO], {"cards": "40"})).match_id for _ in range(2)]
    await substitutes.leave(host, left, 0)
    await substitutes.take_over(host, left, 0, CY)
    await host.sweep.tend()
    exported = await host.export(over)
    assert await privacy.forget(host, "chat:1") == 3
    for table in ("seats", "events", "people", "outbox", "matches", "moves"):
        text = json.dumps(rows(target, f"select * from {table}"))
        assert "Ann of Ancona" not in text, table
        assert "chat:1" not in text, table
    assert (await host.table(over)).names[0] == "Seat 1"
    assert await host.export(over) == exported, "the game itself is whole"
    assert (await host.table(live)).seats[0].kind == "open"
    assert (await host.table(left)).names[0] == "Cy"


async def test_games_are_kept_as_long_as_the_operator_says(
    host: Host, store: Store, clock: FakeClock, target: str
) -> None:
    over = (await host.open("toy", [ADA, BO], {"cards": "3"})).match_id
    await play_on(host, over)
    live = (await host.open("toy", [ADA, BO])).match_id
    for match_id in (over, live, "dropped"):
        await store.lobbies.add(match_id, {"guests": ["Ada"]}, clock.now())
        await store.notes.set(NoteKind.ADVICE(match_id=match_id), [["1", "2"]])
    dropped = await store.lobbies.get("dropped")
    assert dropped is not None
    await store.lobbies.change(dropped, dropped.lobby, "dropped")
    clock.pass_time(9 * DAY)
    await Retention(store, clock, 0).tend()
    await Retention(store, clock, 10).tend()
    assert len(rows(target, "select id from matches")) == 2
    clock.pass_time(2 * DAY)
    await Retention(store, clock, 10).tend()
    assert rows(target, "select id from matches") == [(live,)]
    assert rows(target, "select count(*) from moves") == [(0,)]
    assert rows(target, "select id from lobbies") == [(live,)], "with who sat down for them"
    assert rows(target, "select name from notes order by name") == sorted([("dropped",), (live,)])


@pytest.mark.parametrize("owner", ["match", "person"])
async def test_every_kind_of_note_goes_with_its_match_and_its_person_and_no_other(
    host: Host, store: Store, owner: str
) -> None:
    ids = [(await host.open("toy", [ADA, BO])).match_id for _ in range(2)]
    notes = {
        (kind, n): kind(
            "" if kind.owners else "of the host",
            match_id=match_id if "match" in kind.owners else None,
            person=f"discord:{n}" if "person" in kind.owners else None,
        )
        for kind in NoteKind
        for n, match_id in enumerate(ids)
    }
    for note in notes.values():
        await store.notes.set(note, "stored")
    if owner == "match":
        await host.delete(ids[0], text("match-deleted"))
    else:
        await privacy.forget(host, "discord:0")
    left = {at for at, note in notes.items() if await store.notes.get(note) is not None}
    assert left == {(kind, n) for kind, n in notes if n == 1 or owner not in kind.owners}


def test_a_note_without_its_owners_is_refused() -> None:
    with pytest.raises(AssertionError):
        NoteKind.REMINDER("m1/0", match_id="m1").owners()


async def test_a_person_gets_no_answer_of_whoever_held_the_seat_before_or_after(host: Host) -> None:
    async def answers(person_id: str) -> list[object]:
        (seat,) = (await privacy.export(host, person_id))["seats"]
        return [move["answer"] for move in seat["moves"]]

    match_id = (await host.open("toy", [ANN, BO], {"cards": "40"})).match_id
    await host.submit(match_id, 0, 5)
    await substitutes.leave(host, match_id, 0)
    assert await answers("chat:1") == [5]
    await substitutes.take_over(host, match_id, 0, SeatSpec("Dee", user_id="chat:2"))
    await host.submit(match_id, 1, 1)
    await host.submit(match_id, 0, "1")
    await host.submit(match_id, 0, 6)
    assert (await answers("chat:1"), await answers("chat:2")) == ([5], ["1", 6])
    await substitutes.give_back(host, match_id, 0)
    await host.undo(match_id, 0)
    await host.submit(match_id, 0, 7)
    assert await answers("chat:1") == [5, 7]


async def test_a_forgotten_substitute_takes_nothing_from_whom_they_sat_for(host: Host) -> None:
    dee = SeatSpec("async-seat-left-open", user_id="chat:2")
    match_id = (await host.open("toy", [ANN, BO], {"cards": "40"})).match_id
    await substitutes.leave(host, match_id, 0)
    await substitutes.take_over(host, match_id, 0, dee)
    await privacy.forget(host, "chat:2")
    words = (await host.table(match_id)).words()
    heard = [words.say(one.text) for one in await host.events_since(match_id, 0, None)]
    assert heard == [
        "Ann of Ancona left. Their seat is free.",
        "Seat 1 takes over from Ann of Ancona.",
        "Seat 1 left. Their seat is free.",
    ]


async def test_whoever_takes_the_seat_of_somebody_who_is_being_forgotten_keeps_it(
    host: Host, store: Store
) -> None:
    match_id = (await host.open("toy", [ANN, BO], {"cards": "40"})).match_id
    (held,) = await store.care.seats_of("chat:1")
    await substitutes.leave(host, match_id, 0)
    await substitutes.take_over(host, match_id, 0, SeatSpec("Dee", user_id="chat:2"))
    await store.care.anonymise("chat:1", held, "Seat 1")
    seat = (await host.table(match_id)).seats[0]
    assert (seat.name, seat.user_id, seat.former) == ("Dee", "chat:2", {})


async def test_a_game_that_cannot_be_read_keeps_nobody_from_being_forgotten(host: Host, target: str) -> None:
    bad, good = [(await host.open("toy", [ANN, BO])).match_id for _ in range(2)]
    rows(target, "update matches set snapshot = '{}', revision = 7 where id = ?", bad)
    assert await privacy.forget(host, "chat:1") == 2
    assert "Ann" not in json.dumps(rows(target, "select * from seats"))
    assert (await host.table(good)).seats[0].kind == "open"
