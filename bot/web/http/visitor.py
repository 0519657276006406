"""What a visitor asks with: the language they read and the form they post."""

import asyncio
from collections.abc import Iterable
from urllib.parse import parse_qsl

from aiohttp import web

from bot.typed_text import clean_text
from data import catalogue
from render.words import choose

LANGUAGE = "language"
API = "/api/"
"""Below this path only tokens count: no cookie is read, and none is set."""
OWN_LANGUAGE = web.RequestKey("own language", str)
"""The language that the person of a request has set, where that is known without a cookie."""
LARGEST_POST = 64 * 1024
FORM, MOST_FIELDS = "application/x-www-form-urlencoded", 1000
PATIENCE = 15.0
"""Seconds in which a posted form must arrive."""


def locale_of(request: web.Request) -> str:
    """The language of the pages: as chosen on the page, else as the browser prefers."""
    if is_api(request):
        return request.get(OWN_LANGUAGE) or preferred_language(request)
    switched = request.cookies.get(LANGUAGE, "")
    return switched if switched in catalogue.locales() else preferred_language(request)


def is_api(request: web.Request) -> bool:
    """Whether a program asks, by a token, rather than a page."""
    return request.path.startswith(API)


def preferred_language(request: web.Request) -> str:
    """The language a browser asks for by itself."""
    return choose(request.headers.get("Accept-Language", ""))


class PostedForm:
    """A posted form."""

    def __init__(self, pairs: Iterable[tuple[str, str]]) -> None:
        self._values: dict[str, list[str]] = {}
        for name, value in pairs:
            self._values.setdefault(clean_text(name), []).append(clean_text(value))

    def get(self, name: str, /) -> str | None:
        return next(iter(self.all(name)), None)

    def all(self, name: str, /) -> list[str]:
        return self._values.get(name, [])


async def read_form(request: web.Request) -> PostedForm:
    """The form of a request, as our pages send it; refused if it does not arrive in time."""
    try:
        async with asyncio.timeout(PATIENCE):
            sent = await request.read()
        if sent and request.content_type != FORM:
            raise web.HTTPUnsupportedMediaType
        return PostedForm(parse_qsl(sent.decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except TimeoutError:
        raise web.HTTPRequestTimeout from None
    except (ValueError, web.RequestPayloadError):
        raise web.HTTPBadRequest from None


def local_path(written: str | None) -> str:
    """A path of this host as a form names it; the front page where it is none."""
    path = written or "/"
    inside = path.startswith("/") and not path.startswith(("//", "/\\"))
    return path if inside and path.isprintable() else "/"


def wants_json(request: web.Request) -> bool:
    """Whether our script sent the request, rather than a plain form."""
    return "application/json" in request.headers.get("Accept", "")


def see_other(path: str) -> web.Response:
    """Redirect after a posted form."""
    return web.Response(status=303, headers={"Location": path})
