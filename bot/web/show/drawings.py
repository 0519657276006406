"""Boards and hands as live drawings: the still layer by its hash, and what changed since a reader looked."""

import gzip
import hashlib
from collections import OrderedDict
from typing import Any

from aiohttp import web

from render.live import delta, style_sheet
from render.svg.drawing import Drawing
from render.theme import CLASSIC, DARK, THEMES

KEPT = 120
"""How many drawings are kept to be compared with later ones; the oldest go first."""
STILL_LAYERS = 60


class Drawings:
    """What readers have on their screens, by version, and the still layers below it."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[str, Drawing] = OrderedDict()
        self._still: OrderedDict[str, bytes] = OrderedDict()

    def keep(self, drawing: Drawing) -> str:
        """The version of a drawing, under which it is found again."""
        version = hashlib.sha256(drawing.live.encode()).hexdigest()[:16]
        _put(self._drawn, version, drawing, KEPT)
        if drawing.still.hash not in self._still:
            packed = gzip.compress(drawing.still.document.encode(), mtime=0)
            _put(self._still, drawing.still.hash, packed, STILL_LAYERS)
        return version

    def changes(self, seen: str, drawing: Drawing) -> dict[str, Any] | None:
        """What a reader of an earlier version has to change; None where that version is unknown."""
        earlier = self._drawn.get(seen)
        return None if earlier is None else delta(earlier, drawing)

    def still(self, name: str) -> bytes | None:
        return self._still.get(name)


def _put(kept: OrderedDict[str, Any], name: str, value: object, room: int) -> None:
    kept[name] = value
    kept.move_to_end(name)
    while len(kept) > room:
        kept.popitem(last=False)


DRAWINGS = web.AppKey("drawings", Drawings)
FOREVER = "public, max-age=31536000, immutable"


async def still(request: web.Request) -> web.Response:
    """A still layer: its address names its content, so it never changes."""
    packed = request.app[DRAWINGS].still(request.match_info["hash"])
    if packed is None:
        raise web.HTTPNotFound
    headers = {"Cache-Control": FOREVER, "Vary": "Accept-Encoding", "Content-Type": "image/svg+xml"}
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        return web.Response(body=packed, headers={**headers, "Content-Encoding": "gzip"})
    return web.Response(body=gzip.decompress(packed), headers=headers)


async def colours(request: web.Request) -> web.Response:
    """The colours of a theme, for the drawings of a page; the usual ones have a night side."""
    theme = THEMES.get(request.match_info["theme"])
    if theme is None:
        raise web.HTTPNotFound
    night = f"@media (prefers-color-scheme: dark){{{style_sheet(DARK)}}}" if theme is CLASSIC else ""
    headers = {"Cache-Control": "public, max-age=3600"}
    return web.Response(text=style_sheet(theme) + night, content_type="text/css", headers=headers)
