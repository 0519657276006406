"""A chat on one platform: what is sent there, and what its commands and presses do."""

import asyncio
from functools import partial

from bot.acts.service import Acts
from bot.chat.acts.desk import ActDesk
from bot.chat.forgetting import forget_user
from bot.chat.letters.letter_sender import LetterSender
from bot.chat.letters.letters_of_changes import plan_letters_of
from bot.chat.lobby.expiry import LobbyExpiry
from bot.chat.lobby.opening import Opening
from bot.chat.messages.delivery import Delivery, Rooms
from bot.chat.pages.commands import Commands
from bot.chat.questions.question_desk import QuestionDesk
from bot.chat.routing import Presses
from bot.host.server_settings import SettingsOfServers
from bot.series.steward import Steward
from bot.surfaces import Surface


class Chat:
    def __init__(
        self,
        steward: Steward,
        surface: Surface,
        delivery: Delivery,
        rooms: Rooms,
        public_url: str = "",
    ) -> None:
        host = self._host = steward.host
        self.steward = steward
        self._surface = surface
        settings = SettingsOfServers(host.store.servers)
        self.opening = Opening(host, surface, delivery, rooms, public_url)
        questions = QuestionDesk(host, has_browser=bool(public_url))
        self.letters = LetterSender(host, surface, delivery, rooms, questions, settings, self.opening)
        self.commands = Commands(
            host, surface, self.opening, questions, settings, self.steward, rooms, public_url
        )
        allowance = self.commands.allowance
        self.desk = ActDesk(
            host, Acts(self.steward), settings, allowance, self.opening, partial(forget_user, host, surface)
        )
        self.presses = Presses(self.commands, self.desk)
        self.lobby_expiry = LobbyExpiry(host, surface, delivery, rooms, settings)
        plan_letters_of(host, surface)

    async def deliver(self) -> None:
        """Send what is in the outbox, until cancelled."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._host.outbox.keep_draining(self._surface.prefix, self.letters.send))
            group.create_task(self.lobby_expiry.run())
