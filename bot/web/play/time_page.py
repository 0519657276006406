"""The time page of a table: clocks, votes, and seats that change hands."""

from aiohttp import web

from bot.acts.table import request_text
from bot.host import reminders, rewind
from bot.series import door
from bot.series.door import Entrant
from bot.table import status, substitutes, terms, votes
from bot.table.seating import LONGEST_NAME
from bot.web.access.links import sit_down
from bot.web.access.seats import player, reader, seats_left
from bot.web.acts.drawing import draw_offered
from bot.web.acts.outcome import read_outcome
from bot.web.appkeys import HOST, SEAT, TABLE
from bot.web.http import identity
from bot.web.http.guard import TurnedAway
from bot.web.http.held_seats import base_of
from bot.web.http.introductions import known_person
from bot.web.http.visitor import locale_of, read_form, see_other
from bot.web.show.pages import page

HOUR = 3600.0


def add_routes(app: web.Application) -> None:
    for base in (TABLE, SEAT):
        app.router.add_get(f"{base}/time", time_page)
    app.router.add_post(f"{TABLE}/back", come_back)
    app.router.add_get(f"{SEAT}/me", settings_page)


async def time_page(request: web.Request) -> web.Response:
    table, seat = await reader(request)
    host, words = request.app[HOST], table.words(locale_of(request))
    undo = None
    if seat is not None and table.state == "live":
        undo = await rewind.prospects(host, table.id, seat)
    return page(
        request,
        "time.html",
        words,
        title=words.say(table.match.game.local_name),
        match=table.id,
        base=base_of(table.id, seat),
        seat=seat,
        live=table.state == "live",
        standing=status.status(table, host.clock.now()),
        agreed=[words.say(term) for term in terms.terms_texts(table.terms)],
        span=terms.duration_text,
        muted=seat is not None and reminders.is_muted(table, seat),
        votes_said=lambda asked: words.say(request_text(asked)),
        voters={asked.id: votes.voters(table, asked) for asked in votes.requests(table)},
        acts=await draw_offered(request, "table", table.id, words, None if seat is None else (table, seat)),
        outcome=read_outcome(request, words),
        me=await known_person(request),
        longest_name=LONGEST_NAME,
        returns=[
            record.seat
            for record in table.seats
            if record.former and (record.kind != "person" or record.seat == seat) and table.state == "live"
        ],
        left=seat is None and bool(seats_left(request, table)),
        undo=undo,
    )


async def settings_page(request: web.Request) -> web.Response:
    """The settings of a seat's holder, known or by its link alone."""
    table, seat = await player(request)
    if identity.is_guest(request, table, seat):
        raise TurnedAway(403, "act-not-for-guests", (base_of(table.id, seat), "web-to-table"))
    words = table.words(locale_of(request))
    return page(
        request,
        "settings.html",
        words,
        base=base_of(table.id, seat),
        acts=await draw_offered(request, "person", table.id, words, (table, seat)),
        outcome=read_outcome(request, words),
        longest_name=LONGEST_NAME,
    )


async def come_back(request: web.Request) -> web.Response:
    """Return to a seat that one left: as a known person, or with its old link."""
    host = request.app[HOST]
    table = await host.table(request.match_info["match"])
    key = ((await read_form(request)).get("key") or "").strip().rpartition("#")[2][:100]
    mine = [record.seat for record in table.seats if substitutes.may_return(table, record.seat, key=key)]
    back = [*mine, *seats_left(request, table)]
    if not back:
        raise TurnedAway(403, "web-refuse-key", (base_of(table.id, None) + "/time", "page-time"))
    await door.come_back(host, table, back[0], Entrant(identity.person_id_of(request) or ""))
    return sit_down(request, table.id, back[0], key) if mine else see_other(base_of(table.id, back[0]))
