"""Who acts on Discord, and from where."""

from dataclasses import replace

import discord

from bot.acts.act import Actor, Kind
from bot.chat.lobby.allowance import Allowance
from bot.chat.messages.reply import Interaction, locale_of
from bot.chat.server.moderators import channels_to_move_to, is_moderator, names_on_server
from bot.chat.server.where import home_here, locale_here, may_open, place_here, server_of
from bot.chat.table import user_key
from bot.host.server_settings import NOTHING_NAMED, SettingsOfServers, log_of
from bot.typed_text import clean_text


async def actor_of(
    interaction: Interaction,
    kind: Kind,
    settings: SettingsOfServers,
    allowance: Allowance,
    names: dict[str, str] | None = None,
) -> Actor:
    """The person behind an interaction.

    A league or campaign takes the language of its channel, and can be founded only where the managers
    of the server allow it.
    """
    user = interaction.user
    moderates = await is_moderator(interaction, settings)
    roles = tuple(str(role.id) for role in user.roles) if isinstance(user, discord.Member) else ()
    actor = Actor(
        id=user_key(user.id),
        name=clean_text(user.display_name),
        locale=locale_of(interaction),
        surface="discord",
        server=server_of(interaction),
        roles=roles,
        moderates=moderates,
        channels=await channels_to_move_to(interaction, settings) if moderates else {},
        names=names or {},
    )
    if kind == "server":
        return manager_of(interaction, actor)
    if kind == "lobby":
        return replace(actor, manages=interaction.permissions.manage_guild)
    if interaction.guild_id is None or kind not in ("hall", "table"):
        return actor
    if kind == "table":
        settled = await settings.of(interaction.guild_id)
        return replace(
            actor,
            place=home_here(interaction),
            barred=await allowance.barred_at_table(interaction, settled),
        )
    settled = await may_open(interaction, settings)
    return replace(
        actor,
        locale=locale_here(interaction, settled),
        place=place_here(interaction),
        barred=await allowance.barred_acts(interaction, settled),
        pace=settled.pace,
    )


def manager_of(interaction: Interaction, actor: Actor) -> Actor:
    """The same person with the settings of the server before them, if they manage it."""
    manages = interaction.permissions.manage_guild
    known = names_on_server(interaction) if manages else NOTHING_NAMED
    return replace(actor, manages=manages, known=known, place=log_of(actor.server))
