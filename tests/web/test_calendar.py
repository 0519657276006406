"""The calendar of a person: their deadlines at an address that nobody else knows."""

import re
from collections.abc import Callable
from datetime import UTC, date, datetime

import pytest
from structlog.testing import capture_logs

from bot import keys
from bot.clock import FakeClock
from bot.host import privacy
from bot.host.calendar_links import has_link, renew_link
from bot.host.host import Host
from bot.store.notes import NoteKind
from bot.table import speaking_time
from bot.table.seating import SeatSpec
from bot.table.settings import Away
from bot.table.terms import PRESETS
from bot.web.show.ics import Event, write_calendar
from tests.web.acts import do_act
from tests.web.calls import holder, seated
from tests.web.conftest import Visitor
from tests.web.ics import Component, events_of, read_calendar

HOUR, DAY = 3600.0, 24 * 3600.0
Arrive = Callable[[], Visitor]


async def make_link(visitor: Visitor) -> str:
    """The path of a new calendar, as the one page tells it that ever does."""
    page = await do_act(visitor, "/me", "person-calendar", calendar="new")
    (shown,) = [tag.attrs["value"] for tag in page.all("input") if "/calendar/" in tag.attrs.get("value", "")]
    return shown.removeprefix(visitor.origin)


async def fetch(visitor: Visitor, path: str) -> bytes:
    async with visitor.client.get(path) as answer:
        assert answer.status == 200, await answer.text()
        assert answer.content_type == "text/calendar"
        assert answer.headers["Cache-Control"].startswith("private")
        assert "Set-Cookie" not in answer.headers
        return await answer.read()


async def test_a_game_that_waits_is_one_event_with_its_due_time_and_a_link_without_a_key(
    visitor: Visitor, host: Host, arrive: Arrive
) -> None:
    opened = await seated(visitor)
    path = await make_link(visitor)
    app = arrive()
    (event,) = events_of(await fetch(app, path))
    table = await host.table(opened.match_id)
    assert event.moment("DTSTART") == int(table.waits[0].due or 0)
    assert event.values["SUMMARY"] == "Your move: Toy · Bo"
    assert event.values["URL"] == f"{visitor.origin}/t/{opened.match_id}/seat/0"
    assert not any(key in str(event.values) for key in opened.keys.values())
    await app.get(f"/t/{opened.match_id}/seat/0", status=403)
    await host.submit(opened.match_id, 0, 3)
    await host.submit(opened.match_id, 1, 1)
    (later,) = events_of(await fetch(app, path))
    assert later.values["UID"] != event.values["UID"], "another question is another event"


async def test_an_event_keeps_its_id_when_its_time_moves_and_days_away_move_it(
    visitor: Visitor, host: Host, clock: FakeClock
) -> None:
    opened = await seated(visitor)
    path, person = await make_link(visitor), await holder(host, opened)
    (before,) = events_of(await fetch(visitor, path))
    today = datetime.fromtimestamp(clock.now(), UTC).date()
    away = Away(first=today, last=date.fromordinal(today.toordinal() + 3))
    settings = await host.people.settings(person)
    await host.people.save_settings(person, settings.model_copy(update={"away": (away,)}))
    (after,) = events_of(await fetch(visitor, path))
    assert after.values["UID"] == before.values["UID"]
    assert after.moment("DTSTART") >= before.moment("DTSTART") + 2 * DAY


async def test_nothing_waits_and_nothing_has_a_clock_is_a_calendar_without_events(
    visitor: Visitor, host: Host
) -> None:
    opened = await seated(visitor)
    path = await make_link(visitor)
    await host.submit(opened.match_id, 0, 3)
    assert events_of(await fetch(visitor, path)) == []


async def test_time_to_speak_is_a_deadline_too(
    visitor: Visitor, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The toy asks nobody for a word, so that a table is made to listen."""
    opened = await seated(visitor)
    await host.submit(opened.match_id, 0, 3)
    until = host.clock.now() + DAY
    listening = speaking_time.Listening(1, "bid", 1, until)
    monkeypatch.setattr(speaking_time, "to_be_called", lambda _table, _now: [0])
    monkeypatch.setattr(speaking_time, "listened_to", lambda _table: {0: listening})
    (event,) = events_of(await fetch(visitor, await make_link(visitor)))
    assert event.values["SUMMARY"] == "You can speak: Toy · Bo"
    assert event.moment("DTSTART") == int(until)


async def test_the_events_are_in_the_language_of_their_owner(visitor: Visitor, host: Host) -> None:
    opened = await seated(visitor)
    path, person = await make_link(visitor), await holder(host, opened)
    settings = await host.people.settings(person)
    await host.people.save_settings(person, settings.model_copy(update={"locale": "de"}))
    (event,) = events_of(await fetch(visitor, path))
    assert event.values["SUMMARY"] == "Du bist am Zug: Toy · Bo"


async def test_an_address_is_stored_as_a_hash_told_once_and_in_no_log(visitor: Visitor, host: Host) -> None:
    opened = await seated(visitor)
    with capture_logs() as lines:
        path = await make_link(visitor)
        await fetch(visitor, path)
    token = path.removeprefix("/calendar/").removesuffix(".ics")
    assert re.fullmatch(r"[A-Za-z0-9_-]{24}", token)
    assert token not in str(lines)
    (stored,) = (await host.store.notes.of_kind(NoteKind.CALENDAR)).items()
    assert token not in str(stored)
    assert keys.digest(token) in stored, "so that this would notice it"
    assert token not in await visitor.get("/me?done"), "no page tells it again"
    assert token not in str(await privacy.export(host, await holder(host, opened)))


async def refusal(stranger: Visitor, path: str) -> str:
    """What an address answers that opens nothing, without the address and the number of the request."""
    page = (await stranger.get(path, status=404)).replace(path, "")
    return re.sub(r"(this server: )[0-9a-f]{6}", r"\1", page)


async def test_a_newer_address_a_switch_and_being_forgotten_end_it_like_one_that_never_was(
    visitor: Visitor, host: Host, arrive: Arrive
) -> None:
    opened = await seated(visitor)
    person, stranger = await holder(host, opened), arrive()
    never = await refusal(stranger, f"/calendar/{'A' * 24}.ics")
    first = await make_link(visitor)
    second = await make_link(visitor)
    assert await refusal(stranger, first) == never
    await fetch(stranger, second)
    await do_act(visitor, "/me", "person-calendar", calendar="off")
    assert await refusal(stranger, second) == never
    assert not await has_link(host, person)
    third = await make_link(visitor)
    assert (await privacy.export(host, person))["calendar"] is True
    await privacy.forget(host, person)
    assert await refusal(stranger, third) == never


async def test_a_reader_that_has_it_already_gets_nothing_again(
    visitor: Visitor, host: Host, clock: FakeClock
) -> None:
    await seated(visitor)
    path = await make_link(visitor)
    async with visitor.client.get(path) as answer:
        tag = answer.headers["ETag"]
    clock.pass_time(60.0)
    async with visitor.client.get(path, headers={"If-None-Match": tag}) as answer:
        assert (answer.status, await answer.read()) == (304, b"")
    async with visitor.client.head(path) as answer:
        assert (answer.status, answer.headers["ETag"]) == (200, tag)


async def test_strangers_may_ask_only_so_often(visitor: Visitor, host: Host) -> None:
    await seated(visitor)
    path = await make_link(visitor)
    far = {"X-Forwarded-For": "198.51.100.7"}
    answers = [await _status(visitor, path, far) for _ in range(121)]
    assert set(answers[:120]) == {200}
    assert answers[120] == 429


async def _status(visitor: Visitor, path: str, headers: dict[str, str]) -> int:
    async with visitor.client.get(path, headers=headers) as answer:
        return answer.status


async def test_a_person_of_a_chat_gets_the_page_of_the_table(visitor: Visitor, host: Host) -> None:
    ada = SeatSpec("Ada", user_id="discord:5")
    opened = await host.open("toy", [ada, SeatSpec("Bo, the \\ old; one")], terms=PRESETS["day"])
    (event,) = events_of(await fetch(visitor, await renew_link(host, "discord:5", "en")))
    assert event.values["URL"] == f"{visitor.origin}/t/{opened.match_id}"
    assert event.values["SUMMARY"] == "Your move: Toy · Bo, the \\ old; one"


def test_long_lines_are_folded_between_characters_and_text_ends_no_line() -> None:
    names = "Ä, €; 🜁\\ " * 30 + "\r\nEND:VEVENT\x00"
    event = Event("a@b", 0.0, 1.0, names, "https://example.org/" + "x" * 200)
    (parsed,) = events_of(write_calendar([event]))
    assert parsed.values["SUMMARY"] == names.replace("\r", " ").replace("\n", " ").replace("\x00", " ")
    assert parsed.values["URL"] == event.url


def test_the_reader_of_these_tests_is_strict() -> None:
    good = write_calendar([Event("a@b", 0.0, 1.0, "A", "https://example.org")])
    assert isinstance(read_calendar(good), Component)
    for bad in (
        good.replace(b"\r\n", b"\n"),
        good.replace(b"SUMMARY:A", b"SUMMARY:A,B"),
        good.replace(b"SUMMARY:A", b"SUMMARY:" + b"A" * 80),
        good.replace(b"VERSION:2.0\r\n", b""),
        good.replace(b"END:VEVENT\r\n", b""),
        good.removesuffix(b"\r\n"),
    ):
        with pytest.raises((AssertionError, KeyError, IndexError)):
            read_calendar(bad)
