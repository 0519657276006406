"""Brings a game whose thread was lost back into a channel."""

from bot.chat.letters.making_room import move_table, show_again
from bot.chat.messages.caller import Caller
from bot.chat.messages.delivery import Rooms
from bot.chat.messages.parts import Buttons, Link, Say, Sheet
from bot.chat.messages.refusal import ChatRefused
from bot.chat.pages.which_game import GameFinder
from bot.chat.servers import may_open
from bot.chat.table import place_of, words_at
from bot.host.host import Host
from bot.host.server_settings import SettingsOfServers
from engine.text import text


class Resuming:
    def __init__(self, host: Host, finding: GameFinder, settings: SettingsOfServers, rooms: Rooms) -> None:
        self._host = host
        self._settings = settings
        self._finder = finding
        self._rooms = rooms

    async def resume(self, caller: Caller, game: str | None) -> Sheet:
        """Open a fresh thread here, or go on in the game's own; active players are pinged."""
        table, _seat = await self._finder.own_game(caller, game)
        before = place_of(table)
        if before is None or caller.server != before.server:
            raise ChatRefused(text("chat-resume-elsewhere"))
        await may_open(caller, self._settings)
        caller.check_permissions()
        words = words_at(table, caller.locale)
        if caller.room == before.channel != before.lobby:
            await show_again(self._host, table, before)
            return Sheet((Say(words("chat-resumed-here")),))
        place = await move_table(self._rooms, self._host, table, before, caller.room)
        return Sheet((Say(words("chat-resumed")), Buttons((Link(place.link(), words("chat-to-table")),))))
