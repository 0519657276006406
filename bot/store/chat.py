"""What a chat surface keeps: servers, lobbies, and what was told of each match."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import sqlalchemy as sa

from bot.store import schema
from bot.store.database import Database
from bot.store.errors import Conflict
from bot.store.outbox import insert_letters
from bot.store.records import Document, NewLetter
from bot.store.statements import insert_for, put_row, update_where, where_values

LobbyState = Literal["open", "starting", "started", "dropped"]


@dataclass(frozen=True, slots=True)
class LobbyRecord:
    """A table that people are still sitting down at; its id is that of the match it becomes."""

    id: str
    state: LobbyState
    revision: int
    lobby: Document
    created: float


@dataclass(frozen=True, slots=True)
class ToldRecord:
    """How far the channel of a match was told, and the revision that a change to it rests on."""

    progress: Document
    revision: int


class Servers:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def settings(self, server_id: str) -> Document:
        settings: Document | None = await _value(self._database, schema.servers, "settings", id=server_id)
        return settings or {}

    async def change_settings(self, server_id: str, make: Callable[[Document], Document]) -> None:
        """Write what `make` makes of the settings; whoever else changes them comes before it or after it."""
        query = sa.select(schema.servers.c.settings).where(schema.servers.c.id == server_id)
        async with self._database.writing(in_turn=f"server {server_id}") as connection:
            settings = make(await connection.scalar(query) or {})
            await put_row(connection, schema.servers, {"settings": settings}, id=server_id)


class Lobbies:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, lobby_id: str) -> LobbyRecord | None:
        query = schema.lobbies.select().where(schema.lobbies.c.id == lobby_id)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return LobbyRecord(*row) if row else None

    async def in_state(self, state: LobbyState) -> list[LobbyRecord]:
        query = (
            schema.lobbies.select().where(schema.lobbies.c.state == state).order_by(schema.lobbies.c.created)
        )
        async with self._database.reading() as connection:
            return [LobbyRecord(*row) for row in await connection.execute(query)]

    async def find_mentions(self, value: str) -> list[LobbyRecord]:
        """Every lobby, open or not, that such a value stands in."""
        table = schema.lobbies
        held = sa.type_coerce(table.c.lobby, sa.Text).contains(f'"{value}"', autoescape=True)
        async with self._database.reading() as connection:
            return [LobbyRecord(*row) for row in await connection.execute(table.select().where(held))]

    async def add(self, lobby_id: str, lobby: Document, now: float) -> None:
        async with self._database.writing() as connection:
            await connection.execute(
                schema.lobbies.insert().values(
                    id=lobby_id, state="open", revision=0, lobby=lobby, created=now
                )
            )

    async def change(
        self,
        record: LobbyRecord,
        lobby: Document,
        state: LobbyState,
        letters: Sequence[NewLetter] = (),
        now: float = 0.0,
    ) -> None:
        """Write the changed lobby and letters about it, or raise Conflict when another change came first."""
        table = schema.lobbies
        statement = (
            table.update()
            .where(table.c.id == record.id, table.c.revision == record.revision)
            .values(lobby=lobby, state=state, revision=record.revision + 1)
        )
        async with self._database.writing() as connection:
            if (await connection.execute(statement)).rowcount != 1:
                raise Conflict(f"lobby {record.id} was changed by another press first.")
            await insert_letters(connection, letters, now)


class Channels:
    """How far the channel of each match was told on each surface, in the surface's own terms."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, match_id: str, surface: str) -> ToldRecord | None:
        columns = schema.channel_progress.c
        query = sa.select(columns.told, columns.revision).where(
            columns.match_id == match_id, columns.surface == surface
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return ToldRecord(*row) if row else None

    async def set(
        self,
        match_id: str,
        surface: str,
        channel_id: str,
        seq: int,
        progress: Document,
        revision: int | None = None,
        letters: Sequence[NewLetter] = (),
        now: float = 0.0,
    ) -> None:
        """All is told up to the change with number `seq`; letters that follow from it are written with it.

        `revision` is that of the record which was read, None where there was none; Conflict when another
        process has written since.
        """
        key = {"match_id": match_id, "surface": surface}
        values = {"channel_id": channel_id, "seq": seq, "told": progress, "revision": (revision or 0) + 1}
        async with self._database.writing() as connection:
            if revision is None:
                first = insert_for(connection, schema.channel_progress).on_conflict_do_nothing()
                written = await connection.execute(first, {**key, **values})
            else:
                written = await connection.execute(
                    update_where(schema.channel_progress, (*key, "revision"), tuple(values)),
                    {**values, **where_values(**key, revision=revision)},
                )
            if written.rowcount != 1:
                raise Conflict(
                    f"the {surface} channel of {match_id} was told something by another process first."
                )
            await insert_letters(connection, letters, now)

    async def behind(self, surface: str) -> list[str]:
        """The matches of which not everything is told on a surface."""
        table, matches = schema.channel_progress.c, schema.matches
        query = (
            sa.select(table.match_id)
            .join(matches, matches.c.id == table.match_id)
            .where(table.surface == surface, table.seq < matches.c.seq, matches.c.state != "abandoned")
            .order_by(matches.c.updated)
        )
        async with self._database.reading() as connection:
            return list(await connection.scalars(query))

    async def matches_in(self, surface: str, channel_id: str) -> list[str]:
        """The matches played in a channel of a surface, the newest first."""
        table = schema.channel_progress.c
        query = (
            sa.select(table.match_id)
            .join(schema.matches, schema.matches.c.id == table.match_id)
            .where(table.surface == surface, table.channel_id == channel_id)
            .order_by(schema.matches.c.created.desc())
        )
        async with self._database.reading() as connection:
            return list(await connection.scalars(query))


async def _value(database: Database, table: sa.Table, column: str, **key: str) -> Any:
    query = sa.select(table.c[column]).where(*(table.c[name] == value for name, value in key.items()))
    async with database.reading() as connection:
        return await connection.scalar(query)
