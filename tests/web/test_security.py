"""The browser table under attack: every route is walked, so that a new one is covered too."""

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from aiohttp import ClientResponse, web
from structlog.testing import capture_logs

from bot import keys
from bot.config import Config
from bot.host.host import Host, Opened
from bot.series.steward import Steward
from bot.table.seating import SeatSpec
from bot.table.settings import Settings
from bot.web.app import build
from bot.web.http.identity import person_of
from tests.host.people import play_on
from tests.kit import PATIENCE
from tests.web.acts import filled, form_of
from tests.web.conftest import Visitor, listening

SCRIPT = "<script>alert(1)</script>"
FILLED = {
    "act": "leave",
    "subject": "nothing",
    "title": "toy",
    "kind": "board",
    "digest": "0",
    "name": "style.css",
}
"""What stands in a route where it does not matter here."""


def routes(host: Host, *methods: str) -> Iterator[tuple[str, str]]:
    """Every route with one of these methods, as it is written."""
    for route in build(Steward(host), Config()).router.routes():
        if route.method in methods and isinstance(route.resource, web.Resource):
            yield route.method, route.resource.canonical


def path_of(route: str, match_id: str, seat: int = 0) -> str:
    """The route with something that fits in each of its places."""
    known = {**FILLED, "match": match_id, "game": match_id, "seat": str(seat)}
    return re.sub(r"{(\w+)}", lambda place: known.get(place[1], "1"), route)


async def stored(host: Host) -> str:
    """All that the store holds, as far as a visitor could change it."""
    listed = [
        [one.id, one.seq, one.revision, repr(one.seats)]
        for one in [await host.table(found.id) for found in await host.store.matches.list_matches()]
    ]
    return json.dumps(listed)


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site", "Origin": "https://evil.example"},
        {"Sec-Fetch-Site": "same-site"},
        {},
    ],
)
async def test_no_route_changes_anything_for_another_site(
    visitor: Visitor, host: Host, opened: Opened, headers: dict[str, str]
) -> None:
    await visitor.sit(opened, 0)
    before = await stored(host)
    walked = 0
    for method, route in routes(host, "POST", "PUT", "DELETE", "PATCH"):
        path = path_of(route, opened.match_id)
        async with visitor.client.request(method, path, data={"key": "x"}, headers=headers) as response:
            assert response.status == (401 if route.startswith("/api/") else 403), route
            walked += 1
    assert walked > 10
    assert await stored(host) == before


async def test_a_name_that_was_pointed_here_from_outside_opens_nothing(
    visitor: Visitor, opened: Opened
) -> None:
    for name in ("evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example", ""):
        async with visitor.client.get("/", headers={"Host": name}) as response:
            assert response.status in (400, 421), name
    for name in ("localhost:8000", "127.0.0.1", "[::1]:8000", "192.0.2.7"):
        async with visitor.client.get("/", headers={"Host": name}) as response:
            assert response.status == 200, name


@pytest.mark.parametrize("guess", ["", "x", "neighbour", "elsewhere", "cut", "longer", "host"])
async def test_no_seat_opens_with_another_key(
    arrive: Callable[[], Visitor], host: Host, opened: Opened, guess: str
) -> None:
    elsewhere = await host.open("toy", [SeatSpec("Cleo"), SeatSpec("Dan")])
    key = {
        "neighbour": opened.keys[1],
        "elsewhere": elsewhere.keys[0],
        "cut": opened.keys[0][:-1],
        "longer": opened.keys[0] + "a",
        "host": opened.opener_key,
    }.get(guess, guess)
    stranger = arrive()
    shown: set[str] = set()
    for method, route in routes(host, "GET", "POST"):
        if "{seat}" not in route:
            continue
        path = path_of(route, opened.match_id)
        headers = {"Cookie": f"seat={key}", "Origin": stranger.origin}
        async with stranger.client.request(method, path, headers=headers, allow_redirects=False) as response:
            assert response.status == 403, f"{method} {route}"
            shown.add(await response.text())
    assert shown
    assert not [page for page in shown if opened.keys[0] in page or "Cards [" in page]


TRICKS = [
    "/static/0/../../../etc/passwd",
    "/static/0/..%2f..%2fapp.py",
    "/static/0/%2e%2e/%2e%2e/app.py",
    "/static/0//etc/passwd",
    "/t/%00",
    "/t/" + "a" * 5000,
    "/t/..%2f..",
    "/%2fevil.example/",
    "/t/{match}/seat/99",
    "/t/{match}/seat/-1",
    "/t/{match}/seat/0%0d%0aSet-Cookie:a=b",
    "/t/{match}/board.png?width=99999999999",
    "/t/{match}/board.png?width=-1",
    "/t/{match}/closer?place=../../etc",
    "/t/{match}/state?since=99999999999999999999",
    "/t/{match}/replay?move=-5",
    "/cover/..%2f..%2fsecret.png",
    "/rules/%3Cscript%3E",
]


@pytest.mark.parametrize("trick", TRICKS)
async def test_a_crooked_address_is_a_sentence(visitor: Visitor, opened: Opened, trick: str) -> None:
    async with visitor.client.get(
        trick.replace("{match}", opened.match_id), allow_redirects=False
    ) as response:
        body = await response.text(errors="replace")
        assert response.status < 500, body[:300]
        assert "root:" not in body
        assert "import " not in body
        assert "Set-Cookie" not in response.headers
        assert not response.headers.get("Location", "/").startswith(("//", "http"))


PLAIN = "application/x-www-form-urlencoded"
MIXED = "multipart/form-data; boundary=x"
PART = b'--x\r\nContent-Disposition: form-data; name="key"\r\n%s\r\n\r\n%s\r\n--x--\r\n'
CROOKED = [
    ({"Content-Type": f"{PLAIN}; charset=klingon"}, b"key=a"),
    ({"Content-Type": f"{PLAIN}; charset=unicode_escape"}, b"key=\\ud800"),
    ({"Content-Type": PLAIN, "Content-Encoding": "gzip"}, b"key=a"),
    ({"Content-Type": PLAIN}, b"key=\xff\xfe"),
    ({"Content-Type": PLAIN}, b"&".join([b"key=a"] * 5000)),
    ({"Content-Type": MIXED}, PART % (b"Content-Type: text/plain; charset=klingon", b"a")),
    ({"Content-Type": MIXED}, PART % (b"Content-Type: text/plain; charset=unicode_escape", b"\\ud800")),
    ({"Content-Type": MIXED}, PART % (b"Content-Transfer-Encoding: klingon", b"a")),
    ({"Content-Type": "application/json"}, b"{}"),
    ({"Origin": "http://["}, b""),
]


@pytest.mark.parametrize(("headers", "body"), CROOKED)
async def test_a_crooked_form_is_a_sentence(
    visitor: Visitor, opened: Opened, headers: dict[str, str], body: bytes
) -> None:
    path = f"/t/{opened.match_id}/sit"
    async with visitor.client.post(path, data=body, headers={"Origin": visitor.origin, **headers}) as answer:
        assert 400 <= answer.status < 500
        assert "alert" in await answer.text()


@pytest.mark.parametrize("seq", ["9" * 5000, "9" * 30, "-1", "one", ""])
async def test_a_crooked_number_takes_nothing_back(visitor: Visitor, host: Host, seq: str) -> None:
    opened = await visitor.opens()
    await host.submit(opened.match_id, 0, 5)
    path = f"/t/{opened.match_id}/host/undo"
    await visitor.post(path, [("seq", seq), ("seen", "1")], status=409)
    await visitor.post(path, [("seq", "1"), ("seen", seq)], status=409)
    assert (await host.table(opened.match_id)).seq == 1


async def test_a_name_made_of_script_is_shown_as_words(visitor: Visitor, host: Host) -> None:
    named = await host.open("toy", [SeatSpec(SCRIPT), SeatSpec('"><img src=x onerror=alert(1)>')])
    await visitor.sit(named, 0)
    seen = 0
    for _method, route in routes(host, "GET"):
        if "events" in route or "{name}" in route:
            continue
        async with visitor.client.get(path_of(route, named.match_id)) as response:
            if response.content_type.startswith("image/"):
                continue
            body = await markup(response)
            assert SCRIPT not in body, route
            assert "<img src=x" not in body, route
            seen += "alert(1)" in body
    assert seen > 2, "the name was never shown, so nothing was proved"


async def markup(response: ClientResponse) -> str:
    """What a browser would take for markup; our script puts the rest on the page as plain words."""
    if response.content_type != "application/json":
        return await response.text()
    told = await response.json()
    return str(told.get("lines")) + str(told.get("parts"))


async def test_every_answer_carries_the_fences(visitor: Visitor, host: Host, opened: Opened) -> None:
    await visitor.sit(opened, 0)
    for method, route in routes(host, "GET", "POST"):
        if "events" in route:
            continue
        path = path_of(route, opened.match_id)
        async with visitor.client.request(method, path, allow_redirects=False) as response:
            policy = response.headers.get("Content-Security-Policy", "")
            assert policy.startswith("default-src 'none'"), route
            assert "unsafe" not in policy, route
            assert response.headers["X-Content-Type-Options"] == "nosniff", route


async def test_no_key_reaches_the_log_or_an_address(visitor: Visitor, host: Host, opened: Opened) -> None:
    with capture_logs() as logs:
        await visitor.sit(opened, 0)
        for method, route in routes(host, "GET", "POST"):
            if "events" in route:
                continue
            headers = {"Origin": visitor.origin}
            path = path_of(route, opened.match_id)
            async with visitor.client.request(
                method, path, headers=headers, data={"key": opened.keys[0]}, allow_redirects=False
            ) as response:
                moved = response.headers.get("Location", "").partition("#")[0]
                assert opened.keys[0] not in moved, route
    secret = [opened.opener_key, *opened.keys.values(), "a seed that nobody knows"]
    assert not [line for line in logs if any(one in repr(line) for one in secret)]


async def test_too_long_a_header_is_turned_away(visitor: Visitor) -> None:
    async with visitor.client.get("/", headers={"X-Long": "x" * 20_000}) as response:
        assert response.status == 400
    await visitor.get("/")


# --- strangers --------------------------------------------------------------------------------------------


def forged(match_id: str, seats: int) -> list[str]:
    """Cookies that nobody was given: a list of seats as it was written once, and with proofs made up."""
    proofs = ("", ".", f".{'0' * 20}", f".{keys.proof_of_listing('')}", f".{keys.digest(match_id)[:20]}")
    return ["-".join(f"{match_id}.{seat}{proof}" for seat in range(seats)) for proof in proofs]


async def test_a_list_of_seats_that_nobody_was_given_lists_nothing(
    arrive: Callable[[], Visitor], host: Host
) -> None:
    """Unclaimed links, a second seat on one device, and seats on Discord are all nobody's business."""
    opened = await host.open(
        "toy", [SeatSpec("Ada"), SeatSpec("Bo"), SeatSpec("Cy", user_id="discord:7")], seed="unknown"
    )
    device = arrive()
    await device.sit(opened, 0)
    await device.sit(opened, 1)
    await host.sweep.tend()
    async with listening(device, "/games/events") as heard:
        told = json.loads(await heard("mine"))
        assert len(told["notices"]) == told["count"] == 2, "the device itself is told of both its seats"
    tokens = [str((await host.table(opened.match_id)).token(seat)) for seat in range(3)]
    for cookie in forged(opened.match_id, 3):
        stranger = arrive()
        headers = {"Cookie": f"tables={cookie}"}
        for path in ("/games", "/", "/games?part", f"/t/{opened.match_id}"):
            page = await stranger.get(path, Cookie=headers["Cookie"])
            assert not [token for token in tokens if token in page], path
            assert "It’s your turn" not in page, f"{path} lists a seat for {cookie}"
        async with stranger.client.get("/games/events", headers=headers) as response:
            if response.status == 200:
                told = await first_told(response)
                assert told == {"count": 0, "notices": []}, f"a stream for {cookie}"


async def first_told(response: ClientResponse) -> Any:
    """What a stream says first of what waits."""
    async with asyncio.timeout(PATIENCE):
        while True:
            lines = (await response.content.readuntil(b"\n\n")).decode().splitlines()
            said = [line.removeprefix("data: ") for line in lines if line.startswith("data: ")]
            if "event: mine" in lines:
                return json.loads(said[0])


async def test_no_page_shows_a_game_over_while_a_sister_is_dealt_the_same(
    arrive: Callable[[], Visitor], host: Host
) -> None:
    around = {"series": {"id": "lido", "duplicate": True}}
    seats = [SeatSpec("Ada"), SeatSpec("Bo")]
    over, sister = [
        await host.open("toy", seats, {"cards": "3"}, seed="alike", surface=around) for _ in range(2)
    ]
    await play_on(host, over.match_id)
    visitor = arrive()
    here = await visitor.sit(over, 0)
    base = f"/t/{over.match_id}"
    paths = [
        *(f"{one}/{what}" for one in (base, here) for what in ("replay?eyes=1&step=2", "replay", "export")),
        *(f"{one}/replay/board?eyes=1&step=2" for one in (base, here)),
        *(f"{here}/{what}" for what in ("missed", "missed/film", "missed/board")),
    ]
    for path in paths:
        assert "playing the same cards and dice" in await visitor.get(path, status=404), path
    await play_on(host, sister.match_id)
    for path in paths:
        async with visitor.client.get(path) as response:
            assert response.status == 200, path


# --- keys and cookies -------------------------------------------------------------------------------------


@pytest.mark.parametrize("made_up", ["a" * 20, "a" * 24, f"{'a' * 24}~{'0' * 16}", "x" * 64])
async def test_nobody_becomes_known_by_a_key_of_their_own_making(
    arrive: Callable[[], Visitor], host: Host, made_up: str
) -> None:
    visitor = arrive()
    headers = {"Origin": visitor.origin, "Cookie": f"me={made_up}"}
    form = form_of(await visitor.page("/me"), "person-settings")
    named = filled(form, "person-settings", {"own_name": "Ada"})
    async with visitor.client.post(
        form.attrs["action"], data=named, headers=headers, allow_redirects=False
    ) as response:
        given = response.cookies["me"].value
    assert given != made_up
    assert await host.store.people.settings(person_of(made_up)) is None
    assert (await host.store.people.settings(person_of(given)) or {})["name"] == "Ada"


async def test_a_key_from_before_there_were_seals_stays_good_for_who_is_known(
    visitor: Visitor, host: Host
) -> None:
    old = keys.new_key()
    await host.people.save_settings(person_of(old), Settings(name="Ada of old"))
    assert "Ada of old" in await visitor.get("/me", Cookie=f"me={old}")


async def test_that_a_sealed_answer_was_taken_back_is_told_to_nobody_else(
    arrive: Callable[[], Visitor], host: Host, opened: Opened
) -> None:
    watching, player = arrive(), arrive()
    here = await player.sit(opened, 1)
    await host.submit(opened.match_id, 0, 5)
    await host.undo(opened.match_id, 0)
    for visitor, path in ((watching, f"/t/{opened.match_id}"), (player, here)):
        told = json.loads(await visitor.get(f"{path}/state?since=0"))
        assert told["undone"] == []
        assert told["news"] == []
