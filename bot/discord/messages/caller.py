"""The person behind an interaction of Discord: acknowledged at once, then answered."""

import io
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias, cast

import discord
import structlog

from bot.chat.marks import Role, Room
from bot.chat.messages.caller import Caller, Person, Reply
from bot.chat.messages.parts import Paper, Sheet
from bot.chat.messages.refusal import ChatRefused
from bot.discord.messages import permissions
from bot.discord.messages.delivery import allowed_mentions, neutral_outcomes
from bot.discord.messages.emojis import EMOJIS, with_emojis_if_there
from bot.discord.messages.forums import forum_around, may_post
from bot.discord.messages.layout import attachments, layout, modal
from bot.discord.messages.threads import open_thread
from bot.discord.messages.writing import write
from bot.discord.surface import SURFACE
from bot.host.host import Host
from bot.host.server_settings import NOTHING_NAMED, ServerNames, ServerSettings
from bot.typed_text import clean_text
from engine.text import text

log = structlog.get_logger(__name__)

Interaction: TypeAlias = discord.Interaction[Any]

NOBODY = discord.AllowedMentions.none()
_CALLER = "caller"


class Hosted(Protocol):
    """The client of this bot, which knows the host."""

    host: Host


def caller_of(interaction: Interaction) -> "DiscordCaller":
    """The same caller as long as the interaction is answered: what was read of them is not read again."""
    known = interaction.extras.get(_CALLER)
    if not isinstance(known, DiscordCaller):
        known = interaction.extras[_CALLER] = DiscordCaller(interaction)
    return known


def person_of(user: discord.User | discord.Member) -> Person:
    return Person(str(user.id), clean_text(user.display_name), SURFACE, user.bot)


class DiscordCaller(Caller):
    def __init__(self, interaction: Interaction) -> None:
        host = cast(Hosted, interaction.client).host
        super().__init__(host, str(interaction.locale), str(interaction.guild_locale or ""))
        self.interaction = interaction
        user, channel = interaction.user, interaction.channel
        around = channel.parent_id if isinstance(channel, discord.Thread) else None
        self.person = person_of(user)
        self.server = str(interaction.guild_id or "")
        self.room = str(interaction.channel_id or "")
        self.home = str(around or self.room)
        held = user.roles if isinstance(user, discord.Member) else []
        self.roles = frozenset(str(role.id) for role in held)
        self.everyone = self.server  # as Discord numbers it
        self.manages = bool(self.server) and interaction.permissions.manage_guild
        self.in_private = interaction.message is not None and interaction.message.flags.ephemeral

    # --- where

    def server_names(self) -> ServerNames:
        here = self.interaction.guild
        if here is None:
            return NOTHING_NAMED
        return ServerNames(
            here.name,
            {str(channel.id): f"#{channel.name}" for channel in here.text_channels},
            {str(forum.id): f"#{forum.name}" for forum in here.forums},
            {str(role.id): role.name for role in here.roles if not (role.is_default() or role.managed)},
        )

    def rooms_to_play_in(self) -> dict[str, str]:
        if (here := self.interaction.guild) is None:
            return {}
        channels: list[discord.TextChannel | discord.ForumChannel] = [*here.text_channels, *here.forums]
        return {
            str(channel.id): f"#{channel.name}"
            for channel in channels
            if channel.permissions_for(here.me).send_messages
        }

    def forum_for(self, settings: ServerSettings) -> str:
        """The forum around this channel, else the one that the managers named, if the bot may write there."""
        forum = forum_around(self.interaction.channel)
        if forum is None and settings.forum:
            forum = self._forum(settings.forum)
        return str(forum.id) if forum is not None and may_post(forum) else ""

    def check_permissions(self, forum: str = "") -> None:
        assert self.interaction.guild is not None, "games are opened on servers"
        me, around = self.interaction.guild.me, self._forum(forum) if forum else None
        granted = around.permissions_for(me) if around is not None else self.interaction.app_permissions
        lacking = [need for need in permissions.missing_permissions(granted) if need.vital]
        if lacking:
            room, what = Room(forum or self.home), tuple(text(need.words) for need in lacking)
            role = Role(str(me.top_role.id))
            raise ChatRefused(text("chat-not-permitted", channel=room, what=what, role=role))

    def _forum(self, forum: str) -> discord.ForumChannel | None:
        assert self.interaction.guild is not None, "games are opened on servers"
        return forum_around(self.interaction.guild.get_channel(int(forum)))

    async def open_thread(self, name: str, *, table: str, private: bool) -> str:
        channel, message = self.interaction.channel, self.interaction.message
        if not isinstance(channel, discord.TextChannel) or message is None:
            return ""
        with neutral_outcomes():
            thread = await open_thread(channel, name, message, private)
        return str(thread.id) if thread else ""

    # --- answering

    @property
    def is_answered(self) -> bool:
        return self.interaction.response.is_done()

    async def acknowledge(self, reply: Reply) -> None:
        with neutral_outcomes():
            if reply == "in place":
                await self.interaction.response.defer()
            else:
                await self.interaction.response.defer(ephemeral=reply == "private", thinking=True)

    async def show(self, sheet: Sheet) -> str:
        response, message = self.interaction.response, self.interaction.message
        replaced = response.type is discord.InteractionResponseType.deferred_message_update
        there = message.attachments if replaced and message else []

        async def put(icons: Mapping[str, str]) -> discord.InteractionMessage:
            return await self.interaction.edit_original_response(
                view=layout(sheet, icons), attachments=attachments(sheet, there), allowed_mentions=NOBODY
            )

        with neutral_outcomes():
            shown = await with_emojis_if_there(self.interaction.client, put)
        return str(shown.id)

    async def send_files(self, sentence: str, files: Sequence[tuple[str, bytes]]) -> None:
        attached = [discord.File(io.BytesIO(data), name) for name, data in files]
        with neutral_outcomes():
            await self.interaction.edit_original_response(
                content=write(sentence, EMOJIS.codes), attachments=attached, allowed_mentions=NOBODY
            )

    async def ask(self, paper: Paper) -> None:
        with neutral_outcomes():
            await self.interaction.response.send_modal(modal(paper))

    async def call(self, sheet: Sheet, mentions: Sequence[str]) -> None:
        with neutral_outcomes():
            await self.interaction.response.send_message(
                view=layout(sheet), allowed_mentions=allowed_mentions(mentions)
            )

    async def say(self, sentence: str) -> None:
        send = self.interaction.followup.send if self.is_answered else self.interaction.response.send_message
        with neutral_outcomes():
            await send(write(sentence, EMOJIS.codes), ephemeral=True, allowed_mentions=NOBODY)

    async def launch(self) -> None:
        """Open Discord's frame, which asks us a moment later which table it was."""
        try:
            await self.interaction.response.launch_activity()
        except discord.HTTPException as error:
            log.warning("activity-not-launched", status=error.status, code=error.code)
            raise ChatRefused(text("chat-cannot-open")) from error
