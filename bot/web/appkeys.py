"""What the application holds for its pages."""

from aiohttp import web
from jinja2 import Environment

from bot.host import Host
from bot.notices import Subscription
from bot.web.opening import Openings

HOST = web.AppKey("host", Host)
OPENINGS = web.AppKey("openings", Openings)
TEMPLATES = web.AppKey("templates", Environment)
PUBLIC_URL = web.AppKey("public_url", str)
"""Where people reach this host; empty: wherever they did."""
STREAMS = web.AppKey("streams", set[Subscription])
"""The live streams that are open."""
