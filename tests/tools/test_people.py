"""Games between people who look in a few times a day, through the real host."""

import json
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from typer.testing import CliRunner, Result

from bot.clock import FakeClock
from bot.host.host import Host, SeatSpec
from bot.host.plans import STEPS
from bot.ops import simulate
from bot.store import Store
from bot.store.records import By
from bot.table import plans
from engine.ahead import GAMES
from tests.host.toy import toy_box
from tests.quick_database import quick_database
from tools.bench import people
from tools.bench.people import Habits, PeopleOrder, PeopleOutcome, Visit

TITLE = "oltremare"


def run(*words: str) -> Result:
    return CliRunner().invoke(people.app, words)


@pytest.fixture(autouse=True)
def _quick() -> Iterator[None]:
    with quick_database():
        yield


@pytest.fixture
def toys() -> Iterator[None]:
    with toy_box():
        yield


def order(
    seed: str = "s", visits: int = 3, ahead: int = 0, title: str = "toy", seats: int = 2
) -> PeopleOrder:
    return PeopleOrder(simulate.order(title, seats, seed, "house"), Habits(visits, ahead))


@pytest.mark.usefixtures("toys")
def test_days_visits_and_answers_are_told_as_one_object() -> None:
    result = run("toy", "--seats", "2", "--games", "1", "--visits", "3", "--ahead", "2")
    assert result.exit_code == 0, result.output
    figures = json.loads(result.stdout)
    assert (figures["people"], figures["ahead"], figures["finished"]) == (3, 2, 1)
    assert figures["days"]["median"] == figures["days"]["90%"] > 0
    assert figures["visits"] <= figures["days"]["median"] * 2 * 3 + 6
    assert figures["answers"]["per_person"] * 2 >= figures["visits"]
    assert figures["answers"]["per_person"] > figures["answers"]["ahead"] > 0


@pytest.mark.usefixtures("toys")
def test_people_plan_as_far_as_is_usual_in_a_title(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(people.AHEAD, "toy", 3)
    planned = [
        json.loads(run("toy", "--seats", "2", "--games", "1", *words).stdout)["ahead"]
        for words in ((), ("--ahead", "2"))
    ]
    assert planned == [3, 2]
    assert people.usual_ahead("serenissima") == STEPS


@pytest.mark.usefixtures("toys")
def test_the_same_seed_gives_the_same_days_and_another_one_others() -> None:
    first, again = people.play(order(), 0), people.play(order(), 0)
    assert first.crash is None
    assert first == again
    assert people.play(order("t"), 0).fingerprint != first.fingerprint


@pytest.mark.usefixtures("toys")
def test_who_looks_in_less_often_takes_longer() -> None:
    assert people.play(order(visits=1), 0).days > people.play(order(visits=13), 0).days


def test_visits_are_at_eight_one_and_eight_by_everybodys_own_clock() -> None:
    begin = datetime(2026, 3, 2, 12, tzinfo=ZoneInfo("UTC")).timestamp()
    zones = ["Europe/Rome", "Asia/Tokyo"]
    times = [one for _, one in zip(range(60), people.visit_times(Habits(3), zones, begin), strict=False)]
    assert times == sorted(times)
    assert times[0][0] >= begin
    hours = {(seat, datetime.fromtimestamp(at, ZoneInfo(zones[seat])).hour) for at, seat in times}
    assert hours == {(seat, hour) for seat in (0, 1) for hour in (8, 13, 20)}


@pytest.mark.usefixtures("toys")
def test_days_are_told_by_the_middle_and_by_nine_of_ten() -> None:
    days = [4.0, 1.0, 2.0, 3.0, 9.0, 5.0, 6.0, 7.0, 8.0, 30.0]
    played: dict[By, int] = {"person": 20, "plan": 4}
    outcomes = [PeopleOutcome(n, day, 10, played, 6, "f", agreed=2) for n, day in enumerate(days)]
    figures = people.report(order(), [*outcomes, PeopleOutcome(10, crash="no")])
    assert figures["days"] == {"median": 5.5, "90%": 9.0}
    assert (figures["games"], figures["finished"], figures["visits"]) == (11, 10, 10)
    assert figures["answers"] == {"per_person": 13.0, "ahead": 3.0, "ahead_played": 2.0, "ahead_agreed": 1.0}


def test_a_game_that_fails_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody_answers(*_: object) -> bool:
        raise RuntimeError("oops")

    monkeypatch.setattr(people.Visit, "answer_everything", nobody_answers)
    result = run(TITLE, "--seats", "2", "--games", "1", "--seed", "x")
    assert result.exit_code == 1
    assert "crashed: game 0 (seed 'x/0'): RuntimeError: oops" in result.stderr


def test_nobody_looks_in_fifty_times_a_day() -> None:
    result = run(TITLE, "--visits", "50")
    assert result.exit_code == 2
    assert "People look in 1 to 13 times a day, not 50." in result.stderr


@pytest.mark.usefixtures("toys")
def test_answers_that_were_left_ahead_are_played_and_shorten_the_game() -> None:
    one_by_one, planned = (people.play(order(ahead=ahead), 0) for ahead in (0, 6))
    assert (one_by_one.left, one_by_one.played.get("plan", 0)) == (0, 0)
    assert planned.left >= planned.played["plan"] > 0
    assert planned.days < one_by_one.days
    assert planned == people.play(order(ahead=6), 0)


async def test_standing_orders_are_given_once(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "people.db"))
    host = Host(store, FakeClock())
    opened = await host.open(TITLE, [SeatSpec("Ada", user_id="ada"), SeatSpec("Bo", user_id="bo")])
    visit = Visit(host, opened.match_id, 1, 4)
    assert [await visit.give_orders(), await visit.give_orders()] == [2, 0]
    held = plans.orders_of((await host.table(opened.match_id)).seats[1])
    assert {key: list(order.answer) for key, order in held.items()} == {
        "trade.partner": ["prices"],
        "trade.active": ["prices"],
    }
    assert await Visit(host, opened.match_id, 0, 0).give_orders() == 0, "a person who answers nothing ahead"
    await host.close()
    await store.close()


async def test_a_list_for_the_next_turn_is_left_and_kept_while_it_is_good(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "people.db"))
    host = Host(store, FakeClock())
    seats = [SeatSpec(name, user_id=name) for name in ("ada", "bo", "cy")]
    opened = await host.open("genoa", seats, seed="lists")
    seat = next(iter((await host.table(opened.match_id)).waits_for()))
    visit = Visit(host, opened.match_id, seat, 12)
    assert await visit.leave_next_orders() == 0, "it is waited for"
    await visit.answer_everything()
    assert [await visit.leave_next_orders(), await visit.leave_next_orders()] == [1, 0]
    order = plans.orders_of((await host.table(opened.match_id)).seats[seat])["genoa.tower"]
    assert order.once
    assert len(order.answer["route"]["goals"]) == 6
    assert await Visit(host, opened.match_id, seat, 0).leave_next_orders() == 0
    await host.close()
    await store.close()


@pytest.mark.usefixtures("toys")
def test_days_are_told_by_question() -> None:
    outcome = PeopleOutcome(0, 3.0, waited={"bid": 1.0, "sail": 2.0})
    figures = people.report(order(), [outcome, PeopleOutcome(1, 1.0, waited={"bid": 1.0})])
    assert figures["days_by_question"] == {"bid": 1.0, "sail": 1.0}


def test_people_leave_no_plan_that_would_play_in_two_of_three_games() -> None:
    assert (GAMES - 1) / GAMES < people.LIKELY <= 1.0


@pytest.mark.usefixtures("toys")
def test_answers_that_were_never_played_are_told_by_question_and_person() -> None:
    outcomes = [PeopleOutcome(0, unplayed={"bid": 3, "sail": 4}), PeopleOutcome(1, unplayed={"bid": 5})]
    assert people.report(order(), outcomes)["unplayed_by_question"] == {"bid": 2.0, "sail": 1.0}
    played = people.play(order(ahead=6), 0)
    assert sum(played.unplayed.values()) == played.left - played.played["plan"] > 0
