"""Playing over days by the pages alone, with the clock in the tests' hands: every rule about time once."""

import json
from collections.abc import Callable

import pytest

from bot.clock import FakeClock
from bot.host.host import Host, Opened
from bot.table import votes
from tests.kit_web import read
from tests.web.acts import do_act, form_of
from tests.web.agreed import AN_HOUR, TWO_DAYS, agreed
from tests.web.conftest import Visitor, listening

Arrive = Callable[[], Visitor]
HOUR = 3600.0


class Days:
    """Lets time pass as the host lives through it."""

    def __init__(self, host: Host, clock: FakeClock) -> None:
        self._host = host
        self._clock = clock

    async def pass_by(self, hours: float) -> None:
        self._clock.pass_time(hours * HOUR)
        await self._host.sweep.tend()


@pytest.fixture
def days(host: Host, clock: FakeClock) -> Days:
    return Days(host, clock)


async def sitting(arrive: Arrive, opened: Opened) -> tuple[Visitor, str, Visitor, str]:
    ada, bo = arrive(), arrive()
    return ada, await ada.sit(opened, 0), bo, await bo.sit(opened, 1)


# --- clocks -----------------------------------------------------------------------------------------------


async def test_the_clock_of_a_table_is_chosen_in_its_form_and_shown_at_it(arrive: Arrive, host: Host) -> None:
    ada = arrive()
    opened = await ada.opens(*agreed(clock="1 d, 90 m, 3 d", expiry="hand-2"))
    here = await ada.sit(opened, 0)
    for path in (here, f"{here}/time", f"/t/{opened.match_id}"):
        said = read(await ada.get(path)).words
        assert "Everyone starts with one day. Each turn adds 1 h and 30 min, up to 3 days." in said
        assert "After 2 missed turns in a row a bot takes over." in said


async def test_whoever_waits_at_a_table_without_banks_is_not_shown_to_be_out_of_time(
    arrive: Arrive, host: Host, clock: FakeClock
) -> None:
    opened = await arrive().opens(*TWO_DAYS)
    ada, here, _bo, _there = await sitting(arrive, opened)
    for seat, answer in ((0, 3), (1, 1)):
        await host.submit(opened.match_id, seat, answer)
    table = await host.table(opened.match_id)
    assert len(table.waits) == 1
    (waiting,) = (await ada.page(here)).all("span", data_left=None)
    assert float(waiting.attrs["data-left"]) == 48 * HOUR


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ({"clock": "0 s, soon, 1 h"}, "Please enter three times such as"),
        ({"clock": "0 s, 1 h, 1 m"}, "Please enter three times such as"),
        ({"clock": "0 s, 1 s, 1 h"}, "Please enter three times such as"),
        ({"clock": "0 s, 1 h, 99999 d"}, "Please enter three times such as"),
        ({"clock": "1 d, 12 h, 3 d and tea"}, "Please enter three times such as"),
        ({"expiry": "hand-0"}, "hand-0"),
        ({"expiry": "sing"}, "sing"),
        ({"pace": "never"}, "never"),
        ({"seating": "standing"}, "standing"),
        ({"rated": "perhaps"}, "perhaps"),
        ({"cards": "7"}, "7"),
    ],
)
async def test_what_no_table_can_agree_on_is_one_sentence_and_opens_nothing(
    visitor: Visitor, host: Host, said: dict[str, str], sentence: str
) -> None:
    seats = [("kind-0", "person"), ("kind-1", "house")]
    page = read(await visitor.post("/new/toy", [*seats, *agreed(**said)], status=422))
    (refusal,) = page.all("p", role="alert")
    assert sentence in refusal.words
    assert not await host.store.matches.list_matches()


async def test_when_time_runs_out_the_usual_answer_is_given(arrive: Arrive, host: Host, days: Days) -> None:
    opened = await arrive().opens(*AN_HOUR)
    ada, here, bo, there = await sitting(arrive, opened)
    await bo.post(
        f"{there}/answer", [("q", "3"), ("token", (await host.table(opened.match_id)).token(1) or "")]
    )
    await days.pass_by(0.99)
    assert "to move" in read(await ada.get(here)).words
    await days.pass_by(0.01)
    assert "Ada ran out of time, so a move was played for them." in await ada.get(here)
    assert (await host.table(opened.match_id)).waits_for() == (1,), "Bo outbid the usual answer"
    assert "Ran out of time once" in await bo.get(f"{there}/time")


async def test_when_time_runs_out_the_house_answers_this_once(arrive: Arrive, host: Host, days: Days) -> None:
    opened = await arrive().opens(*AN_HOUR, *agreed(expiry="house"))
    await sitting(arrive, opened)
    await days.pass_by(1)
    played = [row.answer for row in await host.store.matches.log(opened.match_id)][:2]
    assert all(answer in (6, 7) for answer in played), "a third of the purse, and not the usual nothing"
    assert [one.kind for one in (await host.table(opened.match_id)).seats] == ["person", "person"]


async def test_after_so_many_times_the_house_takes_the_seat_until_its_link_comes_back(
    arrive: Arrive, host: Host, days: Days
) -> None:
    opened = await arrive().opens(*AN_HOUR, *agreed(expiry="hand-2"))
    ada, here, bo, there = await sitting(arrive, opened)
    for answer in (1, 2, 3):
        await host.submit(opened.match_id, 1, answer) if answer < 3 else None
        await days.pass_by(1)
        if (await host.table(opened.match_id)).seats[0].kind == "house":
            break
        await host.submit(opened.match_id, 1, "0")
    assert "Ada ran out of time too often. A bot plays on." in await bo.get(there)
    await ada.get(here, status=403)
    await ada.post(f"/t/{opened.match_id}/back", [("key", opened.keys[0])])
    assert "You’re Ada" in await ada.get(here)


async def test_a_table_that_everyone_forsook_ends_decently(arrive: Arrive, days: Days) -> None:
    opened = await arrive().opens(*AN_HOUR)
    ada, here, bo, there = await sitting(arrive, opened)
    for who, where in ((ada, here), (bo, there)):
        await do_act(who, f"{where}/time", "table-leave")
    await days.pass_by(1)
    assert "Nobody is left at this table" in await ada.get(f"/t/{opened.match_id}")


async def test_time_while_the_host_was_down_is_given_back(
    arrive: Arrive, host: Host, clock: FakeClock
) -> None:
    opened = await arrive().opens(*AN_HOUR)
    ada, here, *_ = await sitting(arrive, opened)
    await host.wake()
    clock.pass_time(5 * HOUR)
    await host.wake()
    assert f'data-at="{int(clock.now() + HOUR)}"' in await ada.get(here)


# --- reminders --------------------------------------------------------------------------------------------


async def test_reminders_are_shown_when_a_question_comes_at_half_time_and_near_its_end(
    arrive: Arrive, host: Host, days: Days, clock: FakeClock
) -> None:
    opened = await arrive().opens(*TWO_DAYS)
    ada, here, *_ = await sitting(arrive, opened)

    async def told() -> list[str]:
        return [one.words for one in (await ada.page("/games")).all("span", class_="told")]

    assert await told() == []
    await days.pass_by(0)
    assert await told() == ["Your turn has started"]
    assert f'data-at="{int(clock.now() + 48 * HOUR)}"' in await ada.get("/games")
    await days.pass_by(23.99)
    assert await told() == ["Your turn has started"]
    await days.pass_by(0.01)
    assert await told() == ["Half your time is gone"]
    await days.pass_by(22)
    assert await told() == ["Your time is almost up"]
    await ada.post(
        f"{here}/answer", [("q", "3"), ("token", (await host.table(opened.match_id)).token(0) or "")]
    )
    await days.pass_by(0)
    assert await told() == []
    assert "Waiting for Bo" in read(await ada.get("/games")).words


async def test_a_muted_table_reminds_of_nothing_until_the_next_turn(
    arrive: Arrive, host: Host, days: Days
) -> None:
    opened = await arrive().opens(*TWO_DAYS)
    ada, here, bo, _ = await sitting(arrive, opened)
    await do_act(ada, f"{here}/time", "table-mute")
    await days.pass_by(30)
    page = read(await ada.get("/games"))
    assert "No reminders until your next turn" in page.words
    assert not page.all("span", class_="told")
    async with listening(ada, "/games/events") as heard:
        assert json.loads(await heard("mine"))["notices"] == []
    assert "Half your time is gone" in await bo.get("/games"), "others are reminded all the same"
    for seat, answer in ((0, 5), (1, 1), (0, "1")):
        await host.submit(opened.match_id, seat, answer)
    await days.pass_by(0)
    assert "Your turn has started" in await ada.get("/games")


async def test_quiet_hours_hold_the_reminder_and_the_clock(
    arrive: Arrive, host: Host, days: Days, clock: FakeClock
) -> None:
    """It is 13:46 when the table opens."""
    ada = arrive()
    await do_act(ada, "/me", "person-settings", zone="UTC", quiet_from="13:00", quiet_to="15:00")
    opened = await ada.opens(*AN_HOUR)
    here = await ada.sit(opened, 0)
    until = clock.now() + HOUR + 13 * 60 + 20
    await days.pass_by(1)
    assert not (await ada.page("/games")).all("span", class_="told")
    assert f'data-at="{int(until + HOUR)}"' in await ada.get(here), "an hour from the end of the quiet ones"
    assert f'data-at="{int(until)}"' in await ada.get(f"{here}/time"), "their clock rests until then"
    await days.pass_by(0.25)
    assert "Your turn has started" in await ada.get("/games")


async def test_one_message_a_day_takes_the_place_of_all_others(arrive: Arrive, days: Days) -> None:
    """It is 13:46 when the tables open."""
    ada = arrive()
    await do_act(ada, "/me", "person-settings", zone="UTC", digest="15")
    for _ in range(2):
        await ada.sit(await ada.opens(*TWO_DAYS), 0)
    await days.pass_by(1)
    async with listening(ada, "/games/events") as heard:
        assert json.loads(await heard("mine"))["notices"] == []
    await days.pass_by(0.25)
    async with listening(ada, "/games/events") as heard:
        (first,) = json.loads(await heard("mine"))["notices"]
    assert first["sentence"] == "2 tables are waiting for you."
    await days.pass_by(24)
    async with listening(ada, "/games/events") as heard:
        (second,) = json.loads(await heard("mine"))["notices"]
    assert (second["about"], second["id"] != first["id"]) == (first["about"], True)
    assert not (await ada.page("/games")).all("span", class_="told")


async def test_reminders_that_nobody_wants_are_not_shown(arrive: Arrive, days: Days) -> None:
    ada = arrive()
    await do_act(ada, "/me", "person-settings", zone="UTC", remind="none")
    await ada.sit(await ada.opens(*TWO_DAYS), 0)
    await days.pass_by(30)
    page = await ada.page("/games")
    assert "Your turn" in page.words
    assert not page.all("span", class_="told")


# --- absence ----------------------------------------------------------------------------------------------


async def test_days_away_stop_the_clock_and_stand_on_the_page(arrive: Arrive, host: Host, days: Days) -> None:
    opened = await arrive().opens(*AN_HOUR)
    ada, _, bo, there = await sitting(arrive, opened)
    await do_act(ada, "/me", "person-go-away", first_day="1970-01-12", last_day="1970-01-13")
    assert "Away from 12 Jan 1970 to 13 Jan 1970" in await bo.get(f"{there}/time")
    await bo.post(
        f"{there}/answer", [("q", "3"), ("token", (await host.table(opened.match_id)).token(1) or "")]
    )
    await days.pass_by(34)
    assert "ran out of time" not in await bo.get(there)
    await days.pass_by(1.3)
    assert "Ada ran out of time" in await bo.get(there)


async def test_days_of_the_week_off_are_kept_and_at_most_three(visitor: Visitor) -> None:
    await do_act(visitor, "/me", "person-days-off", days_off=["5", "6"])
    too_many = await do_act(visitor, "/me", "person-days-off", days_off=["0", "1", "2", "3"], status=422)
    assert "You can take at most 3 days of the week off." in too_many.words
    form = form_of(await visitor.page("/me/act/days-off"), "person-days-off")
    ticked = [box.attrs["value"] for box in form.all("input") if "checked" in box.attrs]
    assert ticked == ["5", "6"]
    assert "Saturday" in form.words


async def test_too_many_days_away_are_refused(visitor: Visitor) -> None:
    july, august = ("2026-07-01", "2026-07-20"), ("2026-08-01", "2026-08-20")
    await do_act(visitor, "/me", "person-go-away", first_day=july[0], last_day=july[1])
    page = await do_act(visitor, "/me", "person-go-away", first_day=august[0], last_day=august[1], status=422)
    assert "at most 30 days away a year" in page.words


async def test_a_pause_by_agreement_stops_every_clock_until_it_ends(
    arrive: Arrive, host: Host, days: Days
) -> None:
    opened = await arrive().opens(*AN_HOUR)
    ada, here, bo, there = await sitting(arrive, opened)
    await days.pass_by(0)
    await do_act(ada, f"{here}/time", "table-pause", hours=24)
    assert "Ada asks for a pause of 24 h" in await bo.get(there), "the table itself shows what it is asked"
    assert len(votes.requests(await host.table(opened.match_id))) == 1
    await do_act(bo, f"{there}/time", "table-vote", agree="yes")
    await days.pass_by(23.9)
    page = read(await ada.get("/games"))
    assert "The game is paused" in page.words
    assert not page.all("span", class_="told"), "nobody is reminded of a game that pauses"
    await days.pass_by(0.2)
    assert "The pause is over. The clocks are running again." in await ada.get(here)
    await days.pass_by(0.8)
    assert "ran out of time" not in await ada.get(here)
    await days.pass_by(0.2)
    assert "ran out of time" in await ada.get(here)


async def test_more_time_is_granted_by_the_table(arrive: Arrive, host: Host, clock: FakeClock) -> None:
    opened = await arrive().opens(*AN_HOUR)
    ada, here, bo, there = await sitting(arrive, opened)
    await do_act(ada, f"{here}/time", "table-extend", hours=5)
    assert len(votes.requests(await host.table(opened.match_id))) == 1
    await do_act(bo, f"{there}/time", "table-vote", agree="yes")
    assert f'data-at="{int(clock.now() + 6 * HOUR)}"' in await bo.get(there)


async def test_a_vote_that_nobody_answers_ends_with_its_time(arrive: Arrive, host: Host, days: Days) -> None:
    opened = await arrive().opens(*agreed(pace="none"))
    ada, here, bo, there = await sitting(arrive, opened)
    await do_act(ada, f"{here}/time", "table-pause", hours=24)
    await days.pass_by(47.9)
    assert "Ada asks for a pause" in await bo.get(f"{there}/time")
    await days.pass_by(0.2)
    assert "Ada asks for a pause" not in await bo.get(f"{there}/time")
    assert "There’s no pause for Ada. The game goes on." in await bo.get(there)
