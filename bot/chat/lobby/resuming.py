"""Brings a game whose thread was lost back into a channel."""

import discord

from bot.chat.commands.which_game import GameFinder
from bot.chat.letters.planning import PREFIX, news, to_channel
from bot.chat.letters.progress import Progress, ProgressBook
from bot.chat.lobby.lobby import NotPossible
from bot.chat.lobby.opening import invite, open_thread
from bot.chat.messages.parts import Buttons, Link, Say, Sheet
from bot.chat.messages.reply import Interaction, locale_of
from bot.chat.server.settings import ServerSettings
from bot.chat.server.where import may_open
from bot.chat.table import SURFACE, Place, note_of, place_of, user_of, words_at
from bot.host.host import Host
from bot.table.letters import Addressed, Sentence
from bot.table.state import TableState
from engine.text import text


class Resuming:
    def __init__(self, host: Host, finding: GameFinder, settings: ServerSettings) -> None:
        self._host = host
        self._settings = settings
        self._finder = finding
        self._progress = ProgressBook(host)

    async def resume(self, interaction: Interaction, game: str | None) -> Sheet:
        """Open a fresh thread here, with the board and a ping for those who must act."""
        table, _seat = await self._finder.own_game(interaction, game)
        before = place_of(table)
        if before is None or interaction.channel_id is None or str(interaction.guild_id) != before.server:
            raise NotPossible(text("chat-resume-elsewhere"))
        await may_open(interaction, self._settings)
        place = await self._place(interaction, table, before)
        await self._host.note_surface(table.id, SURFACE, note_of(place))
        told = await self._progress.read(table.id)
        afresh = Progress(seq=told.seq, closed=told.closed, dms=told.dms, offers=told.offers)
        moved = words_at(table, None)("chat-moved", where=f"<#{place.channel}>")
        farewell = Addressed(f"{PREFIX}{table.id}/moved", Sentence(moved, to_channel(before.channel)))
        letters = [news(table.id, table.seq, None, again=True), farewell]
        await self._progress.write(table.id, place, afresh, *letters)
        words = words_at(table, locale_of(interaction))
        return Sheet((Say(words("chat-resumed")), Buttons((Link(place.link(), words("chat-to-table")),))))

    async def _place(self, interaction: Interaction, table: TableState, before: Place) -> Place:
        channel = interaction.channel
        thread = None
        if isinstance(channel, discord.TextChannel):
            name = f"{table.match.game.name} · {table.id}"
            thread = await open_thread(channel, name, None, before.private)
            if thread and before.private:
                users = [user_of(table, seat) for seat in range(table.match.seats)]
                await invite(thread, [user for user in users if user])
        if before.private and thread is None:
            raise NotPossible(text("chat-no-private-thread"))
        where = str(thread.id if thread else interaction.channel_id)
        return Place(before.server, where, before.opener, str(interaction.channel_id), before.private)
