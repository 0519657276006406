"""Names of people in the browser: asked for once, with the first form that others will see."""

from dataclasses import dataclass

from aiohttp import web

from bot.series.errors import NotPossible
from bot.table.seating import clean_name
from bot.web.appkeys import HOST
from bot.web.http.identity import introduce, person_id_of
from bot.web.http.limits import spend
from bot.web.http.visitor import PostedForm

NAME_FIELD = "your-name"


class NoName(NotPossible):
    """A form without the name that it asks for."""


@dataclass(frozen=True, slots=True)
class Known:
    """A person with a name."""

    id: str
    name: str


async def known_person(request: web.Request) -> Known | None:
    """The person at this browser, if they have a name."""
    me = person_id_of(request)
    name = (await request.app[HOST].people.settings(me)).name if me else None
    return Known(me, name) if me and name else None


async def named_person(request: web.Request, posted: PostedForm) -> Known:
    """The person at this browser; without a name yet, they get the one in the form."""
    return await known_person(request) or await name_person(request, posted)


async def name_person(request: web.Request, posted: PostedForm) -> Known:
    """Store the name in the form for the person at this browser."""
    name = clean_name((posted.get(NAME_FIELD) or "")[:200])
    if not name:
        raise NoName("series-name-first")
    host, me = request.app[HOST], introduce(request)
    spend(request, "profile")
    wishes = await host.people.settings(me)
    await host.people.save_settings(me, wishes.model_copy(update={"name": name}))
    return Known(me, name)
