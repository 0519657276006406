"""Lobbies in a channel: posted by a command, pressed by everyone, and turned into a table with its thread."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from weakref import WeakValueDictionary

from bot import keys
from bot.acts.subjects import why_not_join
from bot.chat.lobby import sheet
from bot.chat.markdown import escape_text
from bot.chat.marks import Door, Mention, Room
from bot.chat.messages.caller import Caller, Person, Press
from bot.chat.messages.delivery import Delivery, Rooms, Standing
from bot.chat.messages.grammar import Id
from bot.chat.messages.outcomes import Closed, Gone, give_up_on
from bot.chat.messages.parts import Buttons, Link, Say, Sheet
from bot.chat.messages.refusal import ChatRefused
from bot.chat.table import Place, note_of
from bot.host.cache import LONGEST_TURN
from bot.host.host import Host
from bot.host.lobbies import change_lobby, plan_letters, visit_note
from bot.series import programs
from bot.store import Conflict
from bot.store.chat import LobbyState
from bot.store.records import Document
from bot.surfaces import Surface
from bot.table import lobby as lobbies
from bot.table.errors import NoSuchMatch
from bot.table.letters import Letter, LobbyFull
from bot.table.lobby import Guest, Lobby
from bot.table.seating import name_of_program
from engine.errors import Refused
from engine.strengths import USUAL, strength_named
from engine.text import text
from render.words import Words

COVER_WIDTH = 800
CALLS_APART = 3600.0
"""Seconds between two calls that a lobby is full, however often people leave and come back."""


class Opening:
    def __init__(
        self, host: Host, surface: Surface, delivery: Delivery, rooms: Rooms, public_url: str = ""
    ) -> None:
        self._host = host
        self._public_url = public_url.rstrip("/")
        self._surface = surface
        self._delivery = delivery
        self._rooms = rooms
        self._store = host.store.lobbies
        host.outbox.plan("lobbies", plan_letters)
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

    async def post(self, caller: Caller, lobby: Lobby) -> None:
        """Post a new lobby as the public answer to the command; its opener sits down first."""
        self._host.budget.spend("tables", caller.key)
        lobby_id = keys.new_id()
        lobby = await self._with_opener(lobby, caller)
        await self._store.add(lobby_id, lobbies.dump(lobby), self._host.clock.now())
        message = await caller.show(await self._sheet(lobby_id, lobby))
        await self._change(lobby_id, lambda lobby: replace(lobby, message=message))

    async def post_in_forum(self, caller: Caller, lobby: Lobby, forum: str) -> None:
        """Post a new lobby as a post of a forum, and tell its opener where it is."""
        self._host.budget.spend("tables", caller.key)
        lobby_id = keys.new_id()
        lobby = replace(await self._with_opener(lobby, caller), forum=forum)
        standing = _standing_of_lobby(lobby)
        lobby = replace(lobby, tag=standing)
        await self._store.add(lobby_id, lobbies.dump(lobby), self._host.clock.now())
        name, shown = _room_name(lobby, lobby_id), await self._sheet(lobby_id, lobby)
        post = await self._rooms.open_post(forum, name, shown, standing)
        if post is None:
            await self._change(lobby_id, lambda lobby: lobby, "dropped")
            raise ChatRefused(text("chat-forum-refused", forum=Room(forum)))
        await self._change(lobby_id, lambda lobby: replace(lobby, channel=post.room, message=post.message))
        words = caller.words
        link = Link(Door(lobby.server, post.room), words("chat-invite-lobby"))
        await caller.show(Sheet((Say(words("chat-forum-opened")), Buttons((link,)))))

    async def handle_press(self, caller: Caller, press: Press) -> None:
        lobby_id = press.id.table
        await caller.reply_in_place()
        match press.id.verb:
            case "start":
                await self._start(caller, lobby_id)
            case "drop":
                await self._drop(caller, lobby_id)
            case _:
                if press.id.verb == "join":
                    await self._check_may_join(lobby_id, caller)
                newcomer = await self._guest(caller)
                lobby = await self._change(
                    lobby_id,
                    lambda lobby: _seat_change(lobby, press.id, caller, newcomer),
                    tell=lambda lobby: LobbyFull(lobby_id) if _waits_for_another(lobby, caller) else None,
                )
                if lobby.full and lobby.agreement.starts_when_full and press.id.verb in ("join", "house"):
                    await self._start(caller, lobby_id)
                    return
                await self._show(lobby_id, caller.show)
                await self._show_standing(lobby_id)

    async def _guest(self, caller: Caller) -> Guest:
        """The caller as a guest; a program is marked."""
        sitting = guest(caller)
        marked = await programs.is_program(self._host, caller.key)
        return replace(sitting, name=name_of_program(sitting.name)) if marked else sitting

    async def _with_opener(self, lobby: Lobby, caller: Caller) -> Lobby:
        """The lobby with its opener; what a program opens does not count."""
        if await programs.is_program(self._host, caller.key):
            lobby = replace(lobby, agreement=replace(lobby.agreement, rated=False))
        return lobby.with_guest(await self._guest(caller))

    async def call_opener(self, lobby_id: str, nonce: str) -> None:
        """Tell the one person who can start a full lobby, as they wish to be called, once within a while."""
        record, now = await self._store.get(lobby_id), self._host.clock.now()
        if record is None or record.state != "open":
            return
        lobby = lobbies.load(record.lobby)
        remind = (await self._host.people.settings(lobby.opened_by)).remind
        if not lobby.full or now - lobby.called_at < CALLS_APART or remind == "none":
            return
        words = Words(lobby.locale)
        where = Link(Door(lobby.server, lobby.channel, lobby.message), words("chat-invite-lobby"))
        ready = words("chat-lobby-ready", opener=Mention(lobby.opener), title=lobby.game.local_name)
        call = Sheet((Say(ready), Buttons((where,))))
        with give_up_on(Gone, Closed):
            if remind in ("ping", "both"):
                with suppress(*((Gone,) if remind == "both" else ())):  # the other call still reaches them
                    await self._delivery.to_room(lobby.channel, call, nonce, mentions=[lobby.opener])
            if remind in ("dm", "both"):
                await self._delivery.to_person(lobby.opener, call, f"{nonce}.dm", loud=remind == "dm")
        with suppress(Refused):
            await self._change(lobby_id, lambda lobby: replace(lobby, called_at=now))

    async def _check_may_join(self, lobby_id: str, caller: Caller) -> None:
        """Refuse a person whom someone at this table avoids, or whom its opener does not look for."""
        if (record := await self._store.get(lobby_id)) is None:
            return
        lobby = lobbies.load(record.lobby)
        if lobby.has(caller.key):
            raise ChatRefused(text("chat-lobby-already"))
        if (reason := await why_not_join(self._host, lobby, caller.key)) is not None:
            raise ChatRefused(reason)

    async def invite(self, caller: Caller, person: Person) -> None:
        """Call the person to the newest lobby that the inviter sits in on this server."""
        await caller.load_settings()
        if person.bot:
            raise ChatRefused(text("chat-invite-bot"))
        lobby = await self._newest_lobby(caller)
        if lobby.has(person.key):
            raise ChatRefused(text("chat-invite-there", name=escape_text(person.name)))
        words = Words(lobby.locale)
        invitation = words(
            "chat-invited",
            person=Mention(person.id),
            name=escape_text(caller.person.name),
            title=lobby.game.local_name,
        )
        where = Door(lobby.server, lobby.channel, lobby.message)
        sheet = Sheet((Say(invitation), Buttons((Link(where, words("chat-invite-lobby")),))))
        apart = await self._host.avoided.part(lobby.people, person.key)
        await caller.call(sheet, [] if apart else [person.id])

    async def _newest_lobby(self, caller: Caller) -> Lobby:
        here = (caller.surface.name, caller.server)
        for record in reversed(await self._store.in_state("open")):
            lobby = lobbies.load(record.lobby)
            if (lobby.surface, lobby.server) == here and lobby.has(caller.key):
                return lobby
        raise ChatRefused(text("chat-invite-no-lobby"))

    # --- changing

    async def _change(
        self,
        lobby_id: str,
        make: Callable[[Lobby], Lobby],
        state: LobbyState = "open",
        *,
        tell: Callable[[Lobby], Letter | None] | None = None,
    ) -> Lobby:
        def change(stored: Document) -> Document:
            return lobbies.dump(make(lobbies.load(stored)))

        async with self._locks.setdefault(lobby_id, asyncio.Lock()):
            return lobbies.load(await change_lobby(self._host, lobby_id, change, state, tell=tell))

    async def refresh(self, lobby_id: str) -> None:
        """Edit the message of a lobby that was changed from somewhere else."""
        record = await self._store.get(lobby_id)
        if record is None or not (lobby := lobbies.load(record.lobby)).message:
            return
        await self._show(lobby_id, lambda sheet: self._delivery.edit(lobby.channel, lobby.message, sheet))

    async def _show(self, lobby_id: str, put: Callable[[Sheet], Awaitable[object]]) -> None:
        """Show the newest lobby: of two presses at once, the slower one must not show an older state."""
        async with self._showing.setdefault(lobby_id, asyncio.Lock()):
            record = await self._store.get(lobby_id)
            if record is not None and record.state in ("open", "starting"):
                await put(await self._sheet(lobby_id, lobbies.load(record.lobby)))

    async def _show_standing(self, lobby_id: str) -> None:
        """The tag of its post, where it is one and says something else."""
        record = await self._store.get(lobby_id)
        if record is None or record.state != "open":
            return
        lobby = lobbies.load(record.lobby)
        standing = _standing_of_lobby(lobby)
        if lobby.forum and standing != lobby.tag:
            await self._rooms.show_standing(lobby.channel, standing)
            await self._change(lobby_id, lambda lobby: replace(lobby, tag=standing))

    async def _close(self, caller: Caller, lobby_id: str, sheet: Sheet) -> None:
        """Replace the lobby message with its final sheet."""
        async with self._showing.setdefault(lobby_id, asyncio.Lock()):
            await caller.show(sheet)

    async def _drop(self, caller: Caller, lobby_id: str) -> None:
        def check_may_drop(lobby: Lobby) -> Lobby:
            _check_may_set(lobby, caller)
            return lobby

        lobby = await self._change(lobby_id, check_may_drop, "dropped")
        words = Words(lobby.locale)
        gone = sheet.closed_sheet(lobby, words, words("chat-lobby-cancelled"))
        await self._close(caller, lobby_id, gone)
        if lobby.forum:
            await self._rooms.show_standing(lobby.channel, "over")

    async def follow_change(self, lobby_id: str, nonce: str) -> None:
        """Someone came or went from another surface: show it, and start or call as after a press here."""
        record = await self._store.get(lobby_id)
        if record is None or record.state != "open":
            return
        lobby = lobbies.load(record.lobby)
        if lobby.full and lobby.agreement.starts_when_full:
            await self._start(None, lobby_id)
            return
        await self.refresh(lobby_id)
        await self._show_standing(lobby_id)
        await self.call_opener(lobby_id, nonce)

    # --- starting

    async def _start(self, caller: Caller | None, lobby_id: str) -> None:
        """Begin the game of a lobby; without a caller, someone elsewhere took the last seat."""

        def begin(lobby: Lobby) -> Lobby:
            if caller is not None and not (lobby.full and lobby.agreement.starts_when_full):
                _check_may_set(lobby, caller)
            lobby.check_ready()
            return lobby

        lobby = await self._change(lobby_id, begin, "starting")
        try:
            if caller is not None:
                caller.check_permissions(lobby.forum)
            place = await self._place(caller, lobby_id, lobby)
            await self._begin(lobby_id, lobby, place)
        except BaseException:
            await self._set_state(lobby_id, await self._state_after_restart(lobby_id))
            raise
        await self._set_state(lobby_id, "started")
        words = Words(lobby.locale)
        begun = sheet.closed_sheet(lobby, words, words("chat-lobby-begun"), place.link())
        if caller is not None:
            await self._close(caller, lobby_id, begun)
        elif lobby.message:
            async with self._showing.setdefault(lobby_id, asyncio.Lock()):
                await self._delivery.edit(lobby.channel, lobby.message, begun)

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
            surface={self._surface.name: note_of(place), **visit_note(lobby)},
            match_id=lobby_id,
        )

    async def _place(self, caller: Caller | None, lobby_id: str, lobby: Lobby) -> Place:
        """Open a thread for the game; where that is not allowed, take the channel itself. A post stays."""
        if lobby.forum:
            return Place(lobby.server, lobby.channel, lobby.opener, lobby.forum, forum=True)
        name = _room_name(lobby, lobby_id)
        if caller is not None:
            thread = await caller.open_thread(name, table=lobby_id, private=lobby.private)
        else:
            first = Sheet.of(f"## {_title(lobby)}")
            made = await self._rooms.open_room(
                lobby.channel, name, first, "waiting", table=lobby_id, private=lobby.private
            )
            thread = made.room if made.own else ""
        if lobby.private and not thread:
            raise ChatRefused(text("chat-no-private-thread"))
        if lobby.private:
            here = [guest.id for guest in lobby.guests if guest.surface == lobby.surface]
            await self._rooms.invite(thread, here)
        return Place(lobby.server, thread or lobby.channel, lobby.opener, lobby.channel, lobby.private)

    async def _sheet(self, lobby_id: str, lobby: Lobby) -> Sheet:
        cover = await self._host.studio.cover(lobby.title, width=COVER_WIDTH, locale=lobby.locale)
        return sheet.sheet(lobby_id, lobby, Words(lobby.locale), cover, self._ways_in(lobby_id, lobby))

    def _ways_in(self, lobby_id: str, lobby: Lobby) -> list[str]:
        """How people sit down from other chats and in the browser."""
        if lobby.private or not lobby.agreement.strangers:
            return []
        keys_of_command = ("cmd-game", "command-table-take-seat", "option-game")
        command = " ".join(map(Words(lobby.locale), keys_of_command))
        other_chats = self._host.chats - {lobby.surface}
        ways = [f"`/{command}:{lobby_id}`"] if other_chats else []
        return [*ways, f"{self._public_url}/lobby/{lobby_id}"] if self._public_url else ways


def guest(caller: Caller) -> Guest:
    return Guest(caller.person.id, caller.person.name, caller.locale, surface=caller.surface.name)


def _waits_for_another(lobby: Lobby, caller: Caller) -> bool:
    """Whether a lobby is full and can only be started by someone else."""
    return lobby.full and not lobby.agreement.starts_when_full and caller.person.id != lobby.opener


def _seat_change(lobby: Lobby, press: Id, caller: Caller, newcomer: Guest) -> Lobby:
    match press.verb:
        case "join":
            return lobby.with_guest(newcomer)
        case "quit":
            return lobby.without_guest(caller.key)
        case "house":
            _check_may_set(lobby, caller)
            return lobby.with_house(strength_named(press.arg) or USUAL)
        case "unhouse":
            _check_may_set(lobby, caller)
            return lobby.without_house()
        case _:
            return lobby


def _title(lobby: Lobby) -> str:
    """The game in the language of the lobby."""
    return Words(lobby.locale).say(lobby.game.local_name)


def _room_name(lobby: Lobby, lobby_id: str) -> str:
    return f"{_title(lobby)} · {lobby_id}"


def _standing_of_lobby(lobby: Lobby) -> Standing:
    return "waiting" if lobby.full else "open"


def _check_may_set(lobby: Lobby, caller: Caller) -> None:
    """Refuse everyone but the opener and the managers of the server."""
    if caller.person.id != lobby.opener and not caller.manages:
        raise ChatRefused(text("chat-lobby-not-opener"))
