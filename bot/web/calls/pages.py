"""The part of a person's page about calls: their devices, this one, and their address."""

from typing import Any
from urllib.parse import urlsplit

from aiohttp import web

from bot.host.webhooks import KINDS
from bot.web.appkeys import HOST
from bot.web.calls.mail import MAIL
from bot.web.calls.push import PUSH, check_device
from bot.web.http.guard import TurnedAway
from bot.web.http.identity import introduce, person_id_of
from bot.web.http.limits import spend
from bot.web.http.visitor import PostedForm, locale_of, read_form, see_other
from bot.web.show.assets import Assets


def add_routes(app: web.Application) -> None:
    app.router.add_get("/push.js", service_worker)
    app.router.add_post("/me/devices", change_devices)


async def service_worker(_request: web.Request) -> web.Response:
    """The script that shows calls; it must lie at the root to open every page of ours."""
    return Assets.packed_once().fresh("push.js")


async def about_calls(request: web.Request) -> dict[str, Any]:
    """What the pages say of calls: the key for this device, and where the person is called already; of a
    webhook the name of its server alone, for the rest of an address may be a secret."""
    me = person_id_of(request)
    contacts = await request.app[HOST].contacts.of_person(me) if me else []
    return {
        "push_key": await request.app[PUSH].public_key(),
        "devices": [contact for contact in contacts if contact.kind == "push"],
        "mails": [contact for contact in contacts if contact.kind == "mail"],
        "hooks": [
            (contact, urlsplit(contact.address).hostname) for contact in contacts if contact.kind in KINDS
        ],
        "mail_offered": request.app[MAIL].offered,
    }


async def change_devices(request: web.Request) -> web.Response:
    """Call this device from now on, or call one no more."""
    posted = await read_form(request)
    spend(request, "profile")
    match posted.get("do"):
        case "add":
            await _add_device(request, posted)
            return web.Response(status=204)
        case "drop":
            await _drop_contact(request, posted)
            return see_other("/me#calls")
        case _:
            raise TurnedAway(404, "web-refuse-no-page")


async def _add_device(request: web.Request, posted: PostedForm) -> None:
    endpoint, p256dh, auth = ((posted.get(name) or "") for name in ("endpoint", "p256dh", "auth"))
    check_device(p256dh, auth)
    contacts = request.app[HOST].contacts
    await contacts.add_device(introduce(request), endpoint, p256dh, auth, locale_of(request))


async def _drop_contact(request: web.Request, posted: PostedForm) -> None:
    """Drop a contact of this person, by its id or its address; nobody else's."""
    me, contacts = person_id_of(request), request.app[HOST].contacts
    wanted = (posted.get("id"), posted.get("endpoint"))
    for contact in await contacts.of_person(me) if me else []:
        if contact.id == wanted[0] or contact.address == wanted[1]:
            await contacts.drop(contact)
