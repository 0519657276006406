"""Invites a person to a lobby, from the menu that Discord shows for a person."""

from bot.chat.lobby import lobby as lobbies
from bot.chat.lobby.lobby import Lobby
from bot.chat.markdown import escape_text
from bot.chat.marks import Door, Mention
from bot.chat.messages.caller import Caller, Person
from bot.chat.messages.parts import Buttons, Link, Say, Sheet
from bot.chat.messages.refusal import ChatRefused
from bot.host.host import Host
from engine.text import text
from render.words import Words


class Inviting:
    def __init__(self, host: Host) -> None:
        self._host = host

    async def invite(self, caller: Caller, person: Person) -> None:
        """Call the person to the newest lobby that the inviter sits in on this server."""
        await caller.load_settings()
        if person.bot:
            raise ChatRefused(text("chat-invite-bot"))
        lobby = await self._newest_lobby(caller)
        if any(guest.id == person.id for guest in lobby.guests):
            raise ChatRefused(text("chat-invite-there", name=escape_text(person.name)))
        words = Words(lobby.locale)
        said = words(
            "chat-invited",
            person=Mention(person.id),
            name=escape_text(caller.person.name),
            title=lobby.game.name,
        )
        where = Door(lobby.server, lobby.channel, lobby.message)
        sheet = Sheet((Say(said), Buttons((Link(where, words("chat-invite-lobby")),))))
        apart = await self._host.avoided.part(lobby.people, person.key)
        await caller.call(sheet, [] if apart else [person.id])

    async def _newest_lobby(self, caller: Caller) -> Lobby:
        me, server = caller.person.id, caller.server
        for record in reversed(await self._host.store.lobbies.in_state("open")):
            lobby = lobbies.load(record.lobby)
            if lobby.server == server and any(guest.id == me for guest in lobby.guests):
                return lobby
        raise ChatRefused(text("chat-invite-no-lobby"))
