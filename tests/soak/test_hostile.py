"""Requests of every broken kind against a served host: nothing of them is in its log, and it serves on."""

import asyncio
import contextlib
from pathlib import Path

from aiohttp import ClientSession

from bot import keys
from engine.rng import Rng
from tests.soak.report import Report, lengths
from tests.soak.served import Served, served

LARGEST_LOG = 1_000_000
PATIENCE = 120.0
AT_ONCE = 8
PATHS = (
    "/",
    "/games",
    "/games/events",
    "/me",
    "/me/delete",
    "/profile",
    "/seek",
    "/new/oltremare",
    "/t/{id}",
    "/t/{id}/seat/0",
    "/t/{id}/seat/0/answer",
    "/t/{id}/sit",
    "/t/{id}/host",
    "/leagues/new",
    "/static/0/x",
    "/health",
    "/metrics",
    "/{key}",
    "/t/{id}/seat/0/events?since={key}",
    "/people/{key}",
)
METHODS = ("GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "BREW", "get", "")
COOKIES = (
    "me={key}",
    "seat={key}",
    "opener={key}",
    "tables={id}.0.{key}",
    "me={key}; me={key}",
    "me=\x01{key}",
    'me="{key}',
    "{key}",
    "=;{key}=;;",
    "me={long}{key}",
    "__Host-me={key}",
    "__Host-tables={id}.0.{key}; __Host-seat-t-{id}-seat-0={key}; __Host-opener-t-{id}-host={key}",
    "me={key}\xff",
)
HEADERS = (
    "",
    "Host: {key}",
    "Origin: http://{key}",
    "Content-Length: {key}",
    "Content-Length: -1",
    "Transfer-Encoding: {key}",
    "Transfer-Encoding: chunked",
    "X-Forwarded-For: {key}",
    "X: {long}",
    "Content-Type: multipart/form-data; boundary={key}",
    "Accept-Language: {key}",
    "Expect: 100-continue",
    "Sec-Fetch-Site: {key}",
    ": {key}",
    "Bad Header: {key}",
    "Range: bytes={key}",
    "Upgrade: websocket\r\nConnection: Upgrade",
    "Last-Event-ID: {key}",
)
BODIES = (
    "",
    "key={key}",
    "{key}",
    "key={key}&" * 40,
    "5\r\n{key}\r\n0\r\n\r\n",
    "zz\r\n{key}",
    "sure=yes&key=%ff{key}",
    "do=be&key={key}",
    "\x00{key}",
)
VERSIONS = ("HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/9.9", "", "{key}")


def hostile(rng: Rng, key: str) -> bytes:
    """Some request that holds the key somewhere, put together at random."""
    head = f"{rng.pick(METHODS)} {rng.pick(PATHS)} {rng.pick(VERSIONS)}\r\n"
    headers = [rng.pick(HEADERS) for _ in range(rng.below(4))]
    if rng.chance(3, 4):
        headers.append("Host: localhost")
    headers.append(f"Cookie: {rng.pick(COOKIES)}")
    body = rng.pick(BODIES)
    if rng.chance(1, 2):
        headers.append(f"Content-Length: {len(body)}")
    request = head + "".join(f"{one}\r\n" for one in headers if one) + "\r\n" + body
    filled = request.replace("{key}", key).replace("{id}", "abcdefghij").replace("{long}", "y" * 9000)
    cut = filled[: rng.below(len(filled))] if rng.chance(1, 8) else filled
    return cut.encode("latin-1")


async def send(port: int, request: bytes) -> bytes:
    """What comes back within some time; a connection that is cut is an answer too."""
    said = b""
    with contextlib.suppress(OSError, TimeoutError):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            writer.write(request)
            writer.write_eof()
            async with asyncio.timeout(PATIENCE):
                said = await reader.read(200_000)
        finally:
            writer.close()
    return said


async def hostile_requests(folder: Path, count: int, seed: str, report: Report) -> None:
    rng = Rng(f"{seed}/hostile")
    secrets = [keys.new_key() for _ in range(count)]
    async with served(folder) as host:
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(key: str, request: bytes) -> None:
            async with gate:
                said = await send(host.port, request)
            report.count("hostile requests")
            first = said.partition(b"\r\n")[0]
            if b" 50" in first[:14]:
                report.wrong.append(f"{request[:120]!r} is answered with {first!r}")
            if b"aiohttp" in said:
                report.wrong.append(f"{request[:120]!r} is told what serves here")

        await asyncio.gather(*(one(key, hostile(rng, key)) for key in secrets))
        await _still_well(host, report)
    _search(host.log, secrets, report)


async def _still_well(host: Served, report: Report) -> None:
    async with ClientSession() as session, session.get(f"{host.url}/health") as response:
        if response.status != 200:
            report.wrong.append(f"after all that, /health says {await response.text()}")


def _search(log: Path, secrets: list[str], report: Report) -> None:
    written = log.read_text(encoding="utf-8", errors="replace")
    report.count("bytes of the log", len(written))
    if not written:
        report.wrong.append("nothing was logged: this would prove nothing")
    if len(written) > LARGEST_LOG:
        report.wrong.append(f"{len(written):,} bytes of log")
    report.wrong += [f"a traceback: {one[:200]}" for one in written.split("Traceback")[1:]]
    report.wrong += [f"the log holds {one}" for one in secrets if one in written]


@lengths(60, 10_000)
async def test_hostile_requests_leave_nothing_in_the_log(
    length: int, seed: str, tmp_path: Path, report: Report
) -> None:
    await hostile_requests(tmp_path, length, seed, report)
    report.check("hostile requests")
