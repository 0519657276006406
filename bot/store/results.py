"""Results of finished games, and the ratings that rest on them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema_leagues as schema
from bot.store.database import Database
from bot.store.records_leagues import ProfileRecord, RatingRecord, ResultRecord, ResultSeat
from bot.store.schema import people
from bot.store.statements import insert_for

HeldRatings: TypeAlias = Mapping[tuple[str, str, str], RatingRecord]
"""The newest ratings by server, title and person."""
Rate: TypeAlias = Callable[[ResultRecord, HeldRatings], Sequence[RatingRecord]]

_RESULT, _SEAT, _RATING = schema.results, schema.result_seats, schema.ratings
_PEOPLE = people
RATING = "rating"
"""Every rating rests on those before it, so that results are entered one after the other."""


class Results:
    def __init__(self, database: Database) -> None:
        self._database = database

    # --- writing

    async def enter(self, result: ResultRecord, rate: Rate) -> bool:
        """Write a result with the ratings it makes; False when it was entered before."""
        async with self._database.writing(in_turn=RATING) as connection:
            known = sa.select(_RESULT.c.n).where(_RESULT.c.match_id == result.match_id)
            if await connection.scalar(known) is not None:
                return False
            made = await connection.execute(_RESULT.insert().values(**_fields(result, "seats", "n")))
            (n,) = made.inserted_primary_key or (0,)
            await connection.execute(_SEAT.insert(), [{"n": n, **_fields(seat)} for seat in result.seats])
            entered = ResultRecord(**{**_fields(result), "n": n})
            await _keep(connection, rate(entered, await _newest_ratings(connection, _people(entered))))
        return True

    async def void(self, match_id: str) -> bool:
        """Mark a result as void; `rerate` computes the ratings again."""
        async with self._database.writing() as connection:
            statement = _RESULT.update().where(_RESULT.c.match_id == match_id).values(void=True)
            return (await connection.execute(statement)).rowcount == 1

    async def rerate(self, rate: Rate) -> None:
        """Every rating from the stored results alone, in the order in which they were entered."""
        async with self._database.writing(in_turn=RATING, unhurried=True) as connection:
            await connection.execute(_RATING.delete())
            held: dict[tuple[str, str, str], RatingRecord] = {}
            for result in await _results(connection, _RESULT.select()):
                made = rate(result, held)
                held.update({(*rating.pool, rating.user_id): rating for rating in made})
                await _keep(connection, made)

    # --- reading

    async def all(self) -> list[ResultRecord]:
        async with self._database.reading() as connection:
            return await _results(connection, _RESULT.select())

    async def of_match(self, match_id: str) -> ResultRecord | None:
        async with self._database.reading() as connection:
            results = await _results(connection, _RESULT.select().where(_RESULT.c.match_id == match_id))
        return results[0] if results else None

    async def after(self, title: str, n: int, most: int) -> list[ResultRecord]:
        """The next results of a title, the void ones included."""
        later = sa.select(_RESULT.c.n).where(_RESULT.c.title == title, _RESULT.c.n > n)
        async with self._database.reading() as connection:
            numbers = list(await connection.scalars(later.order_by(_RESULT.c.n).limit(most)))
            return await _results(connection, _RESULT.select().where(_RESULT.c.n.in_(numbers)))

    async def of_person(self, user_id: str) -> list[ResultRecord]:
        """Every game this person played to its end."""
        held = sa.select(_SEAT.c.n).where(_SEAT.c.user_id == user_id)
        async with self._database.reading() as connection:
            return await _results(connection, _RESULT.select().where(_RESULT.c.n.in_(held)))

    async def ratings(self, server: str, title: str) -> list[RatingRecord]:
        """The newest rating of everyone in a pool."""
        async with self._database.reading() as connection:
            return await _newest(connection, _RATING.c.server == server, _RATING.c.title == title)

    async def ratings_of(self, user_id: str) -> list[RatingRecord]:
        """This person's newest rating in every pool."""
        async with self._database.reading() as connection:
            return await _newest(connection, _RATING.c.user_id == user_id)

    async def history(self, server: str, title: str, user_id: str) -> list[tuple[float, RatingRecord]]:
        """How a rating went, with the time of each game."""
        columns = [_RATING.c[name] for name in RatingRecord.__slots__]
        query = (
            sa.select(_RESULT.c.ended, *columns)
            .join(_RESULT, _RESULT.c.n == _RATING.c.n)
            .where(_RATING.c.server == server, _RATING.c.title == title, _RATING.c.user_id == user_id)
            .order_by(_RATING.c.n)
        )
        async with self._database.reading() as connection:
            return [(ended, RatingRecord(*rest)) for ended, *rest in await connection.execute(query)]

    async def names(self) -> dict[str, str]:
        """What everyone calls themselves, else what they were called last."""
        query = sa.select(_SEAT.c.user_id, _SEAT.c.name).where(_SEAT.c.user_id.is_not(None))
        async with self._database.reading() as connection:
            names = {row.user_id: row.name for row in await connection.execute(query.order_by(_SEAT.c.n))}
            people = await connection.execute(sa.select(_PEOPLE.c.id, _PEOPLE.c.settings))
            named = {row.id: name for row in people if (name := (row.settings or {}).get("name"))}
            return names | named

    # --- people who are forgotten

    async def forget(self, user_id: str, pseudonym: str) -> None:
        """The games of others stay whole: a pseudonym that is never shown stands in their results."""
        async with self._database.writing() as connection:
            own = {"user_id": pseudonym}
            await connection.execute(_SEAT.update().where(_SEAT.c.user_id == user_id).values(**own, name=""))
            await connection.execute(_RATING.update().where(_RATING.c.user_id == user_id).values(**own))
            for table in (schema.profiles, schema.seeks):
                await connection.execute(table.delete().where(table.c.user_id == user_id))
            await _change_profile(connection, pseudonym, hidden=True)

    # --- profiles

    async def profile(self, user_id: str) -> ProfileRecord:
        async with self._database.reading() as connection:
            return await _profile(connection, user_id)

    async def hidden_people(self) -> set[str]:
        """Everyone who does not want to be shown."""
        table = schema.profiles
        query = sa.select(table.c.user_id).where(table.c.hidden)
        async with self._database.reading() as connection:
            return set(await connection.scalars(query))

    async def hide(self, user_id: str, hidden: bool) -> None:
        async with self._database.writing() as connection:
            await _change_profile(connection, user_id, hidden=hidden)

    async def count_left_seat(self, user_id: str) -> None:
        """Count a seat that a person gave up before the end."""
        async with self._database.writing() as connection:
            await _change_profile(connection, user_id, seats_left=schema.profiles.c.seats_left + 1)


async def _results(connection: AsyncConnection, query: sa.Select[Any]) -> list[ResultRecord]:
    rows = (await connection.execute(query.order_by(_RESULT.c.n))).all()
    seats: dict[int, list[ResultSeat]] = {}
    numbers = query.with_only_columns(_RESULT.c.n)
    query = _SEAT.select().where(_SEAT.c.n.in_(numbers)).order_by(_SEAT.c.n, _SEAT.c.seat)
    for row in (await connection.execute(query)).all():
        values = dict(row._mapping)
        feats = tuple(values.pop("feats"))
        seats.setdefault(values.pop("n"), []).append(ResultSeat(**values, feats=feats))
    return [ResultRecord(**row._mapping, seats=tuple(seats.get(row.n, ()))) for row in rows]


async def _newest_ratings(connection: AsyncConnection, people: Iterable[str]) -> HeldRatings:
    ratings = await _newest(connection, _RATING.c.user_id.in_(list(people)))
    return {(*rating.pool, rating.user_id): rating for rating in ratings}


async def _newest(connection: AsyncConnection, *where: sa.ColumnElement[bool]) -> list[RatingRecord]:
    newest = (
        sa.select(_RATING.c.server, _RATING.c.title, _RATING.c.user_id, sa.func.max(_RATING.c.n).label("n"))
        .where(*where)
        .group_by(_RATING.c.server, _RATING.c.title, _RATING.c.user_id)
        .subquery()
    )
    same = sa.and_(*(_RATING.c[name] == newest.c[name] for name in ("server", "title", "user_id", "n")))
    query = sa.select(*(_RATING.c[name] for name in RatingRecord.__slots__)).join(newest, same)
    return [RatingRecord(*row) for row in await connection.execute(query)]


async def _keep(connection: AsyncConnection, made: Sequence[RatingRecord]) -> None:
    if made:
        await connection.execute(_RATING.insert(), [_fields(rating) for rating in made])


async def _profile(connection: AsyncConnection, user_id: str) -> ProfileRecord:
    query = schema.profiles.select().where(schema.profiles.c.user_id == user_id)
    row = (await connection.execute(query)).one_or_none()
    return ProfileRecord(*row) if row else ProfileRecord(user_id)


async def _change_profile(connection: AsyncConnection, user_id: str, **values: Any) -> None:
    table = schema.profiles
    unless_there = insert_for(connection, table).on_conflict_do_nothing()
    await connection.execute(unless_there, _fields(ProfileRecord(user_id)))
    await connection.execute(table.update().where(table.c.user_id == user_id).values(**values))


def _people(result: ResultRecord) -> list[str]:
    return [seat.user_id for seat in result.seats if seat.user_id]


def _fields(record: Any, *but: str) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__slots__ if name not in but}
