"""The table inside Discord: a frame that Discord vouches for, and everybody who is not it."""

import string
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from aiohttp import ClientResponse, CookieJar
from aiohttp.test_utils import TestClient, TestServer
from playwright.async_api import Browser, Page, async_playwright, expect
from pydantic import SecretStr

import engine
from bot.config import Config
from bot.host.activity_launches import FRESH, remember_launch
from bot.host.budget import PURSES, Purse
from bot.host.host import Host, Opened
from bot.ops import doctor
from bot.series.steward import Steward
from bot.store.notes import NoteKind
from bot.table.seating import SeatSpec
from bot.table.settings import Settings
from bot.web.activity import oauth
from bot.web.app import build
from bot.web.http.frame import SESSION, SESSION_LASTS, SIGN_IN, SIGN_IN_LASTS, activity_of
from bot.web.http.guard import CONTENT, FRAMED
from engine.rng import Rng
from tests.kit_web import read
from tests.web.acts import filled, form_of
from tests.web.chromium import NO_CHROMIUM, PATIENCE, Clicker, find_chromium
from tests.web.conftest import Client
from tests.web.discord_frame import (
    CHANNEL,
    CLIENT_ID,
    EVIL,
    FRAME,
    ON,
    OURS,
    PUBLIC,
    StandIn,
    activity_in,
    flags_for,
    stand_in,
)

OFF = Config(public_url=f"https://{PUBLIC}", discord_id=CLIENT_ID)
ENTRY = FRAME.removeprefix(OURS)
HOST = {"Host": PUBLIC}
RELOADED = 25
"""Answers after which the frame of a whole game is loaded again."""
POSTED = {**HOST, "Origin": OURS, "Accept": "application/json"}


@pytest.fixture(scope="module")
async def discord(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[StandIn]:
    async with stand_in(tmp_path_factory.mktemp("discord")) as made:
        yield made


@pytest.fixture
async def table(host: Host) -> Opened:
    """Ada, known from Discord, and the house."""
    ada = SeatSpec("Ada", user_id="discord:4001")
    return await host.open("toy", [ada, SeatSpec("Bo", kind="house")], seed="a seed that nobody knows")


@asynccontextmanager
async def served(host: Host, discord: StandIn, config: Config = ON) -> AsyncIterator[TestServer]:
    server = TestServer(build(Steward(host), config))
    await server.start_server()
    discord.user, discord.willing, discord.upstream = "4001", True, str(server.make_url("")).rstrip("/")
    try:
        yield server
    finally:
        await server.close()


# --- what the host gives out, request by request ----------------------------------------------------------


class Caller:
    """Someone without a browser, who keeps what cookies they like."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.cookies: dict[str, str] = {}

    async def get(self, path: str, **headers: str) -> ClientResponse:
        return await self.keep_cookies(
            await self.client.get(path, headers=self.with_cookies({**HOST, **headers}))
        )

    async def sign_in(self, code: str, state: str, **headers: str) -> ClientResponse:
        sent = self.with_cookies({**POSTED, **headers})
        posted = {"code": code, "state": state}
        return await self.keep_cookies(await self.client.post("/activity", data=posted, headers=sent))

    async def enter(self) -> tuple[str, str]:
        """Open the first page: its name for this attempt, and the challenge for Discord."""
        page = read(await (await self.get(ENTRY)).text())
        (place,) = page.all("section", id="activity")
        return place.attrs["data-state"], place.attrs["data-challenge"]

    def with_cookies(self, headers: dict[str, str]) -> dict[str, str]:
        return {**headers, "Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}

    async def keep_cookies(self, response: ClientResponse) -> ClientResponse:
        for said in response.headers.getall("Set-Cookie", []):
            name, _, value = said.partition(";")[0].partition("=")
            self.cookies[name] = value
        return response


@pytest.fixture
async def call(
    host: Host, discord: StandIn, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Callable[[], Caller]]:
    monkeypatch.setattr(oauth, "API", discord.api)
    async with served(host, discord) as server:
        client: Client = TestClient(server, cookie_jar=CookieJar(unsafe=True))
        client.session.cookie_jar.clear()
        yield lambda: Caller(client)
        await client.close()


async def test_whom_discord_vouches_for_is_known_by_a_cookie_of_the_frame_alone(
    host: Host, call: Callable[[], Caller], discord: StandIn, table: Opened
) -> None:
    ada = call()
    state, challenge = await ada.enter()
    answer = await ada.sign_in(discord.new_code(challenge), state)
    assert await answer.json() == {"access_token": next(reversed(discord.tokens)), "to": "/games"}
    session, *_ = answer.headers.getall("Set-Cookie")
    assert session.startswith(f"{SESSION}=4001.")
    assert session.endswith("; Secure; HttpOnly; SameSite=None; Partitioned")
    seat = await ada.get(f"/t/{table.match_id}/seat/0")
    assert "Cards" in await seat.text()
    assert seat.headers["Content-Security-Policy"] == FRAMED
    host.clock.pass_time(SESSION_LASTS + 1)  # type: ignore[attr-defined]
    assert (await ada.get(f"/t/{table.match_id}/seat/0")).status == 403


async def test_the_table_that_was_pressed_opens_at_ones_own_seat(
    host: Host, call: Callable[[], Caller], discord: StandIn, table: Opened, opened: Opened
) -> None:
    async def opens() -> str:
        caller = call()
        state, challenge = await caller.enter()
        return str((await (await caller.sign_in(discord.new_code(challenge), state)).json())["to"])

    await remember_launch(host, "discord:4001", table.match_id)
    assert await opens() == f"/t/{table.match_id}/seat/0"
    await remember_launch(host, "discord:4001", opened.match_id)
    assert await opens() == f"/t/{opened.match_id}"
    host.clock.pass_time(FRESH + 1)  # type: ignore[attr-defined]
    assert await opens() == "/games"


async def test_a_stolen_code_opens_nothing(call: Callable[[], Caller], discord: StandIn) -> None:
    """Someone who got hold of a code uses it in an attempt of their own; then its owner uses it twice."""
    ada, thief = call(), call()
    state, challenge = await ada.enter()
    code = discord.new_code(challenge)
    own, _ = await thief.enter()
    for said in (own, state):
        assert (await thief.sign_in(code, said)).status == 403
    assert SESSION not in thief.cookies
    assert (await ada.sign_in(code, state)).status == 200
    again = call()
    again.cookies[SIGN_IN] = state
    assert (await again.sign_in(discord.new_code(challenge), state)).status == 403
    assert SESSION not in again.cookies


async def test_a_foreign_origin_gets_nothing(call: Callable[[], Caller], discord: StandIn) -> None:
    ada = call()
    state, challenge = await ada.enter()
    for origin in (f"https://{EVIL}", f"https://{PUBLIC}", "https://discord.com", "null"):
        headers = {"Origin": origin, "Sec-Fetch-Site": "same-origin"}
        assert (await ada.sign_in(discord.new_code(challenge), state, **headers)).status == 403
    assert SESSION not in ada.cookies


async def test_forged_attempts_use_up_nobodys_budget(
    call: Callable[[], Caller], discord: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Behind Discord everybody comes from the same addresses."""
    monkeypatch.setitem(PURSES, "sign-ins", Purse(2, 2))
    forger, ada, bo, cy = call(), call(), call(), call()
    state, challenge = await forger.enter()
    until, proxy = state.split(".")[1], {"X-Forwarded-For": "203.0.113.7"}
    for number in range(6):
        forged = (f"{'a' * 24}.{until}.{number:064x}", state)[number % 2]
        forger.cookies[SIGN_IN] = f"{'a' * 24}.{until}.{number:064x}"
        assert (await forger.sign_in("code", forged, **proxy)).status == 403
    for person, status in ((ada, 200), (bo, 200), (cy, 429)):
        state, challenge = await person.enter()
        answer = await person.sign_in(discord.new_code(challenge), state, **proxy)
        assert answer.status == status


async def test_an_attempt_ends_and_a_made_up_session_is_nobody(
    host: Host, call: Callable[[], Caller], discord: StandIn, table: Opened
) -> None:
    ada = call()
    state, challenge = await ada.enter()
    host.clock.pass_time(SIGN_IN_LASTS + 1)  # type: ignore[attr-defined]
    assert (await ada.sign_in(discord.new_code(challenge), state)).status == 403
    until = int(host.clock.now()) + 1000
    for forged in (f"4001.{until}.{'0' * 64}", state, f"4001.{until}", "4001"):
        ada.cookies[SESSION] = forged
        seat = await ada.get(f"/t/{table.match_id}/seat/0")
        assert seat.status == 403
        assert seat.headers["Content-Security-Policy"] == CONTENT


async def test_a_signature_is_good_for_one_purpose_and_an_attempt_for_one_use(host: Host) -> None:
    activity = activity_of(ON, host.store.notes, host.clock)
    assert activity is not None
    await activity.ready()
    attempt, session = activity.new_sign_in(), activity.new_session("4001")
    assert activity.person_of(session) == "discord:4001"
    assert activity.person_of(attempt) is None
    assert not activity.is_open(session)
    assert activity.is_open(attempt)
    activity.close(attempt)
    letters = string.ascii_uppercase + string.ascii_lowercase + string.digits + "-_"
    padded = attempt[:-1] + letters[letters.index(attempt[-1]) ^ 1]  # decodes to the same signature
    assert not activity.is_open(attempt)
    assert not activity.is_open(padded)


async def test_when_discord_is_away_one_sentence_says_so(
    call: Callable[[], Caller], discord: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(oauth, "API", "http://127.0.0.1:9/api")
    ada = call()
    state, challenge = await ada.enter()
    answer = await ada.sign_in(discord.new_code(challenge), state)
    assert answer.status == 502
    assert "can’t be reached right now" in (await answer.json())["said"]


async def test_nobody_else_is_framed_and_off_there_is_nothing_of_it(host: Host, discord: StandIn) -> None:
    for config, name, entered in ((ON, PUBLIC, FRAMED), (ON, OURS[8:], FRAMED), (OFF, PUBLIC, CONTENT)):
        async with served(host, discord, config) as server, TestClient(server) as client:
            for path, policy in (("/", CONTENT), ("/games", CONTENT), (ENTRY, entered)):
                async with client.get(path, headers={"Host": name}) as response:
                    assert response.headers["Content-Security-Policy"] == policy
                    assert ("Partitioned" in str(response.headers)) == (policy == FRAMED)
    async with served(host, discord, OFF) as server, TestClient(server) as client:
        async with client.post("/activity", headers=POSTED) as response:
            assert response.status == 403
        async with client.get("/", headers={"Host": OURS[8:]}) as response:
            assert response.status == 421


async def test_in_the_frame_nobody_becomes_somebody_else_or_is_deleted_by_halves(
    call: Callable[[], Caller], discord: StandIn, host: Host
) -> None:
    ada = call()
    state, challenge = await ada.enter()
    await ada.sign_in(discord.new_code(challenge), state)
    for do in ("renew", "be"):
        async with ada.client.post("/profile", data={"do": do}, headers=ada.with_cookies(POSTED)) as response:
            assert response.status == 403
    assert await host.store.notes.get(NoteKind.KEY(person="discord:4001")) is None
    async with ada.client.post(
        "/language", data={"language": "fr"}, headers=ada.with_cookies(POSTED), allow_redirects=False
    ) as response:
        await ada.keep_cookies(response)
    await host.people.save_settings("discord:4001", Settings(name="Ada"))
    form = form_of(read(await (await ada.get("/me")).text()), "person-delete")
    posted = filled(form, "person-delete", {})
    async with ada.client.post(
        form.attrs["action"], data=posted, headers=ada.with_cookies(POSTED)
    ) as response:
        assert "/moi effacer" in (await response.json())["said"]
    assert (await host.people.settings("discord:4001")).name == "Ada"
    assert '<html lang="fr" ' in await (await ada.get("/games")).text()


async def test_the_doctor_asks_discord_whether_the_secret_is_good(
    discord: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(oauth, "API", discord.api)
    good = await doctor.activity(ON)
    assert good.well
    assert PUBLIC in good.message
    for config, said in (
        (ON.model_copy(update={"discord_secret": SecretStr("another")}), "does not take the secret"),
        (ON.model_copy(update={"role": "discord"}), "serves no pages"),
    ):
        found = await doctor.activity(config)
        assert not found.well
        assert said in found.message
    monkeypatch.setattr(oauth, "API", "http://127.0.0.1:9/api")
    assert "cannot be reached" in (await doctor.activity(ON)).message


# --- in a real browser ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
async def names_mapped(discord: StandIn) -> AsyncIterator[Browser]:
    """A browser that finds Discord at the stand-in."""
    path = find_chromium()
    assert path is not None, NO_CHROMIUM
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=flags_for(discord))
        yield browser
        await browser.close()


@pytest.fixture
async def look(
    host: Host, discord: StandIn, names_mapped: Browser, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Callable[..., Any]]:
    monkeypatch.setattr(oauth, "API", discord.api)
    async with served(host, discord):
        context = await names_mapped.new_context(ignore_https_errors=True, locale="en-GB")
        context.set_default_timeout(PATIENCE)

        async def opens(address: str = CHANNEL) -> Page:
            page = await context.new_page()
            await page.goto(address)
            return page

        yield opens
        await context.close()


async def pages_of_ours(page: Page) -> list[str]:
    """The pages that can be seen inside; a browser shows an empty one in place of what it blocks."""
    inside = [one for one in page.frames if one is not page.main_frame]
    return [one.url for one in inside if await one.locator("#main").count()]


@pytest.mark.browser
async def test_the_table_is_played_reloaded_and_found_again_inside_discord(
    host: Host, look: Callable[..., Any], table: Opened
) -> None:
    await remember_launch(host, "discord:4001", table.match_id)
    page = await look()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    frame = activity_in(page)
    await frame.wait_for_url(f"{OURS}/t/{table.match_id}/seat/0")
    assert await page.evaluate("heard") == ["HANDSHAKE", "AUTHORIZE", "AUTHENTICATE"]
    assert "#" not in frame.url, "no key travels"
    ada = Clicker(frame, host, Rng("ada"))  # type: ignore[arg-type]  # a frame does all that a page is asked for
    await ada.settled()
    await ada.answer()
    await frame.evaluate("location.reload()")
    await frame.locator("#table").wait_for()
    await ada.settled()
    await ada.answer()
    await ada.settled()
    await page.context.set_offline(True)
    await ada.press_any_answer()
    await expect(frame.locator("#said p")).to_have_text(
        await frame.locator("#table").get_attribute("data-offline") or "-"
    )
    await page.context.set_offline(False)
    await frame.locator("#said").get_by_role("button", name="Close").click()
    await ada.answer()
    assert (ada.answered, complaints) == (3, [])


@pytest.mark.browser
@pytest.mark.soak
@pytest.mark.parametrize("title", engine.titles())
async def test_whole_games_are_played_inside_discord(
    title: str, house: Host, discord: StandIn, names_mapped: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The frame is loaded again now and then."""
    monkeypatch.setattr(oauth, "API", discord.api)
    bots = [SeatSpec(f"House {seat}", kind="house") for seat in range(1, engine.titles()[title].seats[0])]
    opened = await house.open(title, [SeatSpec("Ada", user_id="discord:4001"), *bots], seed="framed")
    await remember_launch(house, "discord:4001", opened.match_id)
    async with served(house, discord):
        context = await names_mapped.new_context(ignore_https_errors=True, locale="en-GB")
        context.set_default_timeout(PATIENCE)
        page, complaints = await context.new_page(), list[str]()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        await page.goto(CHANNEL)
        frame = activity_in(page)
        await frame.wait_for_url(f"{OURS}/t/{opened.match_id}/seat/0")
        ada = Clicker(frame, house, Rng(title))  # type: ignore[arg-type]  # a frame does all that a page is asked for
        while (await house.table(opened.match_id)).state == "live":
            await ada.play_to_the_end(ada.answered + RELOADED)
            await frame.evaluate("location.reload()")
            await frame.locator("#table").wait_for()
        await context.close()
    assert complaints == []


@pytest.mark.browser
async def test_another_site_and_an_unwilling_discord_see_no_table(
    host: Host, look: Callable[..., Any], discord: StandIn, table: Opened
) -> None:
    page = await look()
    await activity_in(page).wait_for_url(f"{OURS}/games")
    await expect(activity_in(page).locator("#games")).to_contain_text("Toy")
    assert await pages_of_ours(page) == [f"{OURS}/games"]
    forged = await look(f"https://{EVIL}/?frame={OURS}/t/{table.match_id}/seat/0")
    assert await pages_of_ours(forged) == []
    asked = len(discord.asked)
    framed = await look(f"https://{EVIL}/")
    assert await pages_of_ours(framed) == []
    assert (await framed.evaluate("heard"), len(discord.asked)) == ([], asked)
    discord.willing = False
    refused = await look()
    await expect(activity_in(refused).locator("#told")).to_contain_text("didn’t confirm who you are")
    assert await activity_in(refused).locator("a[href^='/']").count() == 0, "nothing else opens in the frame"
    await activity_in(refused).locator("#close").click()
    await refused.wait_for_function("() => heard.at(-1) === 'CLOSE'")
    await refused.evaluate("closeFrame()")
    await expect(activity_in(refused).locator("#told")).to_contain_text("Discord isn’t responding")
