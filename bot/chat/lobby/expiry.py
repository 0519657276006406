"""Closes lobbies that nobody started for as many days as the managers of their server allow."""

import structlog

from bot.chat.lobby.sheet import closed_sheet
from bot.chat.messages.delivery import Delivery, Rooms
from bot.host.failures import contained
from bot.host.host import Host
from bot.host.server_settings import SettingsOfServers
from bot.store import Conflict, StoreError
from bot.store.chat import LobbyRecord
from bot.surfaces import Surface
from bot.table import lobby as lobbies
from render.words import Words

log = structlog.get_logger(__name__)

EVERY, DAY = 3600.0, 86_400.0
SOON = 60.0
"""Seconds until the next look after the database could not be read."""
LEASED = "lobbies"


class LobbyExpiry:
    def __init__(
        self,
        host: Host,
        surface: Surface,
        delivery: Delivery,
        rooms: Rooms,
        settings: SettingsOfServers,
    ) -> None:
        self._host = host
        self._surface = surface.name
        self._delivery = delivery
        self._rooms = rooms
        self._settings = settings

    async def run(self) -> None:
        """Look every hour, until cancelled; of several processes, one does. A database that is away is tried
        again soon, and ends nothing else."""
        while True:
            pause = EVERY
            try:
                if await self._host.store.leases.take(
                    "chore", [f"{LEASED} {self._surface}"], self._host.clock.now()
                ):
                    with contained("lobbies-not-closed"):
                        await self.close_stale()
            except StoreError as error:
                log.error("lobbies-not-closed", error=str(error))
                pause = SOON
            await self._host.clock.sleep(pause)

    async def close_stale(self) -> None:
        for record in await self._host.store.lobbies.in_state("open"):
            with contained("lobby-not-closed", lobby=record.id):
                await self._close_if_stale(record)

    async def _close_if_stale(self, record: LobbyRecord) -> None:
        lobby = lobbies.load(record.lobby)
        if lobby.surface != self._surface:
            return
        settings = await self._settings.of(lobby.server)
        days = settings.lobby_days
        if not days or record.created + days * DAY > self._host.clock.now():
            return
        try:
            await self._host.store.lobbies.change(record, record.lobby, "dropped")
        except Conflict:
            return  # someone pressed just now: it is looked at again in an hour
        if lobby.message:
            words = Words(lobby.locale)
            closed = closed_sheet(lobby, words, words("chat-lobby-expired", count=days))
            await self._delivery.edit(lobby.channel, lobby.message, closed)
        if lobby.forum:
            await self._rooms.show_standing(lobby.channel, "over")
            if settings.archives:
                await self._delivery.archive(lobby.channel)
