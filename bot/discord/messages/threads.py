"""The rooms of tables on Discord: threads of channels, posts of forums, and the tags on them."""

from collections.abc import Sequence

import discord
import structlog

from bot.chat.messages.delivery import Sent, Standing, TableRoom
from bot.chat.messages.outcomes import Refused
from bot.chat.messages.parts import Sheet
from bot.discord.messages import forums
from bot.discord.messages.delivery import neutral_outcomes, outcome_of
from bot.discord.messages.forums import WEEK, forum_around
from bot.host.server_settings import SettingsOfServers
from render.words import choose

log = structlog.get_logger(__name__)

HAS_THREAD = 160004
"""The message has a thread already."""


async def open_thread(
    channel: discord.TextChannel, name: str, message: discord.Message | None, private: bool
) -> discord.Thread | None:
    """Open a thread; None where that is impossible: missing permission, too many threads, another kind of
    channel. A message that has a thread from a failed start keeps it."""
    try:
        if private:
            return await channel.create_thread(
                name=name,
                type=discord.ChannelType.private_thread,
                invitable=False,
                auto_archive_duration=WEEK,
            )
        if message is not None:
            return await message.create_thread(name=name, auto_archive_duration=WEEK)
        return await channel.create_thread(
            name=name, type=discord.ChannelType.public_thread, auto_archive_duration=WEEK
        )
    except discord.HTTPException as error:
        if error.code == HAS_THREAD and message is not None:
            known = await channel.guild.fetch_channel(message.id)
            return known if isinstance(known, discord.Thread) else None
        if not isinstance(error, discord.Forbidden) and not isinstance(outcome_of(error), Refused):
            raise
        log.info("no-thread", channel=channel.id, code=error.code)
        return None


class DiscordRooms:
    def __init__(self, client: discord.Client, settings: SettingsOfServers) -> None:
        self._client = client
        self._settings = settings

    async def open_room(
        self, channel: str, name: str, first: Sheet, standing: Standing, *, table: str, private: bool
    ) -> TableRoom:
        with neutral_outcomes():
            home = await self._client.fetch_channel(int(channel))
            if (forum := forum_around(home)) and not private:
                post = await forums.open_post(forum, self._settings, name, first, standing)
                if post:
                    return TableRoom(post.room, str(forum.id), forum=True)
            if isinstance(home, discord.TextChannel):
                thread = await open_thread(home, name, None, private)
                if thread:
                    return TableRoom(str(thread.id), channel)
        return TableRoom(channel, channel)

    async def open_post(self, forum: str, name: str, first: Sheet, standing: Standing) -> Sent | None:
        with neutral_outcomes():
            channel = self._client.get_channel(int(forum)) or await self._client.fetch_channel(int(forum))
            around = forum_around(channel)
            return await forums.open_post(around, self._settings, name, first, standing) if around else None

    async def invite(self, room: str, people: Sequence[str]) -> None:
        with neutral_outcomes():
            thread = self._client.get_channel(int(room)) or await self._client.fetch_channel(int(room))
        if not isinstance(thread, discord.Thread):
            return
        for person in people:
            try:
                await thread.add_user(discord.Object(int(person)))
            except discord.HTTPException as error:
                log.warning("not-invited", thread=room, user=person, error=error.code)

    async def show_standing(self, room: str, standing: Standing) -> None:
        with neutral_outcomes():
            await forums.show_standing(self._client, self._settings, room, standing)

    def language_of(self, server: str) -> str:
        guild = self._client.get_guild(int(server))
        return choose(str(guild.preferred_locale) if guild else "")
