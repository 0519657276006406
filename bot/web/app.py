"""The browser table: the routes, and serving them."""

from collections.abc import Callable
from typing import Any

import structlog
from aiohttp import web

from bot.acts.service import Acts
from bot.config import Config
from bot.host.health import Checkup
from bot.host.host import Host
from bot.series.steward import Steward
from bot.web import health, servers
from bot.web.activity import routes as activity_routes
from bot.web.acts import routes as acts
from bot.web.appkeys import ACTS, CHECKUP, HOST, PROXIES, PUBLIC_URL, STEWARD, STREAMS, TEMPLATES
from bot.web.calls import mail_pages
from bot.web.calls import pages as calls
from bot.web.calls.caller import CALLER, Caller
from bot.web.calls.mail import MAIL, Mail
from bot.web.calls.presence import OPEN_PAGES, OpenPages
from bot.web.calls.push import PUSH, Push, contact_of_operator
from bot.web.http import guard, host_names, identity, limits
from bot.web.http.address import parse_proxies
from bot.web.http.connections import Doors, FencedSite, most_connections, raise_file_limit
from bot.web.http.frame import activity_of
from bot.web.http.visitor import LARGEST_POST
from bot.web.learn import lesson
from bot.web.opening import front, guests, new_game, opener
from bot.web.opening.seats import OPENINGS, TableOpener
from bot.web.person import me
from bot.web.play import past, plans, play, rewinding, speaking, time_page
from bot.web.play.curve import CURVES, Curves, curve
from bot.web.play.lookback import look_back_page
from bot.web.play.watching import WATCHED
from bot.web.series import campaigns, leagues, people, seeking
from bot.web.show import errors, home_screen
from bot.web.show.assets import Assets
from bot.web.show.drawings import DRAWINGS, Drawings, colours, still
from bot.web.show.pages import templates
from bot.web.show.shared import Shared

log = structlog.get_logger(__name__)

TABLE = r"/t/{match:[a-z0-9]{4,40}}"
SETTINGS: dict[str, Any] = {
    "keepalive_timeout": 75,
    "lingering_time": 5,
    "shutdown_timeout": 5,
    "max_line_size": 4096,
    "max_field_size": 8190,
    "max_headers": 100,
    "auto_decompress": False,
}
"""Seconds for a whole request to arrive, seconds to read the rest of a refused one, and the most bytes of its
head: a longer head is answered with 400. Nothing that arrives is unpacked."""
SEAT = TABLE + r"/seat/{seat:\d{1,2}}"


def build(host: Host, config: Config) -> web.Application:
    app = web.Application(
        middlewares=[
            guard.measure_requests,
            guard.add_headers,
            errors.tell_errors,
            host_names.check_host_name,
            guard.refuse_packed,
            guard.check_origin,
            guard.check_address,
            limits.take_turns,
            identity.recognise_visitor,
            limits.name_asker,
        ],
        client_max_size=LARGEST_POST,
    )
    assets = Assets.packed_once()
    app[HOST] = host
    app[CHECKUP] = Checkup(host)
    app[identity.MINT] = identity.Mint(host.store.notes)
    app[host_names.NAMES] = host_names.names_of(config)
    app[STEWARD] = Steward(host)
    app[ACTS] = Acts(app[STEWARD])
    app[OPENINGS] = TableOpener(host)
    app[TEMPLATES] = templates(assets)
    app[PUBLIC_URL] = config.public_url or ""
    app[STREAMS] = set()
    app[PROXIES] = parse_proxies(config.proxy)
    app[limits.REQUESTS] = limits.request_queue()
    app[WATCHED] = Shared()
    app[DRAWINGS] = Drawings(app[identity.MINT].seal)
    app[CURVES] = Curves()
    app[OPEN_PAGES] = OpenPages()
    app[PUSH] = Push(host.store.notes, host.contacts, host.clock, contact_of_operator(config))
    app[MAIL] = Mail(host.contacts, host.clock, config)
    app[CALLER] = Caller(host, app[OPEN_PAGES], app[PUSH], app[MAIL])
    app.router.add_get("/still/{hash:[0-9a-f]{8,64}}.svg", still)
    app.router.add_get("/colours/{theme}.css", colours)
    app.router.add_get("/static/{digest}/{name:.+}", assets.serve)
    health.add_routes(app)
    activity = activity_of(config, host.store.notes, host.clock)
    if activity is not None:
        activity_routes.add_routes(app, activity)
    app.router.add_get("/", front.front if activity is None else activity_routes.entrance(front.front))
    app.router.add_post("/language", front.language)
    app.router.add_get("/cover/{title}.png", front.cover)
    app.router.add_get("/rules/{title}", front.rules_in_brief)
    app.router.add_get("/rules/{title}/{language}/{piece}.png", front.piece)
    app.router.add_get("/new/{title}", new_game.ask)
    app.router.add_post("/new/{title}", new_game.create)
    app.router.add_post("/new/{title}/house", new_game.play_house)
    app.router.add_post(f"{TABLE}/sit", play.sit)
    app.router.add_get(f"{TABLE}/host", opener.seats)
    app.router.add_post(f"{TABLE}/host", opener.fresh_link)
    app.router.add_get(f"{TABLE}/host/links", opener.links)
    app.router.add_get(f"{TABLE}/host/replay", rewinding.replay)
    app.router.add_get(f"{TABLE}/host/replay/board", rewinding.board)
    app.router.add_get(f"{TABLE}/host/undo", rewinding.confirm)
    app.router.add_post(f"{TABLE}/host/undo", rewinding.take_back_to)
    for base in (TABLE, SEAT):
        app.router.add_get(base, play.table)
        app.router.add_get(f"{base}/state", play.state)
        app.router.add_get(f"{base}/events", play.events, allow_head=False)
        app.router.add_get(f"{base}/closer", play.closer)
        app.router.add_get(f"{base}/{{kind}}.png", play.picture)
        app.router.add_get(f"{base}/{{kind:board|hand}}.svg", play.drawing)
        app.router.add_get(f"{base}/time", time_page.time_page)
        app.router.add_get(f"{base}/past", past.moments)
        app.router.add_get(f"{base}/replay", past.replay)
        app.router.add_get(f"{base}/replay/board", past.replay_picture)
        app.router.add_get(f"{base}/replay/moment", past.replay_drawing)
        app.router.add_get(f"{base}/trails", past.trails)
        app.router.add_get(f"{base}/curve", curve)
        app.router.add_get(f"{base}/look-back", look_back_page)
        app.router.add_get(f"{base}/export", past.export)
    app.router.add_post(f"{TABLE}/back", time_page.come_back)
    app.router.add_get(f"{SEAT}/me", time_page.settings_page)
    app.router.add_get(f"{SEAT}/ahead", plans.ahead_part)
    app.router.add_get(f"{SEAT}/plans", plans.plans_page)
    app.router.add_post(f"{SEAT}/plans", plans.changed)
    app.router.add_get(f"{SEAT}/missed", past.missed)
    app.router.add_get(f"{SEAT}/missed/board", past.missed_picture)
    app.router.add_get(f"{SEAT}/missed/film", past.missed_film)
    app.router.add_post(f"{SEAT}/answer", play.answer)
    app.router.add_post(f"{SEAT}/undo", play.undo)
    app.router.add_post(f"{SEAT}/pass", speaking.pass_by)
    app.router.add_post(f"{SEAT}/hold", speaking.hold)
    app.router.add_post(f"{SEAT}/link", play.own_link)
    app.router.add_get(f"{SEAT}/guests", guests.guests)
    app.router.add_post(f"{SEAT}/guests", guests.decide_on_guest)
    rooms = (acts, lesson, me, calls, mail_pages, people, leagues, campaigns, seeking, servers, home_screen)
    for pages in rooms:
        pages.add_routes(app)
    app.on_shutdown.append(_end_streams)
    app.on_cleanup.append(_hang_up)
    return app


async def _end_streams(app: web.Application) -> None:
    """End all live streams when the host stops."""
    streams = app[STREAMS]
    for stream in streams.copy():
        stream.close()


async def _hang_up(app: web.Application) -> None:
    await app[PUSH].close()


async def run(host: Host, config: Config, started: Callable[[], None]) -> None:
    """Serve until cancelled; `started` is called once when the pages can be opened."""
    app = build(host, config)
    runner = web.AppRunner(app, access_log=None, **SETTINGS)
    doors = Doors(most_connections(raise_file_limit()), parse_proxies(config.proxy))
    await runner.setup()
    try:
        await FencedSite(runner, config.web_host, config.web_port, doors).start()
        log.info("web-serving", host=config.web_host, port=config.web_port)
        started()
        await app[CALLER].run()
    finally:
        await runner.cleanup()
