"""A chat on one platform: what is sent there, and what its commands and presses do."""

import asyncio

from bot.acts.service import Acts
from bot.chat.acts.desk import ActDesk
from bot.chat.addresses import PREFIX
from bot.chat.forgetting import forget_user
from bot.chat.letters import planning
from bot.chat.letters.reminding import PREFIXES, ReminderSender
from bot.chat.letters.sending import LetterSender
from bot.chat.lobby.expiry import LobbyExpiry
from bot.chat.lobby.opening import Opening
from bot.chat.messages.delivery import Delivery, Rooms
from bot.chat.pages.commands import Commands
from bot.chat.questions.asking import Questions
from bot.chat.routing import Presses
from bot.chat.table import SURFACE
from bot.host.server_settings import SettingsOfServers
from bot.series.steward import Steward


class Chat:
    def __init__(self, steward: Steward, delivery: Delivery, rooms: Rooms, public_url: str = "") -> None:
        host = self._host = steward.host
        self.steward = steward
        settings = SettingsOfServers(host.store.servers)
        self.opening = Opening(host, delivery, rooms)
        questions = Questions(host)
        self.letters = LetterSender(host, delivery, rooms, questions, settings)
        self.reminders = ReminderSender(host, delivery)
        self.commands = Commands(host, self.opening, questions, settings, self.steward, rooms, public_url)
        allowance = self.commands.allowance
        self.desk = ActDesk(host, Acts(self.steward), settings, allowance, self.opening, forget_user)
        self.presses = Presses(self.commands, self.desk)
        self.lobby_expiry = LobbyExpiry(host, delivery, rooms, settings)
        host.outbox.plan(SURFACE, planning.plan)
        host.farewells[SURFACE] = planning.farewell

    async def deliver(self) -> None:
        """Send what is in the outbox, until cancelled."""
        senders = {PREFIX: self.letters.send, **dict.fromkeys(PREFIXES, self.reminders.send)}
        async with asyncio.TaskGroup() as group:
            for prefix, send in senders.items():
                group.create_task(self._host.outbox.keep_draining(prefix, send))
            group.create_task(self.lobby_expiry.run())
