"""Who acts from a browser."""

from dataclasses import replace

from aiohttp import web

from bot.acts.act import Actor, Kind
from bot.host.server_passes import ServerPass
from bot.store.people import holder_id
from bot.table.state import TableState
from bot.web.http.address import address, origin_of
from bot.web.http.identity import introduce, is_guest, person_id_of
from bot.web.http.introductions import known_person, named_person
from bot.web.http.visitor import PostedForm, locale_of
from bot.web.surface import SURFACE
from engine.text import Seat

NAMELESS: tuple[Kind, ...] = ("person", "lesson")
"""What concerns nobody else: a stranger need not give a name for it."""
Held = tuple[TableState, Seat]
"""The table and the seat whose key this browser holds."""


async def reader_of(request: web.Request, kind: Kind, held: Held | None = None) -> Actor:
    """The reader of a page: a known person, the holder of a seat, or someone unknown."""
    me = await known_person(request)
    name, seat = me.name if me else "", held[1] if held else None
    guest = held is not None and is_guest(request, *held)
    who = (person_id_of(request) or "") if guest else _id(request, kind, held)
    return Actor(
        who,
        name,
        locale_of(request),
        SURFACE,
        site=address(request),
        address=origin_of(request),
        seat=seat,
        guest=guest,
    )


async def opener_of(request: web.Request) -> Actor:
    """The person who opened a table, on the page that the opener's key goes to; known by name or not."""
    return replace(await reader_of(request, "table"), moderates=True)


def manager_of(request: web.Request, vouched: ServerPass) -> Actor:
    """The manager of a server, whom Discord vouched for."""
    return Actor(
        vouched.person_id,
        vouched.name,
        locale_of(request),
        SURFACE,
        server=vouched.server,
        place=vouched.log,
        address=origin_of(request),
        manages=True,
        known=vouched.names,
    )


async def sender_of(request: web.Request, kind: Kind, posted: PostedForm, held: Held | None = None) -> Actor:
    """The sender of a form; someone unknown becomes known by the name in the form."""
    if held is not None:
        return await reader_of(request, kind, held)
    if kind in NAMELESS:
        introduce(request)
        return await reader_of(request, kind)
    me = await named_person(request, posted)
    return Actor(me.id, me.name, locale_of(request), SURFACE, address=origin_of(request))


def _id(request: web.Request, kind: Kind, held: Held | None) -> str:
    """The id of the person; on the settings page of a seat, that of its holder, known or not."""
    if kind == "person" and held is not None:
        table, seat = held
        return holder_id(table.id, table.seats[seat])
    return person_id_of(request) or ""
