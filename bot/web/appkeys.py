"""What the application holds for its pages."""

from ipaddress import IPv4Network, IPv6Network

from aiohttp import web
from jinja2 import Environment

from bot.acts.front import Acts
from bot.host.health import Checkup
from bot.host.host import Host
from bot.host.notices import Subscription
from bot.series.steward import Steward
from bot.web.opening.seats import Openings
from bot.web.show.shared import Shared

HOST = web.AppKey("host", Host)
CHECKUP = web.AppKey("checkup", Checkup)
STEWARD = web.AppKey("steward", Steward)
ACTS = web.AppKey("acts", Acts)
OPENINGS = web.AppKey("openings", Openings)
TEMPLATES = web.AppKey("templates", Environment)
PUBLIC_URL = web.AppKey("public_url", str)
"""Where people reach this host; empty: wherever they did."""
STREAMS = web.AppKey("streams", set[Subscription])
"""The live streams that are open."""
PROXIES = web.AppKey("proxies", tuple[IPv4Network | IPv6Network, ...])
"""Whose word on where a request comes from is taken."""
SHARED = web.AppKey("shared", Shared)
"""What spectators read alike."""
