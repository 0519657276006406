"""What the application holds for its pages, and the paths they share."""

from ipaddress import IPv4Network, IPv6Network

from aiohttp import web
from jinja2 import Environment

from bot.acts.service import Acts
from bot.host.health import Checkup
from bot.host.host import Host
from bot.host.notices import Subscription
from bot.series.steward import Steward

HOST = web.AppKey("host", Host)
CHECKUP = web.AppKey("checkup", Checkup)
STEWARD = web.AppKey("steward", Steward)
ACTS = web.AppKey("acts", Acts)
TEMPLATES = web.AppKey("templates", Environment)
PUBLIC_URL = web.AppKey("public_url", str)
"""The public address of this host; empty: the one in the request."""
STREAMS = web.AppKey("streams", set[Subscription])
"""The live streams that are open."""
PROXIES = web.AppKey("proxies", tuple[IPv4Network | IPv6Network, ...])
"""Proxies whose forwarded addresses are trusted."""

TABLE = r"/t/{match:[a-z0-9]{4,40}}"
SEAT = TABLE + r"/seat/{seat:\d{1,2}}"
"""The paths of a table, for those who watch, and of a seat at it."""
