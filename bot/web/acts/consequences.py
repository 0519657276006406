"""What an act means for the browser it was done in: its language, its keys."""

from aiohttp import web

from bot.acts.act import Actor
from bot.web.appkeys import HOST
from bot.web.http.identity import forget_key, forget_me
from bot.web.http.visitor import LANGUAGE, TABLES, YEAR, see_other


async def follow_up(
    request: web.Request, key: str, actor: Actor, response: web.StreamResponse
) -> web.StreamResponse:
    match key:
        case "person-settings":
            await _speak(request, actor, response)
        case "person-delete":
            response = see_other("/")
            await forget_key(request, actor.id)
            forget_me(request, response)
            response.del_cookie(TABLES)
    return response


async def _speak(request: web.Request, actor: Actor, response: web.StreamResponse) -> None:
    """This browser reads in the language its person chose."""
    if locale := (await request.app[HOST].people.settings(actor.id)).locale:
        response.set_cookie(LANGUAGE, locale, max_age=YEAR, httponly=True, samesite="Lax")
    else:
        response.del_cookie(LANGUAGE)
