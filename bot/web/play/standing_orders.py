"""Standing orders of a seat: the answers left in advance at this table."""

from collections.abc import Sequence

from aiohttp import web

from bot.table import plans
from bot.table.plans import NoSuchOrder, Plan
from bot.table.state import TableState
from bot.web.appkeys import HOST
from bot.web.http.visitor import Form, form, locale_of, see_other
from bot.web.play.page import base_of
from bot.web.play.play import player
from bot.web.show import form as fields
from bot.web.show.pages import page
from engine.choice import Answer
from engine.core import StandingOrder
from engine.errors import Refused
from engine.text import Seat, Text

# --- standing orders --------------------------------------------------------------------------------------


async def orders_page(request: web.Request) -> web.Response:
    table, seat = await player(request)
    return _orders(request, table, seat)


def _orders(request: web.Request, table: TableState, seat: Seat, said: Text | None = None) -> web.Response:
    words = table.words(locale_of(request))
    held = plans.list_orders(table, seat)
    return page(
        request,
        "orders.html",
        words,
        status=422 if said else 200,
        title=table.match.game.name,
        action=f"{base_of(table.id, seat)}/orders",
        back=(base_of(table.id, seat), "web-to-table"),
        lead=words("page-orders-lead" if held else "page-orders-none"),
        once=True,
        listed=[
            (kind, order, fields.build(kind.choice, words, order.answer if order else None, f"q{number}"))
            for number, (kind, order) in enumerate(held)
        ],
        said=words.say(said) if said else None,
    )


async def ordered(request: web.Request) -> web.Response:
    """An order is left, or dropped."""
    table, seat = await player(request)
    host, posted = request.app[HOST], await form(request)
    try:
        key, answer = posted_order([kind for kind, _ in plans.list_orders(table, seat)], posted)
        if answer is None:
            await host.plans.withdraw_order(table.id, seat, key)
        else:
            await host.plans.leave(table.id, seat, Plan(key, answer, once=posted.get("do") == "once"))
    except fields.Unclear as unclear:
        return _orders(request, table, seat, unclear.reason)
    except Refused as refused:
        return _orders(request, table, seat, refused.reason)
    return see_other(f"{base_of(table.id, seat)}/orders")


def posted_order(kinds: Sequence[StandingOrder], posted: Form) -> tuple[str, Answer]:
    """Which question a form of the page answers, and how; no answer: the order is dropped."""
    key = posted.get("order") or ""
    number = next((n for n, kind in enumerate(kinds) if kind.key == key), None)
    if number is None:
        raise NoSuchOrder
    if posted.get("do") == "drop":
        return key, None
    return key, fields.parse(kinds[number].choice, posted, f"q{number}")
