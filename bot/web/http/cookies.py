"""What a browser keeps for us: under HTTPS by names that no other name of the same site can set."""

from dataclasses import dataclass
from typing import Literal

from aiohttp import web

from bot.web.http.address import is_secure

YEAR = 365 * 24 * 3600
HOST_ONLY = "__Host-"
"""Begins the name of a cookie that only this very host can set; browsers want HTTPS and the path / for it."""
MOST_OF_A_KIND = 32
"""So many cookies of one kind go with every request; the oldest makes room, so that all fit into a header."""


@dataclass(frozen=True, slots=True)
class Cookie:
    """A cookie that holds a key, or a list of them, for a path of this host."""

    name: str
    path: str = "/"
    samesite: Literal["Lax", "Strict"] = "Lax"

    @property
    def guarded_name(self) -> str:
        """Its name under HTTPS: there all of them belong to the whole host, so the path is in the name."""
        return f"{HOST_ONLY}{self.name}{self.path.rstrip('/').replace('/', '-')}"


GOOD = web.RequestKey("good cookies", set[Cookie])
"""What a request brought and was found good."""


def read_cookie(request: web.Request, cookie: Cookie) -> str:
    """What the browser keeps there, or nothing; one given before there were guarded names has a plain one."""
    guarded = request.cookies.get(cookie.guarded_name) if is_secure(request) else None
    return guarded or request.cookies.get(cookie.name, "")


def found_good(request: web.Request, cookie: Cookie) -> None:
    """What was read there is what we gave: if it came under its plain name, the answer hands it over."""
    request.setdefault(GOOD, set()).add(cookie)


def keep_cookie(request: web.Request, response: web.StreamResponse, cookie: Cookie, value: str) -> None:
    """For a year from now, out of reach of scripts."""
    if not is_secure(request):
        response.set_cookie(
            cookie.name, value, path=cookie.path, max_age=YEAR, httponly=True, samesite=cookie.samesite
        )
        return
    response.set_cookie(
        cookie.guarded_name, value, max_age=YEAR, httponly=True, samesite=cookie.samesite, secure=True
    )
    if cookie.name in request.cookies:
        response.del_cookie(cookie.name, path=cookie.path)
    if cookie.path != "/":
        _make_room(request, response, cookie)


def _make_room(request: web.Request, response: web.StreamResponse, cookie: Cookie) -> None:
    """Browsers send what they have had for longest first."""
    begins = f"{HOST_ONLY}{cookie.name}-"
    others = [name for name in request.cookies if name.startswith(begins) and name != cookie.guarded_name]
    for name in others[: max(0, len(others) + 1 - MOST_OF_A_KIND)]:
        response.del_cookie(name, secure=True)


def drop_cookie(request: web.Request, response: web.StreamResponse, cookie: Cookie) -> None:
    request.get(GOOD, set()).discard(cookie)
    response.del_cookie(cookie.name, path=cookie.path)
    if is_secure(request):
        response.del_cookie(cookie.guarded_name, secure=True)


def hand_over_plain(request: web.Request, response: web.StreamResponse) -> None:
    """Under HTTPS, what was good under its plain name is kept under the guarded one from here on."""
    if not is_secure(request):
        return
    for cookie in request.get(GOOD, ()):
        if cookie.guarded_name not in request.cookies and cookie.guarded_name not in response.cookies:
            keep_cookie(request, response, cookie, request.cookies[cookie.name])
