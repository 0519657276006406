"""Brings a game whose thread was lost back into a channel."""

from bot.chat.commands.which_game import GameFinder
from bot.chat.letters.making_room import move_table, show_again
from bot.chat.messages.parts import Buttons, Link, Say, Sheet
from bot.chat.messages.refusal import ChatRefused
from bot.chat.messages.reply import Interaction, locale_of
from bot.chat.server.where import check_permissions, may_open
from bot.chat.table import place_of, words_at
from bot.host.host import Host
from bot.host.server_settings import SettingsOfServers
from engine.text import text


class Resuming:
    def __init__(self, host: Host, finding: GameFinder, settings: SettingsOfServers) -> None:
        self._host = host
        self._settings = settings
        self._finder = finding

    async def resume(self, interaction: Interaction, game: str | None) -> Sheet:
        """Open a fresh thread here, or go on in the game's own; active players are pinged."""
        table, _seat = await self._finder.own_game(interaction, game)
        before = place_of(table)
        if before is None or interaction.channel_id is None or str(interaction.guild_id) != before.server:
            raise ChatRefused(text("chat-resume-elsewhere"))
        await may_open(interaction, self._settings)
        check_permissions(interaction)
        channel = str(interaction.channel_id)
        words = words_at(table, locale_of(interaction))
        if channel == before.channel != before.lobby:
            await show_again(self._host, table, before)
            return Sheet((Say(words("chat-resumed-here")),))
        place = await move_table(interaction.client, self._host, self._settings, table, before, channel)
        return Sheet((Say(words("chat-resumed")), Buttons((Link(place.link(), words("chat-to-table")),))))
