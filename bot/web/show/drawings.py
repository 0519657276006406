"""Boards and hands as live drawings: the still layer by its hash, and what changed since a reader looked.

A version is a name that a reader sends back. It is sealed for one picture of one reader, so that nobody can
make one at home from what they guess, nor learn anything by sending another reader's.
"""

import gzip
import hashlib
from collections.abc import Callable
from typing import Any

from aiohttp import web
from cachetools import LRUCache

from render.live import delta, style_sheet
from render.picture import Picture
from render.svg.drawing import Drawing
from render.theme import CLASSIC, CONTRAST, DARK, THEMES

KEPT = 240
"""How many drawings are kept to be compared with later ones; the oldest go first."""
STILL_LAYERS = 60


def add_routes(app: web.Application) -> None:
    app.router.add_get("/still/{hash:[0-9a-f]{8,64}}.svg", still)
    app.router.add_get("/colours/{theme}.css", colours)


class Drawings:
    """What readers have on their screens, by picture and version, and the still layers below it.

    `seal` signs with a secret of this host; a picture is named by its address, which is one reader's alone.
    """

    def __init__(self, seal: Callable[[str], str]) -> None:
        self._seal = seal
        self._drawn: LRUCache[tuple[str, str], Drawing] = LRUCache(KEPT)
        self._still: LRUCache[str, bytes] = LRUCache(STILL_LAYERS)

    def version(self, address: str, picture: Picture) -> str:
        """Changes with everything that is seen; another address has another version of the same."""
        content = picture.drawing.live.encode() if picture.drawing else picture.png
        return self._seal(f"{address} {hashlib.sha256(content).hexdigest()}")[:16]

    def keep(self, address: str, picture: Picture) -> str:
        """The version of a picture; a drawing is found again under it."""
        version = self.version(address, picture)
        if picture.drawing is not None:
            self._drawn[address, version] = picture.drawing
            self.keep_still(picture.drawing)
        return version

    def keep_still(self, drawing: Drawing) -> None:
        """The still layer of a drawing can be loaded from now on; it is the same for all readers."""
        if drawing.still.hash and drawing.still.hash not in self._still:
            self._still[drawing.still.hash] = gzip.compress(drawing.still.document.encode(), mtime=0)

    def knows(self, address: str, version: str) -> bool:
        """Whether a reader was given this version of their picture, not long ago."""
        return (address, version) in self._drawn

    def changes(self, address: str, seen: str, drawing: Drawing) -> dict[str, Any] | None:
        """What a reader of an earlier version has to change; None where they were never given it."""
        earlier = self._drawn.get((address, seen))
        return None if earlier is None else delta(earlier, drawing)

    def still(self, name: str) -> bytes | None:
        return self._still.get(name)


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
    """The colours of a theme, for the drawings of a page; the usual ones have a night side, and more contrast
    for a reader whose system asks for it."""
    theme = THEMES.get(request.match_info["theme"])
    if theme is None:
        raise web.HTTPNotFound
    asked_for = {"prefers-color-scheme: dark": DARK, "prefers-contrast: more": CONTRAST}
    others = [f"@media ({wish}){{{style_sheet(other)}}}" for wish, other in asked_for.items()]
    rules = [style_sheet(theme), *(others if theme is CLASSIC else ())]
    headers = {"Cache-Control": "public, max-age=3600"}
    return web.Response(
        text="".join(rules),
        content_type="text/css",
        headers=headers,
    )
