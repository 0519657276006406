"""A rematch: the same people and the same settings at a new table, in one press by anybody who played."""

from aiohttp import web

from bot.table.seating import SeatSpec
from bot.web.appkeys import HOST, OPENINGS
from bot.web.http.guard import TurnedAway
from bot.web.http.limits import spend
from bot.web.opening.new_game import give_opener, sit_down
from bot.web.play.play import player


async def rematch(request: web.Request) -> web.Response:
    """Opens it once; whoever presses later sits down at the same table, in the seat they had."""
    table, seat = await player(request)
    if table.state == "live":
        raise TurnedAway(409, "board-rematch-later")
    nonce, openings = f"rematch {table.id}", request.app[OPENINGS]
    first = not openings.knows(nonce)
    if first:
        spend(request, "open-table")
    specs = [SeatSpec(one.name, one.kind, one.user_id) for one in table.seats]
    work = request.app[HOST].open
    opened = await openings.once(
        nonce,
        lambda: work(table.title, specs, dict(table.match.options), locale=table.locale, terms=table.terms),
    )
    response = sit_down(request, opened.match_id, seat, opened.keys[seat])
    if first:
        give_opener(request, response, opened)
    return response
