"""Who somebody is in the browser: a key in a cookie, and the person it stands for at every table."""

import re

from aiohttp import web

from bot import keys
from bot.look import Look
from bot.person import PAGES
from bot.web.address import is_secure
from bot.web.appkeys import HOST
from bot.web.visitor import YEAR
from bot.wishes import wishes_of
from engine.errors import Refused
from engine.text import Seat

ME = "me"
INTRODUCED = web.RequestKey("introduced", str)
"""Under which a request keeps the key that its answer hands to the browser."""

_KEY = re.compile(r"[A-Za-z0-9_-]{20,64}", re.ASCII)


def person_of(key: str) -> str:
    """The person a key stands for; nobody can tell the key from it."""
    return f"{PAGES}{keys.hashed(key)[:24]}"


def own_key(request: web.Request) -> str | None:
    key = request.get(INTRODUCED) or request.cookies.get(ME, "")
    return key if _KEY.fullmatch(key) else None


def mine(request: web.Request) -> str | None:
    """The person at this browser; None: it has not been introduced."""
    key = own_key(request)
    return person_of(key) if key else None


def introduce(request: web.Request, key: str | None = None) -> str:
    """From here on this browser is known: as whom it was, or by this key, or as somebody new."""
    if key is not None and _KEY.fullmatch(key):
        request[INTRODUCED] = key
    elif own_key(request) is None:
        request[INTRODUCED] = keys.new_key()
    return mine(request) or ""


def hand_key(request: web.Request, response: web.StreamResponse) -> None:
    """The key goes into the browser's hands with the answer."""
    if key := request.get(INTRODUCED):
        response.set_cookie(ME, key, max_age=YEAR, httponly=True, samesite="Lax", secure=is_secure(request))


def forget_me(request: web.Request, response: web.StreamResponse) -> None:
    request.pop(INTRODUCED, None)
    response.del_cookie(ME)


def holds(request: web.Request, look: Look, seat: Seat) -> bool:
    """Whether the person at this browser sits there, whatever key the browser has or has not."""
    held = look.seats[seat] if 0 <= seat < len(look.seats) else None
    me = mine(request)
    return held is not None and me is not None and held.kind == "person" and held.user_id == me


async def palette(request: web.Request, look: Look, seat: Seat | None) -> str:
    """The colours in which a reader sees pictures: of who holds the seat, else of who watches."""
    me = mine(request)
    if seat is not None or me is None:
        return look.theme_of(seat)
    return (await wishes_of(request.app[HOST], me)).theme


async def hold(request: web.Request, look: Look, seat: Seat) -> None:
    """Whoever sits down by a link is known there; a second seat at a table is held by its link alone."""
    host, me = request.app[HOST], introduce(request)
    if look.state != "live":
        return
    try:
        await host.make_known(look.id, seat, me)
    except Refused:
        return
