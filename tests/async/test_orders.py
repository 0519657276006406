"""Standing orders: an answer left in advance, checked again when used, announced when played."""

import pytest
from structlog.testing import capture_logs

from bot.host.host import Host, SeatSpec
from bot.store import Store, StoreError
from bot.store.records import ChangeRecord
from bot.table import plans, plans_playing, substitutes
from bot.table.plans import NoSuchOrder, Plan
from bot.table.plans_playing import NothingReady
from bot.table.settings import Settings
from engine.errors import Illegal
from tests.host.people import ADA, BO, CY


async def opened(host: Host) -> str:
    return (await host.open("toy", [ADA, BO], {"cards": "40"}, seed="orders")).match_id


async def bids(store: Store, match_id: str, seat: int) -> list[tuple[object, str]]:
    log = await store.matches.log(match_id)
    return [(row.answer, row.made_by) for row in log if row.seat == seat and row.kind == "move"]


async def test_an_order_answers_whenever_its_question_comes(host: Host, store: Store) -> None:
    match_id = await opened(host)
    await host.plans.leave(match_id, 0, Plan("bid", 2))
    for _ in range(2):
        await host.submit(match_id, 1, 3)
        await host.submit(match_id, 1, "0")
    assert await bids(store, match_id, 0) == [(2, "plan")] * 3


async def test_an_order_for_the_next_time_is_used_once(host: Host, store: Store) -> None:
    match_id = await opened(host)
    await host.plans.leave(match_id, 0, Plan("bid", 2, once=True))
    await host.submit(match_id, 1, 3)
    await host.submit(match_id, 1, "0")
    assert await bids(store, match_id, 0) == [(2, "plan")]
    assert 0 in (await host.table(match_id)).waits_for()


async def test_an_order_that_does_not_fit_leaves_the_question_to_its_seat(host: Host, store: Store) -> None:
    match_id = await opened(host)
    await host.plans.leave(match_id, 0, Plan("bid", 15))
    await host.submit(match_id, 1, 3)
    await host.submit(match_id, 0, "1")
    assert await bids(store, match_id, 0) == [(15, "plan"), ("1", "person")]
    assert 0 in (await host.table(match_id)).waits_for(), "only 5 are left in the purse"


async def test_orders_are_listed_changed_and_dropped(host: Host) -> None:
    match_id = await opened(host)
    await host.submit(match_id, 0, 1)
    await host.plans.leave(match_id, 0, Plan("bid", 2))
    await host.plans.leave(match_id, 0, Plan("bid", 4))
    table = await host.table(match_id)
    assert [(kind.key, order and order.answer) for kind, order in plans.list_orders(table, 0)] == [("bid", 4)]
    assert [order for _, order in plans.list_orders(table, 1)] == [None]
    await host.plans.withdraw_order(match_id, 0, "bid")
    assert [order for _, order in plans.list_orders(await host.table(match_id), 0)] == [None]


async def test_an_order_must_fit_the_question_as_it_looks_beforehand(host: Host) -> None:
    match_id = await opened(host)
    with pytest.raises(Illegal):
        await host.plans.leave(match_id, 0, Plan("bid", 21))
    with pytest.raises(NoSuchOrder):
        await host.plans.leave(match_id, 0, Plan("toast", "1"))


async def test_a_secret_answer_by_order_is_announced_to_its_seat_alone(host: Host) -> None:
    match_id = await opened(host)
    await host.plans.leave(match_id, 0, Plan("bid", 2))
    heard = {
        seat: [one.text.key for one in await host.events_since(match_id, 0, seat)] for seat in (0, 1, None)
    }
    assert heard == {0: ["plan-played"], 1: [], None: []}


async def test_whoever_takes_an_order_back_answers_anew(host: Host) -> None:
    match_id = await opened(host)
    await host.plans.leave(match_id, 0, Plan("bid", 2))
    await host.undo(match_id, 0)
    table = await host.table(match_id)
    assert 0 in table.waits_for()
    assert not table.seats[0].plans


async def test_a_substitute_inherits_no_order(host: Host) -> None:
    match_id = await opened(host)
    await host.submit(match_id, 0, 1)
    await host.plans.leave(match_id, 0, Plan("bid", 2))
    await substitutes.leave(host, match_id, 0)
    await substitutes.take_over(host, match_id, 0, CY)
    assert not (await host.table(match_id)).seats[0].plans


async def test_a_person_brings_their_orders_to_every_table(host: Host, store: Store) -> None:
    wishes = Settings(orders={"toy": {"bid": 3, "toast": "1"}, "other": {"bid": 9}})
    await store.people.save_settings("u1", wishes.model_dump(mode="json"), None)
    match_id = (await host.open("toy", [SeatSpec("Ada", user_id="u1"), BO])).match_id
    assert await bids(store, match_id, 0) == [(3, "plan")]


async def test_orders_go_on_after_a_start(host: Host, store: Store) -> None:
    match_id = await opened(host)
    await host.submit(match_id, 0, 1)
    await host.plans.leave(match_id, 0, Plan("bid", 2))
    second = Host(store, host.clock)
    await second.submit(match_id, 1, 3)
    await second.submit(match_id, 1, "0")
    assert await bids(store, match_id, 0) == [(1, "person"), (2, "plan")]
    await second.close()


async def test_an_order_that_does_not_fit_holds_up_nobody_elses(host: Host, store: Store) -> None:
    match_id = await opened(host)
    await host.plans.leave(match_id, 0, Plan("bid", 15))
    await host.submit(match_id, 1, 3)
    await host.plans.leave(match_id, 1, Plan("bid", 2))
    await host.submit(match_id, 0, "1")
    assert await bids(store, match_id, 0) == [(15, "plan"), ("1", "person")], "only 5 are left in the purse"
    assert await bids(store, match_id, 1) == [(3, "person"), (2, "plan")]


async def test_an_order_dropped_in_the_meantime_is_not_played(host: Host) -> None:
    match_id = await opened(host)
    await host.submit(match_id, 0, 1)
    await host.plans.leave(match_id, 0, Plan("bid", 2))
    await host.plans.withdraw_order(match_id, 0, "bid")
    await host.undo(match_id, 0)
    with pytest.raises(NothingReady):
        plans_playing.play_ready(await host.table(match_id), host.clock.now())


async def test_an_order_that_cannot_be_written_does_not_undo_what_set_it_off(
    host: Host, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await opened(host)
    await host.submit(match_id, 0, 1)
    await host.plans.leave(match_id, 0, Plan("bid", 2))
    await host.submit(match_id, 1, 3)
    real = store.matches.apply

    async def full(change: ChangeRecord) -> None:
        if change.row is not None and change.row.made_by == "plan":
            raise StoreError("the disk is full")
        await real(change)

    monkeypatch.setattr(store.matches, "apply", full)
    with host.notices.subscribe(match_id) as notices, capture_logs() as lines:
        await host.submit(match_id, 1, "0")
        assert await anext(notices) == (await host.table(match_id)).seq
    assert [line["event"] for line in lines] == ["plan-failed"]
    assert await bids(store, match_id, 0) == [(1, "person")], "the question is left to its seat"
    monkeypatch.setattr(store.matches, "apply", real)
    second = Host(store, host.clock)
    await second.wake()
    assert await bids(store, match_id, 0) == [(1, "person"), (2, "plan")]
    await second.close()
