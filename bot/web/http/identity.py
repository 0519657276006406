"""Who a visitor is: a key in a cookie, and the person it stands for at every table."""

import re
from collections.abc import Awaitable, Callable

from aiohttp import web

from bot import keys
from bot.host.host import Host
from bot.host.tokens import Token
from bot.series import door
from bot.store.notes import Note, NoteKind, Notes
from bot.table.state import TableState
from bot.table.substitutes import CannotSit
from bot.web.appkeys import HOST
from bot.web.http.cookies import Cookie, drop_cookie, keep_cookie, read_cookie
from bot.web.http.frame import is_in_frame, recognise_in_frame
from bot.web.http.visitor import OWN_LANGUAGE, is_api
from bot.web.surface import SURFACE
from engine.text import Seat

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

ME = Cookie("me")
BY_EAR = Cookie("by-ear")
INTRODUCED = web.RequestKey("introduced", str)
"""Where a request keeps the key that its response hands to the browser."""

PERSON = web.RequestKey("person", str)
"""The person whose key came with a request."""

TOKEN = web.RequestKey("token", Token)
"""The token that a program sent."""

_FIRST = re.compile(r"[A-Za-z0-9_-]{20,64}", re.ASCII)
_SEALED = re.compile(r"[A-Za-z0-9_-]{20,64}~[A-Za-z0-9_-]{43}", re.ASCII)


class Mint:
    """Makes and checks the keys by which browsers are known."""

    def __init__(self, notes: Notes) -> None:
        self._notes = notes
        self._secret = ""

    async def ready(self) -> None:
        """Load the secret of this host; it is made once and stored with the games."""
        if not self._secret:
            self._secret = str(await self._notes.get_or_set(NoteKind.SECRET("keys"), keys.new_key()))

    def new_key(self) -> str:
        """A key with the signature of this host, so that nobody can bring one of their own making."""
        return keys.signer(self._secret, "key", keys.SEAL).sign(keys.new_key()).decode()

    def is_ours(self, key: str) -> bool:
        return keys.signer(self._secret, "key", keys.SEAL).validate(key)

    def seal(self, what: str) -> str:
        """What only this host can say of something, and always says of it."""
        assert self._secret, "ready() comes first"
        return keys.signer(self._secret, "seen").get_signature(what).decode()


_RENEWED = re.compile(r"([0-9a-f]{24})\.([A-Za-z0-9_-]{20,64})", re.ASCII)


MINT = web.AppKey("mint", Mint)


def person_of(key: str) -> str:
    """The id of the person a first key stands for; the key cannot be derived from it."""
    return SURFACE.person_id(keys.digest(key.partition(keys.SEAL)[0])[:24])


async def person_for_key(host: Host, key: str, mint: Mint) -> str | None:
    """The person a key stands for; None: an unknown key, or one that was replaced.

    A first key carries the seal of this host. Keys from before there were seals are valid only for people
    the host knows, so that nobody becomes known by a made-up key.
    """
    if _SEALED.fullmatch(key) or _FIRST.fullmatch(key):
        who = person_of(key)
        genuine = mint.is_ours(key) if keys.SEAL in key else await is_known(host, who)
        return who if genuine and await host.store.notes.get(_note(who)) is None else None
    if not (renewed := _RENEWED.fullmatch(key)):
        return None
    who = SURFACE.person_id(renewed[1])
    for note in (_note(who), _note_of_device(who, renewed[2])):
        key_hash = await host.store.notes.get(note)
        if isinstance(key_hash, str) and keys.fits(renewed[2], key_hash):
            return who
    return None


async def is_known(host: Host, who: str) -> bool:
    """Whether anything is kept of this person."""
    return bool(
        await host.people.stored_settings(who) or await host.store.matches.list_matches(user_id=who, limit=1)
    )


def _note(who: str) -> Note:
    return NoteKind.KEY(person=who)


def _note_of_device(who: str, secret: str) -> Note:
    return NoteKind.DEVICE_KEY(f"{who}/{keys.digest(secret)[:16]}", person=who)


@web.middleware
async def recognise_visitor(request: web.Request, handler: Handler) -> web.StreamResponse:
    await recognise(request)
    return await handler(request)


async def recognise(request: web.Request) -> None:
    """Find the person whose key this browser holds, or whom Discord vouched for in its frame."""
    await request.app[MINT].ready()
    if is_api(request):
        await _recognise_by_token(request)
        return
    if (vouched := await recognise_in_frame(request)) is not None:
        request[PERSON] = vouched
        return
    key = request.get(INTRODUCED) or read_cookie(request, ME)
    who = await person_for_key(request.app[HOST], key, request.app[MINT]) if key else None
    request.pop(PERSON, None)
    if who is not None:
        request[PERSON] = who


async def _recognise_by_token(request: web.Request) -> None:
    """Find the person whose token is in the header; one that was revoked ends a stream, too."""
    host, kind, secret = request.app[HOST], *_bearer(request)
    token = await host.tokens.find(secret) if kind == "bearer" else None
    for key in (TOKEN, PERSON, OWN_LANGUAGE):
        request.pop(key, None)
    if token is not None:
        request[TOKEN], request[PERSON] = token, token.person
        if locale := (await host.people.settings(token.person)).locale:
            request[OWN_LANGUAGE] = locale


def _bearer(request: web.Request) -> tuple[str, str]:
    kind, _, secret = request.headers.get("Authorization", "").strip().partition(" ")
    return kind.lower(), secret.strip()[:200]


def own_key(request: web.Request) -> str | None:
    """The key of this person; None: unknown, or known from Discord without a key."""
    if PERSON not in request or is_in_frame(request):
        return None
    return request.get(INTRODUCED) or read_cookie(request, ME)


def person_id_of(request: web.Request) -> str | None:
    """The id of the person at this browser; None: unknown."""
    return request.get(PERSON)


def introduce(request: web.Request) -> str:
    """The person at this browser; an unknown one gets a key."""
    if PERSON not in request:
        key = request.app[MINT].new_key()
        request[INTRODUCED], request[PERSON] = key, person_of(key)
    return request[PERSON]


def become_person(request: web.Request, key: str, who: str) -> None:
    """Make this browser the person with this key."""
    request[INTRODUCED], request[PERSON] = key, who


async def add_device_key(request: web.Request, who: str) -> None:
    """Make this browser a person by a key of its own; their other browsers stay signed in."""
    secret = keys.new_key()
    await request.app[HOST].store.notes.set(_note_of_device(who, secret), keys.digest(secret))
    become_person(request, f"{who.removeprefix(SURFACE.person_id(''))}.{secret}", who)


async def renew_key(request: web.Request, who: str) -> None:
    """Give the person at this browser another key; all their other browsers are signed out."""
    secret = keys.new_key()
    await request.app[HOST].store.notes.set(_note(who), keys.digest(secret))
    await request.app[HOST].store.notes.forget(who, NoteKind.DEVICE_KEY)
    request[INTRODUCED] = f"{who.removeprefix(SURFACE.person_id(''))}.{secret}"


def hand_key(request: web.Request, response: web.StreamResponse) -> None:
    """Set the cookie with a new key; every page renews it for another year."""
    read = request.method == "GET" and response.content_type == "text/html"
    if key := request.get(INTRODUCED) or (own_key(request) if read else None):
        keep_cookie(request, response, ME, key)


def forget_me(request: web.Request, response: web.StreamResponse) -> None:
    request.pop(INTRODUCED, None)
    drop_cookie(request, response, ME)


def holds_seat(request: web.Request, table: TableState, seat: Seat) -> bool:
    """Whether the person at this browser holds the seat, with or without its key."""
    held = table.seats[seat] if 0 <= seat < len(table.seats) else None
    me = person_id_of(request)
    return held is not None and me is not None and held.kind == "person" and held.user_id == me


def is_guest(request: web.Request, table: TableState, seat: Seat) -> bool:
    """Whether the seat is claimed by a person of the browser who is not the one at this browser."""
    holder = table.seats[seat].user_id or ""
    return SURFACE.user_id(holder) is not None and holder != person_id_of(request)


async def palette_of(request: web.Request, table: TableState, seat: Seat | None) -> str:
    """The palette of the reader: of the seat's holder, else of the spectator."""
    me = person_id_of(request)
    if seat is not None or me is None:
        return table.theme_of(seat)
    return (await request.app[HOST].people.settings(me)).theme


def keep_by_ear(request: web.Request, response: web.StreamResponse, switched: bool) -> None:
    """Remember in this browser whether tables are read to its visitor."""
    keep_cookie(request, response, BY_EAR, "yes" if switched else "no")


def reads_by_ear(request: web.Request, table: TableState, seat: Seat | None) -> bool:
    """Whether the table is read to this visitor: as switched in this browser, else as the holder has set."""
    switched = read_cookie(request, BY_EAR)
    return switched == "yes" if switched else seat is not None and table.settings_of(seat).by_ear


async def claim_seat(request: web.Request, table: TableState, seat: Seat) -> None:
    """Connect a seat opened by its link with the person; a second seat at a table stays link-only."""
    host, me = request.app[HOST], introduce(request)
    if table.state != "live":
        return
    try:
        await door.claim_seat(host, table, seat, me)
    except CannotSit:
        return
