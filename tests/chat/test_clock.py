"""Clocks and reminders on Discord, driven by a clock that stands still until it is pushed."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from simcord.results import ResponseMessage

from bot.store import schema
from bot.table import substitutes
from bot.table.seating import SeatSpec
from bot.table.state import TableState
from bot.table.terms import Terms
from data import catalogue
from tests.chat.days import DAY, HOUR, clocked, later, remind, slash
from tests.chat.game import Evening
from tests.chat.on_discord import seat_of, user_key
from tests.chat.person import Person, asks, bid, said
from tests.chat.tables import table

pytestmark = pytest.mark.usefixtures("quick", "away")
SILENT = 1 << 12
SIGNS = ("your turn in", "Half of your time", "almost up", "still waiting")

ENGLISH = catalogue.language("en")


def reminders_in(person: Person, channel: int | None) -> list[str]:
    """The reminders to this person that stand in a channel."""
    messages = [said(one) for one in person.messages(channel)] if channel else []
    return [one for one in messages if any(sign in one for sign in SIGNS)]


def in_thread(evening: Evening, person: Person) -> list[str]:
    return [one for one in reminders_in(person, evening.world.thread().id) if f"<@{person.actor.id}>" in one]


def by_dm(evening: Evening, person: Person) -> list[str]:
    return reminders_in(person, evening.world.env.backend.dm_channels.get(person.actor.id))


def due(look: TableState, person: Person) -> float:
    seat = seat_of(look, person.actor.id)
    assert seat is not None
    return look.deadlines[seat].due


def hour(evening: Evening, ahead: int = 0) -> str:
    """The hour of the day, so many hours from now."""
    return f"{datetime.fromtimestamp(evening.world.host.clock.now(), UTC) + timedelta(hours=ahead):%H}:00"


async def test_half_time_and_the_end_are_one_message_in_the_thread(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        await clocked(evening)
        await remind(evening.world)
        assert in_thread(evening, ada) == []
        await later(evening, 12)
        assert ["Half of" in one for one in in_thread(evening, ada)] == [True]
        await later(evening, 10.5)
        assert ["almost up" in one for one in in_thread(evening, ada)] == [True]
        assert ["almost up" in one for one in in_thread(evening, bo)] == [True]
        assert by_dm(evening, ada) == []


async def test_reminders_come_where_one_wishes_and_never_pile_up(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        await slash(ada, evening, "my settings", remind="both")
        await slash(bo, evening, "my settings", remind="dm")
        await clocked(evening)
        for hours in (0, 12, 10.5):
            await later(evening, hours)
        assert (len(in_thread(evening, ada)), len(by_dm(evening, ada))) == (1, 1)
        assert (len(in_thread(evening, bo)), len(by_dm(evening, bo))) == (0, 1)
        assert "almost up" in by_dm(evening, bo)[0]
        assert not _silent(evening, bo), "a DM alone is heard"
        assert _silent(evening, ada), "one beside a call in the thread is not"
        reminders = [request.json for request in evening.world.env.http_requests if _reminds(request)]
        nonces = [one["nonce"] for one in reminders if one]
        assert len(set(nonces)) == len(nonces), "Discord drops the second of two with the same nonce"


async def test_a_reminder_opens_the_question_wherever_it_is_sent(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        await slash(bo, evening, "my settings", remind="dm")
        for hours in (0, 24):
            await later(evening, hours)
        assert "still waiting for your move" in in_thread(evening, ada)[-1]
        assert "still waiting for your move" in by_dm(evening, bo)[-1]
        dm = evening.world.env.backend.dm_channels[bo.actor.id]
        for person, channel in ((ada, evening.world.thread().id), (bo, dm)):
            (reminder,) = [one for one in person.messages(channel) if _calls_back(one, person, channel == dm)]
            shown = await person.press(reminder, "answer")
            assert shown.response is not None
            assert asks(shown.response)


def _calls_back(message: ResponseMessage, person: Person, by_dm: bool) -> bool:
    return "still waiting" in said(message) and (by_dm or f"<@{person.actor.id}>" in said(message))


def _reminds(request: Any) -> bool:
    return request.method == "POST" and any(sign in str(request.json) for sign in SIGNS)


def _silent(evening: Evening, person: Person) -> bool:
    """Whether the last DM came without a sound."""
    backend = evening.world.env.backend
    found = list(backend.messages[backend.dm_channels[person.actor.id]].values())
    return bool(found[-1].flags & SILENT)


async def test_nobody_is_reminded_while_somebody_else_must_act(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        await clocked(evening)
        await bid(ada, evening.world.thread().id, "1")
        for hours in (12, 10.5):
            await later(evening, hours)
        assert in_thread(evening, ada) == []
        assert len(in_thread(evening, bo)) == 1


async def test_muted_until_the_next_turn(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        await clocked(evening)
        await remind(evening.world)
        assert "No more reminders" in await slash(ada, evening, "game mute")
        await later(evening, 12)
        assert in_thread(evening, ada) == []
        assert len(in_thread(evening, bo)) == 1
        for person, value in ((bo, "1"), (ada, "3")):
            await bid(person, evening.world.thread().id, value)
        await later(evening, 12)
        assert ["Half of" in one for one in in_thread(evening, ada)] == [True], "the next turn reminds again"


async def test_quiet_hours_hold_the_clock_and_the_call(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        await clocked(evening)
        channel = evening.world.thread().id
        await slash(
            ada,
            evening,
            "my settings",
            zone="UTC",
            **{"quiet-from": hour(evening), "quiet-to": hour(evening, 8)},
        )
        look = await evening.table()
        resting = look.settings_of(_seat(look, ada)).calendar.rest(evening.world.host.clock.now())
        assert resting is not None
        rest = resting - evening.world.host.clock.now()
        assert due(look, ada) - due(look, bo) == rest + 8 * HOUR, "the rest of this night, and the next one"
        for person, value in ((bo, "3"), (ada, "1")):
            await bid(person, channel, value)
        calls = len(_calls(evening, ada))
        await evening.world.host.submit(evening.match, _seat(look, bo), str(_seat(look, ada)))
        await later(evening, 0)
        assert len(_calls(evening, ada)) == calls, "nobody is called in their quiet hours"
        await later(evening, 9)
        assert len(_calls(evening, ada)) == calls + 1, "but when they end"


def _seat(look: TableState, person: Person) -> int:
    seat = seat_of(look, person.actor.id)
    assert seat is not None
    return seat


def _calls(evening: Evening, person: Person) -> list[str]:
    words = [said(one) for one in person.messages(evening.world.thread().id)]
    return [one for one in words if f"<@{person.actor.id}>" in one]


async def test_one_message_a_day_in_place_of_all_others(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        second = Evening(evening.world, "toy", people=2, unasked=0)
        await second.open()
        await slash(ada, evening, "my settings", zone="UTC", digest=str(int(hour(evening, 3)[:2])))
        await clocked(second)
        await later(evening, 4)
        dm = evening.world.env.backend.dm_channels[ada.actor.id]
        digests = [said(one) for one in ada.messages(dm) if "waiting for you" in said(one)]
        assert len(digests) == 1
        assert "2 tables are waiting for you" in digests[0]
        await later(evening, 8)
        await later(evening, 11)
        assert (in_thread(evening, ada), by_dm(evening, ada)) == ([], [])
        assert len(in_thread(evening, bo)) == 1
        await later(evening, 4)
        digests = [said(one) for one in ada.messages(dm) if "waiting for you" in said(one)]
        assert len(digests) == 2


async def test_a_digest_speaks_of_the_tables_that_are_still_ones_own(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, _bo = evening.persons
        others = [Evening(evening.world, "toy", people=2, unasked=0) for _ in range(2)]
        for one in others:
            await one.open()
        await slash(ada, evening, "my settings", zone="UTC", digest=str(int(hour(evening, 3)[:2])))
        await evening.world.pass_time(4 * HOUR)
        host = evening.world.host
        await host.sweep.tend()
        async with host.store.database.writing() as connection:
            await connection.execute(sa.delete(schema.matches).where(schema.matches.c.id == others[0].match))
        left = await others[1].table()
        await substitutes.reseat(host, left.id, _seat(left, ada), SeatSpec("Zoe", user_id=user_key(1)))
        await remind(evening.world)
        dm = evening.world.env.backend.dm_channels[ada.actor.id]
        (digest,) = [said(one) for one in ada.messages(dm) if "waiting for you" in said(one)]
        assert str(evening.world.channel.threads[0].id) in digest


async def test_days_away_stop_the_clock_and_stand_on_the_status_page(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        await clocked(evening)
        today = datetime.fromtimestamp(evening.world.host.clock.now(), UTC).date()
        first, last = today + timedelta(days=1), today + timedelta(days=5)
        await slash(ada, evening, "my away", **{"from": str(first), "to": str(last)})
        look = await evening.table()
        assert due(look, ada) - due(look, bo) == 5 * 24 * HOUR
        away = f"Away from {ENGLISH.day(first)} to {ENGLISH.day(last)}"
        assert away in await slash(bo, evening, "game status")
        await later(evening, 25)
        assert evening.channel_says().count("ran out of time") == 1, "Bo's time, and not that of Ada"


@pytest.mark.parametrize("expiry", ["default", "house"])
async def test_when_time_runs_out_somebody_answers_and_it_is_told(tmp_path: Path, expiry: str) -> None:
    async with table(tmp_path) as evening:
        await clocked(evening, replace(DAY, expiry=expiry))  # type: ignore[arg-type]
        await later(evening, 25)
        log = await evening.world.host.store.matches.log(evening.match)
        answers = {row.answer for row in log if row.made_by == "clock"}
        assert (answers == {0}) == (expiry == "default")
        assert "ran out of time, so a move was played for them" in evening.channel_says()


async def test_whoever_lets_time_run_out_too_often_is_stood_in_for(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        await clocked(evening, replace(DAY, expiry="hand", strikes=2))
        for person in (bo,):
            await bid(person, evening.world.thread().id, "3")
        await later(evening, 25)
        look = await evening.table()
        assert not look.house
        await evening.world.host.submit(evening.match, _seat(look, bo), str(_seat(look, ada)))
        await bid(bo, evening.world.thread().id, "2")
        await later(evening, 25)
        assert "Ada ran out of time too often. A bot plays on." in evening.channel_says()
        assert "You’re at the table" in await slash(ada, evening, "game sit")
        assert seat_of(await evening.table(), ada.actor.id) is not None


async def test_a_pause_holds_every_clock_and_ends_by_itself(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        await clocked(evening)
        before = await evening.table()
        await slash(ada, evening, "game pause", hours=10)
        await slash(bo, evening, "game vote", agree=True)
        await later(evening, 9)
        assert (await evening.table()).deadlines == {}
        assert in_thread(evening, ada) == []
        await later(evening, 1)
        assert "The pause is over" in evening.channel_says()
        assert due(await evening.table(), ada) - due(before, ada) == 10 * HOUR


async def test_time_while_the_bot_was_down_is_given_back(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, _bo = evening.persons
        await clocked(evening)
        await evening.world.host.sweep.beat()
        before = due(await evening.table(), ada)
        evening.world.host.clock.pass_time(10 * HOUR)  # type: ignore[attr-defined]
        await evening.world.restart()
        after = due(await evening.table(), ada)
        assert after - before == 10 * HOUR
        assert f"<t:{int(after)}:R>" in said(await ada.act(evening.world.thread().id))


async def test_what_is_left_is_shown_wherever_one_is_asked(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, _bo = evening.persons
        await clocked(evening, Terms(HOUR, 2 * HOUR, 5 * HOUR, "hand", 3))
        moment = int(due(await evening.table(), ada))
        assert f"Play by <t:{moment}:f>" in said(await ada.act(evening.world.thread().id))
        status = await slash(ada, evening, "game status")
        assert f"<t:{moment}:R>" in status
        assert "Everyone starts with 1 h. Each turn adds 2 h, up to 5 h." in status
        assert "After 3 missed turns in a row a bot takes over." in status


async def test_words_and_pictures_come_as_the_reader_settled_them(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        asked: list[str | None] = []
        draw = evening.world.host.studio.draw

        async def noted(*args: object, **how: object) -> object:
            asked.append(str(how["theme"]) if how.get("theme") else None)
            return await draw(*args, **how)  # type: ignore[arg-type]

        evening.world.host.studio.draw = noted  # type: ignore[assignment]
        await slash(ada, evening, "my settings", language="fr", palette="colourblind")
        shown = await slash(ada, evening, "my settings")
        assert "Langue : français" in shown.replace("\u00a0", " ")
        assert "daltonisme" in shown
        assert "Vous ne pouvez pas faire cela maintenant" in await slash(ada, evening, "game sit")
        assert "You can’t do that right now" in await slash(bo, evening, "game sit")
        await ada.actor.slash(evening.world.thread(), "game board")
        assert asked[-1] == "colourblind"
        await bo.actor.slash(evening.world.thread(), "game board")
        assert asked[-1] == "classic"
        assert "Saved." in await slash(ada, evening, "my settings", language="own")
        look = await evening.table()
        assert look.theme_of(_seat(look, ada)) == "colourblind"
        assert look.theme_of(None) == "classic"
        assert user_key(ada.actor.id) == look.seats[_seat(look, ada)].user_id
