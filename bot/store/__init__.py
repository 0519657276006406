"""Stored games: all SQL lives in this package."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.store.care import Care
from bot.store.chat import Channels, Lobbies, Servers
from bot.store.clocks import Clocks
from bot.store.contacts import ContactStore
from bot.store.database import Database
from bot.store.drafts import Drafts
from bot.store.errors import Conflict, StoreError, Uncertain, Unreadable
from bot.store.kinds import database_at
from bot.store.learning import LearningStore
from bot.store.leases import Leases
from bot.store.matches import Matches
from bot.store.notes import Notes
from bot.store.outbox import OutboxStore
from bot.store.people import PeopleStore
from bot.store.results import Results
from bot.store.series import Series
from bot.store.talk import TalkStore
from bot.store.upgrade import upgrade

__all__ = ["Conflict", "Store", "StoreError", "Uncertain", "Unreadable"]


class Store:
    """One open database, by what it keeps."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.matches = Matches(database)
        self.outbox = OutboxStore(database)
        self.drafts = Drafts(database)
        self.talk = TalkStore(database)
        self.people = PeopleStore(database)
        self.contacts = ContactStore(database)
        self.learning = LearningStore(database)
        self.clocks = Clocks(database)
        self.leases = Leases(database)
        self.care = Care(database)
        self.results = Results(database)
        self.series = Series(database)
        self.servers = Servers(database)
        self.lobbies = Lobbies(database)
        self.channels = Channels(database)
        self.notes = Notes(database)

    @classmethod
    async def open(cls, target: str) -> "Store":
        """A database brought up to date; one that cannot be used is left as it was, with a StoreError."""
        database = database_at(target)
        try:
            await upgrade(database)
        except BaseException:
            await database.close()
            raise
        return cls(database)

    @classmethod
    @asynccontextmanager
    async def serving(cls, target: str, now: float) -> "AsyncIterator[Store]":
        """The same while this process serves it, which others can see; nobody can restore it meanwhile."""
        database = database_at(target)
        try:
            async with database.serving():
                await upgrade(database)
                await database.mark(now)
                yield cls(database)
        finally:
            await database.close()

    async def close(self) -> None:
        await self.database.close()
