"""What an act means for the browser it was done in: its language, its keys."""

from aiohttp import web

from bot.acts.act import Act, Actor, Done
from bot.web.acts.outcome import keep_outcome
from bot.web.appkeys import HOST
from bot.web.http.cookies import YEAR, drop_cookie
from bot.web.http.held_seats import TABLES
from bot.web.http.identity import forget_key, forget_me
from bot.web.http.visitor import LANGUAGE, preferred
from bot.web.show.pages import message, words_for
from render.words import Words

SEE_OTHER = 303


async def follow_up(
    request: web.Request, act: Act[object], done: Done, actor: Actor, response: web.Response
) -> web.Response:
    words = words_for(request)
    match act.key:
        case "person-settings":
            words = await _speak(request, actor, response)
        case "person-delete":
            return await _forget(request, act, done, actor)
    if response.status == SEE_OTHER:
        keep_outcome(response, done.said or act.done, words)
    return response


async def _speak(request: web.Request, actor: Actor, response: web.Response) -> Words:
    """This browser reads in the language its person chose."""
    if locale := (await request.app[HOST].people.settings(actor.id)).locale:
        response.set_cookie(LANGUAGE, locale, max_age=YEAR, httponly=True, samesite="Lax")
        return Words(locale)
    response.del_cookie(LANGUAGE)
    return Words(preferred(request))


async def _forget(request: web.Request, act: Act[object], done: Done, actor: Actor) -> web.Response:
    """A browser keeps nothing of somebody who is gone."""
    await forget_key(request, actor.id)
    response = message(request, done.said or act.done, 200)
    forget_me(request, response)
    drop_cookie(request, response, TABLES)
    return response
