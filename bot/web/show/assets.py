"""Style, scripts and fonts: read once, packed once, and cached by browsers until they change."""

import gzip
import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from aiohttp import web

from bot.web.show.lettering import cut, unicode_range
from render.fonts import font_file

FOLDER = Path(__file__).parents[1] / "static"
FONTS = (
    "SourceSansPro-Regular.ttf",
    "SourceSansPro-Semibold.ttf",
    "SourceSerifPro-Regular.ttf",
    "SourceSerifPro-Semibold.ttf",
)
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
}
BUNDLES = {"table.js": ("site.js", "mine.js", "table.js", "listening.js", "clock.js")}
"""What a page loads at once, as one file."""
INLAID = re.compile(rb'^@import "([\w.]+)";$', re.MULTILINE)
IMPORT = re.compile(r'^import \{([^}]*)\} from "\./([\w.]+)";$', re.MULTILINE)
LATER = re.compile(r'import\((")\./([\w.]+)"\)')
EXPORT = re.compile(r"^export (?:async )?(?:function\*?|class|const) (\w+)", re.MULTILINE)
COMMENT = re.compile(rb"^[ \t]*(?://[^\n]*|/\*\*(?:(?!\*/).)*\*/[ \t]*)\n", re.MULTILINE | re.DOTALL)
"""Whole lines of a script that a browser has no use for: more than a fifth of what is sent."""
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
    contents["fonts.css"] = contents["fonts.css"].replace(b"LETTERS", unicode_range().encode())
    for name in FONTS:
        contents[f"fonts/{name}"] = cut(font_file(name).read_bytes())
    contents["style.css"] = INLAID.sub(lambda line: contents[line[1].decode()], contents["style.css"])
    scripts = {name: COMMENT.sub(b"", source) for name, source in contents.items() if name.endswith(".js")}
    return contents | scripts | {name: bundle(entries, scripts) for name, entries in BUNDLES.items()}


def bundle(entries: Sequence[str], sources: Mapping[str, bytes]) -> bytes:
    """Modules in one file, each after those it uses: a function that returns what it exports."""
    written: dict[str, str] = {}

    def add(name: str) -> None:
        if name in written:
            return
        source = sources[name].decode()
        written[name] = ""  # modules do not import in a circle
        for _, other in IMPORT.findall(source) + LATER.findall(source):
            add(other)
        del written[name]
        written[name] = _module(name, source)

    for entry in entries:
        add(entry)
    return "\n".join(written.values()).encode()


def _module(name: str, source: str) -> str:
    exports = ", ".join(EXPORT.findall(source))
    inner = IMPORT.sub(lambda line: f"const {{ {_as_properties(line[1])} }} = {_variable(line[2])};", source)
    inner = LATER.sub(lambda line: f"Promise.resolve({_variable(line[2])})", inner)
    inner = EXPORT.sub(lambda line: line[0].removeprefix("export "), inner)
    return f"const {_variable(name)} = (() => {{\n{inner}\nreturn {{ {exports} }};\n}})();"


def _as_properties(names: str) -> str:
    return ", ".join(name.strip().replace(" as ", ": ") for name in names.split(",") if name.strip())


def _variable(name: str) -> str:
    return f"${name.removesuffix('.js')}"


def _asset(name: str, content: bytes) -> Asset:
    return Asset(KINDS[Path(name).suffix], content, gzip.compress(content, mtime=0))


def add_routes(app: web.Application) -> None:
    app.router.add_get("/static/{digest}/{name:.+}", Assets.packed_once().serve)
