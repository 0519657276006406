"""Who gave a command or pressed something: the port through which they are known and answered."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

import structlog
from pydantic import ValidationError

from bot.chat.messages.grammar import Id
from bot.chat.messages.parts import Paper, Sheet
from bot.host.host import Host
from bot.host.server_settings import NOTHING_NAMED, ServerNames, ServerSettings
from bot.store import StoreError
from bot.surfaces import Surface
from bot.table.settings import USUAL, Settings
from engine.text import Text
from render.words import Words, choose

log = structlog.get_logger(__name__)

GLANCE = 0.5
"""Seconds to read a person's settings before the platform is answered."""
HURRY = 2.0
"""Seconds for what must be decided before the platform is answered."""

Reply: TypeAlias = Literal["private", "public", "in place"]
"""Seen by the person alone, by everyone, or in place of the pressed message."""


@dataclass(frozen=True, slots=True)
class Person:
    """Someone whom a command names."""

    id: str
    name: str
    surface: Surface
    bot: bool = False

    @property
    def key(self) -> str:
        """The person among the people of all surfaces."""
        return self.surface.person_id(self.id)


@dataclass(frozen=True, slots=True)
class Press:
    """A press: its id, the values chosen from a menu, the lines written into a form."""

    id: Id
    chosen: list[str] = field(default_factory=list)
    lines: dict[str, str] = field(default_factory=dict)

    @property
    def choice(self) -> str:
        """The first chosen value; empty: none was chosen."""
        return self.chosen[0] if self.chosen else ""


@dataclass(frozen=True, slots=True)
class Powers:
    """What the platform itself lets a person do."""

    manages: bool = False
    """Whether they manage the server."""
    moderates: bool = False
    """Whether they are a moderator there."""


class Caller(ABC):
    """A person at a moment: who, where, in private or not; and the way to answer them."""

    person: Person
    server: str
    """Empty in a private talk with the bot."""
    room: str
    home: str
    """The channel that a thread belongs to; else the room itself."""
    roles: frozenset[str]
    everyone: str = ""
    """The role that every member has."""
    manages: bool
    """Whether they manage the server, as far as it is known where they are."""
    moderates: bool = False
    """Whether the platform itself makes them a moderator there."""
    in_private: bool
    """Whether the pressed message is seen by them alone, so that the reply may replace it."""

    def __init__(self, host: Host, locale: str, server_locale: str) -> None:
        self._host = host
        self._locale = locale
        self.server_locale = choose(server_locale)
        self._settings: Settings | None = None

    # --- who

    @property
    def key(self) -> str:
        """The person among the people of all surfaces."""
        return self.person.key

    @property
    def surface(self) -> Surface:
        return self.person.surface

    @property
    def settings(self) -> Settings:
        return self._settings or USUAL

    @property
    def locale(self) -> str:
        """The reader's own language: as they have set it, else as their platform is."""
        return self.settings.locale or choose(self._locale)

    @property
    def theme(self) -> str:
        return self.settings.theme

    @property
    def words(self) -> Words:
        return Words(self.locale)

    async def load_settings(self, *, again: bool = False) -> None:
        """Read the person's settings once; no busy database is waited for before the platform is answered."""
        if self._settings is not None and not again:
            return
        try:
            async with asyncio.timeout(None if self.is_answered else GLANCE):
                self._settings = await self._host.people.settings(self.key)
        except (TimeoutError, StoreError, ValidationError) as error:
            log.warning("settings-unreadable", error=str(error))

    # --- where

    @property
    def place(self) -> str:
        """The room where what they do counts."""
        return self.room

    async def powers(self, table: str = "") -> Powers:
        """At this table; without one, over the server."""
        return Powers(self.manages, self.moderates)

    def server_names(self) -> ServerNames:
        """The rooms and roles of the server, as it calls them."""
        return NOTHING_NAMED

    def rooms_to_play_in(self) -> dict[str, str]:
        """The rooms of the server where the bot may write, by id and name."""
        return {}

    def forum_for(self, settings: ServerSettings) -> str:
        """The forum in which a game opened here is a post; empty: none."""
        return ""

    @abstractmethod
    def check_permissions(self, forum: str = "") -> None:
        """Refuse a game where the bot lacks what it needs: here, or in the forum where it would be a post."""

    async def open_thread(self, name: str, *, table: str, private: bool) -> str:
        """A room for a table beside the pressed message; empty where that is impossible."""
        return ""

    # --- answering

    @property
    @abstractmethod
    def is_answered(self) -> bool:
        """Whether the platform was answered."""

    @abstractmethod
    async def acknowledge(self, reply: Reply) -> None:
        """Tell the platform at once that a reply will come."""

    @abstractmethod
    async def show(self, sheet: Sheet) -> str:
        """Fill in what was acknowledged; the message's id. Pictures that the message has stay."""

    @abstractmethod
    async def send_files(self, sentence: str, files: Sequence[tuple[str, bytes]]) -> None:
        """Fill in what was acknowledged with files, each by its name."""

    @abstractmethod
    async def ask(self, paper: Paper) -> None:
        """Open a form, which has to be the first answer."""

    @abstractmethod
    async def call(self, sheet: Sheet, mentions: Sequence[str]) -> None:
        """Answer at once with a public message that pings these people alone."""

    @abstractmethod
    async def say(self, sentence: str) -> None:
        """Send one private sentence, whether or not the platform was answered."""

    async def launch(self) -> None:
        """Open the table inside the platform; only platforms whose surface can do that offer it."""
        raise NotImplementedError

    async def reply_privately(self) -> None:
        await self._begin_reply("private")

    async def reply_publicly(self) -> None:
        await self._begin_reply("public")

    async def reply_in_place(self) -> None:
        await self._begin_reply("in place")

    async def _begin_reply(self, reply: Reply) -> None:
        await self.acknowledge(reply)
        await self.load_settings()

    async def tell(self, sentence: Text) -> None:
        """Tell the person one private sentence, in their language."""
        await self.load_settings()
        await self.say(self.words.say(sentence))
