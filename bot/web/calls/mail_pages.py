"""Where the links in mails lead: to confirm an address, to stop the calls to it, and to sign in."""

import re

from aiohttp import web

from bot.config import read_mail_address
from bot.store.records import Contact
from bot.web.appkeys import HOST
from bot.web.calls.mail import MAIL
from bot.web.http.frame import frame_around
from bot.web.http.guard import TurnedAway
from bot.web.http.identity import add_device_key, introduce, person_id_of
from bot.web.http.introductions import known_person
from bot.web.http.limits import spend
from bot.web.http.visitor import locale_of, read_form, see_other
from bot.web.show.pages import page, words_for
from bot.web.surface import SURFACE

LINK = r"/mail/{contact:[0-9a-f]{32}}/{what:confirm|stop}/{token:[A-Za-z0-9_-]{43}}"
SIGN_IN = r"/mail/{contact:[0-9a-f]{32}}/enter/{token:[A-Za-z0-9_-]{20,40}}"
LONGEST_ADDRESS = 254
OWN_GAMES = "/games"
_PAGE = re.compile(r"/t/[a-z0-9]{4,40}/seat/\d{1,2}|/games", re.ASCII)
"""Where a link that signs in may lead."""


def add_routes(app: web.Application) -> None:
    app.router.add_post("/me/mail", add_address)
    app.router.add_get(LINK, look)
    app.router.add_post(LINK, press)
    app.router.add_post("/sign-in", ask_for_link)
    app.router.add_get(SIGN_IN, look_at_sign_in)
    app.router.add_post(SIGN_IN, sign_in)


async def add_address(request: web.Request) -> web.Response:
    """Write to an address to ask whether its owner wants to be called there."""
    _check_offered(request)
    posted, me = await read_form(request), introduce(request)
    spend(request, "mail")
    await request.app[HOST].contacts.add_mail(me, _address(posted.get("address")), locale_of(request))
    return see_other("/me#calls")


def _check_offered(request: web.Request) -> None:
    if not request.app[MAIL].offered:
        raise TurnedAway(404, "web-refuse-no-page")


def _address(typed: str | None) -> str:
    return (typed or "").strip()[: LONGEST_ADDRESS + 1]


# --- to confirm, and to stop ------------------------------------------------------------------------------


async def look(request: web.Request) -> web.Response:
    """A page with one button: programs that open every link of a mail press none."""
    contact, what = await _contact(request), request.match_info["what"]
    return _mail_page(request, "allow" if contact is None else what, contact, done=False)


async def press(request: web.Request) -> web.Response:
    """Do what the button of a link says; mail programs press the one that stops without looking."""
    contact, what = await _contact(request), request.match_info["what"]
    contacts = request.app[HOST].contacts
    if contact is None:
        if (await read_form(request)).get("do") != "allow":
            return _mail_page(request, "stop", None, done=True)
        await contacts.allow_mail(request.match_info["contact"])
        return _mail_page(request, "allow", None, done=True)
    await (contacts.confirm(contact) if what == "confirm" else contacts.stop_mail(contact))
    return _mail_page(request, what, contact, done=True)


def _mail_page(request: web.Request, what: str, contact: Contact | None, *, done: bool) -> web.Response:
    """`contact` None: the address is forgotten, and only known to want no mail."""
    words = words_for(request)
    address = contact.address if contact else words("calls-mail-this-address")
    return page(request, "mail.html", words, what=what, address=address, done=done)


async def _contact(request: web.Request) -> Contact | None:
    """The contact that a link of ours names; None: its owner has stopped all mail by this link."""
    named, contacts = request.match_info, request.app[HOST].contacts
    if not await request.app[MAIL].is_link(named["contact"], named["what"], named["token"]):
        raise TurnedAway(404, "calls-no-link")
    contact = await contacts.get(named["contact"])
    stopped = named["what"] == "stop" and await contacts.has_stopped(named["contact"])
    if contact is None and not stopped:
        raise TurnedAway(404, "calls-no-link")
    return contact


# --- to sign in -------------------------------------------------------------------------------------------


async def ask_for_link(request: web.Request) -> web.Response:
    """Send a link to an address, if someone is called there; the page does not say whether."""
    _check_offered(request)
    posted = await read_form(request)
    spend(request, "sign-in-mail")
    address = read_mail_address(_address(posted.get("address")))
    if address is None:
        raise TurnedAway(422, "calls-strange-address")
    await request.app[HOST].contacts.ask_for_sign_in(address, _page_named(posted.get("to")))
    return _link_sent(request)


async def look_at_sign_in(request: web.Request) -> web.Response:
    """A page with one button; at a browser that is signed in already, the page it leads to."""
    contact, to = await _owner(request), _page_named(request.query.get("to"))
    if contact is not None and contact.person == person_id_of(request):
        return see_other(to)
    named, contacts = request.match_info, request.app[HOST].contacts
    valid = await contacts.may_sign_in(named["contact"], named["token"]) and contact is not None
    settings = await request.app[HOST].people.settings(contact.person) if contact and valid else None
    return page(
        request,
        "sign_in.html",
        words_for(request),
        state="valid" if valid else "old",
        name=settings.name if settings else None,
        me=await known_person(request),
        to=to,
    )


async def sign_in(request: web.Request) -> web.Response:
    """Make this browser the owner of the address, once; or send another link in place of an old one."""
    _check_offered(request)
    if (frame := frame_around(request)) is not None:
        raise TurnedAway(403, frame.signs_in, ("/me", "page-me"))
    posted, contacts = await read_form(request), request.app[HOST].contacts
    to = _page_named(posted.get("to"))
    if posted.get("do") == "again":
        spend(request, "sign-in-mail")
        await contacts.ask_for_sign_in_again(request.match_info["contact"], to)
        return _link_sent(request)
    contact = await _owner(request)
    if contact is None or not await contacts.use_sign_in(contact.id, request.match_info["token"]):
        raise TurnedAway(403, "sign-in-link-old", (f"{request.path}?to={to}", "sign-in-again"))
    await add_device_key(request, contact.person)
    return see_other(to)


async def _owner(request: web.Request) -> Contact | None:
    """The person of the browser whose confirmed address a link names."""
    contact = await request.app[HOST].contacts.get(request.match_info["contact"])
    if contact is None or contact.kind != "mail" or not contact.confirmed:
        return None
    return contact if SURFACE.user_id(contact.person) is not None else None


def _page_named(to: str | None) -> str:
    return to if to and _PAGE.fullmatch(to) else OWN_GAMES


def _link_sent(request: web.Request) -> web.Response:
    request.app[HOST].outbox.wake()
    return page(request, "sign_in.html", words_for(request), status=202, state="sent")
