"""The Discord client of the bot: its commands, presses and modals, and the delivery of its letters."""

import asyncio
from typing import Any, cast

import discord
import structlog
from discord import app_commands

from bot.chat.chat import Chat
from bot.chat.messages.caller import Press
from bot.chat.messages.grammar import BadId, parse
from bot.chat.messages.guard import run_guarded
from bot.chat.messages.launching import LAUNCHING
from bot.chat.messages.refusal import ChatRefused
from bot.discord.declaring import tree
from bot.discord.declaring.language import Translator
from bot.discord.messages import permissions
from bot.discord.messages.caller import Interaction, caller_of
from bot.discord.messages.delivery import DiscordDelivery
from bot.discord.messages.emojis import EMOJIS
from bot.discord.messages.pressed_item import PressedItem
from bot.discord.messages.threads import DiscordRooms
from bot.discord.setup import Setup
from bot.discord.surface import SURFACE
from bot.host.server_settings import SettingsOfServers
from bot.series.steward import Steward
from bot.store.notes import NoteKind
from bot.typed_text import clean_text
from engine import codec
from engine.text import text

log = structlog.get_logger(__name__)

COMMANDS = NoteKind.DISCORD_COMMANDS()
"""The note that holds the fingerprint of the commands Discord knows."""


INTENTS = discord.Intents(guilds=True)


class Fondaco(discord.Client):
    """Application commands and components only: no privileged intent is needed."""

    def __init__(
        self, steward: Steward, public_url: str = "", *, activity: bool = False, **options: Any
    ) -> None:
        super().__init__(intents=INTENTS, allowed_mentions=discord.AllowedMentions.none(), **options)
        host = self.host = steward.host
        LAUNCHING.on = activity
        self.tree = app_commands.CommandTree(self)
        settings = SettingsOfServers(host.store.servers)
        self.chat = Chat(steward, SURFACE, DiscordDelivery(self), DiscordRooms(self, settings), public_url)
        setup = Setup(host, settings, public_url)
        tree.build(self.tree, self.chat.commands, self.chat.desk, setup)
        self._drawing: asyncio.Task[None] | None = None
        """Brings the emojis to Discord; nothing waits for it."""
        self._known = asyncio.Event()
        """Set once Discord has taken the token."""
        self._recovering: asyncio.Task[None] | None = None
        """Goes on beside everything else where other processes may be in the middle of the same."""

    async def setup_hook(self) -> None:
        self.add_dynamic_items(PressedItem)
        await self.tree.set_translator(Translator())
        if self.answers_for_the_first:
            await self.sync_commands()
            self._drawing = asyncio.create_task(EMOJIS.upload(self))
        recovering = asyncio.create_task(self.chat.opening.recover())
        if self.host.shares_work:
            self._recovering = recovering
        else:
            await recovering
        await self.chat.letters.catch_up()
        self._known.set()

    @property
    def answers_for_the_first(self) -> bool:
        """Whether this process has the first shard: what is done once for all servers is done here."""
        return True

    async def close(self) -> None:
        beside = [task for task in (self._drawing, self._recovering) if task is not None]
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
        await super().close()

    async def on_ready(self) -> None:
        """Log the link that invites the bot."""
        link = permissions.invitation_link(self.application_id or 0)
        log.info("discord-ready", servers=len(self.guilds), invite=link)

    async def sync_commands(self) -> None:
        """Send the commands to Discord, if they changed or belong to another application."""
        assert self.application_id is not None, "it is known from the login on"
        commands = await tree.payloads(self.tree)
        fresh = f"{self.application_id}/{codec.digest(commands)}"
        if await self.host.store.notes.get(COMMANDS) == fresh:
            return
        await self.http.bulk_upsert_global_commands(self.application_id, payload=commands)
        await self.host.store.notes.set(COMMANDS, fresh)
        log.info("commands-synced")

    async def on_interaction(self, interaction: Interaction) -> None:
        """Read modals here and not where they were opened: the bot may have been restarted since."""
        if interaction.type is discord.InteractionType.modal_submit:
            await self.handle_press(interaction)

    async def handle_press(self, interaction: Interaction) -> None:
        caller = caller_of(interaction)

        async def route() -> None:
            await self.chat.presses.handle_press(caller, read_press(interaction))

        await run_guarded(caller, route())

    async def deliver(self) -> None:
        """Send what is in the outbox, until cancelled."""
        await self._known.wait()
        await self.wait_until_ready()
        await self.chat.deliver()


def read_press(interaction: Interaction) -> Press:
    """What was pressed, chosen or written; refused is a button that this version of the bot does not know."""
    data = cast(dict[str, Any], interaction.data)
    try:
        pressed = parse(data["custom_id"])
    except BadId:
        raise ChatRefused(text("chat-old-button")) from None
    return Press(pressed, list(data.get("values", [])), dict(written_lines(data.get("components", []))))


def written_lines(components: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """The written lines, each with its key."""
    return [
        (inner["custom_id"], clean_text(inner.get("value") or ""))
        for component in components
        for inner in [component.get("component"), *component.get("components", [])]
        if inner and "custom_id" in inner
    ]


class ShardedFondaco(Fondaco, discord.AutoShardedClient):
    """The same for some of the shards that Discord deals the servers out over."""

    def __init__(
        self, steward: Steward, public_url: str, shards: range, count: int, *, activity: bool = False
    ) -> None:
        super().__init__(steward, public_url, activity=activity, shard_ids=list(shards), shard_count=count)

    @property
    def answers_for_the_first(self) -> bool:
        return 0 in (self.shard_ids or ())
