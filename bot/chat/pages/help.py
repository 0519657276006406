"""`/help`: what one can do here, for the person who asks: a player, an organiser, a moderator."""

from bot.chat.learning.lesson_desk import lessons_sheet
from bot.chat.messages.caller import Caller
from bot.chat.messages.parts import Say, Sheet
from bot.chat.pages.which_game import GameFinder
from bot.chat.servers import is_moderator
from bot.chat.table import seat_of
from bot.host.server_settings import SettingsOfServers
from bot.series.steward import Steward


class Help:
    def __init__(self, finder: GameFinder, steward: Steward, settings: SettingsOfServers) -> None:
        self._finder = finder
        self._steward = steward
        self._settings = settings

    async def sheet(self, caller: Caller) -> Sheet:
        words = caller.words
        chapters = [Say(words(key)) for key in await self._chapters(caller)]
        return Sheet((*chapters, *lessons_sheet(words)))

    async def _chapters(self, caller: Caller) -> list[str]:
        """What concerns this person, where they ask: first the game of the channel, then all else."""
        if not caller.server:
            return ["help-everywhere"]
        table, chapters = await self._finder.game_here(caller), []
        if table is None:
            chapters.append("help-begin")
        elif seat_of(table, caller.person.id) is None:
            chapters.append("help-watching")
        else:
            chapters += ["help-playing", "help-taking-back"]
        if await self._organises(caller):
            chapters.append("help-organiser")
        if await is_moderator(caller, self._settings):
            chapters.append("help-moderator")
        return [*chapters, "help-everywhere"]

    async def _organises(self, caller: Caller) -> bool:
        me = caller.key
        found = await self._steward.leagues.shelf.entries(caller.server)
        return any(me in one.book.organisers for one in found)
