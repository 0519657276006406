"""The opener's page: order at the table, and fresh links for seats whose link was lost."""

from aiohttp import web

from bot.series.fairness import judges_own_game
from bot.store.records import SeatRecord
from bot.table.seating import LONGEST_NAME
from bot.table.state import TableState
from bot.web.access.links import link, links_page
from bot.web.access.opener import opener
from bot.web.acts.drawing import draw_for_opener
from bot.web.acts.outcome import read_outcome
from bot.web.appkeys import HOST, TABLE
from bot.web.http.address import address
from bot.web.http.guard import TurnedAway
from bot.web.http.visitor import locale_of, read_form, see_other
from bot.web.opening.seats import OPENINGS
from bot.web.show.pages import page
from engine.text import text


def add_routes(app: web.Application) -> None:
    app.router.add_get(f"{TABLE}/host", seats)
    app.router.add_post(f"{TABLE}/host", fresh_link)
    app.router.add_get(f"{TABLE}/host/links", links)


async def seats(request: web.Request) -> web.Response:
    table, _key = await opener(request)
    words = table.words(locale_of(request))
    return page(
        request,
        "opener.html",
        words,
        title=words.say(table.match.game.local_name),
        match=table.id,
        people=_people(table),
        acts=await draw_for_opener(request, table.id, words),
        outcome=read_outcome(request, words),
        me=None,
        longest_name=LONGEST_NAME,
    )


async def fresh_link(request: web.Request) -> web.Response:
    """Make a new key for a seat; the old link stops working."""
    table, key = await opener(request)
    wanted = (await read_form(request)).get("seat")
    chosen = [seat for seat in _people(table) if str(seat.seat) == wanted]
    if not chosen:
        raise TurnedAway(404, "web-refuse-no-page")
    seat = chosen[0]
    if seat.user_id and judges_own_game(table, None, known=False):
        raise TurnedAway(403, "moderated-own-game", (f"/t/{table.id}/host", "act-back"))
    fresh = await request.app[HOST].seats.reissue_key(table.id, seat.seat, key)
    made = [link(request, table.id, seat.seat, seat.name, fresh)]
    return links_page(request, table, text("web-fresh-heading"), text("web-fresh-lead", name=seat.name), made)


def _people(table: TableState) -> list[SeatRecord]:
    """The seats that can have a link: those held by people."""
    return [seat for seat in table.seats if seat.kind == "person"]


async def links(request: web.Request) -> web.Response:
    """The links of a new table, for the browser that opened it: a page that can be gone back to."""
    table, _key = await opener(request)
    opened = request.app[OPENINGS].find_opened(table.id)
    if opened is None:
        return see_other(f"/t/{table.id}/host")
    made = [link(request, table.id, seat, table.names[seat], key) for seat, key in opened.keys.items()]
    watch = f"{address(request)}/t/{table.id}"
    return links_page(request, table, text("web-links-heading"), text("web-links-lead"), made, watch=watch)
