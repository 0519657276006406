"""The operator's page: live tables, letters, connections, copies, slow requests, and keeping order."""

import platform
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from importlib.metadata import version
from typing import Any

from aiohttp import web

import engine
from bot.acts.operator import operator_offers
from bot.clock import Clock
from bot.config import Config
from bot.host.host import Host
from bot.host.metrics import Metrics
from bot.series.series_note import server_of
from bot.store.records import Listing
from bot.table.errors import NoSuchMatch, NotInstalled
from bot.table.state import TableState
from bot.web.acts.drawing import draw_act
from bot.web.appkeys import ACTS, CHECKUP, HOST, TEMPLATES
from bot.web.http.visitor import read_form, see_other
from bot.web.operator.access import (
    SIGN_INS,
    TOKEN,
    WORDS,
    NotSignedIn,
    check_signed_in,
    sign_in,
    sign_in_queue,
)
from bot.web.show.assets import Assets
from bot.web.show.pages import templates
from bot.web.show.posted_answer import UnclearForm, parse
from engine.errors import Refused
from engine.text import Text
from render.words import Words

MOST = 50
"""How many tables and letters are listed."""
MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
LIBRARIES = ("fondaco", "aiohttp", "discord.py", "sqlalchemy")


@dataclass(frozen=True, slots=True)
class Chart:
    """A number for each of the last minutes, the newest last."""

    label: str
    values: Sequence[float]


class LastHour:
    """How much was done in each of the last sixty minutes."""

    SAMPLES = {
        "Requests a minute": ("fondaco_request_seconds_count", {}),
        "Moves a minute": ("fondaco_moves_total", {}),
        "Errors a minute": ("fondaco_requests_total", {"status": "5xx"}),
    }

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._before = self._totals()
        self._minutes: deque[list[float]] = deque(maxlen=60)

    def _totals(self) -> list[float]:
        return [self._metrics.count(name, **labels) for name, labels in self.SAMPLES.values()]

    def note_minute(self) -> None:
        totals = self._totals()
        self._minutes.append([now - before for now, before in zip(totals, self._before, strict=True)])
        self._before = totals

    async def run(self, clock: Clock) -> None:
        while True:
            await clock.sleep(MINUTE)
            self.note_minute()

    def charts(self) -> list[Chart]:
        return [Chart(label, [row[n] for row in self._minutes]) for n, label in enumerate(self.SAMPLES)]


HISTORY = web.AppKey("history", LastHour)


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table in the list; one whose title is not installed has no page."""

    id: str
    title: str
    state: str
    where: str
    seats: str
    waits_for: str
    waits_since: float | None
    due: float | None
    has_page: bool = True


def add_routes(app: web.Application, config: Config) -> None:
    assets = Assets.packed_once()
    app[TOKEN] = config.operator_token.get_secret_value() if config.operator_token else ""
    app[SIGN_INS] = sign_in_queue()
    app[TEMPLATES] = templates(assets)
    app[HISTORY] = LastHour(app[HOST].metrics)
    app.router.add_get("/static/{digest}/{name:.+}", assets.serve)
    app.router.add_get("/", _for_operator(overview))
    app.router.add_post("/sign-in", sign_in)
    app.router.add_post("/letters/again", _for_operator(send_all_again))
    app.router.add_post(r"/letters/{letter:\d{1,18}}/again", _for_operator(send_again))
    app.router.add_get(r"/tables/{match:[a-z0-9]{4,40}}", _for_operator(table_page))
    app.router.add_post(r"/tables/{match:[a-z0-9]{4,40}}/act/{act:[a-z-]{1,40}}", _for_operator(do_act))


def _for_operator(
    handler: Callable[[web.Request], Awaitable[web.Response]],
) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def handle(request: web.Request) -> web.Response:
        try:
            check_signed_in(request)
        except NotSignedIn:
            return _page(request, "operator_sign_in.html", status=401)
        return await handler(request)

    return handle


def _page(request: web.Request, template: str, status: int = 200, **context: Any) -> web.Response:
    made = request.app[TEMPLATES].get_template(template)
    text = made.render(words=WORDS, ago=ago, size=in_bytes, **context)
    return web.Response(text=text, content_type="text/html", status=status)


async def overview(request: web.Request) -> web.Response:
    host, now = request.app[HOST], request.app[HOST].clock.now()
    numbers = await host.numbers()
    return _page(
        request,
        "operator.html",
        now=now,
        health=await request.app[CHECKUP].health(),
        numbers=numbers,
        tables=[
            await _line(host, listing)
            for listing in await host.store.matches.list_matches(state="live", limit=MOST)
        ],
        letters=await host.store.outbox.letters_in_trouble(now - DAY, MOST),
        connections={name: describe() for name, describe in host.connections.items()},
        backup_failure=await host.store.clocks.last_backup_failure(),
        database=host.store.database.name,
        slow=list(reversed(host.metrics.slow)),
        charts=request.app[HISTORY].charts(),
        versions=_versions(),
    )


async def _line(host: Host, listing: Listing) -> ListedTable:
    try:
        table = await host.table(listing.id)
    except NotInstalled:
        seats = ", ".join(seat.name for seat in listing.seats)
        return ListedTable(listing.id, listing.title, "not installed", "", seats, "", None, None, False)
    return _line_of(table)


def _line_of(table: TableState) -> ListedTable:
    server = server_of(table)
    asked = table.waits_for()
    waits = [table.waits[seat] for seat in asked if seat in table.waits]
    return ListedTable(
        id=table.id,
        title=table.match.game.name,
        state="paused" if table.paused is not None else table.state,
        where=f"server {server}" if server else "browser",
        seats=", ".join(table.names),
        waits_for=", ".join(table.names[seat] for seat in asked),
        waits_since=min((wait.since for wait in waits), default=None),
        due=min((wait.due for wait in waits if wait.due is not None), default=None),
    )


def _versions() -> dict[str, str]:
    libraries = {name: version(name) for name in LIBRARIES}
    titles = ", ".join(f"{game.name} ({game.rules_version})" for game in map(engine.game, engine.titles()))
    return libraries | {"Python": platform.python_version(), "titles (rules)": titles}


# --- letters ----------------------------------------------------------------------------------------------


async def send_again(request: web.Request) -> web.Response:
    """A letter that waits, or was given up, is tried now."""
    return await _send_again(request, int(request.match_info["letter"]))


async def send_all_again(request: web.Request) -> web.Response:
    """Every letter that waits is tried now."""
    return await _send_again(request, None)


async def _send_again(request: web.Request, letter: int | None) -> web.Response:
    host = request.app[HOST]
    await host.store.outbox.try_again(letter, host.clock.now())
    host.outbox.wake()
    return see_other("/#letters")


# --- keeping order ----------------------------------------------------------------------------------------


async def table_page(
    request: web.Request, done: str = "", wrong: tuple[str, Text] | None = None
) -> web.Response:
    host = request.app[HOST]
    table = await host.table(request.match_info["match"])
    offers = await operator_offers(request.app[ACTS], table)
    drawn = [
        replace(
            draw_act(offer, table.id, WORDS, refusal=wrong[1] if wrong and wrong[0] == name else None),
            action=f"/tables/{table.id}/act/{name}",
        )
        for name, offer in offers.items()
    ]
    return _page(
        request,
        "operator_table.html",
        status=422 if wrong else 200,
        now=host.clock.now(),
        table=_line_of(table),
        acts=drawn,
        done=done,
    )


async def do_act(request: web.Request) -> web.Response:
    acts, name = request.app[ACTS], request.match_info["act"]
    table = await request.app[HOST].table(request.match_info["match"])
    offer = (await operator_offers(acts, table)).get(name)
    if offer is None:
        raise web.HTTPNotFound
    try:
        filled = parse(offer.form, await read_form(request), asks_all=True)
        done = await acts.do(offer.act.key, table.id, filled, offer.actor)
    except (Refused, UnclearForm) as refused:
        return await table_page(request, wrong=(name, refused.reason))
    sentence = Words(WORDS.locale, offer.names).say(done.sentence)
    try:
        return await table_page(request, done=sentence)
    except NoSuchMatch:
        return see_other("/")  # it was deleted


# --- in words ---------------------------------------------------------------------------------------------


def ago(since: float | None, now: float) -> str:
    """How long ago something was, or how long until it is, in the largest unit that fits."""
    if since is None:
        return "never"
    seconds = abs(now - since)
    for unit, length in (("days", DAY), ("h", HOUR), ("min", MINUTE)):
        if seconds >= 2 * length:
            return f"{seconds / length:.0f} {unit}"
    return f"{seconds:.0f} s"


def in_bytes(count: int) -> str:
    for unit, length in (("GB", 1e9), ("MB", 1e6), ("kB", 1e3)):
        if count >= length:
            return f"{count / length:.1f} {unit}"
    return f"{count} bytes"
