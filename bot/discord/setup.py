"""`/setup`: where games may be opened, how fast, in which language, and whether the bot may do its work."""

from dataclasses import dataclass, replace

import discord

from bot.acts.act import Actor
from bot.acts.server import change_settings
from bot.chat.marks import Role, Room
from bot.chat.messages.act_buttons import more_button
from bot.chat.messages.parts import Buttons, Link, Part, Say, Sheet, rows
from bot.chat.messages.refusal import ChatRefused
from bot.discord.messages import permissions
from bot.discord.messages.caller import DiscordCaller
from bot.discord.messages.forums import MOST_TAGS, locale_of_server, missing_tags
from bot.host.host import Host
from bot.host.server_passes import LINK_LASTS, ServerPass, issue_link_key
from bot.host.server_settings import ServerSettings, SettingsOfServers
from bot.table.terms import pace_text
from data import catalogue
from engine.text import text
from render.words import Words

STOPS, SLOWS, WELL = "❌", "⚠️", "✅"


@dataclass(frozen=True, slots=True)
class SetupOptions:
    """The options of the command that were given; None: it stays as it is."""

    channel: discord.TextChannel | discord.ForumChannel | None = None
    anywhere: bool | None = None
    pace: str | None = None
    language: str | None = None
    moderators: discord.Role | None = None
    log: discord.TextChannel | None = None
    openers: discord.Role | None = None
    founders: discord.Role | None = None
    lobbies: int | None = None
    tables: int | None = None
    leagues: int | None = None
    lobby_days: int | None = None
    archives: bool | None = None
    forum: discord.ForumChannel | None = None


class Setup:
    def __init__(self, host: Host, settings: SettingsOfServers, public_url: str = "") -> None:
        self._host = host
        self._settings = settings
        self._url = public_url.rstrip("/")

    async def settle(self, caller: DiscordCaller, options: SetupOptions, actor: Actor) -> Sheet:
        """Change the settings that are given, and show all of them."""
        assert caller.interaction.guild is not None
        self._host.budget.spend("acts", actor.id)
        changed = await change_settings(
            self._host,
            actor.server,
            lambda settings: _with_options(settings, options),
            text("server-what-setup"),
            actor,
        )
        more = more_button("server", "server", caller.words)
        return self._sheet(caller, changed).then(*rows([more]))

    async def browser_link(self, caller: DiscordCaller, actor: Actor) -> Sheet:
        """A link to the settings in the browser, for this manager alone."""
        if not self._url:
            raise ChatRefused(text("chat-no-browser"))
        if not actor.manages:
            raise ChatRefused(text("chat-setup-managers"))
        words = caller.words
        vouched = ServerPass(actor.id, actor.name, actor.server, actor.place, actor.known)
        link = f"{self._url}/server/{actor.server}#{await issue_link_key(self._host, vouched)}"
        sentence = Say(words("chat-setup-link", minutes=round(LINK_LASTS / 60)))
        return Sheet((sentence, Buttons((Link(link, words("chat-setup-open")),))))

    def _sheet(self, caller: DiscordCaller, settings: ServerSettings) -> Sheet:
        words = caller.words
        where = " ".join(Room(channel) for channel in settings.channels) or words("chat-setup-anywhere")
        own = words("chat-setup-own")
        language = catalogue.language(settings.language).name if settings.language else own
        none = words("chat-setup-none")
        moderators = " ".join(Role(role) for role in settings.moderators) or none
        log = Room(settings.log) if settings.log else none
        forum = Room(settings.forum) if settings.forum else none
        lines = [
            words("chat-said", what=words("chat-setup-where"), answer=where),
            words("chat-said", what=words("chat-setup-forum"), answer=forum),
            words("chat-said", what=words("chat-pace"), answer=pace_text(settings.pace)),
            words("chat-said", what=words("chat-setup-language"), answer=language),
            words("chat-said", what=words("chat-setup-moderators"), answer=moderators),
            words("chat-said", what=words("chat-setup-log"), answer=log),
            words("chat-said", what=words("chat-setup-openers"), answer=_roles(settings.openers, words)),
            words("chat-said", what=words("chat-setup-founders"), answer=_roles(settings.founders, words)),
            words(
                "chat-setup-limits",
                lobbies=settings.lobbies,
                tables=settings.tables,
                leagues=settings.leagues,
            ),
            words("chat-setup-lobby-days", count=settings.lobby_days),
            words("chat-setup-archives" if settings.archives else "chat-setup-archives-not"),
        ]
        parts: list[Part] = [Say(f"### {words('chat-setup')}\n" + "\n".join(f"- {line}" for line in lines))]
        return Sheet((*parts, *self._check(caller, settings, words)))

    def _check(self, caller: DiscordCaller, settings: ServerSettings, words: Words) -> list[Part]:
        """Every permission in every channel where games may be opened, and how to grant what is missing."""
        assert caller.interaction.guild is not None
        parts: list[Part] = []
        for channel in self._channels(caller, settings):
            lacking = permissions.missing_permissions(channel.permissions_for(caller.interaction.guild.me))
            lines = [f"{_mark(need, lacking)} {words(need.words)}" for need in permissions.NEEDS]
            parts.append(
                Say(f"**{words('chat-setup-may', channel=Room(str(channel.id)))}**\n" + "\n".join(lines))
            )
            if lacking:
                role = Role(str(caller.interaction.guild.me.top_role.id))
                mend = words(
                    "chat-setup-grant", channel=Room(str(channel.id)), role=role, stops=STOPS, slows=SLOWS
                )
                parts.append(Say(mend))
            if isinstance(channel, discord.ForumChannel):
                parts += self._check_tags(caller, channel, settings, words)
        return parts

    def _check_tags(
        self, caller: DiscordCaller, forum: discord.ForumChannel, settings: ServerSettings, words: Words
    ) -> list[Part]:
        """Which tags a manager has to make, where the bot may not."""
        assert caller.interaction.guild is not None
        missing = missing_tags(forum, locale_of_server(caller.interaction.guild, settings))
        full = len(forum.available_tags) + len(missing) > MOST_TAGS
        may = forum.permissions_for(caller.interaction.guild.me).manage_channels
        if not missing or (may and not full):
            return []
        tags = words.join([f"**{tag}**" for tag in missing])
        sentence = words("chat-setup-tags", forum=Room(str(forum.id)), tags=tags)
        return [Say(f"{SLOWS} {sentence}")]

    def _channels(self, caller: DiscordCaller, settings: ServerSettings) -> list[discord.abc.GuildChannel]:
        assert caller.interaction.guild is not None
        wanted = dict.fromkeys([*([settings.forum] if settings.forum else []), *settings.channels])
        named = [caller.interaction.guild.get_channel(int(channel_id)) for channel_id in list(wanted)[:4]]
        channels: list[discord.abc.GuildChannel] = [channel for channel in named if channel is not None]
        if not channels and isinstance(caller.interaction.channel, discord.abc.GuildChannel):
            channels = [caller.interaction.channel]
        return channels


def _mark(need: permissions.Need, lacking: list[permissions.Need]) -> str:
    if need not in lacking:
        return WELL
    return STOPS if need.vital else SLOWS


def _roles(named: tuple[str, ...], words: Words) -> str:
    return " ".join(Role(role) for role in named) or words("chat-setup-everyone")


def _with_options(settings: ServerSettings, options: SetupOptions) -> ServerSettings:
    """The settings with what the command was given."""
    if options.anywhere:
        settings = replace(settings, channels=())
    if options.channel is not None:
        settings = settings.with_channel(str(options.channel.id))
    if options.moderators is not None:
        settings = settings.with_moderators(str(options.moderators.id))
    if options.log is not None:
        named = str(options.log.id)
        settings = replace(settings, log="" if settings.log == named else named)
    if options.forum is not None:
        named = str(options.forum.id)
        settings = replace(settings, forum="" if settings.forum == named else named)
    if options.openers is not None:
        settings = settings.with_openers(str(options.openers.id))
    if options.founders is not None:
        settings = settings.with_founders(str(options.founders.id))
    plain = {
        name: value
        for name in ("lobbies", "tables", "leagues", "lobby_days", "archives")
        if (value := getattr(options, name)) is not None
    }
    settings = replace(settings, **plain)
    if options.pace is not None:
        settings = replace(settings, pace=options.pace)
    if options.language is not None:
        settings = replace(settings, language=options.language)
    return settings
