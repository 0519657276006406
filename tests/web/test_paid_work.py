"""What makes the host work for a visitor is paid for: look backs, advice, lessons, links of managers."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.host import budget
from bot.host.budget import Purse
from bot.host.host import Host, Opened
from bot.host.server_passes import ServerPass, issue_link_key
from bot.host.server_settings import NOTHING_NAMED
from tests.host.people import play_on
from tests.kit import Idle
from tests.kit_lessons import toy_lesson
from tests.kit_web import lit, presses, read, unchanged
from tests.web.conftest import Visitor

Arrive = Callable[[], Visitor]
HERE, THERE = "203.0.113.7", "203.0.113.8"
FAR = {"X-Forwarded-For": HERE}
OFTEN = "You can do that only"


async def test_a_look_back_is_paid_for_by_the_one_for_whom_it_begins(
    arrive: Arrive, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(budget.PURSES, "look-backs", Purse(1, 1))
    host.look_backs.hire = Idle
    ada, bo, pages = arrive(), arrive(), []
    for _ in range(2):
        opened = await ada.opens()
        await play_on(host, opened.match_id)
        pages.append(f"/t/{opened.match_id}/look-back")
    for _ in range(3):
        await ada.get(pages[0], X_Forwarded_For=HERE)
    assert OFTEN in await ada.get(pages[1], status=429, X_Forwarded_For=HERE)
    await bo.get(pages[1], X_Forwarded_For=THERE)
    await ada.get(pages[1], X_Forwarded_For=HERE)


async def test_advice_has_a_purse_of_its_own(
    visitor: Visitor, host: Host, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(budget.PURSES, "advice", Purse(1, 1))
    host.advice.strength = "usual"  # no other process knows the toy
    here = await visitor.sit(opened, 0)
    await visitor.post(f"{here}/act/advice", [], FAR)
    assert OFTEN in await visitor.post(f"{here}/act/advice", [], FAR, status=422)


async def test_answers_in_a_lesson_are_paid_for(
    visitor: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(budget.PURSES, "lessons", Purse(2, 2))
    with toy_lesson(tmp_path):
        page = read(await visitor.post("/learn/toy/act/begin", [], FAR))
        action, pairs = lit(page)
        slip = [(name, "9" if name != "token" else value) for name, value in pairs]
        await visitor.post(action, slip, FAR, status=422)
        assert OFTEN in await visitor.post(action, pairs, FAR, status=429)
        assert OFTEN in await visitor.post("/learn/toy/act/restart", [], FAR, status=422)


async def test_links_to_the_settings_of_a_server_are_paid_for_when_made_and_when_tried(
    visitor: Visitor, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(budget.PURSES, "passes", Purse(2, 2))
    vera = ServerPass("discord:77", "Vera", "1", "discord/log/1", NOTHING_NAMED)
    links = [await issue_link_key(host, vera) for _ in range(2)]
    with pytest.raises(budget.TooMuch):
        await issue_link_key(host, vera)
    for _ in range(2):
        await visitor.post("/server/1/enter", [("key", "forged")], FAR, status=403)
    assert OFTEN in await visitor.post("/server/1/enter", [("key", links[1])], FAR, status=429)
    await visitor.post("/server/1/enter", [("key", links[1])], {"X-Forwarded-For": THERE})


async def test_saving_plans_is_paid_for_and_withdrawing_them_is_free(
    visitor: Visitor, host: Host, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(budget.PURSES, "plans", Purse(2, 2))
    here = await visitor.sit(opened, 0)
    page = await visitor.page(f"{here}/plans")
    (order, *_) = [unchanged(one) for one in presses(page, "/plans") if one.button.attrs["value"] == "always"]
    key = next(value for name, value in order if name == "order")
    for _ in range(2):
        await visitor.post(f"{here}/plans", order, FAR)
    assert OFTEN in await visitor.post(f"{here}/plans", order, FAR, status=429)
    told = await visitor.post(f"{here}/plans", order, {**FAR, "Accept": "application/json"}, status=429)
    assert OFTEN in json.loads(told)["said"]
    await visitor.post(f"{here}/plans", [("do", "drop"), ("order", key)], FAR)
    assert (await host.table(opened.match_id)).seats[0].plans == {}


async def test_pausing_and_going_on_have_a_purse_of_their_own(
    visitor: Visitor, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(budget.PURSES, "pauses", Purse(3, 3))
    opened = await visitor.opens()
    here = f"/t/{opened.match_id}/host/act"
    for act in ("host-pause", "host-resume", "host-pause"):
        (press,) = presses(await visitor.page(f"{here}/{act}"), f"/{act}")
        await visitor.post(f"{here}/{act}", unchanged(press), FAR)
    before = (await host.table(opened.match_id)).seq
    assert OFTEN in await visitor.post(f"{here}/host-resume", [], FAR, status=422)
    assert (await host.table(opened.match_id)).seq == before
