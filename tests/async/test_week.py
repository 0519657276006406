"""A short week: the long one is `python -m tests.week`."""

from tests.week import simulate


async def test_a_few_days_lose_no_clock_no_reminder_and_no_game() -> None:
    report = await simulate(tables=8, days=2, seed="short")
    assert report.wrong == []
    assert report.moves > 20
    assert report.restarts > 0
    assert report.reminders["arrived"] > 20
    assert report.reminders["half"] > 0
