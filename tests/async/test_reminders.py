"""Reminders: exact, one at a time, as each person wishes, and none while someone else must act."""

from typing import Any
from zoneinfo import available_timezones

import pytest

from bot.clock import FakeClock
from bot.host import reminders
from bot.host.host import Host, SeatSpec
from bot.store import Store, StoreError, clocks
from bot.table import settings, substitutes, votes
from bot.table.letters import DueLetter, Reminder
from bot.table.settings import USUAL, Settings
from bot.table.terms import Terms
from tests.host.people import BO, vacation

HOUR = 3600.0
ANN = SeatSpec("Ann", user_id="chat:1")
DAY = Terms(0, 24 * HOUR, 24 * HOUR)


class Mailbox:
    """Reads whatever is due, as a surface would."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.read: list[Any] = []

    async def open(self, prefix: str = "chat/reminder/") -> list[Any]:
        await self._host.sweep.tend()
        got: list[Any] = []

        async def send(letter: DueLetter) -> None:
            got.append(letter.letter.stage if isinstance(letter.letter, Reminder) else letter.letter)

        await self._host.outbox.drain(prefix, send)
        self.read += got
        return got


@pytest.fixture
def mailbox(host: Host) -> Mailbox:
    return Mailbox(host)


async def opened(host: Host, terms: Terms = DAY) -> str:
    return (await host.open("toy", [ANN, BO], {"cards": "40"}, terms=terms)).match_id


async def test_a_question_is_told_when_it_comes_at_half_time_and_near_the_end(
    host: Host, clock: FakeClock, mailbox: Mailbox
) -> None:
    await opened(host)
    assert await mailbox.open() == ["arrived"]
    clock.pass_time(12 * HOUR - 1)
    assert await mailbox.open() == []
    clock.pass_time(1)
    assert await mailbox.open() == ["half"]
    assert await mailbox.open() == []
    clock.pass_time(10 * HOUR - 1)
    assert await mailbox.open() == []
    clock.pass_time(1)
    assert await mailbox.open() == ["last"]
    clock.pass_time(2 * HOUR - 1)
    assert await mailbox.open() == []


async def test_without_a_clock_a_question_is_told_after_a_day_and_then_every_three(
    host: Host, clock: FakeClock, mailbox: Mailbox
) -> None:
    match_id = await opened(host, Terms())
    assert await mailbox.open() == ["arrived"]
    for hours in (24, 72, 72):
        clock.pass_time(hours * HOUR - 1)
        assert await mailbox.open() == []
        clock.pass_time(1)
        assert await mailbox.open() == ["waiting"]
    assert reminders.newest_reminder(await host.table(match_id), 0) == "waiting"
    clock.pass_time(1000 * HOUR)
    assert await mailbox.open() == ["waiting"], "what comes late comes once"


async def test_without_a_clock_no_reminder_is_sent_to_whoever_is_muted_wants_none_or_has_answered(
    host: Host, clock: FakeClock, mailbox: Mailbox
) -> None:
    match_id = await opened(host, Terms())
    await mailbox.open()
    await host.reminders.mute(match_id, 0)
    clock.pass_time(1000 * HOUR)
    assert await mailbox.open() == []
    await host.submit(match_id, 0, 5)
    await host.submit(match_id, 1, 0)
    assert await mailbox.open() == ["arrived"], "the next turn reminds again"
    await host.people.save_settings("chat:1", Settings(remind="none"))
    clock.pass_time(24 * HOUR)
    assert await mailbox.open() == []


async def test_without_a_clock_a_reminder_waits_for_the_end_of_quiet_hours(
    host: Host, clock: FakeClock, mailbox: Mailbox
) -> None:
    clock.pass_time(-clock.now() + 1_767_268_800)  # 13:00 in Paris
    await host.people.save_settings("chat:1", Settings(zone="Europe/Paris", quiet=(12 * 60, 14 * 60)))
    await opened(host, Terms())
    clock.pass_time(HOUR)
    assert await mailbox.open() == ["arrived"]
    clock.pass_time(23 * HOUR)
    assert await mailbox.open() == []
    clock.pass_time(HOUR)
    assert await mailbox.open() == ["waiting"]


async def test_without_a_clock_a_pause_stops_reminders_and_its_end_starts_them_anew(
    host: Host, clock: FakeClock, mailbox: Mailbox
) -> None:
    match_id = await opened(host, Terms())
    await mailbox.open()
    clock.pass_time(96 * HOUR)
    assert await mailbox.open() == ["waiting"]
    await votes.ask_pause(host, match_id, 0, 10 * 24 * HOUR)
    for request in votes.requests(await host.table(match_id)):
        await votes.vote(host, match_id, 1, request.id, True)
    clock.pass_time(9 * 24 * HOUR)
    assert await mailbox.open() == []
    await votes.resume(host, match_id, 0)
    clock.pass_time(24 * HOUR)
    assert await mailbox.open() == ["waiting"]


async def test_no_reminder_while_somebody_else_must_act(
    host: Host, clock: FakeClock, mailbox: Mailbox
) -> None:
    match_id = await opened(host)
    await mailbox.open()
    await host.submit(match_id, 0, 5)
    clock.pass_time(23 * HOUR)
    assert await mailbox.open() == []


async def test_an_unsent_reminder_is_replaced_and_never_piles_up(
    host: Host, clock: FakeClock, mailbox: Mailbox
) -> None:
    await opened(host)
    for _ in range(2):
        await host.sweep.tend()
        clock.pass_time(11 * HOUR)
    await host.sweep.tend()
    assert await host.store.outbox.depth("chat/reminder/") == 1
    assert await mailbox.open() == ["last"]


async def test_an_unsent_reminder_is_dropped_once_the_question_is_answered(
    host: Host, mailbox: Mailbox
) -> None:
    match_id = await opened(host)
    await host.sweep.tend()
    assert await host.store.outbox.depth("chat/reminder/") == 1
    await host.submit(match_id, 0, 5)
    assert await host.store.outbox.depth("chat/reminder/") == 0


async def test_quiet_hours_put_the_arrival_off(host: Host, clock: FakeClock, mailbox: Mailbox) -> None:
    clock.pass_time(-clock.now() + 1_767_268_800 + 10 * HOUR)  # 23:00 in Paris
    await host.people.save_settings("chat:1", Settings(zone="Europe/Paris", quiet=(22 * 60, 8 * 60)))
    await opened(host)
    assert await mailbox.open() == []
    clock.pass_time(9 * HOUR - 1)
    assert await mailbox.open() == []
    clock.pass_time(1)
    assert await mailbox.open() == ["arrived"]


async def test_muted_until_the_next_turn(host: Host, clock: FakeClock, mailbox: Mailbox) -> None:
    match_id = await opened(host)
    await mailbox.open()
    await host.reminders.mute(match_id, 0)
    clock.pass_time(23 * HOUR)
    assert await mailbox.open() == []
    await host.submit(match_id, 0, 5)
    await host.submit(match_id, 1, 0)
    assert await mailbox.open() == ["arrived"]


async def test_whoever_wants_none_gets_none(host: Host, clock: FakeClock, mailbox: Mailbox) -> None:
    await host.people.save_settings("chat:1", Settings(remind="none"))
    await opened(host)
    for _ in range(4):
        assert await mailbox.open() == []
        clock.pass_time(7 * HOUR)


async def test_a_digest_once_a_day_in_place_of_all_others(
    host: Host, clock: FakeClock, mailbox: Mailbox
) -> None:
    clock.pass_time(-clock.now() + 1_767_268_800)  # 13:00 in Paris
    await host.people.save_settings("chat:1", Settings(zone="Europe/Paris", digest=18))
    ids = {await opened(host, Terms()), await opened(host, Terms())}
    clock.pass_time(5 * HOUR - 1)
    assert await mailbox.open("chat/digest/") == []
    clock.pass_time(1)
    (digest,) = await mailbox.open("chat/digest/")
    assert {one[0] for one in digest.waiting} == ids
    assert await mailbox.open("chat/digest/") == []
    clock.pass_time(24 * HOUR)
    assert len(await mailbox.open("chat/digest/")) == 1
    for match_id in ids:
        await host.submit(match_id, 0, 1)
    clock.pass_time(24 * HOUR)
    assert await mailbox.open("chat/digest/") == []
    assert await mailbox.open() == []


async def test_a_pause_is_silent_and_the_rest_of_the_time_is_told_after_it(
    host: Host, clock: FakeClock, mailbox: Mailbox
) -> None:
    match_id = await opened(host)
    await mailbox.open()
    clock.pass_time(11 * HOUR)
    await votes.ask_pause(host, match_id, 0, 100 * HOUR)
    (request,) = votes.requests(await host.table(match_id))
    await votes.vote(host, match_id, 1, request.id, True)
    clock.pass_time(99 * HOUR)
    assert await mailbox.open() == []
    clock.pass_time(HOUR)
    assert await mailbox.open() == []
    clock.pass_time(HOUR)
    assert await mailbox.open() == ["half"]


async def test_a_start_neither_doubles_nor_loses_a_reminder(
    host: Host, store: Store, clock: FakeClock, mailbox: Mailbox
) -> None:
    await opened(host)
    await host.wake()
    await mailbox.open()
    clock.pass_time(12 * HOUR)
    second = Host(store, clock)
    await second.wake()
    other = Mailbox(second)
    assert await other.open() == [], "those hours were given back"
    clock.pass_time(12 * HOUR)
    assert await other.open() == ["half"]
    assert await mailbox.open() == []
    await second.close()


async def test_a_vacation_declared_meanwhile_stops_the_clock_from_then_on(
    host: Host, clock: FakeClock
) -> None:
    clock.pass_time(-clock.now() + 1_767_268_800)  # noon in UTC
    match_id = await opened(host)
    clock.pass_time(12 * HOUR)  # the second of January begins
    await host.people.save_settings("chat:1", Settings(away=(vacation("2026-01-02", "2026-01-06"),)))
    due = (await host.table(match_id)).deadlines[0].due
    assert due - clock.now() == (5 * 24 + 12) * HOUR
    await host.people.save_settings("chat:1", Settings())
    assert (await host.table(match_id)).deadlines[0].due - clock.now() == 12 * HOUR


@pytest.mark.parametrize(
    "wishes",
    [
        {"zone": "Atlantis/Centre"},
        {"quiet": (0, 23 * 60)},
        {"quiet": (60, 60)},
        {"away": [{"first": "2026-01-02", "last": "2026-01-01"}]},
        {
            "away": [
                {"first": "2026-01-01", "last": "2026-01-20"},
                {"first": "2026-05-01", "last": "2026-05-11"},
            ]
        },
        {"digest": 24},
    ],
)
def test_wishes_that_would_stop_every_game_are_refused(wishes: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"no such|quiet|day|less than"):
        Settings.model_validate(wishes)


def test_thirty_days_of_a_year_are_a_vacation() -> None:
    over_new_year = vacation("2026-12-20", "2027-01-08")
    wishes = Settings(away=(over_new_year, vacation("2026-07-01", "2026-07-18")))
    assert (wishes.days_away(2026), wishes.days_away(2027)) == (30, 8)


def test_the_time_zones_are_read_from_the_disk_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    known = available_timezones()

    def counted() -> set[str]:
        asked.append(1)
        return known

    monkeypatch.setattr("bot.table.settings.available_timezones", counted)
    settings.zones.cache_clear()
    for _ in range(3):
        Settings(zone="Europe/Rome")
    assert len(asked) == 1


async def test_more_time_does_not_end_the_silence_of_who_muted(
    host: Host, clock: FakeClock, mailbox: Mailbox
) -> None:
    match_id = await opened(host)
    await mailbox.open()
    await host.reminders.mute(match_id, 0)
    await votes.ask_extension(host, match_id, 0, 24 * HOUR)
    (request,) = votes.requests(await host.table(match_id))
    await votes.vote(host, match_id, 1, request.id, True)
    clock.pass_time(40 * HOUR)
    assert await mailbox.open() == []


async def test_a_pause_is_silent_without_clocks_too(host: Host, mailbox: Mailbox) -> None:
    match_id = await opened(host, Terms())
    await votes.ask_pause(host, match_id, 0, 100 * HOUR)
    (request,) = votes.requests(await host.table(match_id))
    await votes.vote(host, match_id, 1, request.id, True)
    assert await mailbox.open() == []
    await votes.resume(host, match_id, 0)
    assert await mailbox.open() == ["arrived"]


async def test_two_who_are_asked_at_once_are_told_in_one_step(host: Host, mailbox: Mailbox) -> None:
    seats = [ANN, SeatSpec("Ben", user_id="chat:2")]
    match_id = (await host.open("toy", seats, terms=DAY)).match_id
    before = (await host.table(match_id)).revision
    assert await mailbox.open() == ["arrived", "arrived"]
    assert (await host.table(match_id)).revision == before + 1


async def test_settings_and_clocks_change_together_or_not_at_all(
    host: Host, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock.pass_time(-clock.now() + 1_767_268_800)
    ids = [await opened(host), await opened(host)]
    before = [(await host.table(match_id)).deadlines for match_id in ids]
    away = Settings(away=(vacation("2026-01-01", "2026-01-03"),))

    async def fail(*_: Any) -> None:
        raise StoreError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(clocks, "set_person", fail)
        with pytest.raises(StoreError):
            await host.people.save_settings("chat:1", away)
    assert [(await host.table(match_id)).deadlines for match_id in ids] == before
    await host.people.save_settings("chat:1", away)
    after = [(await host.table(match_id)).deadlines for match_id in ids]
    assert all(new[0].due > old[0].due for old, new in zip(before, after, strict=True))
    assert all(new[1] == old[1] for old, new in zip(before, after, strict=True))


async def test_whoever_sits_down_brings_their_quiet_hours(host: Host, clock: FakeClock) -> None:
    clock.pass_time(-clock.now() + 1_767_268_800)  # noon in UTC
    await host.people.save_settings("chat:2", Settings(quiet=(13 * 60, 23 * 60)))
    match_id = await opened(host)
    await substitutes.reseat(host, match_id, 0, SeatSpec("Ben", user_id="chat:2"))
    table = await host.table(match_id)
    assert table.settings_of(0).quiet == (13 * 60, 23 * 60)
    assert table.settings_of(1).quiet is None


async def test_a_digest_is_silent_about_tables_that_pause(
    host: Host, clock: FakeClock, mailbox: Mailbox
) -> None:
    await host.people.save_settings("chat:1", Settings(digest=8))
    match_id = await opened(host)
    await votes.ask_pause(host, match_id, 0, 100 * HOUR)
    (request,) = votes.requests(await host.table(match_id))
    await votes.vote(host, match_id, 1, request.id, True)
    clock.pass_time(24 * HOUR)
    assert await mailbox.open("chat/digest/") == []
    await votes.resume(host, match_id, 0)
    clock.pass_time(24 * HOUR)
    assert len(await mailbox.open("chat/digest/")) == 1


async def test_settings_that_can_no_longer_be_kept_to_stop_no_table(host: Host, store: Store) -> None:
    await store.people.save_settings("chat:1", {"zone": "Atlantis/Centre", "digest": 8}, 0.0)
    match_id = await opened(host)
    await host.sweep.tend()
    assert (await Host(store, host.clock).table(match_id)).settings_of(0) == USUAL
