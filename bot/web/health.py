"""The health page for the operator."""

from importlib.metadata import version

from aiohttp import web

from bot.web.appkeys import CHECKUP


async def health(request: web.Request) -> web.Response:
    """200 while the host can store, sweeps and sends letters; else 503 with the names of what is wrong."""
    found = await request.app[CHECKUP].health()
    said = {
        "ok": found.well,
        "wrong": found.wrong,
        "version": version("fondaco"),
        "heartbeat_age": found.round_age,
        "letter_age": found.letter_age,
    }
    return web.json_response(said, status=200 if found.well else 503)
