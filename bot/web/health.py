"""The health page for the operator."""

from importlib.metadata import version

from aiohttp import web

from bot.web.appkeys import CHECKUP, HOST


async def health(request: web.Request) -> web.Response:
    """200 while the host can store, sweeps, sends letters and is copied; else 503 with what is wrong."""
    seen = await request.app[CHECKUP].health()
    report = {
        "ok": seen.well,
        "wrong": seen.wrong,
        "version": version("fondaco"),
        "heartbeat_age": seen.round_age,
        "letter_age": seen.letter_age,
        "backup_age": seen.backup_age,
    }
    return web.json_response(report, status=200 if seen.well else 503)


async def live(_request: web.Request) -> web.Response:
    """The process answers; one that does not should be restarted."""
    return web.json_response({"ok": True})


async def ready(request: web.Request) -> web.Response:
    """Whether people should be sent here: not before it can store, and not once it is about to stop."""
    stopping = request.app[HOST].stopping
    wrong = ["stopping"] if stopping else (await request.app[CHECKUP].health()).wrong
    well = not stopping and "store" not in wrong
    return web.json_response({"ok": well, "wrong": wrong}, status=200 if well else 503)


def add_routes(app: web.Application) -> None:
    app.router.add_get("/health", health)
    app.router.add_get("/live", live)
    app.router.add_get("/ready", ready)
