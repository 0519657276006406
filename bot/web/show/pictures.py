"""Boards, hands and covers as images that a browser may keep for as long as they stay the same."""

import hashlib
from typing import Literal

from aiohttp import web

from bot.table.state import TableState
from engine.text import Seat
from render import artist
from render.picture import Picture
from render.words import Words

THUMBNAIL, SMALL, SHARP, NARROW, WIDE = 160, 480, 640, 800, 1600
KEEP = "max-age=31536000, immutable"


def version(picture: Picture) -> str:
    """Changes with every byte; for pictures without secrets: those of a table are sealed (`drawings.py`)."""
    return hashlib.sha256(picture.png).hexdigest()[:16]


def asked_width(request: web.Request) -> int:
    wanted = request.query.get("w")
    return next((width for width in (THUMBNAIL, SMALL, SHARP, NARROW) if wanted == str(width)), WIDE)


def asked_kind(request: web.Request) -> Literal["board", "beside", "hand"]:
    """Which of the pictures of a table an address names."""
    match request.match_info["kind"]:
        case "beside":
            return "beside"
        case "hand":
            return "hand"
        case _:
            return "board"


def image(request: web.Request, picture: Picture, version: str) -> web.Response:
    """The picture; kept by the browser only when its address names this version of it."""
    keep = f"private, {KEEP}" if request.query.get("v") == version else "no-store"
    headers = {"Cache-Control": keep, "Vary": "Cookie, Accept-Language"}
    return web.Response(body=picture.png, content_type="image/png", headers=headers)


def places(table: TableState, seat: Seat | None, words: Words) -> dict[str, str]:
    """What can be seen closer, by id, each as the reader knows it."""
    drawer = artist.artist(table.title)
    return {place: drawer.place_name(place, words) for place in drawer.places(table.view(seat))}
