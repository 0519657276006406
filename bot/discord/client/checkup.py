"""Asks Discord whether the token is good, what the bot may do on its servers, and which intents it has."""

from typing import Any

import aiohttp
import discord

from bot.discord.client.app import INTENTS
from bot.discord.client.errors import explain_failure
from bot.discord.client.shards import shards_due
from bot.discord.messages import permissions
from data import catalogue
from render.words import Words

Found = tuple[bool, str, str]
"""Whether all is well, what was checked, and the finding in words."""


async def check_discord(token: str, shards: int = 1, *, activity: bool = False) -> list[Found]:
    """`shards`: how many the servers are dealt out over; `activity`: the table opens inside Discord."""
    client = discord.Client(intents=INTENTS)
    try:
        await client.login(token)
        application = await client.application_info()
        servers: list[Any] = await client.http.get_guilds(limit=200)
        advised, _, _ = await client.http.get_bot_gateway()
    except discord.LoginFailure as error:
        return [(False, "Discord token", explain_failure(error))]
    except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
        return [(False, "Discord", f"cannot be reached ({error}): check the network, then try again")]
    finally:
        await client.close()
    invitation = permissions.invitation_link(application.id)
    return [
        (True, "Discord token", f"belongs to {application.name}"),
        check_intents(INTENTS),
        shard_finding(application.approximate_guild_count, advised, shards),
        *check_install(application.bot_require_code_grant),
        *check_activity(application.flags, wanted=activity),
        *(check_server(server["name"], int(server["permissions"]), invitation) for server in servers),
        *([] if servers else [(False, "servers", f"the bot is on none: invite it with {invitation}")]),
    ]


def shard_finding(servers: int, advised: int, dealt: int) -> Found:
    well, finding = shards_due(servers, advised, dealt)
    return (well, "shards", finding)


def check_intents(used: discord.Intents) -> Found:
    """Whether the bot uses no privileged intent, which would have to be switched on by hand."""
    privileged = [name for name in ("members", "presences", "message_content") if getattr(used, name)]
    if privileged:
        switches = ", ".join(privileged)
        return (
            False,
            "intents",
            f"{switches}: switch them on at your application's Bot page, or nothing arrives",
        )
    return (True, "intents", "no privileged one is needed")


def check_install(asks_for_code: bool) -> list[Found]:
    if not asks_for_code:
        return []
    mend = "switch “Requires OAuth2 Code Grant” off at your application's Bot page"
    return [(False, "invitation", f"nobody can invite the bot: {mend}")]


def check_activity(flags: discord.ApplicationFlags, *, wanted: bool) -> list[Found]:
    """Whether the portal's switch and our settings agree."""
    if wanted and not flags.embedded:
        mend = "switch “Enable Activities” on at your application's page Activities, Settings"
        return [(False, "Activity", f"the table does not open inside Discord: {mend}")]
    if flags.embedded and not wanted:
        mend = "set FONDACO_DISCORD_SECRET, or switch “Enable Activities” off"
        return [(False, "Activity", f"Discord takes no commands without the Activity's own: {mend}")]
    return []


def check_server(name: str, granted: int, invitation: str) -> Found:
    """The bot's permissions on a server as a whole; `/setup` checks single channels."""
    lacking = permissions.missing_permissions(discord.Permissions(granted))
    vital = [need for need in lacking if need.vital]
    words = Words(catalogue.SOURCE)
    rights = ", ".join(words(need.words) for need in vital or lacking)
    if vital:
        return (False, f"server {name}", f"the bot may not: {rights}. Invite it again with {invitation}")
    if lacking:
        return (True, f"server {name}", f"playable; more comfortable with: {rights}")
    return (True, f"server {name}", "everything needed is granted")
