"""Invites a person to a lobby, from the menu that Discord shows for a person."""

import discord

from bot.chat.lobby import lobby as lobbies
from bot.chat.lobby.lobby import Lobby
from bot.chat.markdown import escape_text
from bot.chat.messages.layout import layout
from bot.chat.messages.parts import Buttons, Link, Say, Sheet
from bot.chat.messages.refusal import ChatRefused
from bot.chat.messages.reply import Interaction, load_settings
from bot.chat.table import user_key
from bot.host.host import Host
from engine.text import text
from render.words import Words


class Inviting:
    def __init__(self, host: Host) -> None:
        self._host = host

    async def invite(self, interaction: Interaction, person: discord.User | discord.Member) -> None:
        """Call the person to the newest lobby that the inviter sits in on this server."""
        await load_settings(interaction)
        if person.bot:
            raise ChatRefused(text("chat-invite-bot"))
        lobby = await self._newest_lobby(interaction)
        if any(guest.id == str(person.id) for guest in lobby.guests):
            raise ChatRefused(text("chat-invite-there", name=escape_text(person.display_name)))
        words = Words(lobby.locale)
        said = words(
            "chat-invited",
            person=f"<@{person.id}>",
            name=escape_text(interaction.user.display_name),
            title=lobby.game.name,
        )
        where = f"https://discord.com/channels/{lobby.server}/{lobby.channel}/{lobby.message}"
        sheet = Sheet((Say(said), Buttons((Link(where, words("chat-invite-lobby")),))))
        apart = await self._host.avoided.part(lobby.people, user_key(person.id))
        users = [] if apart else [discord.Object(person.id)]
        called = discord.AllowedMentions(everyone=False, roles=False, users=users)
        await interaction.response.send_message(view=layout(sheet), allowed_mentions=called)

    async def _newest_lobby(self, interaction: Interaction) -> Lobby:
        me, server = str(interaction.user.id), str(interaction.guild_id)
        for record in reversed(await self._host.store.lobbies.in_state("open")):
            lobby = lobbies.load(record.lobby)
            if lobby.server == server and any(guest.id == me for guest in lobby.guests):
                return lobby
        raise ChatRefused(text("chat-invite-no-lobby"))
