"""A person's calendar: the deadlines of the games that wait for them, at an address that only they know.

Its events say what the list of their games says; nothing of a game, and no key, is in it.
"""

from aiohttp import web

from bot import keys
from bot.host.calendar_links import owner_of
from bot.host.failures import contained
from bot.host.host import Host
from bot.surfaces import reads_pages
from bot.table import speaking_time
from bot.table.state import TableState
from bot.web.appkeys import HOST
from bot.web.http.address import address, origin_of
from bot.web.http.guard import TurnedAway
from bot.web.http.held_seats import base_of
from bot.web.own_games import MOST
from bot.web.show.ics import Event, write_calendar
from engine.text import Seat

CALENDAR = r"/calendar/{token:[A-Za-z0-9_-]{24}}.ics"
CACHED = "private, max-age=300"


def add_routes(app: web.Application) -> None:
    app.router.add_get(CALENDAR, calendar)


async def calendar(request: web.Request) -> web.Response:
    """The owner's calendar, for anyone with the address; an ended address is answered like an unknown one."""
    host = request.app[HOST]
    owner = await owner_of(host, request.match_info["token"])
    if (origin := origin_of(request)) is not None:
        host.budget.spend("calendar", owner.person if owner else None, origin)
    if owner is None:
        raise TurnedAway(404, "web-refuse-no-page")
    locale = (await host.people.settings(owner.person)).locale or owner.locale
    body = write_calendar(await _events_of(host, owner.person, locale, address(request)))
    headers = {"Cache-Control": CACHED, "ETag": f'"{keys.digest(body.decode())[:32]}"'}
    if headers["ETag"] in request.headers.get("If-None-Match", ""):
        return web.Response(status=304, headers=headers)
    return web.Response(body=body, content_type="text/calendar", charset="utf-8", headers=headers)


async def _events_of(host: Host, person: str, locale: str, site: str) -> list[Event]:
    """What this person has to answer, or may speak to, by when; the soonest first."""
    waiting = [row.match_id for row in await host.store.matches.waiting_for(person)]
    playing = await host.store.matches.list_matches(user_id=person, state="live", limit=MOST)
    events: list[Event | None] = []
    for match_id in dict.fromkeys([*waiting, *(record.id for record in playing)]):
        with contained("match-unread", match=match_id):
            table = await host.table(match_id)
            held = [seat.seat for seat in table.seats if seat.user_id == person and seat.kind == "person"]
            events += [_event(table, seat, locale, site, host.clock.now()) for seat in held]
    return sorted(filter(None, events), key=lambda event: (event.at, event.uid))


def _event(table: TableState, seat: Seat, locale: str, site: str, now: float) -> Event | None:
    """The deadline of one seat; None: nothing is asked of it by any time."""
    words, wait = table.words(locale), table.waits.get(seat)
    if wait is not None and wait.due is not None:
        key, at, written = "calendar-move", wait.due, wait.since
    elif seat in speaking_time.to_be_called(table, now):
        key, at = "calendar-speak", speaking_time.listened_to(table)[seat].until
        written = table.created  # when it last changed would tell of what others do in silence
    else:
        return None
    others = [words.name(other.seat) for other in table.seats if other.seat != seat]
    summary = words(key, title=table.match.game.local_name, names=words.join(others))
    uid = f"{table.id}-{seat}-{table.match.answered[seat]}@fondaco"
    person = table.seats[seat].user_id
    url = f"{site}{base_of(table.id, seat if reads_pages(person) else None)}"
    return Event(uid, written, at, summary, url)
