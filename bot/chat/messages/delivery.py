"""Sends a sheet to a channel or by DM: once, and with only the pings it is meant to have."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import discord
import structlog

from bot.chat.messages.emojis import with_emojis_if_there
from bot.chat.messages.layout import files, layout
from bot.chat.messages.parts import Keep, Say, Sheet, Show
from bot.host.outbox import Undeliverable
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
NONCE = 25
"""Characters that Discord takes; a longer one is refused with its message."""


def is_closed(error: discord.HTTPException) -> bool:
    return error.code != HASTY and (error.code in CLOSED or isinstance(error, discord.Forbidden))


def is_gone(error: discord.HTTPException) -> bool:
    forbidden = isinstance(error, discord.Forbidden | discord.NotFound)
    return error.code != HASTY and (error.code in GONE or forbidden)


def is_refused(error: discord.HTTPException) -> bool:
    """Malformed or too large in Discord's eyes: it is refused however often it is sent."""
    return error.status in (400, 413) and error.code != ARCHIVED


@contextmanager
def given_up_if_refused() -> Iterator[None]:
    """Give up a letter that Discord refuses for good, so that it does not hold up those behind it."""
    try:
        yield
    except discord.HTTPException as error:
        if not is_refused(error):
            raise
        raise Undeliverable(f"refused by Discord: {error.status} {error.code} {error.text}") from error


class Delivery:
    def __init__(self, client: discord.Client) -> None:
        self.client = client

    async def to_channel(
        self, channel_id: str, sheet: Sheet, nonce: str, *, mentions: Sequence[int] = ()
    ) -> discord.Message:
        """Send to a channel, pinging only the mentioned users; an archived thread is opened again."""
        channel = self.client.get_partial_messageable(int(channel_id))
        loud = any(
            f"<@{user}>" in part.text for part in sheet.parts if isinstance(part, Say) for user in mentions
        )
        allowed = _allowed(mentions)
        try:
            return await self._send(channel, sheet, nonce, silent=not loud, allowed_mentions=allowed)
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
        await self.unarchive(channel_id)
        return await self._send(channel, sheet, nonce, silent=not loud, allowed_mentions=allowed)

    async def edit(
        self, channel_id: str, message_id: str, sheet: Sheet, *, mentions: Sequence[int] = ()
    ) -> bool:
        """Make a message say this instead; False where it is gone, or too old to be edited so often.

        An edit calls nobody; whom the message has called stays mentioned. Pictures to `Keep` stay.
        """
        channel = self.client.get_partial_messageable(int(channel_id))

        async def put(shown: Sheet) -> None:
            uploads: dict[str, Any] = {"attachments": made} if (made := files(shown)) else {}
            if not any(isinstance(part, Show | Keep) for part in shown.parts):
                uploads = {"attachments": []}
            await channel.get_partial_message(int(message_id)).edit(
                view=layout(shown), allowed_mentions=_allowed(mentions), **uploads
            )

        try:
            await with_emojis_if_there(self.client, sheet, put)
        except discord.HTTPException as error:
            if not (is_gone(error) or is_refused(error) or error.code in (ARCHIVED, TOO_OLD)):
                raise
            return False
        return True

    async def delete(self, channel_id: str, message_id: str) -> None:
        """Take a message away; one that is gone already is as it should be."""
        channel = self.client.get_partial_messageable(int(channel_id))
        try:
            await channel.get_partial_message(int(message_id)).delete()
        except discord.HTTPException as error:
            if not (is_gone(error) or is_closed(error)):
                raise

    async def to_user(self, user_id: str, sheet: Sheet, nonce: str, *, loud: bool = False) -> discord.Message:
        """Send a DM; silent unless `loud`, since the channel may have pinged already."""
        user = await self.client.create_dm(discord.Object(int(user_id)))
        nobody = discord.AllowedMentions.none()
        return await self._send(user, sheet, nonce, silent=not loud, allowed_mentions=nobody)

    async def _send(
        self, target: discord.abc.Messageable, sheet: Sheet, nonce: str, **how: Any
    ) -> discord.Message:
        known_by = nonce if len(nonce) <= NONCE else codec.digest(nonce)[:NONCE]

        async def put(shown: Sheet) -> discord.Message:
            return await target.send(view=layout(shown), files=files(shown), nonce=known_by, **how)

        return await with_emojis_if_there(self.client, sheet, put)

    async def archive(self, channel_id: str) -> None:
        """Put a thread away; writing in it opens it again. Without the right to it, it stays."""
        try:
            found = await self.client.fetch_channel(int(channel_id))
            if isinstance(found, discord.Thread):
                await found.edit(archived=True)
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("not-archived", channel=channel_id, code=error.code)

    async def unarchive(self, channel_id: str) -> None:
        found = await self.client.fetch_channel(int(channel_id))
        if isinstance(found, discord.Thread):
            await found.edit(archived=False)


def _allowed(mentions: Sequence[int]) -> discord.AllowedMentions:
    """These people may be mentioned, and nobody else."""
    users = [discord.Object(user) for user in mentions]
    return discord.AllowedMentions(everyone=False, roles=False, users=users)


@contextmanager
def given_up_if_gone() -> Iterator[None]:
    """A channel that is gone or closed DMs make a letter undeliverable."""
    try:
        yield
    except discord.HTTPException as error:
        if not (is_gone(error) or is_closed(error)):
            raise
        raise Undeliverable(f"{error.status} {error.code}") from error
