"""House players give people time: who may speak is listened to before the house moves on."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace

import pytest

from bot.clock import FakeClock
from bot.host.host import Host, SeatSpec
from bot.store import Store
from bot.table import plans, speaking_time
from bot.table.plans import Plan
from bot.table.settings import Settings
from bot.table.terms import PRESETS
from tests.host.people import BO, HOUSE
from tests.host.toy import fleeting_remarks

ADA = SeatSpec("Ada", user_id="ada")
SECONDS = 20.0
DAY = 86400.0


@pytest.fixture(autouse=True)
def remarks_are_fleeting() -> Iterator[None]:
    with fleeting_remarks():
        yield


@pytest.fixture
async def host(store: Store, clock: FakeClock) -> AsyncIterator[Host]:
    made = Host(store, clock, house_listens=SECONDS)
    yield made
    await made.close()


async def at_a_toast(host: Host, pace: str = "none", seats: tuple[SeatSpec, ...] = (ADA, HOUSE)) -> str:
    """A table where a house player is about to toast, and people may remark on it."""
    opened = await host.open("toy", seats, terms=PRESETS[pace])
    await bid_nothing(host, opened.match_id)
    return opened.match_id


async def bid_nothing(host: Host, match_id: str) -> None:
    for seat in (await host.table(match_id)).waits_for():
        if (await host.table(match_id)).seats[seat].kind == "person":
            await host.submit(match_id, seat, 0)
    await host.house.idle()


async def wait(host: Host, clock: FakeClock, seconds: float) -> None:
    clock.pass_time(seconds)
    await host.sweep.tend()
    await host.house.idle()


async def toasts(host: Host, match_id: str) -> bool:
    """Whether the house still has to toast."""
    return "toast" in {one.key for one in ((await host.table(match_id)).pending()).values()}


async def test_the_house_listens_for_some_seconds_before_it_moves_on(host: Host, clock: FakeClock) -> None:
    match_id = await at_a_toast(host)
    assert list(speaking_time.listened_to(await host.table(match_id))) == [0]
    await wait(host, clock, SECONDS - 1)
    assert await toasts(host, match_id)
    await wait(host, clock, 1)
    assert not await toasts(host, match_id)
    assert not speaking_time.listened_to(await host.table(match_id))


async def test_who_passes_is_not_waited_for(host: Host) -> None:
    match_id = await at_a_toast(host)
    await host.house.pass_by(match_id, 0)
    await host.house.idle()
    assert not await toasts(host, match_id)


async def test_a_pass_holds_for_one_chance_only(host: Host) -> None:
    match_id = await at_a_toast(host)
    await host.house.pass_by(match_id, 0)
    await host.house.idle()
    await bid_nothing(host, match_id)
    assert list(speaking_time.listened_to(await host.table(match_id))) == [0]


async def test_the_house_waits_for_everybody_who_may_speak(host: Host, clock: FakeClock) -> None:
    match_id = await at_a_toast(host, "live", (ADA, HOUSE, BO))
    assert list(speaking_time.listened_to(await host.table(match_id))) == [0, 2]
    await host.house.pass_by(match_id, 0)
    await host.house.idle()
    assert list(speaking_time.listened_to(await host.table(match_id))) == [2]
    assert await toasts(host, match_id)
    await host.house.pass_by(match_id, 2)
    await host.house.idle()
    assert not await toasts(host, match_id)


async def test_who_spoke_is_listened_to_for_some_seconds_more(host: Host, clock: FakeClock) -> None:
    match_id = await at_a_toast(host)
    await wait(host, clock, SECONDS - 1)
    await host.submit(match_id, 0, {"cheer": {}})
    await host.house.idle()
    await wait(host, clock, SECONDS - 1)
    assert await toasts(host, match_id)
    await wait(host, clock, 1)
    assert not await toasts(host, match_id)


async def test_an_open_form_stops_the_seconds(host: Host, clock: FakeClock) -> None:
    match_id = await at_a_toast(host)
    for _ in range(4):
        host.house.hold(match_id, 0)
        await wait(host, clock, SECONDS)
        assert await toasts(host, match_id)
    await wait(host, clock, 60)
    assert not await toasts(host, match_id)


async def test_a_form_that_is_left_open_does_not_hold_up_the_table_for_good(
    host: Host, clock: FakeClock
) -> None:
    match_id = await at_a_toast(host)
    for _ in range(20):
        host.house.hold(match_id, 0)
        await wait(host, clock, SECONDS)
    assert not await toasts(host, match_id)


async def test_at_a_table_with_days_a_person_has_their_own_time(host: Host, clock: FakeClock) -> None:
    """The pace of a day gives twelve hours for an answer, and none of them at night."""
    await host.people.save_settings("ada", Settings(zone="UTC", quiet=(0, 8 * 60)))
    clock.pass_time(DAY - clock.now() % DAY + 20 * 3600)
    match_id = await at_a_toast(host, "day")
    await wait(host, clock, 19 * 3600)
    assert await toasts(host, match_id)
    await wait(host, clock, 3600)
    assert not await toasts(host, match_id)


async def test_several_people_without_a_clock_have_a_day(host: Host, clock: FakeClock) -> None:
    match_id = await at_a_toast(host, "none", (ADA, HOUSE, BO))
    await wait(host, clock, DAY - 1)
    assert await toasts(host, match_id)
    await wait(host, clock, 1)
    assert not await toasts(host, match_id)


async def test_a_restart_goes_on_listening_as_long_as_before(store: Store, clock: FakeClock) -> None:
    first = Host(store, clock, house_listens=SECONDS)
    match_id = await at_a_toast(first, "day")
    await first.close()
    clock.pass_time(11 * 3600)
    second = Host(store, clock, house_listens=SECONDS)
    await second.wake()
    await second.house.idle()
    assert await toasts(second, match_id)
    await wait(second, clock, 3600)
    assert not await toasts(second, match_id)
    await second.close()


async def test_an_order_speaks_for_its_giver(host: Host) -> None:
    match_id = await at_a_toast(host)
    table = await host.table(match_id)
    assert speaking_time.may_speak(table, 0)
    told = replace(table, seats=plans.with_plans(table, 0, [Plan("remark", {"cheer": {}})]))
    assert not speaking_time.may_speak(told, 0)


async def test_a_move_that_takes_nobodys_chance_does_not_wait(host: Host) -> None:
    table = await host.table(await at_a_toast(host, seats=(ADA, HOUSE, HOUSE)))
    (winner,) = table.waits_for()
    assert speaking_time.silenced_by(table, winner, "0") == [0]
    assert speaking_time.silenced_by(table, 3 - winner, {"cheer": {}}) == []


async def test_a_host_that_does_not_listen_plays_on_at_once(store: Store, clock: FakeClock) -> None:
    host = Host(store, clock)
    match_id = await at_a_toast(host)
    assert not await toasts(host, match_id)
    await host.close()
