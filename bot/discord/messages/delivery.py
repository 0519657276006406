"""Sends sheets to channels and by DM through Discord, and says in neutral words how that ended."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import aiohttp
import discord
import structlog

from bot.chat.marks import Mention
from bot.chat.messages.delivery import Sent
from bot.chat.messages.outcomes import Closed, Gone, NotDelivered, Refused, RetryAfter
from bot.chat.messages.parts import Keep, Say, Sheet, Show
from bot.discord.messages.emojis import with_emojis_if_there
from bot.discord.messages.layout import files, layout
from engine import codec

log = structlog.get_logger(__name__)

CLOSED = {50007, 50278}
"""DMs closed, no server in common."""
HASTY = 40003
"""Too many DMs were opened at once; Discord says it with a 403, though nothing is closed."""
GONE = {10003, 50001, 50013}
"""Channel deleted, hidden from the bot, or closed to it."""
ARCHIVED = 50083
TOO_OLD = 30046
"""A message of more than an hour was edited too often."""
TOO_MANY = 429
NONCE = 25
"""Characters that Discord takes; a longer one is refused with its message."""


def outcome_of(error: discord.HTTPException, *, by_dm: bool = False) -> NotDelivered:
    """How Discord's answer reads on every platform."""
    why = f"{error.status} {error.code} {error.text}".rstrip()
    if error.code == HASTY or error.status == TOO_MANY:
        after = getattr(error.response, "headers", {}).get("Retry-After", "0")
        return RetryAfter(why, float(after))
    if error.code in CLOSED or (by_dm and isinstance(error, discord.Forbidden)):
        return Closed(why)
    if error.code in GONE or isinstance(error, discord.Forbidden | discord.NotFound):
        return Gone(why, for_good=isinstance(error, discord.NotFound))
    if error.status in (400, 413) and error.code != ARCHIVED:
        return Refused(why)
    return NotDelivered(why)


@contextmanager
def neutral_outcomes(*, by_dm: bool = False) -> Iterator[None]:
    """What Discord or the way to it refuses, as an outcome that every platform knows.

    No address is told: that of a reply holds its token.
    """
    try:
        yield
    except discord.HTTPException as error:
        raise outcome_of(error, by_dm=by_dm) from error
    except (aiohttp.ClientError, OSError) as error:
        raise NotDelivered(type(error).__name__) from error


class DiscordDelivery:
    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def to_room(self, room: str, sheet: Sheet, nonce: str, *, mentions: Sequence[str] = ()) -> Sent:
        """Send to a channel, pinging only the mentioned users; an archived thread is opened again."""
        channel = self._client.get_partial_messageable(int(room))
        loud = any(
            Mention(user) in part.text for part in sheet.parts if isinstance(part, Say) for user in mentions
        )
        how = {"silent": not loud, "allowed_mentions": allowed_mentions(mentions)}
        with neutral_outcomes():
            try:
                return await self._send(channel, sheet, nonce, **how)
            except discord.HTTPException as error:
                if error.code != ARCHIVED:
                    raise
            await self._set_archived(room, archived=False)
            return await self._send(channel, sheet, nonce, **how)

    async def edit(self, room: str, message: str, sheet: Sheet, *, mentions: Sequence[str] = ()) -> bool:
        channel = self._client.get_partial_messageable(int(room))
        uploads = any(isinstance(part, Show) for part in sheet.parts)
        keeps = any(isinstance(part, Keep) for part in sheet.parts)

        async def put(icons: Mapping[str, str]) -> None:
            attached: dict[str, Any] = {} if keeps and not uploads else {"attachments": files(sheet)}
            await channel.get_partial_message(int(message)).edit(
                view=layout(sheet, icons), allowed_mentions=allowed_mentions(mentions), **attached
            )

        try:
            with neutral_outcomes():
                await with_emojis_if_there(self._client, put)
        except (Gone, Closed, Refused):
            return False
        except NotDelivered as error:
            if getattr(error.__cause__, "code", None) not in (ARCHIVED, TOO_OLD):
                raise
            return False
        return True

    async def delete(self, room: str, message: str) -> None:
        channel = self._client.get_partial_messageable(int(room))
        try:
            with neutral_outcomes():
                await channel.get_partial_message(int(message)).delete()
        except (Gone, Closed) as error:
            log.debug("deleted-already", channel=room, error=str(error))

    async def to_person(self, person: str, sheet: Sheet, nonce: str, *, loud: bool = False) -> Sent:
        with neutral_outcomes(by_dm=True):
            channel = await self._client.create_dm(discord.Object(int(person)))
            return await self._send(
                channel, sheet, nonce, silent=not loud, allowed_mentions=allowed_mentions()
            )

    async def _send(self, target: discord.abc.Messageable, sheet: Sheet, nonce: str, **how: Any) -> Sent:
        known_by = nonce if len(nonce) <= NONCE else codec.digest(nonce)[:NONCE]

        async def put(icons: Mapping[str, str]) -> discord.Message:
            return await target.send(view=layout(sheet, icons), files=files(sheet), nonce=known_by, **how)

        message = await with_emojis_if_there(self._client, put)
        return Sent(str(message.channel.id), str(message.id))

    async def end_poll(self, room: str, table: str, request: str, sentence: str) -> None:
        """Votes are buttons there, and no polls."""

    async def archive(self, room: str) -> None:
        try:
            with neutral_outcomes():
                await self._set_archived(room, archived=True)
        except Gone as error:
            log.info("not-archived", channel=room, error=str(error))

    async def _set_archived(self, room: str, *, archived: bool) -> None:
        thread = await self._client.fetch_channel(int(room))
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=archived)


def allowed_mentions(mentions: Sequence[str] = ()) -> discord.AllowedMentions:
    """These people may be mentioned, and nobody else."""
    users = [discord.Object(int(user)) for user in mentions]
    return discord.AllowedMentions(everyone=False, roles=False, users=users)
