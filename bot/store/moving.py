"""A whole host copied from one database into another of either kind, and compared match by match."""

import hashlib
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot import keys
from bot.store import schema
from bot.store.database import Database
from bot.store.errors import StoreError
from bot.store.notes import NoteKind, Notes
from bot.store.statements import batches
from bot.typed_text import is_clean, replace_unseen

OF_A_MATCH = (schema.matches, schema.seats, schema.moves, schema.events)
"""What makes up a match: copied and compared match by match."""
LEFT_BEHIND = {schema.leases}
"""What belongs to the processes of a database and to nobody else."""
MARKS = "host/"
MATCHES_AT_ONCE = 50
ROWS_AT_ONCE = 500

Progress = Callable[[int, int], None]
"""How many matches are done, of how many."""


@dataclass(frozen=True, slots=True)
class Moved:
    """How many matches there are, how many of them had to be copied, and how many other rows there are."""

    matches: int
    copied: int
    rows: int
    mended: int = 0
    """Texts that held control characters, which are replaced."""


async def move(source: Database, target: Database, *, replace: bool = False, tell: Progress) -> Moved:
    """Make the target a copy of the source, as of one moment, in one transaction, or change nothing.

    A target that holds an earlier copy of the same host gets what differs. One that holds other games is
    refused, unless `replace` says that they may go.
    """
    host_id = await _host_id(source)
    looking, copying = source.reading(unhurried=True), target.writing(in_turn="move", unhurried=True)
    async with target.replacing(), looking as there, copying as here:
        if not replace and await _holds_another_host(here, host_id):
            raise StoreError(f"{target.name} holds the games of another host. Name an empty database.")
        ids = list(await there.scalars(sa.select(schema.matches.c.id).order_by(schema.matches.c.id)))
        await _forget_others(here, ids)
        done = copied = 0
        mender = Mender()
        for some in batches(ids, MATCHES_AT_ONCE):
            copied += await _copy_matches(there, here, some, mender)
            done += len(some)
            tell(done, len(ids))
        rows = await _copy_the_rest(there, here, mender)
        await target.count_on(here)
    if target.heads:
        target.heads.keep({})
    return Moved(len(ids), copied, rows, mender.count)


class Mender:
    """Replaces control characters in texts of before they ended where they were read: PostgreSQL takes no
    NUL, so that one of them would keep a host from ever moving there."""

    def __init__(self) -> None:
        self.count = 0

    def mend(self, row: Any) -> dict[str, Any]:
        """A row as it is written to the target."""
        return {name: self._mend_value(value) for name, value in row._mapping.items()}

    def _mend_value(self, value: Any) -> Any:
        if not isinstance(value, str) or is_clean(value):
            return value
        self.count += 1
        return replace_unseen(value)


async def _host_id(source: Database) -> str:
    """By which a host is known again in every copy of it; made when it is copied for the first time."""
    return str(await Notes(source).get_or_set(NoteKind.HOST_ID(), keys.new_key()))


async def _holds_another_host(here: AsyncConnection, host_id: str) -> bool:
    note = sa.select(schema.notes.c.value).where(schema.notes.c.kind == NoteKind.HOST_ID.stored)
    any_match = sa.select(schema.matches.c.id).limit(1)
    return await here.scalar(any_match) is not None and await here.scalar(note) != host_id


async def _forget_others(here: AsyncConnection, ids: Sequence[str]) -> None:
    """Matches that the source has no more."""
    wanted = set(ids)
    present = await here.scalars(sa.select(schema.matches.c.id))
    gone = [match_id for match_id in present.all() if match_id not in wanted]
    for some in batches(gone, MATCHES_AT_ONCE):
        await here.execute(schema.matches.delete().where(schema.matches.c.id.in_(some)))


async def _copy_matches(
    there: AsyncConnection, here: AsyncConnection, ids: Sequence[str], mender: Mender
) -> int:
    """Copy those of these matches that differ; how many did. Afterwards none does."""
    wanted = await _fingerprints(there, ids)
    known = await _fingerprints(here, ids)
    differ = [match_id for match_id in ids if known.get(match_id) != wanted[match_id]]
    if not differ:
        return 0
    await here.execute(schema.matches.delete().where(schema.matches.c.id.in_(differ)))
    for table in OF_A_MATCH:
        rows = await _rows_of(there, table, differ)
        for some in batches(rows):
            await here.execute(_plain(table).insert(), [mender.mend(row) for row in some])
    made = await _fingerprints(here, differ)
    for match_id in differ:
        if made.get(match_id) != wanted[match_id]:
            raise StoreError(f"match {match_id} is another one after it was copied; nothing was changed.")
    return len(differ)


async def _fingerprints(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, str]:
    """Of each match, a digest of every row it is made of."""
    digests: dict[str, Any] = {}
    for table in OF_A_MATCH:
        for row in await _rows_of(connection, table, ids):
            match_id = row.id if table is schema.matches else row.match_id
            digest = digests.setdefault(match_id, hashlib.sha256())
            mended = tuple(replace_unseen(value) if isinstance(value, str) else value for value in row)
            digest.update(f"{table.name}{mended!r}".encode())
    return {match_id: digest.hexdigest() for match_id, digest in digests.items()}


async def _rows_of(connection: AsyncConnection, table: sa.Table, ids: Sequence[str]) -> Sequence[Any]:
    plain = _plain(table)
    owner = plain.c.id if table is schema.matches else plain.c.match_id
    query = plain.select().where(owner.in_(ids)).order_by(*_key(table, plain))
    return (await connection.execute(query)).all()


async def _copy_the_rest(there: AsyncConnection, here: AsyncConnection, mender: Mender) -> int:
    """Everything around the matches, in the place of what was there."""
    tables = [
        table
        for table in schema.metadata.sorted_tables
        if table not in OF_A_MATCH and table not in LEFT_BEHIND
    ]
    for table in reversed(tables):
        await here.execute(table.delete())
    count = 0
    for table in tables:
        async for rows in _pages(there, table):
            wanted = [mender.mend(row) for row in rows if not _belongs_to_a_process(table, row)]
            if wanted:
                await here.execute(_plain(table).insert(), wanted)
            count += len(wanted)
    return count


def _belongs_to_a_process(table: sa.Table, row: Any) -> bool:
    return table is schema.beats and str(row.name).startswith(MARKS)


async def _pages(connection: AsyncConnection, table: sa.Table) -> AsyncIterator[Sequence[Any]]:
    """All rows of a table in the order of its key, so many at a time."""
    plain = _plain(table)
    key = _key(table, plain)
    after: tuple[Any, ...] | None = None
    while True:
        query = plain.select().order_by(*key).limit(ROWS_AT_ONCE)
        if after is not None:
            query = query.where(sa.tuple_(*key) > sa.tuple_(*after))
        rows = (await connection.execute(query)).all()
        if rows:
            yield rows
            after = tuple(rows[-1]._mapping[column.name] for column in key)
        if len(rows) < ROWS_AT_ONCE:
            return


def _plain(table: sa.Table) -> Any:
    """The table with its JSON as the text it is stored as, so that it is copied letter by letter."""
    columns = [
        sa.column(column.name, sa.Text() if isinstance(column.type, schema.Data) else column.type)
        for column in table.c
    ]
    return sa.table(table.name, *columns)


def _key(table: sa.Table, plain: Any) -> list[Any]:
    return [plain.c[column.name] for column in table.primary_key.columns]
