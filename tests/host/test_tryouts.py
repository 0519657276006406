"""Trying moves at a table: a private game that nobody hears of, and that is gone when it is closed."""

from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bot.clock import FakeClock
from bot.host import catchup, privacy
from bot.host.host import Host
from bot.host.tryouts import EACH, LASTS, NoTryout, note_of_person, note_of_seat
from bot.ops.retention import Retention
from bot.store import Store
from bot.store.notes import NoteKind
from bot.store.people import holder_id
from bot.table.errors import NotLive
from bot.table.seating import SeatSpec
from bot.table.state import TableState
from bot.table.tryouts import Tryout
from engine import codec
from engine.errors import Illegal, Stale
from engine.rng import Rng
from tests.host.people import play_on
from tests.host.toy import Toy, ToyState, fleeting_remarks
from tests.raw import rows

ADA, BO = SeatSpec("Ada", user_id="web:ada"), SeatSpec("Bo", user_id="web:bo")
UNTOUCHED = ("matches", "seats", "moves", "events", "deadlines", "outbox", "drafts", "people", "learning")
"""Tables of the database in which a tryout leaves nothing."""


async def open_table(host: Host, seed: str = "real") -> TableState:
    return await host.table((await host.open("toy", [ADA, BO], seed=seed)).match_id)


async def try_answer(host: Host, table: TableState, answer: object) -> Tryout:
    note = note_of_seat(table, 0)
    return await host.tryouts.answer(note, await host.tryouts.get(note, "web:ada"), answer, None)


def all_stored(file: Path) -> list[list[tuple[Any, ...]]]:
    return [rows(file, f"SELECT * FROM {name}") for name in UNTOUCHED]


async def test_trying_moves_changes_nothing_at_the_table_and_tells_nobody(host: Host, file: Path) -> None:
    table = await open_table(host)
    stored = all_stored(file)
    assert stored[0], "the table is stored"
    await host.tryouts.open(table, 0)
    tried = await try_answer(host, table, 7)
    assert tried.stretches[0].moves[1].seat == 1, "the bot has answered for the rival"
    await host.tryouts.undo(note_of_seat(table, 0), tried)
    assert all_stored(file) == stored
    assert (await host.table(table.id)).stamp == table.stamp
    assert [match.id for match in await host.store.matches.list_matches(user_id="web:ada")] == [table.id]


def _deal_again(_game: Toy, state: ToyState, _seat: int | None, rng: Rng) -> None:
    """As titles deal: from nothing but what the seat knows."""
    state.deck.sort()
    rng.shuffle(state.deck)


async def test_what_is_stored_holds_neither_the_seed_nor_what_rivals_hide(host: Host, file: Path) -> None:
    """Tables that differ in their deck alone are tried alike with the same chance."""
    host.tryouts.new_chance = lambda: "chance"
    tables = [await open_table(host, seed) for seed in ("seed of one", "seed of two")]
    decks = [codec.encode(table.match.state)["deck"] for table in tables]
    assert decks[0] != decks[1]
    with patch.object(Toy, "imagine", _deal_again):
        begun = [await host.tryouts.open(table, 0) for table in tables]
    assert replace(begun[0], asked=None) == replace(begun[1], asked=None)
    noted = rows(file, "SELECT value FROM notes WHERE kind = 'tryout'")
    assert len(noted) == len(tables)
    assert "seed of" not in str(noted)


async def test_chance_is_another_one_at_every_deal(host: Host) -> None:
    table = await open_table(host)
    dealt = {(await host.tryouts.open(table, 0, again=True)).chance for _ in range(4)}
    assert len(dealt) == 4
    assert table.match.seed not in dealt


async def test_it_goes_on_where_it_was_until_the_question_is_another_one(host: Host) -> None:
    table = await open_table(host)
    await host.tryouts.open(table, 0)
    tried = await try_answer(host, table, 7)
    assert await host.tryouts.open(table, 0) == tried
    await host.submit(table.id, 0, 3)
    await host.submit(table.id, 1, 1)
    begun = await host.tryouts.open(await host.table(table.id), 0)
    assert begun.stretches == ()


async def test_the_first_answer_comes_back_while_its_question_is_asked(host: Host) -> None:
    table = await open_table(host)
    await host.tryouts.open(table, 0)
    with pytest.raises(Stale):
        await host.tryouts.first_answer(table, 0)
    await try_answer(host, table, 7)
    assert await host.tryouts.first_answer(table, 0) == 7
    await host.submit(table.id, 1, 1)  # a rival's answer leaves the question as it is
    assert await host.tryouts.first_answer(await host.table(table.id), 0) == 7
    await host.submit(table.id, 0, 3)
    with pytest.raises(Stale) as refused:
        await host.tryouts.first_answer(await host.table(table.id), 0)
    assert refused.value.reason.key == "tryout-moved-on"


async def test_an_answer_that_the_rules_forbid_changes_nothing(host: Host) -> None:
    table = await open_table(host)
    begun = await host.tryouts.open(table, 0)
    with pytest.raises(Illegal):
        await try_answer(host, table, 99)
    assert await host.tryouts.get(note_of_seat(table, 0), "web:ada") == begun


async def test_of_two_presses_at_the_same_moment_one_counts(host: Host) -> None:
    """It may be open in two windows."""
    table = await open_table(host)
    begun = await host.tryouts.open(table, 0)
    note = note_of_seat(table, 0)
    await host.tryouts.answer(note, begun, 3, None)
    with pytest.raises(Stale):
        await host.tryouts.answer(note, begun, 4, None)
    assert (await host.tryouts.get(note, "web:ada")).first_answer == 3


async def test_a_restart_forgets_nothing(host: Host, store: Store, clock: FakeClock) -> None:
    table = await open_table(host)
    await host.tryouts.open(table, 0)
    tried = await try_answer(host, table, 7)
    other = Host(store, clock)
    note = note_of_seat(table, 0)
    loaded = await other.tryouts.get(note, "web:ada")
    assert loaded == tried
    led = (await other.tryouts.position(loaded)).match.fingerprint()
    assert led == (await host.tryouts.position(tried)).match.fingerprint()
    await other.close()


async def test_who_may_speak_is_heard_before_bots_move_on(host: Host) -> None:
    with fleeting_remarks():
        table = await open_table(host)
        await host.tryouts.open(table, 0)
        tried = await try_answer(host, table, 0)
        match = (await host.tryouts.position(tried)).match
        assert {seat: asked.key for seat, asked in match.pending().items()} == {0: "remark", 1: "toast"}
        after = await host.tryouts.go_on(note_of_seat(table, 0), tried)
        pending = (await host.tryouts.position(after)).match.pending()
        assert pending[0].key == "bid"


async def test_it_is_gone_when_closed_and_a_day_after_it_was_used(host: Host, clock: FakeClock) -> None:
    table = await open_table(host)
    note = note_of_seat(table, 0)
    await host.tryouts.open(table, 0)
    await host.tryouts.close_tryout(note)
    with pytest.raises(NoTryout):
        await host.tryouts.get(note, "web:ada")
    await host.tryouts.open(table, 0)
    clock.pass_time(LASTS + 1)
    with pytest.raises(NoTryout):
        await host.tryouts.get(note, "web:ada")
    assert await host.store.notes.get(note) is not None
    await Retention(host.store, clock, 0).tend()
    assert await host.store.notes.get(note) is None


async def test_a_person_has_a_few_and_the_longest_unused_goes_first(host: Host, clock: FakeClock) -> None:
    tables = [await open_table(host, str(number)) for number in range(EACH + 1)]
    for table in tables:
        await host.tryouts.open(table, 0)
        clock.pass_time(1)
    held = await host.store.notes.named_by_person(NoteKind.TRYOUT, "web:ada")
    assert set(held) == {note_of_seat(table, 0).name for table in tables[1:]}


async def test_it_goes_with_its_person_and_with_its_game(host: Host) -> None:
    table = await open_table(host)
    await host.tryouts.open(table, 0)
    assert table.id in (await privacy.export(host, "web:ada"))["tryouts"]
    await privacy.forget(host, "web:ada")
    assert await host.store.notes.get(note_of_seat(table, 0)) is None


async def test_who_takes_over_a_seat_sees_nothing_of_what_was_tried(host: Host) -> None:
    table = await open_table(host)
    await host.tryouts.open(table, 0)
    await try_answer(host, table, 7)
    with pytest.raises(NoTryout):
        await host.tryouts.get(note_of_seat(table, 0), "web:carla")


async def test_a_finished_game_is_played_on_from_any_moment_by_each_reader(host: Host) -> None:
    table = await open_table(host)
    with pytest.raises(NotLive):
        await host.tryouts.open(replace(table, state="over"), 0)
    await play_on(host, table.id)
    past = await catchup.table_at_step(host, table.id, 3)
    for reader in ("web:ada", "web:carla"):
        begun = await host.tryouts.open_past(past, 3, 1, reader)
        assert (begun.step, begun.seat, begun.asked) == (3, 1, None)
        assert begun.start == codec.encode(past.match.state)
        assert begun.chance != table.match.seed
        assert await host.tryouts.get(note_of_person(table.id, reader), reader) == begun


async def test_who_holds_a_seat_by_its_link_alone_can_try_too(host: Host) -> None:
    match_id = (await host.open("toy", [SeatSpec("Ada"), SeatSpec("Bo")])).match_id
    table = await host.table(match_id)
    await host.tryouts.open(table, 0)
    holder = holder_id(match_id, table.seats[0])
    assert (await host.tryouts.get(note_of_seat(table, 0), holder)).seat == 0
