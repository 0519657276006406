"""A new game: its form, and the table that it opens."""

from aiohttp import web

from bot.table.seating import LONGEST_NAME
from bot.web.access.links import sit_down
from bot.web.access.opener import give_opener
from bot.web.http.identity import introduce
from bot.web.http.limits import spend
from bot.web.http.visitor import read_form, see_other
from bot.web.opening import seats
from bot.web.opening.front import box, learned_by, title_of
from bot.web.opening.seats import OPENINGS, NewGame
from bot.web.show.pages import page, words_for
from engine.registry import Title
from engine.strengths import STRENGTHS
from render.words import Words


def add_routes(app: web.Application) -> None:
    app.router.add_get("/new/{title}", ask)
    app.router.add_post("/new/{title}", create)
    app.router.add_post("/new/{title}/house", play_house)


async def ask(request: web.Request) -> web.Response:
    title, words = title_of(request), words_for(request)
    return await _form(request, title, seats.blank_order(title, words), seats.new_nonce(), words)


async def _form(request: web.Request, title: Title, order: NewGame, nonce: str, words: Words) -> web.Response:
    return page(
        request,
        "new.html",
        words,
        status=422 if order.refusal else 200,
        title=await box(request, title, words, await learned_by(request)),
        seats=order.rows,
        agreement=seats.agreement_fields(title, order, words),
        strengths=STRENGTHS,
        longest_name=LONGEST_NAME,
        nonce=nonce,
        refused=order.refused,
        said=words.say(order.refusal) if order.refusal else None,
    )


async def create(request: web.Request) -> web.Response:
    """Open the table; one person alone sits down at once, several get their links."""
    title, words, posted = title_of(request), words_for(request), await read_form(request)
    order = seats.read_order(title, posted, words)
    nonce = (posted.get("nonce") or "")[:64] or seats.new_nonce()
    if order.refusal:
        return await _form(request, title, order, nonce, words)
    if not request.app[OPENINGS].knows(nonce):
        spend(request, "tables")
    opened = await request.app[OPENINGS].open(nonce, title, order, words.locale, introduce(request))
    if len(opened.keys) == 1:
        ((seat, key),) = opened.keys.items()
        response = sit_down(request, opened.match_id, seat, key)
    else:
        response = see_other(f"/t/{opened.match_id}/host/links")
    give_opener(request, response, opened.match_id, opened.opener_key)
    return response


async def play_house(request: web.Request) -> web.Response:
    """One press: the usual table of this title, one person against the house."""
    title, words, posted = title_of(request), words_for(request), await read_form(request)
    nonce = (posted.get("nonce") or "")[:100] or seats.new_nonce()
    if not request.app[OPENINGS].knows(nonce):
        spend(request, "tables")
    order = seats.blank_order(title, words)
    opened = await request.app[OPENINGS].open(nonce, title, order, words.locale, introduce(request))
    ((seat, key),) = opened.keys.items()
    response = sit_down(request, opened.match_id, seat, key)
    give_opener(request, response, opened.match_id, opened.opener_key)
    return response
