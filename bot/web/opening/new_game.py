"""A new game: its form, and the links to its seats."""

from collections.abc import Sequence
from dataclasses import dataclass

from aiohttp import web

from bot.table.seating import LONGEST_NAME
from bot.table.state import TableState
from bot.web.http.address import address
from bot.web.http.cookies import Cookie, keep_cookie
from bot.web.http.held_seats import give_seat, seat_path
from bot.web.http.identity import introduce
from bot.web.http.limits import spend
from bot.web.http.visitor import locale_of, read_form, see_other
from bot.web.opening import seats
from bot.web.opening.front import box, learned_by, title_of
from bot.web.opening.seats import OPENINGS, NewGame
from bot.web.show.pages import page, words_for
from engine.registry import Title
from engine.strengths import STRENGTHS
from engine.text import Seat, Text
from render.words import Words


@dataclass(slots=True)
class SeatLink:
    seat: Seat
    name: str
    key: str
    url: str


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
        spend(request, "open-table")
    opened = await request.app[OPENINGS].open(nonce, title, order, words.locale, introduce(request))
    if len(opened.keys) == 1:
        ((seat, key),) = opened.keys.items()
        response = sit_down(request, opened.match_id, seat, key)
    else:
        response = see_other(f"/t/{opened.match_id}/host/links")
    give_opener(request, response, opened.match_id, opened.host_key)
    return response


async def play_house(request: web.Request) -> web.Response:
    """One press: the usual table of this title, one person against the house."""
    title, words, posted = title_of(request), words_for(request), await read_form(request)
    nonce = (posted.get("nonce") or "")[:100] or seats.new_nonce()
    if not request.app[OPENINGS].knows(nonce):
        spend(request, "open-table")
    order = seats.blank_order(title, words)
    opened = await request.app[OPENINGS].open(nonce, title, order, words.locale, introduce(request))
    ((seat, key),) = opened.keys.items()
    response = sit_down(request, opened.match_id, seat, key)
    give_opener(request, response, opened.match_id, opened.host_key)
    return response


def link(request: web.Request, match_id: str, seat: Seat, name: str, key: str) -> SeatLink:
    """A personal link; the key stands after the #, which browsers do not send."""
    return SeatLink(seat, name, key, f"{address(request)}/t/{match_id}#{key}")


def links_page(
    request: web.Request,
    table: TableState,
    heading: Text,
    lead: Text,
    links: Sequence[SeatLink],
    *,
    once: bool = True,
    watch: str | None = None,
) -> web.Response:
    """Personal links to copy; `once`: they are not shown again, `watch`: the address for spectators."""
    words = table.words(locale_of(request))
    return page(
        request,
        "links.html",
        words,
        title=table.match.game.name,
        match=table.id,
        heading=words.say(heading),
        lead=words.say(lead),
        once=once,
        links=links,
        watch=watch,
    )


def opener_cookie(match_id: str) -> Cookie:
    return Cookie("opener", f"/t/{match_id}/host", "Strict")


def give_opener(request: web.Request, response: web.Response, match_id: str, host_key: str) -> None:
    """The browser that opened the table keeps its key, for the one page that asks for it."""
    keep_cookie(request, response, opener_cookie(match_id), host_key)


def sit_down(request: web.Request, match_id: str, seat: Seat, key: str) -> web.Response:
    response = see_other(seat_path(match_id, seat))
    give_seat(request, response, match_id, seat, key)
    return response
