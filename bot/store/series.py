"""Leagues and campaigns as whole books, their logs, and people who look for a game."""

from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema_leagues as schema
from bot.store.database import Database
from bot.store.errors import Conflict
from bot.store.names import replace_names
from bot.store.outbox import insert_letters
from bot.store.records import Document, NewLetter
from bot.store.records_leagues import LogLine, SeekRecord, SeriesKind, SeriesRecord, part_id
from bot.store.statements import put_row

_SERIES, _LOG, _SEEK = schema.series, schema.series_log, schema.seeks
_OF_ONESELF = ("league-log-joined", "league-log-left", "league-log-substitute", "league-log-took-seat")
"""Lines of a log in which `who` is the name of the person who did it."""


class Series:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, series_id: str) -> SeriesRecord | None:
        async with self._database.reading() as connection:
            query = _SERIES.select().where(_SERIES.c.id == series_id)
            row = (await connection.execute(query)).one_or_none()
        return SeriesRecord(**row._mapping) if row else None

    async def list_books(self, kind: SeriesKind, server: str | None = None) -> list[SeriesRecord]:
        """The youngest first; of one server, or all."""
        query = _SERIES.select().where(_SERIES.c.kind == kind).order_by(_SERIES.c.created.desc())
        if server is not None:
            query = query.where(_SERIES.c.server == server)
        async with self._database.reading() as connection:
            return [SeriesRecord(**row._mapping) for row in await connection.execute(query)]

    async def due(self, now: float) -> list[str]:
        """The series that are due to be visited."""
        query = sa.select(_SERIES.c.id).where(_SERIES.c.wakes <= now).order_by(_SERIES.c.wakes)
        async with self._database.reading() as connection:
            return list(await connection.scalars(query))

    async def add(self, record: SeriesRecord) -> None:
        async with self._database.writing() as connection:
            await connection.execute(_SERIES.insert().values(**_fields(record)))

    async def save(
        self,
        record: SeriesRecord,
        book: Document,
        wakes: float | None,
        *,
        lines: Sequence[tuple[str | None, Document]],
        letters: Sequence[NewLetter],
        parts: Sequence[tuple[int, Document]],
        now: float,
    ) -> None:
        """A book, its log, letters and closed parts in one piece, or Conflict when it is another by now."""
        async with self._database.writing() as connection:
            statement = (
                _SERIES.update()
                .where(_SERIES.c.id == record.id, _SERIES.c.revision == record.revision)
                .values(name=record.name, book=book, wakes=wakes, revision=record.revision + 1)
            )
            if (await connection.execute(statement)).rowcount != 1:
                raise Conflict(f"series {record.id} was changed by another process first.")
            await _log(connection, record.id, lines, now)
            for number, part in parts:
                shelved = SeriesRecord(
                    part_id(record.id, number), "season", record.name, record.server, part, 0, None, now
                )
                await connection.execute(_SERIES.insert().values(**_fields(shelved)))
            await insert_letters(connection, letters, now)

    async def log(self, series_id: str) -> list[LogLine]:
        query = (
            sa.select(*(_LOG.c[name] for name in LogLine.__slots__))
            .where(_LOG.c.series_id == series_id)
            .order_by(_LOG.c.n)
        )
        async with self._database.reading() as connection:
            return [LogLine(*row) for row in await connection.execute(query)]

    async def books_naming(self, user_id: str) -> list[SeriesRecord]:
        """Every book that a person stands in, or whose log names them, the oldest first."""
        query = _SERIES.select().where(_names_person(user_id)).order_by(_SERIES.c.created, _SERIES.c.id)
        async with self._database.reading() as connection:
            return [SeriesRecord(**row._mapping) for row in await connection.execute(query)]

    async def forget(self, user_id: str, pseudonym: str, name_in: Callable[[str], str]) -> set[str]:
        """Remove a person's id, name and words from every book and log; the names they had there.

        A name in the book's language stands in for theirs.
        """
        known: set[str] = set()
        async with self._database.writing() as connection:
            for row in (await connection.execute(_books_to_forget(user_id))).all():
                lines = (await connection.execute(_LOG.select().where(_LOG.c.series_id == row.id))).all()
                names = _names(row.book, user_id) | _names_in_log(lines, user_id)
                known |= names
                name = name_in(await _locale(connection, row))
                book = _anonymise(row.book, user_id, pseudonym, name)
                values = {"book": book, "revision": row.revision + 1}
                await connection.execute(_SERIES.update().where(_SERIES.c.id == row.id).values(**values))
                for line in lines:
                    who = pseudonym if line.who == user_id else line.who
                    changed = {"who": who, "text": replace_names(line.text, names, name)}
                    same = sa.and_(_LOG.c.series_id == row.id, _LOG.c.n == line.n)
                    await connection.execute(_LOG.update().where(same).values(**changed))
        return known

    # --- people who look for a game

    async def all_seekers(self) -> list[SeekRecord]:
        """Everyone who waits, the most patient first."""
        query = _SEEK.select().order_by(_SEEK.c.since, _SEEK.c.user_id)
        async with self._database.reading() as connection:
            return [SeekRecord(**row._mapping) for row in await connection.execute(query)]

    async def seek(self, seeker: SeekRecord) -> None:
        """A wish; it stands in for an earlier one."""
        async with self._database.writing() as connection:
            values = _fields(seeker)
            key = {name: values.pop(name) for name in ("user_id", "server")}
            await put_row(connection, _SEEK, values, **key)

    async def take_seekers(self, people: Sequence[SeekRecord]) -> bool:
        """Remove these wishes, all or none; False when one is gone or has changed."""
        async with self._database.writing() as connection:
            for seeker in people:
                statement = self._of(seeker.user_id, seeker.server).where(_SEEK.c.since == seeker.since)
                if (await connection.execute(statement)).rowcount != 1:
                    await connection.rollback()
                    return False
        return True

    async def stop_seeking(self, user_id: str, server: str) -> bool:
        async with self._database.writing() as connection:
            return (await connection.execute(self._of(user_id, server))).rowcount == 1

    def _of(self, user_id: str, server: str) -> sa.Delete:
        return _SEEK.delete().where(_SEEK.c.user_id == user_id, _SEEK.c.server == server)


def _names_person(user_id: str) -> sa.ColumnElement[bool]:
    holds = sa.type_coerce(_SERIES.c.book, sa.Text).contains(f'"{user_id}"', autoescape=True)
    return sa.or_(holds, _SERIES.c.id.in_(sa.select(_LOG.c.series_id).where(_LOG.c.who == user_id)))


def _books_to_forget(user_id: str) -> sa.Select[Any]:
    """Locked in one order by all who lock several."""
    return _SERIES.select().where(_names_person(user_id)).order_by(_SERIES.c.id).with_for_update()


async def _log(
    connection: AsyncConnection, series_id: str, lines: Sequence[tuple[str | None, Document]], now: float
) -> None:
    count = sa.select(sa.func.count()).where(_LOG.c.series_id == series_id)
    first = int(await connection.scalar(count) or 0)
    rows: list[dict[str, Any]] = [
        {"series_id": series_id, "n": first + i, "at": now, "who": who, "text": text}
        for i, (who, text) in enumerate(lines)
    ]
    if rows:
        await connection.execute(_LOG.insert(), rows)


async def _locale(connection: AsyncConnection, row: Any) -> str:
    """The language of a book; a closed season has that of its league."""
    if row.kind != "season":
        return str(row.book.get("locale", ""))
    whole = _SERIES.select().where(_SERIES.c.id == row.id.rpartition("-")[0])
    league = (await connection.execute(whole)).one_or_none()
    return str(league.book.get("locale", "")) if league else ""


def _fields(record: Any) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__slots__}


# --- a person who is deleted ------------------------------------------------------------------------------


def _names(value: object, user_id: str) -> set[str]:
    """A person's names in a book."""
    if isinstance(value, dict):
        own = {value["name"]} if value.get("user_id") == user_id and "name" in value else set()
        return own.union(*(_names(item, user_id) for item in value.values()))
    return set().union(*(_names(item, user_id) for item in value)) if isinstance(value, list) else set()


def _names_in_log(lines: Sequence[Any], user_id: str) -> set[str]:
    """The names of a person who may have left the book since."""
    own = (line.text for line in lines if line.who == user_id)
    return {str(line["args"]["who"]) for line in own if line["key"] in _OF_ONESELF}


def _author(note: Any, houses: Any) -> str:
    """Who wrote a note of a campaign; one from before authors were kept is its house's."""
    return str(note.get("author") or houses[note["house"]]["user_id"])


def _anonymise(value: object, user_id: str, pseudonym: str, name: str) -> object:
    """Ids wherever they stand; names only beside their id, since a name may be any word of the book."""
    if isinstance(value, list):
        return [_anonymise(item, user_id, pseudonym, name) for item in value]
    if not isinstance(value, dict):
        return pseudonym if value == user_id else value
    made = {
        pseudonym if key == user_id else key: _anonymise(item, user_id, pseudonym, name)
        for key, item in value.items()
    }
    if value.get("user_id") == user_id and "name" in value:
        made["name"] = name
    if "motto" in value and (value.get("founder") or value.get("user_id")) == user_id:
        made["motto"] = ""
    if isinstance(value.get("notes"), list) and isinstance(value.get("houses"), list):
        others = [note for note in value["notes"] if _author(note, value["houses"]) != user_id]
        made["notes"] = _anonymise(others, user_id, pseudonym, name)
    if isinstance(messages := value.get("messages"), list):
        others = [message for message in messages if message["author"] != user_id]
        made["messages"] = _anonymise(others, user_id, pseudonym, name)
    if isinstance(divisions := made.get("divisions"), list):
        made["divisions"] = [
            [[who, name if who == pseudonym else called, *rest] for who, called, *rest in rows]
            for rows in divisions
        ]
    return made
