"""`fondaco simulate --people`: games between people who look in a few times a day, through the real host."""

import json
from collections.abc import Iterator
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.ops import simulate, simulate_people
from bot.ops.simulate_people import Habits, PeopleOrder, PeopleOutcome
from tests.chat.quick import quick_database
from tests.cli.conftest import Run
from tests.host.toy import toy_box

TITLE = "oltremare"


@pytest.fixture(autouse=True)
def _quick() -> Iterator[None]:
    with quick_database():
        yield


@pytest.fixture
def toys() -> Iterator[None]:
    with toy_box():
        yield


def order(seed: str = "s", visits: int = 3, *, plans: bool = False) -> PeopleOrder:
    return PeopleOrder(simulate.order("toy", 2, seed, "house"), Habits(visits, plans))


def test_days_visits_and_answers_are_told_as_one_object(run: Run) -> None:
    result = run("simulate", TITLE, "--seats", 2, "--games", 1, "--people", 3, "--no-plans", "--json")
    assert result.exit_code == 0, result.output
    said = json.loads(result.stdout)
    assert (said["people"], said["plans"], said["finished"]) == (3, False, 1)
    assert said["days"]["median"] == said["days"]["90%"] > 1
    assert said["visits"] <= said["days"]["median"] * 2 * 3 + 6
    assert said["answers"]["per_person"] * 2 >= said["visits"]


@pytest.mark.usefixtures("toys")
def test_the_same_seed_gives_the_same_days_and_another_one_others() -> None:
    first, again = simulate_people.play(order(), 0), simulate_people.play(order(), 0)
    assert first.crash is None
    assert first == again
    assert simulate_people.play(order("t"), 0).fingerprint != first.fingerprint


@pytest.mark.usefixtures("toys")
def test_who_looks_in_less_often_takes_longer() -> None:
    assert simulate_people.play(order(visits=1), 0).days > simulate_people.play(order(visits=13), 0).days


def test_visits_are_at_eight_one_and_eight_by_everybodys_own_clock() -> None:
    begin = datetime(2026, 3, 2, 12, tzinfo=ZoneInfo("UTC")).timestamp()
    zones = ["Europe/Rome", "Asia/Tokyo"]
    times = [
        one for _, one in zip(range(60), simulate_people.visit_times(Habits(3), zones, begin), strict=False)
    ]
    assert times == sorted(times)
    assert times[0][0] >= begin
    hours = {(seat, datetime.fromtimestamp(at, ZoneInfo(zones[seat])).hour) for at, seat in times}
    assert hours == {(seat, hour) for seat in (0, 1) for hour in (8, 13, 20)}


@pytest.mark.usefixtures("toys")
def test_days_are_told_by_the_middle_and_by_nine_of_ten() -> None:
    days = [4.0, 1.0, 2.0, 3.0, 9.0, 5.0, 6.0, 7.0, 8.0, 30.0]
    outcomes = [PeopleOutcome(n, day, 10, {"person": 20, "order": 4}, "f") for n, day in enumerate(days)]
    said = simulate_people.report(order(), [*outcomes, PeopleOutcome(10, crash="no")], 1.0)
    assert said["days"] == {"median": 5.5, "90%": 9.0}
    assert (said["games"], said["finished"], said["visits"]) == (11, 10, 10)
    assert said["answers"] == {"per_person": 12.0, "by_orders": 2.0}


def test_a_game_that_fails_is_told_with_its_seed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody_answers(*_: object) -> bool:
        raise RuntimeError("oops")

    monkeypatch.setattr(simulate_people.Visit, "answer_everything", nobody_answers)
    result = run("simulate", TITLE, "--seats", 2, "--games", 1, "--people", 3, "--seed", "x")
    assert result.exit_code == 1
    assert "crashed: game 0 (seed 'x/0'): RuntimeError: oops" in result.stderr


def test_nobody_looks_in_fifty_times_a_day(run: Run) -> None:
    result = run("simulate", TITLE, "--people", 50)
    assert result.exit_code == 2
    assert "People look in 1 to 13 times a day, not 50." in result.stderr
