"""Who is who in Discord's frame: Discord vouches once, then a cookie of that frame alone tells."""

import base64
import hashlib
from dataclasses import dataclass, field

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
SESSION = "__Host-activity"
SIGN_IN = "__Host-activity-sign-in"
SESSION_LASTS = 7 * 24 * 3600.0
SIGN_IN_LASTS = 600.0
MOST_SPENT = 5000
"""Sign-ins that are remembered as spent; the oldest is forgotten first."""

IN_FRAME = web.RequestKey("in frame", bool)
"""Set for a request of someone whom Discord vouched for, in its frame."""


class ClockedSigner(TimestampSigner):
    """Signs for one purpose with the moment, by the host's own clock."""

    def __init__(self, secret: str, purpose: str, clock: Clock) -> None:
        super().__init__(secret, salt=purpose, key_derivation="hmac", digest_method=hashlib.sha256)
        self._clock = clock

    def get_timestamp(self) -> int:
        return int(self._clock.now())


@dataclass(slots=True)
class Activity:
    """The Activity of this host's application; what it hands out carries the host's seal and an end."""

    client_id: str
    client_secret: str
    notes: Notes
    clock: Clock
    _secret: str = ""
    _spent: dict[str, None] = field(default_factory=dict)

    @property
    def host(self) -> str:
        return f"{self.client_id}.{PROXY}"

    @property
    def origin(self) -> str:
        """Where all pages of the Activity come from, as a browser sees it."""
        return f"https://{self.host}"

    async def ready(self) -> None:
        """Load the secret of the seals; it is made once and stored with the games."""
        if not self._secret:
            self._secret = str(await self.notes.get_or_set(NoteKind.SECRET("activity"), keys.new_key()))

    def new_session(self, user_id: str) -> str:
        return self._signer("session").sign(user_id).decode()

    def person_of(self, session: str) -> str | None:
        """The person a session stands for; None: it is not ours, or has ended."""
        user_id = self._unsign("session", session, SESSION_LASTS)
        return surfaces()["discord"].person_id(user_id) if user_id else None

    def new_sign_in(self) -> str:
        """The one-time name of an attempt to sign in, which the browser keeps until it has succeeded."""
        return self._signer("sign-in").sign(keys.new_key()).decode()

    def is_open(self, sign_in: str) -> bool:
        """Whether this attempt may go on: it is ours, has not ended, and was not used before."""
        return (
            self._unsign("sign-in", sign_in, SIGN_IN_LASTS) is not None
            and _attempt(sign_in) not in self._spent
        )

    def close(self, sign_in: str) -> None:
        """This attempt is used, and cannot be used again."""
        self._spent[_attempt(sign_in)] = None
        if len(self._spent) > MOST_SPENT:
            del self._spent[next(iter(self._spent))]

    def verifier(self, sign_in: str) -> str:
        """What proves to Discord that a code was asked for in this attempt (RFC 7636); it never leaves us."""
        return self._signer("verifier").get_signature(sign_in).decode()

    def challenge(self, sign_in: str) -> str:
        """What the page tells Discord of the verifier."""
        hashed = hashlib.sha256(self.verifier(sign_in).encode()).digest()
        return base64.urlsafe_b64encode(hashed).rstrip(b"=").decode()

    def _signer(self, purpose: str) -> ClockedSigner:
        assert self._secret, "ready() comes first"
        return ClockedSigner(self._secret, purpose, self.clock)

    def _unsign(self, purpose: str, token: str, lasts: float) -> str | None:
        """What was signed for this purpose within so many seconds; None: nothing, or by another host."""
        try:
            return self._signer(purpose).unsign(token, max_age=int(lasts)).decode()
        except BadSignature:
            return None


def _attempt(sign_in: str) -> str:
    """What was signed: a signature can be written in more than one way, and this cannot."""
    return sign_in.rpartition(".")[0]


ACTIVITY = web.AppKey("activity", Activity)


def activity_of(config: Config, notes: Notes, clock: Clock) -> Activity | None:
    """None unless the operator gave the secret of their application."""
    if config.discord_secret is None:
        return None
    return Activity(config.application_id, config.discord_secret.get_secret_value(), notes, clock)


async def recognise_in_frame(request: web.Request) -> str | None:
    """The person in Discord's frame who sends this; None: it is not sent from there, or by nobody known."""
    activity, session = request.app.get(ACTIVITY), request.cookies.get(SESSION)
    if activity is None or not session or is_api(request):
        return None
    await activity.ready()
    who = activity.person_of(session)
    if who is not None:
        request[IN_FRAME] = True
    return who


def is_in_frame(request: web.Request) -> bool:
    return IN_FRAME in request


def set_frame_cookie(response: web.StreamResponse, name: str, value: str, lasts: float | None) -> None:
    """A cookie for Discord's frame: browsers send it there alone, and not where another site frames us.

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
