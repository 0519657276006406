"""Finding a game: those who fit together get a table, at once and only once."""

import pytest

from bot.clock import FakeClock
from bot.host import SeatSpec
from bot.league.errors import NotSo
from bot.league.seeking import Wish
from bot.league.steward import Steward


def wish(*seats: int, pace: float | None = None, rated: bool = True, place: str = "") -> Wish:
    return Wish(["toy"], list(seats), pace, rated, place)


async def test_a_table_opens_when_enough_fit(steward: Steward, clock: FakeClock) -> None:
    await steward.seeking.seek("ada", "Ada", wish(3, place="test/ada"))
    await steward.seeking.seek("bo", "Bo", wish(3, 4))
    await steward.once()
    assert await steward.host.matches() == []
    await steward.seeking.seek("cy", "Cy", wish(2, 3))
    await steward.once()
    await steward.once()
    (listing,) = await steward.host.matches()
    assert {seat.user_id for seat in listing.seats} == {"ada", "bo", "cy"}
    assert await steward.host.store.series.seeking() == []
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
    with pytest.raises(NotSo):
        await steward.seeking.seek("ada", "Ada", wish(9))


async def test_open_seats_are_listed(steward: Steward) -> None:
    opened = await steward.host.open("toy", [SeatSpec("Ada"), SeatSpec(kind="open")])
    assert [(one.kind, one.match_id) for one in await steward.seeking.openings()] == [
        ("open seat", opened.match_id)
    ]
