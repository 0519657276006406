"""Who acts in a chat, and from where."""

from dataclasses import replace

from bot.acts.act import Actor, Kind
from bot.chat.lobby.allowance import Allowance
from bot.chat.messages.caller import Caller
from bot.chat.servers import is_moderator, locale_here, may_open, rooms_to_move_to, series_address
from bot.host.server_settings import NOTHING_NAMED, SettingsOfServers, log_of


async def actor_of(
    caller: Caller,
    kind: Kind,
    settings: SettingsOfServers,
    allowance: Allowance,
    names: dict[str, str] | None = None,
    *,
    table: str = "",
) -> Actor:
    """The person who gave a command or pressed something, `table`: about this one.

    A league or campaign takes the language of its channel, and can be founded only where the managers
    of the server allow it.
    """
    moderates = await is_moderator(caller, settings, table)
    actor = Actor(
        id=caller.key,
        name=caller.person.name,
        locale=caller.locale,
        surface=caller.surface,
        server=caller.server,
        roles=tuple(caller.roles),
        moderates=moderates,
        channels=await rooms_to_move_to(caller, settings) if moderates else {},
        names=names or {},
    )
    if kind == "server":
        return await manager_of(caller, actor)
    if kind == "lobby":
        return replace(actor, manages=caller.manages, place=place_for_rooms(caller))
    if not caller.server or kind not in ("hall", "table"):
        return actor
    if kind == "table":
        settled = await settings.of(caller.server)
        return replace(
            actor,
            place=series_address(caller.surface, caller.home),
            barred=await allowance.barred_at_table(caller, settled),
        )
    settled = await may_open(caller, settings)
    return replace(
        actor,
        locale=locale_here(caller, settled),
        place=series_address(caller.surface, caller.place),
        barred=await allowance.barred_acts(caller, settled),
        pace=settled.pace,
    )


def place_for_rooms(caller: Caller) -> str:
    """The address at which a room for a table is made; empty: none can be made where they are."""
    possible = caller.server or caller.surface.rooms_anywhere
    return series_address(caller.surface, caller.home) if possible else ""


async def manager_of(caller: Caller, actor: Actor) -> Actor:
    """The same person with the settings of the server before them, if they manage it."""
    manages = (await caller.powers()).manages
    known = caller.server_names() if manages else NOTHING_NAMED
    return replace(actor, manages=manages, known=known, place=log_of(caller.surface, actor.server))
