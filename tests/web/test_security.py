"""The browser table under attack: every route is walked, so that a new one is covered too."""

import json
import re
from collections.abc import Callable, Iterator

import pytest
from aiohttp import ClientResponse, web
from structlog.testing import capture_logs

from bot.config import Config
from bot.host.host import Host, Opened
from bot.table.seating import SeatSpec
from bot.web.app import build
from tests.web.conftest import Visitor

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
    for route in build(host, Config()).router.routes():
        if route.method in methods and isinstance(route.resource, web.Resource):
            yield route.method, route.resource.canonical


def path_of(route: str, match_id: str, seat: int = 0) -> str:
    """The route with something that fits in each of its places."""
    known = {**FILLED, "match": match_id, "seat": str(seat)}
    return re.sub(r"{(\w+)}", lambda place: known.get(place[1], "1"), route)


async def stored(host: Host) -> str:
    """All that the store holds, as far as a visitor could change it."""
    listed = [
        [one.id, one.seq, one.revision, repr(one.seats)]
        for one in [await host.table(found.id) for found in await host.matches()]
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
            assert response.status == 403, route
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
        "host": opened.host_key,
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
    secret = [opened.host_key, *opened.keys.values(), "a seed that nobody knows"]
    assert not [line for line in logs if any(one in repr(line) for one in secret)]


async def test_too_long_a_header_is_turned_away(visitor: Visitor) -> None:
    async with visitor.client.get("/", headers={"X-Long": "x" * 20_000}) as response:
        assert response.status == 400
    await visitor.get("/")
