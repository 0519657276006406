"""Asks Discord who someone is: the code of a sign-in, exchanged for a token on our side."""

from dataclasses import dataclass
from typing import Any

import aiohttp
import structlog

from bot.web.http.frame import Activity

log = structlog.get_logger(__name__)

API = "https://discord.com/api/v10"
PATIENCE = aiohttp.ClientTimeout(total=8)


class NotVouched(Exception):
    """Discord did not say who this is."""


class DiscordAway(Exception):
    """Discord could not be asked."""


@dataclass(frozen=True, slots=True)
class Vouched:
    """Someone whom Discord vouches for, and the token with which its client is told the same."""

    user_id: str
    access_token: str


async def exchange(activity: Activity, code: str, verifier: str) -> Vouched:
    """Who gave this code, if it was given for this very sign-in."""
    asked = {"grant_type": "authorization_code", "code": code, "code_verifier": verifier}
    async with aiohttp.ClientSession(timeout=PATIENCE) as session:
        token = _text(await _post_token(session, activity.client_id, activity.client_secret, asked))
        bearer = {"Authorization": f"Bearer {token}"}
        person = await _answer(session.get(f"{API}/users/@me", headers=bearer))
    user_id = person.get("id")
    if not isinstance(user_id, str) or not user_id.isdecimal():
        raise NotVouched("Discord named nobody")
    return Vouched(user_id, token)


async def check_secret(client_id: str, secret: str) -> bool:
    """Whether Discord takes the secret of this application."""
    asked = {"grant_type": "client_credentials", "scope": "identify"}
    async with aiohttp.ClientSession(timeout=PATIENCE) as session:
        try:
            await _post_token(session, client_id, secret, asked)
        except NotVouched:
            return False
    return True


async def _post_token(
    session: aiohttp.ClientSession, client_id: str, secret: str, asked: dict[str, str]
) -> dict[str, Any]:
    form = {"client_id": client_id, "client_secret": secret, **asked}
    return await _answer(session.post(f"{API}/oauth2/token", data=form))


async def _answer(request: Any) -> dict[str, Any]:
    """What Discord answers; `request` is one of aiohttp's, whose type is private."""
    try:
        async with request as response:
            if response.status >= 500 or response.status == 429:
                raise DiscordAway(f"status {response.status}")
            if response.status != 200:
                log.info("activity-refused", status=response.status)
                raise NotVouched(f"status {response.status}")
            answer = await response.json()
    except (aiohttp.ClientError, TimeoutError, ValueError) as error:
        raise DiscordAway(str(error) or type(error).__name__) from error
    if not isinstance(answer, dict):
        raise NotVouched("not an object")
    return answer


def _text(answer: dict[str, Any]) -> str:
    token = answer.get("access_token")
    if not isinstance(token, str) or not token:
        raise NotVouched("no token")
    return token
