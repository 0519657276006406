"""Strangers try every door: all routes and streams, with cookies that nobody was ever given."""

import asyncio
import contextlib
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice, product
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientTimeout, CookieJar, web
from aiohttp.test_utils import TestClient, TestServer, make_mocked_request
from pydantic import SecretStr

from bot import keys
from bot.clock import FakeClock
from bot.config import Config
from bot.host.host import Host, Opened
from bot.series.steward import Steward
from bot.store import Store
from bot.store.records import NewLetter
from bot.store.statements import batches
from bot.table import deadlines
from bot.table.seating import SeatSpec
from bot.table.state import TableState
from bot.web.app import build
from bot.web.http.identity import person_of
from engine.core import Player
from engine.match import Match
from engine.players import RandomPlayer, next_move
from engine.rng import Rng
from tests.kit import TABLES, imagined
from tests.soak.leaks import positions
from tests.soak.leaks_served import put_truth
from tests.soak.report import Report

EACH = 2
"""Positions of each title and seat count."""
EARLY = 4
"""Positions looked at in the short form."""
PATIENCE = 1.0
"""Seconds in which a stream says what it has to say at once."""
NO_LONGER = 600.0
"""Seconds after which a request that is not answered is given up: no machine is as slow as that."""
AT_ONCE = 16
"""Streams that are listened to at the same time."""
FILLED = {
    "digest": "0",
    "name": "style.css",
    "title": "oltremare",
    "language": "en",
    "lobby": "abcd1234",
    "series": "abcd1234",
    "hash": "0" * 64,
    "size": "512",
    "contact": "0" * 32,
    "what": "stop",
}
TOKENS = ("0" * 32, "0" * 43, "0" * 24)
"""As long as one that signs in, as a signature below a link, and as one of a calendar."""
SUBJECTS = {"learn": "oltremare", "server": "1456074443980800000"}
"""What a page is about, by where it is, if that is no series."""
ACTS = {
    "hall": ("seek",),
    "lobby": ("join",),
    "leagues": ("join",),
    "campaigns": ("house",),
    "me": ("settings", "calendar", "webhook"),
    "learn": ("begin", "restart"),
    "server": ("games",),
    "t": ("leave", "advice", "take-advice", "look-back"),
}
"""Acts that are tried, by where they are done."""
KINDS = {
    "t": ("hand", "board"),
    "learn": ("hand", "board"),
    "campaigns": ("html", "md", "map"),
}
NEW_EACH_TIME = re.compile(
    rb'((?:name="nonce" value|data-state|data-challenge)=")[^"]*|(this server: )[0-9a-f]{6}(?=</small>)'
)
"""What is made by chance for every page: the number of a form, an attempt to sign in, a refusal's code."""
APPLICATION = "1456074443980800001"
FRAME = "/?frame_id=1&instance_id=1"
"""The front page as Discord opens it in its frame."""
KNOWN = "a key that somebody holds"


@dataclass(frozen=True, slots=True)
class Try:
    """One request of a stranger."""

    method: str
    path: str
    cookie: str


def cookies(opened: Opened, seats: int) -> list[str]:
    """What a stranger can make up: from the address of the table, from names, from other people's ids."""
    match_id = opened.match_id
    proofs = ("", f".{'0' * 20}", f".{keys.proof_of_listing('')}", f".{keys.digest(match_id)[:20]}")
    lists = ["-".join(f"{match_id}.{seat}{proof}" for seat in range(seats)) for proof in proofs]
    who = person_of(KNOWN).rpartition(":")[2]
    return [
        "",
        *(f"tables={one}" for one in lists),
        *(f"seat={one}" for one in ("0", "a" * 24, match_id, keys.digest(match_id))),
        *(f"me={one}" for one in ("a" * 20, who, f"{who}.{'a' * 24}", keys.digest(who))),
        f"opener={match_id}; me={'b' * 24}; tables={lists[0]}; seat={'b' * 24}",
        f"__Host-me={who}; __Host-tables={lists[1]}; __Host-opener-t-{match_id}-host={match_id}; "
        + "; ".join(f"__Host-seat-t-{match_id}-seat-{seat}={'a' * 24}" for seat in range(seats)),
    ]


def tries(app: web.Application, opened: Opened, seats: int) -> Iterator[Try]:
    """Every route of the program with every cookie; a route that is added is tried too."""
    made = cookies(opened, seats)
    for route in _routes(app):
        for path in paths(route.resource.canonical, opened.match_id, seats):
            for cookie in made:
                yield Try(route.method, path, cookie)
    for cookie in made:
        yield Try("GET", FRAME, cookie)


def _routes(app: web.Application) -> list[Any]:
    return [
        route
        for route in app.router.routes()
        if route.method in ("GET", "POST") and isinstance(route.resource, web.Resource)
    ]


def paths(pattern: str, match_id: str, seats: int) -> Iterator[str]:
    """The addresses that are tried for a pattern such as `/t/{match}/act/{act}`."""
    room = pattern.split("/")[1]
    choices = {
        "seat": [str(seat) for seat in range(seats)],
        "act": list(ACTS.get(room, ())),
        "kind": list(KINDS.get(room, ())),
        "subject": [SUBJECTS.get(room, FILLED["series"])],
        "match": [match_id],
        "game": [match_id],
        "token": list(TOKENS),
    }
    names = re.findall(r"{(\w+)}", pattern)
    for values in product(*(choices.get(name, [FILLED.get(name, "1")]) for name in names)):
        yield re.sub(r"{(\w+)}", "{}", pattern).format(*values)


async def unreached(app: web.Application, every: Iterable[Try]) -> list[str]:
    """The routes that no address of these leads to."""
    reached = set()
    for method, path in {(one.method, one.path) for one in every}:
        found = await app.router.resolve(make_mocked_request(method, path))
        if found.http_exception is None:
            reached.add((method, found.route.resource))
    return [
        f"{route.method} {route.resource.canonical} was never reached"
        for route in _routes(app)
        if (route.method, route.resource) not in reached
    ]


async def ask(client: "TestClient[Any, Any]", one: Try, patience: float | None = None) -> tuple[int, bytes]:
    """What comes back; of a stream, what it says at once."""
    origin = str(client.make_url("/")).rstrip("/")
    headers = {"Cookie": one.cookie, "Origin": origin}
    said = b""
    async with client.request(one.method, one.path, headers=headers, allow_redirects=False) as response:
        if response.content_type != "text/event-stream":
            return response.status, without_chance(await response.read())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience or PATIENCE):
                async for chunk in response.content.iter_any():
                    said += chunk
                    if b"event: mine" in said:
                        break
        return response.status, said


def without_chance(said: bytes) -> bytes:
    """A page without what is made by chance for each: the rest of it must be the same again."""
    return NEW_EACH_TIME.sub(rb"\1\2", said)


async def ask_all(client: "TestClient[Any, Any]", chosen: list[Try]) -> list[tuple[int, bytes]]:
    """One after the other; streams, which only wait, some at a time."""
    said: dict[Try, tuple[int, bytes]] = {}
    for some in batches([one for one in chosen if _is_stream(one)], AT_ONCE):
        said |= zip(some, await asyncio.gather(*(ask(client, one) for one in some)), strict=True)
    for one in chosen:
        if not _is_stream(one):
            said[one] = await ask(client, one)
    return [said[one] for one in chosen]


def _is_stream(one: Try) -> bool:
    return one.path.endswith("/events")


async def strangers(
    folder: Path, title: str, seats: int, seed: str, count: int, report: Report, others: int | None = None
) -> None:
    """One table with two truths: whatever a stranger asks for, they receive the same of both, and no token.

    `others`: early in a game, and besides the stream of one's own games only so many requests at random.
    """
    store = await Store.open(str(folder / f"strangers-{title}-{seats}.db"))
    host = Host(store, FakeClock())
    app = build(
        Steward(host),
        Config(
            public_url="https://games.example.org",
            discord_id=APPLICATION,
            discord_secret=SecretStr("sealed"),
            matrix_homeserver="http://127.0.0.1:9",
            matrix_token=SecretStr("sealed"),
        ),
    )
    server = TestServer(app)
    await server.start_server()
    client: TestClient[Any, Any] = TestClient(
        server, cookie_jar=CookieJar(unsafe=True), timeout=ClientTimeout(NO_LONGER)
    )
    try:
        opened = await host.open(title, list(_sitting(seats)))
        every = list(tries(app, opened, seats))
        report.wrong += await unreached(app, every)
        found = list(islice(positions(title, seats, seed, 0), None if others is None else EARLY))
        rng = Rng(f"{seed}/strangers")
        chosen_positions = rng.some(found, min(count, len(found)))
        if others is None:
            chosen_positions.append(end_of(found[-1], rng))
        for match in chosen_positions:
            chosen = every if others is None else [*_streams(every), *rng.some(_quick(every), others)]
            await _compare(client, host, opened, match, chosen, report)
    finally:
        await client.close()
        await server.close()
        await host.close()
        await store.close()


def end_of(match: Match, rng: Rng) -> Match:
    """How the game of a position stands before its last move."""
    ahead = before = match.copy()
    players: dict[int, Player] = {seat: RandomPlayer() for seat in range(match.seats)}
    while not ahead.over:
        before = ahead.copy()
        move = next_move(ahead, players, rng)
        assert move is not None
        ahead.submit(*move)
    return before


def _reminded(table: TableState, now: float) -> tuple[TableState, list[NewLetter]]:
    """Everybody whom the table waits for has just been reminded, so that there is something to tell."""
    waits = {seat: replace(wait, told=1) for seat, wait in deadlines.first_waits(table, now).items()}
    return replace(table, waits=waits), []


def _streams(every: list[Try]) -> list[Try]:
    return [one for one in every if one.path == "/games/events"]


def _quick(every: list[Try]) -> list[Try]:
    """Those that draw nothing and do not wait."""
    slow = (".png", "/board", "/film", "/events", "/closer")
    return [one for one in every if "/t/" in one.path and not one.path.endswith(slow)]


def _sitting(seats: int) -> Iterator[SeatSpec]:
    """Someone known by the browser, someone from Discord, and links that nobody has opened."""
    yield SeatSpec("Merchant 0", user_id=person_of(KNOWN))
    yield SeatSpec("Merchant 1", user_id="discord:7")
    for seat in range(2, seats):
        yield SeatSpec(f"Merchant {seat}")


async def _ask_again(
    client: "TestClient[Any, Any]", host: Host, opened: Opened, truths: Sequence[Match], stream: Try
) -> list[tuple[int, bytes]]:
    """What a stream says of each truth, with patience for a machine that is busy with something else."""
    said = []
    for truth in truths:
        await _put(host, opened, truth)
        said.append(await ask(client, stream, 20 * PATIENCE))
    return said


async def _put(host: Host, opened: Opened, truth: Match) -> None:
    await put_truth(host, opened.match_id, truth)
    await host.set_clocks(opened.match_id, _reminded)


async def _compare(
    client: "TestClient[Any, Any]",
    host: Host,
    opened: Opened,
    match: Match,
    chosen: list[Try],
    report: Report,
) -> None:
    truths = (match, imagined(match, None, f"strangers/{match.seed}"))
    answers: list[list[tuple[int, bytes]]] = []
    for truth in truths:
        await _put(host, opened, truth)
        answers.append(await ask_all(client, chosen))
        client.session.cookie_jar.clear()
        tokens = [truth.token(seat).encode() for seat in truth.pending()]
        report.wrong += [
            f"{match.game.id}: {one} receives the token of a seat"
            for one, (_, said) in zip(chosen, answers[-1], strict=True)
            if any(token in said for token in tokens)
        ]
    report.count("requests of strangers", 2 * len(chosen))
    report.count("other truths", truths[0].dump(log=False)["state"] != truths[1].dump(log=False)["state"])
    for one, first, second in zip(chosen, *answers, strict=True):
        if first[0] >= 500:
            report.wrong.append(f"{match.game.id}: {one} is answered with {first[0]}")
        if first != second and _is_stream(one):
            first, second = await _ask_again(client, host, opened, truths, one)
        if first != second:
            report.wrong.append(f"{match.game.id}: {one} tells a stranger: {difference(first, second)}")


def difference(first: tuple[int, bytes], second: tuple[int, bytes]) -> str:
    """Where two answers part, with what stands there in each."""
    if first[0] != second[0]:
        return f"{first[0]} and {second[0]}"
    pairs = enumerate(zip(first[1], second[1], strict=False))
    at = next(
        (number for number, (one, other) in pairs if one != other), min(map(len, (first[1], second[1])))
    )
    return " and ".join(repr(said[max(0, at - 40) : at + 40]) for said in (first[1], second[1]))


@pytest.mark.parametrize(
    ("title", "seats", "others"),
    [("mediterranee", 3, 12), *(pytest.param(*table, None, marks=pytest.mark.soak) for table in TABLES)],
)
async def test_a_stranger_receives_nothing_with_cookies_that_were_never_given(
    title: str, seats: int, others: int | None, seed: str, tmp_path: Path, report: Report
) -> None:
    await strangers(tmp_path, title, seats, seed, 1 if others else EACH, report, others)
    report.check("other truths")


def test_two_pages_differ_in_what_is_told_and_not_in_the_number_of_a_form() -> None:
    form = b'<input type="hidden" name="nonce" value="%s"><p>%s</p>'
    first, again = (without_chance(form % (nonce, b"3 ducats")) for nonce in (b"x1", b"y22"))
    assert first == again
    other = without_chance(form % (b"x1", b"4 ducats"))
    assert first != other
    assert "3 ducats" in difference((200, first), (200, other))


async def test_a_route_that_no_stranger_tries_is_named() -> None:
    async def page(_request: web.Request) -> web.Response:
        return web.Response()

    app = web.Application()
    for pattern in ("/t/{match:[a-z]+}/act/{act:[a-z-]+}", "/learn/{subject:[a-z]+}", r"/island/{name:\d+}"):
        app.router.add_get(pattern, page)
    patterns = [route.resource.canonical for route in app.router.routes() if route.resource is not None]
    every = [Try("GET", path, "") for pattern in patterns for path in paths(pattern, "abcd", 2)]
    assert "/t/abcd/act/look-back" in {one.path for one in every}
    assert await unreached(app, every) == ["GET /island/{name} was never reached"]
