"""Finding a game: those who fit together get a table, at once and only once."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.clock import FakeClock
from bot.host.host import Opened, SeatSpec
from bot.series.errors import NotPossible
from bot.series.seeking import AGAIN, Wish
from bot.series.steward import Steward
from bot.store import StoreError
from bot.store.records_leagues import SeekRecord
from bot.table.letters import Announcement, DueLetter, RoomForTable
from engine.errors import BadSetup
from render.words import Words
from tests.kit import until


def wish(*seats: int, pace: float | None = None, rated: bool = True, place: str = "") -> Wish:
    return Wish(["toy"], list(seats), pace, rated, place)


async def test_a_table_opens_when_enough_fit(steward: Steward, clock: FakeClock) -> None:
    await steward.seeking.seek("ada", "Ada", wish(3, place="test/ada"))
    await steward.seeking.seek("bo", "Bo", wish(3, 4))
    await steward.once()
    assert await steward.host.store.matches.list_matches() == []
    await steward.seeking.seek("cy", "Cy", wish(2, 3))
    await steward.once()
    await steward.once()
    (listing,) = await steward.host.store.matches.list_matches()
    assert {seat.user_id for seat in listing.seats} == {"ada", "bo", "cy"}
    assert await steward.host.store.series.all_seekers() == []
    assert await steward.host.store.outbox.depth("test/") == 2


@pytest.mark.parametrize("other", [wish(3), wish(2, pace=60.0), wish(2, rated=False)])
async def test_people_who_want_different_things_wait(steward: Steward, other: Wish) -> None:
    await steward.seeking.seek("ada", "Ada", wish(2))
    await steward.seeking.seek("bo", "Bo", other)
    await steward.seeking.seek("cy", "Cy", wish(2), server="elsewhere")
    assert await steward.seeking.match_up() == []


async def test_nobody_meets_themselves(steward: Steward) -> None:
    await steward.seeking.seek("ada", "Ada", wish(2))
    await steward.seeking.seek("ada", "Ada", wish(2))
    assert await steward.seeking.match_up() == []
    assert await steward.seeking.stop("ada")
    assert not await steward.seeking.stop("ada")


async def test_a_wish_that_nobody_could_play_is_refused(steward: Steward) -> None:
    with pytest.raises(NotPossible):
        await steward.seeking.seek("ada", "Ada", wish(9))


async def test_open_seats_are_listed(steward: Steward) -> None:
    opened = await steward.host.open("toy", [SeatSpec("Ada"), SeatSpec(kind="open")])
    assert [(one.kind, one.match_id) for one in await steward.seeking.vacancies()] == [
        ("open seat", opened.match_id)
    ]


async def test_open_seats_are_listed_where_they_can_be_taken(steward: Steward) -> None:
    async def opened(**place: object) -> str:
        seats = [SeatSpec("Ada"), SeatSpec(kind="open")]
        noted = {"chat": place} if place else {}
        return (await steward.host.open("toy", seats, surface=noted)).match_id

    browser, here = await opened(), await opened(server="1", channel="5")
    await opened(server="2", channel="1")
    await opened(server="1", private=True)
    for server, table in (("", browser), ("1", here)):
        assert [one.match_id for one in await steward.seeking.vacancies(server)] == [table]


async def test_a_table_that_cannot_be_opened_loses_no_wish(
    steward: Steward, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await steward.seeking.seek("ada", "Ada", wish(2, place="test/ada"))
    await steward.seeking.seek("bo", "Bo", wish(2))
    waiting = await steward.host.store.series.all_seekers()
    real = steward.host.open

    async def full(*_args: object, **_values: object) -> Opened:
        raise StoreError("the disk is full")

    monkeypatch.setattr(steward.host, "open", full)
    with pytest.raises(StoreError):
        await steward.seeking.match_up()
    assert await steward.host.store.series.all_seekers() == waiting
    monkeypatch.setattr(steward.host, "open", real)
    assert len(await steward.seeking.match_up()) == 1


async def test_a_table_is_told_of_with_its_opening(steward: Steward, monkeypatch: pytest.MonkeyPatch) -> None:
    async def dies(*_args: object, **_values: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(steward.host.outbox, "post", dies)
    for who, place in (("ada", "test/1"), ("bo", "test/2")):
        await steward.seeking.seek(who, who.title(), wish(2, place=place))
    (match_id,) = await steward.seeking.match_up()
    told: list[tuple[str, str]] = []

    async def take(due: DueLetter) -> None:
        match due.letter:
            case Announcement(said, locale):
                told.append((due.destination, Words(locale).say(said)))
            case RoomForTable(opened):
                told.append((due.destination, opened))

    await steward.host.outbox.drain("test/", take)
    found = Words("en")("league-found", title="Toy", people=("Ada", "Bo"))
    assert sorted(told) == sorted([("test/1", match_id), ("test/1", found), ("test/2", found)])


async def test_a_round_that_stumbles_does_not_stop_the_steward(
    steward: Steward, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    rounds: list[int] = []

    async def stumbles() -> list[str]:
        rounds.append(1)
        return [][0]

    monkeypatch.setattr(steward.seeking, "match_up", stumbles)
    going = asyncio.create_task(steward.run(5))

    def comes_to_a_second_round() -> bool:
        clock.pass_time(5)
        return going.done() or len(rounds) >= 2

    with capture_logs() as lines:
        await until(comes_to_a_second_round)
    going.cancel()
    assert len(rounds) >= 2
    assert {line["event"] for line in lines} == {"steward-failed"}


async def test_a_group_whose_table_cannot_be_opened_holds_up_no_other(
    steward: Steward, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = steward.host.open

    async def refuses_ada(title: str, seats: Sequence[SeatSpec], *args: Any, **values: Any) -> Opened:
        if any(seat.user_id == "ada" for seat in seats):
            raise BadSetup("no table for Ada")
        return await real(title, seats, *args, **values)

    monkeypatch.setattr(steward.host, "open", refuses_ada)
    for who, size in (("ada", 2), ("bo", 2), ("cy", 3), ("di", 3), ("eve", 3)):
        await steward.seeking.seek(who, who.title(), wish(size))
        clock.pass_time(1)
    assert len(await steward.seeking.match_up()) == 1, "the others play"
    assert {one.user_id for one in await steward.host.store.series.all_seekers()} == {"ada", "bo"}
    with capture_logs() as lines:
        assert await steward.seeking.match_up() == []
    assert lines == [], "not every round says so again"
    clock.pass_time(AGAIN + 1)
    monkeypatch.setattr(steward.host, "open", real)
    assert len(await steward.seeking.match_up()) == 1, "they are tried again"


async def test_a_wish_that_cannot_be_read_holds_up_no_other(steward: Steward) -> None:
    await steward.host.store.series.seek(SeekRecord("ada", "", "Ada", {"titles": 7}, 0.0))
    for who in ("bo", "cy"):
        await steward.seeking.seek(who, who.title(), wish(2))
    assert len(await steward.seeking.match_up()) == 1
