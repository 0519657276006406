"""The seats a browser holds: the key of each, and the list of those it was given."""

import hmac
import re
from dataclasses import dataclass

from aiohttp import web

from bot import keys
from bot.web.http.cookies import Cookie, found_good, keep_cookie, read_cookie

TABLES = Cookie("tables")
MOST_TABLES = 24
LONGEST_KEY = 100

_HELD = re.compile(r"([a-z0-9]{1,40})\.(\d{1,2})\.([0-9a-f]{20})", re.ASCII)


def seat_path(match_id: str, seat: int) -> str:
    return f"/t/{match_id}/seat/{seat}"


def base_of(match_id: str, seat: int | None) -> str:
    """The address of a table, as a seat or a spectator sees it."""
    return f"/t/{match_id}" if seat is None else seat_path(match_id, seat)


def seat_cookie(match_id: str, seat: int) -> Cookie:
    """The key goes only where the seat is."""
    return Cookie("seat", seat_path(match_id, seat), "Strict")


def seat_key(request: web.Request, match_id: str, seat: int) -> str:
    """The key of a seat that this browser brings along, if any."""
    return read_cookie(request, seat_cookie(match_id, seat))[:LONGEST_KEY]


def give_seat(request: web.Request, response: web.StreamResponse, match_id: str, seat: int, key: str) -> None:
    """From here on this browser holds the seat."""
    keep_cookie(request, response, seat_cookie(match_id, seat), key)
    added = Listed(match_id, seat, keys.proof_of_listing(keys.digest(key)))
    others = [seen for seen in listed_seats(request) if (seen.match_id, seen.seat) != (match_id, seat)]
    listed = "-".join(f"{seen.match_id}.{seen.seat}.{seen.proof}" for seen in [added, *others][:MOST_TABLES])
    keep_cookie(request, response, TABLES, listed)


@dataclass(frozen=True, slots=True)
class Listed:
    """A seat this browser says it was given; its proof is looked at before it is shown."""

    match_id: str
    seat: int
    proof: str

    def fits(self, key_hash: str | None) -> bool:
        return key_hash is not None and hmac.compare_digest(self.proof, keys.proof_of_listing(key_hash))


def listed_seats(request: web.Request) -> list[Listed]:
    """The seats this browser says it was given, the latest first."""
    entries = read_cookie(request, TABLES).split("-")[:MOST_TABLES]
    listed = [Listed(entry[1], int(entry[2]), entry[3]) for entry in map(_HELD.fullmatch, entries) if entry]
    if listed:
        found_good(request, TABLES)
    return listed
