"""The page of a look back: how far it is, then the chances as a curve and the moves that turned the game."""

from aiohttp import web

from bot.host.lookback import look_back
from bot.table.state import TableState
from bot.web.access.seats import reader
from bot.web.appkeys import HOST, SEAT, TABLE
from bot.web.http.held_seats import base_of
from bot.web.http.identity import palette_of
from bot.web.http.limits import spend
from bot.web.http.visitor import locale_of
from bot.web.play.curve import EDGE, HIGH, WIDE, across, curve, polylines
from bot.web.show.pages import page
from engine.lookback import LookBack
from render.lookback import percent, turn_words
from render.words import Words

PATIENCE = 1.0
"""Seconds that the page waits for what may be whole at once."""
LOOK_AGAIN = 3
"""Seconds after which a page that is not whole loads itself again."""


def add_routes(app: web.Application) -> None:
    for base in (TABLE, SEAT):
        app.router.add_get(f"{base}/curve", curve)
        app.router.add_get(f"{base}/look-back", look_back_page)


async def look_back_page(request: web.Request) -> web.Response:
    table, seat = await reader(request)
    words = table.words(locale_of(request))
    seen = await look_back(request.app[HOST], table, PATIENCE, lambda price: spend(request, price))
    return page(
        request,
        "look_back.html",
        words,
        title=words.say(table.match.game.local_name),
        base=base_of(table.id, seat),
        theme=await palette_of(request, table, seat),
        look_again=None if seen.whole else LOOK_AGAIN,
        percent=percent(seen.progress),
        drawn=_draw(table, seen, words) if len(seen.chances) > 1 else {},
    )


def _draw(table: TableState, seen: LookBack, words: Words) -> dict[str, object]:
    """What a page shows of a look back, as far as it has come."""
    course = sorted(seen.chances.items())
    reach = (seen.first, seen.last)
    return {
        "size": (WIDE, HIGH, EDGE),
        "moments": range(seen.first, seen.last + 1),
        "lines": list(enumerate(polylines(course, 0.0, 1.0, reach))),
        "names": [(record.seat, words.name(record.seat)) for record in table.seats],
        "turns": [
            (turn.move, across(turn.move - 0.5, *reach), turn_words(turn, words)) for turn in seen.turns
        ],
        "course": [(move, [percent(chance) for chance in chances]) for move, chances in course],
        "about": words("lookback-about", games=seen.effort.games, positions=len(seen.chances)),
        "began": [
            words("lookback-chance", who=words.name(seat), chance=percent(chance))
            for seat, chance in enumerate(course[0][1])
        ],
    }
