"""The Discord client of the bot: its commands, presses and modals, and the delivery of its letters."""

import asyncio
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.acts.service import Acts
from bot.chat.acts.desk import ActDesk
from bot.chat.addresses import PREFIX
from bot.chat.commands.commands import Commands
from bot.chat.commands.press_routing import Presses
from bot.chat.commands.reading import Reading
from bot.chat.forgetting import forget_user
from bot.chat.letters import planning
from bot.chat.letters.reminding import PREFIXES, ReminderSender
from bot.chat.letters.sending import LetterSender
from bot.chat.lobby.expiry import LobbyExpiry
from bot.chat.lobby.opening import Opening
from bot.chat.messages.delivery import Delivery
from bot.chat.messages.emojis import EMOJIS
from bot.chat.messages.grammar import Id
from bot.chat.messages.guard import run_guarded
from bot.chat.messages.launching import LAUNCHING
from bot.chat.messages.pressed_item import Press
from bot.chat.messages.reply import Interaction, tell
from bot.chat.questions.asking import Questions
from bot.chat.questions.dms import Secrets
from bot.chat.server import permissions
from bot.chat.table import SURFACE
from bot.discord.declaring import tree
from bot.discord.declaring.language import Translator
from bot.host.server_settings import SettingsOfServers
from bot.series.steward import Steward
from bot.store.notes import NoteKind
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
        self.opening = Opening(host, settings)
        questions = Questions(host)
        reading = Reading(host, public_url)
        self.steward = steward
        self.telling = LetterSender(host, Delivery(self), Secrets(questions), questions.presence, settings)
        self.reminding = ReminderSender(host, Delivery(self), self)
        commands = Commands(host, self.opening, questions, reading, settings, self.steward, public_url)
        desk = ActDesk(host, Acts(self.steward), settings, commands.allowance, self.opening, forget_user)
        self.lobby_expiry = LobbyExpiry(host, Delivery(self), settings)
        self._presses = Presses(commands, desk)
        tree.build(self.tree, commands, desk)
        self._drawing: asyncio.Task[None] | None = None
        """Brings the emojis to Discord; nothing waits for it."""
        self._known = asyncio.Event()
        """Set once Discord has taken the token."""
        self._recovering: asyncio.Task[None] | None = None
        """Goes on beside everything else where other processes may be in the middle of the same."""
        host.outbox.plan(SURFACE, planning.plan)
        host.farewells[SURFACE] = planning.farewell

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press)
        await self.tree.set_translator(Translator())
        if self.answers_for_the_first:
            await self.sync_commands()
            self._drawing = asyncio.create_task(EMOJIS.upload(self))
        recovering = asyncio.create_task(self.opening.recover())
        if self.host.shares_work:
            self._recovering = recovering
        else:
            await recovering
        await self.telling.catch_up()
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

    async def handle_press(self, interaction: Interaction, said: Id, chosen: list[str]) -> None:
        await run_guarded(interaction, self._presses.handle_press(interaction, said, chosen))

    async def refuse_unknown_press(self, interaction: Interaction) -> None:
        """Answer a button that this version of the bot does not know."""
        await run_guarded(interaction, tell(interaction, text("chat-old-button")))

    async def on_interaction(self, interaction: Interaction) -> None:
        """Read modals here and not where they were opened: the bot may have been restarted since."""
        if interaction.type is discord.InteractionType.modal_submit:
            await run_guarded(interaction, self._presses.handle_modal(interaction))

    async def deliver(self) -> None:
        """Send what is in the outbox, until cancelled."""
        await self._known.wait()
        await self.wait_until_ready()
        senders = {PREFIX: self.telling.send, **dict.fromkeys(PREFIXES, self.reminding.send)}
        async with asyncio.TaskGroup() as group:
            for prefix, send in senders.items():
                group.create_task(self.host.outbox.keep_draining(prefix, send))
            group.create_task(self.lobby_expiry.run())


class ShardedFondaco(Fondaco, discord.AutoShardedClient):
    """The same for some of the shards that Discord deals the servers out over."""

    def __init__(
        self, steward: Steward, public_url: str, shards: range, count: int, *, activity: bool = False
    ) -> None:
        super().__init__(steward, public_url, activity=activity, shard_ids=list(shards), shard_count=count)

    @property
    def answers_for_the_first(self) -> bool:
        return 0 in (self.shard_ids or ())
