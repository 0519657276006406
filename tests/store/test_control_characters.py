"""Characters that nobody sees end where text comes in, on both databases; old ones hold up no move."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import CookieJar, web
from aiohttp.test_utils import TestClient, TestServer

from bot.clock import FakeClock
from bot.config import Config
from bot.host.host import Host
from bot.ops.moving import move_host, restore_server
from bot.series.steward import Steward
from bot.store import Store
from bot.table.seating import SeatSpec
from bot.typed_text import INSTEAD, clean_text, is_clean
from bot.web.app import build
from tests.host.people import rows
from tests.postgres import Server

HOSTILE = "a\x00b\x1b[31m\x7f\x9b\ud800c\r\nd\te"


@pytest.fixture
async def client(host: Host) -> AsyncIterator[TestClient[web.Request, web.Application]]:
    async with TestClient(
        TestServer(build(Steward(host), Config())), cookie_jar=CookieJar(unsafe=True)
    ) as made:
        yield made


def test_what_is_left_of_text_is_what_a_reader_sees() -> None:
    assert clean_text(HOSTILE) == "ab[31mc\nd\te"
    assert not is_clean(HOSTILE)
    assert is_clean(clean_text(HOSTILE))
    assert clean_text("Zoë 漢字 🏴󠁧󠁢󠁷󠁬󠁳󠁿 a\u200db") == "Zoë 漢字 🏴󠁧󠁢󠁷󠁬󠁳󠁿 a\u200db"


async def test_forms_and_addresses_with_a_nul_are_read_or_refused_and_never_break_the_host(
    host: Host, client: TestClient[web.Request, web.Application], target: str
) -> None:
    opened = await host.open("toy", [SeatSpec("Ada"), SeatSpec("Bo")])
    here = f"/t/{opened.match_id}/seat/0"
    ours = {"Origin": str(client.make_url("/")).rstrip("/"), "Accept": "application/json"}
    sit = {"key": f"{opened.keys[0]}\x00"}
    async with client.post(f"/t/{opened.match_id}/sit", data=sit, headers=ours) as response:
        assert response.status == 200
    for act, field in (("say", "q-0"), ("note", "q-0")):
        async with client.post(f"{here}/act/{act}", data={field: "Hel\x00lo\x1b"}, headers=ours) as response:
            assert response.status == 200, await response.text()
    assert rows(target, "select words from sayings") == [("Hello",)]
    assert rows(target, "select note from private_notes") == [("Hello",)]
    for path in ("/people/%00", "/people/a%00b", "/people/%1b", "/ratings?title=%00", "/new/%00"):
        async with client.get(path) as response:
            assert response.status == 404, (path, await response.text())


async def test_a_host_with_old_control_characters_moves_to_a_server_and_is_restored_there(
    postgres_server: Server, tmp_path: Path
) -> None:
    file, server_database = tmp_path / "games.db", postgres_server.cleared_database()
    store = await Store.open(str(file))
    host = Host(store, FakeClock())
    opened = await host.open("toy", [SeatSpec("Ada"), SeatSpec("Bo")])
    await host.talk.say(opened.match_id, 0, "ada", "Ada", "Hel-lo")
    await host.close()
    await store.close()
    rows(file, "update sayings set words = ?", "Hel\x00lo")
    rows(file, "update seats set name = ? where seat = 0", "A\x00da")
    for copied in (1, 0):
        moved, _ = await move_host(str(file), server_database)
        assert (moved.matches, moved.copied, moved.mended) == (1, copied, 1 + copied)
    assert rows(server_database, "select words from sayings") == [(f"Hel{INSTEAD}lo",)]
    moved, found = await restore_server(file, server_database)
    assert (moved.mended, found.live) == (1, 1)
