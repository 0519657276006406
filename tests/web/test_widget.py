"""The widget of a room on Matrix: whom the homeserver vouches for, and everyone who only says so."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from urllib.parse import parse_qs, urlsplit

import aiohttp
import pytest
from aiohttp import ClientResponse, CookieJar, web
from aiohttp.test_utils import TestClient, TestServer
from pydantic import SecretStr

from bot import config
from bot.config import BadConfig, Config
from bot.host.host import Host, Opened
from bot.host.widgets import widget_path
from bot.series.steward import Steward
from bot.table.seating import SeatSpec
from bot.web.activity import openid
from bot.web.app import build
from bot.web.http.frame import SESSION_LASTS
from bot.web.http.guard import CONTENT, framed_by
from tests.kit_web import read
from tests.web.acts import filled, form_of
from tests.web.conftest import Client

PUBLIC, CLIENT = "games.example.org", "https://element.example.org"
ADA, BO = "@ada:example.org", "@bo:example.org"
SESSION = "__Host-widget"
ORIGIN = {"Host": PUBLIC, "Origin": f"https://{PUBLIC}", "Accept": "application/json"}


@dataclass
class Homeserver:
    """One that is asked for the person behind a token, and answers as a test likes."""

    people: dict[str, str] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)
    badly: web.Response | None = None
    slowly: asyncio.Event | None = None

    async def answer(self, request: web.Request) -> web.StreamResponse:
        self.asked.append(request.path)
        if request.path.endswith("/whoami"):
            return web.json_response({"user_id": "@fondaco:example.org"})
        if self.slowly is not None:
            await self.slowly.wait()
        if self.badly is not None:
            return self.badly
        user = self.people.get(request.query["access_token"])
        unknown = {"errcode": "M_UNKNOWN_TOKEN", "error": "Access Token unknown or expired"}
        return web.json_response({"sub": user}) if user else web.json_response(unknown, status=401)


@pytest.fixture
async def homeserver() -> AsyncIterator[tuple[Homeserver, str]]:
    made, app = Homeserver({"for-ada": ADA, "for-bo": BO}), web.Application()
    app.router.add_get("/{path:.*}", made.answer)
    server = TestServer(app)
    await server.start_server()
    yield made, str(server.make_url("")).rstrip("/")
    if made.slowly is not None:
        made.slowly.set()
    await server.close()


@pytest.fixture
async def table(host: Host) -> Opened:
    """Ada and Bo, both on Matrix."""
    seats = [SeatSpec("Ada", user_id=f"matrix:{ADA}"), SeatSpec("Bo", user_id=f"matrix:{BO}")]
    return await host.open("toy", seats, seed="a seed that nobody knows")


class Caller:
    """Someone without a browser, who sends what they like."""

    def __init__(self, client: Client, table: str) -> None:
        self.client = client
        self.table = table
        self.session = ""

    async def sign_in(self, token: str, user: str = ADA, **other: str) -> ClientResponse:
        posted = {"token": token, "user": user, "server": "example.org", "table": self.table, **other}
        response = await self.client.post("/widget", data=posted, headers=ORIGIN)
        for cookie in response.headers.getall("Set-Cookie", []):
            name, _, value = cookie.partition(";")[0].partition("=")
            if name == SESSION:
                self.session = value
        return response

    async def refused(self, token: str, user: str = ADA, **other: str) -> str:
        """The one sentence for someone who gets no seat."""
        response = await self.sign_in(token, user, **other)
        assert response.status in (403, 502)
        assert not self.session
        return str((await response.json())["said"])

    async def get(self, path: str) -> ClientResponse:
        return await self.client.get(path, headers={"Host": PUBLIC, "Cookie": f"{SESSION}={self.session}"})


def settings(address: str) -> Config:
    return Config(
        public_url=f"https://{PUBLIC}",
        matrix_homeserver=address,
        matrix_token=SecretStr("the bot's"),
        matrix_clients=CLIENT,
        proxy="127.0.0.1",
    )


@asynccontextmanager
async def served(host: Host, config: Config) -> AsyncIterator[Client]:
    server = TestServer(build(Steward(host), config))
    await server.start_server()
    client: Client = TestClient(server, cookie_jar=CookieJar(unsafe=True))
    yield client
    await client.close()
    await server.close()


@pytest.fixture
async def call(
    host: Host, homeserver: tuple[Homeserver, str], table: Opened
) -> AsyncIterator[Callable[[], Caller]]:
    path = await widget_path(host, table.match_id)
    (sealed,) = parse_qs(urlsplit(path).query)["table"]
    async with served(host, settings(homeserver[1])) as client:
        yield lambda: Caller(client, sealed)


async def test_whom_the_homeserver_vouches_for_sits_at_their_own_seat(
    host: Host, call: Callable[[], Caller], table: Opened
) -> None:
    ada, bo = call(), call()
    answer = await ada.sign_in("for-ada")
    assert await answer.json() == {"to": f"/t/{table.match_id}/seat/0"}
    (cookie,) = answer.headers.getall("Set-Cookie")
    assert cookie.endswith("; Secure; HttpOnly; SameSite=None; Partitioned")
    seat = await ada.get(f"/t/{table.match_id}/seat/0")
    assert "Cards" in await seat.text()
    assert seat.headers["Content-Security-Policy"] == framed_by(CLIENT)
    assert (await ada.get(f"/t/{table.match_id}/seat/1")).status == 403
    assert await (await bo.sign_in("for-bo", BO)).json() == {"to": f"/t/{table.match_id}/seat/1"}
    host.clock.pass_time(SESSION_LASTS + 1)  # type: ignore[attr-defined]
    assert (await ada.get(f"/t/{table.match_id}/seat/0")).status == 403


async def test_a_token_that_is_forged_expired_used_or_another_persons_seats_nobody(
    call: Callable[[], Caller], homeserver: tuple[Homeserver, str]
) -> None:
    known, _ = homeserver
    anyone = call()
    for token in ("forged", "", "a" * 600, "for-ada&access_token=for-bo", "../whoami"):
        assert "didn’t confirm who you are" in await anyone.refused(token)
    assert "didn’t confirm who you are" in await anyone.refused("for-bo", ADA)
    assert "didn’t confirm who you are" in await anyone.refused("for-bo", BO), "it was used"
    assert (await call().sign_in("for-ada")).status == 200
    assert "didn’t confirm who you are" in await call().refused("for-ada"), "sent again by someone else"
    del known.people["for-ada"]
    assert "didn’t confirm who you are" in await call().refused("for-ada"), "expired"
    assert set(known.asked) == {openid.WHOAMI, openid.USERINFO}


async def test_only_people_of_the_bots_own_homeserver_are_known_and_no_other_is_asked(
    call: Callable[[], Caller], homeserver: tuple[Homeserver, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    known, address = homeserver
    connected: list[str] = []
    get = aiohttp.ClientSession.get

    def noted(session: object, url: str, **how: object) -> object:
        connected.append(url)
        return get(session, url, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(aiohttp.ClientSession, "get", noted)
    for server in ("evil.example", "127.0.0.1:1", "", "example.org/@evil.example"):
        sentence = await call().refused(f"token-for-{len(connected)}", server=server)
        assert "only for people of the bot’s own homeserver" in sentence
    known.people["strange"] = "@ada:evil.example"
    assert "didn’t confirm who you are" in await call().refused("strange", "@ada:evil.example")
    assert {url.removeprefix(address) for url in connected} == {openid.WHOAMI, openid.USERINFO}


@pytest.mark.parametrize(
    ("badly", "sentence"),
    [
        (web.Response(body=b'{"sub": "' + b"a" * 1_000_000 + b'"}'), "can’t be reached right now"),
        (web.Response(text="not JSON"), "can’t be reached right now"),
        (web.Response(text="[" * 10_000), "can’t be reached right now"),
        (web.Response(status=302, headers={"Location": "http://127.0.0.1:9/"}), "can’t be reached right now"),
        (web.Response(status=503), "can’t be reached right now"),
        (web.json_response(["@ada:example.org"]), "didn’t confirm who you are"),
        (web.json_response({"sub": ["@ada:example.org"]}), "didn’t confirm who you are"),
        (web.json_response({"sub": "@ada:example.org\n"}), "didn’t confirm who you are"),
        (web.json_response({}), "didn’t confirm who you are"),
    ],
    ids=["1 MB", "no JSON", "deep", "elsewhere", "broken", "a list", "people", "a line", "nobody"],
)
async def test_a_strange_answer_of_the_homeserver_is_one_sentence_and_no_seat(
    call: Callable[[], Caller], homeserver: tuple[Homeserver, str], badly: web.Response, sentence: str
) -> None:
    homeserver[0].badly = badly
    assert sentence in await call().refused("for-ada")


async def test_a_homeserver_that_does_not_answer_is_given_up(
    call: Callable[[], Caller], homeserver: tuple[Homeserver, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(openid, "PATIENCE", 0.2)
    homeserver[0].slowly = asyncio.Event()
    assert "can’t be reached right now" in await call().refused("for-ada")


async def test_without_the_address_from_the_room_a_proof_opens_nothing(
    host: Host, call: Callable[[], Caller], table: Opened, opened: Opened
) -> None:
    """A service to which someone has proved who they are elsewhere may send that proof here."""
    thief = call()
    for guess in (table.match_id, "", thief.table[:-1], thief.table.replace(table.match_id, opened.match_id)):
        assert "didn’t confirm who you are" in await thief.refused("for-ada", table=guess)
    assert (await call().sign_in("for-ada")).status == 200, "no guess has used it up"


async def test_the_widget_is_framed_by_the_named_clients_alone(
    host: Host, homeserver: tuple[Homeserver, str]
) -> None:
    on = settings(homeserver[1])
    for without in ({"matrix_token": None}, {"public_url": "http://games.example.org"}, {"web": False}):
        assert not on.model_copy(update=without).shows_widget
    async with served(host, on) as client:
        for path, policy in (("/", CONTENT), ("/games", CONTENT), ("/widget", framed_by(CLIENT))):
            async with client.get(path, headers={"Host": PUBLIC}) as response:
                assert response.headers["Content-Security-Policy"] == policy
        elsewhere = {**ORIGIN, "Origin": CLIENT}
        async with client.post("/widget", headers=elsewhere) as response:
            assert response.status == 403
    off = on.model_copy(update={"matrix_token": None})
    async with served(host, off) as client, client.get("/widget", headers={"Host": PUBLIC}) as response:
        assert response.status == 404


async def test_in_the_widget_nobody_becomes_another_person_or_is_deleted_by_halves(
    call: Callable[[], Caller],
) -> None:
    ada = call()
    await ada.sign_in("for-ada")
    sent = {**ORIGIN, "Cookie": f"{SESSION}={ada.session}"}
    async with ada.client.post("/profile", data={"do": "renew"}, headers=sent) as response:
        assert "Matrix signs you in here" in (await response.json())["said"]
    form = form_of(read(await (await ada.get("/me")).text()), "person-delete")
    posted = filled(form, "person-delete", {})
    async with ada.client.post(form.attrs["action"], data=posted, headers=sent) as response:
        assert "!my delete" in (await response.json())["said"]


def test_the_clients_are_named_by_their_addresses() -> None:
    named = config.read({"MATRIX_CLIENTS": "https://a.example, https://b.example:8443 vector://vector"})
    assert named.matrix_clients == "https://a.example https://b.example:8443 vector://vector"
    for wrong in ("*", "https:", "http://a.example", "https://a.example/x", "https://*.example", "'self'"):
        with pytest.raises(BadConfig, match="MATRIX_CLIENTS"):
            config.read({"MATRIX_CLIENTS": wrong})
