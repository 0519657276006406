"""Finding a game in the browser: wishes that meet, and every free seat in one place."""

import pytest

from bot.table import substitutes
from bot.table.seating import SeatSpec
from tests.kit_web import Node
from tests.web.acts import do_act, offers
from tests.web.series.hall import WebHall


async def test_a_table_opens_when_enough_people_want_the_same(toy_hall: WebHall) -> None:
    ada, bo, cy = toy_hall.people[:3]
    for who in (ada, bo):
        await _seek(toy_hall, who, ["3"])
    assert "You’re on the list." in (await toy_hall.of(ada).page("/seek")).words
    await do_act(toy_hall.of(bo), "/seek", "hall-stop-seeking")
    await _seek(toy_hall, cy, ["3"])
    assert await toy_hall.steward.host.store.matches.list_matches() == []
    found = await _seek(toy_hall, bo, ["3", "4"])
    assert found.all("main")[0].all(id="board") or "It’s your turn" in found.words
    (match,) = await toy_hall.steward.host.store.matches.list_matches()
    assert {seat.user_id for seat in match.seats} == {ada, bo, cy}
    table = await toy_hall.steward.host.table(match.id)
    assert table.customs.rated
    assert "No one is looking right now." in (await toy_hall.of(ada).page("/seek")).words


async def _seek(hall: WebHall, who: str, seats: list[str]) -> Node:
    return await do_act(hall.of(who), "/seek", "hall-seek", titles=["toy"], table_sizes=seats, pace="day")


async def test_wishes_that_do_not_go_together_are_refused(toy_hall: WebHall) -> None:
    ada = toy_hall.of(toy_hall.people[0])
    await toy_hall.of(toy_hall.people[0]).get("/seek")
    said = await do_act(ada, "/seek", "hall-seek", titles=["toy"], table_sizes=["5"], status=422)
    assert "None of these games has that number of players" in said.words or "isn’t one of" in said.words
    assert "No one is looking right now." in await ada.get("/seek")


async def test_a_seat_that_somebody_left_is_taken_from_the_list(toy_hall: WebHall) -> None:
    host, (ada, bo) = toy_hall.steward.host, toy_hall.people[:2]
    opened = await host.open("toy", [SeatSpec("Ada", user_id=ada), SeatSpec("Eve")])
    assert "No free seats right now." in (await toy_hall.of(bo).page("/seek")).words
    await substitutes.leave(host, opened.match_id, 1)
    page = await toy_hall.of(bo).page("/seek")
    assert "a free seat at table Ada, Eve" in page.words
    (way,) = [one.attrs["href"] for one in page.all("a") if one.attrs["href"].endswith("/act/take-seat")]
    await do_act(toy_hall.of(bo), way, "table-take-seat")
    table = await host.table(opened.match_id)
    assert (table.seats[1].user_id, table.seats[1].kind, table.seats[1].name) == (bo, "person", "Bo")
    await toy_hall.of(bo).get(f"/t/{opened.match_id}/seat/1")


async def test_who_is_new_takes_a_seat_by_the_name_in_the_form(toy_hall: WebHall) -> None:
    host, newcomer = toy_hall.steward.host, toy_hall.stranger()
    opened = await host.open("toy", [SeatSpec("Ada"), SeatSpec("Eve")])
    await substitutes.leave(host, opened.match_id, 1)
    way = f"/t/{opened.match_id}/act/take-seat"
    assert way in await newcomer.get(f"/t/{opened.match_id}")
    await do_act(newcomer, way, "table-take-seat", seat="1", your_name="Zoe")
    assert (await host.table(opened.match_id)).seats[1].name == "Zoe"


@pytest.mark.parametrize("seat", ["", "one", "-1", "7", "9" * 20])
async def test_a_seat_that_is_none_is_taken_from_nobody(toy_hall: WebHall, seat: str) -> None:
    host = toy_hall.steward.host
    opened = await host.open("toy", [SeatSpec("Ada"), SeatSpec("Eve")])
    await substitutes.leave(host, opened.match_id, 0)
    pairs = [("q-0", seat), ("your-name", "Zoe")]
    await toy_hall.stranger().post(f"/t/{opened.match_id}/act/take-seat", pairs, status=422)
    assert (await host.table(opened.match_id)).seats[0].kind == "open"


async def test_the_seats_of_a_servers_table_are_not_for_the_browser(toy_hall: WebHall) -> None:
    host, noted = toy_hall.steward.host, {"discord": {"server": "1", "channel": "2", "opener": "3"}}
    opened = await host.open("toy", [SeatSpec("Ada"), SeatSpec("Eve")], surface=noted)
    await substitutes.leave(host, opened.match_id, 1)
    stranger = toy_hall.stranger()
    assert "No free seats right now." in (await stranger.page("/seek")).words
    assert not offers(await stranger.page(f"/t/{opened.match_id}/time"), "table-take-seat")
    pairs = [("q-0", "1"), ("your-name", "Zoe")]
    await stranger.post(f"/t/{opened.match_id}/act/take-seat", pairs, status=403)
    assert (await host.table(opened.match_id)).seats[1].kind == "open"
