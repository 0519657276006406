"""Lobbies in a channel: posted by a command, pressed by everyone, and turned into a table with its thread."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from weakref import WeakValueDictionary

import discord
import structlog

from bot import keys
from bot.chat.lobby import lobby as lobbies
from bot.chat.lobby import sheet
from bot.chat.lobby.lobby import Guest, Lobby
from bot.chat.messages.delivery import is_refused
from bot.chat.messages.grammar import Id
from bot.chat.messages.layout import files, layout
from bot.chat.messages.parts import Buttons, Link, Say, Sheet
from bot.chat.messages.refusal import ChatRefused
from bot.chat.messages.reply import (
    Interaction,
    fill,
    in_place,
    locale_of,
    words_of,
)
from bot.chat.server import forums
from bot.chat.server.where import check_permissions
from bot.chat.table import SURFACE, Place, note_of, user_key
from bot.host.cache import LONGEST_TURN
from bot.host.host import Host
from bot.host.lobbies import change_lobby
from bot.host.server_settings import SettingsOfServers
from bot.store import Conflict
from bot.store.chat import LobbyState
from bot.store.records import Document
from bot.table.errors import NoSuchMatch
from bot.typed_text import clean_text
from engine.strengths import USUAL, strength_named
from engine.text import text
from render.words import Words

log = structlog.get_logger(__name__)

COVER_WIDTH = 800
HAS_THREAD = 160004
"""The message has a thread already."""


class Opening:
    def __init__(self, host: Host, settings: SettingsOfServers) -> None:
        self._host = host
        self._settings = settings
        self._store = host.store.lobbies
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._showing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def recover(self) -> None:
        """After a start, open again every lobby that was starting and has no game, and close the others.

        Where several processes share the work, another one may be about to make it a game: it is given time.
        """
        caught = await self._store.in_state("starting")
        if caught and self._host.shares_work:
            await self._host.clock.sleep(LONGEST_TURN)
        for record in caught:
            with suppress(Conflict):
                await self._store.change(record, record.lobby, await self._state_after_restart(record.id))

    async def _state_after_restart(self, lobby_id: str) -> LobbyState:
        """The state of a lobby that was starting: `started` if its game exists."""
        try:
            await self._host.table(lobby_id)
        except NoSuchMatch:
            return "open"
        return "started"

    async def post(self, interaction: Interaction, lobby: Lobby) -> None:
        """Post a new lobby as the public answer to the command; its opener sits down first."""
        self._host.budget.spend("tables", user_key(interaction.user.id))
        lobby_id = keys.new_id()
        lobby = lobby.with_guest(guest(interaction))
        await self._store.add(lobby_id, lobbies.dump(lobby), self._host.clock.now())
        await fill(interaction, await self._sheet(lobby_id, lobby))
        message = await interaction.original_response()
        await self._change(lobby_id, lambda lobby: replace(lobby, message=str(message.id)))

    async def post_in_forum(
        self, interaction: Interaction, lobby: Lobby, forum: discord.ForumChannel
    ) -> None:
        """Post a new lobby as a post of a forum, and tell its opener where it is."""
        self._host.budget.spend("tables", user_key(interaction.user.id))
        lobby_id = keys.new_id()
        lobby = replace(lobby.with_guest(guest(interaction)), forum=str(forum.id))
        standing = _standing(lobby)
        lobby = replace(lobby, tag=standing)
        await self._store.add(lobby_id, lobbies.dump(lobby), self._host.clock.now())
        name, shown = f"{lobby.game.name} · {lobby_id}", await self._sheet(lobby_id, lobby)
        made = await forums.open_post(forum, self._settings, name, shown, standing)
        if made is None:
            await self._change(lobby_id, lambda lobby: lobby, "dropped")
            raise ChatRefused(text("chat-forum-refused", forum=f"<#{forum.id}>"))
        channel, message = (str(one.id) for one in made)
        lobby = await self._change(lobby_id, lambda lobby: replace(lobby, channel=channel, message=message))
        words = words_of(interaction)
        link = Link(f"https://discord.com/channels/{lobby.server}/{channel}", words("chat-invite-lobby"))
        await fill(interaction, Sheet((Say(words("chat-forum-opened")), Buttons((link,)))))

    async def handle_press(self, interaction: Interaction, said: Id) -> None:
        match said.verb:
            case "start":
                await in_place(interaction)
                await self._start(interaction, said.table)
            case "drop":
                await in_place(interaction)
                await self._drop(interaction, said.table)
            case _:
                await in_place(interaction)
                if said.verb == "join":
                    await self._check_not_avoided(said.table, interaction)
                await self._change(said.table, lambda lobby: _seat_change(lobby, said, interaction))
                await self._show(said.table, lambda sheet: fill(interaction, sheet))
                await self._show_standing(interaction.client, said.table)

    async def _check_not_avoided(self, lobby_id: str, interaction: Interaction) -> None:
        """Refuse a person whom somebody at this table avoids, with the words of a full one."""
        record = await self._store.get(lobby_id)
        players = lobbies.load(record.lobby).people if record else []
        if await self._host.avoided.keep_out(players, user_key(interaction.user.id)):
            raise ChatRefused(text("no-free-seat"))

    # --- changing

    async def _change(
        self, lobby_id: str, make: Callable[[Lobby], Lobby], state: LobbyState = "open"
    ) -> Lobby:
        def change(stored: Document) -> Document:
            return lobbies.dump(make(lobbies.load(stored)))

        async with self._locks.setdefault(lobby_id, asyncio.Lock()):
            return lobbies.load(await change_lobby(self._host, lobby_id, change, state))

    async def refresh(self, interaction: Interaction, lobby_id: str) -> None:
        """Edit the message of a lobby that was changed from somewhere else."""
        record = await self._store.get(lobby_id)
        if record is None or not (lobby := lobbies.load(record.lobby)).message:
            return
        channel = interaction.client.get_partial_messageable(int(lobby.channel))
        message = channel.get_partial_message(int(lobby.message))
        await self._show(lobby_id, lambda sheet: message.edit(view=layout(sheet), attachments=files(sheet)))

    async def _show(self, lobby_id: str, put: Callable[[Sheet], Awaitable[object]]) -> None:
        """Show the newest lobby: of two presses at once, the slower one must not show an older state."""
        async with self._showing.setdefault(lobby_id, asyncio.Lock()):
            record = await self._store.get(lobby_id)
            if record is not None and record.state in ("open", "starting"):
                await put(await self._sheet(lobby_id, lobbies.load(record.lobby)))

    async def _show_standing(self, client: discord.Client, lobby_id: str) -> None:
        """The tag of its post, where it is one and says something else."""
        record = await self._store.get(lobby_id)
        if record is None or record.state != "open":
            return
        lobby = lobbies.load(record.lobby)
        standing = _standing(lobby)
        if lobby.forum and standing != lobby.tag:
            await forums.show_standing(client, self._settings, lobby.channel, standing)
            await self._change(lobby_id, lambda lobby: replace(lobby, tag=standing))

    async def _close(self, interaction: Interaction, lobby_id: str, sheet: Sheet) -> None:
        """Replace the lobby message with its final sheet."""
        async with self._showing.setdefault(lobby_id, asyncio.Lock()):
            await fill(interaction, sheet)

    async def _drop(self, interaction: Interaction, lobby_id: str) -> None:
        def dropped(lobby: Lobby) -> Lobby:
            _check_may_set(lobby, interaction)
            return lobby

        lobby = await self._change(lobby_id, dropped, "dropped")
        words = Words(lobby.locale)
        gone = sheet.closed_sheet(lobby, words, words("chat-lobby-cancelled"))
        await self._close(interaction, lobby_id, gone)
        if lobby.forum:
            await forums.show_standing(interaction.client, self._settings, lobby.channel, "over")

    # --- starting

    async def _start(self, interaction: Interaction, lobby_id: str) -> None:
        def begin(lobby: Lobby) -> Lobby:
            _check_may_set(lobby, interaction)
            lobby.check_ready()
            return lobby

        lobby = await self._change(lobby_id, begin, "starting")
        try:
            check_permissions(interaction, forums.forum_around(interaction.channel) if lobby.forum else None)
            place = await self._place(interaction, lobby_id, lobby)
            await self._begin(lobby_id, lobby, place)
        except BaseException:
            await self._set_state(lobby_id, await self._state_after_restart(lobby_id))
            raise
        await self._set_state(lobby_id, "started")
        words = Words(lobby.locale)
        begun = sheet.closed_sheet(lobby, words, words("chat-lobby-begun"), place.link())
        await self._close(interaction, lobby_id, begun)

    async def _set_state(self, lobby_id: str, state: LobbyState) -> None:
        record = await self._store.get(lobby_id)
        assert record is not None, "a lobby that is starting is in the store"
        await self._store.change(record, record.lobby, state)

    async def _begin(self, lobby_id: str, lobby: Lobby, place: Place) -> None:
        agreed = lobby.agreement
        await self._host.open(
            lobby.title,
            agreed.arrange(lobby.specs()),
            agreed.options_for(lobby.title),
            terms=agreed.terms,
            customs=agreed.customs,
            locale=lobby.locale,
            surface={SURFACE: note_of(place)},
            match_id=lobby_id,
        )

    async def _place(self, interaction: Interaction, lobby_id: str, lobby: Lobby) -> Place:
        """Open a thread for the game; where that is not allowed, take the channel itself. A post stays."""
        if lobby.forum:
            return Place(lobby.server, lobby.channel, lobby.opener, lobby.forum, forum=True)
        thread = None
        if isinstance(interaction.channel, discord.TextChannel) and interaction.message:
            thread = await open_thread(
                interaction.channel, f"{lobby.game.name} · {lobby_id}", interaction.message, lobby.private
            )
            if thread and lobby.private:
                await invite(thread, [guest.id for guest in lobby.guests if not guest.house])
        if lobby.private and thread is None:
            raise ChatRefused(text("chat-no-private-thread"))
        channel = str(thread.id) if thread else lobby.channel
        return Place(lobby.server, channel, lobby.opener, lobby.channel, lobby.private)

    async def _sheet(self, lobby_id: str, lobby: Lobby) -> Sheet:
        cover = await self._host.studio.cover(lobby.title, width=COVER_WIDTH, locale=lobby.locale)
        return sheet.sheet(lobby_id, lobby, Words(lobby.locale), cover)


def guest(interaction: Interaction) -> Guest:
    return Guest(str(interaction.user.id), clean_text(interaction.user.display_name), locale_of(interaction))


def _seat_change(lobby: Lobby, said: Id, interaction: Interaction) -> Lobby:
    match said.verb:
        case "join":
            return lobby.with_guest(guest(interaction))
        case "quit":
            return lobby.without_guest(str(interaction.user.id))
        case "house":
            _check_may_set(lobby, interaction)
            return lobby.with_house(strength_named(said.arg) or USUAL)
        case "unhouse":
            _check_may_set(lobby, interaction)
            return lobby.without_house()
        case _:
            return lobby


def _standing(lobby: Lobby) -> forums.Standing:
    return "waiting" if lobby.full else "open"


def _check_may_set(lobby: Lobby, interaction: Interaction) -> None:
    """Refuse everyone but the opener and the managers of the server."""
    if str(interaction.user.id) != lobby.opener and not interaction.permissions.manage_guild:
        raise ChatRefused(text("chat-lobby-not-opener"))


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
                auto_archive_duration=10080,
            )
        if message is not None:
            return await message.create_thread(name=name, auto_archive_duration=10080)
        return await channel.create_thread(
            name=name, type=discord.ChannelType.public_thread, auto_archive_duration=10080
        )
    except discord.HTTPException as error:
        if error.code == HAS_THREAD and message is not None:
            found = await channel.guild.fetch_channel(message.id)
            return found if isinstance(found, discord.Thread) else None
        if not isinstance(error, discord.Forbidden) and not is_refused(error):
            raise
        log.info("no-thread", channel=channel.id, code=error.code)
        return None


async def invite(thread: discord.Thread, user_ids: list[str]) -> None:
    for user_id in user_ids:
        try:
            await thread.add_user(discord.Object(int(user_id)))
        except discord.HTTPException as error:
            log.warning("not-invited", thread=thread.id, user=user_id, error=error.code)
