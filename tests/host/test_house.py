"""House players: they play after every change, take up again after a start, and never stop the host."""

import asyncio

import pytest
from structlog.testing import capture_logs

import engine
from bot.clock import FakeClock
from bot.host.host import Host, SeatSpec
from bot.store import Store, StoreError
from bot.table import substitutes
from engine.core import Decision
from tests.host.people import ADA, BO, HOUSE, play_on, rows
from tests.host.toy import ToyHouse
from tests.kit import until


async def until_played(clock: FakeClock, host: Host, match_id: str, seq: int) -> None:
    """Let time pass until the match has come that far."""

    async def has_come() -> bool:
        clock.pass_time(10)
        table = await host.table(match_id)
        return table.seq >= seq or table.state == "over"

    await until(has_come)


async def test_a_table_of_house_players_plays_to_the_end(host: Host) -> None:
    opened = await host.open("toy", [HOUSE] * 4)
    await host.house.idle()
    table = await host.table(opened.match_id)
    assert table.state == "over"
    assert {row.made_by for row in await host.store.matches.log(opened.match_id)} == {"house"}
    engine.replay(await host.export(opened.match_id))


async def test_the_house_plays_the_same_from_the_same_seed(host: Host) -> None:
    ends = []
    for _ in range(2):
        opened = await host.open("toy", [HOUSE] * 3, seed="same")
        await host.house.idle()
        ends.append((await host.table(opened.match_id)).match.fingerprint())
    assert ends[0] == ends[1]


async def test_the_house_waits_for_people(host: Host) -> None:
    opened = await host.open("toy", [ADA, HOUSE, HOUSE])
    await host.house.idle()
    assert (await host.table(opened.match_id)).waits_for() == (0,)
    await host.submit(opened.match_id, 0, 20)
    await host.house.idle()
    table = await host.table(opened.match_id)
    assert (table.seq, table.waits_for()) == (3, (0,))


async def test_a_start_takes_up_where_the_house_was(store: Store, clock: FakeClock) -> None:
    first = Host(store, clock, house_pause=2)
    opened = await first.open("toy", [HOUSE] * 3)
    await until_played(clock, first, opened.match_id, 4)
    await first.close()
    stopped = (await first.table(opened.match_id)).seq
    second = Host(store, clock)
    assert (await second.table(opened.match_id)).seq == stopped
    await second.wake()
    await second.house.idle()
    assert (await second.table(opened.match_id)).state == "over"
    await second.close()


async def test_a_match_has_one_driver_however_often_it_is_stirred(store: Store, clock: FakeClock) -> None:
    host = Host(store, clock, house_pause=1)
    opened = await host.open("toy", [HOUSE] * 2)
    for _ in range(5):
        host.house.stir(opened.match_id)
        await host.wake()
    assert len([task for task in asyncio.all_tasks() if task.get_name().startswith("house ")]) == 1
    await until_played(clock, host, opened.match_id, 6)
    await host.close()


@pytest.mark.parametrize("stumble", ["raises", "nonsense", "nothing"])
async def test_a_house_player_that_stumbles_still_answers(
    host: Host, monkeypatch: pytest.MonkeyPatch, stumble: str
) -> None:
    def answer(_self: ToyHouse, _view: object, _decision: Decision, _rng: engine.Rng) -> object:
        if stumble == "raises":
            raise ZeroDivisionError
        return {"no": "sense"} if stumble == "nonsense" else None

    monkeypatch.setattr(ToyHouse, "answer", answer)
    with capture_logs() as lines:
        opened = await host.open("toy", [HOUSE] * 2)
        await host.house.idle()
    assert (await host.table(opened.match_id)).state == "over"
    said = {line["event"] for line in lines}
    assert said == ({"house-stumbled"} if stumble == "raises" else {"house-erred"})


async def test_a_bad_record_stops_its_own_table_only(
    host: Host, store: Store, target: str, clock: FakeClock
) -> None:
    waiting = Host(store, clock, house_pause=1)
    bad, good = [(await waiting.open("toy", [HOUSE] * 2)).match_id for _ in range(2)]
    await waiting.close()
    rows(target, "update matches set snapshot = '{}' where id = ?", bad)
    with capture_logs() as lines:
        await host.wake()
        await host.house.idle()
    assert (await host.table(good)).state == "over"
    assert [(line["event"], line["match"]) for line in lines] == [("house-cannot-play", bad)]


async def test_a_seat_given_to_the_house_is_played_by_it(host: Host) -> None:
    opened = await host.open("toy", [ADA, BO])
    await substitutes.reseat(host, opened.match_id, 1, SeatSpec(kind="house"))
    await host.house.idle()
    assert (await host.table(opened.match_id)).waits_for() == (0,)
    await substitutes.reseat(host, opened.match_id, 0, SeatSpec(kind="house"))
    await host.house.idle()
    assert (await host.table(opened.match_id)).state == "over"


async def test_the_house_tries_again_when_the_disk_failed(
    host: Host, store: Store, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, failures = store.matches.apply, iter([True, True])

    async def sometimes(change: object) -> None:
        if next(failures, False):
            raise StoreError("the disk is full.")
        await real(change)  # type: ignore[arg-type]

    monkeypatch.setattr(store.matches, "apply", sometimes)
    opened = await host.open("toy", [HOUSE] * 2)
    await until_played(clock, host, opened.match_id, 1000)
    assert (await host.table(opened.match_id)).state == "over"
    assert next(failures, None) is None


async def test_people_and_house_finish_together(host: Host) -> None:
    opened = await host.open("toy", [ADA, HOUSE, BO], {"cards": "3"})
    while (await host.table(opened.match_id)).state == "live":
        await host.house.idle()
        await play_on(host, opened.match_id, 1)
    engine.replay(await host.export(opened.match_id))
