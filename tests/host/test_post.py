"""The post: what a change sends is written with it, arrives in order, and arrives once."""

import asyncio
from collections.abc import Iterable

import pytest
from structlog.testing import capture_logs

from bot.clock import FakeClock
from bot.host.host import Host
from bot.host.outbox import FIRST_RETRY, LAST_RETRY, LEASE, Batch, Postponed, Undeliverable, pause_after
from bot.store import Store, StoreError
from bot.table.letters import Addressed, DueLetter, TableNews
from tests.host.people import ADA, BO, rows, seq_of
from tests.kit import until


def to_both(batch: Batch) -> Iterable[Addressed]:
    seq = batch.after.seq
    return [
        Addressed("mail/ada", TableNews(seq)),
        Addressed("mail/bo", TableNews(seq)),
        Addressed("horn", TableNews(seq)),
    ]


def to_the_table(batch: Batch) -> Iterable[Addressed]:
    return [Addressed(f"mail/{batch.after.id}/{who}", TableNews(batch.after.seq)) for who in ("ada", "bo")]


class Box:
    """A mailbox that remembers, and refuses what it is told to refuse."""

    def __init__(self) -> None:
        self.got: list[DueLetter] = []
        self.refuses: dict[str, Exception] = {}

    async def __call__(self, letter: DueLetter) -> None:
        if letter.destination in self.refuses:
            raise self.refuses[letter.destination]
        self.got.append(letter)

    def heard(self, destination: str) -> list[int]:
        return [seq_of(letter) for letter in self.got if letter.destination == destination]


@pytest.fixture
async def match_id(host: Host) -> str:
    """A match with three changes to tell: its opening and two bids."""
    host.outbox.plan("mail", to_both)
    opened = await host.open("toy", [ADA, BO])
    await host.submit(opened.match_id, 0, 1)
    await host.submit(opened.match_id, 1, 2)
    return opened.match_id


async def test_letters_arrive_in_order_and_once(host: Host, match_id: str) -> None:
    box = Box()
    assert await host.outbox.drain("mail/", box) == 6
    assert box.heard("mail/ada") == box.heard("mail/bo") == [0, 1, 2]
    assert await host.outbox.drain("mail/", box) == 0
    assert await host.store.outbox.depth() == 3
    assert await host.outbox.drain("horn", box) == 3
    assert len({letter.nonce for letter in box.got}) == 9
    assert all(len(letter.nonce) <= 25 for letter in box.got)


async def test_a_plan_sees_the_match_before_and_after(host: Host) -> None:
    seen: list[Batch] = []
    host.outbox.plan("watch", lambda batch: seen.append(batch) or [])  # type: ignore[func-returns-value]
    opened = await host.open("toy", [ADA, BO])
    await host.submit(opened.match_id, 0, 1)
    first, second = seen
    assert (first.before, first.move, [event.text.key for event in first.events if event.text]) == (
        None,
        None,
        ["toy-begins"],
    )
    assert second.before is not None
    assert second.move is not None
    assert (second.before.seq, second.after.seq, second.move.seat) == (0, 1, 0)


async def test_a_change_that_is_not_stored_sends_nothing(
    host: Host, store: Store, match_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await store.outbox.depth()

    async def full(*_args: object) -> None:
        raise StoreError("full")

    monkeypatch.setattr("bot.store.matches.insert_letters", full)
    with pytest.raises(StoreError):
        await host.submit(match_id, 1, "0")
    assert await store.outbox.depth() == before
    assert (await host.table(match_id)).seq == 2


async def test_a_failing_destination_is_tried_again_later_and_holds_up_nobody(
    host: Host, clock: FakeClock, match_id: str
) -> None:
    box = Box()
    box.refuses["mail/ada"] = ConnectionError("no road")
    assert await host.outbox.drain("mail/", box) == 3
    assert box.heard("mail/bo") == [0, 1, 2]
    box.refuses.clear()
    assert await host.outbox.drain("mail/", box) == 0
    clock.pass_time(FIRST_RETRY)
    assert await host.outbox.drain("mail/", box) == 3
    assert box.heard("mail/ada") == [0, 1, 2]


async def test_a_destination_that_wants_to_be_left_alone_is_tried_after_as_long(
    host: Host, clock: FakeClock, match_id: str
) -> None:
    box = Box()
    box.refuses["horn"] = Postponed("too many at once", 90.0)
    await host.outbox.drain("horn", box)
    box.refuses.clear()
    clock.pass_time(89)
    assert await host.outbox.drain("horn", box) == 0
    clock.pass_time(1)
    assert await host.outbox.drain("horn", box) == 3


async def test_failures_are_remembered_with_their_reason(
    host: Host, clock: FakeClock, match_id: str, target: str
) -> None:
    box = Box()
    box.refuses["horn"] = ConnectionError("no road")
    for attempt in range(3):
        await host.outbox.drain("horn", box)
        clock.pass_time(pause_after(attempt))
    query = "select attempts, last_error, sent_at from outbox where destination = 'horn' order by id"
    assert rows(target, query)[0] == (3, "ConnectionError('no road')", None)
    assert [pause_after(attempts) for attempts in (0, 1, 2, 50)] == [2, 4, 8, LAST_RETRY]


async def test_what_can_never_arrive_is_dropped_and_the_next_goes_on(
    host: Host, match_id: str, target: str
) -> None:
    box = Box()
    box.refuses["mail/ada"] = Undeliverable("the channel is gone")
    assert await host.outbox.drain("mail/", box) == 3
    query = "select last_error from outbox where destination = 'mail/ada' and dropped_at is not null"
    assert rows(target, query) == [("the channel is gone",)] * 3
    assert await host.store.outbox.depth("mail/") == 0


async def test_after_a_crash_in_mid_send_the_same_nonce_goes_out_again(
    host: Host, store: Store, clock: FakeClock, match_id: str
) -> None:
    first = (await store.outbox.due("horn", clock.now()))[0]
    await store.outbox.claim(first, clock.now(), clock.now() + LEASE)
    restarted, box = Host(store, clock), Box()
    assert await restarted.outbox.drain("horn", box) == 0
    clock.pass_time(LEASE)
    assert await restarted.outbox.drain("horn", box) == 3
    assert box.got[0].nonce == first.nonce
    assert box.heard("horn") == [0, 1, 2]
    await restarted.close()


async def test_two_processes_that_deliver_send_each_letter_once(
    host: Host, target: str, clock: FakeClock, match_id: str
) -> None:
    second = await Store.open(target)
    other, box = Host(second, clock), Box()
    sent = await asyncio.gather(*(one.outbox.drain("mail/", box) for one in (host, other, host, other)))
    assert sum(sent) == len(box.got) == 6
    assert box.heard("mail/ada") == [0, 1, 2]
    await other.close()
    await second.close()


async def test_a_plan_that_fails_does_not_stop_the_move(host: Host) -> None:
    def broken(_batch: Batch) -> Iterable[Addressed]:
        raise KeyError("channel")

    host.outbox.plan("broken", broken)
    host.outbox.plan("mail", to_both)
    with capture_logs() as lines:
        opened = await host.open("toy", [ADA, BO])
        await host.submit(opened.match_id, 0, 1)
    assert [line["event"] for line in lines] == ["plan-failed", "plan-failed"]
    assert await host.store.outbox.depth() == 6


async def test_letters_go_out_as_they_come(host: Host, match_id: str) -> None:
    box = Box()
    delivering = asyncio.create_task(host.outbox.keep_draining("mail/", box))
    await host.submit(match_id, 1, "0")
    await host.outbox.post(Addressed("mail/cy", TableNews(-1)))
    await until(lambda: len(box.got) >= 9)
    assert box.heard("mail/ada") == [0, 1, 2, 3]
    assert box.heard("mail/cy") == [-1]
    delivering.cancel()
    with pytest.raises(asyncio.CancelledError):
        await delivering


async def test_what_was_being_sent_when_the_delivery_broke_off_does_not_wait_for_its_lease(
    host: Host, store: Store, clock: FakeClock, match_id: str
) -> None:
    now, box = clock.now(), Box()
    taken, failed, *_ = await store.outbox.due("mail/", now)
    await store.outbox.claim(taken, now, now + LEASE)
    await store.outbox.claim(failed, now, now + LEASE)
    await store.outbox.mark_failed(failed, now + LAST_RETRY, "no answer")
    delivering = asyncio.create_task(host.outbox.keep_draining("mail/", box))
    await until(lambda: len(box.heard(taken.destination)) >= 3)
    assert box.heard(failed.destination) == [], "what failed waits for its next try"
    assert clock.now() == now
    delivering.cancel()
    with pytest.raises(asyncio.CancelledError):
        await delivering


async def test_a_destination_that_waits_for_its_next_try_hides_no_other(
    host: Host, store: Store, clock: FakeClock
) -> None:
    for name in ("ada", "bo"):
        await host.outbox.post(Addressed(f"dove/{name}", TableNews(0)))
    (first,) = await store.outbox.due("dove/", clock.now(), limit=1)
    await store.outbox.mark_failed(first, clock.now() + 900, "no answer")
    (second,) = await store.outbox.due("dove/", clock.now(), limit=1)
    assert second.destination == "dove/bo"
    assert await store.outbox.next_try("dove/") == clock.now()


async def test_a_slow_table_holds_up_no_other_and_hears_everything_in_order(host: Host) -> None:
    host.outbox.plan("mail", to_the_table)
    slow, quick = [(await host.open("toy", [ADA, BO])).match_id for _ in range(2)]
    road = asyncio.Event()
    got: list[tuple[str | None, int, str]] = []
    on_the_way: set[str | None] = set()

    async def send(letter: DueLetter) -> None:
        assert letter.match_id not in on_the_way, "a table hears one thing at a time"
        on_the_way.add(letter.match_id)
        if letter.match_id == slow:
            await road.wait()
        on_the_way.discard(letter.match_id)
        got.append((letter.match_id, seq_of(letter), letter.destination.rpartition("/")[2]))

    async def arrived(count: int) -> None:
        await until(lambda: len(got) >= count)

    delivering = asyncio.create_task(host.outbox.keep_draining("mail/", send))
    await arrived(2)
    for match_id in (slow, quick):
        await host.submit(match_id, 0, 1)
    await arrived(4)
    assert {match_id for match_id, _, _ in got} == {quick}
    road.set()
    await arrived(8)
    told = [(seq, who) for match_id, seq, who in got if match_id == slow]
    assert told == [(0, "ada"), (0, "bo"), (1, "ada"), (1, "bo")]
    delivering.cancel()
    with pytest.raises(asyncio.CancelledError):
        await delivering
