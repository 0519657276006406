"""The operator's own port, on loopback unless set otherwise: metrics for Prometheus, and health."""

import asyncio
from collections.abc import Callable

import structlog
from aiohttp import web

from bot.clock import stopwatch
from bot.config import Config
from bot.host.health import Checkup
from bot.host.host import Host
from bot.host.metrics import Metrics
from bot.series.steward import Steward
from bot.web import health
from bot.web.appkeys import CHECKUP, HOST

log = structlog.get_logger(__name__)

EVERY = 1.0
"""Seconds between two looks at how late the event loop is."""


def build(host: Host) -> web.Application:
    app = web.Application()
    app[HOST] = host
    app[CHECKUP] = Checkup(host)
    health.add_routes(app)
    app.router.add_get("/metrics", metrics)
    return app


async def metrics(request: web.Request) -> web.Response:
    host = request.app[HOST]
    accept = request.headers.get("Accept", "")
    body, content_type = host.metrics.text(await host.numbers(), host.clock.now(), accept)
    return web.Response(body=body, headers={"Content-Type": content_type})


async def run(steward: Steward, config: Config, started: Callable[[], None]) -> None:
    """Serve until cancelled; `started` is called once when the numbers can be read."""
    host, (where, port) = steward.host, config.metrics_at
    runner = web.AppRunner(build(host), access_log=None)
    await runner.setup()
    watching = asyncio.create_task(watch_loop(host.metrics))
    try:
        await web.TCPSite(runner, where, port).start()
        log.info("metrics-serving", host=where, port=port)
        started()
        await asyncio.Event().wait()
    finally:
        watching.cancel()
        await runner.cleanup()


async def watch_loop(metrics: Metrics) -> None:
    """Measure how late the event loop is."""
    while True:
        lap = stopwatch()
        await asyncio.sleep(EVERY)
        metrics.lag.observe(max(0.0, lap() - EVERY))
