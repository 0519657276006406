"""A person's own pages: quiet hours and holidays, and the answers left in advance."""

import re
from typing import Any

from aiohttp import web
from pydantic import ValidationError

from bot import orders
from bot.look import Look
from bot.orders import Order
from bot.person import DAYS_AWAY, Person
from bot.store.people import person as holder_of
from bot.web import form as fields
from bot.web.appkeys import HOST
from bot.web.pages import page
from bot.web.play import player
from bot.web.table import base_of
from bot.web.visitor import Form, form, locale_of, see_other
from bot.wishes import wish
from engine.errors import Refused
from engine.text import Seat, Text, text


async def wishes_page(request: web.Request) -> web.Response:
    look, seat = await player(request)
    return _wishes(request, look, seat, look.person(seat))


def _wishes(
    request: web.Request, look: Look, seat: Seat, person: Person, said: Text | None = None
) -> web.Response:
    words = look.words(locale_of(request))
    return page(
        request,
        "wishes.html",
        words,
        status=422 if said else 200,
        title=look.match.game.name,
        base=base_of(look.id, seat),
        person=person,
        quiet=[_clock(minute) for minute in person.quiet] if person.quiet else ["", ""],
        days=DAYS_AWAY,
        said=words.say(said) if said else None,
    )


async def wished(request: web.Request) -> web.Response:
    look, seat = await player(request)
    before = look.person(seat)
    try:
        person = Person.model_validate({**before.model_dump(mode="json"), **_read(await form(request))})
    except (ValidationError, ValueError):
        return _wishes(request, look, seat, before, text("aweb-wishes-wrong", days=DAYS_AWAY))
    await wish(request.app[HOST], holder_of(look.id, look.seats[seat]), person)
    return see_other(f"{base_of(look.id, seat)}/time")


def _read(posted: Form) -> dict[str, Any]:
    begins, ends = posted.get("quiet-from") or "", posted.get("quiet-to") or ""
    first, last = posted.get("away-first") or "", posted.get("away-last") or ""
    return {
        "zone": posted.get("zone") or "UTC",
        "quiet": (_minute(begins), _minute(ends)) if begins or ends else None,
        "away": [{"first": first, "last": last or first}] if first else [],
    }


def _minute(said: str) -> int:
    found = re.fullmatch(r"(\d{1,2}):(\d{2})(?::\d{2})?", said)
    if not found:
        raise ValueError(said)
    return int(found[1]) * 60 + int(found[2])


def _clock(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


# --- standing orders --------------------------------------------------------------------------------------


async def orders_page(request: web.Request) -> web.Response:
    look, seat = await player(request)
    return _orders(request, look, seat)


def _orders(request: web.Request, look: Look, seat: Seat, said: Text | None = None) -> web.Response:
    words = look.words(locale_of(request))
    listed = [
        (kind, order, fields.build(kind.choice, words, order.answer if order else None, f"q{number}"))
        for number, (kind, order) in enumerate(orders.listed(look, seat))
    ]
    return page(
        request,
        "orders.html",
        words,
        status=422 if said else 200,
        title=look.match.game.name,
        base=base_of(look.id, seat),
        listed=listed,
        said=words.say(said) if said else None,
    )


async def ordered(request: web.Request) -> web.Response:
    """An order is left, or dropped."""
    look, seat = await player(request)
    host, posted = request.app[HOST], await form(request)
    key = posted.get("order") or ""
    kinds = [kind for kind, _ in orders.listed(look, seat)]
    number = next((n for n, kind in enumerate(kinds) if kind.key == key), None)
    if number is None:
        return _orders(request, look, seat, text("async-order-unknown"))
    try:
        if posted.get("do") == "drop":
            await orders.drop(host, look.id, seat, key)
        else:
            answer = fields.parse(kinds[number].choice, posted, f"q{number}")
            await orders.give(host, look.id, seat, Order(key, answer, posted.get("do") == "once"))
    except fields.Unclear as unclear:
        return _orders(request, look, seat, unclear.reason)
    except Refused as refused:
        return _orders(request, look, seat, refused.reason)
    return see_other(f"{base_of(look.id, seat)}/orders")
