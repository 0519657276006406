"""Who is who in a chat client's frame: its platform vouches once, then a cookie of that frame alone tells."""

import base64
import hashlib
from dataclasses import dataclass, field
from typing import ClassVar
from urllib.parse import quote, unquote

from aiohttp import web
from itsdangerous import BadSignature, TimestampSigner

from bot import keys
from bot.clock import Clock
from bot.config import Config
from bot.store.notes import NoteKind, Notes
from bot.surfaces import surfaces
from bot.web.http.visitor import is_api

PROXY = "discordsays.com"
"""Discord serves every Activity from a name of its own below this one."""
DISCORD_CLIENTS = (
    "https://discord.com https://ptb.discord.com https://canary.discord.com "
    "https://discordapp.com https://ptb.discordapp.com https://canary.discordapp.com"
)
SESSION = "__Host-activity"
SIGN_IN = "__Host-activity-sign-in"
SESSION_LASTS = 7 * 24 * 3600.0
SIGN_IN_LASTS = 600.0
MOST_SPENT = 5000
"""Sign-ins that are remembered as spent; the oldest is forgotten first."""


class ClockedSigner(TimestampSigner):
    """Signs for one purpose with the moment, by the host's own clock."""

    def __init__(self, secret: str, purpose: str, clock: Clock) -> None:
        super().__init__(secret, salt=purpose, key_derivation="hmac", digest_method=hashlib.sha256)
        self._clock = clock

    def get_timestamp(self) -> int:
        return int(self._clock.now())


@dataclass(slots=True, kw_only=True)
class ClientFrame:
    """A chat client that shows our pages in its frame; what we hand out carries our seal and an end."""

    notes: Notes
    clock: Clock
    clients: str
    """The addresses of those who may frame us."""
    _secret: str = ""
    _spent: dict[str, None] = field(default_factory=dict)

    surface: ClassVar[str]
    purpose: ClassVar[str]
    """The name of the secret of its seals."""
    session: ClassVar[str]
    """The cookie that tells who someone is."""
    proxied: ClassVar[bool]
    """Whether everyone in it comes from the addresses of its platform."""
    signs_in: ClassVar[str]
    """The words for someone who would become another person there."""
    deletes: ClassVar[str]
    """The words for someone who would delete their data there."""

    async def ready(self) -> None:
        """Load the secret of the seals; it is made once and stored with the games."""
        if not self._secret:
            self._secret = str(await self.notes.get_or_set(NoteKind.SECRET(self.purpose), keys.new_key()))

    def new_session(self, user_id: str) -> str:
        return self._signer("session").sign(quote(user_id, safe="")).decode()

    def person_of(self, session: str) -> str | None:
        """The person a session stands for; None: it is not ours, or has ended."""
        user_id = self._unsign("session", session, SESSION_LASTS)
        return surfaces()[self.surface].person_id(unquote(user_id)) if user_id else None

    def is_spent(self, proof: str) -> bool:
        return proof in self._spent

    def spend(self, proof: str) -> None:
        """What proved who someone is proves it once."""
        self._spent[proof] = None
        if len(self._spent) > MOST_SPENT:
            del self._spent[next(iter(self._spent))]

    def _signer(self, purpose: str) -> ClockedSigner:
        assert self._secret, "ready() comes first"
        return ClockedSigner(self._secret, purpose, self.clock)

    def _unsign(self, purpose: str, token: str, lasts: float) -> str | None:
        """What was signed for this purpose within so many seconds; None: nothing, or by another host."""
        try:
            return self._signer(purpose).unsign(token, max_age=int(lasts)).decode()
        except BadSignature:
            return None


@dataclass(slots=True, kw_only=True)
class Activity(ClientFrame):
    """The Activity of this host's application on Discord."""

    client_id: str
    client_secret: str

    surface = "discord"
    purpose = "activity"
    session = SESSION
    proxied = True
    signs_in = "activity-known-by-discord"
    deletes = "activity-delete-in-discord"

    @property
    def host(self) -> str:
        return f"{self.client_id}.{PROXY}"

    @property
    def origin(self) -> str:
        """Where all pages of the Activity come from, as a browser sees it."""
        return f"https://{self.host}"

    def new_sign_in(self) -> str:
        """The one-time name of an attempt to sign in, which the browser keeps until it has succeeded."""
        return self._signer("sign-in").sign(keys.new_key()).decode()

    def is_open(self, sign_in: str) -> bool:
        """Whether this attempt may go on: it is ours, has not ended, and was not used before."""
        ours = self._unsign("sign-in", sign_in, SIGN_IN_LASTS) is not None
        return ours and not self.is_spent(_attempt(sign_in))

    def close(self, sign_in: str) -> None:
        """This attempt is used, and cannot be used again."""
        self.spend(_attempt(sign_in))

    def verifier(self, sign_in: str) -> str:
        """What proves to Discord that a code was asked for in this attempt (RFC 7636); it never leaves us."""
        return self._signer("verifier").get_signature(sign_in).decode()

    def challenge(self, sign_in: str) -> str:
        """What the page tells Discord of the verifier."""
        hashed = hashlib.sha256(self.verifier(sign_in).encode()).digest()
        return base64.urlsafe_b64encode(hashed).rstrip(b"=").decode()


def _attempt(sign_in: str) -> str:
    """What was signed: a signature can be written in more than one way, and this cannot."""
    return sign_in.rpartition(".")[0]


@dataclass(slots=True, kw_only=True)
class Widget(ClientFrame):
    """The widget in the rooms of the bot on Matrix; the bot's own homeserver vouches for its people."""

    homeserver: str
    token: str
    """That of the bot, by which the homeserver tells its own name."""
    server_name: str = ""
    """What the ids of its people end with; empty: nobody has asked yet."""

    surface = "matrix"
    purpose = "widget-sessions"
    session = "__Host-widget"
    proxied = False
    signs_in = "widget-known-by-matrix"
    deletes = "widget-delete-in-matrix"


ACTIVITY = web.AppKey("activity", Activity)
WIDGET = web.AppKey("widget", Widget)
IN_FRAME = web.RequestKey("in frame", ClientFrame)
"""The frame from which a request comes, of someone for whom its platform vouched."""


def activity_of(config: Config, notes: Notes, clock: Clock) -> Activity | None:
    """None unless the operator gave the secret of their application."""
    if config.discord_secret is None:
        return None
    return Activity(
        notes=notes,
        clock=clock,
        clients=DISCORD_CLIENTS,
        client_id=config.application_id,
        client_secret=config.discord_secret.get_secret_value(),
    )


def widget_of(config: Config, notes: Notes, clock: Clock) -> Widget | None:
    """None unless tables open inside their rooms on Matrix."""
    if not config.shows_widget or config.matrix_token is None:
        return None
    return Widget(
        notes=notes,
        clock=clock,
        clients=config.matrix_clients,
        homeserver=config.matrix_homeserver,
        token=config.matrix_token.get_secret_value(),
    )


async def recognise_in_frame(request: web.Request) -> str | None:
    """The person in a client's frame who sends this; None: it is not sent from there, or by nobody known."""
    if is_api(request):
        return None
    frames: list[ClientFrame | None] = [request.app.get(ACTIVITY), request.app.get(WIDGET)]
    for frame in frames:
        if frame is None or not (session := request.cookies.get(frame.session)):
            continue
        await frame.ready()
        if (who := frame.person_of(session)) is not None:
            request[IN_FRAME] = frame
            return who
    return None


def frame_around(request: web.Request) -> ClientFrame | None:
    return request.get(IN_FRAME)


def is_in_frame(request: web.Request) -> bool:
    return IN_FRAME in request


def comes_by_proxy(request: web.Request) -> bool:
    """Whether it comes from the addresses of a platform, and tells nothing of where the person is."""
    frame = frame_around(request)
    return frame is not None and frame.proxied


def set_frame_cookie(response: web.StreamResponse, name: str, value: str, lasts: float | None) -> None:
    """A cookie for a client's frame: browsers send it there alone, and not where another site frames us.

    `lasts`: for so many seconds; None: until the browser is closed.
    """
    until = "" if lasts is None else f" Max-Age={int(lasts)};"
    cookie = f"{name}={value}; Path=/;{until} Secure; HttpOnly; SameSite=None; Partitioned"
    response.headers.add("Set-Cookie", cookie)


def move_cookies_into_frame(response: web.StreamResponse) -> None:
    """Whatever a page in the frame keeps is kept for the frame: browsers send nothing else from there."""
    for name, morsel in response.cookies.items():
        lasts = morsel["max-age"]
        set_frame_cookie(response, name, morsel.coded_value, None if lasts == "" else float(lasts))
    response.cookies.clear()


def drop_frame_cookie(response: web.StreamResponse, name: str) -> None:
    set_frame_cookie(response, name, "", 0)
