"""A short week, and the proof that its account sees what is broken. The long one: `python -m tools.week`."""

from typing import Any

import pytest

from bot.host import reminders, sweep
from bot.store.clocks import Clocks
from bot.store.matches import Matches
from bot.store.outbox import OutboxStore
from bot.table import changes, deadlines, expiry, plans_playing
from bot.table.hours import Calendar
from tests.postgres import Server
from tools.week.run import simulate


async def nothing(*_: Any) -> int:
    return 0


def same(wait: Any, *_: Any) -> Any:
    return wait


async def test_a_few_days_lose_no_clock_no_reminder_and_no_game() -> None:
    report = await simulate(tables=10, days=2, seed="spring")
    assert report.wrong == []
    assert report.did["move by person"] > 20
    assert report.did["move by clock"] > 0
    assert report.did["restart"] > 1
    assert report.did["reminder half"] > 0
    assert report.did["reminder waiting"] > 0
    assert report.mail["reminder sent"] > 20


async def test_the_same_days_on_postgresql(postgres_server: Server) -> None:
    target = postgres_server.new_database()
    report, on_a_file = [await simulate(3, 0.5, "again", where) for where in (target, "")]
    assert report.wrong == []
    assert (report.did, report.mail) == (on_a_file.did, on_a_file.mail)


async def test_the_same_seed_makes_the_same_week() -> None:
    first, again = [await simulate(tables=4, days=0.5, seed="again") for _ in range(2)]
    assert (first.did, first.mail) == (again.did, again.mail)


async def sees(what: str) -> bool:
    """Whether the account of some days in which something is broken says so."""
    report = await simulate(tables=6, days=1.5, seed="broken", until=what)
    return any(what in one for one in report.wrong)


async def test_a_doubled_reminder_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadlines, "mark_reminded", same)
    assert await sees("was told and not due")


async def test_a_missing_reminder_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reminders, "is_wanted", lambda table, seat: seat != 0)
    assert await sees("seat 0 was not told: arrived")


async def test_a_letter_that_goes_out_twice_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OutboxStore, "mark_sent", nothing)
    assert await sees("arrived 2 times")


async def test_a_lost_deadline_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweep.Sweep, "once", nothing)
    assert await sees("nobody answered for seat")


async def test_a_clock_that_runs_out_too_early_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    due = Matches.due
    monkeypatch.setattr(Matches, "due", lambda self, now: due(self, now + 7200))
    for module in (changes, sweep):
        monkeypatch.setattr(module, "has_run_out", lambda table, seat, now: True)
    assert await sees("the clock answered for seat")


async def test_time_that_is_not_given_back_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Clocks, "give_back", nothing)
    assert await sees("the clock of seat")


async def test_a_clock_that_runs_at_night_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Calendar, "rest", lambda self, at: None)
    assert await sees("the clock of seat")


async def test_an_order_that_nobody_follows_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans_playing, "next_ready", lambda table: None)
    assert await sees("left word for")


async def test_a_pause_that_never_ends_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expiry, "end_what_expired", nothing)
    assert await sees("pause: ")
