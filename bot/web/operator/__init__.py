"""The operator's own port, on loopback unless set otherwise: metrics for Prometheus, health, and a page."""

import asyncio
from collections.abc import Callable

import structlog
from aiohttp import web

from bot.acts.service import Acts
from bot.clock import stopwatch
from bot.config import Config
from bot.host.health import Checkup
from bot.host.metrics import Metrics
from bot.series.steward import Steward
from bot.web import health
from bot.web.appkeys import ACTS, CHECKUP, HOST
from bot.web.operator import access, page

log = structlog.get_logger(__name__)

EVERY = 1.0
"""Seconds between two looks at how late the event loop is."""


def build(steward: Steward, config: Config) -> web.Application:
    app = web.Application(middlewares=[access.answer_safely])
    app[HOST] = steward.host
    app[ACTS] = Acts(steward)
    app[CHECKUP] = Checkup(steward.host)
    health.add_routes(app)
    app.router.add_get("/metrics", metrics)
    page.add_routes(app, config)
    return app


async def metrics(request: web.Request) -> web.Response:
    host = request.app[HOST]
    accept = request.headers.get("Accept", "")
    body, content_type = host.metrics.text(await host.numbers(), host.clock.now(), accept)
    return web.Response(body=body, headers={"Content-Type": content_type})


async def run(steward: Steward, config: Config, say: Callable[[str], None]) -> None:
    """Serve until cancelled; say once where the numbers are, when they can be read."""
    host, (where, port) = steward.host, config.metrics_at
    app = build(steward, config)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    watching = [
        asyncio.create_task(watch_loop(host.metrics)),
        asyncio.create_task(app[page.HISTORY].run(host.clock)),
    ]
    try:
        await web.TCPSite(runner, where, port).start()
        log.info("metrics-serving", host=where, port=port)
        own_page = " Your page is there, too." if config.operator_token else ""
        say(f"Numbers for the operator: http://{config.metrics}/metrics and /health.{own_page}")
        await asyncio.Event().wait()
    finally:
        for task in watching:
            task.cancel()
        await runner.cleanup()


async def watch_loop(metrics: Metrics) -> None:
    """Measure how late the event loop is."""
    while True:
        lap = stopwatch()
        await asyncio.sleep(EVERY)
        metrics.lag.observe(max(0.0, lap() - EVERY))
