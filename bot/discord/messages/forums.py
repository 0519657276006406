"""Forum channels: every game is a post there, with a tag that says how it stands."""

import asyncio
from collections.abc import Sequence
from typing import Literal, get_args
from weakref import WeakValueDictionary

import discord
import structlog

from bot.chat.messages.delivery import Sent, Standing
from bot.chat.messages.outcomes import Gone, Refused
from bot.chat.messages.parts import Sheet
from bot.discord.messages.delivery import outcome_of
from bot.discord.messages.layout import files, layout
from bot.host.server_settings import ServerSettings, SettingsOfServers
from data import catalogue
from render.words import Words, choose

log = structlog.get_logger(__name__)

EMOJIS: dict[Standing, str] = {"open": "🪑", "waiting": "⏳", "over": "🏁"}
MOST_TAGS = 20
"""Tags that a forum may have."""
MOST_APPLIED = 5
"""Tags that a post may have."""
WEEK: Literal[10080] = 10080
"""Minutes until a quiet post is archived by Discord."""

_making: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
"""One game at a time makes the tags of a forum."""


def locale_of_server(server: discord.Guild, settings: ServerSettings) -> str:
    """The language of public messages: as the managers have set it, else the server's own."""
    return settings.language or choose(str(server.preferred_locale))


def tag_name(standing: Standing, locale: str) -> str:
    return Words(locale)(f"chat-tag-{standing}")


def forum_around(channel: object) -> discord.ForumChannel | None:
    """The forum that a channel is, or that a post belongs to."""
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    return channel if isinstance(channel, discord.ForumChannel) else None


def may_post(forum: discord.ForumChannel) -> bool:
    """Whether the bot may open posts there, and write in them."""
    granted = forum.permissions_for(forum.guild.me)
    return granted.view_channel and granted.send_messages and granted.send_messages_in_threads


def missing_tags(forum: discord.ForumChannel, locale: str) -> list[str]:
    """The names of the tags that the forum lacks."""
    tags = _tags_by_standing(forum.available_tags)
    return [tag_name(standing, locale) for standing in get_args(Standing) if standing not in tags]


# --- posts ------------------------------------------------------------------------------------------------


async def open_post(
    forum: discord.ForumChannel, settings: SettingsOfServers, name: str, sheet: Sheet, standing: Standing
) -> Sent | None:
    """Open a post that begins with this sheet; None where Discord does not let us."""
    tag = (await _tags_of(forum, settings)).get(standing)
    try:
        made = await forum.create_thread(
            name=name,
            view=layout(sheet),
            files=files(sheet),
            applied_tags=[tag] if tag else [],
            auto_archive_duration=WEEK,
            allowed_mentions=discord.AllowedMentions.none(),
        )
    except discord.HTTPException as error:
        if not isinstance(outcome_of(error), Gone | Refused):
            raise
        log.warning("no-post", forum=forum.id, code=error.code)
        return None
    return Sent(str(made.thread.id), str(made.message.id))


async def show_standing(
    client: discord.Client, settings: SettingsOfServers, post_id: str, standing: Standing
) -> None:
    """Put the tag of this standing on a post, in the place of the other two; what people tagged stays."""
    try:
        post = await client.fetch_channel(int(post_id))
        if not isinstance(post, discord.Thread) or (forum := forum_around(post)) is None:
            return
        tags = await _tags_of(forum, settings)
        if standing not in tags:
            return
        ours = {tag.id for tag in tags.values()}
        others = [tag for tag in post.applied_tags if tag.id not in ours]
        wanted = [*others[: MOST_APPLIED - 1], tags[standing]]
        if {tag.id for tag in wanted} == {tag.id for tag in post.applied_tags}:
            return
        if post.archived:
            await post.edit(archived=False)
        await post.edit(applied_tags=wanted)
    except discord.HTTPException as error:
        if not isinstance(outcome_of(error), Gone | Refused):
            raise
        log.warning("post-not-tagged", post=post_id, code=error.code)


# --- tags -------------------------------------------------------------------------------------------------


async def _tags_of(
    forum: discord.ForumChannel, settings: SettingsOfServers
) -> dict[Standing, discord.ForumTag]:
    """Our tags of a forum: found by their names, made or renamed where they are missing and we may."""
    locale = locale_of_server(forum.guild, await settings.of(str(forum.guild.id)))
    if _all_named(_tags_by_standing(forum.available_tags), locale):
        return _tags_by_standing(forum.available_tags)
    async with _making.setdefault(forum.id, asyncio.Lock()):
        fresh = await forum.guild.fetch_channel(forum.id)
        assert isinstance(fresh, discord.ForumChannel), "a channel keeps its kind"
        tags = _tags_by_standing(fresh.available_tags)
        if _all_named(tags, locale):
            return tags
        return await _make_tags(fresh, tags, locale)


async def _make_tags(
    forum: discord.ForumChannel, tags: dict[Standing, discord.ForumTag], locale: str
) -> dict[Standing, discord.ForumTag]:
    """Make what is missing, and name all of them in this language; without the right to it, all stays."""
    ours = {tag.id for tag in tags.values()}
    others = [tag for tag in forum.available_tags if tag.id not in ours]
    wanted = [*others, *(_tag(standing, tags.get(standing), locale) for standing in get_args(Standing))]
    may = forum.permissions_for(forum.guild.me).manage_channels
    if not may or len(wanted) > MOST_TAGS:
        log.warning("tags-not-made", forum=forum.id, may_manage=may, tags=len(wanted))
        return tags
    try:
        edited = await forum.edit(available_tags=wanted)
    except discord.HTTPException as error:
        if not isinstance(error, discord.Forbidden) and not isinstance(outcome_of(error), Refused):
            raise
        log.warning("tags-not-made", forum=forum.id, code=error.code)
        return tags
    return _tags_by_standing(edited.available_tags) if edited else tags


def _tag(standing: Standing, known: discord.ForumTag | None, locale: str) -> discord.ForumTag:
    name = tag_name(standing, locale)
    if known is None:
        return discord.ForumTag(name=name, emoji=EMOJIS[standing])
    renamed = discord.ForumTag(name=name, emoji=known.emoji, moderated=known.moderated)
    renamed.id = known.id
    return renamed


def _tags_by_standing(tags: Sequence[discord.ForumTag]) -> dict[Standing, discord.ForumTag]:
    """Our tags among these, by their names in any of our languages."""
    by_standing: dict[Standing, discord.ForumTag] = {}
    for standing in get_args(Standing):
        names = {tag_name(standing, locale).casefold() for locale in catalogue.locales()}
        for tag in tags:
            if tag.name.casefold() in names:
                by_standing.setdefault(standing, tag)
    return by_standing


def _all_named(tags: dict[Standing, discord.ForumTag], locale: str) -> bool:
    """Whether all three are there, named in this language."""
    named = {standing: tag.name.casefold() for standing, tag in tags.items()}
    return named == {standing: tag_name(standing, locale).casefold() for standing in get_args(Standing)}
