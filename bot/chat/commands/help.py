"""`/help`: what one can do here, for the person who asks: a player, an organiser, a moderator."""

from bot.chat.commands.which_game import GameFinder
from bot.chat.learning.lesson_desk import lessons_sheet
from bot.chat.messages.parts import Say, Sheet
from bot.chat.messages.reply import Interaction, words_of
from bot.chat.server.moderators import is_moderator
from bot.chat.table import seat_of, user_key
from bot.host.server_settings import SettingsOfServers
from bot.series.steward import Steward


class Help:
    def __init__(self, finder: GameFinder, steward: Steward, settings: SettingsOfServers) -> None:
        self._finder = finder
        self._steward = steward
        self._settings = settings

    async def sheet(self, interaction: Interaction) -> Sheet:
        words = words_of(interaction)
        chapters = [Say(words(key)) for key in await self._chapters(interaction)]
        return Sheet((*chapters, *lessons_sheet(words)))

    async def _chapters(self, interaction: Interaction) -> list[str]:
        """What concerns this person, where they ask: first the game of the channel, then all else."""
        if interaction.guild_id is None:
            return ["help-everywhere"]
        table, chapters = await self._finder.game_here(interaction), []
        if table is None:
            chapters.append("help-begin")
        elif seat_of(table, interaction.user.id) is None:
            chapters.append("help-watching")
        else:
            chapters += ["help-playing", "help-taking-back"]
        if await self._organises(interaction):
            chapters.append("help-organiser")
        if await is_moderator(interaction, self._settings):
            chapters.append("help-moderator")
        return [*chapters, "help-everywhere"]

    async def _organises(self, interaction: Interaction) -> bool:
        me = user_key(interaction.user.id)
        found = await self._steward.leagues.shelf.entries(str(interaction.guild_id))
        return any(me in one.book.organisers for one in found)
