"""The browser table: the routes, and serving them."""

from collections.abc import Callable

import structlog
from aiohttp import web

from bot.acts.service import Acts
from bot.config import Config
from bot.host.health import Checkup
from bot.host.once import Once
from bot.series.steward import Steward
from bot.web import health, servers, trying
from bot.web.activity import routes as activity
from bot.web.activity import widget
from bot.web.acts import routes as acts
from bot.web.api import routes as api
from bot.web.appkeys import ACTS, CHECKUP, HOST, PROXIES, PUBLIC_URL, STEWARD, STREAMS, TEMPLATES
from bot.web.calls import mail_pages
from bot.web.calls import pages as calls
from bot.web.calls.caller import CALLER, Notifier
from bot.web.calls.mail import MAIL, Mail
from bot.web.calls.presence import OPEN_PAGES, OpenPages
from bot.web.calls.push import PUSH, Push, contact_of_operator
from bot.web.calls.webhook import webhook_caller
from bot.web.http import guard, host_names, identity, limits
from bot.web.http.address import parse_proxies
from bot.web.http.connections import Doors, listening, most_connections, note_head, raise_file_limit
from bot.web.http.frame import ACTIVITY, WIDGET, activity_of, widget_of
from bot.web.http.visitor import LARGEST_POST
from bot.web.learn import lesson
from bot.web.opening import front, guests, lobby, meeting, new_game, opener
from bot.web.opening.seats import OPENINGS, TableOpener
from bot.web.person import calendar, me
from bot.web.play import by_ear, lookback, past, plans, play, rewinding, time_page, tryout, words
from bot.web.play.curve import CURVES, Curves
from bot.web.play.watching import TABLES, WATCHED
from bot.web.series import campaigns, leagues, people, seeking, statistics
from bot.web.show import assets, drawings, errors, home_screen
from bot.web.show.assets import Assets
from bot.web.show.drawings import DRAWINGS, Drawings
from bot.web.show.pages import templates
from bot.web.start_words import browser_words

log = structlog.get_logger(__name__)

PAGES = (
    *(drawings, assets, health, activity, widget, front, meeting, new_game, opener, guests, lobby),
    *(play, words, by_ear, time_page, past, lookback, rewinding, plans, tryout, acts, lesson),
    *(me, calendar, calls, mail_pages, people, statistics, leagues, campaigns, seeking, servers),
    *(home_screen, api),
)
"""Whatever has pages adds its routes; no two answer to the same path."""


def build(steward: Steward, config: Config) -> web.Application:
    host = steward.host
    app = web.Application(
        middlewares=[
            note_head,
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
    app[HOST] = host
    app[CHECKUP] = Checkup(host)
    app[identity.MINT] = identity.Mint(host.store.notes)
    app[host_names.NAMES] = host_names.names_of(config)
    app[STEWARD] = steward
    app[ACTS] = Acts(app[STEWARD])
    app[OPENINGS] = TableOpener(host)
    app[TEMPLATES] = templates(Assets.packed_once())
    app[PUBLIC_URL] = config.public_url or ""
    app[STREAMS] = set()
    app[PROXIES] = parse_proxies(config.proxy)
    app[limits.REQUESTS] = limits.request_queue()
    app[WATCHED] = Once(TABLES)
    app[DRAWINGS] = Drawings(app[identity.MINT].seal)
    app[CURVES] = Curves()
    app[OPEN_PAGES] = OpenPages()
    app[PUSH] = Push(host.store.notes, host.contacts, host.clock, contact_of_operator(config))
    app[MAIL] = Mail(host.contacts, host.clock, config)
    host.webhooks.sender = hooks = webhook_caller(host.contacts, host.clock, config)
    app[CALLER] = Notifier(host, app[OPEN_PAGES], app[PUSH], app[MAIL], hooks)
    if (framed := activity_of(config, host.store.notes, host.clock)) is not None:
        app[ACTIVITY] = framed
    if (in_rooms := widget_of(config, host.store.notes, host.clock)) is not None:
        app[WIDGET] = in_rooms
    for pages in PAGES:
        pages.add_routes(app)
    if config.tried_drafts:
        trying.add_routes(app)
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


async def run(steward: Steward, config: Config, say: Callable[[str], None]) -> None:
    """Serve until cancelled; say once where the pages are, when they can be opened."""
    app = build(steward, config)
    doors = Doors(most_connections(raise_file_limit()), parse_proxies(config.proxy))
    async with listening(app, config.web_host, config.web_port, doors):
        log.info("web-serving", host=config.web_host, port=config.web_port)
        say(browser_words(config))
        await app[CALLER].run()
