"""For whoever runs the host: is it well, and how much is there to do."""

from importlib.metadata import version

from aiohttp import web

from bot.store import StoreError
from bot.web.appkeys import HOST


async def health(request: web.Request) -> web.Response:
    """Well while the database answers."""
    host = request.app[HOST]
    try:
        last = await host.last_heartbeat()
    except StoreError:
        return web.json_response({"ok": False, "version": version("fondaco")}, status=503)
    age = None if last is None else round(max(0.0, host.clock.now() - last), 1)
    return web.json_response({"ok": True, "version": version("fondaco"), "heartbeat_age": age})


async def metrics(request: web.Request) -> web.Response:
    host = request.app[HOST]
    said = host.metrics.text(await host.counts(), host.clock.now())
    return web.Response(text=said, headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"})
