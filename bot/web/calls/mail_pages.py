"""Where the links in mails lead: to confirm an address, and to stop the calls to it."""

from aiohttp import web

from bot.store.records import Contact
from bot.web.appkeys import HOST
from bot.web.calls.mail import MAIL
from bot.web.http.guard import TurnedAway
from bot.web.http.identity import introduce
from bot.web.http.limits import spend
from bot.web.http.visitor import locale_of, read_form, see_other
from bot.web.show.pages import page, words_for

LINK = r"/mail/{contact:[0-9a-f]{32}}/{what:confirm|stop}/{token:[0-9a-f]{32}}"


def add_routes(app: web.Application) -> None:
    app.router.add_post("/me/mail", add_address)
    app.router.add_get(LINK, look)
    app.router.add_post(LINK, press)


async def add_address(request: web.Request) -> web.Response:
    """Write to an address to ask whether its owner wants to be called there."""
    if not request.app[MAIL].offered:
        raise TurnedAway(404, "web-refuse-no-page")
    posted, me = await read_form(request), introduce(request)
    spend(request, "mail-address")
    address = (posted.get("address") or "").strip()[:200]
    await request.app[HOST].contacts.add_mail(me, address, locale_of(request))
    return see_other("/me#calls")


async def look(request: web.Request) -> web.Response:
    """A page with one button: programs that open every link of a mail press none."""
    contact = await _contact(request)
    what = request.match_info["what"]
    return page(request, "mail.html", words_for(request), what=what, address=contact.address, done=False)


async def press(request: web.Request) -> web.Response:
    contact, what = await _contact(request), request.match_info["what"]
    contacts = request.app[HOST].contacts
    await (contacts.confirm(contact) if what == "confirm" else contacts.drop(contact))
    return page(request, "mail.html", words_for(request), what=what, address=contact.address, done=True)


async def _contact(request: web.Request) -> Contact:
    """The contact that a link of ours names."""
    named = request.match_info
    contact = await request.app[HOST].contacts.get(named["contact"])
    if contact is None or not await request.app[MAIL].is_link(contact, named["what"], named["token"]):
        raise TurnedAway(404, "calls-no-link")
    return contact
