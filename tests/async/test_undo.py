"""Taking back: freely, by consent of the table, by its host; and never to anyone's knowledge."""

import pytest

from bot.clock import FakeClock
from bot.host import rewind
from bot.host.host import Host
from bot.store import Store
from bot.table import votes
from bot.table.changes import in_force
from bot.table.errors import WrongKey
from engine.errors import CannotUndo
from tests.host.people import ADA, BO, CY, HOUSE, play_on


async def played(host: Host) -> str:
    """Ada won the first card and toasted; new bids are asked, and Bo has sealed his."""
    match_id = (await host.open("toy", [ADA, BO, CY], {"cards": "40"}, seed="undo")).match_id
    for seat, answer in ((0, 5), (1, 1), (2, 0), (0, "1"), (1, 2)):
        await host.submit(match_id, seat, answer)
    return match_id


async def test_the_boundary_is_explained_and_the_table_may_be_asked(host: Host) -> None:
    match_id = await played(host)
    free = await rewind.prospects(host, match_id, 1)
    assert (free.free, free.why, free.ask) == (True, None, False)
    await host.undo(match_id, 1)
    forbidden = await rewind.prospects(host, match_id, 2)
    assert forbidden.why is not None
    assert (forbidden.free, forbidden.why.key, forbidden.ask) == (False, "undo-shown", True)


async def test_taking_back_across_others_needs_everybody(host: Host, store: Store) -> None:
    match_id = await played(host)
    await votes.ask_undo(host, match_id, 2)
    (request,) = votes.requests(await host.table(match_id))
    await votes.vote(host, match_id, 0, request.id, True)
    assert len(in_force(await store.matches.log(match_id))) == 5
    await votes.vote(host, match_id, 1, request.id, True)
    standing = in_force(await store.matches.log(match_id))
    assert [(row.seat, row.answer) for row in standing] == [(0, 5), (1, 1)]
    table = await host.table(match_id)
    assert table.waits_for() == (2,)
    assert not votes.requests(table)


async def test_one_no_is_enough(host: Host, store: Store) -> None:
    match_id = await played(host)
    await votes.ask_undo(host, match_id, 2)
    (request,) = votes.requests(await host.table(match_id))
    await votes.vote(host, match_id, 1, request.id, False)
    assert not votes.requests(await host.table(match_id))
    assert len(in_force(await store.matches.log(match_id))) == 5


async def test_silence_until_the_deadline_is_a_no(host: Host, store: Store, clock: FakeClock) -> None:
    match_id = await played(host)
    await votes.ask_undo(host, match_id, 2)
    (request,) = votes.requests(await host.table(match_id))
    clock.pass_time(request.until - clock.now())
    with pytest.raises(votes.CannotAsk):
        await votes.vote(host, match_id, 0, request.id, True)
    await host.sweep.tend()
    assert not votes.requests(await host.table(match_id))
    assert len(in_force(await store.matches.log(match_id))) == 5


async def test_among_house_players_nobody_has_to_agree(host: Host, store: Store) -> None:
    match_id = (await host.open("toy", [ADA, HOUSE], {"cards": "40"}, seed="alone")).match_id
    await host.submit(match_id, 0, 20)
    await host.house.idle()
    await votes.ask_undo(host, match_id, 0)
    await host.house.idle()
    assert not [row for row in in_force(await store.matches.log(match_id)) if row.answer == 20]


async def test_the_host_goes_back_to_any_move_with_the_key_only(host: Host, store: Store) -> None:
    opened = await host.open("toy", [ADA, BO], {"cards": "40"})
    await play_on(host, opened.match_id, 12)
    with pytest.raises(WrongKey):
        await rewind.rewind_by_opener(host, opened.match_id, 4, "guess")
    await rewind.rewind_by_opener(host, opened.match_id, 4, opened.opener_key)
    log = await store.matches.log(opened.match_id)
    assert [row.seq for row in in_force(log)] == [1, 2, 3]
    assert log[-1].answer == {"undid": list(range(4, 13))}, "the log keeps what was undone"
    assert log[-1].made_by == "host"


async def test_what_the_log_says_of_an_undo_counts_no_sealed_bids(host: Host) -> None:
    match_id = await played(host)
    before = (await host.table(match_id)).seq
    await votes.ask_undo(host, match_id, 2)
    (request,) = votes.requests(await host.table(match_id))
    for seat in (0, 1):
        await votes.vote(host, match_id, seat, request.id, True)
    heard = await host.events_since(match_id, before, None)
    assert [one.text.key for one in heard] == [
        "async-undo-asked",
        "async-vote-yes",
        "async-undo-granted",
        "async-undone-by-table",
    ]
    assert all(set(one.text.args) <= {"who"} for one in heard)


async def test_an_old_button_answers_nothing_after_an_undo(host: Host) -> None:
    opened = await host.open("toy", [ADA, BO], {"cards": "40"})
    token = (await host.table(opened.match_id)).token(0)
    await host.submit(opened.match_id, 0, 3, token)
    await rewind.rewind_by_opener(host, opened.match_id, 1, opened.opener_key)
    assert (await host.table(opened.match_id)).token(0) != token


async def test_nothing_is_taken_back_once_the_seed_was_shown(host: Host) -> None:
    opened = await host.open("toy", [ADA, BO], {"cards": "3"})
    await play_on(host, opened.match_id)
    for attempt in (
        host.undo(opened.match_id, 0),
        votes.ask_undo(host, opened.match_id, 0),
        rewind.rewind_by_opener(host, opened.match_id, 1, opened.opener_key),
    ):
        with pytest.raises(CannotUndo):
            await attempt
