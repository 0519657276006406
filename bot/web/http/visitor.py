"""What a request brings: its language, its form, and the seats its browser holds."""

import asyncio
import hmac
import re
from collections.abc import Iterable
from dataclasses import dataclass
from urllib.parse import parse_qsl

from aiohttp import web

from bot import keys
from data import catalogue
from render.words import choose

LANGUAGE, SEAT, TABLES = "language", "seat", "tables"
YEAR = 365 * 24 * 3600
LARGEST_POST = 64 * 1024
FORM, MOST_FIELDS = "application/x-www-form-urlencoded", 1000
PATIENCE = 15.0
"""Seconds in which a posted form must arrive."""
MOST_TABLES = 24

_HELD = re.compile(r"([a-z0-9]{1,40})\.(\d{1,2})\.([0-9a-f]{20})", re.ASCII)


def locale_of(request: web.Request) -> str:
    """The language of the pages: as chosen on the page, else as the browser prefers."""
    switched = request.cookies.get(LANGUAGE, "")
    return switched if switched in catalogue.locales() else preferred_language(request)


def preferred_language(request: web.Request) -> str:
    """The language a browser asks for by itself."""
    return choose(request.headers.get("Accept-Language", ""))


class Form:
    """A posted form."""

    def __init__(self, pairs: Iterable[tuple[str, str]]) -> None:
        self._values: dict[str, list[str]] = {}
        for name, value in pairs:
            self._values.setdefault(name, []).append(value)

    def get(self, name: str, /) -> str | None:
        return next(iter(self.all(name)), None)

    def all(self, name: str, /) -> list[str]:
        return self._values.get(name, [])


async def read_form(request: web.Request) -> Form:
    """The form of a request, as our pages send it; refused if it does not arrive in time."""
    try:
        async with asyncio.timeout(PATIENCE):
            sent = await request.read()
        if sent and request.content_type != FORM:
            raise web.HTTPUnsupportedMediaType
        return Form(parse_qsl(sent.decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except TimeoutError:
        raise web.HTTPRequestTimeout from None
    except (ValueError, web.RequestPayloadError):
        raise web.HTTPBadRequest from None


def wants_json(request: web.Request) -> bool:
    """Whether our script sent the request, rather than a plain form."""
    return "application/json" in request.headers.get("Accept", "")


def see_other(path: str) -> web.Response:
    """Redirect after a posted form."""
    return web.Response(status=303, headers={"Location": path})


# --- seats ------------------------------------------------------------------------------------------------


def seat_path(match_id: str, seat: int) -> str:
    return f"/t/{match_id}/seat/{seat}"


def give_seat(
    request: web.Request, response: web.StreamResponse, match_id: str, seat: int, key: str, *, secure: bool
) -> None:
    """Set the cookie that holds a seat's key, sent only to the pages of that seat."""
    path = seat_path(match_id, seat)
    response.set_cookie(SEAT, key, path=path, max_age=YEAR, httponly=True, samesite="Strict", secure=secure)
    given = Listed(match_id, seat, keys.proof_of_listing(keys.hashed(key)))
    others = [one for one in listed_seats(request) if (one.match_id, one.seat) != (match_id, seat)]
    listed = "-".join(f"{one.match_id}.{one.seat}.{one.proof}" for one in [given, *others][:MOST_TABLES])
    response.set_cookie(TABLES, listed, max_age=YEAR, httponly=True, samesite="Lax", secure=secure)


@dataclass(frozen=True, slots=True)
class Listed:
    """A seat that a cookie claims; check the proof with `fits` before showing it."""

    match_id: str
    seat: int
    proof: str

    def fits(self, key_hash: str | None) -> bool:
        return key_hash is not None and hmac.compare_digest(self.proof, keys.proof_of_listing(key_hash))


def listed_seats(request: web.Request) -> list[Listed]:
    """The seats this browser says it was given, the latest first."""
    said = request.cookies.get(TABLES, "").split("-")[:MOST_TABLES]
    found = (_HELD.fullmatch(one) for one in said)
    return [Listed(one[1], int(one[2]), one[3]) for one in found if one]
