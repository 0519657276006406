"""Settings of a server, made by its managers: where games may be opened, how fast, in which language."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace

from bot.store.chat import Servers
from bot.store.records import Document
from bot.surfaces import Surface
from engine import codec


@dataclass(frozen=True, slots=True)
class ServerSettings:
    channels: tuple[str, ...] = ()
    """Where games may be opened; none named: anywhere."""
    forum: str = ""
    """The forum channel in which public games are posts; empty: a game has a thread where it is opened."""
    pace: str = "none"
    language: str = ""
    """Of public messages; empty: the server's own."""
    moderators: tuple[str, ...] = ()
    """The roles whose members may do what the managers of the server may do at its tables."""
    log: str = ""
    """The channel that is told what moderators do; empty: none."""
    lobbies: int = 0
    tables: int = 0
    leagues: int = 0
    """How many of each one member may have open; 0: no limit."""
    openers: tuple[str, ...] = ()
    """The roles that may open games; none named: everybody."""
    founders: tuple[str, ...] = ()
    """The roles that may found leagues and campaigns; none named: everybody."""
    lobby_days: int = 0
    """Days after which a lobby that nobody started is closed; 0: never."""
    archives: bool = False
    """Whether the thread of a game is archived when the game is over."""

    def allows(self, channel_id: str) -> bool:
        return not self.channels or channel_id in (*self.channels, self.forum)

    def with_channel(self, channel_id: str) -> "ServerSettings":
        """The channel added, or taken away when it was there."""
        return replace(self, channels=_toggle(self.channels, channel_id))

    def with_moderators(self, role_id: str) -> "ServerSettings":
        """The role added to those of the moderators, or taken away when it was there."""
        return replace(self, moderators=_toggle(self.moderators, role_id))

    def with_openers(self, role_id: str) -> "ServerSettings":
        return replace(self, openers=_toggle(self.openers, role_id))

    def with_founders(self, role_id: str) -> "ServerSettings":
        return replace(self, founders=_toggle(self.founders, role_id))


def log_of(surface: Surface, server: str) -> str:
    """The address of letters for the log of a server; whether it has one is looked up on delivery."""
    return f"{surface.prefix}log/{server}"


def _toggle(ids: tuple[str, ...], changed: str) -> tuple[str, ...]:
    others = tuple(named for named in ids if named != changed)
    return others if changed in ids else (*ids, changed)


@dataclass(frozen=True, slots=True)
class ServerNames:
    """What a server calls its channels and roles, by their ids."""

    server: str = ""
    channels: dict[str, str] = field(default_factory=dict)
    forums: dict[str, str] = field(default_factory=dict)
    roles: dict[str, str] = field(default_factory=dict)


NOTHING_NAMED = ServerNames()


class SettingsOfServers:
    """The settings of every server."""

    def __init__(self, servers: Servers) -> None:
        self._servers = servers

    async def of(self, server_id: str) -> ServerSettings:
        return _read(server_id, await self._servers.settings(server_id))

    async def change(
        self, server_id: str, make: Callable[[ServerSettings], ServerSettings]
    ) -> tuple[ServerSettings, ServerSettings]:
        """Change the settings as they are by now; as they were before, and after."""
        both: list[ServerSettings] = []

        def change(stored: Document) -> Document:
            before = _read(server_id, stored)
            both[:] = before, make(before)
            return asdict(both[1])

        await self._servers.change_settings(server_id, change)
        return both[0], both[1]


def _read(server_id: str, stored: Document) -> ServerSettings:
    if not stored:
        return ServerSettings()
    return codec.decode(ServerSettings, stored, f"the settings of server {server_id}")
