"""An installed wheel is whole: every file of ours is in it, and it plays without the repository."""

import asyncio
import re
import subprocess
import zipfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path

import aiohttp
import pytest

import engine
from engine.rng import Rng
from tests.kit import until
from tests.kit_web import answer_somehow, presses
from tests.kit_web import read as read_page
from tests.kit_wheels import (
    BESIDE,
    FOLDERS,
    ROOT,
    build_wheel,
    clean_variables,
    install_wheels,
    tracked_files,
)

PACKAGES = ("bot", "data", "engine", "neptun", "render")
FOR_TRANSLATORS = "translated.json"
"""Which English sentence a translation was made from: nothing reads it while people play."""

WHERE = f"import {', '.join(PACKAGES)}\nfor package in {', '.join(PACKAGES)}: print(package.__file__)"
TRIES = 30
"""Answers sent for three moves: bots play on meanwhile, and then the question is another."""
RULE = re.compile(r'class="rule" href="(/rules/\w+)#(rule-[\w-]+)"')


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the tracked files as they are now."""
    return build_wheel(ROOT, {*tracked_files(*FOLDERS), *BESIDE}, tmp_path_factory.mktemp("wheel"))


@pytest.mark.slow
def test_the_wheel_has_every_file_of_the_repository(wheel: Path) -> None:
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    needed = {name for name in tracked_files(*FOLDERS) if Path(name).name != FOR_TRANSLATORS}
    assert packed == {name.removeprefix("titles/") for name in needed}


def test_the_image_is_built_from_the_same_folders() -> None:
    copied = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    sent = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert [folder for folder in FOLDERS if f"COPY {folder} {folder}" not in copied] == []
    assert [folder for folder in FOLDERS if f"!{folder}" not in sent] == []


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment that has the wheel and nothing of the repository."""
    return install_wheels(tmp_path_factory.mktemp("installed"), wheel)


@asynccontextmanager
async def served(program: Path, folder: Path, port: int) -> AsyncIterator[str]:
    """The address at which an installed Fondaco serves, started outside the repository."""
    process = await asyncio.create_subprocess_exec(
        *(program, "serve", "--port", str(port), "--db", "games.db"),
        cwd=folder,
        env=clean_variables(),
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        first = (await process.stdout.readline()).decode()
        yield first.removeprefix("Open ").split()[0]
    finally:
        process.terminate()
        await process.wait()


@pytest.mark.slow
def test_an_installed_wheel_uses_nothing_of_the_repository(installed: Path, tmp_path: Path) -> None:
    listing = subprocess.run(
        [installed / "python", "-c", WHERE], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    files = listing.stdout.splitlines()
    assert len(files) == len(PACKAGES)
    assert all(file.startswith(str(installed.parent)) for file in files)


@pytest.mark.slow
async def test_every_title_is_played_at_an_installed_wheel(
    installed: Path, tmp_path: Path, unused_tcp_port: int
) -> None:
    jar, ours = aiohttp.CookieJar(unsafe=True), {"Sec-Fetch-Site": "same-origin"}
    async with (
        served(installed / "fondaco", tmp_path, unused_tcp_port) as address,
        aiohttp.ClientSession(address, headers=ours, cookie_jar=jar) as browser,
    ):
        for title in engine.titles():
            await play_three_moves(browser, title)


async def play_three_moves(browser: aiohttp.ClientSession, title: str) -> None:
    """One person against bots, by the page's own forms; with the board, and the rule behind each question."""
    async with browser.post(f"/new/{title}/house") as opened:
        assert opened.status == 200, await opened.text()
        seat = opened.url.path
    rng = Rng(title)
    taken = 0
    for _ in range(TRIES):
        taken += await answer_a_question(browser, seat, rng)
        if taken == 3:
            break
    assert taken == 3, f"{title}: answers were too late again and again"
    async with browser.get(f"{seat}/board.png") as board:
        assert len(await board.read()) > 10_000, f"{title}: no board"


async def answer_a_question(browser: aiohttp.ClientSession, seat: str, rng: Rng) -> bool:
    """Whether the answer was taken; it is not when bots played on meanwhile, or took what it names."""
    page = await a_question(browser, seat)
    rule = RULE.search(page)
    assert rule is not None, f"{seat}: a question without its rule"
    assert f'id="{rule[2]}"' in await read(browser, rule[1])
    action, pairs = answer_somehow(page, rng)
    async with browser.post(action, data=pairs) as answered:
        late = (HTTPStatus.CONFLICT, HTTPStatus.UNPROCESSABLE_ENTITY)
        assert answered.status in (HTTPStatus.OK, *late), await answered.text()
        return answered.status == HTTPStatus.OK


async def a_question(browser: aiohttp.ClientSession, seat: str) -> str:
    """The page of a seat once it is asked something."""

    async def is_asked() -> bool:
        return bool(presses(read_page(await read(browser, seat))))

    await until(is_asked)
    return await read(browser, seat)


async def read(browser: aiohttp.ClientSession, path: str) -> str:
    async with browser.get(path) as answer:
        assert answer.status == 200, path
        return await answer.text()
