"""What a phone needs to put the house on its home screen: a manifest and icons."""

import json
from typing import Any

from aiohttp import web

from bot.threads import in_thread
from bot.web.show.pages import words_for
from render.icon import icon
from render.words import Words

MANIFEST = "/manifest.webmanifest"
SIZES = (180, 192, 512)
SAFE_SIZES = (512,)
PAPER = "#f4ead4"
"""The colour around a page while it opens, as the pages say it too."""
A_DAY = "public, max-age=86400"


def add_routes(app: web.Application) -> None:
    sizes = "|".join(map(str, SIZES))
    app.router.add_get(MANIFEST, manifest)
    app.router.add_get(f"/icon-{{size:{sizes}}}.png", plain_icon)
    app.router.add_get(f"/safe-icon-{{size:{'|'.join(map(str, SAFE_SIZES))}}}.png", safe_icon)


async def manifest(request: web.Request) -> web.Response:
    """How the house looks and where it begins when it is opened like a program of its own."""
    made = json.dumps(_manifest(words_for(request)), ensure_ascii=False)
    headers = {"Cache-Control": A_DAY, "Vary": "Accept-Language, Cookie"}
    return web.Response(text=made, content_type="application/manifest+json", headers=headers)


def _manifest(words: Words) -> dict[str, Any]:
    return {
        "id": "/",
        "name": "Fondaco",
        "short_name": "Fondaco",
        "description": words("web-front-title"),
        "lang": words.locale,
        "start_url": "/games",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": [
            *(_icon(f"/icon-{size}.png", size, "any") for size in SIZES[1:]),
            *(_icon(f"/safe-icon-{size}.png", size, "maskable") for size in SAFE_SIZES),
        ],
    }


def _icon(address: str, size: int, purpose: str) -> dict[str, str]:
    return {"src": address, "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}


async def plain_icon(request: web.Request) -> web.Response:
    return _png(await in_thread(icon, int(request.match_info["size"])))


async def safe_icon(request: web.Request) -> web.Response:
    return _png(await in_thread(icon, int(request.match_info["size"]), safe=True))


def _png(drawn: bytes) -> web.Response:
    return web.Response(body=drawn, content_type="image/png", headers={"Cache-Control": A_DAY})
