"""Keeps the bot connected to Discord, and waits longer after each failure."""

import asyncio
from collections.abc import Callable

import aiohttp
import discord
import structlog

from bot.clock import Clock
from bot.config import Config
from bot.discord.client.app import Fondaco, ShardedFondaco
from bot.discord.client.errors import CannotConnect, explain_failure
from bot.discord.client.shards import in_turn
from bot.series.steward import Steward
from bot.store.kinds import name_of

log = structlog.get_logger(__name__)

FIRST_PAUSE = 2.0
LAST_PAUSE = 300.0
CALM = 600.0
"""Seconds after which a connection counts as good, and the next failure as the first."""


def start_words(config: Config) -> str:
    return (
        "Discord: the bot connects with your token. When it is there, the log shows the link that\n"
        "invites it to a server (“invite”). There, /setup checks the permissions and\n"
        "/game new opens a game.\n"
        f"Games are kept in {name_of(config.db)}."
    )


async def run(steward: Steward, config: Config, say: Callable[[str], None]) -> None:
    """Stay on Discord until cancelled; if Discord refuses the bot for good, the browser table goes on alone.

    It says once how to invite the bot, before the first try to connect.
    """
    assert config.discord_token is not None, "served only with a token"
    host, token = steward.host, config.discord_token.get_secret_value()
    say(start_words(config))
    try:
        await in_turn(
            host, config, lambda: stay_connected(lambda: client_for(steward, config), token, host.clock)
        )
    except CannotConnect as error:
        if not config.web:
            raise
        log.error("discord-refused", reason=str(error))
        await asyncio.Event().wait()


def client_for(steward: Steward, config: Config) -> Fondaco:
    """A client for the shards that this process has; one for all servers where there are none."""
    activity = config.discord_secret is not None
    if config.shard_range is None:
        client = Fondaco(steward, config.public_url, activity=activity)
    else:
        shards, count = config.shard_range
        client = ShardedFondaco(steward, config.public_url, shards, count, activity=activity)
    steward.host.connections["Discord"] = lambda: describe_connection(client)
    return client


def describe_connection(client: discord.Client) -> str:
    """How the bot is connected, in words for the operator."""
    if client.is_closed() or not client.is_ready():
        return "not connected"
    return f"connected to {len(client.guilds)} servers, {client.latency * 1000:.0f} ms away"


async def stay_connected(make: Callable[[], Fondaco], token: str, clock: Clock) -> None:
    """Connect, and connect again with a fresh client whenever one fails."""
    pause = FIRST_PAUSE
    while True:
        began = clock.now()
        try:
            await run_client(make(), token)
        except CannotConnect:
            raise
        except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as error:
            log.warning("discord-lost", error=str(error) or repr(error), again_in=pause)
        except Exception:
            log.exception("discord-broke", again_in=pause)
        if clock.now() - began > CALM:
            pause = FIRST_PAUSE
        await clock.sleep(pause)
        pause = min(LAST_PAUSE, pause * 2)


async def run_client(client: Fondaco, token: str) -> None:
    """Run one client and deliver its letters until it disconnects."""
    tasks = [asyncio.create_task(client.start(token)), asyncio.create_task(client.deliver())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    except (discord.LoginFailure, discord.PrivilegedIntentsRequired) as error:
        raise CannotConnect(explain_failure(error)) from error
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await client.close()
