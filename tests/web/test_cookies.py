"""What a browser keeps for us: its names under HTTPS, and how what was given under plain names goes on."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from aiohttp import ClientResponse, DummyCookieJar
from aiohttp.test_utils import TestClient, TestServer

from bot.config import Config
from bot.host.host import Host, Opened
from bot.series.steward import Steward
from bot.web.app import build
from bot.web.http.cookies import MOST_OF_A_KIND
from tests.web.acts import filled, form_of
from tests.web.agreed import CARDS
from tests.web.conftest import Visitor

Client = TestClient[Any, Any]
OURS = {"Sec-Fetch-Site": "same-origin"}
OPEN_NO_DOOR = ("language", "said")
FORM = {"kind-0": "person", "name-0": "Ada", "kind-1": "person", "name-1": "Bo", CARDS: "40"}


@pytest.fixture
async def secure(host: Host) -> AsyncIterator[Client]:
    """A host that people reach by HTTPS; nothing is kept between requests but what a test sends."""
    server = TestServer(build(Steward(host), Config(public_url="https://games.example.org")))
    await server.start_server()
    client: Client = TestClient(server, cookie_jar=DummyCookieJar())
    yield client
    await client.close()
    await server.close()


def given(response: ClientResponse) -> dict[str, str]:
    """What a browser keeps after this answer, where all of it is as guarded as its name says."""
    opening = {name: one for name, one in response.cookies.items() if name not in OPEN_NO_DOOR}
    kept = {name: one for name, one in opening.items() if one["max-age"] != "0"}
    for name, one in kept.items():
        assert name.startswith("__Host-"), f"{name} can be set by another name of the site"
        assert one["secure"]
        assert one["httponly"]
        assert one["path"] == "/"
        assert not one["domain"]
    return {name: one.value for name, one in kept.items()}


def taken_away(response: ClientResponse) -> set[tuple[str, str]]:
    return {(name, one["path"]) for name, one in response.cookies.items() if one["max-age"] == "0"}


def sent(cookies: dict[str, str]) -> dict[str, str]:
    return {**OURS, "Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}


async def test_browsers_come_back_by_https_alone_where_people_reach_us_so(
    secure: Client, visitor: Visitor
) -> None:
    """And names below ours are not ours to say."""
    for path, status in (("/", 200), ("/nothing", 404), ("/me/act/delete?q-0=yes", 403)):
        async with secure.get(path) as response:
            assert response.status == status
            assert response.headers["Strict-Transport-Security"] == "max-age=31536000"
        async with visitor.client.get(path) as response:
            assert "Strict-Transport-Security" not in response.headers


async def test_under_https_no_other_name_of_the_site_can_set_who_somebody_is(secure: Client) -> None:
    form = form_of(await Visitor(secure).page("/me"), "person-settings")
    named = filled(form, "person-settings", {"own_name": "Zenobia"})
    where = form.attrs["action"]
    async with secure.post(where, data=named, headers=OURS, allow_redirects=False) as response:
        key = given(response)["__Host-me"]
    async with secure.get("/me", headers=sent({"me": "a" * 24, "__Host-me": key})) as response:
        assert "Zenobia" in await response.text()


async def test_under_https_no_other_name_of_the_site_can_set_what_a_browser_holds(
    secure: Client, opened: Opened
) -> None:
    """The second seat of one browser is held by its key alone."""
    table, kept = f"/t/{opened.match_id}", dict[str, str]()
    for seat in (0, 1):
        key = {"key": opened.keys[seat]}
        async with secure.post(
            f"{table}/sit", data=key, headers=sent(kept), allow_redirects=False
        ) as response:
            kept |= given(response)
    del kept["__Host-me"]
    assert set(kept) == {*(f"__Host-seat-t-{opened.match_id}-seat-{n}" for n in (0, 1)), "__Host-tables"}
    planted = {"seat": "a" * 24, "tables": f"{opened.match_id}.0.{'0' * 20}", **kept}
    async with secure.get(f"{table}/seat/1", headers=sent(planted)) as response:
        assert "You’re Bo" in await response.text()
    async with secure.get("/games", headers=sent(planted)) as response:
        assert f"{table}/seat/1" in await response.text()


async def test_under_https_who_opened_a_table_keeps_its_key_by_a_guarded_name(secure: Client) -> None:
    async with secure.post("/new/toy", data=FORM, headers=OURS, allow_redirects=False) as response:
        kept = given(response)
    (name,) = [one for one in kept if one.startswith("__Host-opener-t-")]
    match_id = name.split("-")[3]
    async with secure.get(f"/t/{match_id}/host", headers=sent({name: kept[name]})) as response:
        assert response.status == 200


async def test_what_was_given_under_plain_names_is_read_once_and_replaced(
    secure: Client, opened: Opened
) -> None:
    table = f"/t/{opened.match_id}"
    for path, name, key in (
        (f"{table}/seat/1", "seat", opened.keys[1]),
        (f"{table}/host", "opener", opened.opener_key),
    ):
        async with secure.get(path, headers=sent({name: key})) as response:
            assert response.status == 200
            kept, gone = given(response), taken_away(response)
        assert kept == {f"__Host-{name}{path.replace('/', '-')}": key}
        assert gone == {(name, path)}
        async with secure.get(path, headers=sent(kept)) as response:
            assert response.status == 200
            assert not response.cookies


async def test_the_list_of_ones_games_is_read_once_and_replaced(
    secure: Client, visitor: Visitor, opened: Opened
) -> None:
    await visitor.sit(opened, 0)
    (listed,) = [one.value for one in visitor.client.session.cookie_jar if one.key == "tables"]
    async with secure.get("/games", headers=sent({"tables": listed})) as response:
        assert given(response) == {"__Host-tables": listed}
        assert taken_away(response) == {("tables", "/")}


async def test_what_nobody_was_given_gets_no_guarded_name(secure: Client, opened: Opened) -> None:
    for path, name in ((f"/t/{opened.match_id}/seat/0", "seat"), (f"/t/{opened.match_id}/host", "opener")):
        async with secure.get(path, headers=sent({name: "a" * 24})) as response:
            assert response.status == 403
            assert not response.cookies
    async with secure.get("/games", headers=sent({"tables": "made up", "me": "a" * 24})) as response:
        assert not given(response)


async def test_the_oldest_keys_make_room_so_that_all_fit_into_a_request(
    secure: Client, opened: Opened
) -> None:
    old = {f"__Host-seat-t-game{number}-seat-0": "a" * 24 for number in range(MOST_OF_A_KIND)}
    held = {f"__Host-opener-t-game{number}-host": "a" * 24 for number in range(MOST_OF_A_KIND)}
    async with secure.post(
        f"/t/{opened.match_id}/sit",
        data={"key": opened.keys[0]},
        headers=sent({**old, **held}),
        allow_redirects=False,
    ) as response:
        assert response.status == 303
        assert taken_away(response) == {("__Host-seat-t-game0-seat-0", "/")}
