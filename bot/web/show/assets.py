"""Style, scripts and fonts: read once, packed once, and cached by browsers until they change."""

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path

from aiohttp import web

FOLDER = Path(__file__).parents[1] / "static"
FONTS = {
    "font_source_sans_pro": ("SourceSansPro-Regular.ttf", "SourceSansPro-Semibold.ttf"),
    "font_source_serif_pro": ("SourceSerifPro-Regular.ttf", "SourceSerifPro-Semibold.ttf"),
}
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
}
FOREVER = "public, max-age=31536000, immutable"


@dataclass(frozen=True, slots=True)
class Asset:
    kind: str
    plain: bytes
    packed: bytes


class Assets:
    """All files under one folder named by their digest, so that they can refer to each other."""

    def __init__(self) -> None:
        self._assets = {name: _asset(name, content) for name, content in _contents().items()}

    @classmethod
    @cache
    def packed_once(cls) -> "Assets":
        """The files, packed once per process: packing takes longer than opening a table."""
        return cls()

    @cached_property
    def digest(self) -> str:
        whole = hashlib.sha256()
        for name in sorted(self._assets):
            whole.update(name.encode() + b"\0" + self._assets[name].plain)
        return whole.hexdigest()[:16]

    def url(self, name: str) -> str:
        if name not in self._assets:
            raise KeyError(f"no file {name} among the static files")
        return f"/static/{self.digest}/{name}"

    async def serve(self, request: web.Request) -> web.Response:
        asset = self._assets.get(request.match_info["name"])
        if asset is None:
            raise web.HTTPNotFound
        current = request.match_info["digest"] == self.digest
        headers = {
            "Content-Type": asset.kind,
            "Cache-Control": FOREVER if current else "no-cache",
            "Vary": "Accept-Encoding",
        }
        if "gzip" in request.headers.get("Accept-Encoding", ""):
            return web.Response(body=asset.packed, headers={**headers, "Content-Encoding": "gzip"})
        return web.Response(body=asset.plain, headers=headers)

    def fresh(self, name: str) -> web.Response:
        """A file under an address that does not change with what is in it."""
        asset = self._assets[name]
        return web.Response(
            body=asset.plain, headers={"Content-Type": asset.kind, "Cache-Control": "no-cache"}
        )


def _contents() -> dict[str, bytes]:
    contents = {path.name: path.read_bytes() for path in FOLDER.iterdir() if path.suffix in KINDS}
    for package, names in FONTS.items():
        for name in names:
            contents[f"fonts/{name}"] = (files(package) / "files" / name).read_bytes()
    return contents


def _asset(name: str, content: bytes) -> Asset:
    return Asset(KINDS[Path(name).suffix], content, gzip.compress(content, mtime=0))


def add_routes(app: web.Application) -> None:
    app.router.add_get("/static/{digest}/{name:.+}", Assets.packed_once().serve)
