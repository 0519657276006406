"""The soak in its short form: every part of `python -m tools.soak` does its work, and finds nothing."""

import asyncio
import math
from pathlib import Path

import pytest

import engine
from bot.contract.leaks import Findings, compare
from tests.host.toy import toy_box
from tests.postgres import Server
from tests.web.races import RACES
from tools.soak import (
    attacker,
    calls,
    fuzz,
    games,
    hostile,
    leaks,
    leaks_served,
    many,
    races,
    silence,
    strangers,
    telling,
    weak_line,
)
from tools.soak.jumps import jumps
from tools.soak.report import Desk, Report
from tools.soak.storms import STORMS, storms

TELLING = {
    "genoa": [(5, 3), (2, 4), (5, 7), (5, 19), (4, 22)],
    "mediterranee": [(3, 85), (3, 1837), (3, 19), (3, 1), (4, 32), (3, 97), (3, 172)],
    "neptun": [(5, 5), (3, 0)],
    "oltremare": [(2, 0), (3, 0), (5, 0), (2, 1), (2, 3)],
    "serenissima": [(2, 165), (3, 79), (2, 39), (4, 77), (3, 319)],
}
"""Seats and numbers of games that together reach everything, as `python -m tools.soak.telling` finds them.
Once rules have changed and these reach less, others are played too, which takes longer: find them again."""


RARE = {"genoa": {"genoa-shuffled-large"}}
"""What not one game of bots in a hundred reaches: the test of its ruling does."""


@pytest.mark.parametrize("title", sorted(engine.titles()))
def test_every_step_event_and_variant_is_reached(title: str) -> None:
    missing = games.wanted(title) - RARE.get(title, set())
    for count, number in [*TELLING.get(title, []), *telling.candidates(title)]:
        tally = games.play(title, count, telling.SEED, number)
        assert tally.wrong is None
        missing -= tally.seen
        if not missing:
            return
    raise AssertionError(f"never reached: {sorted(missing)}")


@pytest.mark.parametrize("title", sorted(engine.titles()))
def test_nothing_leaks_from_positions_of_a_game(title: str) -> None:
    match = next(leaks.positions(title, engine.titles()[title].seats[-1], "short", 1))
    found = Findings()
    compare(match, "short", found)
    assert found.wrong == []


async def test_neither_server_nor_log_tell_a_secret(tmp_path: Path) -> None:
    report = Report("leaks", "short")
    await leaks_served.compare_served(tmp_path, "oltremare", 2, "short", 1, report, spectator=False)
    await leaks_served.listen_to_the_log(tmp_path, "oltremare", 2, "short", report, 30)
    assert report.wrong == []
    assert report.tried["answers of the server"]


@pytest.mark.parametrize(("title", "seats"), [("oltremare", 2), ("mediterranee", 2)])
async def test_no_version_of_a_picture_confirms_what_others_hold(
    tmp_path: Path, title: str, seats: int
) -> None:
    report = Report("leaks", "short")
    await leaks_served.compare_versions(tmp_path, title, seats, "short", 1, report)
    assert report.wrong == []
    assert report.tried["versions"] > 2 * seats, "each seat has its own board and its own hand"


async def test_a_stranger_receives_nothing_with_cookies_that_were_never_given(tmp_path: Path) -> None:
    report = Report("strangers", "short")
    await strangers.strangers(tmp_path, "mediterranee", 3, "short", 1, report, others=12)
    assert report.wrong == []
    assert report.tried["other truths"], "nothing hidden was another: this would prove nothing"


def test_a_race_ends_well_in_any_order_of_statements() -> None:
    reports = list(races.run(Desk(games=1)))
    assert [report.tried for report in reports] == [{"orders": 1}] * len(RACES)
    assert [wrong for report in reports for wrong in report.wrong] == []


async def test_hostile_requests_leave_nothing_in_the_log(tmp_path: Path) -> None:
    report = Report("hostile", "short")
    await hostile.hostile_requests(tmp_path, 60, "short", report)
    assert report.wrong == []
    assert report.tried, "nothing was asked: this would prove nothing"


@pytest.mark.soak
async def test_honest_people_play_on_beside_one_attacker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How long they wait is measured by the soak alone: here, that they are served and the limits are met."""
    monkeypatch.setattr(attacker, "TIMES", math.inf)
    report = Report("attacker", "short")
    await attacker.attacked(tmp_path, 2, 1.0, report)
    assert report.wrong == []
    assert report.tried["attacks"]
    assert report.tried["requests of honest people"] >= 2


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        (fuzz.answers, 8),
        (fuzz.records, 10),
        (fuzz.files, 6),
        (fuzz.stored_rows, 12),
        (fuzz.buttons, 6),
        (fuzz.forms, 12),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_whatever_comes_in_is_refused_or_right(kind: fuzz.Kind, count: int) -> None:
    report = kind(count, "short")
    assert report.wrong == []
    assert report.tried, "nothing came in: this would prove nothing"


@pytest.mark.parametrize("storm", STORMS)
def test_what_cannot_be_stored_is_refused_and_is_not_there(storm: str, tmp_path: Path) -> None:
    with toy_box():
        report = asyncio.run(storms(tmp_path, storm, 15, "short"))
    assert report.wrong == []
    assert report.tried["refused"], "there was no storm: this would prove nothing"


def test_nobody_gains_or_loses_time_when_the_clock_is_set(tmp_path: Path) -> None:
    with toy_box():
        report = asyncio.run(jumps(tmp_path, 40, "short"))
    assert report.wrong == []
    assert report.tried["jumps"]


@pytest.mark.parametrize("trouble", ["arrives, then times out", "says it twice"])
def test_on_a_bad_day_of_discord_all_is_told_once(trouble: str) -> None:
    """The other kinds of trouble are part of the long games on Discord, and of the soak."""
    assert weak_line.bad_days(trouble, 1, "short").wrong == []


@pytest.mark.slow
def test_no_table_waits_for_somebody_who_was_not_called() -> None:
    """In the title with the fewest questions; the others are part of the soak."""
    report = calls.evenings("serenissima", 1, "short", small=True)
    assert report.wrong == []
    assert report.tried["answers"]


@pytest.mark.slow
def test_three_processes_play_on_when_one_of_them_is_killed(postgres_server: Server) -> None:
    """`python -m tools.soak many` kills 200 times, and the server 20 times."""
    with toy_box():
        report = many.killed_one_by_one(postgres_server.new_database(), 2, "short", Desk(games=0))
    assert report.wrong == []
    assert report.tried["words heard"]


@pytest.mark.slow
def test_two_processes_play_on_when_the_way_to_postgres_is_cut(
    postgres_server: Server,
) -> None:
    """`python -m tools.soak silence` goes on for half an hour, with every kind of trouble."""
    with toy_box():
        report = silence.troubled(
            postgres_server.new_database(), 0.0, 1.0, Desk(games=0, seed="short"), ("cut",)
        )
    assert report.wrong == []
    assert report.tried["cut"] == 1
    assert report.tried["words heard"]


@pytest.mark.soak
async def test_a_game_goes_on_over_two_web_processes_when_a_third_is_killed(
    tmp_path: Path, postgres_server: Server
) -> None:
    report = await many.game_with_a_death(postgres_server, tmp_path, moves=8, early=3)
    assert report.wrong == []
    assert report.tried["killed"] == 1
    assert report.tried["moves acknowledged"] == 8
