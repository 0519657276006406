"""Settings of a server, made by its managers: where games may be opened, how fast, in which language."""

from dataclasses import asdict, dataclass, replace

from bot.store.chat import Servers
from data import catalogue

CUSTOM = "custom"
"""The pace of a table with a clock of its own."""


@dataclass(frozen=True, slots=True)
class Settings:
    channels: tuple[str, ...] = ()
    """Where games may be opened; none named: anywhere."""
    pace: str = "none"
    language: str = ""
    """Of public messages; empty: the server's own."""

    def allows(self, channel_id: int) -> bool:
        return not self.channels or str(channel_id) in self.channels

    def toggled(self, channel_id: int) -> "Settings":
        """The channel added, or taken away when it was there."""
        key = str(channel_id)
        kept = tuple(one for one in self.channels if one != key)
        return replace(self, channels=kept if key in self.channels else (*self.channels, key))


class ServerSettings:
    """The settings of every server."""

    def __init__(self, servers: Servers) -> None:
        self._servers = servers

    async def of(self, server_id: int) -> Settings:
        found = await self._servers.settings(str(server_id))
        return Settings(**{**found, "channels": tuple(found["channels"])}) if found else Settings()

    async def settle(self, server_id: int, settings: Settings) -> None:
        await self._servers.save_settings(str(server_id), asdict(settings))


def languages() -> tuple[str, ...]:
    return catalogue.locales()
