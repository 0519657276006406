"""A person in the browser: known at every table; their games, their settings, what is kept of them."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from aiohttp import web

from bot.clock import FakeClock
from bot.host.host import Host, Opened
from bot.store import StoreError
from bot.table.seating import SeatSpec
from bot.table.settings import Settings
from bot.web.show.form import ROOT
from bot.web.surface import SURFACE
from tests.host.people import play_on
from tests.kit_web import Node, Press, read, unchanged
from tests.web.acts import act_of, do_act, filled, form_of
from tests.web.agreed import TWO_DAYS, agreed
from tests.web.conftest import Visitor, listening

Arrive = Callable[[], Visitor]


def personal_link(page: Node) -> str:
    (link,) = [one.attrs["value"] for one in page.all("input", readonly=None)]
    return link


async def person_at(host: Host, opened: Opened, seat: int) -> str | None:
    return (await host.table(opened.match_id)).seats[seat].user_id


# --- being known ------------------------------------------------------------------------------------------


async def test_looking_around_makes_nobody_known(visitor: Visitor, opened: Opened) -> None:
    for path in ("/", "/games", "/me", f"/t/{opened.match_id}"):
        await visitor.get(path)
    assert len(list(visitor.client.session.cookie_jar)) == 0


async def test_whoever_sits_down_is_the_same_person_at_every_table(
    arrive: Arrive, host: Host, opened: Opened
) -> None:
    ada, bo = arrive(), arrive()
    await ada.sit(opened, 0)
    await bo.sit(opened, 1)
    second = await host.open("toy", [SeatSpec("A"), SeatSpec("B")])
    await ada.sit(second, 1)
    me = await person_at(host, opened, 0)
    assert SURFACE.user_id(str(me))
    assert await person_at(host, second, 1) == me
    assert await person_at(host, opened, 1) != me


async def test_a_second_seat_at_the_same_table_is_held_by_its_link_alone(
    visitor: Visitor, host: Host, opened: Opened
) -> None:
    first, second = await visitor.sit(opened, 0), await visitor.sit(opened, 1)
    assert await person_at(host, opened, 1) is None
    assert "You’re Ada" in await visitor.get(first)
    assert "You’re Bo" in await visitor.get(second)


async def test_a_person_sits_where_they_sit_on_every_device_of_theirs(
    arrive: Arrive, host: Host, opened: Opened
) -> None:
    ada, phone = arrive(), arrive()
    here = await ada.sit(opened, 0)
    await phone.get(here, status=403)
    (me,) = [one.value for one in ada.client.session.cookie_jar if one.key == "me"]
    phone.client.session.cookie_jar.update_cookies({"me": me})
    assert "You’re Ada" in await phone.get(here)
    assert "Your personal link" in await phone.post(f"{here}/link", []), "who holds no link takes all along"
    assert "Toy" in read(await phone.get("/games")).words


@pytest.mark.parametrize("forged", ["", "x", "web:abc", "../../etc", "a" * 200, "é" * 30])
async def test_a_made_up_key_is_nobody_s(visitor: Visitor, opened: Opened, forged: str) -> None:
    headers = {"Cookie": f"me={forged}"}
    async with visitor.client.get(f"/t/{opened.match_id}/seat/0", headers=headers) as response:
        assert response.status == 403


async def test_the_id_of_a_person_opens_nothing(arrive: Arrive, host: Host, opened: Opened) -> None:
    ada, eve = arrive(), arrive()
    here = await ada.sit(opened, 0)
    me = await person_at(host, opened, 0) or ""
    for key in (me, SURFACE.user_id(me) or ""):
        eve.client.session.cookie_jar.update_cookies({"me": key})
        await eve.get(here, status=403)
        assert "You’re not at any table yet" in await eve.get("/games")


async def test_a_new_personal_link_closes_the_old_one_everywhere(
    arrive: Arrive, host: Host, opened: Opened
) -> None:
    ada, phone, thief = arrive(), arrive(), arrive()
    here = await ada.sit(opened, 0)
    await do_act(ada, "/me", "person-settings", own_name="Ada")
    old = personal_link(await ada.page("/me"))
    await thief.post("/profile", [("do", "be"), ("key", old)])
    assert "You’re Ada" in await thief.get(here)
    async with listening(thief, "/games/events") as heard:
        assert json.loads(await heard("mine"))["count"] == 1
        await ada.post("/profile", [("do", "renew")])
        await host.submit(opened.match_id, 1, 1)
        assert json.loads(await heard("mine"))["count"] == 0, "though Ada's move is still waited for"
    await thief.get(here, status=403)
    assert "You’re not at any table yet" in await thief.get("/games")
    for key in (old, old + "x", personal_link(await ada.page("/me")).partition(".")[0] + "." + "x" * 24):
        await phone.post("/profile", [("do", "be"), ("key", key)], status=422)
    assert "You’re Ada" in await ada.get(here)
    assert "Toy" in read(await ada.get("/games")).words
    new = personal_link(await ada.page("/me"))
    await phone.post("/profile", [("do", "be"), ("key", new)])
    assert "You’re Ada" in await phone.get(here)
    await phone.post("/profile", [("do", "renew")])
    assert [one.value for one in ada.client.session.cookie_jar if one.key == "me"] == [new.rpartition("#")[2]]
    assert "You’re not at any table yet" not in await phone.get("/games")
    assert 'value="Ada"' not in await ada.get("/me"), "the second renewal closes the first"


async def test_nobody_renews_the_link_of_nobody(visitor: Visitor) -> None:
    await visitor.post("/profile", [("do", "renew")], status=403)


async def test_every_page_keeps_a_browser_known_for_another_year(visitor: Visitor, opened: Opened) -> None:
    here = await visitor.sit(opened, 0)
    for path, kept in (
        (here, True),
        ("/games", True),
        (f"{here}/state", False),
        (f"{here}/board.png", False),
    ):
        async with visitor.client.get(path) as response:
            assert ("me" in response.cookies) is kept, path
            assert not kept or response.cookies["me"]["max-age"] == str(365 * 24 * 3600)


# --- my games ---------------------------------------------------------------------------------------------


async def test_my_games_name_those_that_wait_first_and_nobody_elses(
    arrive: Arrive, host: Host, opened: Opened
) -> None:
    ada, eve = arrive(), arrive()
    await ada.sit(opened, 0)
    other = await host.open("toy", [SeatSpec("Ada"), SeatSpec("Zoe")])
    await ada.sit(other, 0)
    await host.submit(opened.match_id, 0, 1)
    page = await ada.page("/games")
    lines = [one.words for one in page.all("ul", class_="held")]
    assert ["with Zoe" in line for line in lines] == [True, False], "the table that waits comes first"
    assert "Waiting for Bo" in lines[1]
    assert "You’re not at any table yet" in await eve.get("/games")


async def test_the_front_page_names_the_games_that_go_on(visitor: Visitor, host: Host) -> None:
    finished = await visitor.opens(*agreed(cards="3"), names=("Ada", "Zoe"))
    running = await visitor.opens()
    for opened in (finished, running):
        await visitor.sit(opened, 0)
    await play_on(host, finished.match_id)
    front, games = read(await visitor.get("/")).words, read(await visitor.get("/games")).words
    assert ("with Bo" in front, "with Zoe" in front) == (True, False)
    assert ("with Bo" in games, "with Zoe" in games) == (True, True)
    assert re.search(r"with Zoe Place [12] of 2, score \d+", games), games


async def test_a_seat_that_somebody_else_took_is_no_game_of_mine(arrive: Arrive, opened: Opened) -> None:
    ada, dee = arrive(), arrive()
    here = await ada.sit(opened, 0)
    await do_act(ada, f"{here}/time", "table-leave")
    assert "You’re not at any table yet" in await ada.get("/games")
    await do_act(dee, f"/t/{opened.match_id}/time", "table-take-seat", seat="0", your_name="Dee")
    assert "You’re not at any table yet" in await ada.get("/games")
    assert "with Bo" in await dee.get("/games")


async def test_every_page_hears_how_many_tables_wait_and_one_notice_for_each(
    visitor: Visitor, host: Host, clock: FakeClock
) -> None:
    opened = await visitor.opens(*TWO_DAYS)
    here = await visitor.sit(opened, 0)
    async with listening(visitor, "/games/events") as heard:
        assert json.loads(await heard("mine")) == {"count": 1, "notices": []}
        await host.sweep.tend()
        (arrived,) = json.loads(await heard("mine"))["notices"]
        assert arrived["sentence"] == "It’s your turn in Toy."
        assert arrived["url"] == here
        clock.pass_time(24 * 3600.0)
        await host.sweep.tend()
        (half,) = json.loads(await heard("mine"))["notices"]
        assert half["sentence"] == "Half your time in Toy is gone."
        assert half["about"] == arrived["about"], "it takes the place of the one before"
        assert half["id"] != arrived["id"]
        await host.submit(opened.match_id, 0, 3)
        assert json.loads(await heard("mine")) == {"count": 0, "notices": []}


async def test_a_table_counts_the_others_that_wait(visitor: Visitor, host: Host, opened: Opened) -> None:
    here = await visitor.sit(opened, 0)
    other = await host.open("toy", [SeatSpec("Ada"), SeatSpec("Zoe")])
    async with listening(visitor, f"{here}/events") as heard:
        assert json.loads(await heard("mine"))["count"] == 0
        await visitor.sit(other, 0)
    async with listening(visitor, f"{here}/events") as heard:
        assert json.loads(await heard("mine"))["count"] == 1


async def test_one_press_leads_to_the_next_table_that_waits(
    visitor: Visitor, host: Host, opened: Opened
) -> None:
    async def led_to(after: str) -> str:
        path = f"/games/next?after={after}"
        async with visitor.client.get(path, allow_redirects=False) as response:
            assert response.status == 303
            return response.headers["Location"]

    here = await visitor.sit(opened, 0)
    others = [await host.open("toy", [SeatSpec("Ada"), SeatSpec("Zoe")]) for _ in range(2)]
    there = {other.match_id: await visitor.sit(other, 0) for other in others}
    assert not (await visitor.page(here)).all("a", href=f"/games/next?after={opened.match_id}")
    await host.submit(opened.match_id, 0, 1)
    (link,) = (await visitor.page(here)).all("a", href=f"/games/next?after={opened.match_id}")
    assert link.words == "Next table (2)"
    first, second = sorted(there)
    assert await led_to(opened.match_id) == there[first]
    assert await led_to(first) == there[second], "one may pass a table by"
    assert await led_to(second) == there[first]
    for other in others:
        await host.submit(other.match_id, 0, 1)
    assert await led_to(second) == "/games"
    assert not (await visitor.page(here)).all("a", href=f"/games/next?after={opened.match_id}")


async def test_a_stream_that_cannot_go_on_just_ends(
    visitor: Visitor, host: Host, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await visitor.sit(opened, 0)

    async def busy(**_wanted: object) -> None:
        raise StoreError("the disk is full")

    async with visitor.client.get(f"{here}/events") as stream:
        await stream.content.readuntil(b"event: mine")
        monkeypatch.setattr(host.store.matches, "list_matches", busy)
        await host.submit(opened.match_id, 1, 1)
        assert b"<html" not in await stream.content.read()


async def test_settings_saved_while_a_form_is_on_its_way_are_not_lost(
    visitor: Visitor, host: Host, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    await visitor.sit(opened, 0)
    me = await person_at(host, opened, 0) or ""

    reading, read_all = asyncio.Event(), web.Request.read

    async def read(request: web.Request) -> bytes:
        reading.set()
        body: bytes = await read_all(request)
        return body

    async def slowly() -> AsyncIterator[bytes]:
        yield sent[:10]
        await reading.wait()
        await host.people.save_settings(me, Settings(name="Ada", orders={"toy": {"bid": 4}}))
        yield sent[10:]

    monkeypatch.setattr(web.Request, "read", read)
    form = form_of(await visitor.page("/me"), "person-settings")
    sent = urlencode(filled(form, "person-settings", {"palette": "contrast"})).encode()
    headers = {"Origin": visitor.origin, "Content-Type": "application/x-www-form-urlencoded"}
    async with visitor.client.post(form.attrs["action"], data=slowly(), headers=headers) as response:
        assert response.status == 200
    kept = await host.people.settings(me)
    assert (kept.name, kept.palette, kept.orders) == ("Ada", "contrast", {"toy": {"bid": 4}})


async def test_who_has_no_games_is_not_kept_on_the_line(visitor: Visitor) -> None:
    await visitor.get("/games/events", status=204)


@pytest.mark.parametrize("digest", ["none", "15"])
async def test_no_letters_are_written_to_whom_only_pages_reach(
    visitor: Visitor, host: Host, clock: FakeClock, digest: str
) -> None:
    await do_act(visitor, "/me", "person-settings", zone="UTC", digest=digest)
    opened = await visitor.opens(*TWO_DAYS)
    await visitor.sit(opened, 0)
    for _ in range(3):
        await host.sweep.tend()
        clock.pass_time(23 * 3600.0)
    assert await host.store.outbox.depth() == 0


# --- settings ---------------------------------------------------------------------------------------------


async def test_settings_are_kept_shown_and_hold_at_every_table(
    visitor: Visitor, host: Host, opened: Opened
) -> None:
    await visitor.sit(opened, 0)
    wished: dict[str, Any] = {
        "zone": "Europe/Paris",
        "quiet_from": "22:30",
        "quiet_to": "07:00",
        "remind": "none",
        "digest": "8",
        "language": "fr",
        "palette": "colourblind",
    }
    page = await do_act(visitor, "/me", "person-settings", **wished)
    assert "C’est enregistré." in page.words, "in the language just chosen"
    person = (await host.table(opened.match_id)).settings_of(0)
    assert (person.zone, person.quiet, person.remind) == ("Europe/Paris", (22 * 60 + 30, 7 * 60), "none")
    assert (person.digest, person.locale, person.palette) == (8, "fr", "colourblind")
    shown = unchanged(Press(form_of(page, "person-settings"), page))
    names = [f"{ROOT}-{i}" for i, _ in enumerate(act_of("person-settings").fields_on(SURFACE))]
    assert [value for name, value in shown if name in names[1:]] == list(wished.values())


@pytest.mark.parametrize(
    "wrong",
    [
        ("settings", "zone", "Atlantis/Centre", "Please check your entries"),
        ("settings", "palette", "sepia", "sepia"),
        ("settings", "language", "tlh", "tlh"),
        ("settings", "digest", "25", "25"),
        ("settings", "digest", "noon", "noon"),
        ("settings", "remind", "shout", "shout"),
        ("settings", "quiet_from", "late", "Please check your entries"),
        ("go-away", "first_day", "tomorrow", "Please check your entries"),
    ],
)
async def test_settings_that_cannot_be_are_one_sentence_and_change_nothing(
    visitor: Visitor, host: Host, opened: Opened, wrong: tuple[str, str, str, str]
) -> None:
    await visitor.sit(opened, 0)
    me = await person_at(host, opened, 0) or ""
    await do_act(visitor, "/me", "person-settings", zone="Europe/Rome")
    before = await host.people.settings(me)
    act, field, value, said = wrong
    page = await do_act(visitor, "/me", f"person-{act}", status=422, **{field: value})
    (refusal,) = page.all("p", role="alert")
    assert said in refusal.words
    assert await host.people.settings(me) == before


async def test_pictures_come_in_the_palette_of_their_reader(
    arrive: Arrive, host: Host, opened: Opened
) -> None:
    ada, bo = arrive(), arrive()
    here, there = await ada.sit(opened, 0), await bo.sit(opened, 1)
    table = f"/t/{opened.match_id}"
    pictures = [f"{here}/{kind}" for kind in ("board.png", "hand.png", "missed/board", "replay/board")]
    pictures += [f"{table}/board.png", f"{table}/replay/board"]

    async def seen(who: Visitor, path: str) -> bytes:
        async with who.client.get(path) as response:
            assert response.status == 200
            return await response.read()

    before = [await seen(ada, path) for path in pictures]
    others = await seen(bo, f"{there}/board.png")
    await do_act(ada, "/me", "person-settings", zone="UTC", palette="colourblind")
    for path, plain in zip(pictures, before, strict=True):
        assert await seen(ada, path) != plain, path
    assert await seen(bo, f"{there}/board.png") == others
    assert await seen(bo, f"{table}/board.png") == others, "what everybody sees is as it was"


async def test_a_table_is_watched_in_ones_own_colours_and_nobody_elses(
    arrive: Arrive, host: Host, opened: Opened
) -> None:
    ada, eve = arrive(), arrive()
    await do_act(ada, "/me", "person-settings", zone="UTC", palette="contrast")
    state = f"/t/{opened.match_id}/state?since=0"
    boards = [json.loads(await who.get(state))["pictures"]["board"]["html"] for who in (ada, eve, ada)]
    assert boards[0] == boards[2] != boards[1]


async def test_orders_for_every_table_are_left_once_and_brought_along(
    visitor: Visitor, host: Host, opened: Opened
) -> None:
    page = "/me/orders/toy"
    assert "/me/orders/toy" in await visitor.get("/me")
    await visitor.post(page, [("order", "bid"), ("q0", "99"), ("do", "always")], status=422)
    await visitor.post(page, [("order", "song"), ("do", "always")], status=422)
    html = await visitor.post(page, [("order", "bid"), ("q0", "4"), ("do", "always")])
    assert 'value="4"' in html
    await visitor.sit(opened, 0)
    log = await host.store.matches.log(opened.match_id)
    assert [(row.answer, row.made_by) for row in log if row.kind == "move"] == [(4, "plan")]
    await visitor.post(page, [("order", "bid"), ("do", "drop")])
    second = await visitor.opens()
    await visitor.sit(second, 0)
    assert not (await host.table(second.match_id)).seats[0].plans


async def test_an_order_is_announced_of_a_secret_question_to_its_owner_alone(
    arrive: Arrive, host: Host, opened: Opened
) -> None:
    ada, bo = arrive(), arrive()
    here, there = await ada.sit(opened, 0), await bo.sit(opened, 1)
    await ada.post(f"{here}/plans", [("order", "bid"), ("q0", "4"), ("do", "once")])
    assert "Played as you planned" in await ada.get(here)
    assert "Played as you planned" not in await bo.get(there)
    assert not (await host.table(opened.match_id)).seats[0].plans, "used up"


# --- what is kept -----------------------------------------------------------------------------------------


async def test_all_that_is_kept_is_handed_over_to_its_owner_alone(
    arrive: Arrive, host: Host, opened: Opened
) -> None:
    ada, eve = arrive(), arrive()
    await ada.sit(opened, 0)
    await host.submit(opened.match_id, 0, 7)
    kept = json.loads(await ada.post("/me/act/export", []))
    assert kept["person"] == await person_at(host, opened, 0)
    assert [one["moves"][0]["answer"] for one in kept["seats"]] == [7]
    await eve.post("/me/act/export", [], status=403)
    assert not list(eve.client.session.cookie_jar), "nobody is introduced by asking"


async def test_what_is_deleted_leaves_no_trace_in_the_whole_file(
    arrive: Arrive, host: Host, tmp_path: Path
) -> None:
    ada, bo = arrive(), arrive()
    finished = await ada.opens(*agreed(cards="3"), names=("Adalbertina", "Bo"))
    running = await ada.opens(names=("Adalbertina", "Bo"))
    for opened in (finished, running):
        await ada.sit(opened, 0)
        await bo.sit(opened, 1)
    await play_on(host, finished.match_id)
    me = await person_at(host, running, 0) or "?"
    await do_act(ada, "/me", "person-settings", zone="Europe/Rome")
    await ada.post("/profile", [("do", "renew")])
    unsure = await do_act(ada, "/me", "person-delete", sure=False, status=422)
    assert "Please confirm first" in unsure.words
    assert await person_at(host, running, 0) == me
    assert "deleted" in (await do_act(ada, "/me", "person-delete")).words
    assert not [one for one in ada.client.session.cookie_jar if one.key in ("me", "tables")]
    await ada.get(f"/t/{running.match_id}/seat/0", status=403)
    assert (await host.table(finished.match_id)).seats[0].name != "Adalbertina"
    await host.store.close()
    left = b"".join(file.read_bytes() for file in tmp_path.glob("web.db*"))
    assert me.encode() not in left
    assert b"Europe/Rome" not in left
