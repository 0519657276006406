"""Secrets looked for where they would get out: in the answers of the server, and in the log of the host."""

import hashlib
import json
import re
from pathlib import Path
from typing import Any

from aiohttp import CookieJar
from aiohttp.test_utils import TestClient, TestServer

from bot.clock import FakeClock
from bot.config import Config
from bot.contract.leaks import readers
from bot.host.host import Host, Opened
from bot.host.outbox import Batch
from bot.series.steward import Steward
from bot.store import Store, schema
from bot.table.changes import decode_event
from bot.table.letters import Addressed, DueLetter, TableNews
from bot.table.seating import SeatSpec
from bot.web.app import build
from engine.errors import Refused
from engine.match import Match
from engine.rng import Rng
from render.live import live_beside, live_board, live_hand
from render.svg.drawing import Drawing
from render.words import Words
from tests.host.people import HOUSE, play_on
from tests.kit import imagined
from tests.soak.leaks import positions
from tests.soak.report import Report, all_logged

PAGES = ("", "/state?since=0", "/closer", "/time", "/board.png")
ALWAYS = ("", "/state?since=0", "/board.png")
OWN = ("/hand.png", "/plans", "/me")
WHOLE_GAME = 100_000


async def compare_served(
    folder: Path, title: str, seats: int, seed: str, count: int, report: Report, *, spectator: bool = True
) -> None:
    """One table with two truths that a reader cannot tell apart: the server answers with the same bytes."""
    store = await Store.open(str(folder / f"{title}-{seats}.db"))
    host = Host(store, FakeClock())
    server = TestServer(build(Steward(host), Config()))
    await server.start_server()
    client: TestClient[Any, Any] = TestClient(server, cookie_jar=CookieJar(unsafe=True))
    try:
        opened = await host.open(title, [SeatSpec(f"Merchant {seat}") for seat in range(seats)])
        found = list(positions(title, seats, seed, 0))
        for match in Rng(seed).some(found, min(count, len(found))):
            for reader in readers(match) if spectator else [0]:
                await _compare(client, host, opened, match, reader, seed, report)
    finally:
        await client.close()
        await server.close()
        await host.close()
        await store.close()


async def _compare(
    client: "TestClient[Any, Any]",
    host: Host,
    opened: Opened,
    match: Match,
    reader: int | None,
    seed: str,
    report: Report,
) -> None:
    answers = []
    for truth in (match, imagined(match, reader, f"{seed}/{reader}")):
        await put_truth(host, opened.match_id, truth)
        answers.append(await _served(client, opened, reader))
    report.count("answers of the server", len(answers[0]))
    report.wrong += [
        f"{path} is not there: {answers[0][path][0]}" for path in ALWAYS if answers[0][path][0] != 200
    ]
    report.wrong += [
        f"{match.game.id} at {match.seats}: {path} tells seat {reader}"
        for path in answers[0]
        if answers[0][path] != answers[1][path]
    ]


async def put_truth(host: Host, match_id: str, truth: Match) -> None:
    """The stored match becomes this one."""
    table = schema.matches
    change = table.update().where(table.c.id == match_id)
    newer = {"revision": table.c.revision + 1, "updated": table.c.updated + 1}
    async with host.store.database.writing() as connection:
        await connection.execute(change.values(snapshot=truth.dump(log=False), **newer))


async def _served(
    client: "TestClient[Any, Any]", opened: Opened, reader: int | None
) -> dict[str, tuple[int, str]]:
    base, key = _way_to(opened, reader)
    found = {}
    for path in (*PAGES, *(OWN if reader is not None else ())):
        async with client.get(base + path, headers=key) as response:
            found[path] = (response.status, hashlib.sha256(await response.read()).hexdigest())
    return found


# --- versions ---------------------------------------------------------------------------------------------


async def compare_versions(
    folder: Path, title: str, seats: int, seed: str, count: int, report: Report
) -> None:
    """Whatever a reader sends back as the version of a picture, only their own is known to the server."""
    store = await Store.open(str(folder / f"versions-{title}-{seats}.db"))
    host = Host(store, FakeClock())
    server = TestServer(build(Steward(host), Config()))
    await server.start_server()
    client: TestClient[Any, Any] = TestClient(server, cookie_jar=CookieJar(unsafe=True))
    try:
        opened = await host.open(title, [SeatSpec(f"Merchant {seat}") for seat in range(seats)])
        names = (await host.table(opened.match_id)).names
        played = list(positions(title, seats, seed, 0))
        for match in Rng(seed).some(played, min(count, len(played))):
            await put_truth(host, opened.match_id, match)
            own = {reader: await _own_versions(client, opened, reader) for reader in readers(match)}
            report.count("versions", len(set().union(*own.values())))
            drawn = _drawn_at_home(match, names, f"{seed}/wrong")
            if len({one.still.hash for one in drawn}) > 2:
                report.wrong.append(
                    f"{title}: a still layer, which anybody may load, differs by what is held"
                )
            plain = {hashlib.sha256(one.live.encode()).hexdigest()[:16] for one in drawn}
            for reader in readers(match):
                others = set().union(*(named for other, named in own.items() if other != reader))
                await _compare_versions(client, opened, reader, sorted(others | plain), report)
    finally:
        await client.close()
        await server.close()
        await host.close()
        await store.close()


async def _own_versions(client: "TestClient[Any, Any]", opened: Opened, reader: int | None) -> set[str]:
    """Every version that the page of a reader names."""
    base, key = _way_to(opened, reader)
    async with client.get(f"{base}/state", headers=key) as response:
        state = await response.json()
    async with client.get(base, headers=key) as response:
        named = set(re.findall(r"[?&;]v=([0-9a-f]+)", await response.text()))
    versions = {kind: state["pictures"][kind]["version"] for kind in ("board", "beside", "hand")}
    for kind in [one for one, version in versions.items() if version]:
        async with client.get(f"{base}/state?{kind}={versions[kind]}", headers=key) as response:
            assert "changes" in (await response.json())["pictures"][kind], "their own version is known"
    return named | set(versions.values()) - {""}


def _drawn_at_home(match: Match, names: tuple[str, ...], seed: str) -> list[Drawing]:
    """What somebody makes at home of the secrets of others, right and wrong."""
    words, pictures = Words("en", names), []
    for seat in readers(match):
        for world in (match, imagined(match, None if seat is None else (seat + 1) % match.seats, seed)):
            pictures.append(live_board(match.game.id, world.view(seat), words))
            if beside := live_beside(match.game.id, world.view(seat), words):
                pictures.append(beside)
            if seat is not None and (hand := live_hand(match.game.id, world.view(seat), words)):
                pictures.append(hand)
    return [picture.drawing for picture in pictures if picture.drawing is not None]


UNKNOWN = "0" * 16


async def _compare_versions(
    client: "TestClient[Any, Any]", opened: Opened, reader: int | None, tried: list[str], report: Report
) -> None:
    """A version of another reader, or one made at home, is answered like one that never was."""
    base, key = _way_to(opened, reader)
    kinds = ("board",) if reader is None else ("board", "hand")
    ways = [f"/state?{kind}=" for kind in (*kinds, "beside")] + [f"/{kind}.png?v=" for kind in kinds]
    for way in ways:
        unknown = await _answer(client, f"{base}{way}{UNKNOWN}", key)
        for version in tried:
            report.count("versions of others")
            if await _answer(client, f"{base}{way}{version}", key) != unknown:
                report.wrong.append(f"{base}{way} confirms a version that seat {reader} was never given")


async def _answer(client: "TestClient[Any, Any]", path: str, key: dict[str, str]) -> tuple[object, ...]:
    async with client.get(path, headers=key) as response:
        said = hashlib.sha256(await response.read()).hexdigest()
        return response.status, response.headers.get("Cache-Control"), response.headers.get("ETag"), said


def _way_to(opened: Opened, reader: int | None) -> tuple[str, dict[str, str]]:
    """The page of a reader, and the key that opens it."""
    base = f"/t/{opened.match_id}" + ("" if reader is None else f"/seat/{reader}")
    return base, {} if reader is None else {"Cookie": f"seat={opened.keys[reader]}"}


# --- the log ----------------------------------------------------------------------------------------------


def _clumsy(batch: Batch) -> list[Addressed]:
    """A surface that fails now and then, so that there is something to log."""
    if batch.after.seq % 5 == 4:
        raise RuntimeError("a plan that cannot be made")
    return [Addressed("test/all", TableNews(batch.after.seq))]


async def listen_to_the_log(
    folder: Path, title: str, seats: int, seed: str, report: Report, changes: int = WHOLE_GAME
) -> None:
    """A game with mishaps: no line of the log holds a seed, a key, or words meant for one person."""

    async def lost(_letter: DueLetter) -> None:
        raise ConnectionError("the line is dead")

    store = await Store.open(str(folder / f"log-{title}.db"))
    host = Host(store, FakeClock())
    host.outbox.plan("test", _clumsy)
    with all_logged() as lines:
        people = [SeatSpec("Ada"), *[HOUSE] * (seats - 1)]
        opened = await host.open(title, people, seed=f"{seed}/a seed that nobody may know")
        while (look := await host.table(opened.match_id)).state == "live" and look.seq < changes:
            await host.house.idle()
            await play_on(host, opened.match_id, 1)
            await host.outbox.drain("test/", lost)
            for wrong in ("nonsense", None):
                try:
                    await host.submit(opened.match_id, 0, wrong, "0.0.0")
                except Refused:
                    report.count("refusals")
    written = [json.dumps(line, default=str, ensure_ascii=False) for line in lines]
    report.count("lines of the log", len(written))
    for secret in await _secrets(host, opened):
        report.wrong += [
            f"{title}: the log says {secret!r}: {line[:200]}" for line in written if secret in line
        ]
    if not written:
        report.wrong.append(f"{title}: nothing was logged: this would prove nothing")
    await host.close()
    await store.close()


async def _secrets(host: Host, opened: Opened) -> set[str]:
    look = await host.table(opened.match_id)
    events = [decode_event(look.id, row) for row in await host.store.matches.events(look.id, -1)]
    words = look.words("en")
    private = {words.say(said) for event in events for said in event.private.values()}
    public = {words.say(event.text) for event in events if event.text}
    return {look.match.seed, opened.opener_key, *opened.keys.values(), *(private - public)}
