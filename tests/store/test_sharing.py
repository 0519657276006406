"""Several processes on one database: what both of them want to write is there once, on either kind."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace

import pytest

from bot.clock import FakeClock
from bot.host.host import Host
from bot.store import Conflict, Store
from bot.store.chat import ToldRecord
from bot.store.notes import NoteKind
from bot.store.records import DeadlineRecord, Document
from bot.store.records_leagues import RatingRecord, ResultRecord, ResultSeat, SeekRecord
from bot.store.results import HeldRatings
from bot.table.terms import plain_terms
from tests.host.people import ADA, BO, play_on, rows

ROUNDS = 8


@pytest.fixture
async def other(target: str, store: Store) -> AsyncIterator[Store]:
    """The same database, opened by another process."""
    opened = await Store.open(target)
    yield opened
    await opened.close()


async def test_whatever_has_one_row_gets_one_row_from_many_at_once(store: Store, other: Store) -> None:
    both = (store, other)
    match_id = (await Host(store, FakeClock()).open("toy", [ADA, BO])).match_id
    for n in range(ROUNDS):
        await asyncio.gather(
            *(one.notes.set(NoteKind.MAILED(str(n)), n) for one in both),
            *(one.people.save_settings(f"p/{n}", {"name": "Ada"}, None) for one in both),
            *(one.servers.change_settings(f"s/{n}", lambda before: {**before, "n": 1}) for one in both),
            *(one.drafts.set(match_id, 0, f"t{n}", n) for one in both),
            *(one.results.hide(f"p/{n}", True) for one in both),
            *(one.series.seek(SeekRecord(f"p/{n}", "", "Ada", {}, 1.0)) for one in both),
        )
    assert [await other.notes.get(NoteKind.MAILED(str(n))) for n in range(ROUNDS)] == list(range(ROUNDS))
    assert len(await other.series.all_seekers()) == ROUNDS
    assert await other.drafts.get(match_id, 0, f"t{ROUNDS - 1}") == ROUNDS - 1


async def test_of_two_who_write_how_far_a_channel_was_told_one_is_refused(store: Store, other: Store) -> None:
    match_id = (await Host(store, FakeClock()).open("toy", [ADA, BO])).match_id
    for n in range(ROUNDS):
        record = await store.channels.get(match_id, "discord")
        revision = record.revision if record else None
        results = await asyncio.gather(
            *(one.channels.set(match_id, "discord", "7", n, {"n": n}, revision) for one in (store, other)),
            return_exceptions=True,
        )
        assert sorted(map(type, results), key=str) == [type(None), Conflict], results
        assert await other.channels.get(match_id, "discord") == ToldRecord({"n": n}, n + 1)


async def test_two_who_note_something_first_agree_on_what_it_is(store: Store, other: Store) -> None:
    for n in range(ROUNDS):
        note = NoteKind.SECRET(str(n))
        first, second = await asyncio.gather(
            store.notes.get_or_set(note, "mine"), other.notes.get_or_set(note, "yours")
        )
        assert first == second


async def test_seats_left_are_all_counted(store: Store, other: Store) -> None:
    await asyncio.gather(*(one.results.count_left_seat("p") for one in (store, other) for _ in range(5)))
    assert (await store.results.profile("p")).seats_left == 10


def one_more(result: ResultRecord, held: HeldRatings) -> list[RatingRecord]:
    """A rating that counts the games of a person."""
    known = held.get(("", "", "p"))
    return [RatingRecord("", "", "p", result.n, 0.0, 0.0, (known.games if known else 0) + 1)]


async def test_every_result_is_entered_once_and_rests_on_all_before_it(store: Store, other: Store) -> None:
    seat = ResultSeat(0, "p", "Ada", "person", 1, 7, 3, 0, 1.0, ())
    results = [ResultRecord(f"m{n}", "toy", "", 1.0, True, False, (seat,)) for n in range(ROUNDS)]
    entered = await asyncio.gather(
        *(one.results.enter(result, one_more) for result in results for one in (store, other))
    )
    assert sum(entered) == ROUNDS
    assert [rating.games for _, rating in await store.results.history("", "", "p")] == [*range(1, ROUNDS + 1)]


async def test_time_is_given_back_once_however_many_wake_up(
    store: Store, other: Store, host: Host, clock: FakeClock
) -> None:
    for _ in range(3):
        await host.open("toy", [ADA, BO], terms=plain_terms(600))
    await store.clocks.beat(clock.now())

    def later(
        row: DeadlineRecord, _settings: Document | None, _customs: object, last: float
    ) -> DeadlineRecord:
        return row

    def the_same(requests: Sequence[Document], _seconds: float) -> Sequence[Document]:
        return requests

    now = clock.now() + 3600
    given = await asyncio.gather(
        *(one.clocks.give_back(now, 60.0, later, the_same) for one in (store, other, store, other))
    )
    assert sorted(given) == [0, 0, 0, 6]


async def test_settings_and_moves_at_the_same_moment_wait_for_nobody_for_ever(
    store: Store, other: Store, clock: FakeClock
) -> None:
    """A person's settings change the clocks of all their tables while moves are made there."""
    mine, theirs = Host(store, clock), Host(other, clock)
    people = [replace(ADA, user_id="p"), BO]
    tables = [(await mine.open("toy", people, terms=plain_terms(600))).match_id for _ in range(3)]

    def same(row: DeadlineRecord, _settings: Document | None, _customs: object) -> DeadlineRecord:
        return row

    async def settle() -> None:
        for n in range(ROUNDS):
            assert sorted(await other.clocks.save_settings("p", {"name": f"A{n}"}, None, same)) == sorted(
                tables
            )

    await asyncio.gather(settle(), *(play_on(mine, match_id, 6) for match_id in tables))
    assert [(await theirs.table(match_id)).seq for match_id in tables] == [6, 6, 6]
    await mine.close()
    await theirs.close()


async def test_a_game_is_found_by_its_seed_and_rules_and_nonsense_is_passed_by(
    store: Store, host: Host, target: str
) -> None:
    twins = [(await host.open("toy", [ADA, BO], seed="twin")).match_id for _ in range(2)]
    bad = [(await host.open("toy", [ADA, BO], seed="twin")).match_id for _ in range(3)]
    for match_id, snapshot in zip(bad, ("no JSON", '{"seed": 7, "rules": "x"}', "[1]"), strict=True):
        rows(target, "update matches set snapshot = ? where id = ?", snapshot, match_id)
    assert await store.matches.sister_at_play(twins[0], "twin") == twins[1]
    assert await store.matches.sister_at_play(twins[0], "another") is None
    assert sorted(await store.matches.by_earlier_rules("toy", 2)) == sorted(twins)
    assert await store.matches.by_earlier_rules("toy", 1) == []
