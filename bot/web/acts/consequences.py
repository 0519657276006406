"""What an act means for the browser it was done in: its language, its keys."""

from typing import Any

from aiohttp import web

from bot.acts.act import Act, Actor, Consequence, Done
from bot.acts.service import Prepare
from bot.series.errors import NotPossible
from bot.web.acts.outcome import keep_outcome
from bot.web.appkeys import HOST
from bot.web.http.cookies import YEAR, drop_cookie
from bot.web.http.frame import frame_around
from bot.web.http.held_seats import TABLES
from bot.web.http.identity import forget_me, keep_by_ear
from bot.web.http.visitor import LANGUAGE, preferred_language
from bot.web.show.pages import message, words_for
from render.words import Words

SEE_OTHER = 303


def preparation(request: web.Request) -> Prepare:
    """Refuses to delete a person in the frame of a client, where nothing of its platform's can be cleared."""

    async def prepare(act: Act[Any], _actor: Actor) -> None:
        frame = frame_around(request)
        if act.consequence is Consequence.PERSON_FORGOTTEN and frame is not None:
            raise NotPossible(frame.deletes)

    return prepare


async def follow_up(
    request: web.Request, act: Act[Any], done: Done, actor: Actor, response: web.Response
) -> web.Response:
    """The response with what the act means for this browser."""
    words = words_for(request)
    match act.consequence:
        case Consequence.LANGUAGE_CHANGED:
            words = await _use_language(request, actor, response)
        case Consequence.PERSON_FORGOTTEN:
            return _forget(request, done)
        case Consequence.LOBBY_CHANGED | None:
            pass
    if response.status == SEE_OTHER:
        keep_outcome(response, done.sentence, words)
    return response


async def _use_language(request: web.Request, actor: Actor, response: web.Response) -> Words:
    """Set the language of this browser as its person chose, and whether tables are read to them."""
    settings = await request.app[HOST].people.settings(actor.id)
    keep_by_ear(request, response, settings.by_ear)
    if locale := settings.locale:
        response.set_cookie(LANGUAGE, locale, max_age=YEAR, httponly=True, samesite="Lax")
        return Words(locale)
    response.del_cookie(LANGUAGE)
    return Words(preferred_language(request))


def _forget(request: web.Request, done: Done) -> web.Response:
    """Delete everything that this browser keeps of its person."""
    response = message(request, done.sentence, 200)
    forget_me(request, response)
    drop_cookie(request, response, TABLES)
    return response
