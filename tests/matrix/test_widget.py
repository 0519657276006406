"""The table inside its room: a widget whose person the homeserver vouches for."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch
from urllib.parse import parse_qs, urlsplit

import pytest
from aiohttp import ClientSession
from aiohttp.test_utils import TestServer
from playwright.async_api import Browser, Page, async_playwright, expect
from pydantic import SecretStr

from bot.config import Config
from bot.matrix.api import MatrixError
from bot.web.app import build
from engine.rng import Rng
from tests.homeserver import NAME, Homeserver
from tests.host.toy import toy_box
from tests.matrix.element import ELEMENT, EVIL, KIND, OURS, PUBLIC, Element, element, heard_by, widget_in
from tests.matrix.kit import MatrixWorld, Person, begin_game, matrix_world
from tests.web.chromium import NO_CHROMIUM, PATIENCE, Clicker, find_chromium
from tests.web.conftest import ToyArtist


@contextmanager
def drawn_toys() -> Iterator[None]:
    with (
        toy_box(),
        patch("bot.host.drawing.artist", lambda _title: ToyArtist()),
        patch("render.artist.artist", lambda _title: ToyArtist()),
    ):
        yield


@dataclass
class Evening:
    """Ann and Bo play, and Eve looks on; a browser in which one of them is looking at the room."""

    world: MatrixWorld
    ann: Person
    bo: Person
    eve: Person
    match: str
    room: str
    client: Element
    browser: Browser

    async def look(self, person: Person, address: str = f"https://{ELEMENT}/") -> Page:
        await self.client.enter(person, self.room)
        context = await self.browser.new_context(ignore_https_errors=True, locale="en-GB")
        context.set_default_timeout(PATIENCE)
        page = await context.new_page()
        await page.goto(address)
        return page

    async def seat_of(self, person: Person) -> str:
        seats = (await self.world.host.table(self.match)).seats
        (seat,) = [seat.seat for seat in seats if seat.user_id == f"matrix:{person.user}"]
        return f"{OURS}/t/{self.match}/seat/{seat}"


@asynccontextmanager
async def evening(homeserver: Homeserver, folder: Path) -> AsyncIterator[Evening]:
    path = find_chromium()
    assert path is not None, NO_CHROMIUM
    account = homeserver.register(display="Fondaco")
    with drawn_toys():
        async with matrix_world(homeserver, folder / "a.db", account, public_url=OURS) as world:
            ann, bo, eve = world.person("Ann"), world.person("Bo"), world.person("Eve")
            match = await begin_game(world, "toy options=cards=3", [ann, bo], house=0)
            room = await ann.wait_for(lambda: room_with_widget(ann))
            await bo.wait_for(lambda: room_with_widget(bo))
            home = world.bot.book.rooms[room].home
            await ann.api.invite(home, eve.user)
            await eve.api.join(home)
            await eve.api.join(room)
            await eve.wait_for(lambda: room_with_widget(eve))
            config = Config(
                public_url=OURS,
                matrix_homeserver=homeserver.address,
                matrix_token=SecretStr(account.token),
                matrix_clients=f"https://{ELEMENT}",
                proxy="127.0.0.1",
            )
            async with (
                TestServer(build(world.bot.chat.steward, config)) as server,
                element(ann, folder) as client,
                async_playwright() as playwright,
            ):
                client.upstream = str(server.make_url("")).rstrip("/")
                browser = await playwright.chromium.launch(executable_path=path, args=client.flags)
                yield Evening(world, ann, bo, eve, match, room, client, browser)
                await browser.close()


def room_with_widget(person: Person) -> str:
    rooms = [room for room, events in person.rooms.items() if any(e["type"] == KIND for e in events)]
    return rooms[0] if rooms else ""


async def check_only_fresh_proofs_count(at: Evening) -> None:
    """What Synapse itself says of tokens that are forged, another person's, or used before."""
    await at.client.enter(at.bo, at.room)
    table = parse_qs(urlsplit(at.client.address).query)["table"][0]
    headers = {"Host": PUBLIC, "Origin": OURS, "Accept": "application/json"}
    async with ClientSession(at.client.upstream, headers=headers) as session:

        async def post(token: str, person: Person) -> int:
            form = {"token": token, "server": NAME, "table": table, "user": person.user}
            async with session.post("/widget", data=form) as response:
                return response.status

        proofs = [str((await at.client.proof())["access_token"]) for _ in range(2)]
        assert await post("forged", at.bo) == 403
        assert await post(proofs[0], at.ann) == 403
        assert [await post(proofs[1], at.bo) for _ in range(2)] == [200, 403]


@pytest.mark.browser
async def test_a_player_is_seated_inside_the_room_and_answers_there(
    homeserver: Homeserver, tmp_path: Path
) -> None:
    async with evening(homeserver, tmp_path) as at:
        with pytest.raises(MatrixError, match="403"):
            await at.ann.api.set_state(at.room, KIND, {"url": "https://evil.example"}, "fondaco")
        page = await at.look(at.ann)
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        frame = widget_in(page)
        await frame.wait_for_url(await at.seat_of(at.ann))
        heard = await heard_by(page)
        assert '["get_openid"]' in heard
        assert '["capabilities", {"capabilities": []}]' in heard, "it wants no rights in the room"
        before = (await at.world.host.table(at.match)).seq
        ann = Clicker(frame, at.world.host, Rng("ann"))  # type: ignore[arg-type]  # it is asked for no more
        await ann.settled()
        await ann.answer()
        assert (await at.world.host.table(at.match)).seq > before
        await frame.evaluate("location.reload()")
        await frame.locator("#table").wait_for()
        assert complaints == []

        await check_only_fresh_proofs_count(at)
        others = await at.look(at.bo)
        await widget_in(others).wait_for_url(await at.seat_of(at.bo))
        watched = await at.look(at.eve)
        await widget_in(watched).wait_for_url(f"{OURS}/t/{at.match}")

        forged = await at.look(at.ann, f"https://{EVIL}/")
        assert await widget_in(forged).locator("#main").count() == 0, "no other site frames it"
        at.client.willing = False
        refused = await at.look(at.ann)
        await expect(widget_in(refused).locator("#told")).to_contain_text("didn’t confirm who you are")
