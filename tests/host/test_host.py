"""The host: every change is stored before it is told, and nothing else changes a game."""

import asyncio
from contextlib import suppress

import pytest

import engine
from bot import keys
from bot.clock import FakeClock
from bot.host.host import Host, SeatSpec
from bot.store import Store, StoreError
from bot.store.records import ChangeRecord
from bot.table import substitutes
from bot.table.errors import NoSuchMatch, NoSuchSeat, NotLive, Over, WrongKey
from bot.table.terms import plain_terms
from engine.errors import BadSetup, CannotUndo, Illegal, NotYours, Stale
from tests.host.people import ADA, BO, CY, answer_any, play_on, rows


async def bids(host: Host, match_id: str, *amounts: int) -> None:
    """Seats 0, 1, … seal these bids."""
    for seat, amount in enumerate(amounts):
        await host.submit(match_id, seat, amount)


async def test_a_whole_game_is_stored_move_by_move_and_replays(host: Host, target: str) -> None:
    opened = await host.open("toy", [ADA, BO, CY], {"cards": "3"}, seed="whole")
    moves = await play_on(host, opened.match_id)
    look = await host.table(opened.match_id)
    assert (look.state, look.seq) == ("over", moves)
    assert look.match.result() is not None
    assert engine.replay(await host.export(opened.match_id)).fingerprint() == look.match.fingerprint()
    assert rows(target, "select count(*), max(seq) from moves") == [(moves, moves)]
    with pytest.raises(NotYours):
        await host.submit(opened.match_id, 0, 1)


async def test_another_host_goes_on_where_the_first_one_was(host: Host, store: Store) -> None:
    opened = await host.open("toy", [ADA, BO])
    await play_on(host, opened.match_id, 5)
    mine = await host.table(opened.match_id)
    other = Host(store, host.clock)
    theirs = await other.table(opened.match_id)
    assert theirs.match.fingerprint() == mine.match.fingerprint()
    assert [theirs.token(seat) for seat in (0, 1)] == [mine.token(seat) for seat in (0, 1)]
    await play_on(other, opened.match_id)
    assert (await host.table(opened.match_id)).state == "over"
    await other.close()


async def test_refusals_change_nothing(host: Host, target: str) -> None:
    opened = await host.open("toy", [ADA, BO])
    before = (await host.table(opened.match_id)).match.fingerprint()
    token = (await host.table(opened.match_id)).token(0)
    for seat, answer, given, refusal in [
        (0, "all", token, Illegal),
        (0, 10**30, token, Illegal),
        (0, 3, "0.0.abc", Stale),
        (7, 3, None, NotYours),
        (-1, 3, None, NotYours),
    ]:
        with pytest.raises(refusal):
            await host.submit(opened.match_id, seat, answer, given)
    with pytest.raises(NoSuchMatch):
        await host.submit("nowhere", 0, 3)
    assert (await host.table(opened.match_id)).match.fingerprint() == before
    assert rows(target, "select count(*) from moves") == [(0,)]


async def test_a_double_click_is_played_once(host: Host) -> None:
    opened = await host.open("toy", [ADA, BO])
    token = (await host.table(opened.match_id)).token(0)
    twice = await asyncio.gather(
        *(host.submit(opened.match_id, 0, 3, token) for _ in range(2)), return_exceptions=True
    )
    assert sorted(type(one).__name__ for one in twice) == ["Applied", "NotYours"]
    assert (await host.table(opened.match_id)).seq == 1


async def test_what_somebody_reads_does_not_change_under_their_eyes(host: Host) -> None:
    opened = await host.open("toy", [ADA, BO])
    look = await host.table(opened.match_id)
    before = look.match.fingerprint()
    await bids(host, opened.match_id, 3, 4)
    assert look.match.fingerprint() == before
    assert look.seq == 0


async def test_nothing_is_in_memory_that_is_not_on_disk(
    host: Host, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await host.open("toy", [ADA, BO])
    token = (await host.table(opened.match_id)).token(0)

    async def fail(_change: object) -> None:
        raise StoreError("the disk is full.")

    told = host.notices.subscribe(opened.match_id)
    with monkeypatch.context() as patch:
        patch.setattr(store.matches, "apply", fail)
        with pytest.raises(StoreError):
            await host.submit(opened.match_id, 0, 3, token)
    look = await host.table(opened.match_id)
    assert (look.seq, look.token(0)) == (0, token)
    await host.submit(opened.match_id, 0, 4, token)
    assert await anext(told) == 1
    assert (await host.export(opened.match_id))["log"][0]["answer"] == 4


async def test_a_caller_who_goes_away_leaves_nothing_half_done(host: Host) -> None:
    opened = await host.open("toy", [ADA, BO])
    with host.notices.subscribe(opened.match_id) as notices:
        call = asyncio.create_task(host.submit(opened.match_id, 0, 3))
        await asyncio.sleep(0)
        call.cancel()
        assert await asyncio.wait_for(anext(notices), 10) == 1
    assert call.cancelled()
    assert (await host.table(opened.match_id)).seq == 1


async def test_matches_leave_the_cache_and_come_back(store: Store, host: Host) -> None:
    small = Host(store, host.clock, cache=2)
    ids = [(await small.open("toy", [ADA, BO])).match_id for _ in range(5)]
    for turn in range(1, 4):
        for match_id in ids:
            applied = await answer_any(small, match_id)
            assert applied is not None
            assert applied.seq == turn
            assert len(small.tables) <= 2
    for match_id in ids:
        engine.replay(await small.export(match_id))
    await small.close()


# --- who may hear and see


async def test_everyone_hears_what_they_may_hear(host: Host) -> None:
    opened = await host.open("toy", [ADA, BO])
    await bids(host, opened.match_id, 3, 5)
    await host.submit(opened.match_id, 0, {"cheer": {}})

    async def heard(seat: int | None) -> list[str]:
        return [one.text.key for one in await host.events_since(opened.match_id, -1, seat)]

    assert await heard(None) == ["toy-begins", "toy-won"]
    assert await heard(0) == ["toy-begins", "toy-won", "toy-remark"]
    assert await heard(1) == ["toy-begins", "toy-card", "toy-remark"]
    assert [one.seq for one in await host.events_since(opened.match_id, 2, 0)] == [3]


async def test_a_key_opens_its_own_seat_and_no_other(host: Host, target: str) -> None:
    opened = await host.open("toy", [ADA, BO, SeatSpec(kind="house")])
    assert sorted(opened.keys) == [0, 1]
    for seat, key in opened.keys.items():
        assert await host.seats.for_key(opened.match_id, key) == seat
    for key in ("", "x", opened.opener_key, keys.digest(opened.keys[0])):
        assert await host.seats.for_key(opened.match_id, key) is None
    stored = "".join(
        str(row) for table in ("matches", "seats") for row in rows(target, f"select * from {table}")
    )
    assert not [key for key in (*opened.keys.values(), opened.opener_key) if key in stored]


async def test_a_fresh_key_shuts_the_old_one_out(host: Host) -> None:
    opened = await host.open("toy", [ADA, BO])
    with pytest.raises(WrongKey):
        await host.seats.reissue_key(opened.match_id, 0, opened.keys[1])
    with pytest.raises(NoSuchSeat):
        await host.seats.reissue_key(opened.match_id, 2, opened.opener_key)
    fresh = await host.seats.reissue_key(opened.match_id, 0, opened.opener_key)
    assert await host.seats.for_key(opened.match_id, fresh) == 0
    assert await host.seats.for_key(opened.match_id, opened.keys[0]) is None
    assert await host.seats.for_key(opened.match_id, opened.keys[1]) == 1


async def test_whoever_hands_a_seat_over_keeps_no_key_and_no_draft(host: Host) -> None:
    opened = await host.open("toy", [ADA, BO])
    token = (await host.table(opened.match_id)).token(0)
    assert token is not None
    await host.store.drafts.set(opened.match_id, 0, token, {"secret": 1})
    key = await substitutes.reseat(host, opened.match_id, 0, SeatSpec("Cy", user_id="77", locale="fr"))
    assert key is not None
    assert await host.seats.for_key(opened.match_id, opened.keys[0]) is None
    assert await host.seats.for_key(opened.match_id, key) == 0
    assert await host.store.drafts.get(opened.match_id, 0, token) is None
    assert [match.id for match in await host.store.matches.list_matches(user_id="77")] == [opened.match_id]
    assert (await host.table(opened.match_id)).names == ("Cy", "Bo")


async def test_names_are_one_short_line(host: Host) -> None:
    opened = await host.open(
        "toy", [SeatSpec("  Ada\n\u202e <b>  "), SeatSpec(""), SeatSpec(kind="house")], locale="fr"
    )
    assert (await host.table(opened.match_id)).names == ("Ada <b>", "Place 2", "Robot 3")
    await host.seats.rename(opened.match_id, 1, "B" * 100)
    await host.seats.rename(opened.match_id, 0, " \u200b ")
    assert (await host.table(opened.match_id)).names == ("Ada <b>", "B" * 32, "Robot 3")


# --- taking back


async def test_a_sealed_bid_can_be_changed_and_the_log_keeps_both(host: Host, target: str) -> None:
    opened = await host.open("toy", [ADA, BO, CY])
    await bids(host, opened.match_id, 3, 5)
    assert await host.undoable(opened.match_id, 0)
    old = (await host.table(opened.match_id)).token(2)
    applied = await host.undo(opened.match_id, 0)
    assert applied.seq == 3
    assert (await host.table(opened.match_id)).token(2) != old
    await host.submit(opened.match_id, 0, 7)
    await host.submit(opened.match_id, 2, 1)
    assert [move["answer"] for move in (await host.export(opened.match_id))["log"]] == [5, 7, 1]
    engine.replay(await host.export(opened.match_id))
    assert rows(target, "select kind, seat, answer from moves order by seq") == [
        ("move", 0, "3"),
        ("move", 1, "5"),
        ("undo", 0, '{"undid":[1]}'),
        ("move", 0, "7"),
        ("move", 2, "1"),
    ]


async def test_taking_back_a_secret_answer_is_told_to_nobody_else(host: Host) -> None:
    opened = await host.open("toy", [ADA, BO])
    await host.submit(opened.match_id, 0, 3)
    await host.undo(opened.match_id, 0)
    assert [one.text.key for one in await host.events_since(opened.match_id, 0, 0)] == ["host-undone"]
    for seat in (1, None):
        assert await host.events_since(opened.match_id, 0, seat) == []


async def test_what_was_shown_stands(host: Host) -> None:
    opened = await host.open("toy", [ADA, BO])
    with pytest.raises(CannotUndo, match="undo-nothing"):
        await host.undo(opened.match_id, 0)
    assert not await host.undoable(opened.match_id, 0)
    await bids(host, opened.match_id, 3, 5)
    assert not await host.undoable(opened.match_id, 1)
    with pytest.raises(CannotUndo, match="undo-shown"):
        await host.undo(opened.match_id, 1)
    assert (await host.table(opened.match_id)).seq == 2


async def test_undone_again_and_again_still_replays(host: Host, store: Store) -> None:
    opened = await host.open("toy", [ADA, BO, CY], {"cards": "5"})
    rng = engine.Rng("undo")
    undone = 0
    while await answer_any(host, opened.match_id) is not None:
        for seat in range(3):
            if rng.chance(1, 3):
                with suppress(CannotUndo):
                    await host.undo(opened.match_id, seat)
                    undone += 1
        other = Host(store, host.clock)
        look = await other.table(opened.match_id)
        assert engine.replay(await other.export(opened.match_id)).fingerprint() == look.match.fingerprint()
        await other.close()
    assert undone > 5


# --- around the match


async def test_a_match_given_up_can_be_read_and_not_changed(host: Host) -> None:
    opened = await host.open("toy", [ADA, BO], terms=plain_terms(60))
    await host.abandon(opened.match_id)
    look = await host.table(opened.match_id)
    assert (look.state, dict(look.pending()), look.deadlines) == ("abandoned", {}, {})
    with pytest.raises(NotLive):
        await host.submit(opened.match_id, 0, 3)
    with pytest.raises(NotLive):
        await host.undo(opened.match_id, 0)
    assert await host.store.matches.list_matches(state="live") == []
    assert [match.id for match in await host.store.matches.list_matches(state="abandoned")] == [
        opened.match_id
    ]
    with pytest.raises(NotLive):
        await host.abandon(opened.match_id)


async def test_a_game_that_is_over_is_not_given_up(host: Host) -> None:
    opened = await host.open("toy", [ADA, BO], {"cards": "3"})
    await play_on(host, opened.match_id)
    with pytest.raises(Over):
        await host.abandon(opened.match_id)
    assert (await host.table(opened.match_id)).state == "over"


async def test_a_draft_belongs_to_one_question(host: Host, store: Store) -> None:
    opened = await host.open("toy", [ADA, BO])
    token = (await host.table(opened.match_id)).token(0)
    assert token is not None
    await host.store.drafts.set(opened.match_id, 0, token, {"rate": None})
    await host.store.drafts.set(opened.match_id, 0, token, {"rate": 2, "é": [1, None]})
    other = Host(store, host.clock)
    assert await other.store.drafts.get(opened.match_id, 0, token) == {"rate": 2, "é": [1, None]}
    assert await other.store.drafts.get(opened.match_id, 0, "another") is None
    assert await other.store.drafts.get(opened.match_id, 1, token) is None
    await host.submit(opened.match_id, 0, 3)
    assert await other.store.drafts.get(opened.match_id, 0, token) is None
    await other.close()


async def test_surfaces_note_where_they_show_a_match(host: Host, store: Store) -> None:
    opened = await host.open("toy", [ADA, BO], surface={"web": {}})
    await host.note_surface(opened.match_id, "discord", {"thread": 12})
    other = Host(store, host.clock)
    assert (await other.table(opened.match_id)).surface == {"web": {}, "discord": {"thread": 12}}
    await other.close()


async def test_the_newest_matches_are_listed_first(host: Host, clock: FakeClock) -> None:
    first, second, third = [(await host.open("toy", [ADA, BO])).match_id for _ in range(3)]
    clock.pass_time(5)
    await host.submit(second, 0, 1)
    listed = await host.store.matches.list_matches()
    assert listed[0].id == second
    assert {match.id for match in listed} == {first, second, third}
    assert [seat.name for seat in listed[0].seats] == ["Ada", "Bo"]
    assert len(await host.store.matches.list_matches(limit=1, offset=1)) == 1


@pytest.mark.parametrize(
    ("title", "seats", "options"), [("chess", 2, {}), ("toy", 9, {}), ("toy", 2, {"cards": "many"})]
)
async def test_a_match_that_cannot_be_is_not_opened(
    host: Host, target: str, title: str, seats: int, options: dict[str, str]
) -> None:
    with pytest.raises(BadSetup):
        await host.open(title, [ADA] * seats, options)
    assert rows(target, "select count(*) from matches") == [(0,)]


async def test_watchers_hear_the_newest_number_and_go_home_at_the_end(host: Host) -> None:
    opened = await host.open("toy", [ADA, BO])
    notices = host.notices.subscribe(opened.match_id)
    await bids(host, opened.match_id, 1, 2)
    assert await anext(notices) == 2
    waiting = asyncio.create_task(anext(notices, None))
    await asyncio.sleep(0)
    host.notices.close()
    assert await waiting is None


async def test_an_answer_that_is_stored_is_acknowledged_though_nothing_can_be_read_after_it(
    store: Store, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A host that keeps no table in memory has to read it again for what it notes beside the answer."""
    forgetful = Host(store, clock, cache=0)
    match_id = (await forgetful.open("toy", [ADA, BO])).match_id
    apply = store.matches.apply

    async def unreadable(_match_id: str) -> None:
        raise StoreError("the disk refuses.")

    async def apply_last(change: ChangeRecord) -> None:
        await apply(change)
        monkeypatch.setattr(store.matches, "load", unreadable)

    monkeypatch.setattr(store.matches, "apply", apply_last)
    assert (await forgetful.submit(match_id, 0, 3)).seq == 1
    monkeypatch.undo()
    assert [row.answer for row in await store.matches.log(match_id)] == [3]
    await forgetful.close()
