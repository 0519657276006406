"""Stored games: all SQL lives in this package."""

from bot.store.care import Care
from bot.store.chat import Channels, Lobbies, Notes, Servers
from bot.store.clocks import Clocks
from bot.store.database import Database
from bot.store.drafts import Drafts
from bot.store.errors import Conflict, StoreError, Unreadable
from bot.store.matches import Matches
from bot.store.outbox import Outbox
from bot.store.people import People
from bot.store.results import Results
from bot.store.series import Series
from bot.store.upgrade import upgrade

__all__ = ["Conflict", "Store", "StoreError", "Unreadable"]


class Store:
    """One open database, by what it keeps."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.matches = Matches(database)
        self.outbox = Outbox(database)
        self.drafts = Drafts(database)
        self.people = People(database)
        self.clocks = Clocks(database)
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
        database = Database(target)
        try:
            await upgrade(database)
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        await self.database.close()
