"""What one request asks of the database is bounded, and no game is replayed for a page shown before."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.host.host import Host, Opened
from bot.host.looks import one_look
from bot.table.changes import match_after_undo
from tests.kit_web import bid
from tests.web.conftest import Visitor
from tools.bench.reads import Counting, short

PAGE, POST = 8, 12
"""The most statements for a seat's page, and for an answer."""


@contextmanager
def statements(host: Host) -> Iterator[list[str]]:
    """Every statement that is sent to the database meanwhile, by its verb and its table."""
    counting, sent = Counting(), list[str]()
    counting.watch(host)
    yield sent
    sent += [short(statement) for statement in counting.sent]


async def test_a_page_reads_the_log_once_and_asks_little_else(
    visitor: Visitor, host: Host, opened: Opened
) -> None:
    here = await visitor.sit(opened, 0)
    await host.submit(opened.match_id, 0, 5)
    await host.submit(opened.match_id, 1, 1)
    host.tables.forget(opened.match_id)
    with statements(host) as first:
        await visitor.get(here)
    assert first.count("SELECT moves") == 1, first
    with statements(host) as second:
        await visitor.get(here)
    assert len(second) <= PAGE, second
    assert "SELECT moves" not in second, "the log is at hand"


async def test_an_answer_asks_little(visitor: Visitor, host: Host, opened: Opened) -> None:
    here = await visitor.sit(opened, 0)
    action, pairs = bid(await visitor.page(here), 5)
    with statements(host) as sent:
        await visitor.post(action, pairs, Accept="application/json")
    assert (await host.table(opened.match_id)).seq == 1
    assert len(sent) <= POST, sent


async def test_what_can_be_undone_is_found_out_once_for_each_change(
    visitor: Visitor, host: Host, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    replayed: list[int] = []

    def counted(*args: object) -> object:
        replayed.append(1)
        return match_after_undo(*args)  # type: ignore[arg-type]

    monkeypatch.setattr("bot.host.rewind.match_after_undo", counted)
    here = await visitor.sit(opened, 0)
    await host.submit(opened.match_id, 0, 5)
    for _ in range(3):
        assert "undo" in await visitor.get(here)
    assert len(replayed) == 1
    await host.undo(opened.match_id, 0)
    await host.submit(opened.match_id, 0, 4)
    await visitor.get(here)
    assert len(replayed) == 2


async def test_a_request_sees_what_it_changes_itself_and_a_task_that_outlives_it_looks_again(
    host: Host, opened: Opened
) -> None:
    other = Host(host.store, host.clock)
    with one_look():
        assert (await host.table(opened.match_id)).seq == 0
        await host.submit(opened.match_id, 0, 5)
        assert (await host.table(opened.match_id)).seq == 1
        assert len(await host.log(opened.match_id)) == 1
        await other.submit(opened.match_id, 1, 1)
        assert (await host.table(opened.match_id)).seq == 1, "one look is of one moment"
    assert (await host.table(opened.match_id)).seq == 2
    assert [row.seat for row in await host.log(opened.match_id)] == [0, 1]
    await other.close()
