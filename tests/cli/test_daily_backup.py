"""FONDACO_BACKUPS: one copy a day at a quiet hour, replayed, a few kept, and a failed one told."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from pathlib import Path

import pytest

from bot import config
from bot.clock import FakeClock
from bot.config import Config
from bot.host.health import Checkup
from bot.host.host import Host, SeatSpec
from bot.ops import backup, daily_backup
from bot.ops.daily_backup import DAYS, NAME, QUIET_HOUR, RETRY, DailyBackup, last_quiet_hour, surplus
from bot.store import Store
from bot.web.calls import smtp

NOON = datetime(2026, 11, 17, 12, tzinfo=UTC).astimezone().replace(hour=12).timestamp()
DAY = 86400.0


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    made = await Store.open(str(tmp_path / "games.db"))
    host = Host(made, FakeClock(NOON))
    await host.open("oltremare", [SeatSpec("Ada"), SeatSpec("Bo")], seed="copied")
    await host.close()
    yield made
    await made.close()


@pytest.fixture(autouse=True)
def _in_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The copying process stands back for everything else; a busy machine would never come to it."""
    assert "os.nice(10); " in daily_backup.WORK
    monkeypatch.setattr(daily_backup, "WORK", daily_backup.WORK.replace("os.nice(10); ", ""))


def settings(tmp_path: Path, **more: str) -> Config:
    folder = {"FONDACO_BACKUPS": str(tmp_path / "copies"), "FONDACO_DB": str(tmp_path / "games.db")}
    return config.read(folder | more)


def copies(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "copies").iterdir())


async def test_a_copy_is_made_once_a_day_and_replays(store: Store, tmp_path: Path) -> None:
    clock = FakeClock(NOON)
    daily = DailyBackup(store, clock, settings(tmp_path))
    await daily.once()
    (first,) = copies(tmp_path)
    assert (await backup.verify(first)).live == 1
    assert first.stat().st_mode & 0o077 == 0, "it holds every secret"
    assert await store.clocks.last_backup() is not None
    clock.pass_time(DAY / 2)
    await daily.once()
    assert copies(tmp_path) == [first], "at midnight none is due"
    clock.pass_time((QUIET_HOUR + 1) * 3600)
    await daily.once()
    assert len(copies(tmp_path)) == 2


async def test_a_copy_that_fails_is_told_and_tried_again_later(store: Store, tmp_path: Path) -> None:
    clock, heard = FakeClock(NOON), list[str]()

    async def tell(trouble: str) -> None:
        heard.append(trouble)

    checkup = Checkup(Host(store, clock))
    daily = DailyBackup(store, clock, settings(tmp_path), tell)
    (tmp_path / "copies").write_text("no folder", encoding="utf-8")
    await daily.once()
    await daily.once()
    assert heard == [f"{tmp_path / 'copies'}: File exists"]
    assert (await checkup.health()).wrong == ["backup"]
    (tmp_path / "copies").unlink()
    clock.pass_time(RETRY)
    await daily.once()
    assert len(copies(tmp_path)) == 1
    assert len(heard) == 1


async def test_what_the_copying_process_says_is_passed_on(store: Store, tmp_path: Path) -> None:
    heard: list[str] = []

    async def tell(trouble: str) -> None:
        heard.append(trouble)

    elsewhere = settings(tmp_path, FONDACO_DB=str(tmp_path / "none.db"))
    await DailyBackup(store, FakeClock(NOON), elsewhere, tell).once()
    assert heard == [f"{tmp_path / 'none.db'} does not exist: there is nothing to copy."]
    assert copies(tmp_path) == []


async def test_the_operator_gets_a_mail(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[EmailMessage] = []

    async def hand_over(mail: EmailMessage, _config: Config) -> None:
        sent.append(mail)

    monkeypatch.setattr(smtp, "hand_over", hand_over)
    mailing = {
        "FONDACO_SMTP": "smtp://mail.example.org",
        "FONDACO_MAIL_FROM": "games@example.org",
        "FONDACO_OPERATOR": "olga@example.org",
        "FONDACO_DB": str(tmp_path / "none.db"),
    }
    await DailyBackup(store, FakeClock(NOON), settings(tmp_path, **mailing)).once()
    (mail,) = sent
    assert mail["To"] == "olga@example.org"
    assert "none.db does not exist" in mail.get_content()


async def test_a_host_that_stops_leaves_no_half_copy(store: Store, tmp_path: Path) -> None:
    making = asyncio.create_task(DailyBackup(store, FakeClock(NOON), settings(tmp_path)).once())
    while not (tmp_path / "copies").exists():
        await asyncio.sleep(0)
    making.cancel()
    await asyncio.gather(making, return_exceptions=True)
    assert [file for file in copies(tmp_path) if ".part" in file.name] == []


def test_seven_days_and_four_weeks_are_kept(tmp_path: Path) -> None:
    last = datetime(2026, 11, 17, 12, tzinfo=UTC)
    files = [tmp_path / (last - timedelta(days=age)).strftime(NAME) for age in range(60)]
    spared = [age for age, file in enumerate(files) if file not in surplus(files)]
    assert spared[:DAYS] == list(range(7))
    assert spared[DAYS:] == [9, 16], "the Sundays of the two weeks before those"
    twice = [*files[:3], tmp_path / (last - timedelta(hours=1)).strftime(NAME)]
    assert surplus(twice) == [twice[3]], "of one day, the last"


def test_the_quiet_hour_is_one_of_the_night_here() -> None:
    due = datetime.fromtimestamp(last_quiet_hour(NOON), UTC).astimezone()
    assert (due.hour, due.minute) == (QUIET_HOUR, 0)
    assert 0 <= NOON - due.timestamp() < DAY
    assert last_quiet_hour(due.timestamp()) == due.timestamp()
