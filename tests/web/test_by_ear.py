"""A table that is read to its visitor: the switch, the order of its parts, and the line to ask and answer."""

import json

import pytest

import engine
from bot.host import budget, dialogue
from bot.host.budget import Purse
from bot.host.catchup import since_last_move
from bot.host.host import Host, Opened
from bot.table.seating import SeatSpec
from bot.web.play.page import listing_of
from engine.asking import Asking
from engine.rng import Rng
from tests.backtracking import limited
from tests.kit_web import Node
from tests.typed_lines import before_the_list_changes, typed_lines
from tests.web.conftest import Visitor


@pytest.fixture
def host(house: Host) -> Host:
    """Visitors come to a host with the real titles."""
    return house


@pytest.fixture
async def sea(house: Host) -> Opened:
    return await house.open("mediterranee", [SeatSpec("Ada"), SeatSpec("Zoe")], seed="by ear")


async def listens(visitor: Visitor, opened: Opened) -> str:
    """Sit down and have the table read."""
    here = await visitor.sit(opened, 0)
    await visitor.post("/by-ear", [("back", here), ("by-ear", "yes")])
    return here


def order(page: Node, *ids: str) -> list[str]:
    """These parts in the order in which they are read."""
    return [node.attrs["id"] for node in page.walk() if node.attrs.get("id") in ids]


async def test_the_switch_is_the_first_control_and_is_remembered(
    visitor: Visitor, host: Host, sea: Opened
) -> None:
    here = await visitor.sit(sea, 0)
    page = await visitor.page(here)
    first = next(node for node in page.walk() if node.tag in ("a", "button") and "href" not in node.attrs)
    assert first.words == "Read aloud"
    await visitor.post("/by-ear", [("back", here), ("by-ear", "yes")])
    for _ in range(2):
        page = await visitor.page(here)
        assert "data-by-ear" in page.all(id="table")[0].attrs
    person = (await host.table(sea.match_id)).seats[0].user_id or ""
    assert (await host.people.settings(person)).by_ear
    await visitor.post("/by-ear", [("back", here), ("by-ear", "no")])
    assert not (await visitor.page(here)).all("body", class_="by-ear")


async def test_the_switch_leads_nowhere_else(visitor: Visitor) -> None:
    response = await visitor.client.post(
        "/by-ear",
        data={"back": "//elsewhere.example", "by-ear": "yes"},
        headers={"Origin": visitor.origin},
        allow_redirects=False,
    )
    assert response.headers["Location"] == "/"


async def test_parts_are_read_in_the_order_of_playing(visitor: Visitor, sea: Opened) -> None:
    page = await visitor.page(await listens(visitor, sea))
    wanted = ["ask", "question", "said", "since", "words", "players", "log", "board"]
    assert order(page, *wanted) == wanted
    assert not page.all(class_="tray")
    assert page.all(id="all")
    assert page.all(id="at-zone:z_modon")
    assert len(page.all("h1")) == 1


async def test_under_me_it_is_a_setting_too(visitor: Visitor, host: Host, sea: Opened) -> None:
    here = await visitor.sit(sea, 0)
    await visitor.post("/me/act/by-ear", [("q-0", "yes"), ("q-1", "5")])
    assert "data-by-ear" in (await visitor.page(here)).all(id="table")[0].attrs
    person = (await host.table(sea.match_id)).seats[0].user_id or ""
    assert (await host.people.settings(person)).patience == 5


async def ask(visitor: Visitor, here: str, line: str, steps: str = "", token: str = "") -> dict[str, str]:
    body = await visitor.post(f"{here}/ask", [("line", line), ("steps", steps), ("token", token)])
    answer: dict[str, str] = json.loads(body)
    return answer


async def test_a_line_asks(visitor: Visitor, sea: Opened) -> None:
    here = await listens(visitor, sea)
    assert (await ask(visitor, here, "b modon"))["heard"].startswith("Modon: ")
    watching = await ask(visitor, f"/t/{sea.match_id}", "m")
    assert watching["heard"] == "You have no seat at this table."


@pytest.mark.parametrize("title", sorted(engine.titles()))
async def test_a_line_answers_step_by_step(visitor: Visitor, host: Host, title: str) -> None:
    seats = engine.game(title).seats[0]
    opened = await host.open(
        title, [SeatSpec(name) for name in ("Ada", "Bo", "Cy", "Di")[:seats]], seed="typed"
    )
    here, rng = await listens(visitor, opened), Rng(title)
    answered = 0
    while answered < 6:
        table = await host.table(opened.match_id)
        seat = next(iter(table.waits_for()))
        decision = table.decision(seat)
        assert decision is not None
        answer = table.match.game.usual_bot().answer(table.view(seat), decision, rng)
        if seat:
            await host.submit(opened.match_id, seat, answer)
            continue
        steps, token = "", table.token(0) or ""
        for line in [*typed_lines(decision.choice, answer), "ok"]:
            told = await ask(visitor, here, line, steps, token)
            if "parts" in told:
                break
            steps = told["steps"]
            assert told["heard"]
        assert (await host.table(opened.match_id)).seq > table.seq
        answered += 1


async def test_what_cannot_be_undone_waits_for_an_ok(visitor: Visitor, host: Host) -> None:
    opened = await host.open(
        "neptun", [SeatSpec("Ada"), SeatSpec("Bo", "house"), SeatSpec("Cy", "house")], seed="sure"
    )
    here = await listens(visitor, opened)
    await host.house.idle()
    table = await host.table(opened.match_id)
    decision = table.decision(0)
    assert decision is not None
    token, steps = table.token(0) or "", ""
    answer = table.match.game.usual_bot().answer(table.view(0), decision, Rng("sure"))
    for line in typed_lines(decision.choice, answer):
        told = await ask(visitor, here, line, steps, token)
        steps = told.get("steps", "")
    if "parts" not in told:
        assert "can’t be undone" in told["heard"]
        assert (await host.table(opened.match_id)).match.answered[0] == table.match.answered[0]
        assert "parts" in await ask(visitor, here, "ok", steps, token)
    assert (await host.table(opened.match_id)).match.answered[0] > table.match.answered[0]


async def test_junk_in_the_line_is_refused_with_words(visitor: Visitor, sea: Opened, host: Host) -> None:
    here = await listens(visitor, sea)
    table = await host.table(sea.match_id)
    token = table.token(0) or ""
    for steps in ("999999", "x" * 500, "1\n" * 500, "0\n0\nnothing"):
        assert "heard" in await ask(visitor, here, "1", steps, token)
    assert (await ask(visitor, here, "\x00😀" * 50))["heard"]
    assert (await host.table(sea.match_id)).seq == table.seq


@pytest.mark.parametrize("line", ["1 > 1" + "=1234" * 39 + "x", "1 > a" + " " * 8000 + "x"])
async def test_a_line_made_to_be_read_for_ever_is_refused(visitor: Visitor, host: Host, line: str) -> None:
    """67 characters stopped the host for a second, and 200 until it was killed."""
    opened = await host.open("genoa", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="for ever")
    here, table = await visitor.sit(opened, 1), await host.table(opened.match_id)
    token = table.token(1) or ""
    with limited():
        for typed, steps in ((line, ""), ("ok", line)):
            assert (await ask(visitor, here, typed, steps, token))["heard"]
    assert (await host.table(opened.match_id)).seq == table.seq


async def test_a_line_for_a_question_that_is_over_does_nothing(visitor: Visitor, host: Host) -> None:
    """A 1 for a silver card became a trade that was proposed to another player."""
    opened = await host.open("oltremare", [SeatSpec(name) for name in ("Ada", "Bo")], seed="over")
    here, rng = await listens(visitor, opened), Rng("over")
    table = await host.table(opened.match_id)
    old = listing_of(table, 0)
    while (table := await host.table(opened.match_id)).token(0) in (None, old.partition("/")[0]):
        seat, due = next(due for due in table.pending().items() if due[1].blocking)
        answer = table.match.game.usual_bot().answer(table.view(seat), due, rng)
        await host.submit(opened.match_id, seat, answer)
    decision = table.decision(0)
    assert decision is not None
    for line in ("1", "ok", ".", "1 > 1"):
        told = await ask(visitor, here, line, "", old)
        assert told["heard"].startswith("The question changed, so nothing was done. ")
        assert dialogue.say_gap(Asking(decision.choice), table.words("en")) in told["heard"]
        assert told["listing"] == listing_of(table, 0)
    assert (await host.table(opened.match_id)).seq == table.seq
    assert "question changed" not in json.dumps(await ask(visitor, here, "1", "", told["listing"]))


async def test_a_number_for_a_list_that_has_changed_does_nothing(visitor: Visitor, host: Host) -> None:
    """The question stays while others answer, and what its numbers mean may not."""
    opened = await host.open("genoa", [SeatSpec(name) for name in ("Ada", "Bo")], seed="list")
    asked, seat, answer = await before_the_list_changes(host, opened.match_id)
    here = await visitor.sit(opened, asked)
    known = (await ask(visitor, here, "o"))["listing"]
    await host.submit(opened.match_id, seat, answer)
    table = await host.table(opened.match_id)
    told = await ask(visitor, here, "1", "", known)
    assert told["heard"].startswith("The question changed")
    assert "question changed" not in (await ask(visitor, here, "a b c", "", known))["heard"]
    assert (await host.table(opened.match_id)).seq == table.seq
    assert "question changed" not in json.dumps(await ask(visitor, here, "1", "", told["listing"]))


async def test_lines_are_paid_for(visitor: Visitor, sea: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(budget.PURSES, "lines", Purse(2, 2))
    here = await listens(visitor, sea)
    headers = {"Origin": visitor.origin, "X-Forwarded-For": "203.0.113.7"}
    heard = []
    for _ in range(3):
        async with visitor.client.post(f"{here}/ask", data={"line": "t"}, headers=headers) as response:
            heard.append((await response.json())["heard"])
    assert heard[:2] == ["No clock is running."] * 2
    assert heard[2].startswith("You can do that only 2 times")


async def test_the_box_and_the_section_say_what_changed(visitor: Visitor, host: Host, sea: Opened) -> None:
    here, rng = await visitor.sit(sea, 0), Rng("changed")
    table = await host.table(sea.match_id)
    while not (await since_last_move(host, sea.match_id, 0)).lines or table.seq < 12:
        table = await host.table(sea.match_id)
        seat = max(table.waits_for())
        decision = table.decision(seat)
        assert decision is not None
        await host.submit(sea.match_id, seat, engine.sample(decision.choice, rng))
    table = await host.table(sea.match_id)
    page = await visitor.page(here)
    folds = page.all("details", class_="differences")
    assert [fold.attrs["data-fetch"] for fold in folds] == [f"{here}/changed"]
    changed = await visitor.page(f"{here}/changed")
    assert len(changed.all("li")) > 1
    assert len((await visitor.page(f"{here}/changed?since={table.seq}")).all("li")) == 1
    await visitor.get(f"/t/{sea.match_id}/seat/1/changed", status=403)
