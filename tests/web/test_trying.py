"""The page for the author of a draft: all seats, views and state, positions, and a restart on change."""

import html
import json
import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from urllib.error import URLError
from urllib.parse import unquote

import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer

from bot.clock import FakeClock
from bot.config import Config
from bot.host.host import Host
from bot.ops import reloading
from bot.series.steward import Steward
from bot.store import Store
from bot.web.app import build
from data.titles import installed_titles
from engine import registry
from tests.kit import until_now
from tests.kit_titles import packages_in, write_package

ROOT = Path(__file__).parents[2]
POSITION = re.compile(r'name="position" value="([^"]*)"')
MOVES = [[0, 1], [1, 3]]


@pytest.fixture
def draft(tmp_path: Path) -> Iterator[None]:
    write_package(tmp_path, "pebbles", "tests.pebbles:PACKAGE")
    with packages_in(tmp_path):
        registry.try_drafts(["pebbles"])
        yield
        registry.try_drafts([])


@asynccontextmanager
async def pages(tmp_path: Path, drafts: str) -> AsyncIterator["TestClient[web.Request, web.Application]"]:
    store = await Store.open(str(tmp_path / "games.db"))
    host = Host(store, FakeClock())
    app = build(Steward(host), Config(drafts=drafts))
    async with TestClient(TestServer(app), headers={"Sec-Fetch-Site": "same-origin"}) as browser:
        yield browser
    await host.close()
    await store.close()


def position_in(page: str) -> dict[str, object]:
    written = POSITION.search(page)
    assert written is not None
    position: dict[str, object] = json.loads(html.unescape(written[1]))
    return position


@pytest.mark.usefixtures("draft")
async def test_all_seats_are_played_on_one_page(tmp_path: Path) -> None:
    async with pages(tmp_path, "pebbles") as browser:
        page = await (await browser.get("/try/pebbles?seats=3&seed=lagoon")).text()
        assert page.count('<h2 id="seat-') == page.count("<svg") == 3
        assert page.count(">pebbles-wish (heap 9)<") == 3
        assert "&#34;charms&#34;" in page, "the whole truth"
        answered = await browser.post(
            "/try/pebbles", data={"position": json.dumps(position_in(page)), "seat": "0", "answer": "2"}
        )
        page = await answered.text()
        assert position_in(page) == {"seats": 3, "seed": "lagoon", "moves": [[0, 2]]}
        assert page.count(">pebbles-wish (heap 9)<") == 2


@pytest.mark.usefixtures("draft")
async def test_a_position_is_restored_as_far_as_its_answers_fit(tmp_path: Path) -> None:
    position = {"seats": 2, "seed": "lagoon", "moves": MOVES}
    async with pages(tmp_path, "pebbles") as browser:
        page = await (await browser.post("/try/pebbles", data={"position": json.dumps(position)})).text()
        assert position_in(page) == position
        back = {"position": json.dumps(position), "back": "1"}
        page = await (await browser.post("/try/pebbles", data=back)).text()
        assert position_in(page)["moves"] == MOVES[:1]
        position["moves"] = [*MOVES, [0, 99]]
        page = await (await browser.post("/try/pebbles", data={"position": json.dumps(position)})).text()
        assert position_in(page)["moves"] == MOVES
        assert "Move 3 by seat 1 is not possible" in page
        linked = re.search(r'<a href="\?position=([^"]*)">', page)
        assert linked is not None
        page = await (await browser.get(f"/try/pebbles?position={linked[1]}")).text()
        assert position_in(page)["moves"] == MOVES
        saved = re.search(r'download="pebbles.json" href="data:application/json,([^"]*)"', page)
        assert saved is not None
        assert json.loads(unquote(saved[1])) == position_in(page)
        assert (await browser.get("/try/pebbles?position=3")).status == 422
        for wrong in ("", "{}", '{"seats": 99, "seed": "a"}'):
            assert (await browser.post("/try/pebbles", data={"position": wrong})).status == 422


@pytest.mark.usefixtures("draft")
async def test_the_page_is_there_for_drafts_that_are_tried_and_for_nothing_else(tmp_path: Path) -> None:
    async with pages(tmp_path, "pebbles") as browser:
        assert (await browser.get("/try/genoa")).status == 404
        registry.try_drafts([])
        assert (await browser.get("/try/pebbles")).status == 404
    registry.try_drafts(["pebbles"])
    async with pages(tmp_path, "") as browser:
        assert (await browser.get("/try/pebbles")).status == 404


@pytest.mark.usefixtures("draft")
async def test_a_title_that_is_no_draft_any_longer_can_still_be_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = installed_titles()
    trial = replace(known["pebbles"], package=replace(known["pebbles"].package, stage="trial"))
    monkeypatch.setattr(registry, "installed_titles", lambda: {**known, "pebbles": trial})
    async with pages(tmp_path, "pebbles") as browser:
        assert (await browser.get("/try/pebbles")).status == 200
        assert (await browser.get("/try/genoa")).status == 404, "nobody tries it"


@pytest.mark.slow
def test_a_changed_file_starts_it_again(tmp_path: Path, unused_tcp_port: int) -> None:
    package = tmp_path / "pebbles_package"
    package.mkdir()
    game = (ROOT / "tests" / "pebbles.py").read_text("utf-8").replace("tests.pebbles", "pebbles_package")
    (package / "__init__.py").write_text(game, "utf-8")
    write_package(tmp_path, "pebbles", "pebbles_package:PACKAGE")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("FONDACO_")}
    environment["PYTHONPATH"] = f"{tmp_path}:{ROOT}"
    here = (
        tmp_path / "here"
    )  # where the author is: what has the name of the package there is not taken for it
    here.mkdir()
    (here / "pebbles_package.py").write_text("PACKAGE = None\n", "utf-8")
    command = [sys.executable, "-P", "-m", "bot", "serve", "--try", "pebbles", "--port", str(unused_tcp_port)]
    log = (tmp_path / "log").open("w")
    with (
        log,
        subprocess.Popen(
            [*command, "--db", str(tmp_path / "x.db")], env=environment, cwd=here, stdout=log, stderr=log
        ) as process,
    ):
        try:
            address = f"http://127.0.0.1:{unused_tcp_port}/try/pebbles"
            assert "pebbles-wish (heap 9)" in wait_for(address, "heap 9", process)
            (package / "__init__.py").write_text(game.replace("heap=9", "heap=11"), "utf-8")
            assert "pebbles-wish (heap 11)" in wait_for(address, "heap 11", process)
        finally:
            process.terminate()
    assert process.returncode == 0, (tmp_path / "log").read_text("utf-8")
    with pytest.raises(URLError):
        urllib.request.urlopen(address)


def wait_for(address: str, words: str, process: "subprocess.Popen[bytes]") -> str:
    """The page once it says this, as long as the program runs."""

    page = ""

    def says() -> bool:
        nonlocal page
        assert process.poll() is None, "it has ended"
        with suppress(OSError), urllib.request.urlopen(address) as reply:
            page = reply.read().decode()
        return words in page

    until_now(says)
    return page


def test_only_files_of_tried_drafts_are_watched(tmp_path: Path) -> None:
    module = "from engine.author import *\nfrom tests.pebbles import GAME\n"
    (tmp_path / "lone.py").write_text(module + "PACKAGE = TitlePackage(api=1, game='lone')\n", "utf-8")
    write_package(tmp_path, "pebbles", "lone:PACKAGE")
    with packages_in(tmp_path):
        assert not list(reloading.draft_folders())
        registry.try_drafts(["all"])
        assert list(reloading.draft_folders()) == [tmp_path / "lone.py"]
        before = reloading.stamps([tmp_path / "lone.py"])
        (tmp_path / "lone.py").write_text(module + "# changed\n", "utf-8")
        os.utime(tmp_path / "lone.py", ns=(0, 0))
        assert reloading.stamps([tmp_path / "lone.py"]) != before
        registry.try_drafts([])
