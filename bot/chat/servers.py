"""What the managers of a server allow where someone is: opening games, moderating, moving tables."""

import asyncio

from bot.chat.marks import Room
from bot.chat.messages.caller import HURRY, Caller
from bot.chat.messages.refusal import ChatRefused
from bot.host.server_settings import ServerSettings, SettingsOfServers
from bot.surfaces import Surface
from engine.text import text


async def may_open(caller: Caller, settings: SettingsOfServers) -> ServerSettings:
    """The settings of the server; refused where its managers allow no games."""
    here = await settings_here(caller, settings)
    if not any(here.allows(room) for room in {caller.room, caller.home}):
        raise ChatRefused(text("chat-not-here", where=" ".join(Room(room) for room in here.channels)))
    return here


async def settings_here(caller: Caller, settings: SettingsOfServers) -> ServerSettings:
    async with asyncio.timeout(HURRY):
        return await settings.of(caller.server)


async def is_moderator(caller: Caller, settings: SettingsOfServers, table: str = "") -> bool:
    """Whether this person moderates the server they are on, or a table there: as a manager, as the platform
    says, or by a role named in `/setup`."""
    powers = await caller.powers(table)
    if not caller.server or powers.manages or powers.moderates:
        return powers.manages or powers.moderates
    roles = caller.roles - {caller.everyone}
    return bool(roles) and not roles.isdisjoint((await settings_here(caller, settings)).moderators)


async def rooms_to_move_to(caller: Caller, settings: SettingsOfServers) -> dict[str, str]:
    """The rooms where games may be played and the bot may write, by the address of a move."""
    here = await settings_here(caller, settings)
    rooms = caller.rooms_to_play_in().items()
    return {f"{caller.surface.prefix}move/{room}": name for room, name in rooms if here.allows(room)}


def locale_here(caller: Caller, settings: ServerSettings) -> str:
    """The language of public messages: as the managers have set it, else the server's own."""
    return settings.language or caller.server_locale


def series_address(surface: Surface, room: str) -> str:
    """The address at which a series makes its announcements, or opens its tables."""
    return f"{surface.prefix}series/{room}"
