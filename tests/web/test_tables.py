"""Sitting at a table: keys, answers, refusals, and what a page may never show."""

import asyncio
import json
import re
from collections.abc import Callable

import pytest

from bot.host.host import Host, Opened
from bot.table import substitutes
from bot.table.seating import SeatSpec
from engine.rng import Rng
from tests.kit_web import Node, answer_somehow, bid, presses, read, unchanged
from tests.web.conftest import Visitor, listening

Arrive = Callable[[], Visitor]


@pytest.fixture
def _quick() -> None:
    """This file runs on the database's own thread, as in earnest."""


def said(page: Node) -> str:
    (place,) = page.all(id="said")
    return place.words


# --- keys -------------------------------------------------------------------------------------------------


async def test_a_key_opens_its_seat_and_no_address_holds_it(visitor: Visitor, opened: Opened) -> None:
    here = await visitor.sit(opened, 0)
    html = await visitor.get(here)
    assert "You’re Ada" in html
    assert all(key not in html for key in opened.keys.values())
    assert opened.opener_key not in html


async def test_the_cookie_of_a_seat_goes_to_that_seat_alone(visitor: Visitor, opened: Opened) -> None:
    path = f"/t/{opened.match_id}/sit"
    ours = {"Origin": visitor.origin}
    async with visitor.client.post(
        path, data={"key": opened.keys[0]}, headers=ours, allow_redirects=False
    ) as r:
        assert r.status == 303
        cookie = next(one for one in r.headers.getall("Set-Cookie") if one.startswith("seat="))
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie
    assert f"Path=/t/{opened.match_id}/seat/0" in cookie


@pytest.mark.parametrize("key", ["", "guess", "x" * 5000, "é\0<script>"])
async def test_a_forged_key_is_told_so_and_opens_nothing(visitor: Visitor, opened: Opened, key: str) -> None:
    html = await visitor.post(f"/t/{opened.match_id}/sit", [("key", key)], status=403)
    assert "That link doesn’t open a seat at this table" in html
    await visitor.get(f"/t/{opened.match_id}/seat/0", status=403)


async def test_the_key_of_one_seat_does_not_open_another(visitor: Visitor, opened: Opened) -> None:
    await visitor.sit(opened, 0)
    jar = {"Cookie": f"seat={opened.keys[0]}"}
    for what in ("", "/state", "/board.png", "/hand.png", "/events"):
        html = await visitor.get(f"/t/{opened.match_id}/seat/1{what}", status=403, **jar)
        assert "not signed in as the player of this seat" in html


async def test_the_key_of_one_table_does_not_open_another(
    visitor: Visitor, host: Host, opened: Opened
) -> None:
    other = await host.open("toy", [SeatSpec("Ada"), SeatSpec("Bo")])
    await visitor.post(f"/t/{other.match_id}/sit", [("key", opened.keys[0])], status=403)


async def test_an_unknown_table_is_a_sentence(visitor: Visitor) -> None:
    assert "This game doesn’t exist" in await visitor.get("/t/nosuchtable", status=404)


async def test_a_reissued_key_closes_the_old_link(visitor: Visitor, host: Host, opened: Opened) -> None:
    here = await visitor.sit(opened, 0)
    await host.seats.reissue_key(opened.match_id, 0, opened.opener_key)
    await visitor.get(here, status=403)


async def test_who_may_not_answer_is_shown_a_way_that_can_be_read(visitor: Visitor, opened: Opened) -> None:
    here = f"/t/{opened.match_id}/seat/0"
    for page in (
        await visitor.page(f"{here}/time", status=403),
        read(await visitor.post(f"{here}/answer", [("q", "1")], status=403)),
    ):
        (way,) = [one.attrs["href"] for one in page.all("a") if one.is_a("button")]
        await visitor.get(way, status=403)


async def test_no_fresh_link_opens_a_seat_that_was_left(visitor: Visitor, host: Host) -> None:
    opened = await visitor.opens()
    await substitutes.leave(host, opened.match_id, 1)
    page = f"/t/{opened.match_id}/host"
    assert [one.attrs["value"] for one in (await visitor.page(page)).all("input", name="seat")] == ["0"]
    await visitor.post(page, [("seat", "1")], status=404)
    assert (await host.table(opened.match_id)).seats[1].key_hash is None


async def test_a_seat_gives_its_link_for_another_device(visitor: Visitor, opened: Opened) -> None:
    here = await visitor.sit(opened, 0)
    assert "/me#" in await visitor.post(f"{here}/link", []), "a claimed seat goes with its person"
    second = await visitor.sit(opened, 1)
    html = await visitor.post(f"{second}/link", [])
    assert f"/t/{opened.match_id}#{opened.keys[1]}" in html
    assert opened.keys[0] not in html


# --- answering --------------------------------------------------------------------------------------------


async def test_an_answer_by_the_plain_form_is_played(visitor: Visitor, host: Host, opened: Opened) -> None:
    here = await visitor.sit(opened, 0)
    action, pairs = bid(await visitor.page(here), 7)
    page = read(await visitor.post(action, pairs))
    assert "Waiting for Bo" in page.words
    table = await host.table(opened.match_id)
    assert table.match.state.stack[-1].sealed == {0: 7}  # type: ignore[attr-defined]


async def test_a_double_press_is_played_once(visitor: Visitor, host: Host, opened: Opened) -> None:
    here = await visitor.sit(opened, 0)
    action, pairs = bid(await visitor.page(here), 7)
    await visitor.post(action, pairs)
    page = read(await visitor.post(action, pairs, status=409))
    assert said(page) == "You have nothing to decide right now."
    assert (await host.table(opened.match_id)).seq == 1


async def test_two_presses_at_once_are_played_once(visitor: Visitor, host: Host, opened: Opened) -> None:
    here = await visitor.sit(opened, 0)
    action, pairs = bid(await visitor.page(here), 7)
    ours = {"Origin": visitor.origin}

    async def press() -> int:
        async with visitor.client.post(action, data=pairs, headers=ours, allow_redirects=False) as response:
            return response.status

    assert sorted(await asyncio.gather(press(), press(), press())) == [303, 409, 409]
    assert (await host.table(opened.match_id)).seq == 1


async def test_a_stale_page_shows_the_question_of_now(visitor: Visitor, host: Host, opened: Opened) -> None:
    here = await visitor.sit(opened, 0)
    action, pairs = bid(await visitor.page(here), 7)
    await host.submit(opened.match_id, 0, 5)
    await host.submit(opened.match_id, 1, 1)
    before = (await host.table(opened.match_id)).match.fingerprint()
    page = read(await visitor.post(action, pairs, status=409))
    assert said(page) == "The game has moved on. Here’s what you can decide now."
    assert presses(page), "the question of now can be answered at once"
    assert (await host.table(opened.match_id)).match.fingerprint() == before


@pytest.mark.parametrize(
    ("given", "reason"),
    [("21", "from 0 to 20"), ("-1", "from 0 to 20"), ("much", "whole number"), ("9" * 500, "whole number")],
)
async def test_an_answer_that_does_not_fit_is_refused_and_the_form_kept(
    visitor: Visitor, host: Host, opened: Opened, given: str, reason: str
) -> None:
    here = await visitor.sit(opened, 0)
    (press,) = presses(await visitor.page(here))
    pairs = [(name, given if name == "q" else value) for name, value in unchanged(press)]
    page = read(await visitor.post(press.action, pairs, status=422))
    assert reason in said(page)
    assert presses(page)
    assert (await host.table(opened.match_id)).seq == 0


async def test_a_spectator_is_asked_nothing_and_can_answer_nothing(visitor: Visitor, opened: Opened) -> None:
    page = await visitor.page(f"/t/{opened.match_id}")
    assert "You’re watching" in page.words
    assert not presses(page)
    await visitor.post(f"/t/{opened.match_id}/answer", [("q", "1")], status=404)
    await visitor.post(f"/t/{opened.match_id}/seat/0/answer", [("q", "1")], status=403)


async def test_our_script_gets_the_parts_that_changed(visitor: Visitor, opened: Opened) -> None:
    here = await visitor.sit(opened, 0)
    action, pairs = bid(await visitor.page(here), 7)
    state = json.loads(await visitor.post(action, pairs, Accept="application/json"))
    assert state["seq"] == 1
    assert "Waiting for Bo" in state["parts"]["question"]
    refused = json.loads(await visitor.post(action, pairs, status=409, Accept="application/json"))
    assert refused["said"] == "You have nothing to decide right now."


async def test_a_place_on_the_board_answers_where_the_question_names_it(
    visitor: Visitor, host: Host, opened: Opened, spotted: None
) -> None:
    await host.submit(opened.match_id, 0, 5)
    await host.submit(opened.match_id, 1, 1)
    here = await visitor.sit(opened, 0)
    page = await visitor.page(here)
    (board,) = page.all(id="board")
    assert [one.attrs["data-spot"] for one in board.all() if one.is_a("spot")] == ["seat:1"]
    (press,) = [one for one in presses(page) if one.button.attrs.get("data-spot") == "seat:1"]
    await visitor.post(press.action, unchanged(press))
    assert (await host.table(opened.match_id)).seq == 3


# --- taking back ------------------------------------------------------------------------------------------


async def test_a_move_that_showed_nothing_can_be_taken_back_once(
    visitor: Visitor, host: Host, opened: Opened
) -> None:
    here = await visitor.sit(opened, 0)
    action, pairs = bid(await visitor.page(here), 7)
    page = read(await visitor.post(action, pairs))
    (press,) = presses(page, "/undo")
    page = read(await visitor.post(press.action, unchanged(press)))
    assert bid(page, 3), "the bid is asked again"
    page = read(await visitor.post(press.action, unchanged(press), status=409))
    assert "That move was already undone" in said(page)


async def test_a_move_that_showed_something_says_why_it_stands(
    visitor: Visitor, host: Host, opened: Opened
) -> None:
    await host.submit(opened.match_id, 0, 5)
    await host.submit(opened.match_id, 1, 1)
    here = await visitor.sit(opened, 0)
    page = await visitor.page(here)
    assert "You can’t undo your last move" in page.words
    assert not presses(page, "/undo")
    mark = "1.0"
    page = read(await visitor.post(f"{here}/undo", [("mark", mark)], status=409))
    assert "showed you something hidden" in said(page)


# --- secrets ----------------------------------------------------------------------------------------------


async def _everything(visitor: Visitor, here: str) -> str:
    """All that can be read at an address, pictures by their words."""
    return "\n".join([await visitor.get(here), await visitor.get(f"{here}/state")])


async def test_nobody_reads_what_another_seat_knows(arrive: Arrive, host: Host, opened: Opened) -> None:
    ada, bo, passer_by = arrive(), arrive(), arrive()
    hers, his = await ada.sit(opened, 0), await bo.sit(opened, 1)
    await host.submit(opened.match_id, 0, 5)
    await host.submit(opened.match_id, 1, 1)
    (card,) = (await host.table(opened.match_id)).view(0).hand
    assert f"Cards [{card}]" in await _everything(ada, hers)
    for other in (await _everything(bo, his), await _everything(passer_by, f"/t/{opened.match_id}")):
        assert f"Cards [{card}]" not in other
        assert "toy-card" not in other, "private words are heard by their seat alone"
        assert "toy-won" in other


async def test_the_seed_is_shown_at_the_end_and_not_before(
    visitor: Visitor, host: Host, opened: Opened
) -> None:
    table = await host.table(opened.match_id)
    here = await visitor.sit(opened, 0)
    before = await _everything(visitor, here)
    assert table.commitment in before
    assert table.match.seed not in before
    while not (table := await host.table(opened.match_id)).match.over:
        seat, decision = next((s, d) for s, d in table.pending().items() if d.blocking)
        answer = 1 if decision.key == "bid" and table.view(seat).purses[seat] else 0
        await host.submit(table.id, seat, answer if decision.key == "bid" else str(1 - seat))
    after = await visitor.page(here)
    assert table.match.seed in after.words
    assert " wins with " in after.words or "share the win" in after.words


async def test_pictures_are_drawn_for_their_reader(arrive: Arrive, host: Host, opened: Opened) -> None:
    ada, bo = arrive(), arrive()
    hers, his = await ada.sit(opened, 0), await bo.sit(opened, 1)
    await host.submit(opened.match_id, 0, 5)
    await host.submit(opened.match_id, 1, 1)

    async def hand(visitor: Visitor, here: str) -> bytes:
        async with visitor.client.get(f"{here}/hand.png?w=800") as response:
            assert response.headers["Cache-Control"] == "no-store"
            return await response.read()

    assert await hand(ada, hers) != await hand(bo, his)
    await ada.get(f"/t/{opened.match_id}/hand.png", status=404)


async def test_a_picture_is_kept_by_the_browser_under_its_version(visitor: Visitor, opened: Opened) -> None:
    here = await visitor.sit(opened, 0)
    page = await visitor.page(here)
    source = next(one.attrs["src"] for one in page.all("img") if "board.png" in one.attrs.get("src", ""))
    async with visitor.client.get(source) as response:
        assert response.headers["Cache-Control"] == "private, max-age=31536000, immutable"


async def test_names_cannot_become_markup(visitor: Visitor, host: Host) -> None:
    name = '<img src=x onerror="1">'
    opened = await host.open("toy", [SeatSpec(name), SeatSpec("Bo")])
    here = await visitor.sit(opened, 0)
    assert "<img src=x" not in await _everything(visitor, here)


# --- live -------------------------------------------------------------------------------------------------


async def test_the_stream_tells_of_every_change_and_catches_up(
    visitor: Visitor, host: Host, opened: Opened
) -> None:
    here = await visitor.sit(opened, 0)
    async with visitor.client.get(f"{here}/events?since=0") as stream:
        assert stream.headers["Content-Type"] == "text/event-stream"
        assert "Content-Security-Policy" in stream.headers
    async with listening(visitor, f"{here}/events?since=0") as heard:
        await heard("mine")
        await host.submit(opened.match_id, 1, 3)
        assert (await heard("message")).split()[0] == "1"
    async with listening(visitor, f"{here}/events?since=0") as heard:
        assert (await heard("message")).split()[0] == "1"


async def test_a_whole_game_by_the_forms_alone(arrive: Arrive, host: Host, opened: Opened) -> None:
    players = [arrive(), arrive()]
    here = [await player.sit(opened, seat) for seat, player in enumerate(players)]
    rng = Rng("forms")
    for _ in range(200):
        table = await host.table(opened.match_id)
        if table.match.over:
            break
        seat = table.waits_for()[0]
        action, pairs = answer_somehow(await players[seat].get(here[seat]), rng)
        await players[seat].post(action, pairs)
    page = await players[0].page(here[0])
    assert "The game is over" in page.words
    assert re.search(r"Total \d+ \d+", page.words)


async def test_a_player_who_comes_to_the_table_gets_their_seat(
    arrive: Arrive, visitor: Visitor, opened: Opened
) -> None:
    """By their key or as the person they are; others watch, and a player may watch, too."""
    here, table = await visitor.sit(opened, 0), f"/t/{opened.match_id}"
    async with visitor.client.get(table) as answer:
        assert answer.url.path == here
    async with visitor.client.get(f"{table}?watch=1") as answer:
        assert answer.url.path == table
    async with arrive().client.get(table) as answer:
        assert answer.url.path == table


async def test_a_second_link_is_still_opened_by_a_player(visitor: Visitor, opened: Opened) -> None:
    """The browser carries the key of the link along to the player's seat, which exchanges it there."""
    here = await visitor.sit(opened, 0)
    await visitor.post(f"{here}/sit", [("key", opened.keys[1])])
    await visitor.get(f"/t/{opened.match_id}/seat/1")
