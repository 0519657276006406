"""Plans in the browser: what one will be asked, answered ahead by the forms of the page alone."""

import asyncio
import json
from collections.abc import Callable

import pytest

from bot.host.host import Host, Opened
from bot.table.plans import chain_of
from bot.table.seating import SeatSpec
from engine.rng import Rng
from tests.kit_web import Node, Pairs, answer_somehow, at_random, presses, read, unchanged
from tests.web.conftest import Visitor, listening

Arrive = Callable[[], Visitor]


@pytest.fixture
async def opened(host: Host) -> Opened:
    """Bo has won the first card and is to toast; Ada is not asked."""
    made = await host.open("toy", [SeatSpec("Ada"), SeatSpec("Bo")], {"cards": "40"}, seed="plans")
    await host.submit(made.match_id, 0, 1)
    await host.submit(made.match_id, 1, 3)
    return made


def pressed(page: Node, do: str) -> list[Pairs]:
    """What each button of this kind sends, with its form as it stands."""
    return [unchanged(press) for press in presses(page, "/plans") if press.button.attrs.get("value") == do]


def with_field(pairs: Pairs, name: str, value: str) -> Pairs:
    return [(key, value if key == name else old) for key, old in pairs]


async def planned(host: Host, opened: Opened, seat: int = 0) -> list[tuple[object, str]]:
    held = chain_of((await host.table(opened.match_id)).seats[seat])
    return [(plan.answer, plan.holds) for plan in held]


async def test_whoever_is_not_asked_answers_ahead_and_it_plays(
    host: Host, arrive: Arrive, opened: Opened
) -> None:
    ada, bo = arrive(), arrive()
    here, there = await ada.sit(opened, 0), await bo.sit(opened, 1)
    (place,) = (await ada.page(here)).all("div", data_ahead=None)
    page = await ada.page(place.attrs["data-ahead"])
    assert "Next you’ll probably be asked" in page.words
    (form,) = pressed(page, "plan")
    after = read(await ada.post(f"{here}/plans", with_field(form, "ahead", "19"), Accept="application/json"))
    assert "Your plans" in after.words
    (toast,) = pressed(after, "plan")
    await ada.post(f"{here}/plans", [*toast, ("ahead", "1")])
    assert await planned(host, opened) == [(19, "same"), ("1", "same")]
    assert "Your plans" not in await bo.get(f"{there}/plans")
    await host.submit(opened.match_id, 1, "0")
    await host.submit(opened.match_id, 1, 2)
    assert await planned(host, opened) == []
    story = await ada.get(here)
    assert story.count("Played as you planned.") >= 2
    assert "as you planned" not in await bo.get(there)


async def test_a_plan_is_changed_and_withdrawn(host: Host, visitor: Visitor, opened: Opened) -> None:
    here = await visitor.sit(opened, 0)
    (form,) = pressed(await visitor.page(f"{here}/plans"), "plan")
    await visitor.post(f"{here}/plans", with_field(form, "ahead", "4"))
    (change,) = pressed(await visitor.page(f"{here}/plans"), "change")
    await visitor.post(f"{here}/plans", with_field(with_field(change, "ahead1", "5"), "holds", "allowed"))
    assert await planned(host, opened) == [(5, "allowed")]
    (withdraw,) = pressed(await visitor.page(f"{here}/plans"), "withdraw")
    await visitor.post(f"{here}/plans", withdraw)
    assert await planned(host, opened) == []
    html = await visitor.post(f"{here}/plans", withdraw, status=422)
    assert "no longer exists" in html


async def test_a_plan_that_is_sent_twice_is_left_once(host: Host, visitor: Visitor, opened: Opened) -> None:
    here = await visitor.sit(opened, 0)
    (form,) = pressed(await visitor.page(f"{here}/plans"), "plan")
    await visitor.post(f"{here}/plans", with_field(form, "ahead", "4"))
    html = await visitor.post(f"{here}/plans", with_field(form, "ahead", "4"), status=422)
    assert "you’ll be asked something else" in html
    assert await planned(host, opened) == [(4, "same")]


async def test_a_plan_for_what_is_no_longer_foreseen_is_refused(
    host: Host, visitor: Visitor, opened: Opened
) -> None:
    here = await visitor.sit(opened, 0)
    (form,) = pressed(await visitor.page(f"{here}/plans"), "plan")
    html = await visitor.post(f"{here}/plans", with_field(form, "token", "old"), status=422)
    assert "you’ll be asked something else" in html
    html = await visitor.post(f"{here}/plans", with_field(form, "ahead", "99"), status=422)
    assert await planned(host, opened) == []


async def test_whoever_is_asked_answers_first(visitor: Visitor, opened: Opened) -> None:
    here = await visitor.sit(opened, 1)
    assert not (await visitor.page(here)).all("div", data_ahead=None)
    assert "It’s your turn now" in (await visitor.page(f"{here}/plans")).words


async def test_the_pages_of_plans_are_their_owners_alone(arrive: Arrive, opened: Opened) -> None:
    ada, bo = arrive(), arrive()
    here = await ada.sit(opened, 0)
    await bo.sit(opened, 1)
    for path in ("/plans", "/ahead"):
        await bo.get(here + path, status=403)
        await bo.get(f"/t/{opened.match_id}{path}", status=404)
    await bo.post(f"{here}/plans", [("do", "withdraw"), ("number", "1")], status=403)


async def test_nobody_else_receives_anything_of_a_plan(host: Host, arrive: Arrive, opened: Opened) -> None:
    """Pages, live state and live stream are the same, byte for byte, whether or not someone has a plan."""
    ada, bo, watcher = arrive(), arrive(), arrive()
    here, there = await ada.sit(opened, 0), await bo.sit(opened, 1)
    watched = f"/t/{opened.match_id}"

    async def received() -> list[str]:
        seen = [await bo.get(there + path) for path in ("", "/state?since=0", "/time", "/plans", "/missed")]
        return [*seen, *[await watcher.get(watched + path) for path in ("", "/state?since=0", "/time")]]

    before = await received()
    since = (await host.table(opened.match_id)).seq
    async with listening(watcher, f"{watched}/events?since={since}") as heard:
        (form,) = pressed(await ada.page(f"{here}/plans"), "plan")
        await ada.post(f"{here}/plans", form)
        host.notices.tell(opened.match_id, since, (await host.table(opened.match_id)).revision)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(heard("message"), 0.2)
    assert await planned(host, opened)
    assert await received() == before


async def test_a_whole_game_is_played_ahead_by_forms(host: Host, arrive: Arrive) -> None:
    """Two people who plan whenever they are not asked; plans play, and the game ends."""
    made = await host.open("toy", [SeatSpec("Ada"), SeatSpec("Bo")], {"cards": "5"}, seed="ahead")
    people = {seat: arrive() for seat in (0, 1)}
    at = {seat: await person.sit(made, seat) for seat, person in people.items()}
    rng = Rng("browser")
    for _ in range(200):
        table = await host.table(made.match_id)
        if table.state == "over":
            break
        for seat, person in people.items():
            for press in presses(await person.page(f"{at[seat]}/plans"), "/plans"):
                if press.button.attrs.get("value") == "plan":
                    await person.post(f"{at[seat]}/plans", at_random(press, rng))
        waits = (await host.table(made.match_id)).waits_for()
        if waits:
            action, pairs = answer_somehow(await people[waits[0]].get(at[waits[0]]), rng)
            await people[waits[0]].post(action, pairs)
    assert (await host.table(made.match_id)).state == "over"
    by = [row.made_by for row in await host.log(made.match_id) if row.kind == "move"]
    assert {"plan", "person"} <= set(by)
    assert json.loads(await people[0].get(f"{at[0]}/state"))["seq"] > 0
